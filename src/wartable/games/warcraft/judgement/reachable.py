"""A map as generals read it: from where pieces get to a space, or into a battle there, in one move."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.judgement.odds import Might
from wartable.games.warcraft.rules.world import World
from wartable.toolbox.masks import members

FAR: Final = 20
"""More steps than any way has."""
SPEEDS: Final = 5
"""Steps from none to four: two moves of a flyer."""
MOST: Final = 32
"""Charts kept before the shelf is emptied."""


class Chart:
    """Distances and reaches of one world; lists of masks go by space, then by speed."""

    def __init__(self, world: World) -> None:
        size = world.size
        self.ground: list[list[int]] = [_walk(world, x) for x in range(size)]
        """Steps on foot; to a mountain there is no way."""
        self.rings: list[list[int]] = [_rings(steps) for steps in self.ground]
        """By space, then by number of steps: the spaces that many steps away on foot."""
        self.enters_ground: list[list[int]] = []
        """From where a space is entered, and as ways go both ways, what is entered from it."""
        self.enters_air: list[list[int]] = []
        self.joins_ground: list[list[int]] = []
        self.joins_air: list[list[int]] = []
        for x in range(size):
            ground = self.ground[x]
            air = world.distance[x]
            high = bool(world.mountain >> x & 1)
            self.enters_ground.append([1 << x if high else _within(ground, speed) for speed in range(SPEEDS)])
            self.enters_air.append([_within(list(air), speed) for speed in range(SPEEDS)])
            steps = [FAR] * size
            for flank in members(world.front_ground[x] & ~world.mountain):
                for y in range(size):
                    steps[y] = min(steps[y], self.ground[flank][y])
            front = world.front_ground[x]
            self.joins_ground.append([front | _within(steps, speed) for speed in range(SPEEDS)])
            self.joins_air.append([_within(list(air), speed + 1) for speed in range(SPEEDS)])
        self.calm: list[float] = [1.0] * size
        """How likely workers survive where no enemy stands: by space, for all to share."""
        self.mights: dict[int, Might] = {}
        """What units can do, by race and levels; filled as they come up."""
        letters = world.scenario.letters
        self.scored: bool = world.scenario.victory == "points"
        """Whether victory points are counted."""
        self.gate = letters["D"] if world.scenario.victory == "gate" else -1
        self.tree = letters["A"] if world.scenario.victory == "nordrassil" else -1
        self.springs = 0
        """Where Necromancers find units."""
        self.graves = 0
        for x, token in world.scenario.tokens.items():
            if token < ids.UNITS:
                self.springs |= 1 << x
            elif token == ids.GRAVEYARD:
                self.graves |= 1 << x

    def nearest(self, x: int, goals: int) -> int:
        """Steps on foot from a space to the nearest of these; FAR if there is no way."""
        for steps, ring in enumerate(self.rings[x]):
            if ring & goals:
                return steps
        return FAR


def _walk(world: World, start: int) -> list[int]:
    steps = [FAR] * world.size
    seen = 1 << start
    edge = seen
    count = 0
    while edge:
        grown = 0
        for x in members(edge):
            steps[x] = count
            grown |= world.near_ground[x]
        edge = grown & ~seen
        seen |= edge
        count += 1
    return steps


def _within(steps: list[int], most: int) -> int:
    found = 0
    for x, count in enumerate(steps):
        if 0 <= count <= most:
            found |= 1 << x
    return found


def _rings(steps: list[int]) -> list[int]:
    """Spaces by their number of steps; those without a way are left out."""
    rings = [0] * (1 + max([count for count in steps if count < FAR]))
    for x, count in enumerate(steps):
        if count < FAR:
            rings[count] |= 1 << x
    return rings


_CHARTS: Final[dict[World, Chart]] = {}


def chart_of(world: World) -> Chart:
    found = _CHARTS.get(world)
    if found is None:
        if len(_CHARTS) >= MOST:
            _CHARTS.clear()
        found = Chart(world)
        _CHARTS[world] = found
    return found
