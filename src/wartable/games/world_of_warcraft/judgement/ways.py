"""How far it is for a faction's heroes: by foot and by flight, where blue creatures are the end of a way."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft.rules.world import FAR, World
from wartable.toolbox.masks import members

THROUGH: Final = 4
"""Steps that it costs to fight a way free."""
REMEMBERED: Final = 2000


class Ways:
    """Steps from a region to all others; what was worked out is kept."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._steps: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def steps(self, faction: int, blue: int, start: int) -> tuple[int, ...]:
        """From `start` to each region, while blue creatures are in these."""
        key = (faction, blue, start)
        found = self._steps.get(key)
        if found is None:
            if len(self._steps) > REMEMBERED:
                self._steps.clear()
            free = self._spread(faction, blue & ~(1 << start), start)
            bold = self._spread(faction, 0, start)
            found = tuple([min(steps, bold[region] + THROUGH) for region, steps in enumerate(free)])
            self._steps[key] = found
        return found

    def _spread(self, faction: int, ends: int, start: int) -> tuple[int, ...]:
        world = self.world
        near, flights, open_ = world.content.near, world.flights[faction], world.open_to[faction]
        steps = [FAR] * world.regions
        seen = edge = 1 << start
        count = 0
        while edge:
            grown = 0
            for region in members(edge):
                steps[region] = count
                if not ends >> region & 1:
                    grown |= near[region]
                    if flights >> region & 1:
                        grown |= flights
            edge = grown & open_ & ~seen
            seen |= edge
            count += 1
        return tuple(steps)
