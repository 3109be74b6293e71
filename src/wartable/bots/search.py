"""Whole turns ahead: several plans for the turn, each played on by a quick hand for everybody and judged when the own
next turn is over.

Plans are compared on the same guesses of what is hidden and with the same luck; the worse half is dropped again and
again, and the greedy bot's plan is kept unless another is clearly better. A plan is followed while the world is as it
was foreseen; where much hangs on a decision that no plan covers, it is planned anew, and the rest is left to the greedy
bot.
"""

from __future__ import annotations

import json
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from wartable.bots.greedy import GreedyBot
from wartable.bots.policy import Policy
from wartable.engine.action import Action
from wartable.engine.game import Game
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import decision, legal
from wartable.engine.state import State

LONGEST: Final = 80
"""Answers of a plan."""
CAP: Final = 4000
"""Decisions that are played ahead."""
CLEARLY: Final = 0.7
"""Standard errors by which a plan must beat the first one."""
NOISES: Final = (0.5, 1.0, 0.7, 1.5)
SEARCHES: Final = 3
"""Plans of one turn: each roll ends one."""
GUESSES: Final = 6
"""On so many guesses at least plans are compared, or luck would choose among them."""
PROPOSING: Final = 4
"""At most one part of so many of the effort goes into the making of plans."""


class Foreseen:
    """One answer of a plan, and what is known of the moment it is for."""

    def __init__(self, text: str, drawn: int, answers: int) -> None:
        self.text = text
        self.drawn = drawn
        self.answers = answers


class Plan:
    """Answers for the rest of a turn, as far as nothing is drawn."""

    def __init__(self, moves: list[Action], steps: list[Foreseen]) -> None:
        self.moves = moves
        self.steps = steps
        self.chances: list[float] = []
        """Of winning, by guess."""
        self.better = False
        """Than what the greedy bot does, which needs no plan for it."""

    def mean(self) -> float:
        return sum(self.chances, 0.0) / len(self.chances) if self.chances else -1.0


class Late(Exception):
    """The effort or the time for a decision is used up."""


class SearchBot:
    """Plans its turns. The same seed and effort give the same answers, unless the time runs out."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        plans: int,
        effort: int,
        seconds: float = inf,
        searches: int = SEARCHES,
        far: float = 1.0,
    ) -> None:
        self.game = game
        self.plans = plans
        self.effort = effort
        """Answers to look at for one decision."""
        self.seconds = seconds
        self.searches = searches
        self.far = far
        """How many times as far as the game proposes it looks."""
        self.dice = Dice(seed)
        self.greedy = GreedyBot(game, seed)
        self.hand = Policy(game, self.dice, secret_of(f"blind {seed}"))
        self.left: list[Foreseen] = []
        """Of the plan."""
        self.turn = -1
        """The turn it is for, and the plans that were made for it."""
        self.made = 0
        self.begun = 0
        """Answers that were looked at before this decision, and how many may have been after it."""
        self.most = 0
        self.late = inf
        """When no more plans are made, and when the search ends."""
        self.until = inf

    # A bot that is made anew for each question is told what it had in mind.

    def memory(self) -> str:
        """The plan, as a text."""
        return json.dumps([self.turn, self.made, [[step.text, step.drawn, step.answers] for step in self.left]])

    def recall(self, memory: str) -> None:
        """Go on with a plan."""
        self.turn, self.made, steps = json.loads(memory)
        self.left = [Foreseen(text, drawn, answers) for text, drawn, answers in steps]

    def choose(self, view: State, seat: int) -> Action:
        moves = legal(view)
        if len(moves) == 1:
            return moves[0]
        turn = self.game.turn_number(view)
        if turn != self.turn:
            self.turn, self.made, self.left = turn, 0, []
        move = self.planned(view)
        if move is not None:
            return move
        if self.made >= self.searches or tells(view) or not self.game.great(view, seat):
            return self.greedy.choose(view, seat)
        self.made += 1
        best = self.best(view, seat)
        self.left = best.steps[1:] if best.better else []
        return best.moves[0]

    def planned(self, view: State) -> Action | None:
        """What the plan says, if all is as it was foreseen."""
        if not self.left:
            return None
        step, self.left = self.left[0], self.left[1:]
        if step.drawn == view.drawn and step.answers == len(view.moves):
            for move in view.moves:
                if move.text == step.text:
                    return move
        self.left = []
        return None

    def best(self, view: State, seat: int) -> Plan:
        """The plan with the best chance."""
        self.start()
        horizon = self.horizon(view)
        s = self.greedy.guess(view)
        first = self.first_plan(s, view, seat)
        making = self.hand.tried
        alive = [first]
        try:
            self.played_on(self.greedy.guess(view), seat, first, horizon)
            # Where playing on is dear, few plans are compared well rather than many badly.
            each = making - self.begun + GUESSES * (self.hand.tried - making)
            alive = self.propose(s, seat, first, (self.begun + self.effort - making) // each)
            while len(alive) > 1:
                # As many goes as it takes to have two left, each with an equal part of what is left of the effort.
                goes = (len(alive) - 1).bit_length()
                stop = self.hand.tried + (self.most - self.hand.tried) // goes
                while self.hand.tried < stop:
                    s = self.greedy.guess(view)
                    chances = [self.played_on(s, seat, plan, horizon) for plan in alive]
                    for plan, chance in zip(alive, chances, strict=True):
                        plan.chances.append(chance)
                if len(alive) == 2:
                    break
                rivals = sorted(alive[1:], key=worst_last)
                alive = [first, *rivals[: (len(alive) - 1) // 2]]
        except Late:
            pass
        return clearly_best(first, alive)

    def horizon(self, view: State) -> int:
        """The turn at whose beginning plans are judged."""
        turn = self.game.turn_number(view)
        return turn + int(self.far * (self.game.horizon(view) - turn))

    def start(self) -> None:
        """From here on effort and time are counted."""
        self.until = perf_counter() + self.seconds
        self.late = perf_counter() + self.seconds / PROPOSING
        self.begun = self.hand.tried
        self.most = self.begun + self.effort

    # For whoever asks for advice.

    def advise(self, view: State, seat: int, few: int) -> list[Plan]:
        """A few plans that begin otherwise than each other, those with the best chance first."""
        self.start()
        plans: list[Plan] = []
        s = self.greedy.guess(view)
        for plan in self.propose(s, seat, self.first_plan(s, view, seat), self.plans):
            if len(plans) < few and not any([plan.moves[0] is other.moves[0] for other in plans]):
                plans.append(plan)
        horizon = self.horizon(view)
        try:
            for _ in range(GUESSES):
                s = self.greedy.guess(view)
                chances = [self.played_on(s, seat, plan, horizon) for plan in plans]
                for plan, chance in zip(plans, chances, strict=True):
                    plan.chances.append(chance)
        except Late:
            pass
        return sorted(plans, key=worst_last)

    def outcome(self, view: State, plan: Plan) -> State | None:
        """How the present turn may end when a plan is followed; None if that takes too long to find out."""
        game = self.game
        until = perf_counter() + self.seconds
        s = self.greedy.guess(view)
        self.hand.forget()
        turn = game.turn_number(s)
        seat = s.stack[-1].seat
        at = 0
        for _ in range(CAP):
            if not s.moves or game.turn_number(s) != turn:
                return s
            if perf_counter() > until:
                break
            if at < len(plan.moves) and is_choice_of(s, seat) and plan.moves[at] in s.moves:
                move = plan.moves[at]
                at += 1
            else:
                move = self.hand.choose(s)
            self.hand.take(s, move)
        return None

    # How plans are made and compared.

    def first_plan(self, s: State, view: State, seat: int) -> Plan:
        """It begins as the greedy bot would."""
        return self.plan(s, seat, first=self.greedy.choose(view, seat))

    def propose(self, s: State, seat: int, first: Plan, plans: int) -> list[Plan]:
        """After the first, in turn: one that begins otherwise, one that leaves an answer of it out, one with noise."""
        found = [first]
        plans = min(plans, self.plans)
        if plans < 2:
            return found
        scores = self.hand.scores(s)
        order = sorted(range(len(scores)), key=lambda i: -scores[i])
        begin = [s.moves[i] for i in order if s.moves[i] not in first.moves]
        leave = first.moves[:-1]
        enough = self.begun + self.effort // PROPOSING
        for number in range(3 * plans):
            if len(found) >= plans or self.hand.tried >= enough or perf_counter() > self.late:
                break
            if number % 3 == 0 and begin:
                plan = self.plan(s, seat, first=begin.pop(0))
            elif number % 3 == 1 and leave:
                plan = self.plan(s, seat, without=leave.pop(self.dice.below(len(leave))))
            else:
                plan = self.plan(s, seat, noise=NOISES[number % len(NOISES)])
            add(found, plan)
        return found

    def plan(
        self, start: State, seat: int, first: Action | None = None, without: Action | None = None, noise: float = 0.0
    ) -> Plan:
        """What the quick hand does with the turn, beginning with an answer or without another; it may be broken off."""
        game = self.game
        s: State = game.copy(start)
        self.hand.forget()
        turn = game.turn_number(s)
        plan = Plan([], [])
        for _ in range(LONGEST):
            if not s.moves or game.turn_number(s) != turn or s.drawn != start.drawn:
                break
            if plan.moves and perf_counter() > self.late:
                break
            move = first
            if is_choice_of(s, seat):
                if move is None or plan.moves:
                    move = self.hand.choose(s, noise, without)
                plan.moves.append(move)
                plan.steps.append(Foreseen(move.text, s.drawn, len(s.moves)))
            else:
                move = self.hand.choose(s)
            self.hand.take(s, move)
        return plan

    def played_on(self, start: State, seat: int, plan: Plan, horizon: int) -> float:
        """The chance of winning when a plan is followed and everybody plays on quickly."""
        game = self.game
        hand = self.hand
        s: State = game.copy(start)
        hand.forget()
        at = 0
        for _ in range(CAP):
            if not s.moves or game.turn_number(s) >= horizon:
                break
            if hand.tried >= self.most or perf_counter() > self.until:
                raise Late
            if at < len(plan.moves) and is_choice_of(s, seat):
                # It costs something too, or games that end with a plan would be played for ever.
                hand.tried += 1
                move = plan.moves[at]
                at += 1
                if move not in s.moves:
                    at = len(plan.moves)
                    move = hand.choose(s)
            else:
                move = hand.choose(s)
            hand.take(s, move)
        return game.chance(s, seat)


def is_choice_of(s: State, seat: int) -> bool:
    """Whether this seat has more than one answer: single ones are part of no plan."""
    return s.stack[-1].seat == seat and len(s.moves) > 1


def tells(view: State) -> bool:
    """Whether thinking about the question longer than others do would tell what is in the hand."""
    choice = decision(view)
    if choice is None or choice.passing(view) is None:
        return False
    return choice.may_idle(view) or choice.interrupts(view)


def add(found: list[Plan], plan: Plan) -> None:
    """Add a plan unless it is there, be it in another order."""
    numbers = sorted([move.index for move in plan.moves])
    if not any([numbers == sorted([move.index for move in other.moves]) for other in found]):
        found.append(plan)


def worst_last(plan: Plan) -> float:
    return -plan.mean()


def clearly_best(first: Plan, alive: list[Plan]) -> Plan:
    """The best of those that are left, if it is clearly better than the first."""
    best = min(alive, key=worst_last, default=first)
    guesses = len(best.chances)
    if best is first or guesses < GUESSES - 1:
        return first
    gains = [best.chances[i] - first.chances[i] for i in range(guesses)]
    mean = sum(gains, 0.0) / guesses
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains], 0.0) / (guesses - 1) / guesses)
    best.better = mean > CLEARLY * error
    return best if best.better else first
