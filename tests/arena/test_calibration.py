"""Calibration: chances are compared with what was won, games are the samples, and the best scale is found."""

from __future__ import annotations

from math import exp

import pytest

from tests.cli.helpers import run
from wartable.arena.calibration import Called, classes, fit, least, parts, positions_of, scaled
from wartable.arena.match import make_match, play_one
from wartable.bots.random import RandomBot
from wartable.engine.luck import Dice, secret_of
from wartable.engine.play import acting, apply
from wartable.games.small_world import GAME
from wartable.games.warcraft import GAME as WARCRAFT


def test_a_judged_game_has_the_chances_of_every_turn_and_what_was_won() -> None:
    one = play_one(make_match(GAME, ["random"] * 3, seed=4, judged=True), 0)
    assert len(one.chances) == 3 * one.rounds
    assert one.chances[-1] == one.shares
    called = positions_of(one)
    assert len(called) == 3 * one.rounds - 1
    for position in called:
        assert sum(position.chances) == pytest.approx(1)
        assert position.won == one.shares
    assert play_one(make_match(GAME, ["random"] * 3, seed=4), 0).chances == ()


def test_a_team_has_one_chance_and_one_victory() -> None:
    match = make_match(WARCRAFT, ["random"] * 4, scenario="main-4p", options={"turn_limit": "2"}, judged=True)
    one = play_one(match, 0)
    winners = one.sides[max(range(4), key=lambda seat: one.shares[seat])]
    assert one.chances[-1] == tuple([float(side == winners) for side in one.sides])


def test_classes_count_games_and_not_positions() -> None:
    won, lost = Called((0.62, 0.38), (1.0, 0.0)), Called((0.64, 0.36), (0.0, 1.0))
    found = classes([[won] * 10, [lost] * 2, []])
    assert [one.low for one in found] == [0.3, 0.6]
    assert found[1].positions == 12
    assert found[1].called == pytest.approx((6.2 + 2 * 0.64) / 12)
    assert found[1].tally.games == 2
    assert found[1].tally.rate == pytest.approx(10 / 12)


def test_certain_chances_are_in_the_last_class() -> None:
    assert [one.low for one in classes([[Called((1.0, 0.0), (1.0, 0.0))]])] == [0.0, 0.9]


def test_games_are_cut_into_three_parts() -> None:
    game = [Called((number / 10, 0.0), (1.0, 0.0)) for number in range(7)]
    assert [[len(one) for one in part] for part in parts([game, game[:1]])] == [[2, 0], [2, 0], [3, 1]]
    assert [one for part in parts([game]) for one in part[0]] == game


@pytest.mark.parametrize("factor", [0.5, 1.0, 2.0])
def test_the_scale_that_was_used_is_found_again(factor: float) -> None:
    # Whoever is better by x wins with odds of exp(x); the chances were called with a scale that is off.
    dice = Dice(5)
    games = []
    for _ in range(2000):
        better = (dice.below(4001) - 2000) / 800
        won = float(dice.below(10**6) / 10**6 < 1 / (1 + exp(-better)))
        called = 1 / (1 + exp(-better * factor))
        games.append([Called((called, 1 - called), (won, 1 - won))] * 3)
    found = fit(games)
    assert found.low < factor < found.high
    assert found.high / found.low < 1.5
    assert found.least <= found.error + 1e-9
    assert found.least < 0.21 < found.unknowing == 0.25
    assert found.positions == 12_000


def test_another_scale_raises_odds_to_a_power() -> None:
    assert scaled([0.8, 0.2], 2.0) == pytest.approx([16 / 17, 1 / 17])
    assert scaled([0.5, 0.25, 0.25], 2.0) == pytest.approx([4 / 6, 1 / 6, 1 / 6])
    assert scaled([0.8, 0.8, 0.2, 0.2], 2.0) == pytest.approx([16 / 17, 16 / 17, 1 / 17, 1 / 17])
    assert scaled([1.0, 0.0], 0.5) == [1.0, 0.0]


def test_another_scale_is_what_the_game_would_have_called() -> None:
    s = GAME.setup(3, secret_of(3))
    bot = RandomBot(1)
    while GAME.turn_number(s) < 9:
        apply(s, bot.choose(GAME.view(s, acting(s)), acting(s)))
    odds = [exp(GAME.score(s, seat) / (3 * 2 * GAME.scale(s))) for seat in range(3)]
    called = [GAME.chance(s, seat) for seat in range(3)]
    assert scaled(called, 1 / 3) == pytest.approx([one / sum(odds) for one in odds])


def test_the_lowest_place_is_found() -> None:
    assert least(lambda x: (x - 0.7) ** 2, -2.5, 2.5) == pytest.approx(0.7, abs=0.01)
    assert least(lambda x: -x, -2.5, 2.5) == pytest.approx(2.5, abs=0.01)


def test_the_command_prints_classes_and_scales() -> None:
    lines = run("calibrate", "small-world", "--level", "random", "--games", "3", "--seats", "2").stdout.splitlines()
    assert lines[0] == "| Called | Positions | Games | Called, mean | Won (95% interval) |"
    table = lines[2 : lines.index("")]
    assert sum([int(line.split(" | ")[1]) for line in table]) == 2 * 3 * 19
    rest = lines[lines.index("") + 1 :]
    assert [line.split(" | ")[0] for line in rest[2:6]] == ["| all", "| first third", "| second third", "| last third"]
    assert rest[-1].startswith("3 games that ended; ")
