"""How the chances went in a finished game, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from starlette.testclient import TestClient

from tests.server.browser import Browser
from tests.server.helpers import ANNA, HOT_SEAT, Driver
from tests.server.test_proof import A, finish
from wartable.server import curves
from wartable.server.curves import Point, judged, turn_ends, turning_points
from wartable.server.new_tables import replay_text


def played() -> Driver:
    d = Driver(HOT_SEAT, seed=5)
    d.attach(A, ANNA)
    finish(d, 0)
    return d


OVER = played()


def test_every_turn_is_judged_from_the_beginning_to_the_end() -> None:
    course, game = OVER.table.course, OVER.table.game
    ends = turn_ends(course)
    assert (ends[0], ends[-1]) == (0, len(course.decisions))
    for before, after in pairwise(ends):
        assert game.turn_number(course.at(before)) <= game.turn_number(course.at(after))
        within = {game.turn_number(course.at(moment)) for moment in range(before, after)}
        assert len(within) == 1, "a turn is judged at its end, not in its midst"
    points = judged(course, ends)
    assert all([abs(sum(point.chances) - 1) < 0.01 for point in points])
    assert points[-1].chances == tuple(game.result(course.state))
    assert points[-1].turn == -1


def test_long_games_are_judged_at_fewer_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    course = OVER.table.course
    every = turn_ends(course)
    monkeypatch.setattr(curves, "MOST_POINTS", 5)
    few = turn_ends(course)
    assert len(few) == 5
    assert set(few) <= set(every)
    assert (few[0], few[-1]) == (every[0], every[-1])


def of_chances(*chances: Sequence[float]) -> list[Point]:
    return [Point(number, 2, 0, tuple(one)) for number, one in enumerate(chances)]


def test_a_game_turns_where_a_chance_changes_most() -> None:
    found = turning_points(of_chances((0.5, 0.5), (0.64, 0.36), (0.31, 0.69), (0.2, 0.8), (0.0, 1.0)))
    assert [(one.point, one.seat, one.before, one.after, one.kind) for one in found] == [
        (1, 0, 0.64, 0.31, "lost"),
        (3, 0, 0.2, 0.0, "fell"),
    ]


def test_whoever_comes_back_has_not_lost_it() -> None:
    found = turning_points(of_chances((0.6, 0.4), (0.3, 0.7), (0.7, 0.3), (1.0, 0.0)))
    assert [(one.point, one.seat, one.kind) for one in found] == [(0, 0, "fell"), (1, 1, "lost"), (2, 1, "fell")]


def test_who_rises_above_several_others_has_won_it() -> None:
    found = turning_points(of_chances((0.3, 0.4, 0.3), (0.6, 0.2, 0.2), (0.62, 0.19, 0.19)))
    assert [(one.point, one.seat, one.kind) for one in found] == [(0, 0, "won")]
    quiet = of_chances((0.5, 0.5), (0.55, 0.45), (0.6, 0.4))
    assert turning_points(quiet) == []


def test_nothing_turns_in_the_first_round() -> None:
    first, *rest = of_chances((0.33, 0.33, 0.33), (0.33, 0.67, 0.67), (0.34, 0.66, 0.66))
    for turn in (-1, 0):
        assert turning_points([Point(first.moment, 1, turn, first.chances), *rest]) == []


def test_only_the_largest_swings_are_told() -> None:
    wild = of_chances(*[(0.1 + 0.05 * (number % 2) * number, 1.0) for number in range(17)])
    found = turning_points(wild)
    assert len(found) == curves.MOST_TURNING
    assert [one.point for one in found] == sorted([one.point for one in found])


def test_a_finished_game_is_judged_once_for_all(anna: Browser, stranger: Browser, client: TestClient) -> None:
    text = replay_text(OVER.table, "en")
    sent = anna.client.post("/api/replays", content=text, headers=anna.headers(**{"content-type": "text/plain"}))
    table = sent.json()["id"]
    assert stranger.get(f"/api/tables/{table}/curve").status_code == 404
    curve = anna.get(f"/api/tables/{table}/curve").json()
    points = judged(OVER.table.course, turn_ends(OVER.table.course))
    assert [(one["moment"], tuple(one["chances"])) for one in curve["points"]] == [
        (one.moment, one.chances) for one in points
    ]
    hub = client.app.state.hub  # type: ignore[attr-defined]
    assert hub.drawings.get(("curve", table), bytes) is not None
    assert anna.get(f"/api/tables/{table}/curve").json() == curve
