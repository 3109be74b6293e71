"""The end of the Movement stage: captives are freed and delivered (BS-NEUTRAL-04, 05)."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import check_deliveries


class EndOfMoves(Step[Bloodstream]):
    """BS-WIN-03: whether enough have been delivered."""

    def run(self, s: Bloodstream) -> None:
        check_deliveries(s, self.seat)
