"""What a score says about winning, and how long a look at a position takes. Opinions, not rules."""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream.rules.state import Bloodstream

PACE: Final = 18_000
"""Positions judged in a second."""
SCALE: Final = 25.0
"""A score that makes the odds of winning 2.7-fold."""
LOST: Final = 1.1
"""Where the fall of a building decides the game, whoever is behind has less and less time to turn it: this share of the
scale is gone by the last round."""
SOLID: Final = 1.15
"""The whole of it, in such games."""
LEAST: Final = 0.25


def scale(s: Bloodstream) -> float:
    scenario = s.world.scenario
    if not scenario.round_limit or not any([goal.kind == "destroy" for goal in scenario.goals]):
        return SCALE
    return SCALE * max(LEAST, min(1.0, SOLID - LOST * s.round / scenario.round_limit))
