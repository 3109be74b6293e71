"""Heal (BS-SPELL-HEAL)."""

from __future__ import annotations

from wartable.games.bloodstream.rules.state import Bloodstream


def returning(s: Bloodstream, dead: list[int]) -> list[int]:
    """Those of the dead who come back, stack by stack."""
    return []
