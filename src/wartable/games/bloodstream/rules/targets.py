"""What may be attacked (BS-ATTACK-03), and how it is named.

A target is a whole number: the slot of a unit, or -1 - hex for the building, site or wall of a hex, which never holds
two of these. `aim HEX N` names it by its place in `things`: the ground stack by birth, the stack in the sky by birth,
then the building or wall.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.alike import kinds
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

SPOTTING: Final = 2
"""BS-RULING-55: how near somebody must be who finds a submarine."""
TOWERS: Final = (ids.SCOUT_TOWER, ids.GUARD_TOWER, ids.CANNON_TOWER)


# Names.


def things(s: Bloodstream, hex: int) -> list[int]:
    """Everything in a hex that can be named, in the order of its numbers."""
    found = [*s.by_birth(s.stack_at(hex, ids.GROUND)), *s.by_birth(s.stack_at(hex, ids.SKY))]
    if (s.built | s.walls) >> hex & 1:
        found.append(at_hex(hex))
    return found


def at_hex(hex: int) -> int:
    """The building, site or wall of a hex as a target."""
    return -1 - hex


def where(s: Bloodstream, target: int) -> int:
    """The hex of a target."""
    return s.place[target] if target >= 0 else -1 - target


def stack_of(s: Bloodstream, unit: int) -> int:
    """All units of the stack of a unit that is on the board."""
    return s.stack_at(s.place[unit], s.layer_of(s.kind[unit]))


def first(units: int) -> int:
    """Any one of these units; those of a stack are of one kind and one owner."""
    return units.bit_length() - 1


# Who may be chosen.


def invisible(s: Bloodstream) -> int:
    """BS-SPELL-INVISIBILITY-01: the units under the effect."""
    found = 0
    for unit, spell, _ in s.effects:
        if spell == ids.INVISIBILITY:
            found |= 1 << unit
    return found


def hostile_hexes(s: Bloodstream, seat: int) -> int:
    """Where anybody or anything is that this seat could attack, if it is in reach and may be chosen."""
    enemies = s.settings.enemies[seat]
    found = s.walls | s.held(enemies, ids.GROUND) | s.held(enemies, ids.SKY)
    for owner in members(enemies & ~(1 << ids.NEUTRAL)):
        for building in members(s.buildings[owner]):
            found |= 1 << s.b_hex[building]
    return found


def enemies_in(s: Bloodstream, seat: int, hexes: int, domains: int) -> int:
    """The enemy units in these hexes that may be chosen by somebody who reaches these domains (BS-ATTACK-03)."""
    found = 0
    enemies = s.settings.enemies[seat]
    for layer in (ids.GROUND, ids.SKY):
        for hex in members(s.held(enemies, layer) & hexes):
            stack = s.stack_at(hex, layer)
            kind = s.kind[first(stack)]
            if domains >> s.settings.domain[kind] & 1 and spotted(s, seat, kind, hex):
                found |= stack
    return found & ~(s.captive | invisible(s)) if found else 0


def works_in(s: Bloodstream, seat: int, hexes: int, domains: int) -> list[int]:
    """The buildings, sites and walls in these hexes that may be attacked (BS-SIEGE-06, BS-WALL-02)."""
    found: list[int] = []
    for hex in members((s.built | s.walls) & hexes):
        building = s.b_at.get(hex, -1)
        if building < 0:
            may = bool(domains >> ids.LAND & 1)
        else:
            classes = s.settings.attacked_as[s.b_kind[building]]
            may = s.enemy(seat, s.b_owner[building]) and bool(domains & classes)
        if may:
            found.append(at_hex(hex))
    return found


def spotted(s: Bloodstream, seat: int, kind: int, hex: int) -> bool:
    """BS-SEA-06, BS-RULING-55: a variant hides submarines unless a flyer, a submarine or a tower is near them."""
    if kind != ids.SUBMARINE or not s.settings.stealth:
        return True
    near = s.world.hexes.disc(hex, SPOTTING)
    friends = s.settings.friends[seat]
    if s.held(friends, ids.SKY) & near:
        return True
    for x in members(s.held(friends, ids.GROUND) & near):
        if s.kind[first(s.stack_at(x, ids.GROUND))] == ids.SUBMARINE:
            return True
    for x in members(s.built & near):
        building = s.b_at[x]
        if friends >> s.b_owner[building] & 1 and s.b_kind[building] in TOWERS and s.finished(building):
            return True
    return False


def in_reach(s: Bloodstream, unit: int) -> int:
    """The hexes within the range of a unit."""
    return s.world.hexes.disc(s.place[unit], s.range_of(unit))


def units_for(s: Bloodstream, unit: int) -> int:
    """The units that a unit, and so everybody of its stack, may attack."""
    return enemies_in(s, s.owner[unit], in_reach(s, unit), s.settings.targets[s.kind[unit]])


def works_for(s: Bloodstream, unit: int) -> list[int]:
    """The buildings, sites and walls that a unit may attack."""
    return works_in(s, s.owner[unit], in_reach(s, unit), s.settings.targets[s.kind[unit]])


def told_apart(s: Bloodstream, units: int, named: int) -> list[int]:
    """Of these units those that are offered: the named ones, and of those alike in a stack the first not named."""
    found: list[int] = []
    left = units
    while left:
        stack = stack_of(s, first(left))
        for alike in kinds(s, stack & units):
            found += s.by_birth(alike & named)
            found += s.by_birth(alike & ~named)[:1]
        left &= ~stack
    return sorted(found, key=lambda unit: (s.place[unit], s.layer_of(s.kind[unit]), s.born[unit]))


# Numbers.


def armour_of(s: Bloodstream, target: int) -> int:
    """BS-SIEGE-01, BS-WALL-01: units, buildings and walls alike."""
    if target >= 0:
        return s.armour_of(target)
    building = s.b_at.get(where(s, target), -1)
    return s.settings.building_armour[s.b_kind[building]] if building >= 0 else s.settings.wall_armour
