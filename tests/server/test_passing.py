"""Questions that may be passed: each seat says which of them it wants to see, and silence tells nobody anything."""

from __future__ import annotations

import pytest

from tests.server.helpers import ANNA, BORIS, Driver
from wartable.engine.play import decision
from wartable.games import warcraft
from wartable.server.committing import PASSES, PASSES_AT_ONCE
from wartable.server.entries import Asks, Chair, Said, Seated

A, B = 1, 2


def table(anna: Asks = "playable", boris: Asks = "playable", seed: int = 1) -> Driver:
    """Anna and Boris at two devices play the main game of two."""
    seats = (Chair("person", "Anna", device=ANNA, asks=anna), Chair("person", "Boris", device=BORIS, asks=boris))
    d = Driver(seats, scenario="main-2p", game=warcraft.GAME, seed=seed)
    d.attach(A, ANNA)
    d.attach(B, BORIS)
    return d


def is_question(d: Driver) -> bool:
    choice = decision(d.table.course.state)
    return choice is not None and choice.passing(d.table.course.state) is not None


def is_idle(d: Driver) -> bool:
    choice = decision(d.table.course.state)
    return choice is not None and choice.idle(d.table.course.state)


def said(d: Driver) -> list[Said]:
    bodies = [entry.read() for entry in d.log]
    return [body for body in bodies if isinstance(body, Said)]


def do_jobs(d: Driver) -> int:
    """Everything that is to be passed is passed, one after another; says how often."""
    done = 0
    d.do(d.table.wake())
    while d.jobs:
        d.do(d.table.passed(d.jobs.pop()))
        d.do(d.table.wake())
        done += 1
    return done


def play_on(d: Driver, decisions: int) -> list[tuple[bool, bool]]:
    """Answer what is asked with the first answer that is no gift of secrets; says of each question put to a person
    whether it could be passed and whether there was nothing else to say."""
    asked = []
    for _ in range(decisions):
        do_jobs(d)
        seat = d.table.acting
        if seat is None:
            break
        asked.append((is_question(d), is_idle(d)))
        d.say(A if seat == 0 else B, d.moves()[0])
    return asked


def test_whoever_wants_to_see_everything_is_asked_everything() -> None:
    d = table("always", "always")
    asked = play_on(d, 120)
    assert any(question and idle for question, idle in asked)
    assert {one.by for one in said(d)} == {"person"}


def test_usually_only_questions_with_an_answer_are_put() -> None:
    d = table()
    asked = play_on(d, 120)
    assert not any(idle for _, idle in asked)
    assert any(question for question, _ in asked)
    assert {one.by for one in said(d)} == {"person", "pass"}


def test_until_my_turn_nothing_of_others_is_put() -> None:
    d = table("turn", "turn")
    for _ in range(120):
        do_jobs(d)
        choice = decision(d.table.course.state)
        if choice is None:
            break
        assert not choice.interrupts(d.table.course.state)
        d.say(A if choice.seat == 0 else B, d.moves()[0])
    assert d.table.n > 100


@pytest.mark.parametrize("seed", range(3))
def test_the_same_game_whatever_is_passed_by_whom(seed: int) -> None:
    """Settings change who answers, never what is asked: with first answers the logs say the same."""
    every, wanted = table("always", "always", seed), table("playable", "playable", seed)
    play_on(every, 60)
    play_on(wanted, 60)
    one, other = [[told.action for told in said(d)] for d in (every, wanted)]
    shorter = min(len(one), len(other))
    assert shorter >= 60
    assert one[:shorter] == other[:shorter]


def test_passing_takes_a_while_only_where_somebody_could_draw_conclusions() -> None:
    d = table()
    play_until_job(d)
    assert d.jobs[0].level == PASSES
    alone = (Chair("person", "Anna", device=ANNA), Chair("bot", level="random"))
    d = Driver(alone, scenario="main-2p", game=warcraft.GAME)
    d.attach(A, ANNA)
    while not any(job.level == PASSES_AT_ONCE for job in d.jobs):
        d.do(d.table.wake())
        if d.jobs and d.jobs[-1].level == "random":
            d.do(d.table.bot_said(d.jobs.pop(), d.moves()[0]))
        elif not d.jobs:
            d.say(A, d.moves()[0])
    assert d.jobs[-1].level == PASSES_AT_ONCE


def play_until_job(d: Driver) -> None:
    for _ in range(200):
        d.do(d.table.wake())
        if d.jobs:
            return
        d.say(A if d.table.acting == 0 else B, d.moves()[0])
    pytest.fail("nothing was ever passed")


def test_a_person_who_decides_first_is_not_passed_over() -> None:
    d = table()
    play_until_job(d)
    job = d.jobs.pop()
    d.say(A if job.seat == 0 else B, d.moves()[0])
    n = d.table.n
    d.do(d.table.passed(job))
    assert d.table.n == n


def test_a_change_of_mind_counts_at_once_and_is_kept() -> None:
    d = table()
    play_until_job(d)
    job = d.jobs.pop()
    chair = d.table.chairs[job.seat]
    d.do(d.table.sit(job.seat, Chair("person", chair.name, device=chair.device, asks="always")))
    n, lines = d.table.n, len(d.table.lines)
    d.do(d.table.passed(job))
    assert (d.table.n, len(d.table.lines), d.jobs) == (n, lines, [])
    assert d.rebuilt().chairs[job.seat].asks == "always"
    assert isinstance(d.log[-1].read(), Seated)


def test_a_restarted_table_goes_on_passing() -> None:
    d = table()
    play_until_job(d)
    again = d.rebuilt()
    assert again.waits == "bot"
    assert [job.level for job in again.wake().jobs] == [PASSES]


def test_whoever_is_passed_for_sees_no_question_and_the_others_see_no_difference() -> None:
    d = table()
    play_until_job(d)
    seat = d.jobs[0].seat
    own, other = (A, B) if seat == 0 else (B, A)
    mine, seen = d.last(own, "scene"), d.last(other, "scene")
    assert (mine["acting"], mine["scene"]["offers"]) == (None, [])
    assert seen["acting"] == seat
