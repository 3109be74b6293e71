"""Bots: they answer legally, see only views, repeat themselves, and the greedy one plays better than chance."""

from __future__ import annotations

import pytest

from tests.engine import toy
from wartable.bots import make_bot
from wartable.bots.greedy import FACES, Draw, GreedyBot
from wartable.engine.errors import ContentError
from wartable.engine.files.codec import state_hash
from wartable.engine.luck import secret_of
from wartable.engine.play import acting, apply, legal, play
from wartable.games.bloodstream import GAME as BLOODSTREAM
from wartable.games.small_world import GAME
from wartable.games.small_world.rules.state import SmallWorld

QUICK = ("random", "greedy")
"""Those that plan are in `test_search.py`, with less effort."""


def played(names: list[str], seed: int, options: dict[str, str | bool] | None = None) -> SmallWorld:
    s = GAME.setup(len(names), secret_of(seed), options=options)
    bots = [make_bot(name, GAME, seed + seat) for seat, name in enumerate(names)]
    while legal(s):
        seat = acting(s)
        play(s, seat, bots[seat].choose(GAME.view(s, seat), seat))
    return s


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_bot_plays_games_to_the_end_through_the_checked_door(name: str, seats: int) -> None:
    s = played([name] * seats, seats)
    assert not legal(s)
    assert sum(GAME.result(s)) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_greedy_bot_plays_in_teams(seats: int) -> None:
    assert not legal(played(["greedy"] * seats, 5, {"team": True}))


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, other = played([name, "random"], 3), played([name, "random"], 3)
    assert state_hash(GAME, one) == state_hash(GAME, other)


def test_another_seed_of_the_bot_gives_another_game() -> None:
    s = GAME.setup(2, secret_of(1))
    view = GAME.view(s, acting(s))
    answers = {make_bot("random", GAME, seed).choose(view, acting(s)).text for seed in range(40)}
    assert len(answers) > 1


def test_choosing_leaves_the_view_alone() -> None:
    s = GAME.setup(2, secret_of(1))
    bot = make_bot("greedy", GAME, 1)
    for _ in range(30):
        seat = acting(s)
        view = GAME.view(s, seat)
        before = state_hash(GAME, view)
        action = bot.choose(view, seat)
        assert state_hash(GAME, view) == before
        apply(s, action)


def test_an_answer_depends_on_the_view_alone() -> None:
    """Two states that look the same to a seat get the same answer of it."""
    s = GAME.setup(2, secret_of(8))
    for _ in range(25):
        seat = acting(s)
        view = GAME.view(s, seat)
        twin = GAME.view(GAME.sample(view, secret_of("another")), seat)
        answers = {make_bot("greedy", GAME, 4).choose(v, seat).text for v in (view, twin)}
        assert len(answers) == 1
        apply(s, legal(s)[0])


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ContentError, match="bots: clever: no such bot; there are random, greedy"):
        make_bot("clever", GAME, 1)


@pytest.mark.parametrize(
    ("names", "games", "least"),
    [(["greedy", "random"], 20, 19), (["greedy", "random", "random"], 6, 6)],
)
def test_greedy_beats_random(names: list[str], games: int, least: int) -> None:
    seats = len(names)
    wins = 0.0
    for number in range(games):
        seat = number % seats
        wins += GAME.result(played(names[-seat:] + names[:-seat], 1000 + number))[seat]
    assert wins >= least


def test_greedy_knows_how_many_sides_a_draw_has() -> None:
    s = toy.GAME.setup(2, secret_of(1), "small", {"mercy": True})
    bot = GreedyBot(toy.GAME, 1)
    assert bot.sides(s, toy.TAKES[0]) == 2, "a coin"
    assert bot.sides(s, toy.PASS) == 1
    assert bot.mean(s, acting(s), toy.TAKES[1], 12) == (2.0, True)
    assert s.secret, "looking ahead leaves the state its luck"


def test_outcomes_that_are_known_count_as_if_they_were_looked_at_anew() -> None:
    """Where nothing is hidden; what is drawn after them is not known."""
    s = BLOODSTREAM.setup(2, secret_of(6), "s7")
    bots = [GreedyBot(BLOODSTREAM, seat) for seat in range(2)]
    whole, more = 0, 0
    for _ in range(150):
        if not legal(s):
            break
        seat = acting(s)
        for a in legal(s):
            if bots[seat].tried(s, a).drawn == s.drawn:
                continue
            draws: dict[int, Draw] = {}
            first = bots[seat].mean(s, seat, a, FACES, draws)
            other = BLOODSTREAM.sample(s, secret_of(7))
            assert bots[seat].value(other, seat, a, FACES, draws) == bots[seat].value(other, seat, a, FACES)
            whole, more = whole + first[1], more + (not first[1])
            assert len(draws[a.index].scores) == draws[a.index].outcomes or not first[1]
        apply(s, bots[seat].choose(BLOODSTREAM.view(s, seat), seat))
    assert whole
    assert more
