"""A bot that plans its turns: what it says is legal, hangs on its view alone and can be said again."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.bots import make_bot
from wartable.bots.greedy import GreedyBot
from wartable.bots.search import Foreseen, Plan, SearchBot, clearly_best
from wartable.engine.game import Game
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, apply, decision, legal, play
from wartable.games.bloodstream import GAME as BLOODSTREAM
from wartable.games.small_world import GAME as SMALL_WORLD
from wartable.games.warcraft import GAME as WARCRAFT
from wartable.games.world_of_warcraft import GAME as LORDAERON

GAMES: list[tuple[Game[Any], str | None]] = [
    (SMALL_WORLD, None),
    (WARCRAFT, None),
    (BLOODSTREAM, "s1"),
    (LORDAERON, None),
]
WELL_ON = 20
"""Decisions after which there is something to plan; in World of Warcraft there is so only before the first turn."""
EFFORT = 300


def small(game: Game[Any], seed: int = 1) -> SearchBot:
    return SearchBot(game, seed, plans=4, effort=EFFORT)


def after(game: Game[Any], scenario: str | None, decisions: int, great: bool = False, seed: int = 7) -> Any:
    """A game after so many decisions of greedy bots, or later."""
    s = game.setup(2, secret_of(seed), scenario)
    bots = [GreedyBot(game, 1), GreedyBot(game, 2)]
    while decisions > 0 or (great and not game.great(s, acting(s))):
        apply(s, bots[acting(s)].choose(game.view(s, acting(s)), acting(s)))
        decisions -= 1
    return s


def later(game: Game[Any], scenario: str | None, decisions: int, seed: int = 7) -> Any:
    """A game after so many decisions of greedy bots, where somebody has a choice worth a search."""
    return after(game, scenario, 1 if game is LORDAERON else decisions, True, seed)


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_the_same_view_gets_the_same_legal_answer(game: Game[Any], scenario: str | None) -> None:
    s = later(game, scenario, WELL_ON)
    seat = acting(s)
    view = game.view(s, seat)
    first = small(game).choose(view, seat)
    assert first in legal(view)
    assert small(game).choose(game.view(s, seat), seat) is first


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_what_is_hidden_and_the_luck_to_come_change_nothing(game: Game[Any], scenario: str | None) -> None:
    s = later(game, scenario, WELL_ON)
    seat = acting(s)
    view = game.view(s, seat)
    answers = {small(game).choose(view, seat).text}
    for seed in range(3):
        other = game.sample(view, secret_of(f"another {seed}"))
        answers.add(small(game).choose(game.view(other, seat), seat).text)
    assert len(answers) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_games_come_to_an_end(seats: int) -> None:
    """Also in the last turn, where plans lead to the end of the game and nothing is played on."""
    s = SMALL_WORLD.setup(seats, secret_of(seats))
    bots = [SearchBot(SMALL_WORLD, seat, plans=3, effort=60) for seat in range(seats)]
    while legal(s):
        seat = acting(s)
        play(s, seat, bots[seat].choose(SMALL_WORLD.view(s, seat), seat))
    assert sum(SMALL_WORLD.result(s)) == pytest.approx(1.0)


def test_the_last_turn_takes_no_longer_than_others() -> None:
    s = SMALL_WORLD.setup(2, secret_of(2))
    bots = [GreedyBot(SMALL_WORLD, 1), GreedyBot(SMALL_WORLD, 2)]
    while SMALL_WORLD.turn_number(s) < 2 * s.rounds:
        apply(s, bots[acting(s)].choose(SMALL_WORLD.view(s, acting(s)), acting(s)))
    bot = small(SMALL_WORLD)
    assert bot.choose(SMALL_WORLD.view(s, acting(s)), acting(s)) in legal(s)


def test_single_answers_are_part_of_no_plan() -> None:
    """A window in which nothing can be played is answered without a plan, and the plan goes on after it."""
    s = later(WARCRAFT, None, 30)
    seat = acting(s)
    bot = small(WARCRAFT)
    start = bot.greedy.guess(WARCRAFT.view(s, seat))
    plans = [bot.plan(start, seat, noise=noise) for noise in (0.0, 1.0, 2.0)]
    assert all([step.answers > 1 for plan in plans for step in plan.steps])


def test_nobody_thinks_longer_where_that_would_tell_what_he_holds() -> None:
    s = WARCRAFT.setup(2, secret_of(4))
    bots = [GreedyBot(WARCRAFT, 1), GreedyBot(WARCRAFT, 2)]
    windows = 0
    for _ in range(400):
        seat = acting(s)
        view = WARCRAFT.view(s, seat)
        choice = decision(view)
        assert choice is not None
        if choice.passing(view) is not None and len(legal(view)) > 1:
            bot = small(WARCRAFT)
            bot.choose(view, seat)
            assert not bot.hand.tried
            windows += 1
        apply(s, bots[seat].choose(view, seat))
    assert windows > 5


def test_what_is_looked_at_has_other_luck_than_what_is_played() -> None:
    s = later(SMALL_WORLD, None, 12)
    bot = small(SMALL_WORLD)
    assert bot.greedy.guess(SMALL_WORLD.view(s, acting(s))).secret != bot.hand.blind


def test_a_rival_who_is_out_makes_nobody_sure_to_win() -> None:
    s = BLOODSTREAM.setup(3, secret_of(1), "s9")
    s.alive &= ~1
    chances = [BLOODSTREAM.chance(s, seat) for seat in range(3)]
    assert chances[0] < 0.01
    assert all([0.2 < chance < 0.8 for chance in chances[1:]])


def test_a_plan_is_followed_and_can_be_handed_over() -> None:
    s = later(SMALL_WORLD, None, 12)
    seat = acting(s)
    view = SMALL_WORLD.view(s, seat)
    bot = small(SMALL_WORLD)
    bot.turn = SMALL_WORLD.turn_number(s)
    bot.left = bot.plan(bot.greedy.guess(view), seat).steps
    planned = [step.text for step in bot.left]
    assert len(planned) > 1
    other = small(SMALL_WORLD, seed=2)
    other.recall(bot.memory())
    for one in (bot, other):
        tried = one.hand.tried
        assert one.choose(view, seat).text == planned[0]
        assert [step.text for step in one.left] == planned[1:]
        assert one.hand.tried == tried


def test_a_plan_is_dropped_when_the_world_is_not_as_foreseen() -> None:
    s = later(SMALL_WORLD, None, 12)
    seat = acting(s)
    bot = small(SMALL_WORLD)
    bot.turn = SMALL_WORLD.turn_number(s)
    moves = legal(s)
    bot.left = [Foreseen(moves[-1].text, s.drawn + 1, len(moves))]
    assert bot.planned(SMALL_WORLD.view(s, seat)) is None
    assert not bot.left
    bot.left = [Foreseen(moves[-1].text, s.drawn, len(moves))]
    assert bot.planned(SMALL_WORLD.view(s, seat)) is moves[-1]


def test_the_first_plan_is_kept_unless_another_is_clearly_better() -> None:
    first, other = Plan([], []), Plan([], [])
    first.chances = [0.5] * 6
    other.chances = [0.9, 0.2, 0.8, 0.2, 0.7, 0.2]
    assert clearly_best(first, [first, other]) is first
    other.chances = [0.6, 0.7, 0.6, 0.7, 0.6, 0.7]
    assert clearly_best(first, [first, other]) is other
    assert other.better
    assert not first.better


def test_what_was_seen_once_or_twice_changes_no_mind() -> None:
    first, other = Plan([], []), Plan([], [])
    first.chances, other.chances = [0.1, 0.2], [0.8, 0.9]
    assert clearly_best(first, [first, other]) is first
    assert clearly_best(first, []) is first


def test_the_effort_is_kept() -> None:
    s = later(SMALL_WORLD, None, 12)
    seat = acting(s)
    bot = small(SMALL_WORLD)
    bot.choose(SMALL_WORLD.view(s, seat), seat)
    most = max([len(legal(s)), 60])
    assert EFFORT // 2 <= bot.hand.tried <= EFFORT + 2 * most


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_the_highest_level_thinks_longer_and_looks_farther(game: Game[Any], scenario: str | None) -> None:
    view = after(game, scenario, WELL_ON)
    search, expert = make_bot("search", game, 1), make_bot("expert", game, 1)
    assert isinstance(search, SearchBot)
    assert isinstance(expert, SearchBot)
    assert game.turn_number(view) < search.horizon(view) == game.horizon(view) < expert.horizon(view)
    assert expert.effort > 3 * search.effort


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_nobody_has_won_or_lost_before_the_end(game: Game[Any], scenario: str | None) -> None:
    s = after(game, scenario, 30)
    chances = [game.chance(s, seat) for seat in range(2)]
    assert all([0.0 < chance < 1.0 for chance in chances])


def test_a_side_has_no_better_chance_for_having_fewer_seats() -> None:
    s = LORDAERON.setup(3, secret_of(3))
    bots = [GreedyBot(LORDAERON, seat) for seat in range(3)]
    for _ in range(30):
        apply(s, bots[acting(s)].choose(LORDAERON.view(s, acting(s)), acting(s)))
    one = next(seat for seat in range(3) if not LORDAERON.allies(s, seat))
    other = (one + 1) % 3
    assert LORDAERON.chance(s, one) + LORDAERON.chance(s, other) == pytest.approx(1.0)


def test_whoever_has_won_has_all_the_chance() -> None:
    s = SMALL_WORLD.setup(2, secret_of(3))
    bot = make_bot("random", SMALL_WORLD, 1)
    while s.stack:
        apply(s, bot.choose(s, acting(s)))
    assert [SMALL_WORLD.chance(s, seat) for seat in range(2)] == list(SMALL_WORLD.result(s))
