"""The quick hand: what it remembers, what it looks at again."""

from __future__ import annotations

from typing import Any

from wartable.bots.greedy import GreedyBot
from wartable.bots.policy import Policy, highest
from wartable.bots.search import SearchBot
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, apply
from wartable.games.warcraft import GAME
from wartable.games.warcraft.rules.movement import Movement


def hand_at_movement() -> tuple[Policy, Any]:
    """A hand, and a game of Warcraft where somebody is about to move."""
    s = GAME.setup(2, secret_of(7), "main-2p")
    bots = [GreedyBot(GAME, 1), GreedyBot(GAME, 2)]
    while not isinstance(s.stack[-1], Movement) or len(s.moves) < 30:
        apply(s, bots[acting(s)].choose(GAME.view(s, acting(s)), acting(s)))
    return Policy(GAME, Dice(1), secret_of("blind")), s


def test_what_was_looked_at_is_remembered() -> None:
    hand, s = hand_at_movement()
    seat = acting(s)
    best = hand.choose(s)
    assert hand.tried == 1 + len(s.moves)
    hand.take(s, best)
    assert acting(s) == seat
    before = hand.tried
    then = hand.choose(s)
    assert hand.tried - before < len(s.moves)
    hand.forget()
    before = hand.tried
    assert hand.choose(s) is then
    assert hand.tried - before == 1 + len(s.moves)


def test_what_lies_in_the_same_area_is_looked_at_again() -> None:
    hand, s = hand_at_movement()
    hand.take(s, hand.choose(s))
    gains = hand.gains_at(s, acting(s))
    touched = gains.touched
    assert touched
    near = [a for a in s.moves if hand.areas_of(a) & touched and a.index in gains.of]
    far = [a for a in s.moves if hand.areas_of(a) and not hand.areas_of(a) & touched and a.index in gains.of]
    assert near
    assert len(far) > len(near) / 4
    for a in [*near, *far]:
        gains.of[a.index] = -1000.0
    hand.choose(s)
    assert all([gains.of[a.index] > -1000.0 for a in near])
    assert all([gains.of[a.index] == -1000.0 for a in far])


def test_an_old_promise_is_looked_at_before_it_is_believed() -> None:
    hand, s = hand_at_movement()
    hand.take(s, hand.choose(s))
    right = hand.choose(s)
    gains = hand.gains_at(s, acting(s))
    liar = next(a for a in s.moves if a is not right and hand.areas_of(a))
    gains.of[liar.index] = 1000.0
    assert hand.choose(s) is right
    assert gains.of[liar.index] < 1000.0


def test_an_answer_can_be_left_out() -> None:
    hand, s = hand_at_movement()
    best = hand.choose(s)
    assert hand.choose(s, without=best) is not best
    bot = SearchBot(GAME, 1, plans=8, effort=2000)
    seat = acting(s)
    bot.start()
    plans = bot.propose(s, seat, bot.first_plan(s, GAME.view(s, seat), seat), 8)
    sets = [sorted([move.index for move in plan.moves]) for plan in plans]
    assert all([sets.count(one) == 1 for one in sets])
    assert any([len(set(sets[0]) - set(one)) > 0 for one in sets[1:]])


def test_the_first_of_equals_is_the_highest() -> None:
    assert highest([1.0, 2.0, 2.0], []) == 1
    assert highest([1.0, 2.0, 2.0], [2.0, 0.0, 0.5]) == 0
