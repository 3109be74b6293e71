"""The course of the game (draft: «Ход игры»). Start reading here.

In each round every player takes one turn of six stages. Gather is in `gather.py` and `effects.py`, Completion in
`completion.py`, Order in `orders.py`, Movement in `movement.py` and `captives.py`, Attack in `strikes.py` and
`attack.py`; winning and losing is in `victory.py`. `Round` always lies at the bottom of the stack.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.frames import Facts, Step
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.attack import Attacking
from wartable.games.bloodstream.rules.captives import EndOfMoves
from wartable.games.bloodstream.rules.completion import Complete
from wartable.games.bloodstream.rules.effects import EFFECT_1, EFFECT_2, end_effects
from wartable.games.bloodstream.rules.gather import Gather
from wartable.games.bloodstream.rules.mana import ManaCheck
from wartable.games.bloodstream.rules.movement import Moving
from wartable.games.bloodstream.rules.orders import Orders
from wartable.games.bloodstream.rules.shelves import A_STAGE
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.strikes import Strikes
from wartable.games.bloodstream.rules.victory import check_stocks, end_of_round, lose


class Round(Step[Bloodstream]):
    """BS-TURN-01, BS-END-03: the next player's turn; a new round where the order passes the first player's seat."""

    def run(self, s: Bloodstream) -> None:
        seat, passed = next_player(s)
        if passed and s.round:
            end_of_round(s)
            if s.over:
                return
        if passed:
            s.round += 1
            if s.log is not None:
                s.emit("round", "BS-TURN-01", {"round": s.round})
        s.active = seat
        s.turn += 1
        s.then(Turn(seat), self)


def next_player(s: Bloodstream) -> tuple[int, bool]:
    """Who plays next, and whether that is in a new round (BS-RULING-68)."""
    if s.active < 0:
        return s.first, True
    seats = s.settings.seats
    passed = False
    for step in range(1, seats + 1):
        seat = (s.active + step) % seats
        passed = passed or seat == s.first
        if s.living(seat):
            return seat, passed
    return s.first, True


class Turn(Step[Bloodstream]):
    """BS-TURN-01: Gather, Completion, Order, Movement, Attack, End."""

    def run(self, s: Bloodstream) -> None:
        seat = self.seat
        if s.log is not None:
            s.emit("turn", "BS-TURN-01", {"seat": seat, "round": s.round})
        s.then(
            Gather(seat),
            EndEffects(seat),
            CheckStocks(seat),
            Complete(seat),
            Stage(seat, ids.ORDER),
            Orders(seat),
            Stage(seat, ids.MOVEMENT),
            ManaCheck(seat),
            Moving(seat),
            EndOfMoves(seat),
            Stage(seat, ids.ATTACK),
            Strikes(seat),
            Attacking(seat),
            EndTurn(seat),
        )


class Stage(Step[Bloodstream]):
    """BS-TURN-01: the next stage begins."""

    declares: ClassVar[Facts] = (("stage", A_STAGE),)

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def run(self, s: Bloodstream) -> None:
        s.stage = self.stage


class EndEffects(Step[Bloodstream]):
    """BS-EFFECT-02: effects of duration 2 end in the Gather stage of whoever cast them."""

    def run(self, s: Bloodstream) -> None:
        lose(s, end_effects(s, self.seat, EFFECT_2), 0, "BS-EFFECT-02")


class CheckStocks(Step[Bloodstream]):
    """BS-WIN-02: the end of the Gather stage."""

    def run(self, s: Bloodstream) -> None:
        check_stocks(s, self.seat)


class EndTurn(Step[Bloodstream]):
    """BS-END-01 to 03: effects of duration 1 end, markers leave the board, the turn passes on."""

    def run(self, s: Bloodstream) -> None:
        s.stage = ids.END
        dead = end_effects(s, self.seat, EFFECT_1)
        s.clear_markers()
        lose(s, dead, 0, "BS-EFFECT-01")
