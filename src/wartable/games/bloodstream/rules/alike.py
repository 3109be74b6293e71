"""Units that are alike are one answer with a number; where they differ, their kinds are numbered by birth."""

from __future__ import annotations

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import mask_of, members


def kinds(s: Bloodstream, units: int) -> list[int]:
    """Units by what tells them apart (type, markers, orders, effects), the kind born first first.

    BS-SEA-07: a transport with cargo is like no other.
    """
    if not units & (units - 1):
        return [units] if units else []
    found = types(s, units)
    for marked in (s.full, s.struck, s.standing, s.ordered, s.tried, s.captive, s.freed):
        here = units & marked
        if here and here != units:
            found = _split(found, here)
    if s.effects:
        for under in _under_effects(s, units):
            found = _split(found, under)
    for die in sorted({die for unit, die in s.charges if units >> unit & 1}):
        found = _split(found, mask_of([unit for unit, rolled in s.charges if rolled == die]))
    if s.kind[units.bit_length() - 1] == ids.TRANSPORT:
        for ship in members(units):
            if ship in s.aboard:
                found = _split(found, 1 << ship)
    return in_order(s, found) if len(found) > 1 else found


def types(s: Bloodstream, units: int) -> list[int]:
    """Units by type."""
    found: dict[int, int] = {}
    for unit in members(units):
        found[s.kind[unit]] = found.get(s.kind[unit], 0) | 1 << unit
    return list(found.values())


def in_order(s: Bloodstream, sets: list[int]) -> list[int]:
    """Sets of units by their first born."""
    firsts = {min([s.born[unit] for unit in members(units)]): units for units in sets}
    return [firsts[first] for first in sorted(firsts)]


def eldest(s: Bloodstream, units: int, count: int) -> int:
    """So many of these units, those born first."""
    if units.bit_count() <= count:
        return units
    found = 0
    for unit in s.by_birth(units)[:count]:
        found |= 1 << unit
    return found


def _under_effects(s: Bloodstream, units: int) -> list[int]:
    """The units under each spell of each caster's seat."""
    found: dict[int, int] = {}
    for unit, spell, seat in s.effects:
        if units >> unit & 1:
            key = spell * 8 + seat
            found[key] = found.get(key, 0) | 1 << unit
    return list(found.values())


def _split(sets: list[int], units: int) -> list[int]:
    """The same sets, each cut in those among these units and those not."""
    found: list[int] = []
    for one in sets:
        for part in (one & units, one & ~units):
            if part:
                found.append(part)
    return found
