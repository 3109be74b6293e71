"""A state of Bloodstream: questions to its shelves, and the few ways pieces come, go and move between them.

`shelves.py` says what the shelves are. Whatever falls goes through `victory.py`, which also looks whether a player is
out; the ways here only keep the shelves in step.
"""

from __future__ import annotations

from typing import Final, TypeVar

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.settings import KINDS, OWNERS
from wartable.games.bloodstream.rules.shelved import Shelved
from wartable.toolbox.masks import members

T = TypeVar("T")
SLOTS: Final = 1 << 16
"""More than there can be pieces."""


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value in one place."""
    return (*row[:at], value, *row[at + 1 :])


def _by_number(slots: tuple[int, ...], numbers: list[int]) -> list[int]:
    """Slots by the number of each; compiled, a key function would cost more than the sorting."""
    return [found % SLOTS for found in sorted([numbers[slot] * SLOTS + slot for slot in slots])]


def first_free(used: int) -> int:
    """The lowest slot that is not in use."""
    return (~used & (used + 1)).bit_length() - 1


class Bloodstream(Shelved):
    """One game of Bloodstream."""

    def copy(self) -> Bloodstream:
        return Bloodstream(self.world, self.settings, self.secret, self)

    def names(self, axis: str) -> tuple[str, ...]:
        if axis != "hex":
            raise KeyError(axis)
        return self.world.codes

    # Seats.

    def living(self, seat: int) -> bool:
        """Whether a player is still in the game."""
        return bool(self.alive >> seat & 1)

    def enemy(self, seat: int, other: int) -> bool:
        """Whether two owners are enemies; neutral units are everybody's."""
        return bool(self.settings.enemies[seat] >> other & 1)

    def seats_after(self, seat: int) -> list[int]:
        """The other players still in the game, in the order of play."""
        count = self.settings.seats
        order = [(seat + step) % count for step in range(1, count)]
        return [other for other in order if self.alive >> other & 1]

    # Units.

    def layer_of(self, kind: int) -> int:
        return ids.SKY if self.settings.domain[kind] == ids.AIR else ids.GROUND

    def stack_at(self, hex: int, layer: int) -> int:
        """The units of one layer of a hex."""
        return (self.sky if layer else self.ground).get(hex, 0)

    def holder(self, hex: int, layer: int) -> int:
        """Whose units hold a layer of a hex; -1 if there are none."""
        stack = self.stack_at(hex, layer)
        return self.owner[stack.bit_length() - 1] if stack else ids.NOBODY

    def held(self, owners: int, layer: int) -> int:
        """The hexes where any of these owners has units in a layer."""
        found = 0
        for owner in members(owners):
            found |= self.troops[layer * OWNERS + owner]
        return found

    def by_birth(self, slots: int) -> list[int]:
        """Units by ascending unit id (BS-RULING-64)."""
        return _by_number(members(slots), self.born)

    def hex_of(self, unit: int) -> int:
        """Where a unit is; aboard or inside, where its transport or building is."""
        if self.place[unit] >= 0:
            return self.place[unit]
        if self.aboard[unit] >= 0:
            return self.place[self.aboard[unit]]
        return self.b_hex[self.inside[unit]]

    def cargo(self, ship: int) -> int:
        """The units aboard a transport."""
        found = 0
        for slot in members(self.units[self.owner[ship]]):
            if self.aboard[slot] == ship:
                found |= 1 << slot
        return found

    def under(self, unit: int, spell: int) -> bool:
        """Whether an effect lies on a unit."""
        return any([slot == unit and found == spell for slot, found, _ in self.effects])

    def race_of(self, owner: int) -> int:
        """Neutral units are of no race; their numbers stand in both."""
        return self.settings.races[owner] if owner < ids.NEUTRAL else ids.ALLIANCE

    def attack_of(self, unit: int) -> int:
        """BS-ATTACK-10: printed attack and research, doubled by Bloodlust, one more under Flame Shield."""
        found = self.attacks[self.owner[unit] * KINDS + self.kind[unit]]
        for slot, spell, _ in self.effects:
            if slot == unit and spell == ids.BLOODLUST:
                found *= 2
        for slot, spell, _ in self.effects:
            if slot == unit and spell == ids.FLAME_SHIELD:
                found += 1
        return found

    def armour_of(self, unit: int) -> int:
        return self.armours[self.owner[unit] * KINDS + self.kind[unit]]

    def range_of(self, unit: int) -> int:
        return self.ranges[self.owner[unit] * KINDS + self.kind[unit]]

    def speed_of(self, unit: int) -> int:
        """In half hexes, with Haste or Slow (BS-SPELL-HASTE-04, BS-SPELL-SLOW-02)."""
        at = self.race_of(self.owner[unit]) * KINDS + self.kind[unit]
        speed = self.settings.speed[at]
        for slot, spell, _ in self.effects:
            if slot == unit and spell == ids.HASTE:
                speed = (speed + self.settings.haste[at]) // 2 * 2
            elif slot == unit and spell == ids.SLOW:
                speed = speed // 4 * 2 or 1
        return speed

    def reinforce(self, hex: int, layer: int) -> None:
        """BS-STACK-05: somebody has joined the stack there."""
        self.reinforced = put(self.reinforced, layer, self.reinforced[layer] | 1 << hex)

    # Buildings.

    def finished(self, building: int) -> bool:
        return not self.b_site >> building & 1

    def by_age(self, buildings: int) -> list[int]:
        """Buildings by ascending building id."""
        return _by_number(members(buildings), self.b_born)

    def every_building(self) -> int:
        found = 0
        for some in self.buildings:
            found |= some
        return found

    # The ground.

    def passable(self) -> int:
        """BS-TERRAIN-01, 07, BS-WALL-02: hexes that all land units may enter, buildings apart."""
        found = self.world.open | self.felled
        return found | self.world.walls & ~self.walls if self.world.walls else found

    def buildable(self) -> int:
        """BS-BUILD-08: grass without overlay."""
        return self.world.grass | self.felled | (self.world.walls & ~self.walls)

    def woods(self) -> int:
        """Forest that still stands."""
        return self.world.forest & ~self.felled

    def terrain_for(self, kind: int) -> int:
        """BS-TERRAIN-01 to 03, BS-AIR-01: hexes whose terrain a kind of unit may enter."""
        domain = self.settings.domain[kind]
        if domain == ids.AIR:
            return self.world.board
        if domain == ids.SEA:
            return self.world.water
        return self.passable() | self.world.wild if kind == ids.WORKER else self.passable()

    def rune_hexes(self) -> int:
        found = 0
        for hex, _ in self.runes:
            found |= 1 << hex
        return found

    # Units come, move and go.

    def add_unit(self, seat: int, kind: int, hex: int, born: int = 0) -> int:
        """A new unit on the board (nowhere: -1), with the birth it was given when it was ordered; its slot."""
        used = 0
        for some in self.units:
            used |= some
        slot = first_free(used)
        if slot == len(self.owner):
            for row in (self.owner, self.kind, self.place, self.born, self.aboard, self.inside):
                row.append(-1)
        self.owner[slot] = seat
        self.kind[slot] = kind
        self.born[slot] = born or self.next_birth()
        self.aboard[slot] = self.inside[slot] = -1
        self.place[slot] = -1
        self.units[seat] |= 1 << slot
        if hex >= 0:
            self.put_unit(slot, hex)
        return slot

    def next_birth(self) -> int:
        """BS-RULING-64: numbers of pieces in the order in which they come into the game."""
        self.births += 1
        return self.births

    def put_unit(self, slot: int, hex: int) -> None:
        """Onto the board, from aboard, from inside or from nowhere."""
        layer = self.layer_of(self.kind[slot])
        stacks = self.sky if layer else self.ground
        stacks[hex] = stacks.get(hex, 0) | 1 << slot
        self.place[slot] = hex
        self.aboard[slot] = self.inside[slot] = -1
        self.troops[layer * OWNERS + self.owner[slot]] |= 1 << hex

    def lift_unit(self, slot: int) -> None:
        """Off the board; where it goes is its caller's business."""
        hex = self.place[slot]
        if hex < 0:
            return
        layer = self.layer_of(self.kind[slot])
        stacks = self.sky if layer else self.ground
        left = stacks[hex] & ~(1 << slot)
        self.place[slot] = -1
        if not left & self.units[self.owner[slot]]:
            # Allies may be there as well: a group passes through them (BS-MOVE-07).
            self.troops[layer * OWNERS + self.owner[slot]] &= ~(1 << hex)
        if left:
            stacks[hex] = left
            return
        del stacks[hex]
        if (self.reinforced[layer] | self.spent[layer]) >> hex & 1:
            self.reinforced = put(self.reinforced, layer, self.reinforced[layer] & ~(1 << hex))
            self.spent = put(self.spent, layer, self.spent[layer] & ~(1 << hex))

    def move_unit(self, slot: int, hex: int) -> None:
        self.lift_unit(slot)
        self.put_unit(slot, hex)

    def remove_unit(self, slot: int) -> None:
        """Out of the game with its cargo, its markers and the effects on it."""
        if self.kind[slot] == ids.TRANSPORT:
            for passenger in members(self.cargo(slot)):
                self.remove_unit(passenger)
        self.lift_unit(slot)
        if self.inside[slot] >= 0 and self.b_worker[self.inside[slot]] == slot:
            self.b_worker[self.inside[slot]] = -1
        self.units[self.owner[slot]] &= ~(1 << slot)
        keep = ~(1 << slot)
        self.full &= keep
        self.struck &= keep
        self.standing &= keep
        self.ordered &= keep
        self.tried &= keep
        self.captive &= keep
        self.freed &= keep
        self.recalled &= keep
        self.group &= keep
        if self.effects:
            self.effects = tuple([effect for effect in self.effects if effect[0] != slot])
        if self.storms:
            self.storms = tuple([(*storm[:4], storm[4] & keep) for storm in self.storms])
        if self.charges:
            self.charges = tuple([charge for charge in self.charges if charge[0] != slot])
        if self.aims:
            self.aims = tuple([(target, attackers & keep) for target, attackers in self.aims])
        self.owner[slot] = self.kind[slot] = self.aboard[slot] = self.inside[slot] = -1
        self.born[slot] = 0

    # Buildings come and go.

    def add_building(self, seat: int, kind: int, hex: int, site: bool = False) -> int:
        """A new building or site; its slot."""
        slot = first_free(self.every_building())
        if slot == len(self.b_owner):
            for row in (self.b_owner, self.b_kind, self.b_hex, self.b_born, self.b_burns):
                row.append(-1)
            for row in (self.b_job, self.b_what, self.b_unit, self.b_worker):
                row.append(-1)
        self.b_owner[slot] = seat
        self.b_kind[slot] = kind
        self.b_hex[slot] = hex
        self.b_born[slot] = self.next_birth()
        self.b_burns[slot] = self.b_what[slot] = self.b_unit[slot] = 0
        self.b_job[slot] = ids.NO_JOB
        self.b_worker[slot] = -1
        if site:
            self.b_site |= 1 << slot
        self.buildings[seat] |= 1 << slot
        self.b_at[hex] = slot
        self.built |= 1 << hex
        return slot

    def remove_building(self, slot: int) -> None:
        """Off the board with its job; whoever is inside is its caller's business."""
        keep = ~(1 << slot)
        self.buildings[self.b_owner[slot]] &= keep
        self.b_site &= keep
        self.b_struck &= keep
        self.begun &= keep
        self.withdrawn &= keep
        del self.b_at[self.b_hex[slot]]
        self.built &= ~(1 << self.b_hex[slot])
        self.b_owner[slot] = self.b_kind[slot] = self.b_hex[slot] = self.b_worker[slot] = -1
        self.b_born[slot] = self.b_burns[slot] = self.b_what[slot] = self.b_unit[slot] = 0
        self.b_job[slot] = ids.NO_JOB

    def enter_building(self, unit: int, building: int) -> None:
        """A builder goes inside."""
        self.lift_unit(unit)
        self.inside[unit] = building
        self.b_worker[building] = unit

    def leave_building(self, building: int, hex: int) -> None:
        """Whoever is inside comes out, if anybody is."""
        unit = self.b_worker[building]
        if unit >= 0:
            self.b_worker[building] = -1
            self.put_unit(unit, hex)

    def clear_markers(self) -> None:
        """BS-END-02: all Full Move and Attack markers leave the board, and whatever holds for one turn only."""
        self.full = self.struck = self.ordered = self.tried = 0
        self.b_struck = 0
        self.reinforced = self.spent = (0, 0)
        self.begun = self.withdrawn = self.recalled = 0
        self.group = self.gone = 0
        self.from_ship = -1
        self.watchers = ()
        self.aims = ()

    # Stocks.

    def pay(self, seat: int, price: tuple[int, ...]) -> None:
        self.gold = put(self.gold, seat, self.gold[seat] - price[ids.GOLD])
        self.wood = put(self.wood, seat, self.wood[seat] - price[ids.WOOD])
        self.oil = put(self.oil, seat, self.oil[seat] - price[ids.OIL])

    def receive(self, seat: int, price: tuple[int, ...]) -> None:
        self.gold = put(self.gold, seat, self.gold[seat] + price[ids.GOLD])
        self.wood = put(self.wood, seat, self.wood[seat] + price[ids.WOOD])
        self.oil = put(self.oil, seat, self.oil[seat] + price[ids.OIL])

    def affords(self, seat: int, price: tuple[int, ...]) -> bool:
        return (
            self.gold[seat] >= price[ids.GOLD]
            and self.wood[seat] >= price[ids.WOOD]
            and self.oil[seat] >= price[ids.OIL]
        )
