"""How long a look at a position takes, and how far bots look. Opinions, not rules."""

from __future__ import annotations

from typing import Final

PACE: Final = 10_000
"""Positions judged in a second."""
TURNS: Final = 3
"""Until the own next turn is over: at the end of the present one the score sees nothing that it did not see before."""
