"""The technology tree of a race as a chart, and how far a player has come on it.

Every building that leads on has a row: after it what it trains, buildings that lead nowhere, what it teaches; below it,
half a column further in, what it makes possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from wartable.engine.picture.scene import Box, Chart, Point, Progress, Words
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.picture.lore import Lore
from wartable.games.bloodstream.picture.orders import (
    Order,
    building_order,
    buildings_of,
    studies_of,
    study_card,
    study_order,
    train_card,
    unit_order,
    units_of,
)
from wartable.games.bloodstream.rules.content import NO_SITE, ON_PATCH
from wartable.games.bloodstream.rules.orders import headcount
from wartable.games.bloodstream.rules.settings import BUILDS
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.technology import owned
from wartable.toolbox.masks import members

BUILDING, UNIT, STUDY = "plate", "round", "note"
INDENT = 0.5


def charts(s: Bloodstream, words: Words) -> tuple[Chart, ...]:
    """One for each race that is played, where anything can be ordered at all."""
    if not has_economy(s):
        return ()
    seats = {race: seat for seat, race in reversed(list(enumerate(s.settings.races)))}
    lore = Lore(s, words)
    title = lore.say("chart")
    return tuple([Chart(ids.RACES[race], title, tuple(Planter(s, seats[race], lore).boxes)) for race in seats])


def has_economy(s: Bloodstream) -> bool:
    """Whether anybody begins with workers."""
    return any([not piece.building and piece.kind == ids.WORKER for piece in s.world.scenario.pieces])


def base_of(s: Bloodstream, building: int) -> int:
    """What a building grows out of, or -1."""
    for base in range(BUILDS):
        if s.settings.grows_into[base] >> building & 1:
            return base
    return -1


def needs_of(s: Bloodstream, building: int) -> list[int]:
    """The buildings that a building needs, first the one it belongs to."""
    base = base_of(s, building)
    needs = [one for one in members(s.settings.building_needs[building]) if one != base]
    return [base, *needs] if base >= 0 else needs[-1:] + needs[:-1]


class Planter:
    """Lays the boxes of a race out."""

    def __init__(self, s: Bloodstream, seat: int, lore: Lore) -> None:
        self.s = s
        self.seat = seat
        self.lore = lore
        self.race = s.race_of(seat)
        self.known = buildings_of(s)
        self.boxes: list[Box] = []
        self.rows = 0
        self.trained = 0
        for building in self.known:
            if not needs_of(s, building):
                self.plant(building, 0.0)

    def name(self, building: int) -> str:
        return building_order(self.s, self.seat, building, self.lore).name

    def children(self, building: int) -> list[int]:
        return [one for one in self.known if needs_of(self.s, one)[:1] == [building]]

    def fruits(self, building: int) -> list[int]:
        """The kinds that are trained here before anywhere else."""
        return [kind for kind in units_of(self.s, building) if not self.trained >> kind & 1]

    def leads_on(self, building: int) -> bool:
        if self.children(building) or studies_of(self.s, self.race, building):
            return True
        return bool([kind for kind in self.fruits(building) if kind != ids.WORKER])

    def plant(self, building: int, x: float) -> None:
        s, seat, lore = self.s, self.seat, self.lore
        row = self.rows
        self.rows += 1
        self.add(building_order(s, seat, building, lore), (x, row), BUILDING, self.names(needs_of(s, building)))
        own = self.name(building)
        for kind in self.fruits(building):
            self.trained |= 1 << kind
            x += 1
            needs = self.names(members(s.settings.unit_needs[kind] & ~(1 << building)))
            self.add(unit_order(s, seat, kind, lore), (x, row), UNIT, [own, *needs])
        children = self.children(building)
        for leaf in [child for child in children if not self.leads_on(child)]:
            x += 1
            self.add(building_order(s, seat, leaf, lore), (x, row), BUILDING, self.names(needs_of(s, leaf)))
        for study in studies_of(s, self.race, building):
            x += 1
            needs = [study_card(one) for one in members(s.settings.study_needs[study])]
            self.add(study_order(s, seat, study, lore), (x, row), STUDY, needs or [own])
        start = self.boxes_at(row)
        for child in [child for child in children if self.leads_on(child)]:
            self.plant(child, start + INDENT)

    def boxes_at(self, row: int) -> float:
        """Where a row begins."""
        return min([box.at[0] for box in self.boxes if box.at[1] == row])

    def names(self, buildings: Sequence[int]) -> list[str]:
        return [self.name(building) for building in buildings]

    def add(self, order: Order, at: Point, shape: str, after: list[str]) -> None:
        box = Box(order.name, order.title, order.icon, at, shape, tuple(after), order.counters(self.lore), order.tip)
        self.boxes.append(box)


def progress(s: Bloodstream, seat: int, lit: set[str], asked: bool, lore: Lore) -> Progress | None:
    """How far a player has come; `lit` is what can be ordered now, if orders are being asked for."""
    if not has_economy(s):
        return None
    return Surveyor(s, seat, lit, asked, lore).progress()


class Surveyor:
    """Looks what a player has and lacks."""

    def __init__(self, s: Bloodstream, seat: int, lit: set[str], asked: bool, lore: Lore) -> None:
        self.s = s
        self.seat = seat
        self.lit = lit
        self.asked = asked
        self.lore = lore
        self.race = s.race_of(seat)
        self.own = owned(s, seat)
        self.learned = s.learned[seat]
        self.done: list[str] = []
        self.busy: list[str] = []
        self.lacking: dict[str, str] = {}

    def progress(self) -> Progress:
        s = self.s
        trained = studied = met = 0
        for building in members(s.buildings[self.seat]):
            if s.b_job[building] == ids.TRAIN:
                trained |= 1 << s.b_what[building]
            elif s.b_job[building] == ids.STUDY:
                studied |= 1 << s.b_what[building]
        for kind in buildings_of(s):
            self.building(kind)
            for unit in units_of(s, kind):
                if met >> unit & 1:
                    continue
                met |= 1 << unit
                self.unit(kind, unit)
                if trained >> unit & 1:
                    self.busy.append(train_card(unit))
            for study in studies_of(s, self.race, kind):
                if self.learned >> study & 1:
                    self.done.append(study_card(study))
                elif studied >> study & 1:
                    self.busy.append(study_card(study))
                else:
                    self.study(kind, study)
        return Progress(ids.RACES[self.race], self.seat, tuple(self.done), tuple(self.busy), self.lacking)

    def building(self, kind: int) -> None:
        s, lore = self.s, self.lore
        order = building_order(s, self.seat, kind, lore)
        own = [b for b in members(s.buildings[self.seat]) if s.b_kind[b] == kind]
        if any([s.finished(b) for b in own]) or self.own >> kind & 1:
            self.done.append(order.name)
        elif own or any([s.b_job[b] == ids.UPGRADE and s.b_what[b] == kind for b in members(s.buildings[self.seat])]):
            self.busy.append(order.name)
        missing = [lore.building(self.seat, b) for b in needs_of(s, kind) if not self.own >> b & 1]
        if s.settings.site[kind] == NO_SITE:
            place = lore.words("lack-building", building=lore.building(self.seat, base_of(s, kind)))
        else:
            builder = ids.TANKER if s.settings.site[kind] == ON_PATCH else ids.WORKER
            place = lore.words("lack-builder", unit=lore.unit(self.seat, builder))
        self.note(order.name, missing, order.price, place)

    def unit(self, building: int, kind: int) -> None:
        s, lore = self.s, self.lore
        needs = s.settings.unit_needs[kind] | 1 << building
        missing = [lore.building(self.seat, b) for b in members(needs & ~self.own)]
        most = s.settings.unit_supply
        if most and headcount(s, self.seat) >= most:
            place = lore.say("lack-supply")
        else:
            place = lore.words("lack-building", building=lore.building(self.seat, building))
        self.note(train_card(kind), missing, s.settings.price_of_unit(self.seat, kind), place)

    def study(self, building: int, study: int) -> None:
        s, lore = self.s, self.lore
        missing = [] if self.own >> building & 1 else [lore.building(self.seat, building)]
        missing += [lore.study(self.seat, one) for one in members(s.settings.study_needs[study] & ~self.learned)]
        place = lore.words("lack-building", building=lore.building(self.seat, building))
        self.note(study_card(study), missing, s.settings.price_of_study(self.seat, study), place)

    def note(self, name: str, missing: list[str], price: tuple[int, int, int], place: str) -> None:
        """What is missing: buildings and research first, else what it costs, else somebody who is free to do it."""
        s = self.s
        stock = (s.gold[self.seat], s.wood[self.seat], s.oil[self.seat])
        short = [max(0, price[one] - stock[one]) for one in range(len(ids.RESOURCES))]
        if name in self.lit:
            return
        if missing:
            self.lacking[name] = ", ".join(missing)
        elif any(short):
            self.lacking[name] = self.lore.purse(tuple(short))
        elif self.asked:
            self.lacking[name] = place
