"""What decisions have in common."""

from __future__ import annotations

from wartable.engine.frames import Choice
from wartable.engine.refusal import OTHER_DECISION, Refusal
from wartable.games.bloodstream.rules.state import Bloodstream


class Decision(Choice[Bloodstream]):
    """A choice that only the active player has."""

    def misfit(self, s: Bloodstream) -> str:
        return "" if self.seat == s.active and s.living(self.seat) else "this is for the active player"


class Reaction(Choice[Bloodstream]):
    """A choice of any player still in the game; in the turns of others it interrupts."""

    def misfit(self, s: Bloodstream) -> str:
        return "" if s.living(self.seat) else "the seat of a player who is in the game is needed"

    def interrupts(self, s: Bloodstream) -> bool:
        return self.passing(s) is not None and self.seat != s.active


def wrong_question(reason: str) -> Refusal:
    return Refusal(OTHER_DECISION, reason)
