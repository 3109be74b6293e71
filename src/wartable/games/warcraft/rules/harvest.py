"""Harvesting (rulebook: «Шаг 2: Сбор»): workers bring gold and wood, spaces run dry."""

from __future__ import annotations

from typing import ClassVar

from wartable.engine.action import Action
from wartable.engine.events import Rolled
from wartable.engine.frames import Facts, Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Abandon, Recruit
from wartable.games.warcraft.rules.asking import OwnDecision, wrong_question
from wartable.games.warcraft.rules.moments import HARVEST
from wartable.games.warcraft.rules.shelves import SPACES
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.windows import window
from wartable.toolbox.masks import members


class HarvestSlot(Step[Warcraft]):
    """Renew, unfinished Outposts, free units, then the rolls."""

    def run(self, s: Warcraft) -> None:
        s.then(window(HARVEST), AbandonOutposts(self.seat), RecruitUnits(self.seat), Gather(self.seat))


class AbandonOutposts(OwnDecision):
    """WC-OUTPOST-07, WC-RULING-40: a builder harvests only if his Outpost is given up."""

    def answers(self, s: Warcraft) -> list[Action]:
        race = self.race(s)
        resources = (s.world.goldmine | s.world.forest) & ~s.complete
        own = s.outposts[race] & s.unfinished & resources
        return [s.world.harvest, *[s.world.abandon[x] for x in members(own)]]

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Abandon):
            return Refusal("WC-OUTPOST-07", "nothing-to-abandon", {"space": a.space})
        return wrong_question("abandon-or-harvest")

    def answer(self, s: Warcraft, a: Action) -> None:
        if isinstance(a, Abandon):
            s.raze(self.race(s), a.space)
            if s.log is not None:
                s.emit("outpost-lost", "WC-OUTPOST-03", {"race": self.race(s), "space": a.space})
            s.then(self)


class RecruitUnits(OwnDecision):
    """WC-SCEN-NECRO-04, 05: a Necromancer on A, B or C brings one free unit of the space's kind."""

    declares: ClassVar[Facts] = (("used", SPACES),)

    def __init__(self, seat: int, used: int = 0) -> None:
        super().__init__(seat)
        self.used = used

    def answers(self, s: Warcraft) -> list[Action]:
        race = self.race(s)
        found = [s.world.done]
        for x in members(s.tokens & s.workers[race] & ~self.used):
            token = s.world.scenario.tokens[x]
            called = token < ids.UNITS and s.count(race, ids.NECROMANCER, x) > 0
            if called and s.room(race, x, True) > 0 and s.reserve(race, token) > 0:
                found.append(s.world.recruit[x])
        return found

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Recruit):
            full = s.room(self.race(s), a.space, True) <= 0
            return Refusal("WC-SCEN-NECRO-05" if full else "WC-SCEN-NECRO-04", "no-free-unit", {"space": a.space})
        return wrong_question("recruit-or-done")

    def answer(self, s: Warcraft, a: Action) -> None:
        if isinstance(a, Recruit):
            kind = s.world.scenario.tokens[a.space]
            race = self.race(s)
            s.add(race, kind, a.space, 1)
            s.stirred = True
            if s.log is not None:
                s.emit("recruited", "WC-SCEN-NECRO-04", {"race": race, "kind": kind, "space": a.space})
            s.then(RecruitUnits(self.seat, self.used | 1 << a.space))


class Gather(Step[Warcraft]):
    """WC-HARVEST-01 to 03, 10: one roll for each worker, Goldmines before Forests."""

    def run(self, s: Warcraft) -> None:
        race = s.forces.race_of[self.seat]
        gold = self.gather(s, race, s.world.goldmine)
        wood = self.gather(s, race, s.world.forest)
        s.gold[race] += gold
        s.wood[race] += wood
        if s.log is not None and gold + wood:
            s.emit("harvested", "WC-HARVEST-01", {"race": race, "gold": gold, "wood": wood})

    def gather(self, s: Warcraft, race: int, kind: int) -> int:
        total = 0
        for x in members(kind & s.workers[race]):
            diggers = s.count(race, ids.WORKER, x)
            if s.outposts[race] & s.unfinished & 1 << x:
                diggers -= 1
            for _ in range(diggers):
                # WC-HARVEST-06, 07
                if s.complete >> x & 1:
                    break
                total += dig(s, race, x)
        return total


def dig(s: Warcraft, race: int, space: int) -> int:
    """WC-HARVEST-04, 05: the highest result wears the space out, one side of the token after the other."""
    faces = s.world.content.resource_faces
    found = faces[s.draw(len(faces), "harvest")]
    s.stirred = True
    bit = 1 << space
    if found == max(faces) and not s.world.lasting & bit:
        if s.partial & bit:
            s.partial &= ~bit
            s.complete |= bit
        else:
            s.partial |= bit
    if s.log is not None:
        s.log.events.append(Rolled("WC-HARVEST-01", s.seat(race), faces, found, (), "die"))
        facts: dict[str, int | str] = {"race": race, "space": space, "found": found}
        facts["left"] = 0 if s.complete & bit else 1 if s.partial & bit else 2
        s.emit("dug", "WC-HARVEST-04" if found == max(faces) else "WC-HARVEST-01", facts)
    return found
