"""What a score says about winning, which decisions are worth a search, and how far it looks. Opinions, not rules."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.state import Warcraft

SCALE: Final = 20.0
"""A score that makes the odds 2.7-fold."""
PACE: Final = 28_000
"""Positions judged in a second."""
MOVE: Final = ids.STEPS.index("move")
TURNS: Final = 1.5
"""Turns of the table: the own next movement is over then, and what it led to."""


def great(s: Warcraft, seat: int) -> bool:
    """Where units go decides the game; what is bought and who falls is seen at a glance."""
    return s.step == MOVE and s.alive != 0 and s.seat(s.active) == seat


def steps_ahead(s: Warcraft) -> int:
    """How many players' parts of a step lie before the horizon."""
    return int(TURNS * len(ids.STEPS)) * len(s.forces.order)
