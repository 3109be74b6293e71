"""The Completion stage (draft: «Завершение производства»): trained units, then research and upgrades, then sites.

All that was ordered is due here: orders come later in a turn. Each step goes through the buildings by ascending id, so
that each placement sees those before it (BS-TURN-03, BS-BUILD-18).
"""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.actions import Cancel, Place
from wartable.games.bloodstream.rules.asking import Decision, wrong_question
from wartable.games.bloodstream.rules.shelves import A_BUILDING, BIRTH
from wartable.games.bloodstream.rules.state import Bloodstream, put
from wartable.games.bloodstream.rules.technology import refresh
from wartable.toolbox.masks import members


class Complete(Step[Bloodstream]):
    """BS-TURN-03: trained units, research with upgrades, construction sites."""

    def run(self, s: Bloodstream) -> None:
        s.stage = ids.COMPLETION
        seat = self.seat
        s.then(Trained(seat, 0), FinishJobs(seat), FinishSites(seat))


def free_beside(s: Bloodstream, hex: int, kind: int) -> int:
    """BS-TRAIN-05: the neighbouring hexes into which a new unit may come."""
    found = s.world.near[hex] & s.terrain_for(kind) & ~s.held(s.settings.owners, s.layer_of(kind))
    if s.settings.domain[kind] != ids.AIR:
        found &= ~(s.built | s.rune_hexes())
    return found


def jobs_of(s: Bloodstream, seat: int, *jobs: int) -> list[int]:
    """A player's buildings that are at any of these jobs, by age."""
    return [building for building in s.by_age(s.buildings[seat]) if s.b_job[building] in jobs]


def give_up(s: Bloodstream, building: int) -> None:
    """BS-TRAIN-07, BS-RESEARCH-03, BS-UPGRADE-07: the job is off and its price comes back."""
    rule = ("", "BS-TRAIN-07", "BS-RESEARCH-03", "BS-UPGRADE-07")[s.b_job[building]]
    seat = s.b_owner[building]
    s.receive(seat, price_of_job(s, building))
    if s.log is not None:
        facts: dict[str, int | str] = {"seat": seat, "hex": s.b_hex[building], "job": ids.JOBS[s.b_job[building]]}
        s.emit("cancelled", rule, facts)
    s.b_job[building] = ids.NO_JOB
    s.b_what[building] = s.b_unit[building] = 0


def price_of_job(s: Bloodstream, building: int) -> tuple[int, ...]:
    job, what, seat = s.b_job[building], s.b_what[building], s.b_owner[building]
    if job == ids.TRAIN:
        return s.settings.price_of_unit(seat, what)
    return s.settings.price_of_study(seat, what) if job == ids.STUDY else s.settings.building_price[what]


def abandon(s: Bloodstream, building: int, rule: str) -> None:
    """BS-BUILD-06, 07: a site is given up; its price comes back and the builder stays in the hex."""
    seat, hex, kind = s.b_owner[building], s.b_hex[building], s.b_kind[building]
    s.receive(seat, s.settings.building_price[kind])
    s.leave_building(building, hex)
    s.remove_building(building)
    if s.log is not None:
        s.emit("gave-up", rule, {"seat": seat, "hex": hex, "building": kind})


# Trained units.


class Trained(Step[Bloodstream]):
    """BS-TRAIN-04: the units in training leave their buildings one after another."""

    declares: ClassVar[Facts] = (("after", BIRTH),)

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    def run(self, s: Bloodstream) -> None:
        for building in jobs_of(s, self.seat, ids.TRAIN):
            if s.b_born[building] > self.after:
                s.then(Leaving(self.seat, building), Trained(self.seat, s.b_born[building]))
                return


class Leaving(Decision):
    """BS-TRAIN-04, 06, 07: where a trained unit is placed; it may be cancelled, and waits if there is no room."""

    declares: ClassVar[Facts] = (("building", A_BUILDING),)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def misfit(self, s: Bloodstream) -> str:
        trains = self.building in jobs_of(s, self.seat, ids.TRAIN)
        return super().misfit(s) if trains else "no unit is in training there"

    def legal(self, s: Bloodstream) -> list[Action]:
        hex = s.b_hex[self.building]
        free = members(free_beside(s, hex, s.b_what[self.building]))
        found = [s.world.place.nth(other) for other in free] or [s.world.wait]
        return [*found, s.world.cancel.nth(hex)]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Place):
            return Refusal("BS-TRAIN-05", "hex-not-free", {"hex": a.hex})
        if isinstance(a, Cancel):
            return Refusal("BS-TRAIN-07", "another-building-first", {"hex": s.b_hex[self.building]})
        if a is s.world.wait:
            return Refusal("BS-TRAIN-04", "there-is-room")
        return wrong_question("place-the-unit")

    def apply(self, s: Bloodstream, a: Action) -> None:
        building = self.building
        kind, hex = s.b_what[building], s.b_hex[building]
        if isinstance(a, Place):
            s.add_unit(self.seat, kind, a.hex, s.b_unit[building])
            s.b_job[building] = ids.NO_JOB
            s.b_what[building] = s.b_unit[building] = 0
            if s.log is not None:
                s.emit("trained", "BS-TRAIN-04", {"seat": self.seat, "unit": kind, "hex": a.hex})
        elif isinstance(a, Cancel):
            give_up(s, building)
        elif s.log is not None:
            s.emit("waits-inside", "BS-TRAIN-06", {"seat": self.seat, "unit": kind, "hex": hex})


# Research and upgrades.


class FinishJobs(Decision):
    """BS-RESEARCH-02, 03, BS-UPGRADE-03, 07: everything is finished unless it is cancelled before."""

    def legal(self, s: Bloodstream) -> list[Action]:
        jobs = jobs_of(s, self.seat, ids.STUDY, ids.UPGRADE)
        return [s.world.go_on, *[s.world.cancel.nth(s.b_hex[building]) for building in jobs]]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Cancel):
            return Refusal("BS-RESEARCH-03", "nothing-to-cancel", {"hex": a.hex})
        return wrong_question("finish-or-cancel")

    def apply(self, s: Bloodstream, a: Action) -> None:
        if isinstance(a, Cancel):
            give_up(s, s.b_at[a.hex])
            s.then(self)
            return
        for building in jobs_of(s, self.seat, ids.STUDY, ids.UPGRADE):
            finish_job(s, building)


def finish_job(s: Bloodstream, building: int) -> None:
    seat, what = s.b_owner[building], s.b_what[building]
    facts: dict[str, int | str] = {"seat": seat, "hex": s.b_hex[building]}
    if s.b_job[building] == ids.STUDY:
        s.learned = put(s.learned, seat, s.learned[seat] | 1 << what)
        refresh(s)
        if s.log is not None:
            s.emit("learned", "BS-RESEARCH-02", facts | {"research": what})
    else:
        s.b_kind[building] = what
        if s.log is not None:
            s.emit("upgraded", "BS-UPGRADE-03", facts | {"building": what})
    s.b_job[building] = ids.NO_JOB
    s.b_what[building] = 0


# Sites.


class FinishSites(Decision):
    """BS-BUILD-05, 06: every site is finished unless it is given up before."""

    def legal(self, s: Bloodstream) -> list[Action]:
        sites = s.by_age(s.buildings[self.seat] & s.b_site)
        return [s.world.go_on, *[s.world.cancel.nth(s.b_hex[building]) for building in sites]]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Cancel):
            return Refusal("BS-BUILD-06", "no-site-of-yours", {"hex": a.hex})
        return wrong_question("finish-or-give-up")

    def apply(self, s: Bloodstream, a: Action) -> None:
        if isinstance(a, Cancel):
            abandon(s, s.b_at[a.hex], "BS-BUILD-06")
            s.then(self)
        else:
            s.then(EachSite(self.seat, 0))


class EachSite(Step[Bloodstream]):
    """BS-BUILD-05, 11, 12, 18: sites, and buildings with a worker still inside, one after another."""

    declares: ClassVar[Facts] = (("after", BIRTH),)

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    def run(self, s: Bloodstream) -> None:
        for building in s.by_age(s.buildings[self.seat]):
            waits = s.b_worker[building] >= 0 or s.b_site >> building & 1
            if s.b_born[building] > self.after and waits:
                s.then(EachSite(self.seat, s.b_born[building]))
                self.finish(s, building)
                return

    def finish(self, s: Bloodstream, building: int) -> None:
        hex, kind = s.b_hex[building], s.b_kind[building]
        if s.b_site >> building & 1:
            s.b_site &= ~(1 << building)
            if s.log is not None:
                s.emit("built", "BS-BUILD-05", {"seat": self.seat, "building": kind, "hex": hex})
        if s.b_worker[building] < 0:
            # Its builder died inside (BS-EFFECT-11, BS-SPELL-UNHOLY-02).
            return
        if kind == ids.OIL_RIG:
            s.leave_building(building, hex)
        elif free_beside(s, hex, ids.WORKER):
            s.then(StepOut(self.seat, building))
        elif s.log is not None:
            s.emit("waits-inside", "BS-BUILD-12", {"seat": self.seat, "unit": ids.WORKER, "hex": hex})


class StepOut(Decision):
    """BS-BUILD-11: where the worker of a finished building comes out."""

    declares: ClassVar[Facts] = (("building", A_BUILDING),)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def misfit(self, s: Bloodstream) -> str:
        own = bool(s.buildings[self.seat] & ~s.b_site & 1 << self.building)
        if not own or s.b_worker[self.building] < 0 or not free_beside(s, s.b_hex[self.building], ids.WORKER):
            return "no worker can leave this building"
        return super().misfit(s)

    def legal(self, s: Bloodstream) -> list[Action]:
        free = free_beside(s, s.b_hex[self.building], ids.WORKER)
        return [s.world.place.nth(hex) for hex in members(free)]

    def reason(self, s: Bloodstream, a: Action) -> Refusal:
        if isinstance(a, Place):
            return Refusal("BS-BUILD-11", "hex-not-free", {"hex": a.hex})
        return wrong_question("place-the-worker")

    def apply(self, s: Bloodstream, a: Action) -> None:
        assert isinstance(a, Place)
        s.leave_building(self.building, a.hex)
        if s.log is not None:
            s.emit("stepped-out", "BS-BUILD-11", {"seat": self.seat, "unit": ids.WORKER, "hex": a.hex})
