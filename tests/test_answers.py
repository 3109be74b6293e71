"""Bots of every level answer by what their seat may know; and a bot that knew more would be caught."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.toy import GAME, PebbleGame, Pebbles
from wartable.bots import BOTS, make_bot
from wartable.engine.action import Action
from wartable.engine.game import Game
from wartable.engine.play import legal
from wartable.engine.state import State
from wartable.games.catalogue import GAMES
from wartable.testing.answers import check_answer, check_answers, check_turn
from wartable.testing.plays import Play, any_start
from wartable.testing.soak import main as soak

ANSWERS = 6
"""Of each level in each game."""
IN_ONE_GAME = 2
AMIDST = 150
"""Decisions of random play before a bot takes over."""


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_bots_go_only_by_what_their_seat_may_know(game: Game[Any], level: str) -> None:
    done: list[int] = []
    seed = 0
    while len(done) < ANSWERS:
        check_answers(Play(game, any_start(game, seed)), min(ANSWERS, len(done) + IN_ONE_GAME), done, [level])
        seed += 1


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_turns_of_bots_end(game: Game[Any], level: str) -> None:
    """What plans does not play longer: plans are bounded, and else it is the greedy bot."""
    for seed in range(2):
        play = Play(game, any_start(game, seed))
        for _ in range(AMIDST):
            play.take(play.next_action())
        check_turn(play, level, [make_bot(level, game, seat) for seat in range(play.start.seats)])


def test_a_turn_that_does_not_end_is_caught() -> None:
    bots = [make_bot("random", GAME, 1)] * 3
    check_turn(Play(GAME, any_start(GAME, 1)), "random", bots, 1)
    with pytest.raises(AssertionError, match="random does not come to the end of a turn"):
        check_turn(Play(GAME, any_start(GAME, 1)), "random", bots, 0)


class Lucky:
    """A bot that goes by the luck ahead, if it can see it."""

    def choose(self, view: State, seat: int) -> Action:
        moves = legal(view)
        return moves[sum(view.secret) % len(moves)]


class Leaky(PebbleGame):
    """Its views tell the luck."""

    def view(self, s: Pebbles, seat: int | None) -> Pebbles:
        seen = super().view(s, seat)
        seen.secret = s.secret
        return seen


def ask(game: Game[Pebbles]) -> None:
    for seed in range(10):
        check_answer(Play(game, any_start(game, seed)), "Lucky", Lucky)


def test_a_bot_that_knows_more_is_caught() -> None:
    ask(GAME)
    with pytest.raises(AssertionError, match=r"Lucky goes by what seat 1 may not know: it says take [1-3], else "):
        ask(Leaky())


def test_a_soak_compares_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak(["--game", "wartable.games.small_world", "--games", "2", "--answers", "4"]) == 0
    assert "small_world: 2 games, 8 answers in " in capsys.readouterr().out
    with pytest.raises(SystemExit):
        soak(["--game", "wartable.games.small_world", "--pairs", "1", "--answers", "1"])
    assert "--pairs or --answers, not both" in capsys.readouterr().err
