"""The end of the Movement stage: captives are freed and delivered (BS-NEUTRAL-04, 05)."""

from __future__ import annotations

from wartable.engine.frames import Step
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream, put
from wartable.games.bloodstream.rules.victory import check_defeats, check_deliveries
from wartable.toolbox.masks import members


class EndOfMoves(Step[Bloodstream]):
    """BS-WIN-03: captives are freed, then freed ones delivered, then it is seen whether these are enough.

    Whoever has nothing left after that is out (BS-RULING-84).
    """

    def run(self, s: Bloodstream) -> None:
        if s.captive & s.units[self.seat]:
            free(s, self.seat)
        if s.freed & s.units[self.seat]:
            deliver(s, self.seat)
        check_deliveries(s, self.seat)
        check_defeats(s)


def free(s: Bloodstream, seat: int) -> None:
    """BS-NEUTRAL-04: captives that somebody of their own has reached become free, if no neutral unit is near."""
    guards = s.troops[ids.NEUTRAL] | s.troops[OWNERS + ids.NEUTRAL]
    helpers = 0
    for hex in members(s.troops[seat]):
        stack = s.ground[hex] & ~s.captive
        if stack and s.settings.domain[s.kind[stack.bit_length() - 1]] == ids.LAND:
            helpers |= 1 << hex
    for hex in members(s.troops[seat] | s.troops[OWNERS + seat]):
        near = s.world.near[hex]
        stack = (s.stack_at(hex, ids.GROUND) | s.stack_at(hex, ids.SKY)) & s.captive & s.units[seat]
        if stack and near & helpers and not (near | 1 << hex) & guards:
            s.captive &= ~stack
            s.freed |= stack
            s.full |= stack
            if s.log is not None:
                s.emit("freed", "BS-NEUTRAL-04", told(s, seat, hex, stack))


def deliver(s: Bloodstream, seat: int) -> None:
    """BS-NEUTRAL-05: freed units on their owner's point B leave the board and are counted."""
    for goal in s.world.scenario.goals:
        if goal.kind == "escort":
            hex = goal.end[seat]
            stack = (s.stack_at(hex, ids.GROUND) | s.stack_at(hex, ids.SKY)) & s.freed & s.units[seat]
            if stack:
                if s.log is not None:
                    s.emit("delivered", "BS-NEUTRAL-05", told(s, seat, hex, stack))
                s.delivered = put(s.delivered, seat, s.delivered[seat] + stack.bit_count())
                for unit in members(stack):
                    s.remove_unit(unit)


def told(s: Bloodstream, seat: int, hex: int, units: int) -> dict[str, int | str]:
    """Units of a hex as events tell them."""
    return {"seat": seat, "hex": hex, "unit": s.kind[units.bit_length() - 1], "count": units.bit_count()}
