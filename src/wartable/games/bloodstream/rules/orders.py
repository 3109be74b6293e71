"""The Order stage (draft: «Заказ производства»): training, research, upgrades, buildings, repairs.

For each kind of order one function says why it may not be given; what may be given is what none of them refuses.
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Build, Cancel, Pick, Repair, Study, Train, Upgrade
from wartable.games.bloodstream.rules.alike import kinds
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.completion import abandon, give_up
from wartable.games.bloodstream.rules.content import NO_SITE, ON_COAST, ON_GRASS, ON_PATCH, SITES
from wartable.games.bloodstream.rules.settings import BUILDS, OWNERS, STUDIES
from wartable.games.bloodstream.rules.shelves import A_HEX
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.technology import BUILDING_CLAUSE, lacking, owned, study_clause, unit_clause
from wartable.toolbox.masks import members


class Orders(Decision):
    """BS-TURN-04, 06: one order after another, in any sequence, until the player ends the stage."""

    def legal(self, s: Bloodstream) -> list[Action]:
        own = owned(s, self.seat)
        found = [s.world.end]
        add_jobs(s, self.seat, own, found)
        add_work(s, self.seat, own, found)
        return found

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return self.refuse(s, a) or wrong_question("give-orders")

    def refuse(self, s: Bloodstream, a: Action) -> Refusal | None:
        seat = self.seat
        if isinstance(a, Train):
            return no_training(s, seat, owned(s, seat), a.hex, a.kind)
        if isinstance(a, Study):
            return no_study(s, seat, a.hex, a.research)
        if isinstance(a, Upgrade):
            return no_upgrade(s, seat, owned(s, seat), a.hex, a.building)
        if isinstance(a, Build):
            return no_building(s, seat, owned(s, seat), a.hex, a.building)
        if isinstance(a, Repair):
            return no_repair(s, seat, a.hex, a.target)
        if isinstance(a, Cancel):
            return no_cancelling(s, seat, a.hex)
        return None if a is s.world.end else wrong_question("give-orders")

    def apply(self, s: Bloodstream, a: Action) -> None:
        seat = self.seat
        if a is s.world.end:
            s.begun = s.withdrawn = s.recalled = 0
            return
        if isinstance(a, Train):
            set_job(s, s.b_at[a.hex], ids.TRAIN, a.kind, s.settings.price_of_unit(seat, a.kind), "BS-TRAIN-02")
            s.b_unit[s.b_at[a.hex]] = s.next_birth()
        elif isinstance(a, Study):
            price = s.settings.price_of_study(seat, a.research)
            set_job(s, s.b_at[a.hex], ids.STUDY, a.research, price, "BS-RESEARCH-01")
        elif isinstance(a, Upgrade):
            price = s.settings.building_price[a.building]
            set_job(s, s.b_at[a.hex], ids.UPGRADE, a.building, price, "BS-UPGRADE-01")
        elif isinstance(a, Build):
            begin(s, seat, a.hex, a.building)
        elif isinstance(a, Cancel):
            withdraw(s, s.b_at[a.hex])
        s.then(self)
        if isinstance(a, Repair):
            s.then(Mending(seat, a.hex, a.target))


class Mending(Decision):
    """BS-REPAIR-01: which worker of a hex repairs, where they differ."""

    declares: ClassVar[Facts] = (("hex", A_HEX), ("target", A_HEX))

    def __init__(self, seat: int, hex: int, target: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.target = target

    def misfit(self, s: Bloodstream) -> str:
        if min(self.hex, self.target) < 0 or no_repair(s, self.seat, self.hex, self.target) is not None:
            return "nothing can be repaired there"
        return super().misfit(s)

    def menders(self, s: Bloodstream) -> list[int]:
        return kinds(s, free_workers(s, s.ground[self.hex]))

    def legal(self, s: Bloodstream) -> list[Action]:
        return [s.world.pick.nth(number) for number in range(len(self.menders(s)))]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        return wrong_question("pick-a-worker")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Pick)
        repair(s, self.seat, s.by_birth(self.menders(s)[a.number - 1])[0], self.target)


# What may be ordered. The functions under "Why not" say the same of a single order, with the reason.


def add_jobs(s: Bloodstream, seat: int, own: int, found: list[Action]) -> None:
    """What finished buildings may begin, and what may be cancelled."""
    settings, world = s.settings, s.world
    units = 0 if settings.unit_supply and headcount(s, seat) >= settings.unit_supply else settings.units_in_play
    studies = settings.studies[settings.races[seat]] & ~(s.learned[seat] | settings.known)
    for building in members(s.buildings[seat]):
        if s.b_job[building] == ids.STUDY:
            studies &= ~(1 << s.b_what[building])
    for building in s.by_age(s.buildings[seat]):
        hex = s.b_hex[building]
        if s.b_job[building] or s.b_site >> building & 1:
            if no_cancelling(s, seat, hex) is None:
                found.append(world.cancel.nth(hex))
            continue
        here = s.b_kind[building]
        for kind in members(settings.trains[here] & units):
            if not settings.unit_needs[kind] & ~own and s.affords(seat, settings.price_of_unit(seat, kind)):
                found.append(world.train.nth(hex * ids.TRAINED + kind))
        for study in members(settings.teaches[here] & studies):
            needs = settings.study_needs[study]
            if not needs & ~s.learned[seat] and s.affords(seat, settings.price_of_study(seat, study)):
                found.append(world.research.nth(hex * STUDIES + study))
        for better in members(settings.grows_into[here]):
            if not settings.building_needs[better] & ~own and s.affords(seat, settings.building_price[better]):
                found.append(world.upgrade.nth(hex * BUILDS + better))


def add_work(s: Bloodstream, seat: int, own: int, found: list[Action]) -> None:
    """What workers and tankers may build and repair."""
    world = s.world
    burning = 0
    if s.affords(seat, s.settings.repair_price):
        for building in members(s.buildings[seat]):
            if s.b_burns[building]:
                burning |= 1 << s.b_hex[building]
    by_site = buildings_by_site(s, seat, own)
    land, patches = s.buildable() & ~s.built, world.patches & ~s.built
    for hex in members(s.troops[ids.GROUND * OWNERS + seat]):
        stack = s.ground[hex]
        kind = s.kind[stack.bit_length() - 1]
        if kind not in (ids.WORKER, ids.TANKER) or not free_workers(s, stack):
            continue
        if not stack & (stack - 1) and (land if kind == ids.WORKER else patches) >> hex & 1:
            buildings = by_site[ON_GRASS if kind == ids.WORKER else ON_PATCH]
            if kind == ids.WORKER and world.coast >> hex & 1:
                buildings |= by_site[ON_COAST]
            for building in members(buildings):
                found.append(world.build.nth(hex * BUILDS + building))
        if kind == ids.WORKER:
            for target in members(world.near[hex] & burning):
                found.append(world.repair.nth(hex * world.size + target))


def buildings_by_site(s: Bloodstream, seat: int, own: int) -> list[int]:
    """By kind of site, the buildings whose needs are met and whose price can be paid."""
    settings = s.settings
    found = [0] * len(SITES)
    for kind in members(settings.in_play):
        if not settings.building_needs[kind] & ~own and s.affords(seat, settings.building_price[kind]):
            found[settings.site[kind]] |= 1 << kind
    return found


def own_building(s: Bloodstream, seat: int, hex: int, clause: str) -> Refusal | None:
    """Why nothing can be ordered in this hex: no finished building of the player's is there."""
    building = s.b_at.get(hex, -1)
    if building < 0 or s.b_owner[building] != seat:
        return Refusal(clause, "no-building-of-yours", {"hex": hex})
    if s.b_site >> building & 1:
        return Refusal("BS-BUILD-14", "still-a-site", {"hex": hex})
    return None


def busy(s: Bloodstream, hex: int, clause: str) -> Refusal | None:
    """BS-TRAIN-03: one job at a time."""
    return Refusal(clause, "building-busy", {"hex": hex}) if s.b_job[s.b_at[hex]] else None


def too_dear(s: Bloodstream, seat: int, price: tuple[int, ...]) -> Refusal | None:
    """BS-SETUP-09: stocks never fall below 0."""
    if s.affords(seat, price):
        return None
    facts: dict[str, int | str] = {name: price[place] for place, name in enumerate(ids.RESOURCES)}
    return Refusal("BS-SETUP-09", "too-dear", facts)


# Why not.


def no_training(s: Bloodstream, seat: int, own: int, hex: int, kind: int) -> Refusal | None:
    settings = s.settings
    wrong = own_building(s, seat, hex, "BS-TRAIN-02")
    if wrong is not None:
        return wrong
    if not settings.units_in_play >> kind & 1:
        return Refusal("BS-SETUP-01", "not-in-this-game")
    if not settings.trains[s.b_kind[s.b_at[hex]]] >> kind & 1:
        return Refusal("BS-TRAIN-01", "not-trained-here", {"unit": kind, "building": s.b_kind[s.b_at[hex]]})
    job = s.b_job[s.b_at[hex]]
    wrong = busy(s, hex, "BS-UPGRADE-02" if job == ids.UPGRADE else "BS-TRAIN-03")
    if wrong is None:
        wrong = lacking(settings.unit_needs[kind], own, unit_clause(kind))
    if wrong is None and settings.unit_supply and headcount(s, seat) >= settings.unit_supply:
        wrong = Refusal("BS-SETUP-08", "too-many-units", {"most": settings.unit_supply})
    return wrong or too_dear(s, seat, settings.price_of_unit(seat, kind))


def headcount(s: Bloodstream, seat: int) -> int:
    """BS-SETUP-08: units on the board, aboard, inside and in training; Skeletons do not count."""
    count = 0
    for slot in members(s.units[seat]):
        count += s.kind[slot] != ids.SKELETON
    for building in members(s.buildings[seat]):
        count += s.b_job[building] == ids.TRAIN
    return count


def no_study(s: Bloodstream, seat: int, hex: int, study: int) -> Refusal | None:
    settings = s.settings
    wrong = own_building(s, seat, hex, "BS-RESEARCH-01")
    if wrong is not None:
        return wrong
    facts: dict[str, int | str] = {"research": study}
    if not settings.teaches[s.b_kind[s.b_at[hex]]] >> study & 1:
        return Refusal("BS-RESEARCH-01", "not-researched-here", facts)
    if not settings.studies[settings.races[seat]] >> study & 1:
        return Refusal("BS-RESEARCH-01", "not-for-this-race", facts)
    if (s.learned[seat] | settings.known) >> study & 1:
        return Refusal("BS-RESEARCH-04", "already-learned", facts)
    for building in members(s.buildings[seat]):
        if s.b_job[building] == ids.STUDY and s.b_what[building] == study:
            return Refusal("BS-RESEARCH-04", "already-researched", facts)
    job = s.b_job[s.b_at[hex]]
    wrong = busy(s, hex, "BS-UPGRADE-02" if job == ids.UPGRADE else "BS-TRAIN-03")
    if wrong is not None:
        return wrong
    missing = settings.study_needs[study] & ~s.learned[seat]
    if missing:
        running = any([s.b_job[b] == ids.STUDY and missing >> s.b_what[b] & 1 for b in members(s.buildings[seat])])
        clause = "BS-RESEARCH-12" if running else study_clause(study)
        return Refusal(clause, "needs-research", {"research": members(missing)[0]})
    return too_dear(s, seat, settings.price_of_study(seat, study))


def no_upgrade(s: Bloodstream, seat: int, own: int, hex: int, better: int) -> Refusal | None:
    settings = s.settings
    wrong = own_building(s, seat, hex, "BS-UPGRADE-01")
    if wrong is not None:
        return wrong
    now = s.b_kind[s.b_at[hex]]
    if not settings.grows_into[now] >> better & 1:
        towers = (ids.GUARD_TOWER, ids.CANNON_TOWER)
        clause = "BS-UPGRADE-06" if now in towers and better in towers else "BS-UPGRADE-01"
        return Refusal(clause, "no-such-upgrade", {"building": better})
    wrong = busy(s, hex, "BS-TRAIN-03") or lacking(settings.building_needs[better], own, BUILDING_CLAUSE[better])
    return wrong or too_dear(s, seat, settings.building_price[better])


def no_building(s: Bloodstream, seat: int, own: int, hex: int, kind: int) -> Refusal | None:
    settings = s.settings
    site = settings.site[kind]
    here: dict[str, int | str] = {"hex": hex}
    if not settings.in_play >> kind & 1:
        return Refusal("BS-SETUP-01", "not-in-this-game")
    if site == NO_SITE:
        return Refusal("BS-BUILD-15", "never-built", {"building": kind})
    builder = ids.TANKER if site == ON_PATCH else ids.WORKER
    stack = s.ground.get(hex, 0)
    unit = stack.bit_length() - 1
    if not stack or s.owner[unit] != seat or s.kind[unit] != builder:
        return Refusal("BS-BUILD-10" if site == ON_PATCH else "BS-BUILD-01", "no-builder", here | {"unit": builder})
    if not free_workers(s, stack):
        return Refusal("BS-BUILD-17", "builder-not-free", here)
    if site == ON_PATCH:
        if not s.world.patches & ~s.built & 1 << hex or stack.bit_count() > 1:
            return Refusal("BS-BUILD-10", "no-site-for-it", here)
    elif not s.buildable() & ~s.built & 1 << hex or stack.bit_count() > 1:
        return Refusal("BS-BUILD-08", "no-site-for-it", here)
    elif site == ON_COAST and not s.world.coast >> hex & 1:
        return Refusal("BS-BUILD-09", "no-water-beside", here)
    wrong = lacking(settings.building_needs[kind], own, BUILDING_CLAUSE[kind])
    return wrong or too_dear(s, seat, settings.building_price[kind])


def free_workers(s: Bloodstream, stack: int) -> int:
    """BS-BUILD-17: those of a stack that may build or repair."""
    return stack & ~(s.full | s.captive | s.freed)


def no_repair(s: Bloodstream, seat: int, hex: int, target: int) -> Refusal | None:
    stack = s.ground.get(hex, 0)
    unit = stack.bit_length() - 1
    if not stack or s.owner[unit] != seat or s.kind[unit] != ids.WORKER:
        return Refusal("BS-REPAIR-01", "no-builder", {"hex": hex, "unit": ids.WORKER})
    building = s.b_at.get(target, -1)
    if building < 0 or s.b_owner[building] != seat:
        return Refusal("BS-REPAIR-01", "no-building-of-yours", {"hex": target})
    if not s.b_burns[building]:
        return Refusal("BS-REPAIR-04", "does-not-burn", {"hex": target})
    if not free_workers(s, stack):
        tired = stack & s.full & ~(s.captive | s.freed)
        return Refusal("BS-REPAIR-02" if tired else "BS-REPAIR-04", "builder-not-free", {"hex": hex})
    return too_dear(s, seat, s.settings.repair_price)


def no_cancelling(s: Bloodstream, seat: int, hex: int) -> Refusal | None:
    building = s.b_at.get(hex, -1)
    here: dict[str, int | str] = {"hex": hex}
    if building < 0 or s.b_owner[building] != seat:
        return Refusal("BS-TRAIN-07", "no-building-of-yours", here)
    if s.b_site >> building & 1:
        if not s.begun >> building & 1:
            return Refusal("BS-BUILD-07", "not-begun-now", here)
        again = s.b_worker[building] >= 0 and s.recalled >> s.b_worker[building] & 1
    elif not s.b_job[building]:
        return Refusal("BS-TRAIN-07", "nothing-to-cancel", here)
    else:
        again = s.withdrawn >> building & 1
    return Refusal("BS-TURN-10", "withdrawn-once", here) if again else None


# Carrying out.


def set_job(s: Bloodstream, building: int, job: int, what: int, price: tuple[int, ...], rule: str) -> None:
    seat = s.b_owner[building]
    s.pay(seat, price)
    s.b_job[building] = job
    s.b_what[building] = what
    if s.log is not None:
        subject = ("", "unit", "research", "building")[job]
        s.emit(f"ordered-{ids.JOBS[job]}", rule, {"seat": seat, "hex": s.b_hex[building], subject: what})


def begin(s: Bloodstream, seat: int, hex: int, kind: int) -> None:
    """BS-BUILD-02, 04: the price is paid and the builder goes inside."""
    unit = s.ground[hex].bit_length() - 1
    s.pay(seat, s.settings.building_price[kind])
    s.standing &= ~(1 << unit)
    building = s.add_building(seat, kind, hex, site=True)
    s.enter_building(unit, building)
    s.begun |= 1 << building
    if s.log is not None:
        s.emit("began-building", "BS-BUILD-01", {"seat": seat, "building": kind, "hex": hex})


def repair(s: Bloodstream, seat: int, worker: int, target: int) -> None:
    """BS-REPAIR-01 to 03: a worker takes one Burn marker off."""
    building = s.b_at[target]
    bit = 1 << worker
    s.pay(seat, s.settings.repair_price)
    s.b_burns[building] -= 1
    s.full |= bit
    s.tried |= bit
    s.standing &= ~bit
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": seat, "hex": target, "building": s.b_kind[building]}
        s.emit("repaired", "BS-REPAIR-01", facts | {"burns": s.b_burns[building]})


def withdraw(s: Bloodstream, building: int) -> None:
    """BS-BUILD-07, BS-TURN-10: an order is taken back, once for each building and builder."""
    if s.b_site >> building & 1:
        if s.b_worker[building] >= 0:
            s.recalled |= 1 << s.b_worker[building]
        abandon(s, building, "BS-BUILD-07")
    else:
        s.withdrawn |= 1 << building
        give_up(s, building)
