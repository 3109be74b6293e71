"""What pieces are worth, in resources. Opinions."""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import Scenario
from wartable.games.bloodstream.rules.settings import KINDS, Settings
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

SUMMONED: Final = 3.0
"""What a unit is worth that nobody paid for."""
GUARD: Final = 1.0
"""What it is worth that a neutral unit is gone."""
UNIT: Final = 1.25
"""What a unit is worth, compared with its price: units win the game."""
ORDERED: Final = 0.9
"""What is ordered is worth, compared with what is there."""
GOAL_BUILDING: Final = 40.0
"""What a building is worth besides whose fall decides the game."""
FIRST: Final[tuple[float, ...]] = (
    8.0,  # hall
    -2.0,  # farm
    8.0,  # barracks
    6.0,  # lumber mill
    6.0,  # blacksmith
    -2.0,  # scout tower
    1.0,  # guard tower
    1.0,  # cannon tower
    3.0,  # shipyard
    2.0,  # oil rig
    2.0,  # foundry
    1.0,  # refinery
    12.0,  # keep
    5.0,  # stables
    1.0,  # inventor
    12.0,  # castle
    4.0,  # aviary
    4.0,  # mage tower
    4.0,  # church
)
"""By building, what the first of its kind is worth besides its price: what it unlocks."""
SECOND: Final[tuple[float, ...]] = tuple([2.0 if kind == ids.BARRACKS else -3.0 for kind in range(len(ids.BUILDINGS))])
"""By building, the same for the second."""
MORE: Final = -4.0
"""The same for any further one."""


class Worths:
    """What a game's pieces are worth, worked out once for its settings."""

    def __init__(self, settings: Settings, scenario: Scenario) -> None:
        self.settings = settings
        self.units: list[float] = []
        """By seat and kind."""
        for race in settings.races:
            for kind in range(KINDS):
                at = race * KINDS + kind
                self.units.append(UNIT * (float(sum(settings.unit_price[at])) or SUMMONED))
        decisive = [goal.target for goal in scenario.goals if goal.kind == "destroy"]
        self.buildings: list[float] = [float(sum(price)) for price in settings.building_price]
        """By kind; what it grew from counts as well."""
        for kind, better in enumerate(settings.grows_into):
            for other in members(better):
                self.buildings[other] += self.buildings[kind]
        for kind in decisive:
            self.buildings[kind] += GOAL_BUILDING


class Memory:
    """The worths of the game that was judged last."""

    def __init__(self) -> None:
        self.last: Worths | None = None

    def worths(self, s: Bloodstream) -> Worths:
        found = self.last
        if found is None or found.settings is not s.settings:
            found = self.last = Worths(s.settings, s.world.scenario)
        return found


MEMORY: Final = Memory()


def unit_worth(s: Bloodstream, owner: int, kind: int) -> float:
    return GUARD if owner == ids.NEUTRAL else MEMORY.worths(s).units[owner * KINDS + kind]


def building_worth(s: Bloodstream, kind: int) -> float:
    return MEMORY.worths(s).buildings[kind]


def left_of(s: Bloodstream, building: int) -> float:
    """The share of a building that no fire has eaten."""
    hits = s.settings.fires[s.b_kind[building]] + 1
    return (hits - s.b_burns[building]) / hits


def rounds_left(s: Bloodstream) -> int:
    """Rounds to come, this one included; many if there is no limit."""
    limit = s.world.scenario.round_limit
    return max(1, limit - s.round + 1) if limit else 99
