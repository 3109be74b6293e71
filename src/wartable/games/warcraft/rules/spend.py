"""Spending (rulebook: «Шаг 4: Расходы»): train, construct or upgrade, one of the three in a turn."""

from __future__ import annotations

from wartable.engine.action import Action
from wartable.engine.frames import Step
from wartable.engine.refusal import Refusal
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.rules.actions import Build, StartOutpost, Summon, Train, Upgrade
from wartable.games.warcraft.rules.asking import OwnDecision, wrong_question
from wartable.games.warcraft.rules.construction import (
    no_building,
    no_outpost,
    pay,
    start_building,
    start_outpost,
    too_dear,
    town_workers,
)
from wartable.games.warcraft.rules.forces import TRAINABLE
from wartable.games.warcraft.rules.moments import CONSTRUCT, SPEND, VP
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.victory import check_end_of_turn
from wartable.games.warcraft.rules.windows import opens, plays, window
from wartable.toolbox.masks import members

NOTHING = -1
TRAINING = 0
CONSTRUCTION = 1
UPGRADING = 2


class SpendSlot(Step[Warcraft]):
    """Resources card, purchases, Victory Point cards, and the check at the end of the player's turn (WC-TURN-05)."""

    def run(self, s: Warcraft) -> None:
        race = s.forces.race_of[self.seat]
        s.bought = NOTHING
        s.upgraded = 0
        if s.forces.steps[race] >> ids.SPEND & 1:
            buying = Spend(self.seat) if s.forces.force[race].buildings else FreeUpgrade(self.seat)
            s.then(window(SPEND), buying, window(VP), EndOfOwnTurn(self.seat))
        else:
            s.then(window(VP), EndOfOwnTurn(self.seat))


class EndOfOwnTurn(Step[Warcraft]):
    """WC-VP-08: the player whose turn ends is checked."""

    def run(self, s: Warcraft) -> None:
        check_end_of_turn(s, s.forces.race_of[self.seat])


def option_of(a: Action) -> int:
    """Which of the three options a purchase belongs to."""
    if isinstance(a, Train):
        return TRAINING
    if isinstance(a, Upgrade):
        return UPGRADING
    if isinstance(a, (Build, Summon, StartOutpost)):
        return CONSTRUCTION
    return NOTHING


class Spend(OwnDecision):
    """WC-SPEND-01, 02: the first purchase chooses the option; any number of purchases within it."""

    def passing(self, s: Warcraft) -> Action | None:
        """WC-CARD-SUMMON-01: where Summon Building might help, its owner is asked whether he holds it or not."""
        race = self.race(s)
        may_build = s.bought in (NOTHING, CONSTRUCTION)
        if may_build and any([opens(s, CONSTRUCT, race, kind) for kind in range(ids.UNITS)]):
            return s.world.done
        return None

    def answers(self, s: Warcraft) -> list[Action]:
        found = [s.world.done]
        race = self.race(s)
        if s.bought in (NOTHING, TRAINING):
            for kind in range(TRAINABLE):
                if no_training(s, race, kind) is None:
                    found.append(s.world.train[kind])
        if s.bought in (NOTHING, CONSTRUCTION):
            for kind in range(ids.UNITS):
                if town_workers(s, race) and no_building(s, race, kind) is None:
                    found.append(s.world.build[kind])
                found += plays(s, race, CONSTRUCT, kind)
            for x in members(s.workers[race]):
                if no_outpost(s, race, x) is None:
                    found.append(s.world.outpost[x])
        if s.bought in (NOTHING, UPGRADING):
            for kind in range(ids.UNITS):
                if no_upgrade(s, race, kind) is None:
                    found.append(s.world.upgrade[kind])
        return found

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        race = self.race(s)
        option = option_of(a)
        if option == NOTHING:
            return wrong_question("buy-or-done")
        if s.bought not in (NOTHING, option):
            return Refusal("WC-SPEND-01", "one-option-only")
        refusal: Refusal | None = None
        if isinstance(a, Train):
            refusal = no_training(s, race, a.kind)
        elif isinstance(a, Upgrade):
            refusal = no_upgrade(s, race, a.kind)
        elif isinstance(a, StartOutpost):
            refusal = no_outpost(s, race, a.space)
        elif isinstance(a, (Build, Summon)):
            refusal = no_building(s, race, a.kind)
            if refusal is None and isinstance(a, Summon):
                refusal = Refusal("WC-CARD-SUMMON-01", "not-in-hand", {"card": ids.SUMMON_BUILDING})
            elif refusal is None:
                refusal = Refusal("WC-BUILD-02", "no-worker-in-town")
        assert refusal is not None
        return refusal

    def answer(self, s: Warcraft, a: Action) -> None:
        if a is s.world.done:
            return
        race = self.race(s)
        s.stirred = True
        s.bought = option_of(a)
        if isinstance(a, Train):
            train(s, race, a.kind)
        elif isinstance(a, Upgrade):
            upgrade(s, race, a.kind, True)
        elif isinstance(a, StartOutpost):
            start_outpost(s, race, a.space)
        elif isinstance(a, Build):
            start_building(s, race, a.kind, False)
        else:
            assert isinstance(a, Summon)
            CARDS[ids.SUMMON_BUILDING].take_effect(s, race, a.kind, -1, -1)
        s.then(self)


# Training.


def no_training(s: Warcraft, race: int, kind: int) -> Refusal | None:
    """WC-TRAIN-01, 04, 05, 07: why no unit of a kind can be trained now."""
    at = race * TRAINABLE + kind
    if not s.finished[at]:
        return Refusal("WC-TRAIN-01", "no-building", {"kind": kind})
    if s.training[at] >= s.finished[at]:
        return Refusal("WC-TRAIN-05" if kind == ids.WORKER else "WC-TRAIN-04", "buildings-busy", {"kind": kind})
    if s.reserve(race, kind) <= 0:
        return Refusal("WC-TRAIN-07", "none-in-reserve", {"kind": kind})
    return too_dear(s, race, s.world.content.gold[kind], s.world.content.wood[kind])


def train(s: Warcraft, race: int, kind: int) -> None:
    """WC-TRAIN-02, 03."""
    pay(s, race, s.world.content.gold[kind], s.world.content.wood[kind])
    at = race * TRAINABLE + kind
    s.training = put(s.training, at, s.training[at] + 1)
    if s.log is not None:
        s.emit("trained", "WC-TRAIN-03", {"race": race, "kind": kind})


# Upgrading.


def no_upgrade(s: Warcraft, race: int, kind: int) -> Refusal | None:
    """WC-UPGRADE-01 to 04, 06: why a unit type cannot be upgraded now."""
    content = s.world.content
    level = s.level[race * ids.UNITS + kind]
    if level >= content.top[race][kind]:
        return Refusal("WC-UPGRADE-06", "top-level", {"kind": kind})
    if s.upgraded >> kind & 1:
        return Refusal("WC-UPGRADE-04", "once-a-turn", {"kind": kind})
    needs = content.needs[race][kind][level - 1]
    if s.finished[race * TRAINABLE + kind] < needs:
        return Refusal("WC-UPGRADE-02", "needs-buildings", {"kind": kind, "needs": needs})
    return too_dear(s, race, content.upgrade_gold, content.upgrade_wood)


def upgrade(s: Warcraft, race: int, kind: int, paid: bool) -> None:
    """WC-UPGRADE-05."""
    if paid:
        pay(s, race, s.world.content.upgrade_gold, s.world.content.upgrade_wood)
    at = race * ids.UNITS + kind
    s.level = put(s.level, at, s.level[at] + 1)
    s.upgraded |= 1 << kind
    if s.log is not None:
        facts: dict[str, int | str] = {"race": race, "kind": kind, "level": s.level[at]}
        s.emit("upgraded", "WC-UPGRADE-05" if paid else "WC-SCEN-NECRO-06", facts)


class FreeUpgrade(OwnDecision):
    """WC-SCEN-NECRO-06, 07: Necromancers on the graveyards allow one upgrade each, of different types."""

    def answers(self, s: Warcraft) -> list[Action]:
        found = [s.world.done]
        race = self.race(s)
        if s.upgraded.bit_count() < self.allowed(s):
            for kind in range(ids.UNITS):
                top = s.level[race * ids.UNITS + kind] >= s.world.content.top[race][kind]
                if not s.upgraded >> kind & 1 and not top:
                    found.append(s.world.upgrade[kind])
        return found

    def allowed(self, s: Warcraft) -> int:
        race = self.race(s)
        graveyards = [x for x in members(s.tokens) if s.world.scenario.tokens[x] == ids.GRAVEYARD]
        return sum([s.count(race, ids.NECROMANCER, x) for x in graveyards])

    def no_answer(self, s: Warcraft, a: Action) -> Refusal:
        if isinstance(a, Upgrade):
            if s.level[self.race(s) * ids.UNITS + a.kind] >= s.world.content.top[self.race(s)][a.kind]:
                return Refusal("WC-UPGRADE-06", "top-level", {"kind": a.kind})
            return Refusal("WC-SCEN-NECRO-06", "no-free-upgrade")
        if option_of(a) != NOTHING:
            return Refusal("WC-SCEN-NECRO-07", "buys-nothing")
        return wrong_question("upgrade-or-done")

    def answer(self, s: Warcraft, a: Action) -> None:
        if isinstance(a, Upgrade):
            s.stirred = True
            upgrade(s, self.race(s), a.kind, False)
            s.then(self)
