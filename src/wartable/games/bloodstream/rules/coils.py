"""Death Coil as an interrupt (BS-SPELL-DEATHCOIL-02 to 07)."""

from __future__ import annotations

from wartable.engine.frames import Frame
from wartable.games.bloodstream.rules.state import Bloodstream


def coils(s: Bloodstream, units: int) -> list[Frame]:
    """The questions that come between a declaration by these units and its dice."""
    return []
