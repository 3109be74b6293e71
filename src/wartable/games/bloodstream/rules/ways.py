"""Where units may go (BS-TERRAIN, BS-BLOCK, BS-STACK, BS-MOVE): what they may enter, pass and stop in."""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import OWNERS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

NOT_YET: Final = -1


class Ways:
    """Where the units of one seat may go in the present position. What is seldom asked is worked out when it is."""

    def __init__(self, s: Bloodstream, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.own: tuple[int, int] = (s.troops[seat], s.troops[OWNERS + seat])
        """By layer: where own units are."""
        self._taken: dict[int, int] = {}
        self._open: dict[int, int] = {}
        self._free: dict[int, int] = {}
        self._lone = NOT_YET
        self._decks: dict[int, int] = {}
        self.may_board = s.from_ship < 0
        """BS-SEA-04: whoever has left a transport boards none in this turn."""
        self.home = 0
        """The hex that a group not yet on its way will have left: it may come back."""

    def taken(self, layer: int) -> int:
        """The hexes where anybody's units are in a layer."""
        found = self._taken.get(layer, NOT_YET)
        if found == NOT_YET:
            found = self.s.held(self.s.settings.owners, layer)
            self._taken[layer] = found
        return found

    def open(self, kind: int) -> int:
        """The hexes that a unit of this kind may enter or pass."""
        found = self._open.get(kind, NOT_YET)
        if found == NOT_YET:
            found = self._enterable(kind)
            self._open[kind] = found
        return found

    def _enterable(self, kind: int) -> int:
        """BS-BLOCK-01, 03, 04, BS-AIR-01, BS-MOVE-06."""
        s = self.s
        layer = s.layer_of(kind)
        found = s.terrain_for(kind) & ~s.held(s.settings.enemies[self.seat], layer)
        if layer == ids.SKY:
            return found
        if s.settings.domain[kind] == ids.LAND:
            return found & ~(s.built & ~self.lone())
        return found & ~(s.built & ~own_rigs(s, self.seat) if kind == ids.TANKER else s.built)

    def lone(self) -> int:
        """Switch `building_blocks`: the buildings that may be passed through, next to no other and to no wall."""
        s = self.s
        if self._lone == NOT_YET:
            self._lone = 0
            if s.settings.lone_buildings_open:
                for hex in members(s.built & ~s.world.water):
                    if not s.world.near[hex] & (s.built | s.walls):
                        self._lone |= 1 << hex
        return self._lone

    def decks(self, count: int) -> int:
        """BS-SEA-01, 07: the hexes with an own transport that has room for so many."""
        found = self._decks.get(count, NOT_YET)
        if found == NOT_YET:
            s = self.s
            found = 0
            for hex in members(self.own[ids.GROUND] & s.world.water):
                for ship in members(s.ground[hex]):
                    if room(s, ship) >= count:
                        found |= 1 << hex
            self._decks[count] = found
        return found

    def stops(self, hexes: int, kind: int, count: int) -> int:
        """BS-MOVE-08: which of these hexes, all open to them, so many units may stop in."""
        s = self.s
        if count > s.settings.stack_limit[kind]:
            return 0
        layer = s.layer_of(kind)
        if layer == ids.GROUND:
            hexes &= ~self.lone()
        found = hexes & ~self.taken(layer) | hexes & self.home
        joined = hexes & self.own[layer] & ~self.home
        if joined:
            for hex in members(joined):
                if takes(s, self.seat, s.stack_at(hex, layer) & ~s.group, kind, count):
                    found |= 1 << hex
        return found

    def free(self, hex: int, kind: int) -> int:
        """The next hexes that nobody is in: any number of units may step there and stop."""
        found = self._free.get(kind, NOT_YET)
        if found == NOT_YET:
            layer = self.s.layer_of(kind)
            found = self.open(kind) & ~self.taken(layer)
            if layer == ids.GROUND:
                found &= ~self.lone()
            self._free[kind] = found
        return self.s.world.near[hex] & found

    def steps(self, hex: int, kind: int, count: int, left: int) -> int:
        """BS-MOVE-01, 07, 08: the next hexes of so many units that may make so many steps more; no dead ends."""
        if not left:
            return 0
        near = self.s.world.near[hex] & self.open(kind)
        found = self.stops(near, kind, count)
        if near != found and left > 1 and self.s.settings.pass_through_friends:
            for middle in members(near & ~found):
                if self._gets_out(middle, kind, count, left - 1):
                    found |= 1 << middle
        return found

    def leaves(self, hex: int, kind: int, count: int, left: int) -> bool:
        """BS-MOVE-13: whether so many units find a first step at all."""
        if not left:
            return False
        near = self.s.world.near[hex] & self.open(kind)
        if self.stops(near, kind, count) or self.boards(hex, kind, count, left):
            return True
        if left == 1 or not self.s.settings.pass_through_friends:
            return False
        return any([self._gets_out(middle, kind, count, left - 1) for middle in members(near)])

    def boards(self, hex: int, kind: int, count: int, left: int) -> int:
        """BS-SEA-02: the next hexes with a transport that so many units may board."""
        s = self.s
        shore = s.world.near[hex] & s.world.water
        if not left or not shore or not self.may_board or s.settings.domain[kind] != ids.LAND:
            return 0
        return shore & self.decks(count)

    def _gets_out(self, hex: int, kind: int, count: int, left: int) -> bool:
        """Whether so many units find a place to stop, or a transport to board, with so many steps."""
        s = self.s
        edge = seen = 1 << hex
        for more in range(left, 0, -1):
            grown = 0
            for x in members(edge):
                if self.boards(x, kind, count, more):
                    return True
                grown |= s.world.near[x]
            edge = grown & self.open(kind) & ~seen
            if self.stops(edge, kind, count):
                return True
            seen |= edge
        return False


def own_rigs(s: Bloodstream, seat: int) -> int:
    """BS-BLOCK-03: the hexes of a seat's finished Oil Rigs."""
    found = 0
    for building in members(s.buildings[seat] & ~s.b_site):
        if s.b_kind[building] == ids.OIL_RIG:
            found |= 1 << s.b_hex[building]
    return found


def takes(s: Bloodstream, seat: int, stack: int, kind: int, count: int) -> bool:
    """BS-STACK-01, 02, 10: whether so many units of a kind may join a stack, or have the layer to themselves."""
    if not stack:
        return True
    one = stack.bit_length() - 1
    if s.owner[one] != seat or s.kind[one] != kind or stack & s.captive:
        return False
    return stack.bit_count() + count <= s.settings.stack_limit[kind]


def room(s: Bloodstream, ship: int) -> int:
    """BS-SEA-01: how many more units a ship takes."""
    if s.kind[ship] != ids.TRANSPORT or s.captive >> ship & 1:
        return 0
    return s.settings.transport_capacity - s.aboard.count(ship)


def farthest(s: Bloodstream, unit: int) -> int:
    """BS-MOVE-02 to 04, BS-MAGIC-07, 15: how many hexes a unit may move; whoever tried a spell has no extra hex."""
    return s.speed_of(unit) // 2 + (0 if s.tried >> unit & 1 else 1)
