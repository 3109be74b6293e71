"""How long a look at a position takes. An opinion, not a rule."""

from __future__ import annotations

from typing import Final

PACE: Final = 18_000
"""Positions judged in a second."""
