"""Matches: repeatable, independent of the number of processes, fairly seated, and kept as replays."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from wartable.arena.match import Outcome, play_match
from wartable.arena.summary import (
    Length,
    Tally,
    by_home,
    by_side,
    by_turn,
    endings,
    lengths,
    summary,
    went_nowhere,
    wilson,
)
from wartable.arena.workers import GARBAGE, play_out
from wartable.engine.action import Action
from wartable.engine.errors import ContentError
from wartable.engine.files.replay import read, verify
from wartable.engine.game import Game
from wartable.engine.play import legal
from wartable.engine.state import State
from wartable.games.small_world import GAME
from wartable.games.warcraft import GAME as WARCRAFT

TOWNS = ("-1,3", "2,-3")


def told(games: list[Outcome]) -> list[tuple[object, ...]]:
    """Everything but the time it took, in the order of the games."""
    ordered = sorted(games, key=lambda one: one.number)
    return [(one.number, one.bots, one.shares, one.points, one.decisions) for one in ordered]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (190, 200, 0.9104, 0.9726),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_against_known_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_wilson_of_no_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_same_seed_gives_the_same_match() -> None:
    one = told(list(play_match(GAME, ["greedy", "random"], 2, seed=5)))
    assert one == told(list(play_match(GAME, ["greedy", "random"], 2, seed=5)))
    assert one != told(list(play_match(GAME, ["greedy", "random"], 2, seed=6)))


def test_the_match_does_not_depend_on_the_number_of_processes() -> None:
    alone = list(play_match(GAME, ["random", "random", "random"], 6, seed=1))
    together = list(play_match(GAME, ["random", "random", "random"], 6, seed=1, jobs=2))
    assert told(alone) == told(together)
    assert [line.tally for line in summary(alone)] == [line.tally for line in summary(together)]


def test_seats_rotate() -> None:
    seatings = [one.bots for one in play_match(GAME, ["random", "greedy", "random"], 3, seed=1)]
    assert seatings == [("random", "greedy", "random"), ("greedy", "random", "random"), ("random", "random", "greedy")]


def test_games_come_as_they_finish() -> None:
    match = play_match(GAME, ["random", "random"], 1000, seed=1)
    assert next(match).number == 0
    assert next(match).number == 1


def test_the_summary_counts_shares_points_and_decisions() -> None:
    games = [
        Outcome(
            1,
            ("greedy", "random"),
            (0.5, 0.5),
            (60, 60),
            "counter-coins",
            (40, 30),
            (0.4, 0.03),
            (),
            (0, 1),
            (),
            (0, 1),
            10,
            "SW-END-01",
        ),
        Outcome(
            0,
            ("random", "greedy"),
            (0.0, 1.0),
            (30, 90),
            "counter-coins",
            (20, 60),
            (0.02, 0.6),
            (),
            (0, 1),
            (),
            (0, 1),
            10,
            "SW-END-01",
        ),
    ]
    strong, weak = summary(games)
    assert (strong.bot, strong.tally.games, strong.tally.wins, strong.tally.rate) == ("greedy", 2, 1.5, 0.75)
    assert (strong.points, strong.decisions) == (75.0, 50.0)
    assert strong.milliseconds == pytest.approx(10.0)
    assert (weak.bot, weak.tally.wins, weak.points) == ("random", 0.5, 45.0)
    assert strong.tally.interval == wilson(1.5, 2)


ELVES, ORCS, BOTH = ("race-nightelves",), ("race-orcs",), ("race-orcs", "race-undead")


def fought(
    number: int, shares: tuple[float, ...], sides: tuple[tuple[str, ...], ...], order: tuple[int, ...], rounds: int
) -> Outcome:
    none = (0,) * len(shares)
    ending = "WC-CAPTURE-08" if rounds < 10 else "WC-VP-09"
    bots = ("greedy",) * len(shares)
    teams = tuple([sides.index(side) for side in sides]) if BOTH in sides else tuple(range(len(sides)))
    return Outcome(number, bots, shares, none, "victory-points", none, none, sides, teams, (), order, rounds, ending)


def test_sides_are_told_apart_wherever_they_sit() -> None:
    games = [
        fought(2, (0.5, 0.5), (ORCS, ELVES), (1, 0), 20),
        fought(0, (1.0, 0.0), (ORCS, ELVES), (0, 1), 7),
        fought(1, (0.0, 1.0), (ELVES, ORCS), (0, 1), 8),
    ]
    assert by_side(games) == [(ELVES, Tally(3, 0.5)), (ORCS, Tally(3, 2.5))]
    assert by_turn(games) == [Tally(3, 1.5), Tally(3, 1.5)]
    assert lengths(games) == Length(7, 8, 35 / 3, 20)
    assert endings(games) == [("WC-CAPTURE-08", 2), ("WC-VP-09", 1)]


def test_rivals_with_the_same_name_do_not_win_together() -> None:
    games = [fought(0, (1.0, 0.0, 0.0), (ORCS, ELVES, ORCS), (0, 1, 2), 5)]
    assert by_side(games) == [(ELVES, Tally(1, 0.0)), (ORCS, Tally(2, 1.0))]
    assert by_turn(games) == [Tally(1, 1.0), Tally(1, 0.0), Tally(1, 0.0)]


def test_a_team_wins_as_one_and_its_members_win_whole() -> None:
    games = [
        fought(0, (0.5, 0.0, 0.5), (BOTH, ELVES, BOTH), (2, 0, 1), 5),
        fought(1, (0.0, 1.0, 0.0), (BOTH, ELVES, BOTH), (0, 1, 2), 5),
    ]
    assert by_side(games) == [(ELVES, Tally(2, 1.0)), (BOTH, Tally(2, 1.0))]
    # In the first game seat 3 begins, then seats 1 and 2.
    assert by_turn(games) == [Tally(2, 1.0), Tally(2, 2.0), Tally(2, 0.0)]


def test_a_match_of_warcraft_knows_races_turns_and_endings() -> None:
    options: dict[str, str | bool] = {"turn_limit": "2"}
    (one,) = play_match(WARCRAFT, ["random"] * 4, 1, seed=2, scenario="main-4p", options=options)
    assert sorted(set(one.sides)) == [("race-humans", "race-nightelves"), ("race-orcs", "race-undead")]
    assert (one.rounds, one.ending) == (2, "WC-VP-09")
    # Clockwise the teams alternate, wherever the races sit.
    turns = [one.sides[seat] for seat in one.order]
    assert sorted(one.order) == [0, 1, 2, 3]
    assert turns[0] == turns[2] != turns[1] == turns[3]


def test_homes_are_told_apart_whoever_lives_there() -> None:
    games = list(play_match(WARCRAFT, ["random"] * 2, 6, seed=1, scenario="main-2p", options={"turn_limit": "1"}))
    assert [(home, tally.games) for home, tally in by_home(games)] == [(town, 6) for town in TOWNS]
    assert len({(one.homes, one.sides) for one in games}) > 2, "any race may live in either Town"
    won = dict(by_home([replace(one, shares=(1.0, 0.0)) for one in games]))
    assert [won[town].wins for town in TOWNS] == [sum([one.homes[0] == town for one in games]) for town in TOWNS]
    (team,) = play_match(WARCRAFT, ["random"] * 4, 1, scenario="main-4p", options={"turn_limit": "1"})
    winners = team.sides[0]
    shares = tuple([0.5 if side == winners else 0.0 for side in team.sides])
    whole = {home: tally.wins for home, tally in by_home([replace(team, shares=shares)])}
    assert whole == {home: float(side == winners) for home, side in zip(team.homes, team.sides, strict=True)}
    assert len(whole) == 4


def test_races_that_are_chosen_take_turns_and_have_homes_like_others() -> None:
    options: dict[str, str | bool] = {"turn_limit": "1", "race_choice": "chosen"}
    games = list(play_match(WARCRAFT, ["random"] * 2, 8, options=options))
    assert {one.order for one in games} == {(0, 1), (1, 0)}
    assert all([sorted(one.homes) == sorted(TOWNS) for one in games])


def test_a_game_that_goes_nowhere_is_no_draw(tmp_path: Path) -> None:
    games = list(play_match(GAME, ["random", "random"], 2, seed=3, limit=40, save=tmp_path))
    for one in games:
        assert (one.shares, one.ending, sum(one.decisions)) == ((0.0, 0.0), "", 40)
    assert went_nowhere(games) == games
    replay = read((tmp_path / "game-0001.replay").read_text(encoding="utf-8"))
    assert len(replay.decisions) == 40
    enough = list(play_match(GAME, ["random", "random"], 2, seed=3, limit=10_000))
    assert went_nowhere(enough) == []
    assert went_nowhere([*enough, games[1], games[0]]) == games


class Backwards:
    """A bot of one's own: always the last answer."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game

    def choose(self, view: State, seat: int) -> Action:
        return legal(view)[-1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_match_takes_factories(jobs: int) -> None:
    games = list(play_match(GAME, [Backwards, "random"], 2, seed=3, jobs=jobs))
    assert sorted([one.bots for one in games]) == [("Backwards", "random"), ("random", "Backwards")]


def test_leaving_a_match_ends_its_processes() -> None:
    before = multiprocessing.active_children()
    match = play_match(GAME, ["greedy"] * 5, 1000, seed=1, jobs=2)
    next(match)
    assert len(multiprocessing.active_children()) == len(before) + 2
    match.close()
    assert multiprocessing.active_children() == before


def test_small_world_has_rounds_but_no_sides() -> None:
    (one,) = play_match(GAME, ["random", "random"], 1, seed=2)
    assert (one.sides, one.homes, one.rounds, one.ending) == ((), (), 10, "SW-END-01")
    games = play_match(GAME, ["random", "random"], 8, seed=2)
    assert {one.order for one in games} == {(0, 1), (1, 0)}


def test_replays_are_kept_and_genuine(tmp_path: Path) -> None:
    folder = tmp_path / "kept" / "here"
    games = list(play_match(GAME, ["random", "random"], 2, seed=3, options={"team": True}, save=folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-0001.replay", "game-0002.replay"]
    for file, game in zip(files, games, strict=True):
        replay = read(file.read_text(encoding="utf-8"))
        assert verify(GAME, replay) == []
        assert replay.names == game.bots
        assert replay.options["team"] == "on"
        assert len(replay.decisions) == sum(game.decisions)


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "options", "message"),
    [
        (["random"], 1, 1, {}, "small-world: seats: 1 players"),
        (["random", "clever"], 1, 1, {}, "bots: clever: no such bot"),
        (["random", "random"], 0, 1, {}, "match: games: at least 1"),
        (["random", "random"], 1, 0, {}, "match: jobs: at least 1"),
        (["random", "none.py:Mine"], 1, 2, {}, "bots: none.py: there is no such file"),
        (["random", "random"], 1, 1, {"wind": "on"}, "options: wind: no such option"),
    ],
)
def test_a_wrong_match_is_refused_before_it_begins(
    bots: list[str], games: int, jobs: int, options: dict[str, str | bool], message: str
) -> None:
    with pytest.raises(ContentError, match=message):
        play_match(GAME, bots, games, options=options, jobs=jobs)


def threshold(_: int, number: int) -> tuple[int, tuple[int, int, int]]:
    """When garbage is looked for where this is played."""
    return number, gc.get_threshold()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_game_is_played_to_its_end_before_the_match_is_stopped(stop: signal.Signals) -> None:
    before = {one: signal.signal(one, signal.default_int_handler) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        games = play_out(asked_to_stop, [(0, stop), (1, stop), (1, stop)])
        assert next(games) == 0
        assert next(games) == 1
        with pytest.raises(KeyboardInterrupt):
            next(games)
        with pytest.raises(KeyboardInterrupt):
            list(play_out(asked_to_stop, [(2, stop)]))
        assert all([signal.getsignal(one) is signal.default_int_handler for one in before])
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def asked_to_stop(times: int, stop: int) -> int:
    """Somebody presses Ctrl+C so many times in the midst of this game."""
    for _ in range(times):
        os.kill(os.getpid(), stop)
    return times


@pytest.mark.parametrize("jobs", [1, 2])
def test_garbage_is_looked_for_seldom_only_while_games_are_played(jobs: int) -> None:
    usual = gc.get_threshold()
    assert usual != GARBAGE
    for _, found in play_out(threshold, [(0, 1), (0, 2)], jobs):
        assert found == GARBAGE
        assert gc.get_threshold() == usual
    assert gc.get_threshold() == usual
