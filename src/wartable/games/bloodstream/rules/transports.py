"""Transports (BS-SEA): boarding ends a movement order. How landing begins one is told in `movement.py`."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules import actions as act
from wartable.games.bloodstream.rules.alike import eldest, kinds
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.ways import room
from wartable.games.bloodstream.rules.world import STACK
from wartable.toolbox.masks import members


def add_boards(s: Bloodstream, decks: int, count: int, found: list[Action]) -> None:
    """BS-SEA-02, 07: the transports of these hexes with room for so many, those alike once."""
    for hex in members(decks):
        ships = s.by_birth(s.ground[hex])
        for alike in kinds(s, s.ground[hex]):
            ship = eldest(s, alike, 1).bit_length() - 1
            if room(s, ship) >= count:
                found.append(s.world.board_ship.nth(hex * STACK + ships.index(ship)))


def board(s: Bloodstream, seat: int, a: act.Board) -> None:
    """BS-SEA-02: the group goes aboard, where it does nothing more in this turn."""
    ship = s.by_birth(s.ground[a.hex])[a.ship - 1]
    if s.log is not None:
        facts: dict[str, int | str] = {
            "seat": seat,
            "unit": s.kind[s.group.bit_length() - 1],
            "count": s.group.bit_count(),
            "hex": a.hex,
        }
        s.emit("boarded", "BS-SEA-02", facts)
    for unit in members(s.group):
        s.lift_unit(unit)
        s.aboard[unit] = ship


def no_board(s: Bloodstream, seat: int, a: act.Board, left: int) -> Refusal:
    """Why the group, which may go so many hexes more, cannot go aboard."""
    kind = s.kind[s.group.bit_length() - 1]
    facts: dict[str, int | str] = {"hex": a.hex, "unit": kind, "count": s.group.bit_count()}
    if s.settings.domain[kind] != ids.LAND:
        return Refusal("BS-SEA-01", "only-land-units-board", facts)
    if s.from_ship >= 0:
        return Refusal("BS-SEA-04", "has-landed", facts)
    ships = s.by_birth(s.stack_at(a.hex, ids.GROUND) & s.units[seat])
    if a.ship > len(ships) or s.kind[ships[a.ship - 1]] != ids.TRANSPORT:
        return Refusal("BS-SEA-01", "no-own-transport", facts)
    if not s.world.near[s.hex_of(s.group.bit_length() - 1)] >> a.hex & 1:
        return Refusal("BS-SEA-02", "not-next", facts)
    if not left:
        return Refusal("BS-SEA-02", "too-far", facts)
    left_aboard = room(s, ships[a.ship - 1])
    if left_aboard < s.group.bit_count():
        return Refusal("BS-SEA-07" if left_aboard else "BS-SEA-01", "no-room-aboard", facts)
    return Refusal("BS-SEA-07", "take-the-first-of-those-alike", facts)
