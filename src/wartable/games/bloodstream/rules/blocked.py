"""Why a movement order, a step or a stop is refused, by clause."""

from __future__ import annotations

from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules import actions as act
from wartable.games.bloodstream.rules.alike import types
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.ways import Ways, farthest
from wartable.toolbox.masks import members

Facts = dict[str, int | str]


def no_march(s: Bloodstream, seat: int, a: act.March) -> Refusal:
    """Why so many units of a stack cannot begin an order."""
    layer = ids.SKY if a.sky else ids.GROUND
    units = s.stack_at(a.hex, layer) & s.units[seat]
    facts: Facts = {"hex": a.hex, "count": a.count}
    if not units:
        return Refusal("BS-MOVE-01", "no-own-units", facts)
    facts["unit"] = s.kind[units.bit_length() - 1]
    if units & s.captive:
        return Refusal("BS-NEUTRAL-04", "captives-do-nothing", facts)
    if a.count > 1 and s.reinforced[layer] >> a.hex & 1:
        return Refusal("BS-STACK-06", "reinforced-moves-singly", facts)
    return no_departure(s, units, a.count, facts)


def no_departure(s: Bloodstream, units: int, count: int, facts: Facts) -> Refusal:
    """Why so many of these own units cannot leave together."""
    if count > units.bit_count():
        return Refusal("BS-MOVE-01", "not-so-many", facts)
    rested = units & ~s.ordered
    if count > rested.bit_count():
        moved = units & s.ordered & ~s.standing
        return Refusal("BS-MOVE-01" if moved else "BS-STAND-12", "has-moved", facts)
    rested &= ~s.full
    if count > rested.bit_count():
        return Refusal("BS-REPAIR-03", "full-move", facts)
    if count > len([unit for unit in members(rested) if farthest(s, unit)]):
        return Refusal("BS-MAGIC-15", "slow-caster", facts)
    return Refusal("BS-MOVE-13", "no-first-step", facts)


def no_landing(s: Bloodstream, seat: int, a: act.Land) -> Refusal:
    """Why so many units cannot leave a transport."""
    facts: Facts = {"hex": a.hex, "count": a.count}
    ships = s.by_birth(s.stack_at(a.hex, ids.GROUND) & s.units[seat])
    if a.ship > len(ships) or s.kind[ships[a.ship - 1]] != ids.TRANSPORT:
        return Refusal("BS-SEA-03", "no-own-transport", facts)
    alike = types(s, s.cargo(ships[a.ship - 1]))
    if a.count > max([units.bit_count() for units in alike], default=0):
        return Refusal("BS-SEA-03", "not-so-many-of-one-type", facts)
    if a.count > max([(units & ~s.ordered).bit_count() for units in alike]):
        return Refusal("BS-SEA-04", "has-boarded", facts)
    return Refusal("BS-SEA-03", "no-shore", facts)


def no_step(s: Bloodstream, seat: int, hex: int, start: int, left: int) -> Refusal:
    """Why the group, which may go so many hexes more, cannot go from one hex to another."""
    kind = s.kind[s.group.bit_length() - 1]
    facts: Facts = {"hex": hex, "unit": kind, "count": s.group.bit_count()}
    if not s.world.near[start] >> hex & 1:
        return Refusal("BS-MOVE-01", "not-next", facts)
    if not left:
        return too_far(s, facts)
    ways = Ways(s, seat)
    if not ways.open(kind) >> hex & 1:
        return shut(s, seat, kind, hex, facts)
    return Refusal("BS-MOVE-08", "no-place-to-stop", facts)


def too_far(s: Bloodstream, facts: Facts) -> Refusal:
    """Which rule about speed holds the slowest of the group."""
    slowest = min(members(s.group), key=lambda unit: farthest(s, unit))
    if s.tried >> slowest & 1:
        return Refusal("BS-MAGIC-07", "no-extra-hex", facts)
    return Refusal("BS-MOVE-04" if s.speed_of(slowest) == 1 else "BS-MOVE-03", "too-far", facts)


def shut(s: Bloodstream, seat: int, kind: int, hex: int, facts: Facts) -> Refusal:
    """Why units of a kind may not enter a hex."""
    if s.held(s.settings.enemies[seat], s.layer_of(kind)) >> hex & 1:
        return Refusal("BS-MOVE-06", "enemies-there", facts)
    if s.walls >> hex & 1:
        return Refusal("BS-WALL-02", "wall-there", facts)
    if not s.terrain_for(kind) >> hex & 1:
        if s.settings.domain[kind] == ids.SEA:
            return Refusal("BS-TERRAIN-03", "only-water", facts)
        if (s.woods() | s.world.mines) >> hex & 1:
            return Refusal("BS-TERRAIN-02", "only-workers", facts)
        return Refusal("BS-TERRAIN-01", "no-ground", facts)
    if s.settings.domain[kind] == ids.SEA:
        return Refusal("BS-BLOCK-03", "rig-there", facts)
    return Refusal("BS-BLOCK-01", "building-there", facts)


def no_stop(s: Bloodstream, seat: int, hex: int) -> Refusal:
    """Why the group may not end its order where it is."""
    kind = s.kind[s.group.bit_length() - 1]
    facts: Facts = {"hex": hex, "unit": kind, "count": s.group.bit_count()}
    if not s.gone:
        return Refusal("BS-MOVE-13", "one-step-at-least", facts)
    there = s.stack_at(hex, s.layer_of(kind)) & ~s.group
    if not there:
        return Refusal("BS-BLOCK-01", "building-there", facts)
    other = there.bit_length() - 1
    if s.owner[other] != seat:
        return Refusal("BS-STACK-02", "others-there", facts)
    if there & s.captive:
        return Refusal("BS-STACK-10", "captives-there", facts)
    if s.kind[other] != kind:
        return Refusal("BS-STACK-01", "other-type-there", facts)
    return Refusal("BS-STACK-01", "stack-is-full", facts)
