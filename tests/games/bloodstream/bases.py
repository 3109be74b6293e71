"""Bases for tests of orders."""

from __future__ import annotations

from tests.games.bloodstream.table import Table
from wartable.games.bloodstream import ids

COAST = "3,5"
PLENTY = (99, 99, 99)


def base(board: str = "fx1", **codes: str) -> Table:
    """A player with plenty and these buildings."""
    t = Table(board)
    t.buildings(1, **codes)
    return t.stock(1, *PLENTY)


def full_base(board: str = "fx1") -> Table:
    """One of every building, in the two upper rows of the board."""
    t = Table(board)
    for place, kind in enumerate(ids.BUILDINGS):
        if kind != "oil_rig":
            t.building(1, kind, f"{place % 14},{place // 14 * 11}" if board == "fx1" else f"{place % 14},0")
    return t.stock(1, *PLENTY)
