"""Captives on their way: what they and their guards are worth where they are, and what those of enemies are. Opinions.

Whoever loses too many of them is out, so they rather wait than walk into an enemy's reach, and somebody goes with them.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream.judgement.landing import NO_WAY
from wartable.games.bloodstream.judgement.worth import rounds_left
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

FREE: Final = 6.0
"""What it is worth that a captive is free."""
LEAD: Final = 2.0
"""What a step of a captive towards its goal is worth."""
DELIVERED: Final = 140.0
"""What a captive is worth that has been delivered: more than one that is nearly there."""
HUNTED: Final = 18.0
"""What it is worth besides that an enemy's freed captive falls."""
TOGETHER: Final = 3.0
"""So many captives have all of a guard: whoever splits up has no more of him."""
CARE: Final = 16.0
"""What speaks against each captive that must be expected to fall."""
GUARD: Final = 0.45
"""What it is worth that somebody guards captives, for each resource of his worth."""
ENOUGH: Final = 30.0
"""More guards than of this worth are of no use."""
SOON: Final = 5
"""How far ahead of captives they are awaited."""
HURRY: Final = 3
"""With fewer rounds to come captives dare more."""
BESIDE: Final = 2
"""Whoever is no farther from the way of captives than this is in their way."""
CLOSE: Final[tuple[float, ...]] = (1.0, 1.0, 0.85, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1)
"""By distance, how much a guard counts."""


def road(s: Bloodstream, steps: list[int], hex: int, longest: int = NO_WAY) -> int:
    """The hexes of a shortest way to where the steps are counted from, or of its beginning."""
    found = 1 << hex
    while 0 < steps[hex] < NO_WAY and longest:
        longest -= 1
        hex = min(members(s.world.near[hex]), key=lambda x: steps[x])
        found |= 1 << hex
    return found


def heads(s: Bloodstream, owner: int, steps: list[int]) -> int:
    """The hexes where a player's freed captives are or will come by: whoever hunts them goes there."""
    found = 0
    for unit in members(s.units[owner] & s.freed):
        found |= road(s, steps, s.hex_of(unit), SOON)
    return found


def in_the_way(s: Bloodstream, steps: list[int], start: int, movers: int) -> int:
    """Of these hexes of enemies, those beside the way of captives from a hex."""
    beside = 0
    for hex in members(road(s, steps, start)):
        beside |= s.world.hexes.disc(hex, BESIDE)
    return movers & beside


class Convoy:
    """A seat's freed captives in one position; those who are just walking are judged where they may stop."""

    def __init__(self, s: Bloodstream, seat: int, away: int, to_end: list[int], danger: list[float]) -> None:
        self.far = s.world.hexes.far
        self.to_end = to_end
        self.danger = danger
        self.care = CARE * min(1.0, rounds_left(s) / HURRY)
        self.parts: dict[int, int] = {}
        """By hex, how many are there."""
        for unit in members(s.units[seat] & s.freed & ~away):
            hex = s.hex_of(unit)
            self.parts[hex] = self.parts.get(hex, 0) + 1

    def worth(self, camps: list[tuple[int, float]]) -> float:
        """What all of them are worth where they are, with these guards."""
        total = 0.0
        for hex, count in self.parts.items():
            total += self.at(hex, count, camps)
        return total

    def at(self, hex: int, count: int, camps: list[tuple[int, float]]) -> float:
        """What so many are worth in a hex, with these guards about."""
        cover = self.cover(hex, camps)
        loss = min(float(count), self.danger[hex]) * (1.0 - 0.5 * cover / ENOUGH)
        return count * (FREE + LEAD * (NO_WAY - self.to_end[hex])) - self.care * loss + GUARD * cover * count / TOGETHER

    def cover(self, hex: int, camps: list[tuple[int, float]]) -> float:
        far = self.far[hex]
        total = 0.0
        for camp, worth in camps:
            if far[camp] < len(CLOSE):
                total += worth * CLOSE[far[camp]]
        return min(ENOUGH, total)

    def guarded(self, camps: list[tuple[int, float]], hex: int, worth: float) -> float:
        """What one more guard in a hex adds."""
        more = [*camps, (hex, worth)]
        total = 0.0
        for part, count in self.parts.items():
            total += (self.cover(part, more) - self.cover(part, camps)) * count
        return GUARD * total / TOGETHER
