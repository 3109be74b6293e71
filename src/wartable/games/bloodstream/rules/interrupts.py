"""Attacks out of turn by those who stand ground (BS-STAND-06 to 08, 10); when they come is told in `stand.py`."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Aim
from wartable.games.bloodstream.rules.aiming import Aiming, Volley, attackers
from wartable.games.bloodstream.rules.counter import Counter
from wartable.games.bloodstream.rules.effects import reveal
from wartable.games.bloodstream.rules.neutrals import deal
from wartable.games.bloodstream.rules.splash import splash
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, stack_of, things, units_for


def watchers(s: Bloodstream, hex: int, layer: int) -> int:
    """BS-STAND-06, 10: the units of a stack that could interrupt now, if somebody appears whom they can attack."""
    units = s.stack_at(hex, layer) & s.standing & ~(s.struck | s.full | s.captive)
    return units if units and s.attack_of(first(units)) else 0


def interrupt(s: Bloodstream, hex: int, layer: int) -> None:
    """BS-STAND-03, 06: the stack attacks the moving group (`group`), of which it must be able to attack somebody."""
    units = watchers(s, hex, layer)
    owner = s.owner[first(units)]
    if s.log is not None:
        s.emit("interrupt", "BS-STAND-03", {"seat": owner, "hex": hex, "unit": s.kind[first(units)]})
    if owner == ids.NEUTRAL:
        deal(s, units, units_for(s, first(units)) & s.group)
        loose(s, ids.NOBODY)
    else:
        s.then(InterruptAim(owner, units))


def loose(s: Bloodstream, seat: int) -> None:
    """BS-STAND-07: the whole stack gets the Attack marker, then the dice are rolled."""
    units = attackers(s)
    s.struck |= stack_of(s, first(units))
    reveal(s, units)
    s.then(*splash(s, seat, s.group), InterruptVolley(seat))


class InterruptAim(Aiming):
    """BS-STAND-06: standing units of one hex attack units of the moving group only."""

    def prey(self, s: Bloodstream) -> int:
        return units_for(s, first(self.units)) & s.group

    def besides(self, s: Bloodstream) -> list[Action]:
        return [s.world.roll] if attackers(s) else []

    def say(self, s: Bloodstream, a: Action) -> None:
        loose(s, self.seat)

    def no_target(self, s: Bloodstream, a: Aim) -> Refusal:
        found = things(s, a.hex)
        if a.number <= len(found):
            target = found[a.number - 1]
            if target < 0 or not s.group >> target & 1:
                return Refusal("BS-STAND-06", "not-of-the-moving-group")
        return super().no_target(s, a)


class InterruptVolley(Volley):
    """BS-STAND-08: its dice; nobody answers it, unless the table plays that those who were met hand to hand do."""

    rule: ClassVar[str] = "BS-STAND-06"

    def answered(self, s: Bloodstream, fights: dict[int, int]) -> None:
        foes = 0
        for met in fights.values():
            foes |= met
        if foes and s.settings.interrupts_are_countered:
            s.then(Counter(s.active, s.group, foes))
