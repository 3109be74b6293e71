"""The rule ledger as players read it."""

from __future__ import annotations

from functools import cache

from wartable.engine.game import Clause
from wartable.toolbox.ledger import shipped_rules


@cache
def rules() -> dict[str, Clause]:
    """The rules of Bloodstream as shipped."""
    return shipped_rules("wartable.games.bloodstream")
