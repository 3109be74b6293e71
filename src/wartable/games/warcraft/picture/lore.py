"""Texts that one scene needs again and again, each made once."""

from __future__ import annotations

from wartable.engine.picture.scene import Words
from wartable.games.warcraft import ids
from wartable.games.warcraft.picture.telling import kind_name, player_name, race_name, space_name, tile_name
from wartable.games.warcraft.rules.forces import KINDS
from wartable.games.warcraft.rules.state import Warcraft


class Lore:
    """A state in the words of one language."""

    def __init__(self, s: Warcraft, words: Words) -> None:
        self.s = s
        self.words = words
        self.races = [race_name(race, words) for race in range(len(ids.RACES))]
        self._plain: dict[str, str] = {}
        self._players: dict[int, str] = {}
        self._tiles: dict[int, str] = {}
        self._skills: dict[int, list[str]] = {}
        self._spaces: dict[int, str] = {}

    def say(self, message: str) -> str:
        """A text without facts."""
        text = self._plain.get(message)
        if text is None:
            text = self._plain[message] = self.words(message)
        return text

    def tip(self, message: str) -> str:
        """A name and what it is for, on two lines."""
        return f"{self.say(message)}\n{self.say(message + '-about')}"

    def power(self, message: str) -> str:
        """A name and what it does, on two lines."""
        return f"{self.say(message)}\n{self.say(message + '-power')}"

    def player(self, race: int) -> str:
        """A race and who leads it."""
        text = self._players.get(race)
        if text is None:
            text = self._players[race] = player_name(self.s, race, self.words)
        return text

    def space(self, space: int) -> str:
        text = self._spaces.get(space)
        if text is None:
            text = self._spaces[space] = space_name(self.s.world, space, self.words)
        return text

    def tile(self, race: int, kind: int) -> str:
        """What pieces of a race and kind are called at their present level."""
        text = self._tiles.get(race * KINDS + kind)
        if text is None:
            text = self._tiles[race * KINDS + kind] = tile_name(self.s, race, kind, self.words)
        return text

    def skills(self, race: int, kind: int) -> list[str]:
        """What pieces of a race and kind can do: the unit tile on top with kind, level, Strength and ability."""
        lines = self._skills.get(race * KINDS + kind)
        if lines is None:
            lines = self._skills[race * KINDS + kind] = self._read_skills(race, kind)
        return lines

    def _read_skills(self, race: int, kind: int) -> list[str]:
        s, words = self.s, self.words
        power = self.say(f"kind-{ids.KINDS[kind]}-power")
        if kind >= ids.UNITS:
            return [power]
        top = s.world.content.top[race][kind]
        facts: dict[str, int | str] = {"kind": kind_name(kind, words), "level": s.tile(race, kind) + 1, "top": top}
        lines = [words("tip-tile", strength=s.strength(race, kind), **facts), power]
        ability = s.ability(race, kind)
        if ability != ids.NO_ABILITY:
            message = "ability-" + ids.ABILITIES[ability]
            lines.append(words("tip-ability", ability=self.say(message), power=self.say(message + "-power")))
        return lines
