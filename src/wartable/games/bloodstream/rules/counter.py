"""Counter-attacks (BS-COUNTER): who survives a melee attack strikes back at once."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Aim
from wartable.games.bloodstream.rules.aiming import Aiming, Volley, attackers
from wartable.games.bloodstream.rules.neutrals import deal
from wartable.games.bloodstream.rules.shelves import UNITS
from wartable.games.bloodstream.rules.splash import splash
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, invisible, things, units_for
from wartable.toolbox.masks import members


def counters(s: Bloodstream, fights: dict[int, int]) -> list[Step[Bloodstream]]:
    """BS-COUNTER-08: one for each attacked stack that was met hand to hand, in declared order."""
    return [Counter(seat_of(s, own), own, foes) for own, foes in fights.items() if foes]


def seat_of(s: Bloodstream, units: int) -> int:
    """The seat that decides for these units; neutral ones have none."""
    owner = s.owner[first(units)]
    return owner if owner != ids.NEUTRAL else ids.NOBODY


def living(s: Bloodstream, owner: int, units: int) -> int:
    """Those of these units of an owner who are still on the board."""
    units &= s.units[owner]
    for unit in members(units):
        if s.place[unit] < 0:
            units &= ~(1 << unit)
    return units


class Counter(Step[Bloodstream]):
    """BS-COUNTER-01, 07: a stack that was attacked strikes back if anybody is left who can, at anybody it can reach."""

    declares: ClassVar[Facts] = (("own", UNITS), ("foes", UNITS))

    def __init__(self, seat: int, own: int, foes: int) -> None:
        super().__init__(seat)
        self.own = own
        self.foes = foes

    def run(self, s: Bloodstream) -> None:
        owner = self.seat if self.seat >= 0 else ids.NEUTRAL
        own = living(s, owner, self.own)
        able = own & ~(s.struck | s.full | s.captive | invisible(s))
        if not able or not s.attack_of(first(able)) or not units_for(s, first(able)) & self.foes:
            return
        if s.log is not None:
            facts: dict[str, int | str] = {"seat": owner, "hex": s.place[first(own)], "unit": s.kind[first(own)]}
            s.emit("counter-attack", "BS-COUNTER-01", facts)
        if self.seat < 0:
            deal(s, able, units_for(s, first(able)) & self.foes)
            strike_back(s, self.seat, own, self.foes)
        else:
            s.then(CounterAim(self.seat, able, own, self.foes))


def strike_back(s: Bloodstream, seat: int, own: int, foes: int) -> None:
    """BS-COUNTER-05: the whole stack gets the Attack marker."""
    s.struck |= own
    s.then(*splash(s, seat, foes), CounterVolley(seat))


class CounterAim(Aiming):
    """BS-COUNTER-03, 04: every unit that can gets a target among the stacks that attacked hand to hand."""

    declares: ClassVar[Facts] = (("units", UNITS), ("own", UNITS), ("foes", UNITS))

    def __init__(self, seat: int, units: int, own: int, foes: int) -> None:
        super().__init__(seat, units)
        self.own = own
        self.foes = foes

    def prey(self, s: Bloodstream) -> int:
        return units_for(s, first(self.units)) & self.foes

    def everybody(self, s: Bloodstream) -> bool:
        return True

    def besides(self, s: Bloodstream) -> list[Action]:
        if not self.left(s):
            return [s.world.roll]
        return [] if s.settings.counter_mandatory or attackers(s) else [s.world.pass_]

    def say(self, s: Bloodstream, a: Action) -> None:
        if a is s.world.roll:
            strike_back(s, self.seat, self.own, self.foes)

    def passing(self, s: Bloodstream) -> Action | None:
        return None if s.settings.counter_mandatory or attackers(s) else s.world.pass_

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if a is s.world.roll:
            return Refusal("BS-COUNTER-03", "everybody-strikes-back")
        if a is s.world.pass_:
            return Refusal("BS-COUNTER-03", "counter-attack-is-mandatory")
        return super().reason(s, a)

    def no_target(self, s: Bloodstream, a: Aim) -> Refusal:
        found = things(s, a.hex)
        if a.number <= len(found):
            target = found[a.number - 1]
            if target < 0 or (s.enemy(self.seat, s.owner[target]) and not self.foes >> target & 1):
                return Refusal("BS-COUNTER-04", "did-not-attack-hand-to-hand")
        return super().no_target(s, a)


class CounterVolley(Volley):
    """BS-COUNTER-06: its dice; nobody answers it."""

    rule: ClassVar[str] = "BS-COUNTER-03"
