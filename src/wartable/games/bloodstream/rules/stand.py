"""Stand Ground (BS-STAND): taking it, and who notices whoever comes into range."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules import actions as act
from wartable.games.bloodstream.rules import towers
from wartable.games.bloodstream.rules.alike import eldest, kinds
from wartable.games.bloodstream.rules.asking import Decision, Reaction, wrong_question
from wartable.games.bloodstream.rules.interrupts import interrupt, watchers
from wartable.games.bloodstream.rules.settings import KINDS, OWNERS
from wartable.games.bloodstream.rules.shelves import A_HEX, SOME, UNITS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first, units_for
from wartable.games.bloodstream.rules.world import STACK
from wartable.toolbox.masks import members

# Taking Stand Ground.


def settlers(s: Bloodstream, seat: int) -> int:
    """BS-STAND-01, 12, BS-EFFECT-09: the units of a seat that may take Stand Ground now, if they have an attack."""
    found = s.units[seat] & ~(s.standing | s.full | s.captive)
    return found & ~(s.ordered if s.stage == ids.MOVEMENT else s.struck | s.tried)


def add_stands(s: Bloodstream, seat: int, found: list[Action]) -> None:
    """BS-STAND-10: every number of units of each stack that can attack at all."""
    able = settlers(s, seat)
    if not able:
        return
    for layer in (ids.GROUND, ids.SKY):
        stacks = s.sky if layer == ids.SKY else s.ground
        for hex in members(s.troops[layer * OWNERS + seat]):
            units = stacks[hex] & able
            if units and s.attacks[seat * KINDS + s.kind[first(units)]]:
                at = hex * STACK * 2 + layer
                for count in range(units.bit_count()):
                    found.append(s.world.stand.nth(at + count * 2))


def may_stand(s: Bloodstream, seat: int) -> bool:
    """Whether any unit on the board may take Stand Ground now."""
    place, kind = s.place, s.kind
    return any(place[unit] >= 0 and s.attacks[seat * KINDS + kind[unit]] for unit in members(settlers(s, seat)))


def stand(s: Bloodstream, seat: int, a: act.Stand) -> None:
    """The order; the player is asked whom it is for only where the units differ."""
    settle(s, seat, a.hex, s.stack_at(a.hex, ids.SKY if a.sky else ids.GROUND) & settlers(s, seat), a.count)


def settle(s: Bloodstream, seat: int, hex: int, units: int, count: int) -> None:
    """BS-STAND-12: the order takes the place of the units' movement, or of their attack."""
    if units.bit_count() > count and len(kinds(s, units)) > 1:
        s.then(Settle(seat, hex, units, count))
        return
    units = eldest(s, units, count)
    s.standing |= units
    if s.stage == ids.MOVEMENT:
        s.ordered |= units
    else:
        s.tried |= units
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": seat, "unit": s.kind[first(units)], "count": count, "hex": hex}
        s.emit("stands", "BS-STAND-01", facts)


def instead(s: Bloodstream) -> int:
    """BS-STAND-12: those who took Stand Ground in this Attack stage, instead of attacking, detonating and casting."""
    return s.standing & s.tried & ~s.struck


class Settle(Decision):
    """Which of the units that differ take Stand Ground, one after another."""

    declares: ClassVar[Facts] = (("hex", A_HEX), ("units", UNITS), ("count", SOME))

    def __init__(self, seat: int, hex: int, units: int, count: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.units = units
        self.count = count

    def misfit(self, s: Bloodstream) -> str:
        if not 0 < self.count <= self.units.bit_count() or self.units & ~settlers(s, self.seat):
            return "so many units cannot take Stand Ground"
        return super().misfit(s)

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(kinds(s, self.units)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("which-unit-stands")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, act.Pick)
        unit = eldest(s, kinds(s, self.units)[a.number - 1], 1)
        if self.count > 1:
            settle(s, self.seat, self.hex, self.units & ~unit, self.count - 1)
        settle(s, self.seat, self.hex, unit, 1)


def no_stand(s: Bloodstream, seat: int, a: act.Stand) -> Refusal:
    """Why so many units of a stack cannot take Stand Ground."""
    layer = ids.SKY if a.sky else ids.GROUND
    units = s.stack_at(a.hex, layer) & s.units[seat]
    facts: dict[str, int | str] = {"hex": a.hex, "count": a.count}
    if not units:
        return Refusal("BS-STAND-01", "no-own-units", facts)
    facts["unit"] = s.kind[first(units)]
    if units & s.captive:
        return Refusal("BS-NEUTRAL-04", "captives-do-nothing", facts)
    if not s.attacks[seat * KINDS + s.kind[first(units)]]:
        return Refusal("BS-STAND-10", "cannot-attack-at-all", facts)
    if a.count > units.bit_count():
        return Refusal("BS-STAND-01", "not-so-many", facts)
    if a.count > (units & ~s.standing).bit_count():
        return Refusal("BS-STAND-12", "stands-already", facts)
    if s.stage == ids.MOVEMENT:
        if a.count > (units & ~(s.standing | s.ordered)).bit_count():
            return Refusal("BS-STAND-01", "has-moved", facts)
    elif a.count > (units & ~(s.standing | s.struck | s.tried)).bit_count():
        return Refusal("BS-STAND-01", "has-attacked", facts)
    return Refusal("BS-EFFECT-09", "full-move", facts)


# Noticing. A watcher is the number of its hex and layer; a tower counts as its hex's ground.


def noticed(s: Bloodstream, seat: int, start: int, hex: int) -> tuple[int, ...]:
    """BS-STAND-03 to 05: who waits for the group that has come from `start` (nowhere: it has just landed) to `hex`."""
    found: list[int] = []
    far = s.world.hexes.far
    here = far[hex]
    towers_near = s.settings.towers_interrupt and s.built & s.world.hexes.disc(hex, s.settings.tower_range)
    for owner in members(s.settings.enemies[seat]):
        near: list[int] = []
        for unit in members(s.standing & s.units[owner] & ~s.struck):
            x = s.place[unit]
            reach = s.ranges[owner * KINDS + s.kind[unit]]
            if x >= 0 and here[x] <= reach and (start < 0 or far[start][x] > reach):
                near.append(s.layer_of(s.kind[unit]) * s.world.size + x)
        if near:
            for spot in sorted(set(near)):
                layer, x = divmod(spot, s.world.size)
                if watches(s, x, layer):
                    found.append(x * 2 + layer)
        if owner < ids.SEATS and towers_near:
            for building in members(s.buildings[owner] & ~(s.b_site | s.b_struck)):
                reach = s.settings.building_range[s.b_kind[building]]
                x = s.b_hex[building]
                if reach and here[x] <= reach and (start < 0 or far[start][x] > reach) and watches(s, x, ids.GROUND):
                    found.append(x * 2)
    return tuple(found)


def watches(s: Bloodstream, hex: int, layer: int) -> bool:
    """BS-STAND-06, 10, 11: whether somebody there can attack one of the group."""
    if layer == ids.GROUND and hex in s.b_at:
        tower = s.b_at[hex]
        return towers.watching(s, tower) and bool(towers.prey_of(s, tower) & s.group)
    units = watchers(s, hex, layer)
    return bool(units) and bool(units_for(s, first(units)) & s.group)


def owner_of(s: Bloodstream, watcher: int) -> int:
    hex = watcher // 2
    if watcher % 2 == ids.GROUND and hex in s.b_at:
        return s.b_owner[s.b_at[hex]]
    return s.holder(hex, watcher % 2)


def strangers(s: Bloodstream) -> str:
    """Why those who have noticed a group can be no such in a position that was read."""
    for watcher in s.watchers:
        if watcher >= 2 * s.world.size or owner_of(s, watcher) < 0:
            return "nobody is there to notice the group"
    return ""


class Watch(Step[Bloodstream]):
    """BS-STAND-09: players in seat order after the active one, neutral stacks last by row and column."""

    def misfit(self, s: Bloodstream) -> str:
        return strangers(s)

    def run(self, s: Bloodstream) -> None:
        s.watchers = tuple([one for one in s.watchers if s.group and watches(s, one // 2, one % 2)])
        if not s.watchers:
            return
        owners = [owner_of(s, one) for one in s.watchers]
        for seat in s.seats_after(self.seat):
            if seat in owners:
                s.then(Interrupt(seat), self)
                return
        watcher = min(s.watchers)
        s.watchers = tuple([one for one in s.watchers if one != watcher])
        s.then(self)
        interrupt(s, watcher // 2, watcher % 2)


class Interrupt(Reaction):
    """Decision 4.4: attack with one of the stacks and towers that noticed the group, or let it go by."""

    def misfit(self, s: Bloodstream) -> str:
        return super().misfit(s) or strangers(s) or ("" if s.group else "nobody comes by")

    def own(self, s: Bloodstream) -> list[int]:
        return [one for one in s.watchers if owner_of(s, one) == self.seat]

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pass_, *[s.world.attack.nth(one) for one in self.own(s)]]

    def passing(self, s: Bloodstream) -> Action | None:
        return s.world.pass_

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if not isinstance(a, act.Attack):
            return wrong_question("interrupt-or-pass")
        layer = ids.SKY if a.sky else ids.GROUND
        facts: dict[str, int | str] = {"hex": a.hex}
        if owner_of(s, a.hex * 2 + layer) != self.seat:
            return Refusal("BS-STAND-06", "no-own-units", facts)
        if a.hex in s.b_at and not a.sky:
            return Refusal("BS-TOWER-04", "does-not-notice", facts)
        units = s.stack_at(a.hex, layer)
        if not units & s.standing:
            return Refusal("BS-STAND-03", "does-not-stand", facts)
        if not units & s.standing & ~s.struck:
            return Refusal("BS-STAND-07", "has-attacked", facts)
        return Refusal("BS-STAND-04", "does-not-notice", facts)

    def apply(self, s: Bloodstream, a: Action) -> None:
        if a is s.world.pass_:
            s.watchers = tuple([one for one in s.watchers if owner_of(s, one) != self.seat])
            return
        assert isinstance(a, act.Attack)
        watcher = a.hex * 2 + int(a.sky)
        s.watchers = tuple([one for one in s.watchers if one != watcher])
        if a.hex in s.b_at and not a.sky:
            towers.interrupt(s, s.b_at[a.hex])
        else:
            interrupt(s, a.hex, int(a.sky))
