"""What every experience card answers (rulebook: «Свойства карт»)."""

from __future__ import annotations

from typing import Final

from wartable.engine.action import Action
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import aims
from wartable.games.warcraft.rules.lineup import (
    enemies_of,
    in_battle,
    kinds_of,
    places,
    side_of,
    strength_in_numbers,
)
from wartable.games.warcraft.rules.state import Warcraft
from wartable.toolbox.masks import members

AT_ONCE: Final = -1
"""Cards that do not lie open are discarded at once (WC-CARDS-05)."""


class Card:
    """One experience card: when it may be played, at what, what it does, and what bots and pictures make of it.

    A card remembers nothing. A state knows cards by their numbers, and `box.CARDS` has the object for each. What a
    card is aimed at is up to three numbers, as `Play.target` gives them.
    """

    def __init__(
        self,
        number: int,
        rule: str,
        window: int,
        icon: str,
        worth: float,
        lasts: int = AT_ONCE,
        aim: int = aims.NOTHING,
        copies_add: bool = True,
    ) -> None:
        self.number = number
        self.rule = rule
        """The clause that refusals and events name."""
        self.window = window
        """When it may be played, see `moments.py`."""
        self.icon = icon
        self.worth = worth
        """What bots think a card in hand is worth, in resources."""
        self.lasts = lasts
        """How long it lies open (WC-BATTLE-24)."""
        self.aim = aim
        self.copies_add = copies_add
        """Whether a second copy does anything while the first lies open."""

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        """Whether board and battle meet the condition, for a race that may hold it: looks at public facts only.

        `fact` is what the window is about: a space, a side, a unit; -1 for nothing.
        """
        return True

    def add_targets(self, s: Warcraft, race: int, fact: int, found: list[Action]) -> None:
        """Every way to play it now, given that `may_play` holds."""
        found.append(s.world.play[self.number])

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        """What it does once nobody can stop it."""
        raise NotImplementedError


class SpaceCard(Card):
    """A card that is played on one space; a subclass says on which."""

    def __init__(self, number: int, rule: str, window: int, icon: str, worth: float, lasts: int = AT_ONCE) -> None:
        super().__init__(number, rule, window, icon, worth, lasts, aims.SPACE)

    def spaces(self, s: Warcraft, race: int) -> int:
        """The spaces it may be played on, as bits."""
        raise NotImplementedError

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return self.spaces(s, race) != 0

    def add_targets(self, s: Warcraft, race: int, fact: int, found: list[Action]) -> None:
        actions = s.world.play_at[self.number]
        for x in members(self.spaces(s, race)):
            found.append(actions[x])


class UnitCard(Card):
    """A card that is played on one enemy unit of the battle; a subclass says on which."""

    def __init__(self, number: int, rule: str, window: int, icon: str, worth: float, lasts: int) -> None:
        super().__init__(number, rule, window, icon, worth, lasts, aims.UNIT)

    def may_hit(self, s: Warcraft, enemy: int, kind: int, space: int) -> bool:
        """Whether it may be played on a unit of the other side."""
        raise NotImplementedError

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        return any([self.may_hit(s, enemy, kind, x) for enemy, kind, x in enemy_classes(s, race)])

    def add_targets(self, s: Warcraft, race: int, fact: int, found: list[Action]) -> None:
        actions = s.world.play_on[self.number]
        for enemy, kind, x in enemy_classes(s, race):
            if self.may_hit(s, enemy, kind, x):
                found.append(actions[enemy][kind * s.world.size + x])


def enemy_classes(s: Warcraft, race: int) -> list[tuple[int, int, int]]:
    """(race, kind, space) of the enemy units in the battle."""
    found: list[tuple[int, int, int]] = []
    for enemy in enemies_of(s, race):
        for kind in kinds_of(s, enemy):
            for x in places(s, enemy, kind):
                if in_battle(s, enemy, kind, x):
                    found.append((enemy, kind, x))
    return found


class NetCard(Card):
    """Ensnare and Web: until the battle ends, flyers of the other side may be lost in the melee phase too."""

    def may_play(self, s: Warcraft, race: int, fact: int) -> bool:
        flyers = any([strength_in_numbers(s, enemy, ids.FLYING) for enemy in enemies_of(s, race)])
        return flyers and not s.snared >> (1 - side_of(s, race)) & 1

    def take_effect(self, s: Warcraft, race: int, one: int, two: int, three: int) -> None:
        s.snared |= 1 << (1 - side_of(s, race))
