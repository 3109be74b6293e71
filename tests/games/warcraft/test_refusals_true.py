"""Reasons are true: in random games, actions that nearly fit are refused with what holds of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tests.games.warcraft.test_texts import REASONS
from wartable.engine.action import Action
from wartable.engine.frames import Choice
from wartable.engine.luck import Dice
from wartable.engine.play import decision, legal, refuse
from wartable.engine.state import State
from wartable.games.warcraft import GAME, ids
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.rules import actions as act
from wartable.games.warcraft.rules.battle import Join, NamePhase, PickBattle
from wartable.games.warcraft.rules.deploy import Deploy
from wartable.games.warcraft.rules.forces import TRAINABLE
from wartable.games.warcraft.rules.harvest import AbandonOutposts, RecruitUnits
from wartable.games.warcraft.rules.lineup import casualties_among
from wartable.games.warcraft.rules.losses import ChooseCasualty, Consent, ReturnTo
from wartable.games.warcraft.rules.moments import REMOVED
from wartable.games.warcraft.rules.movement import Movement
from wartable.games.warcraft.rules.portal import Overflow
from wartable.games.warcraft.rules.spend import FreeUpgrade, Spend, option_of
from wartable.games.warcraft.rules.state import Warcraft
from wartable.games.warcraft.rules.strike import RaiseDead
from wartable.games.warcraft.rules.windows import Respond, Window
from wartable.testing.near import around
from wartable.testing.plays import Play, Start
from wartable.toolbox.masks import members

DECISIONS = 500
MISSES = 60


class Case:
    """One refused action and the position it was refused in."""

    def __init__(self, s: Warcraft, choice: Choice[State], action: Action, facts: Mapping[str, int | str]) -> None:
        self.s = s
        self.choice = choice
        self.action = action
        self.facts = facts
        self.race = s.forces.race_of[choice.seat]

    # What the action is about; asking for what it does not have fails the test.

    def get(self, name: str) -> int:
        number = getattr(self.action, name)
        assert isinstance(number, int)
        return number

    @property
    def kind(self) -> int:
        return self.get("kind")

    @property
    def space(self) -> int:
        return self.get("space")

    @property
    def start(self) -> int:
        return self.get("start")

    @property
    def end(self) -> int:
        return self.get("end")

    def of(self, shelf: tuple[int, ...]) -> int:
        """A number of the race's shelf by kind."""
        return shelf[self.race * TRAINABLE + self.kind]

    # The position.

    def level(self) -> int:
        return self.s.level[self.race * ids.UNITS + self.kind]

    def speeds(self) -> list[int]:
        """Of the pieces that have not moved, worked out anew."""
        s, content = self.s, self.s.world.content
        speed = content.speed[self.kind]
        if s.fast >> self.start & 1:
            speed = min(content.fast_limit, speed + content.fast_bonus)
        key = s.key(self.race, self.kind, self.start)
        slow = list(s.slow.get(key, ()))
        unmoved = s.pieces[key] - s.moved.get(key, 0)
        return [max(0, speed - level) for level in [*slow, *[0] * (unmoved - len(slow))]]

    def enemies_at(self, space: int) -> bool:
        return any(
            s.units_at(race, space) + s.workers_at(race, space) > 0 or s.outposts[race] >> space & 1
            for s in [self.s]
            for race in range(len(ids.RACES))
            if s.hostile(self.race, race)
        )

    def crowded(self, space: int, unit: bool) -> bool:
        s = self.s
        friends = members(s.forces.friends[self.race])
        count = sum([s.units_at(one, space) if unit else s.workers_at(one, space) for one in friends])
        return count >= s.world.content.stack_limit

    def free_way(self) -> bool:
        """Whether one of the pieces gets there on foot or wing, from space to space."""
        s = self.s
        seen = edge = {self.start}
        for _ in range(max(self.speeds(), default=0)):
            edge = {
                y
                for x in edge
                if x == self.start or not self.enemies_at(x)
                for y in members(s.world.near_air[x])
                if self.may_step(x, y)
            }
            seen = seen | edge
        return self.end in seen

    def may_step(self, x: int, y: int) -> bool:
        s = self.s
        if self.kind == ids.FLYING:
            return True
        if s.world.terrain[y] == ids.MOUNTAIN or (x, y) in s.world.scenario.walls:
            return False
        return self.kind < ids.UNITS or not self.enemies_at(y) or s.units_at(self.race, y) > 0

    def cost(self, gold: int, wood: int) -> bool:
        told = [self.facts[name] for name in ("gold", "wood", "has_gold", "has_wood")]
        have = [self.s.gold[self.race], self.s.wood[self.race]]
        return told == [gold, wood, *have] and (have[0] < gold or have[1] < wood)

    def can_lose(self, race: int) -> bool:
        assert isinstance(self.action, act.Lose)
        return (self.action.kind, self.action.space) in casualties_among(self.s, race)


def asked(*kinds: type[object]) -> Callable[[Case], bool]:
    """A reason that only says what the question is."""
    return lambda case: isinstance(case.choice, kinds)


def price_of(case: Case) -> tuple[int, int]:
    content = case.s.world.content
    if isinstance(case.action, act.Train):
        return content.gold[case.kind], content.wood[case.kind]
    if isinstance(case.action, act.StartOutpost):
        return content.outpost_gold, content.outpost_wood
    if isinstance(case.action, act.Upgrade):
        return content.upgrade_gold, content.upgrade_wood
    return content.build_gold, content.build_wood


def card_of(case: Case) -> int:
    return ids.SUMMON_BUILDING if isinstance(case.action, act.Summon) else case.get("card")


def no_target(case: Case) -> bool:
    """It is the moment of a card in hand; nothing more can be said of its targets than that they are not these."""
    assert isinstance(case.choice, Window)
    return card_of(case) in case.s.hands[case.race] and CARDS[card_of(case)].window == case.choice.window


def fallen(case: Case) -> int:
    """Where the fallen may return."""
    assert isinstance(case.choice, ReturnTo)
    s = case.s
    return s.town_or_outposts(case.race) & ~s.enemy_units(case.race) & ~(1 << case.choice.battlefield)


def farther(case: Case) -> bool:
    assert isinstance(case.choice, ReturnTo)
    steps = case.s.world.distance[case.choice.space]
    return bool(fallen(case) >> case.space & 1) and steps[case.space] > min([steps[x] for x in members(fallen(case))])


def free_unit(case: Case) -> bool:
    s, x, race = case.s, case.space, case.race
    assert isinstance(case.choice, RecruitUnits)
    token = s.world.scenario.tokens.get(x, ids.GRAVEYARD)
    there = s.tokens >> x & 1 and s.count(race, ids.NECROMANCER, x) and token < ids.UNITS
    return bool(there and not case.choice.used >> x & 1 and not case.crowded(x, True) and s.reserve(race, token))


def free_upgrades(case: Case) -> int:
    s = case.s
    graves = [x for x, token in s.world.scenario.tokens.items() if token == ids.GRAVEYARD and s.tokens >> x & 1]
    return sum([s.count(case.race, ids.NECROMANCER, x) for x in graves])


def gift(case: Case) -> bool:
    """Whether the giver has something and has not given yet."""
    s = case.s
    giver = case.race if isinstance(case.action, act.Give) else case.get("race")
    return s.gold[giver] + s.wood[giver] > 0 and not s.gave >> giver & 1


def pillaging(case: Case) -> bool:
    choice = case.choice
    if isinstance(choice, Respond):
        return CARDS[choice.card].window == REMOVED
    return isinstance(choice, Window) and choice.window == REMOVED


TRUE: dict[str, Callable[[Case], bool]] = {
    # Questions.
    "card-or-pass": asked(Window),
    "dispel-or-pass": asked(Respond),
    "move-or-end": lambda c: isinstance(c.choice, Movement) and not isinstance(c.action, act.Move),
    "send-beside": lambda c: isinstance(c.choice, Overflow) and c.choice.overflow > 0,
    "pick-battle": asked(PickBattle),
    "join-or-stay": asked(Join),
    "name-a-phase": asked(NamePhase),
    "raise-how-many": asked(RaiseDead),
    "choose-casualty": asked(ChooseCasualty),
    "agree-or-refuse": asked(Consent),
    "return-where": asked(ReturnTo),
    "abandon-or-harvest": asked(AbandonOutposts),
    "recruit-or-done": asked(RecruitUnits),
    "deploy-or-done": asked(Deploy),
    "buy-or-done": lambda c: isinstance(c.choice, Spend) and option_of(c.action) < 0,
    "upgrade-or-done": asked(FreeUpgrade),
    # Teammates.
    "no-teammate": lambda c: c.get("race") not in c.s.forces.mates[c.race],
    "teammate-is-out": lambda c: c.get("race") in c.s.forces.mates[c.race] and not c.s.living(c.get("race")),
    "no-gift-now": lambda c: not gift(c),
    "gifts-wait": pillaging,
    # Cards.
    "not-in-battle": lambda c: c.get("card") == ids.VICTORY_POINT and c.s.field >= 0,
    "not-in-hand": lambda c: card_of(c) not in c.s.hands[c.race],
    "not-in-this-window": lambda c: isinstance(c.choice, Window) and CARDS[card_of(c)].window != c.choice.window,
    "no-target": no_target,
    # Movement.
    "no-such-piece": lambda c: c.s.count(c.race, c.kind, c.start) == 0,
    "has-moved": lambda c: c.s.count(c.race, c.kind, c.start) > 0 and not c.speeds(),
    "crippled": lambda c: max(c.speeds()) == 0 and c.s.key(c.race, c.kind, c.start) in c.s.slow,
    "held-fast": lambda c: c.start == c.s.forces.town[c.race] and bool(c.s.enemy_units(c.race) >> c.start & 1),
    "only-flyers-there": lambda c: c.kind != ids.FLYING and c.s.world.terrain[c.end] == ids.MOUNTAIN,
    "necromancers-apart": lambda c: (
        c.kind == ids.NECROMANCER and c.free_way() and c.s.count(c.race, ids.NECROMANCER, c.end) > 0
    ),
    "worker-needs-unit": lambda c: c.kind >= ids.WORKER and c.enemies_at(c.end) and c.s.units_at(c.race, c.end) == 0,
    "wall-between": lambda c: c.kind != ids.FLYING and (c.start, c.end) in c.s.world.scenario.walls,
    "way-is-barred": lambda c: c.s.world.distance[c.start][c.end] <= max(c.speeds()) and not c.free_way(),
    "too-far": lambda c: c.s.world.distance[c.start][c.end] > max(c.speeds()) == c.facts["speed"],
    "cannot-carry": lambda c: isinstance(c.action, act.Carry),
    # Battles.
    "no-battle-there": asked(PickBattle),
    "phase-named-already": lambda c: bool(c.s.poison >> c.get("phase") & 1),
    "too-many-raised": lambda c: c.get("number") > min(c.s.ones[c.race], c.s.reserve(c.race, ids.MELEE)),
    "flyers-are-safe": lambda c: (
        c.kind == ids.FLYING
        and c.s.phase == ids.MELEE_PHASE
        and isinstance(c.choice, ChooseCasualty)
        and not c.s.snared >> c.choice.side & 1
    ),
    "workers-do-not-fight": lambda c: (
        c.kind == ids.WORKER and not (c.get("race") == ids.HUMANS and c.s.called >> c.space & 1)
    ),
    "teammate-refused": lambda c: c.can_lose(c.get("race")) and c.get("race") != c.race,
    "no-such-casualty": lambda c: (
        not c.can_lose(c.get("race"))
        or not (isinstance(c.choice, ChooseCasualty) and c.s.sides[c.choice.side] >> c.get("race") & 1)
    ),
    "not-told-apart": lambda c: c.can_lose(c.get("race")) and isinstance(c.action, act.Lose) and c.action.polymorphed,
    "no-home-there": lambda c: not fallen(c) >> c.space & 1,
    "not-the-nearest": farther,
    "none-arriving": lambda c: isinstance(c.choice, Overflow) and c.choice.crowd[c.kind] == 0,
    "no-room-beside": lambda c: isinstance(c.choice, Overflow) and c.choice.crowd[c.kind] > 0,
    # Harvest and deployment.
    "nothing-to-abandon": lambda c: (
        not c.s.outposts[c.race] & c.s.unfinished & 1 << c.space
        or not (c.s.world.goldmine | c.s.world.forest) & ~c.s.complete & 1 << c.space
    ),
    "no-free-unit": lambda c: not free_unit(c),
    "nobody-in-training": lambda c: c.of(c.s.training) == 0,
    "town-or-outpost": lambda c: not c.s.town_or_outposts(c.race) >> c.space & 1,
    "space-is-full": lambda c: c.crowded(c.end if isinstance(c.action, act.Move) else c.space, c.kind < ids.UNITS),
    "not-under-construction": lambda c: (
        c.of(c.s.summoned if isinstance(c.action, act.Finish) and c.action.summoned else c.s.constructing) == 0
    ),
    "town-full-of-workers": lambda c: c.of(c.s.constructing) > 0 and c.crowded(c.s.forces.town[c.race], False),
    "no-unfinished-outpost": lambda c: not c.s.outposts[c.race] & c.s.unfinished & 1 << c.space,
    # Spending.
    "one-option-only": lambda c: c.s.bought >= 0 and c.s.bought != option_of(c.action),
    "too-dear": lambda c: c.cost(*price_of(c)),
    "no-building": lambda c: c.of(c.s.finished) == 0,
    "buildings-busy": lambda c: 0 < c.of(c.s.finished) <= c.of(c.s.training),
    "none-in-reserve": lambda c: c.s.reserve(c.race, c.kind) == 0,
    "no-worker-in-town": lambda c: c.s.count(c.race, ids.WORKER, c.s.forces.town[c.race]) == 0,
    "no-tile-left": lambda c: (
        c.of(c.s.finished) + c.of(c.s.constructing) + c.of(c.s.summoned)
        == c.s.world.content.tiles[c.kind] + c.s.world.content.printed[c.kind]
    ),
    "no-worker-there": lambda c: c.s.count(c.race, ids.WORKER, c.space) == 0,
    "outpost-there": lambda c: any(posts >> c.space & 1 for posts in c.s.outposts),
    "no-outpost-left": lambda c: c.s.outposts[c.race].bit_count() == c.s.world.content.outposts,
    "top-level": lambda c: c.level() == c.s.world.content.top[c.race][c.kind],
    "once-a-turn": lambda c: bool(c.s.upgraded >> c.kind & 1),
    "needs-buildings": lambda c: (
        c.of(c.s.finished) < c.s.world.content.needs[c.race][c.kind][c.level() - 1] == c.facts["needs"]
    ),
    "no-free-upgrade": lambda c: c.s.upgraded.bit_count() >= free_upgrades(c) or bool(c.s.upgraded >> c.kind & 1),
    "buys-nothing": lambda c: not c.s.forces.force[c.race].buildings,
}
"""Whether a reason holds."""
ELSEWHERE = {"choose-a-race", "race-not-free", "how-much-gold", "how-much-wood", "game-over", "not-your-decision"}
"""Reasons of questions that are no decision of a race at the table; tests of their chapters have them."""


def test_every_reason_is_looked_at() -> None:
    assert set(TRUE) | ELSEWHERE == REASONS


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reasons_are_true_of_the_position(scenario: str, seed: int) -> None:
    start = Start(GAME.players(scenario)[0], seed, scenario)
    play = Play(GAME, start)
    dice = Dice(seed)
    seen: set[str] = set()
    for _ in range(DECISIONS):
        s = play.state
        choice = decision(s)
        if choice is None:
            break
        for action in around(GAME.book(s), legal(s), MISSES, dice):
            refusal = refuse(s, choice.seat, action)
            if refusal is None or refusal.reason in ELSEWHERE:
                continue
            seen.add(refusal.reason)
            case = Case(s, choice, action, refusal.facts)
            if not TRUE[refusal.reason](case):
                play.fail(f"{action.text!r} is refused with {refusal}, which is not true")
        play.take(play.next_action())
    assert len(seen) > 10
