"""What a score says about winning, and which decisions are worth a search. Opinions, not rules."""

from __future__ import annotations

from typing import Final

from wartable.games.small_world.rules.redeployment import Redeploy
from wartable.games.small_world.rules.state import SmallWorld

AT_THE_END: Final = 1.5
EACH_ROUND: Final = 1.65
"""Coins that make the odds 2.7-fold in the last round, and so many more for each round that is left."""

PACE: Final = 60_000
"""Positions judged in a second."""


def scale(s: SmallWorld) -> float:
    return AT_THE_END + EACH_ROUND * (s.rounds - s.round)


def great(s: SmallWorld, seat: int) -> bool:
    """Redeployment matters least."""
    return s.seat == seat and not isinstance(s.stack[-1], Redeploy)
