"""Ladders: fair pairings, the same figures however they are played, ratings that are right, nothing lost on the way."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from dataclasses import replace
from math import log10
from pathlib import Path

import pytest

from tests.cli.helpers import complaint, run
from wartable.arena.keeping import play_fixtures
from wartable.arena.ladder import Cost, Duel, cost, duel, pairings
from wartable.arena.match import Outcome
from wartable.arena.ratings import Rating, inverse, rate
from wartable.arena.summary import Tally
from wartable.engine.errors import ContentError
from wartable.games.small_world import GAME

LEVELS = ("random", "greedy", "search")
FIRST, LAST = [f"{Path(__file__).parent / 'still.py'}:{name}" for name in ("First", "Last")]


def test_every_two_levels_meet() -> None:
    pairs = pairings(GAME, LEVELS, 2, 5)
    assert [(pair.level, pair.others) for pair in pairs] == [
        ("greedy", "random"),
        ("search", "random"),
        ("search", "greedy"),
    ]
    assert [pair.fixture.match.bots for pair in pairs] == [(pair.level, pair.others) for pair in pairs]
    assert len({pair.fixture.key for pair in pairs}) == 3
    assert {pair.fixture.games for pair in pairs} == {5}


def test_of_many_players_one_is_of_another_level() -> None:
    pairs = pairings(GAME, LEVELS, 3, 5)
    assert len(pairs) == 6
    assert [pair.fixture.match.bots for pair in pairs[:2]] == [
        ("greedy", "random", "random"),
        ("random", "greedy", "greedy"),
    ]


@pytest.mark.parametrize("levels", [["greedy"], ["greedy", "random", "greedy"]])
def test_levels_must_differ(levels: list[str]) -> None:
    with pytest.raises(ContentError, match="at least two are needed, and none twice"):
        pairings(GAME, levels, 2, 5)


# Playing.


def told(played: list[tuple[int, Outcome]]) -> list[tuple[int, Outcome]]:
    """Everything but how long it took, in order."""
    still = [(place, replace(one, seconds=(), slowest=())) for place, one in played]
    return sorted(still, key=lambda one: (one[0], one[1].number))


def test_a_killed_process_loses_nothing() -> None:
    fixtures = [pair.fixture for pair in pairings(GAME, LEVELS[:2], 2, 8, seed=3)]
    before = multiprocessing.active_children()
    playing = play_fixtures(fixtures, jobs=2)
    played = [next(playing)]
    workers = [child for child in multiprocessing.active_children() if child not in before]
    assert len(workers) == 2
    pid = workers[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    played += playing
    assert told(played) == told(list(play_fixtures(fixtures)))
    assert multiprocessing.active_children() == before


def test_games_are_played_in_equal_parts_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    levels = ["random", FIRST, LAST]
    fixtures = [pair.fixture for pair in pairings(GAME, levels, 2, 2)]
    playing = play_fixtures(fixtures, kept=kept)
    some = [next(playing) for _ in range(4)]
    playing.close()
    assert [(place, one.number) for place, one in some] == [(0, 0), (1, 0), (2, 0), (0, 1)]
    again = list(play_fixtures(fixtures, kept=kept))
    assert again[:4] == some
    assert told(again) == told(list(play_fixtures(fixtures)))
    assert len(kept.read_text().splitlines()) == 6
    more = [pair.fixture for pair in pairings(GAME, levels, 2, 3)]
    assert [place for place, _ in play_fixtures(more, kept=kept)] == [0, 1, 2] * 3
    assert len(kept.read_text().splitlines()) == 9


def test_a_cluster_plays_the_same(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    fixtures = [pair.fixture for pair in pairings(GAME, LEVELS[:2], 2, 8, seed=3)]
    folder = str(tmp_path)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=folder, host="127.0.0.1"
    ) as cluster:
        playing = play_fixtures(fixtures, cluster=cluster.scheduler_address)
        played = [next(playing)]
        # Its nanny starts another in its place.
        os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)
        played += playing
    assert told(played) == told(list(play_fixtures(fixtures)))


# What the games say.


def fought(bots: tuple[str, ...], shares: tuple[float, ...], sides: tuple[tuple[str, ...], ...] = ()) -> Outcome:
    none = (0,) * len(bots)
    teams = tuple([sides.index(side) for side in sides]) or tuple(range(len(bots)))
    return Outcome(0, bots, shares, none, "points", none, none, sides, teams, (), none, 5, "R-1")


A_WINS, B_WINS = fought(("a", "b"), (1.0, 0.0)), fought(("a", "b"), (0.0, 1.0))


def test_ratings_of_two_are_the_odds_of_their_games() -> None:
    # A draw is added: 30.5 games won to 10.5.
    best, zero = rate(["a", "b"], "b", [A_WINS] * 30 + [B_WINS] * 10)
    assert best.points == pytest.approx(400 * log10(30.5 / 10.5))
    # The error of a logarithm of odds.
    assert best.error == pytest.approx(1.96 * 400 / 2.302585 * (1 / 30.5 + 1 / 10.5) ** 0.5, rel=1e-4)
    assert zero == Rating("b", 0.0, 0.0)


def test_ratings_hang_on_the_games_and_not_on_their_order_or_seats() -> None:
    games = [A_WINS] * 7 + [B_WINS] * 3 + [fought(("c", "a"), (0.5, 0.5)), fought(("c", "b"), (1.0, 0.0))]
    rated = rate(["a", "b", "c"], "b", games)
    turned = [replace(one, bots=one.bots[::-1], shares=one.shares[::-1]) for one in reversed(games)]
    for one, other in zip(rated, rate(["a", "b", "c"], "b", turned), strict=True):
        assert one.level == other.level
        assert one.points == pytest.approx(other.points)
        assert one.error == pytest.approx(other.error)


def test_whoever_never_lost_is_not_infinitely_strong() -> None:
    (best, _), (better, _) = (rate(["a", "b"], "b", [A_WINS] * games) for games in (20, 200))
    assert 0 < best.points < better.points < 1200
    assert best.error > best.points / 2


def test_ratings_of_three_at_a_table_and_of_teams() -> None:
    # Of three equals each wins a third: whoever wins a half is twice as strong as either of the others.
    mixed = [fought(("a", "b", "b"), shares) for shares in ((1.0, 0, 0), (1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0))]
    best, _ = rate(["a", "b"], "b", mixed * 500)
    assert best.points == pytest.approx(400 * log10(2), abs=0.5)
    # Half a team is that strong only by half: three of four games won by the mean of it and its teammate.
    one, other = ("x",), ("y",)
    teams = [fought(("a", "b", "b", "b"), (0.5, 0, 0.5, 0), (one, other, one, other))] * 3
    teams += [fought(("a", "b", "b", "b"), (0, 0.5, 0, 0.5), (one, other, one, other))]
    best, _ = rate(["a", "b"], "b", teams * 500)
    assert best.points == pytest.approx(2 * 400 * log10(3), abs=3)


def test_the_inverse_of_a_matrix() -> None:
    assert inverse([[4.0, 2.0], [2.0, 3.0]]) == [pytest.approx([0.375, -0.25]), pytest.approx([-0.25, 0.5])]


def test_a_duel_counts_teams_and_what_would_be_fair() -> None:
    one, other = ("x",), ("y",)
    team = fought(("a", "b", "b", "b"), (0.5, 0, 0.5, 0), (one, other, one, other))
    assert duel("a", [team]) == Duel(Tally(1, 1.0), 0.5)
    alone = fought(("b", "b", "a"), (0.5, 0, 0.5))
    assert duel("a", [alone, alone]) == Duel(Tally(2, 1.0), 1 / 3)


def test_costs_are_those_of_the_decisions_of_a_level() -> None:
    one = replace(A_WINS, decisions=(10, 5), seconds=(1.0, 9.0), slowest=(0.5, 4.0))
    other = replace(A_WINS, bots=("b", "a"), decisions=(5, 30), seconds=(9.0, 3.0), slowest=(4.0, 0.7))
    assert cost("a", [one, other]) == Cost(20.0, 100.0, 700.0)


# The command.


def test_the_command_prints_the_same_with_any_number_of_processes() -> None:
    arguments = (
        "ladder",
        "small-world",
        "--levels",
        f"random,{FIRST}",
        "--games",
        "4",
        "--seats",
        "3",
    )
    alone, together = [run(*arguments, "--jobs", jobs).stdout.splitlines() for jobs in ("1", "2")]
    assert [line.split(" | ")[:2] for line in alone] == [line.split(" | ")[:2] for line in together]
    assert alone[0].startswith("| Bot | Rating (95%) | Decisions per game | Processor ms")
    assert alone[5].startswith("| Bot | Against | Games | Win rate")
    rows = [line.split(" | ") for line in alone[7:9]]
    assert [row[:3] for row in rows] == [
        ["| still.py:First", "random × 2", "4"],
        ["| random", "still.py:First × 2", "4"],
    ]
    assert alone[7:9] == together[7:9]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--levels", "greedy"), "--levels: at least two levels are needed, and none twice"),
        (("--levels", "greedy,clever"), "clever: no such bot"),
        (("--games", "0"), "games: at least 1 is needed, not 0"),
        (("--jobs", "0"), "jobs: at least 1 is needed, not 0"),
        (("--seats", "9"), "9 players cannot play this"),
    ],
)
def test_what_is_wrong_is_one_line(arguments: tuple[str, ...], expected: str) -> None:
    assert complaint(run("ladder", "small-world", *arguments)).startswith(expected)


def test_a_cluster_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = complaint(run("ladder", "small-world", "--cluster", "tcp://127.0.0.1:1"))
    assert told == "--cluster: Dask is not installed; pip install 'wartable[cluster]'"
