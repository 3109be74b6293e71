"""Deploying (rulebook: «Шаг 3: Размещение»): what was bought comes into play."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.rules.actions import Finish, FinishOutpost, Place
from wartable.games.warcraft.rules.asking import OwnDecision, wrong_question
from wartable.games.warcraft.rules.forces import TRAINABLE
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.toolbox.masks import members


class Deploy(OwnDecision):
    """WC-DEPLOY-05, 09: place, complete, in any order, or leave it for later."""

    def answers(self, s: Warcraft) -> list[Action]:
        world = s.world
        race = self.race(s)
        found = [world.done]
        for kind in range(TRAINABLE):
            if s.training[race * TRAINABLE + kind]:
                for x in members(s.town_or_outposts(race)):
                    if s.room(race, x, kind < ids.UNITS) > 0:
                        found.append(world.place[kind][x])
        town = s.forces.town[race]
        for kind in range(ids.UNITS):
            if s.constructing[race * TRAINABLE + kind] and town >= 0 and s.room(race, town, False) > 0:
                found.append(world.finish[kind])
            if s.summoned[race * TRAINABLE + kind]:
                found.append(world.finish_summoned[kind])
        for x in members(s.outposts[race] & s.unfinished):
            found.append(world.finish_outpost[x])
        return found

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        race = self.race(s)
        if isinstance(a, Place):
            facts: dict[str, int | str] = {"kind": a.kind, "space": a.space}
            if not s.training[race * TRAINABLE + a.kind]:
                return Refusal("WC-DEPLOY-01", "nobody-in-training", facts)
            if not s.town_or_outposts(race) >> a.space & 1:
                return Refusal("WC-DEPLOY-02", "town-or-outpost", facts)
            return Refusal("WC-DEPLOY-06", "space-is-full", facts)
        if isinstance(a, Finish):
            under_way = s.summoned if a.summoned else s.constructing
            if not under_way[race * TRAINABLE + a.kind]:
                return Refusal("WC-DEPLOY-03", "not-under-construction", {"kind": a.kind})
            return Refusal("WC-DEPLOY-07", "town-full-of-workers")
        if isinstance(a, FinishOutpost):
            return Refusal("WC-DEPLOY-04", "no-unfinished-outpost", {"space": a.space})
        return wrong_question("deploy-or-done")

    def answer(self, s: Warcraft, a: Action) -> None:
        if a is s.world.done:
            return
        race = self.race(s)
        s.stirred = True
        if isinstance(a, Place):
            at = race * TRAINABLE + a.kind
            s.training = put(s.training, at, s.training[at] - 1)
            s.add(race, a.kind, a.space, 1)
            if s.log is not None:
                s.emit("deployed", "WC-DEPLOY-02", {"race": race, "kind": a.kind, "space": a.space})
        elif isinstance(a, Finish):
            self.finish(s, race, a)
        else:
            assert isinstance(a, FinishOutpost)
            s.unfinished &= ~(1 << a.space)
            if s.log is not None:
                s.emit("outpost-finished", "WC-DEPLOY-04", {"race": race, "space": a.space})
        s.then(self)

    def finish(self, s: Warcraft, race: int, a: Finish) -> None:
        """WC-DEPLOY-03, 08: the worker returns to the Town space; a summoned building had none."""
        at = race * TRAINABLE + a.kind
        if a.summoned:
            s.summoned = put(s.summoned, at, s.summoned[at] - 1)
        else:
            s.constructing = put(s.constructing, at, s.constructing[at] - 1)
            s.add(race, ids.WORKER, s.forces.town[race], 1)
        s.finished = put(s.finished, at, s.finished[at] + 1)
        if s.log is not None:
            s.emit("building-finished", "WC-DEPLOY-03", {"race": race, "kind": a.kind})
