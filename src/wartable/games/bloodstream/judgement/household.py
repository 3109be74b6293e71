"""Stocks, workers, buildings, research: what a player has besides his army, and what he saves for. Opinions."""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.judgement.worth import ORDERED, Worths, left_of, rounds_left, turns_left
from wartable.games.bloodstream.rules.completion import free_beside
from wartable.games.bloodstream.rules.content import NO_SITE, SITES
from wartable.games.bloodstream.rules.settings import BUILDS, KINDS, OWNERS, STUDIES
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.ways import own_rigs
from wartable.toolbox.masks import members

FIRST: Final[tuple[float, ...]] = (
    8.0,  # hall
    -2.0,  # farm
    8.0,  # barracks
    3.0,  # lumber mill
    3.0,  # blacksmith
    -2.0,  # scout tower
    1.0,  # guard tower
    1.0,  # cannon tower
    3.0,  # shipyard
    2.0,  # oil rig
    2.0,  # foundry
    1.0,  # refinery
    20.0,  # keep
    12.0,  # stables
    -2.0,  # inventor
    9.0,  # castle
    4.0,  # aviary
    4.0,  # mage tower
    0.0,  # church
)
"""By building, what the first of its kind is worth besides its price: what it unlocks."""
SECOND: Final = 2.0
"""The same for a second Barracks."""
AGAIN: Final = 0.4
"""What any other building is worth that is there already, compared with its price."""
LATE: Final = 5
"""With so few rounds to come nothing unlocks anything in time."""
STOCK: Final = 0.55
"""What a resource in store is worth."""
PLENTY: Final = 12
"""Of more than this each is worth less."""
SPARE: Final = 0.25
ENOUGH: Final = 13.0
"""A smaller army comes before anything that has to be saved for."""
SAVED: Final = 0.85
"""What a resource is worth that is put by for something."""
FIRMLY: Final = 1.4
"""The same for what leads to cavalry: recruits of the day would eat it up."""
WINS: Final = 2.0
"""The same if a stock of it wins."""
HORIZON: Final = 8
INCOME: Final = 0.45
MARGIN: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73),
    (0.96, 0.93, 0.9, 0.87, 0.5, 0.25),
    (0.6, 0.5, 0.4),
)
"""For gold, wood and oil, what each further worker or tanker at it is worth."""
OIL_WINS: Final[tuple[float, ...]] = (2.5, 2.4, 2.3, 2.2, 2.1, 2.0, 1.9, 1.8, 1.7, 1.6)
"""The same for oil where a stock of it wins."""
SHORT: Final = 2.0
"""What a worker is worth at a resource that the goal is short of."""
MANY: Final = 12
"""More workers than this are of no use."""
NO_RIG: Final = 0.5
"""What a patch without an Oil Rig is worth, compared with one that has it."""
CROWDED: Final = 2
"""A patch where others stand in the builder's way is as good as one so far away."""
TOO_FAR: Final = 8
"""Mines and forests farther than this from the own halls are nobody's."""
STEP: Final = 0.86
"""How much a place to gather still counts, for each step to it."""
STUDY: Final = 0.7
"""What better armour or range is worth for each unit it serves."""
SHARPER: Final = 0.3
"""What a better attack is worth, compared with the units it serves."""
LEARNED: Final = 0.3
"""What it is worth besides, compared with its price."""
KEPT: Final = 0.6
"""What research is worth at least when it is done, compared with its price."""
BUILDER: Final = 1.6
"""What it is worth to have somebody where the next building can be begun."""
PLAN: Final = (ids.BARRACKS, ids.KEEP, ids.STABLES, ids.BLACKSMITH, ids.LUMBER_MILL)
"""What to have, in this order: cavalry decides games."""
CREW: Final = 14
"""Workers that are wanted, whatever they gather."""
IDLER: Final = 0.3
"""What any further one is worth besides what it gathers, compared with its price; or one that finds nothing."""
ENGINES: Final = 2
"""Siege engines that are wanted: they help others against buildings, and are slow."""
EXITS: Final = 3
"""Free hexes that units need around the building that trains them."""
SHUT: Final = 1.5
"""What speaks against each that is missing."""
STUCK: Final = 2.0
"""What speaks against standing in the way of a unit that is being trained."""
HANDS: Final = 4
"""Workers that pay for one more Barracks."""
NEARBY: Final = 3
"""How far from the own halls to build."""
COAST: Final = SITES.index("coast")
HALLS: Final = (ids.HALL, ids.KEEP, ids.CASTLE)


Key = tuple[object, ...]


class Roll:
    """A seat's units, wherever they are; kept as long as none comes or goes."""

    def __init__(self, s: Bloodstream, seat: int, worths: Worths) -> None:
        self.units = s.units[seat]
        self.kinds = s.kind[:]
        self.counts = [0] * KINDS
        """By kind."""
        self.gatherers: list[int] = []
        """Workers and tankers."""
        self.worth = 0.0
        for unit in members(self.units):
            kind = s.kind[unit]
            self.counts[kind] += 1
            self.worth += worths.unit(seat, kind)
            if kind in (ids.WORKER, ids.TANKER):
                self.gatherers.append(unit)
        self.key = tuple(self.counts)

    def fits(self, s: Bloodstream, seat: int) -> bool:
        return self.units == s.units[seat] and self.kinds == s.kind


def horizon(s: Bloodstream, seat: int) -> int:
    """Gather stages to come that count: what is gathered lies in store instead."""
    return min(HORIZON, turns_left(s, seat))


def goal_stocks(s: Bloodstream) -> tuple[int, int, int]:
    """The stocks that win; none if they do not."""
    found = (0, 0, 0)
    for goal in s.world.scenario.goals:
        if goal.kind == "stockpile":
            found = goal.stocks
    return found


def stuck(s: Bloodstream, seat: int, away: int) -> float:
    """What speaks against standing where units that are being trained have to come out."""
    left = 0
    if away:
        # What units on their way leave is free.
        hex = s.hex_of(away.bit_length() - 1)
        left = 0 if s.ground.get(hex, 0) & ~away or s.built >> hex & 1 else 1 << hex
    total = 0.0
    for building in members(s.buildings[seat]):
        if s.b_job[building] == ids.TRAIN:
            hex = s.b_hex[building]
            if not (free_beside(s, hex, s.b_what[building]) or s.world.near[hex] & left):
                total += STUCK
    return total


def household_key(s: Bloodstream, seat: int, roll: Roll, away: int, land: int) -> Key:
    """Everything of a position that a household depends on, what lies in store apart."""
    kind, place = s.kind, s.place
    elsewhere = s.captive | s.freed | away
    places: list[int] = []
    for unit in roll.gatherers:
        if elsewhere >> unit & 1:
            continue
        places.append(place[unit] * KINDS + kind[unit])
        if kind[unit] == ids.TANKER and place[unit] >= 0:
            places.append(s.ground[place[unit]].bit_count())
    taken = 0
    for owner in range(OWNERS):
        taken |= s.troops[owner]
    works: list[int] = []
    for building in members(s.buildings[seat]):
        works.append(s.b_kind[building])
        works.append(s.b_hex[building])
        works.append(s.b_job[building])
        works.append(s.b_what[building])
        works.append(s.b_burns[building])
        works.append(s.b_site >> building & 1)
        builder = s.b_worker[building]
        works.append(kind[builder] if builder >= 0 else -1)
    stocks = goal_stocks(s)
    return (
        seat,
        roll.key,
        tuple(places),
        taken & (s.world.wild | s.world.patches),
        s.troops[seat] & s.world.patches,
        tuple(works),
        s.built,
        s.felled,
        s.walls,
        s.learned[seat] & ~s.given[seat],
        rounds_left(s),
        horizon(s, seat),
        land,
        (s.gold[seat], s.wood[seat]) if stocks != (0, 0, 0) else None,
    )


class Household:
    """One seat's workers and works; `away`: units whose place is judged elsewhere, `land`: where workers may walk.

    It is kept for all positions with the same key, and so keeps none of them.
    """

    def __init__(self, s: Bloodstream, seat: int, worths: Worths, roll: Roll, away: int, land: int) -> None:
        self.seat = seat
        self.worths = worths
        self.world = s.world
        self.settings = s.settings
        self.counts = roll.counts
        self.left = rounds_left(s)
        self.horizon = horizon(s, seat)
        self.gathering = [0, 0, 0]
        """Workers at mines and in forests, tankers at rigs."""
        self.idle: list[int] = []
        """Hexes of workers that gather nothing, one for each."""
        self.tankers: list[int] = []
        """The same of tankers."""
        self.places: list[list[int]] = [[], []]
        """Mines and forests with room."""
        self.hopes: dict[int, tuple[float, int]] = {}
        """What workers may gather, by hex and number, once all is counted."""
        self.rooms: dict[int, int] = {}
        """Rigs with room and patches without a rig, and how many tankers may still go there."""
        self.rigs = 0
        """The hexes of own rigs."""
        self.hands = roll.counts[ids.WORKER]
        """Workers, wherever they are."""
        self.margin = MARGIN
        for goal in s.world.scenario.goals:
            if goal.kind == "stockpile":
                self.margin = self.shared_out(s, goal.stocks)
        self.types = 0
        self.had = [0] * BUILDS
        """Buildings by kind."""
        self.builder_at = 0
        """Hexes where somebody who is on his way could begin the next building."""
        self.wanted = 0.0
        """What that is worth."""
        self.count_workers(s, away, land)
        self.worth = self.workers(s) + self.buildings(s) + self.research(s)

    def shared_out(self, s: Bloodstream, stocks: tuple[int, int, int]) -> tuple[tuple[float, ...], ...]:
        """What each further worker is worth where stocks win: as many at each resource as it is short of."""
        seat = self.seat
        oil = OIL_WINS if stocks[ids.OIL] else MARGIN[ids.OIL]
        gold = max(0, stocks[ids.GOLD] - s.gold[seat])
        wood = max(0, stocks[ids.WOOD] - s.wood[seat])
        if not gold + wood:
            return MARGIN[ids.GOLD], MARGIN[ids.WOOD], oil
        rows: list[tuple[float, ...]] = []
        for missing in (gold, wood):
            share = (self.hands + 1) * missing / (gold + wood)
            rows.append(tuple([SHORT if number < share - 0.5 else MARGIN[ids.WOOD][-1] for number in range(MANY)]))
        return rows[ids.GOLD], rows[ids.WOOD], oil

    def count_workers(self, s: Bloodstream, away: int, reach: int) -> None:
        seat = self.seat
        homes = [s.b_hex[b] for b in members(s.buildings[seat]) if s.b_kind[b] in HALLS]
        self.homes = homes
        if not s.units[seat] or not (homes or s.buildings[seat]):
            return
        land = reach
        if homes:
            land = 0
            for hex in homes:
                land |= s.world.hexes.disc(hex, TOO_FAR)
            land &= reach
        mines = s.world.mines & land
        woods = s.woods() & land
        rigs = self.rigs = own_rigs(s, seat) if s.world.patches else 0
        for hex in members(s.troops[ids.GROUND * OWNERS + seat]):
            stack = s.ground[hex] & s.units[seat] & ~s.captive & ~s.freed & ~away
            if not stack:
                continue
            kind = s.kind[stack.bit_length() - 1]
            count = stack.bit_count()
            if kind == ids.TANKER:
                if rigs >> hex & 1:
                    self.gathering[ids.OIL] += count
                    if count < s.settings.stack_limit[kind]:
                        self.rooms[hex] = s.settings.stack_limit[kind] - count
                else:
                    self.tankers += [hex] * count
                continue
            if kind != ids.WORKER:
                continue
            if s.world.mines >> hex & 1:
                self.gathering[0] += count
                if count < s.settings.stack_limit[ids.WORKER] and mines >> hex & 1:
                    self.places[0].append(hex)
            elif s.woods() >> hex & 1:
                # Two fell it: one of them must look for another.
                self.gathering[1] += 1
                self.idle += [hex] * (count - 1)
            else:
                self.idle += [hex] * count
        for building in members(s.buildings[seat]):
            if s.b_worker[building] >= 0:
                if s.kind[s.b_worker[building]] == ids.WORKER:
                    self.idle.append(s.b_hex[building])
                else:
                    self.gathering[ids.OIL] += 1
                    self.rigs |= 1 << s.b_hex[building]
                    self.rooms[s.b_hex[building]] = s.settings.stack_limit[ids.TANKER] - 1
        if not self.gathering[ids.GOLD] and not mines:
            # Wood alone buys nothing.
            self.margin = (MARGIN[ids.GOLD], (), self.margin[ids.OIL])
        taken = s.built
        for owner in range(OWNERS):
            taken |= s.troops[owner]
        self.places[0] += members(mines & ~taken)
        self.places[1] += members(woods & ~taken)
        if s.world.patches:
            for hex in members(rigs & ~s.troops[ids.GROUND * OWNERS + seat]):
                self.rooms[hex] = s.settings.stack_limit[ids.TANKER]
            for hex in members(s.world.patches & ~(taken & ~s.troops[ids.GROUND * OWNERS + seat] | s.built)):
                self.rooms[hex] = s.settings.stack_limit[ids.TANKER]

    def at_place(self, resource: int, count: int = 1) -> float:
        """What so many more workers are worth at a mine or in a forest."""
        at = self.gathering[resource]
        return sum(self.margin[resource][at : at + count], 0.0) * INCOME * self.horizon

    def hope(self, hex: int, count: int) -> tuple[float, int]:
        """The prospect of workers on their way, if they stop in a hex."""
        at = hex * MANY + count
        found = self.hopes.get(at)
        if found is None:
            found = self.hopes[at] = self.prospect(hex, count)
        return found

    def prospect(self, hex: int, count: int = 1) -> tuple[float, int]:
        """What workers in a hex may gather, and which resource; a place is not used up by asking."""
        best, choice = 0.0, -1
        far = self.world.hexes.far[hex]
        for resource in range(2):
            each = self.at_place(resource, count if resource == ids.GOLD else 1)
            if each > best and self.places[resource]:
                steps = min([far[place] for place in self.places[resource]])
                worth = each * STEP**steps * (0.9 if steps else 1.0)
                if worth > best:
                    best, choice = worth, resource
        return best, choice

    def workers(self, s: Bloodstream) -> float:
        """What all workers gather, and the idle ones may."""
        total = 0.0
        for resource in range(3):
            done = self.gathering[resource]
            total += sum(self.margin[resource][:done], 0.0) * INCOME * self.horizon
        for hex in self.idle:
            worth, resource = self.prospect(hex)
            if resource >= 0:
                total += worth
                self.gathering[resource] += 1
        for hex in self.tankers:
            worth, place = self.at_sea(hex, 1, s.ground[hex].bit_count() - 1)
            if place >= 0:
                total += worth
                self.rooms[place] -= 1
                self.gathering[ids.OIL] += 1
        return total

    def at_sea(self, hex: int, count: int, others: int) -> tuple[float, int]:
        """What tankers in a hex may gather, and where: at a rig, or at a patch, where one alone may build one."""
        far = self.world.hexes.far[hex]
        best, choice = 0.0, -1
        for place, room in self.rooms.items():
            share, steps = 1.0, far[place]
            if not self.rigs >> place & 1:
                share = NO_RIG
                if not steps and count + others > 1:
                    steps = CROWDED
            worth = share * self.at_place(ids.OIL, min(count, room)) * STEP**steps
            if worth > best:
                best, choice = worth, place
        return best, choice

    def buildings(self, s: Bloodstream) -> float:
        """Buildings, sites, jobs; what is first of its kind unlocks something."""
        seat = self.seat
        total = 0.0
        due: list[tuple[int, float, float]] = []
        for building in members(s.buildings[seat]):
            kind = s.b_kind[building]
            worth = self.worths.buildings[kind]
            if s.settings.trains[kind]:
                ways = (s.world.near[s.b_hex[building]] & s.passable() & ~s.built).bit_count()
                total -= SHUT * max(0, EXITS - ways)
            if s.b_site >> building & 1:
                due.append((kind, ORDERED, 0.0))
            else:
                total += worth * left_of(s, building)
                total += self.unlocks(kind) - (0.0 if self.useful(kind) else (1.0 - AGAIN) * worth)
                self.had[kind] += 1
                self.types |= s.settings.counts_as[kind]
            job, what = s.b_job[building], s.b_what[building]
            if job == ids.TRAIN:
                total += ORDERED * self.worths.unit(seat, what) * self.wish(what)
                if what == ids.WORKER:
                    total += ORDERED * self.hired()
                elif what == ids.TANKER and any(self.rooms.values()):
                    total += NO_RIG * ORDERED * self.at_place(ids.OIL)
                    self.gathering[ids.OIL] += 1
            elif job == ids.STUDY:
                total += ORDERED * self.study(what)
            elif job == ids.UPGRADE:
                due.append((what, ORDERED, worth))
        for kind, share, grown in due:
            worth = self.worths.buildings[kind] * (1.0 if self.useful(kind) else AGAIN)
            total += share * (worth - grown + self.unlocks(kind))
            self.had[kind] += 1
        return total

    def wish(self, kind: int) -> float:
        """How much one more unit of a kind is wanted."""
        if kind == ids.WORKER:
            room = any([self.places[what] and self.at_place(what) for what in range(2)])
            return 1.0 if self.hands < CREW and room else IDLER
        if kind != ids.SIEGE:
            return 1.0
        return 1.0 if self.counts[kind] < ENGINES else 0.5

    def useful(self, kind: int) -> bool:
        """Whether one more building of a kind is of any use."""
        if kind == ids.OIL_RIG:
            return True
        if self.types & self.settings.counts_as[kind] == self.settings.counts_as[kind]:
            return kind == ids.BARRACKS and self.had[kind] < max(2, 1 + self.hands // HANDS)
        return not self.had[kind]

    def unlocks(self, kind: int) -> float:
        if self.left <= LATE or not self.useful(kind):
            return 0.0
        if kind == ids.OIL_RIG:
            return FIRST[kind]
        return FIRST[kind] if not self.had[kind] else SECOND

    def hired(self) -> float:
        """What a worker in training may gather: it loses a turn or two."""
        best = 0.0
        choice = -1
        for resource in range(2):
            each = self.at_place(resource)
            if self.places[resource] and each > best:
                best, choice = each, resource
        if choice >= 0:
            self.gathering[choice] += 1
        return best * max(0.0, self.horizon - 2.0) / HORIZON

    def study(self, what: int) -> float:
        settings = self.settings
        price = settings.study_price[settings.races[self.seat] * STUDIES + what]
        served = 0.0
        for kind, count in enumerate(self.counts):
            if count:
                rows = settings.armour_studies[kind] | settings.range_studies[kind]
                served += STUDY * count * (rows >> what & 1)
                if settings.attack_studies[kind] >> what & 1:
                    served += SHARPER * count * self.worths.unit(self.seat, kind)
        return LEARNED * sum(price) + served

    def research(self, s: Bloodstream) -> float:
        """What is learned is worth more than its price in store, so that nobody gives it up on the last day."""
        seat = self.seat
        total = 0.0
        for what in members(s.learned[seat] & ~s.given[seat]):
            total += max(self.study(what), KEPT * sum(s.settings.price_of_study(seat, what)))
        return total

    def aim(self, s: Bloodstream) -> int:
        """The next building of the plan that may be begun; -1 if there is none."""
        if self.left <= 2 * LATE or not self.gathering[ids.GOLD]:
            return -1
        if s.gold[self.seat] > PLENTY and self.useful(ids.BARRACKS):
            return ids.BARRACKS
        for kind in PLAN:
            if s.settings.in_play >> kind & 1 and not self.had[kind] and not self.types >> kind & 1:
                return -1 if s.settings.building_needs[kind] & ~self.types else kind
        return -1

    def stocks(self, s: Bloodstream, army: float, urgent: int) -> float:
        """What lies in store; part of it is put by for the next building, or for the goal.

        `urgent`: a building that comes before those of the plan; -1 if there is none.
        """
        seat = self.seat
        self.builder_at = 0
        self.wanted = 0.0
        price = (0, 0, 0)
        aim = urgent
        if aim < 0 and army >= ENOUGH:
            aim = self.aim(s)
        if aim >= 0:
            price = s.settings.building_price[aim]
            if price[ids.OIL] > s.oil[seat]:
                # It may never come.
                price, aim = (0, 0, 0), -1
        total = 0.0
        rate = FIRMLY if aim in (ids.KEEP, ids.STABLES) else SAVED
        winning = goal_stocks(s)
        for resource, held in enumerate((s.gold[seat], s.wood[seat], s.oil[seat])):
            wins = min(held, winning[resource])
            saved = min(held - wins, price[resource])
            rest = held - wins - saved
            usual = min(rest, PLENTY)
            total += WINS * wins + rate * saved + STOCK * usual + SPARE * (rest - usual)
        if aim >= 0 and s.settings.site[aim] != NO_SITE and self.nearly(s, price):
            total += self.builder(s, aim)
        return total

    def nearly(self, s: Bloodstream, price: tuple[int, int, int]) -> bool:
        """Whether something can be paid now, or in the next turn."""
        seat = self.seat
        gold, wood = s.gold[seat] + self.gathering[ids.GOLD], s.wood[seat] + self.gathering[ids.WOOD]
        return gold >= price[ids.GOLD] and wood >= price[ids.WOOD] and s.oil[seat] >= price[ids.OIL]

    def builder(self, s: Bloodstream, aim: int) -> float:
        """Whether somebody stands where the next building can be begun; if not, where he had better go."""
        land = 0
        for home in self.homes:
            land |= s.world.hexes.disc(home, NEARBY)
        good = land & s.buildable() & ~s.built
        if s.settings.site[aim] == COAST:
            good &= s.world.coast
        for hex in self.idle:
            if good >> hex & 1 and s.ground.get(hex, 0).bit_count() == 1:
                return BUILDER
        self.builder_at = good
        self.wanted = BUILDER
        return 0.0
