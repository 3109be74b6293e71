"""Buildings with own stacks around them: what these may do to them in the turns to come. Opinions.

Whoever comes too late for this turn's attack, or would spoil it by joining a stack, still makes the next ones better.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream.judgement.chart import Chart
from wartable.games.bloodstream.judgement.odds import chance
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

LATER: Final = 1.0
"""What the attacks of later turns are worth, compared with the mean gain of one."""
MOST: Final = 20.0
"""No hit to come is worth more, or the promise of it would be worth more than the victory."""
TURNS: Final = 3
"""With fewer turns to come than this they count less."""


class Siege:
    """All stacks of a seat that stand around buildings of enemies."""

    def __init__(self, s: Bloodstream, seat: int, chart: Chart, left: int) -> None:
        self.s = s
        self.seat = seat
        self.chart = chart
        self.share = LATER * min(1.0, (left - 1) / TURNS)
        self.around: dict[int, tuple[int, int]] = {}
        """By hex of a building, the best attack of those around it, and how many they are."""

    def near(self, kind: int, hex: int) -> int:
        """The hexes of buildings that such a unit may strike from a hex."""
        return self.s.world.hexes.disc(hex, self.s.ranges[self.seat * KINDS + kind]) & self.chart.prized

    def add(self, kind: int, attack: int, count: int, near: int) -> None:
        """Take note of a stack, and of the buildings that it may strike."""
        for x in members(near):
            if self.chart.prizes[x][2] & self.s.settings.targets[kind]:
                leader, others = self.around.get(x, (0, 0))
                self.around[x] = (max(leader, attack), others + count)

    def worth(self) -> float:
        total = 0.0
        for x, (leader, count) in self.around.items():
            total += self.hit(x, leader, count)
        return self.share * total

    def joined(self, kind: int, attack: int, count: int, hex: int) -> float:
        """What so many more in a hex add."""
        total = 0.0
        for x in members(self.near(kind, hex)):
            if self.chart.prizes[x][2] & self.s.settings.targets[kind]:
                leader, others = self.around.get(x, (0, 0))
                total += self.hit(x, max(leader, attack), others + count)
                if others:
                    total -= self.hit(x, leader, others)
        return self.share * total

    def hit(self, hex: int, leader: int, count: int) -> float:
        armour, prize, _ = self.chart.prizes[hex]
        return min(MOST, prize) * chance(leader, count - 1, armour)
