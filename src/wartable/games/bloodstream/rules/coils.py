"""Death Coils between a declaration and its dice (BS-SPELL-DEATHCOIL-02 to 07)."""

from __future__ import annotations

from wartable.engine.frames import Frame
from wartable.games.bloodstream.rules.state import Bloodstream


def coils(s: Bloodstream, attackers: int) -> list[Frame]:
    """Who is asked before these units of the active player attack or blow themselves up, in order."""
    return []
