"""Texts that one scene needs again and again, each made once."""

from __future__ import annotations

from wartable.engine.picture.scene import Words
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture import telling
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream


class Lore:
    """A state in the words of one language."""

    def __init__(self, s: Bloodstream, words: Words) -> None:
        self.s = s
        self.words = words
        self._plain: dict[str, str] = {}
        self._units: dict[int, str] = {}
        self._counted: dict[tuple[int, int, int], str] = {}

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

    def player(self, seat: int) -> str:
        key = f"player {seat}"
        text = self._plain.get(key)
        if text is None:
            text = self._plain[key] = telling.player_name(self.s, seat, self.words)
        return text

    def unit(self, owner: int, kind: int) -> str:
        text = self._units.get(owner * KINDS + kind)
        if text is None:
            text = self._units[owner * KINDS + kind] = telling.unit_name(self.s, owner, kind, self.words)
        return text

    def units(self, owner: int, kind: int, number: int) -> str:
        """So many units of a kind."""
        text = self._counted.get((owner, kind, number))
        if text is None:
            text = telling.units_name(self.s, owner, kind, number, self.words)
            self._counted[owner, kind, number] = text
        return text

    def unit_power(self, owner: int, kind: int) -> str:
        return self.say(f"unit-{telling.type_of(self.s, owner, kind)}-power")

    def building(self, owner: int, kind: int) -> str:
        return self.say(f"building-{ids.RACES[self.s.race_of(owner)]}-{ids.BUILDINGS[kind]}")

    def study(self, seat: int, study: int) -> str:
        return self.say(telling.study_message(self.s.race_of(seat), study))

    def spell(self, spell: int) -> str:
        return self.say("spell-" + ids.SPELLS[spell])

    def code(self, hex: int) -> str:
        return self.s.world.codes[hex]

    def place(self, hex: int) -> str:
        """The building that stands there, or what else there is and in which part of the board."""
        building = self.s.b_at.get(hex, -1)
        if building >= 0:
            return self.building(self.s.b_owner[building], self.s.b_kind[building])
        key = f"place {hex}"
        text = self._plain.get(key)
        if text is None:
            text = self._plain[key] = telling.place_name(self.s.world, hex, self.words)
        return text

    def purse(self, price: tuple[int, ...]) -> str:
        return telling.purse(price, self.words)
