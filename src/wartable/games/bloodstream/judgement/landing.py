"""Wars across water: the way of an army to an enemy it cannot walk to, the ships for it, and what units aboard are
worth. Opinions.

One field leads from everywhere to the enemy: on land to the shore where the army gathers, over water to a beach, and
from there on foot. A unit feels the same slope ashore and aboard: boarding, sailing and landing are steps of one way.
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.worth import ORDERED, Worths, rounds_left
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

NO_WAY: Final = 60
"""A longer way is as good as none."""
ABOARD: Final = 0.12
"""What it is worth that a unit is aboard when its army sets out, compared with its price."""
ASHORE: Final = 0.3
"""The same of a unit that has landed; more, or nobody would leave the ship."""
FULL: Final = 4
"""With so many aboard a ship sails."""
LEAST: Final = 3
"""With fewer it waits for others, wherever they are."""
NEARBY: Final = 4
"""Whoever is no farther from a ship may still board it before it sails."""
OFF: Final = 4
"""A ship so far from where the army gathers is on its way, and goes on with whoever is aboard."""
FETCH: Final = 0.15
"""What speaks against each step between an empty ship and those it should fetch."""
LONGEST: Final = 20
FOUNDRY: Final = 12.0
"""What the Foundry is worth besides its price where transports are needed."""
FERRY: Final = 12.0
"""The same of a transport."""
RAIDER: Final = 15.0
"""The same of a fast warship where an enemy's tankers are at sea."""
RAIDERS: Final = 2
"""So many are wanted."""
FAST: Final = (ids.DESTROYER, ids.SUBMARINE)
SHIPS: Final = 2
"""Transports that are wanted at most."""
CREW: Final = 3
"""Fighters that are wanted before the first transport."""
LATE: Final = 8
"""With so few rounds to come no ship gets there in time."""
DARING: Final = 0.6
"""How much of the usual strength is enough to set sail: no enemy guards his whole shore."""
WET: Final = 0.3
"""How much of a threat to a ship counts for those aboard."""


class Crossing:
    """The way of one seat's army over water; kept as long as the chart it belongs to."""

    def __init__(self, s: Bloodstream, seat: int, worths: Worths, ways: list[int], ground: int) -> None:
        self.seat = seat
        self.worths = worths
        self.world = s.world
        self.abroad = 0
        """The hexes on the enemy's side."""
        for hex, steps in enumerate(ways):
            if steps < NO_WAY:
                self.abroad |= 1 << hex
        self.abroad &= ground
        self.home = ground & ~self.abroad
        """Other land."""
        self.passage = list(ways)
        """By hex, the steps to the enemy, on land and on water."""
        water = s.world.water & ~s.built
        for hex in members(s.world.water):
            self.passage[hex] = NO_WAY
        self._spread(self.abroad, water)
        self._spread(water, self.home)
        self.island = self._island(s)
        """The land around the own buildings, with its mines and forests."""
        self.harbour = min(members(self.island & self.home), key=lambda hex: self.passage[hex], default=ids.NOBODY)
        """Where the army gathers; NOBODY if no way leads from home."""
        self.out = self.passage[self.harbour] if self.harbour >= 0 else NO_WAY
        """How far it is from there."""

    def _island(self, s: Bloodstream) -> int:
        land = self.home | s.world.wild
        edge = 0
        for building in members(s.buildings[self.seat]):
            if not s.world.water >> s.b_hex[building] & 1:
                edge |= s.world.near[s.b_hex[building]]
        found = edge = edge & land
        while edge:
            grown = 0
            for hex in members(edge):
                grown |= s.world.near[hex]
            edge = grown & land & ~found
            found |= edge
        return found

    def _spread(self, from_: int, over: int) -> None:
        """Go on from hexes whose way is known to the next ones of another kind, nearest first."""
        passage, near = self.passage, self.world.near
        ranks: list[int] = [0] * (NO_WAY + 1)
        for hex in members(from_):
            if passage[hex] < NO_WAY and near[hex] & over:
                ranks[passage[hex]] |= 1 << hex
        for far in range(NO_WAY - 1):
            grown = 0
            for hex in members(ranks[far]):
                grown |= near[hex]
            for hex in members(grown & over):
                if passage[hex] > far + 1:
                    passage[hex] = far + 1
                    ranks[far + 1] |= 1 << hex


class Fleet:
    """A seat's transports and whoever is to go by them, in one position."""

    def __init__(self, s: Bloodstream, crossing: Crossing, away: int) -> None:
        self.s = s
        self.crossing = crossing
        self.seat = crossing.seat
        self.ships: list[int] = []
        self.loads: dict[int, int] = {}
        """By ship, the fighters aboard."""
        self.lacks_foundry = False
        """Whether transports wait for a Foundry only; known when the works have been judged."""
        self.aboard = 0
        """All fighters aboard."""
        self.waiting: list[int] = []
        """Hexes of fighters on the own side, one for each."""
        for unit in members(s.units[self.seat]):
            kind = s.kind[unit]
            if kind == ids.TRANSPORT:
                self.ships.append(unit)
                self.loads.setdefault(unit, 0)
            elif s.settings.domain[kind] == ids.LAND and s.attacks[self.seat * KINDS + kind] > 1:
                if s.aboard[unit] >= 0:
                    self.aboard |= 1 << unit
                    if not away >> unit & 1:
                        self.loads[s.aboard[unit]] = self.loads.get(s.aboard[unit], 0) | 1 << unit
                elif s.place[unit] >= 0 and crossing.home >> s.place[unit] & 1:
                    self.waiting.append(s.place[unit])

    def sails(self, hex: int, count: int) -> bool:
        """Whether a ship with so many aboard is to sail."""
        if count >= FULL:
            return True
        far = self.s.world.hexes.far[hex]
        return count >= LEAST and not any([far[x] <= NEARBY for x in self.waiting])

    def under_way(self, hex: int) -> bool:
        return self.crossing.passage[hex] < self.crossing.out - OFF

    def passage(self, hex: int, count: int) -> int:
        """How far so many aboard a ship in a hex have come: no farther than the harbour before it sails."""
        found = self.crossing.passage[hex]
        if self.under_way(hex) or self.sails(hex, count):
            return found
        return max(found, self.crossing.out - 1)

    def fetches(self, hex: int) -> float:
        """What speaks against an empty ship in a hex: how far it is from those who wait."""
        far = self.s.world.hexes.far[hex]
        return FETCH * (min([min(far[x], LONGEST) for x in self.waiting], default=1) - 1)

    def works(self) -> float:
        """What warships, the Foundry and transports are worth here besides their price, standing or ordered."""
        s, seat = self.s, self.seat
        ships = float(len(self.ships))
        raiders = float(sum([s.kind[unit] in FAST for unit in members(s.units[seat])]))
        foundry = 0.0
        drills = not s.world.patches
        for building in members(s.buildings[seat]):
            kind = s.b_kind[building]
            drills = drills or kind == ids.OIL_RIG
            if kind == ids.FOUNDRY:
                foundry = max(foundry, ORDERED if s.b_site >> building & 1 else 1.0)
            elif s.b_job[building] == ids.TRAIN and s.b_what[building] == ids.TRANSPORT:
                ships += ORDERED
            elif s.b_job[building] == ids.TRAIN and s.b_what[building] in FAST:
                raiders += ORDERED
        if rounds_left(s) <= LATE or not drills:
            return 0.0
        total = RAIDER * min(float(RAIDERS), raiders)
        if not raiders and not self.ships:
            return total
        self.lacks_foundry = not foundry
        fighters = len(self.waiting) + self.aboard.bit_count()
        wanted = min(SHIPS, (fighters + FULL - CREW) // FULL)
        return total + FOUNDRY * foundry + FERRY * min(float(wanted), ships)


def crossing_of(s: Bloodstream, seat: int, worths: Worths, ways: list[int], ground: int) -> Crossing | None:
    """The way over water, if the own side has buildings and none of them is on the enemy's land."""
    if not s.world.water or not s.buildings[seat]:
        return None
    for building in members(s.buildings[seat]):
        for hex in members(s.world.near[s.b_hex[building]] & ground):
            if ways[hex] < NO_WAY:
                return None
    found = Crossing(s, seat, worths, ways, ground)
    return found if found.harbour >= 0 and found.out < NO_WAY else None
