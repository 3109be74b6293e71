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
GUARD: Final = 5.0
"""What it is worth that a neutral unit is gone."""
MERIT: Final[tuple[float, ...]] = (
    1.25,  # worker
    1.5,  # infantry
    1.4,  # archer
    1.5,  # siege
    1.25,  # tanker
    1.3,  # destroyer
    0.9,  # transport
    1.4,  # battleship
    1.6,  # cavalry
    0.8,  # submarine
    0.6,  # demolition
    0.4,  # scout flyer
    1.7,  # air striker
    1.5,  # caster
    1.5,  # demon
    1.5,  # skeleton
)
"""By kind, what a unit is worth, compared with its price: units win the game."""
ORDERED: Final = 0.9
"""What is ordered is worth, compared with what is there."""
GOAL_BUILDING: Final = 40.0
"""What a building is worth besides whose fall decides the game."""


class Worths:
    """What a game's pieces are worth, worked out once for its settings."""

    def __init__(self, settings: Settings, scenario: Scenario) -> None:
        self.settings = settings
        self.units: list[float] = []
        """By seat and kind."""
        for race in settings.races:
            for kind in range(KINDS):
                price = float(sum(settings.unit_price[race * KINDS + kind])) or SUMMONED
                self.units.append(MERIT[kind] * price)
        self.decisive: list[int] = [goal.target for goal in scenario.goals if goal.kind == "destroy"]
        """The buildings whose fall decides the game."""
        self.buildings: list[float] = [float(sum(price)) for price in settings.building_price]
        """By kind; what it grew from counts as well."""
        for kind, better in enumerate(settings.grows_into):
            for other in members(better):
                self.buildings[other] += self.buildings[kind]
        for kind in self.decisive:
            self.buildings[kind] += GOAL_BUILDING

    def unit(self, owner: int, kind: int) -> float:
        return GUARD if owner == ids.NEUTRAL else self.units[owner * KINDS + kind]


def left_of(s: Bloodstream, building: int) -> float:
    """The share of a building that no fire has eaten."""
    hits = s.settings.fires[s.b_kind[building]] + 1
    return (hits - s.b_burns[building]) / hits


def rounds_left(s: Bloodstream) -> int:
    """Rounds to come, this one included; many if there is no limit."""
    limit = s.world.scenario.round_limit
    return max(1, limit - s.round + 1) if limit else 99


def turns_left(s: Bloodstream, seat: int) -> int:
    """A player's turns to come, without one that is running or over in this round: the end of it changes nothing."""
    seats = s.settings.seats
    begun = (seat - s.first) % seats <= (s.active - s.first) % seats
    return rounds_left(s) - int(begun)
