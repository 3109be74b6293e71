"""What can never be true of a state that was reached by play."""

from __future__ import annotations

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.turn import Round
from wartable.toolbox.masks import members


def faults(s: Bloodstream) -> list[str]:
    return [*unit_faults(s), *stack_faults(s), *building_faults(s), *mark_faults(s), *turn_faults(s)]


def unit_faults(s: Bloodstream) -> list[str]:
    """Every unit is in exactly one place, and the indices say so."""
    found: list[str] = []
    for slot, owner in enumerate(s.owner):
        if owner < 0:
            continue
        name = f"unit {slot}"
        if sum([s.place[slot] >= 0, s.aboard[slot] >= 0, s.inside[slot] >= 0]) != 1:
            found.append(f"{name}: not in one place")
            continue
        if owner >= s.settings.seats and owner != ids.NEUTRAL:
            found.append(f"{name}: nobody owns it")
        if not s.units[owner] >> slot & 1:
            found.append(f"{name}: not among its owner's units")
        hex = s.place[slot]
        if hex >= 0:
            kind = s.kind[slot]
            if not s.stack_at(hex, s.layer_of(kind)) >> slot & 1:
                found.append(f"{name}: not in its stack")
            elif not s.terrain_for(kind) >> hex & 1 and not felled_under(s, kind, hex):
                found.append(f"{name}: cannot be at {s.world.codes[hex]}")
        ship = s.aboard[slot]
        if ship >= 0 and (s.owner[ship] != owner or s.kind[ship] != ids.TRANSPORT):
            found.append(f"{name}: aboard of no transport of its owner's")
        elif ship >= 0 and s.settings.domain[s.kind[slot]] != ids.LAND:
            found.append(f"{name}: only land units go aboard")
        house = s.inside[slot]
        if house >= 0 and s.b_worker[house] != slot:
            found.append(f"{name}: not inside a building")
    births = [s.born[slot] for slot, owner in enumerate(s.owner) if owner >= 0]
    if len(set(births)) < len(births) or any([not 0 < birth <= s.births for birth in births]):
        found.append("two units have one birth")
    for ship in [slot for slot, kind in enumerate(s.kind) if kind == ids.TRANSPORT and s.owner[slot] >= 0]:
        if s.cargo(ship).bit_count() > s.settings.transport_capacity:
            found.append(f"unit {ship}: too many aboard")
    return found


def felled_under(s: Bloodstream, kind: int, hex: int) -> bool:
    """Nobody is put off the ground by a change of it: only workers stood there before."""
    return bool(s.settings.domain[kind] == ids.LAND and s.felled >> hex & 1)


def stack_faults(s: Bloodstream) -> list[str]:
    """BS-STACK-01, 02, BS-BLOCK-01, 03: one owner, one kind, few enough; no land units in buildings."""
    found: list[str] = []
    for layer in range(2):
        seen = [0] * OWNERS
        for hex, stack in (s.sky if layer else s.ground).items():
            code = s.world.codes[hex]
            slots = members(stack)
            if not slots or any([s.place[slot] != hex for slot in slots]):
                found.append(f"{code}: the stack is out of step")
                continue
            seen[s.owner[slots[0]]] |= 1 << hex
            # A running order may be under way through friends (BS-MOVE-07).
            settled = [slot for slot in slots if not s.group >> slot & 1]
            if len({(s.owner[slot], s.kind[slot]) for slot in settled}) > 1:
                found.append(f"{code}: units of two kinds or owners")
            if settled and len(settled) > s.settings.stack_limit[s.kind[settled[0]]]:
                found.append(f"{code}: too many units")
            if not layer and settled and hex in s.b_at and not at_rig(s, hex, settled):
                found.append(f"{code}: units in a building")
        for owner in range(OWNERS):
            if not s.group and s.troops[layer * OWNERS + owner] != seen[owner]:
                found.append(f"hexes of owner {owner} are out of step")
    return found


def at_rig(s: Bloodstream, hex: int, slots: list[int]) -> bool:
    building = s.b_at[hex]
    return s.b_kind[building] == ids.OIL_RIG and all([s.kind[slot] == ids.TANKER for slot in slots])


def building_faults(s: Bloodstream) -> list[str]:
    found: list[str] = []
    for building, owner in enumerate(s.b_owner):
        if owner < 0:
            continue
        name = f"building {building}"
        kind = s.b_kind[building]
        worker = s.b_worker[building]
        site = bool(s.b_site >> building & 1)
        if owner >= s.settings.seats:
            found.append(f"{name}: nobody owns it")
        if s.b_at.get(s.b_hex[building], -1) != building:
            found.append(f"{name}: two buildings in a hex")
        if s.b_burns[building] > (0 if site else s.settings.fires[kind]):
            found.append(f"{name}: burnt down")
        if site and s.b_job[building]:
            found.append(f"{name}: a site has no job")
        rig = kind == ids.OIL_RIG
        if not (s.world.patches if rig else s.buildable()) >> s.b_hex[building] & 1:
            found.append(f"{name}: cannot be at {s.world.codes[s.b_hex[building]]}")
        if worker >= 0 and (s.owner[worker] != owner or s.inside[worker] != building):
            found.append(f"{name}: its worker is elsewhere")
        elif worker >= 0 and s.kind[worker] != (ids.TANKER if rig else ids.WORKER):
            found.append(f"{name}: no builder of such buildings")
        if not job_fits(s, building):
            found.append(f"{name}: no such job")
    births = [s.b_born[building] for building, owner in enumerate(s.b_owner) if owner >= 0]
    if len(set(births)) < len(births):
        found.append("two buildings have one birth")
    for seat in range(s.settings.seats):
        if min(s.gold[seat], s.wood[seat], s.oil[seat]) < 0:
            found.append(f"player {seat + 1}: debts")
    return found


def job_fits(s: Bloodstream, building: int) -> bool:
    job, what, kind = s.b_job[building], s.b_what[building], s.b_kind[building]
    if job == ids.NO_JOB:
        return what == 0
    settings = s.settings
    row = settings.trains if job == ids.TRAIN else settings.teaches if job == ids.STUDY else settings.grows_into
    return bool(row[kind] >> what & 1) and (job == ids.TRAIN) == (s.b_unit[building] > 0)


def mark_faults(s: Bloodstream) -> list[str]:
    """Markers and effects lie on units that there are."""
    every = 0
    for units in s.units:
        every |= units
    found: list[str] = []
    marked = s.full | s.struck | s.standing | s.ordered | s.tried | s.captive | s.freed | s.group | s.recalled
    if marked & ~every:
        found.append("markers of units that are not there")
    if s.captive & s.freed:
        found.append("captives that are free")
    if any([not every >> unit & 1 for unit, _, _ in s.effects]):
        found.append("effects on units that are not there")
    if len({(unit, spell) for unit, spell, _ in s.effects}) < len(s.effects):
        found.append("an effect twice on one unit")
    if any([storm[4] & ~every for storm in s.storms]) or any([not every >> unit & 1 for unit, _ in s.charges]):
        found.append("storms or mana of units that are not there")
    if s.rune_hexes().bit_count() < len(s.runes):
        found.append("two runes in a hex")
    if any([every & attackers != attackers for _, attackers in s.aims]):
        found.append("attackers that are not there")
    buildings = s.every_building()
    if (s.b_site | s.b_struck | s.begun | s.withdrawn) & ~buildings:
        found.append("markers of buildings that are not there")
    if s.felled & ~s.world.forest or s.walls & ~s.world.walls:
        found.append("forests or walls that never were")
    return found


def turn_faults(s: Bloodstream) -> list[str]:
    found: list[str] = []
    if s.alive >> s.settings.seats:
        found.append("more players than seats")
    if not s.over and s.active >= 0 and not s.living(s.active):
        found.append("the active player is out")
    if s.over == bool(s.stack):
        found.append("a game is over exactly if nothing is left to do")
    if s.stack and (type(s.stack[0]) is not Round or any([type(frame) is Round for frame in s.stack[1:]])):
        found.append("the rounds come last, and once")
    return found
