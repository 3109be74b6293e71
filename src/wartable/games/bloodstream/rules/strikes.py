"""The second strikes of storms, at the beginning of the Attack stage."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.bloodstream.rules.state import Bloodstream


class Strikes(Step[Bloodstream]):
    """BS-SPELL-BLIZZARD-05: those that fall due now, in casting order."""

    def run(self, s: Bloodstream) -> None:
        return
