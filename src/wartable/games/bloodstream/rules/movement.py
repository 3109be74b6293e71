"""The Movement stage (draft: «Перемещение»)."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.state import Bloodstream


class Moving(Decision):
    """BS-TURN-06: the player may end the stage at any moment."""

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.end]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("move-or-end")

    def apply(self, s: Bloodstream, a: Action) -> None:
        """The stage is over."""
