"""Lessons as the site offers them: one learner, the same luck for all, and nothing proven."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.lessons import ME, Learner
from tests.server.browser import Browser, declare_over
from tests.server.helpers import ANNA, GAME, Driver, answer
from wartable.server import lessons, tables
from wartable.server import messages as m
from wartable.server.course import Course
from wartable.server.entries import Chair, Finished, Fork, chain
from wartable.server.forks import forked
from wartable.server.lessons import Patterns
from wartable.server.tables import Table
from wartable.server.words import server_words

SEATS = [{"kind": "me", "name": "Anna"}]
LESSON = {"scenario": "", "seats": SEATS, "lesson": "first"}


def test_every_game_says_what_can_be_learned(anna: Browser) -> None:
    games = anna.get("/api/games?lang=en").json()["games"]
    assert {game["id"]: game["lessons"] for game in games}["small-world"] == ["first"]


def test_a_lesson_is_a_table_of_its_own(anna: Browser) -> None:
    made = anna.make(**LESSON)
    assert made["mine"] == [0]
    assert not made["links"]
    meta = anna.get(f"/api/tables/{made['id']}?lang=en").json()
    assert meta["lesson"]
    assert meta["name"].startswith("First game")
    assert [seat["kind"] for seat in meta["seats"]] == ["person", "bot"]
    row = anna.get("/api/tables?lang=ru").json()["tables"][0]
    assert row["name"].startswith("Первая игра")
    assert anna.get(f"/api/tables/{made['id']}/proof").json()["lesson"]


def test_everybody_has_the_same_luck(anna: Browser, boris: Browser) -> None:
    tables = [(one, one.make(**LESSON)["id"]) for one in (anna, boris)]
    first, second = [one.get(f"/api/tables/{name}").json()["commitment"] for one, name in tables]
    assert first == second


def test_an_unknown_lesson_is_refused(anna: Browser) -> None:
    asked = {"game": "small-world", **LESSON, "lesson": "last"}
    refused = anna.post("/api/tables?lang=en", asked)
    assert refused.status_code == 422
    assert "last" in refused.text


def test_only_whoever_learns_is_led_back() -> None:
    driver = Driver()
    driver.attach(ME, ANNA)
    refused = answer(driver.hear(ME, m.Path("back", driver.table.n, 0)))
    assert (refused["t"], refused["code"]) == ("error", "refused")
    assert "lesson" not in driver.last(ME, "scene")


def test_what_is_played_on_from_a_lesson_is_none() -> None:
    anna = Learner(GAME, "first")
    anna.follow(until="die")
    course = anna.table.course
    record = [one.said for one in course.decisions]
    seats = (Chair("person", "Anna", device=ANNA), Chair("bot", level="random"))
    made = forked(GAME, anna.table.setup, Fork("x", 3), record, course.way_to(len(record)), seats, ANNA, bytes(32))
    assert anna.table.setup.lesson
    assert not made.setup.lesson
    table = Table("other", GAME, chain("other", [made.setup, *made.rest]), made.secret)
    assert table.path is None, "nothing is asked for"
    assert [one.said.action for one in table.course.decisions] == [said.action for said in record]


# The way back.


def strayed() -> Learner:
    """Somebody who has done something else at the third step."""
    anna = Learner(GAME, "first")
    anna.follow(until="cost")
    anna.choose(next(move for move in anna.moves() if move not in anna.told["asks"]))
    return anna


def path(anna: Learner) -> dict[str, Any]:
    return answer(anna.hear(ME, m.Path(anna.request(), anna.table.n, anna.lesson.seat)))


def script(anna: Learner, rival: Patterns) -> None:
    """The rival answers this at every step."""
    path = anna.table.path
    assert path is not None
    steps = tuple([msgspec.structs.replace(step, rival=rival) for step in path.lesson.steps])
    path.lesson = msgspec.structs.replace(path.lesson, steps=steps)


def test_whoever_has_not_strayed_cannot_go_back() -> None:
    anna = Learner(GAME, "first")
    for step in ("pick", "cost"):
        anna.follow(until=step)
        entries, n = len(anna.log), anna.table.n
        refused = path(anna)
        assert (refused["t"], refused["code"]) == ("error", "refused")
        assert (len(anna.log), anna.table.n) == (entries, n), "nothing is stored"


def test_every_way_back_leads_further_back() -> None:
    anna = strayed()
    count = len(anna.table.course.decisions)
    assert path(anna)["t"] == "ack"
    assert len(anna.table.course.decisions) < count
    assert anna.told["id"] == "cost"
    assert path(anna)["t"] == "error"


def test_there_is_no_way_back_from_the_end() -> None:
    anna = Learner(GAME, "first")
    anna.follow(until="redeploy")
    anna.choose(next(move for move in anna.moves() if move not in anna.told["asks"]))
    anna.follow()
    assert anna.told["over"]
    played = len(anna.table.course.decisions)
    refused = path(anna)
    assert (refused["t"], refused["code"]) == ("error", "refused")
    assert len(anna.table.course.decisions) == played


def test_a_log_that_is_too_long_has_no_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = strayed()
    monkeypatch.setattr(tables, "LONGEST_LOG", 1)
    assert path(anna)["text"] == server_words("en")("undo-long")


def test_the_way_back_is_known_without_playing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = strayed()
    again = anna.rebuilt().path
    monkeypatch.setattr(Course, "states", None)
    monkeypatch.setattr(lessons, "legal", None)
    assert anna.table.path is not None
    assert again is not None
    assert anna.table.path.way_back() == again.way_back() == 2


def test_the_rival_answers_alike_after_a_way_back() -> None:
    anna = Learner(GAME, "first")
    script(anna, ())
    anna.table.chairs[1] = Chair("bot", level="random")
    anna.follow(until="coins")
    start = len(anna.table.course.decisions)
    anna.choose(anna.told["asks"][0])
    first = [one.said for one in anna.table.course.decisions[start:]]
    assert [said for said in first if said.seat == 1], "the rival has answered"
    anna.hear(ME, m.Undo(anna.request(), anna.table.n, 0))
    assert len(anna.table.course.decisions) == start
    anna.choose(first[0].action)
    second = [one.said for one in anna.table.course.decisions[start:]]
    assert [said.action for said in second] == [said.action for said in first]


# Bots and questions that go by.


def test_a_bot_in_the_seat_of_whoever_learns_thinks_for_itself() -> None:
    anna = Learner(GAME, "first")
    script(anna, ("*",))
    anna.do(anna.table.sit(0, Chair("bot", "Anna", device=ANNA, level="random")))
    job = anna.jobs[-1]
    assert job.seat == 0
    assert job.answer == ""


def test_what_goes_by_itself_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Learner(GAME, "first")
    anna.follow(until="redeploy")
    asked = anna.last(ME, "scene")["scene"]
    assert asked["offers"]
    assert asked["sharing"]
    monkeypatch.setattr(Table, "passes_by_itself", lambda *_: True)
    anna.attach(2, ANNA)
    shown = anna.last(2, "scene")
    assert not shown["scene"]["offers"]
    assert shown["scene"]["sharing"] is None
    assert shown["scene"]["several"] is None
    assert (shown["lesson"]["asks"], shown["lesson"]["lost"]) == ([], False)


# What a lesson does not prove.


def test_a_lesson_has_no_replay(anna: Browser) -> None:
    table = anna.make(**LESSON)["id"]
    anna.get(f"/api/tables/{table}")
    declare_over(anna.client, table)
    refused = anna.get(f"/api/tables/{table}/replay?lang=en")
    assert refused.status_code == 409
    assert "no replay of a lesson" in refused.text


def test_nobody_counts_the_rolls_of_a_lesson(anna: Browser) -> None:
    assert "taken_back" not in anna.get(f"/api/tables/{anna.make(**LESSON)['id']}/proof").json()
    learner = Learner(GAME, "first")
    learner.table.finished = Finished((1.0, 0.0), "", "")
    learner.attach(2, ANNA)
    assert "taken_back" not in learner.last(2, "over")["summary"]


def test_names_that_strangers_make_up_are_not_kept(anna: Browser) -> None:
    lessons.lessons_of(GAME.package)
    known = lessons.lessons_of.cache_info().currsize
    for number in range(5):
        anna.post("/api/tables", {"game": "small-world", **LESSON, "lesson": f"none-{number}"})
    assert lessons.lessons_of.cache_info().currsize == known
