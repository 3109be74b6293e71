"""What an opponent answers: its values, the rules it puts on the heroes, and what it does at its moments.

One object for each type of creature (`creatures.py`), each boss (`bosses.py`) and each Overlord (`overlords.py`); it
remembers nothing. A rule that a class does not name is the rulebook's usual one. Abilities are applied once, not once
for each creature of the group (WOW-CREATURE-03).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.dice import EVERY_FACE

if TYPE_CHECKING:
    from wartable.games.world_of_warcraft.rules.state import Lordaeron

UNLIMITED: Final = 99


class Foe:
    """An opponent, or a group of them; this one has no ability."""

    def __init__(self, rule: str = "WOW-CREATURE-01") -> None:
        self.rule = rule
        """The clause that its ability is."""
        self.stings = False
        """Whether it has an ability at the end of the Reroll step: `at_reroll_end`."""
        self.bars_rerolls = False
        """Whether the Reroll value cannot be used."""
        self.armor_faces = EVERY_FACE
        """Which dice bring armor tokens, if they are green and hit."""
        self.armor_barred = False
        """Whether abilities bring no armor tokens."""
        self.reroll_change = 0

    # Values.

    def threat(self, s: Lordaeron, hero: int) -> int:
        """What a hero's dice must reach."""
        raise NotImplementedError

    def attack(self, s: Lordaeron, colour: int) -> int:
        """Of one of them."""
        raise NotImplementedError

    def health(self, s: Lordaeron, colour: int) -> int:
        raise NotImplementedError

    # Rules.

    def attrition(self, value: int) -> int:
        """What becomes of an Attrition value."""
        return value

    def attrition_room(self, s: Lordaeron, hero: int) -> int:
        """How many attrition hits more the hero whose attack it is may place."""
        return UNLIMITED

    def most_hits(self, s: Lordaeron) -> int:
        """How many red and blue hits of an attack may lie outside the attrition box."""
        return UNLIMITED

    # Moments.

    def at_round(self, s: Lordaeron) -> None:
        """A combat round starts."""

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        """The end of the Reroll step of a hero."""

    def at_place_end(self, s: Lordaeron, hero: int) -> None:
        """The end of the Place Tokens step of a hero."""

    def at_resolution_start(self, s: Lordaeron) -> None:
        """Before tokens are moved."""

    def at_resolution_end(self, s: Lordaeron) -> None:
        """After those who fell."""

    def at_round_end(self, s: Lordaeron) -> None:
        """A combat round is over and somebody fights on."""


def take_hits(s: Lordaeron, box: int, number: int, rule: str) -> None:
    """Hits leave a box of the characters who fight a normal combat, not below 0 (WOW-CREATURE-17)."""
    at = s.faction_of(s.line[0]) * len(ids.BOXES) + box
    taken = min(number, s.boxes[at])
    if taken <= 0:
        return
    s.boxes = (*s.boxes[:at], s.boxes[at] - taken, *s.boxes[at + 1 :])
    if s.log is not None:
        s.emit("hits-removed", rule, {"box": box, "number": taken})
