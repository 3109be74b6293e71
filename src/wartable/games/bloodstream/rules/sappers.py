"""Demolition Squads and Goblin Sappers blow themselves up (BS-SAPPER)."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Pick
from wartable.games.bloodstream.rules.aiming import facts_of, is_reinforced
from wartable.games.bloodstream.rules.alike import eldest, in_order, kinds
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.coils import coils
from wartable.games.bloodstream.rules.dice import Told, strikes
from wartable.games.bloodstream.rules.effects import reveal
from wartable.games.bloodstream.rules.losses import Toll, suffer
from wartable.games.bloodstream.rules.shelves import A_HEX, A_UNIT
from wartable.games.bloodstream.rules.stand import instead
from wartable.games.bloodstream.rules.state import Bloodstream, put
from wartable.games.bloodstream.rules.targets import at_hex, enemies_in, first, stack_of
from wartable.toolbox.masks import members

LAND_ONLY = 1 << ids.LAND


def ready(s: Bloodstream, seat: int) -> int:
    """BS-SAPPER-05, 06: the units of a seat that may blow themselves up."""
    if not s.settings.detonation:
        return 0
    found = 0
    for unit in members(s.units[seat] & ~(s.full | s.struck | s.tried | s.captive)):
        if s.kind[unit] == ids.DEMOLITION and s.place[unit] >= 0 and not s.spent[ids.GROUND] >> s.place[unit] & 1:
            found |= 1 << unit
    return found


def aims(s: Bloodstream, seat: int) -> int:
    """BS-SAPPER-01: the hexes that some unit may blow itself up at."""
    units = ready(s, seat)
    if not units:
        return 0
    near = 0
    for unit in members(units):
        near |= s.world.near[s.place[unit]]
    found = s.walls & near
    for hex in members(s.built & near):
        if s.enemy(seat, s.b_owner[s.b_at[hex]]):
            found |= 1 << hex
    for unit in members(enemies_in(s, seat, near & ~found, LAND_ONLY)):
        found |= 1 << s.place[unit]
    return found


def beside(s: Bloodstream, seat: int, hex: int) -> list[int]:
    """Those who may blow themselves up at a hex, by stack and by what tells them apart, the first born first."""
    found: list[int] = []
    left = 0
    for unit in members(ready(s, seat)):
        if s.world.near[hex] >> s.place[unit] & 1:
            left |= 1 << unit
    while left:
        stack = stack_of(s, first(left))
        found += kinds(s, stack & left)
        left &= ~stack
    return in_order(s, found)


def no_blast(s: Bloodstream, seat: int, hex: int) -> Refusal:
    """Why nobody blows himself up at a hex."""
    if not s.settings.detonation:
        return Refusal("BS-SAPPER-04", "no-detonations")
    near = [
        unit
        for unit in members(s.units[seat])
        if s.kind[unit] == ids.DEMOLITION and s.place[unit] >= 0 and s.world.near[hex] >> s.place[unit] & 1
    ]
    if not near:
        return Refusal("BS-SAPPER-01", "no-sapper-beside", {"hex": hex})
    if beside(s, seat, hex):
        return Refusal("BS-SAPPER-01", "nothing-to-blow-up", {"hex": hex})
    if any([s.spent[ids.GROUND] >> s.place[unit] & 1 for unit in near]):
        return Refusal("BS-STACK-09", "reinforced-stack-has-attacked")
    if all([instead(s) >> unit & 1 for unit in near]):
        return Refusal("BS-STAND-12", "has-used-its-attack")
    return Refusal("BS-SAPPER-06", "sapper-is-marked")


class Sapper(Decision):
    """BS-SAPPER-03: which unit blows itself up at a hex."""

    declares: ClassVar[Facts] = (("hex", A_HEX),)

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(seat)
        self.hex = hex

    def misfit(self, s: Bloodstream) -> str:
        return super().misfit(s) or ("" if beside(s, self.seat, self.hex) else "nobody is there to blow himself up")

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(beside(s, self.seat, self.hex)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("which-unit")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Pick)
        unit = first(eldest(s, beside(s, self.seat, self.hex)[a.number - 1], 1))
        reveal(s, 1 << unit)
        s.standing &= ~(1 << unit)
        if is_reinforced(s, unit):
            s.spent = put(s.spent, ids.GROUND, s.spent[ids.GROUND] | 1 << s.place[unit])
        if s.log is not None:
            s.emit("detonates", "BS-SAPPER-01", {"seat": self.seat, "unit": s.kind[unit], "hex": self.hex})
        s.then(*coils(s, 1 << unit), Detonation(self.seat, unit, self.hex))


class Detonation(Step[Bloodstream]):
    """BS-SAPPER-02: a hit without a roll on a building or wall, a die for every land unit, and the unit is gone."""

    declares: ClassVar[Facts] = (("unit", A_UNIT), ("hex", A_HEX))

    def __init__(self, seat: int, unit: int, hex: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.hex = hex

    def misfit(self, s: Bloodstream) -> str:
        return "" if self.seat == s.active else "only a unit of the active player blows itself up"

    def run(self, s: Bloodstream) -> None:
        if not s.units[self.seat] >> self.unit & 1:
            # BS-SAPPER-03: killed by a Death Coil, it does not explode.
            return
        toll = Toll()
        if (s.built | s.walls) >> self.hex & 1:
            toll.hit(at_hex(self.hex))
        stack = s.stack_at(self.hex, ids.GROUND)
        if stack and s.settings.domain[s.kind[first(stack)]] == ids.LAND:
            for unit in s.by_birth(stack & ~s.captive):
                armour = s.armour_of(unit)
                told: Told | None = None
                if s.log is not None:
                    told = {"seat": self.seat, "by": ids.UNITS[ids.DEMOLITION], "count": 1, "armour": armour}
                    told.update(facts_of(s, unit))
                if strikes(s, self.seat, s.settings.blast_attack - armour, "BS-SAPPER-02", told):
                    toll.hit(unit)
        toll.gone.append(self.unit)
        suffer(s, toll, "BS-SAPPER-02")
