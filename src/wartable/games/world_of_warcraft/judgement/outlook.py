"""What a score says about winning, which decisions are worth a search, and how far it looks. Opinions, not rules."""

from __future__ import annotations

from math import exp
from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.state import Lordaeron

PACE: Final = 10_000
"""Positions judged in a second."""
TURNS: Final = 3
"""Until the own next turn is over: at the end of the present one the score sees nothing that it did not see before."""
FIRST: Final = 26.0
LAST: Final = 14.0
"""Scores that make the odds 2.7-fold, in the first turn and after the last."""
CLASSES: Final = (-0.8, 0.3, -0.5, 0.9, -0.2, -0.4, 0.1, -0.2, 0.9)
"""By class, the logarithm by which a hero changes the odds besides what the score sees: up to the end of the game a
class is worth as much as in the beginning. From 500 games of greedy bots with classes by lot."""
ALLIANCE: Final = 0.2
"""The same for this faction."""


def scale(s: Lordaeron) -> float:
    return FIRST + (LAST - FIRST) * min(s.turn, ids.LAST_TURN) / ids.LAST_TURN


def great(s: Lordaeron) -> bool:
    """Who plays what. Later fights are so much a matter of luck that far more goes would be needed than there is time
    for, or the search takes luck for a better plan."""
    return s.klass[0] < 0


def horizon(s: Lordaeron) -> int:
    """The first turn while classes are chosen."""
    return s.turns + (1 if s.klass[0] < 0 else TURNS)


def by_class(s: Lordaeron, seat: int, chance: float) -> float:
    """What a chance becomes when it is seen who plays what."""
    faction = s.faction_of(s.seat_of.index(seat))
    edge = ALLIANCE if faction == ids.ALLIANCE else -ALLIANCE
    for hero in range(s.settings.heroes):
        edge += CLASSES[s.klass[hero]] if s.faction_of(hero) == faction else -CLASSES[s.klass[hero]]
    return chance / (chance + (1.0 - chance) * exp(-edge))
