"""Questions that may be passed: each seat says which of them it wants to see, and silence tells nobody anything."""

from __future__ import annotations

import pytest

from tests.server.helpers import ANNA, BORIS, WATCHER, Driver, answer
from wartable.engine.play import decision
from wartable.games import warcraft
from wartable.server import messages as m
from wartable.server.committing import PASSES, WINDOW, Job
from wartable.server.entries import Asks, Chair, Said, Seated

A, B, W = 1, 2, 3


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


def until_window(d: Driver, idle: bool, viewers: dict[int, int] | None = None) -> Job:
    """Play with first answers until a question comes up to which the seat has (or has not) anything to say."""
    eyes = viewers or {0: A, 1: B}
    for _ in range(300):
        d.do(d.table.wake())
        if is_question(d) and is_idle(d) == idle:
            return d.jobs[-1]
        d.jobs = [job for job in d.jobs if job.n == d.table.n]
        seat = d.table.acting
        assert seat is not None
        if d.table.chairs[seat].kind == "bot":
            d.do(d.table.bot_said(d.jobs.pop(), d.moves()[0]))
        elif d.table.waits == "bot":
            d.do(d.table.passed(d.jobs.pop()))
        else:
            d.say(eyes[seat], d.moves()[0])
    pytest.fail("no such question came up")


def pass_by_hand(d: Driver, request: str = "pass") -> tuple[int, list[dict[str, object]]]:
    """Whoever is asked says that he passes; his viewer, and what he is told."""
    seat = d.table.acting
    assert seat is not None
    choice = decision(d.table.course.state)
    assert choice is not None
    passing = choice.passing(d.table.course.state)
    assert passing is not None
    viewer = A if seat == 0 else B
    return viewer, d.hear(viewer, m.Say(request, d.table.n, seat, passing.text))


@pytest.mark.parametrize("idle", [True, False])
def test_every_window_that_others_watch_closes_by_the_clock(idle: bool) -> None:
    d = table()
    assert until_window(d, idle).level == WINDOW


def test_alone_nothing_waits_unless_somebody_watches() -> None:
    alone = (Chair("person", "Anna", device=ANNA), Chair("bot", level="random"))
    d = Driver(alone, scenario="main-2p", game=warcraft.GAME)
    d.attach(A, ANNA)
    assert until_window(d, True, {0: A}).level == PASSES
    d.attach(W, WATCHER)
    assert d.jobs[-1].level == WINDOW


def test_a_pass_by_hand_counts_when_the_window_closes() -> None:
    """Until then nothing is stored, acknowledged or to be seen by anybody else."""
    d = table()
    until_window(d, False)
    n, entries = d.table.n, len(d.log)
    other = B if d.table.acting == 0 else A
    heard = len(d.raw[other])
    viewer, told = pass_by_hand(d)
    assert told == [{"t": "held", "n": n}]
    assert (d.table.n, len(d.log), len(d.raw[other])) == (n, entries, heard)
    pass_by_hand(d)
    d.close()
    assert d.last(viewer, "ack") == {"t": "ack", "id": "pass", "n": n + 1}
    assert [one.request for one in said(d)].count("pass") == 1
    assert said(d)[-1].by == "person"


def test_whoever_comes_back_hears_that_a_pass_waits() -> None:
    d = table()
    until_window(d, False)
    n, viewer = d.table.n, pass_by_hand(d)[0]
    mine, theirs = (ANNA, BORIS) if viewer == A else (BORIS, ANNA)
    d.do(d.table.detach(viewer))
    d.attach(8, mine)
    d.attach(9, theirs)
    assert d.last(8, "held") == {"t": "held", "n": n}
    assert "held" not in [message["t"] for message in d.got[9]]


def test_whoever_takes_longer_than_the_window_is_heard_at_once() -> None:
    d = table()
    until_window(d, False)
    n = d.table.n
    d.close()
    assert d.table.n == n, "whoever wants to be asked is not passed over"
    assert answer(pass_by_hand(d)[1])["t"] == "ack"


def test_a_card_is_played_at_once() -> None:
    d = table()
    until_window(d, False)
    play = next(move for move in d.moves() if not d.table.passes(move))
    viewer = A if d.table.acting == 0 else B
    pass_by_hand(d)
    job = d.jobs[-1]
    n = d.table.n + 1
    told = [message["t"] for message in d.say(viewer, play)]
    assert told[:2] == ["error", "ack"], "the pass is not taken"
    assert (d.last(viewer, "error")["code"], d.last(viewer, "ack")["n"]) == ("stale", n)
    d.do(d.table.passed(job))
    assert d.table.n == n


def test_a_pass_that_waits_is_asked_for_again_after_a_restart() -> None:
    d = table()
    until_window(d, False)
    pass_by_hand(d)
    n = d.table.n
    d.table, d.jobs = d.rebuilt(), []
    d.attach(A, ANNA)
    d.attach(B, BORIS)
    assert d.table.n == n
    viewer, told = pass_by_hand(d)
    assert told[0]["t"] == "held"
    d.close()
    assert d.last(viewer, "ack")["n"] == n + 1


def test_a_pass_that_waits_goes_with_its_seat() -> None:
    d = table()
    job = until_window(d, False)
    viewer, _ = pass_by_hand(d)
    chair = d.table.chairs[job.seat]
    d.do(d.table.sit(job.seat, Chair("bot", chair.name, "random", chair.device)))
    assert d.last(viewer, "error")["code"] == "stale"
    d.close()
    assert d.jobs[-1].level == "random"


def test_a_pass_that_cannot_be_stored_is_refused() -> None:
    d = table()
    until_window(d, False)
    viewer, _ = pass_by_hand(d)
    d.do(d.table.storage(False))
    d.close()
    assert d.last(viewer, "error")["code"] == "readonly"


def test_a_person_who_decides_first_is_not_passed_over() -> None:
    d = table()
    job = until_window(d, True)
    d.jobs.remove(job)
    pass_by_hand(d)
    n = d.table.n
    d.do(d.table.passed(job))
    assert d.table.n == n + 1
    assert said(d)[-1].by == "person"
    d.do(d.table.passed(job))
    assert d.table.n == n + 1


def test_a_change_of_mind_counts_at_once_and_is_kept() -> None:
    d = table()
    job = until_window(d, True)
    chair = d.table.chairs[job.seat]
    d.do(d.table.sit(job.seat, Chair("person", chair.name, device=chair.device, asks="always")))
    n, lines = d.table.n, len(d.table.lines)
    d.close()
    assert (d.table.n, len(d.table.lines), d.jobs) == (n, lines, [])
    assert d.rebuilt().chairs[job.seat].asks == "always"
    assert isinstance(d.log[-1].read(), Seated)
    d.do(d.table.sit(job.seat, Chair("person", chair.name, device=chair.device)))
    assert [job.level for job in d.jobs] == [PASSES], "the window has closed already"


def test_a_restarted_table_goes_on_passing() -> None:
    d = table()
    until_window(d, True)
    again = d.rebuilt()
    assert again.waits == "bot"
    assert [job.level for job in again.wake().jobs] == [WINDOW]


def test_whoever_is_passed_for_sees_no_question_and_the_others_see_no_difference() -> None:
    d = table()
    seat = until_window(d, True).seat
    own, other = (A, B) if seat == 0 else (B, A)
    mine, seen = d.last(own, "scene"), d.last(other, "scene")
    assert (mine["acting"], mine["scene"]["offers"]) == (None, [])
    assert seen["acting"] == seat
    d.attach(W, WATCHER)
    assert d.last(W, "scene")["acting"] == seat
    assert "thinking" not in [message["t"] for message in d.got[W]], "nobody is thinking"


def hot_seat(asks: Asks) -> Driver:
    seats = [Chair("person", name, device=ANNA, asks=asks) for name in ("Anna", "Boris")]
    d = Driver(seats, scenario="main-2p", game=warcraft.GAME)
    d.attach(A, ANNA)
    return d


def test_those_who_share_a_screen_are_asked_whatever_they_hold() -> None:
    """The curtain comes down for the neighbour with a card and for the one without."""
    d = hot_seat("playable")
    asked = []
    while not d.table.over:
        d.do(d.table.wake())
        assert not d.jobs
        asked.append((is_question(d), is_idle(d)))
        assert d.last(A, "scene")["acting"] == d.table.acting
        d.say(A, d.moves()[0])
    assert (True, True) in asked
    assert (True, False) in asked


def test_round_one_screen_the_questions_of_others_may_be_left_out() -> None:
    d = hot_seat("turn")
    passed = 0
    d.do(d.table.wake())
    while not d.table.over:
        if d.jobs:
            assert d.last(A, "scene")["acting"] is None, "no curtain"
            passed += 1
            d.do(d.table.passed(d.jobs.pop()))
            continue
        choice = decision(d.table.course.state)
        assert choice is not None
        assert not choice.interrupts(d.table.course.state)
        d.say(A, d.moves()[0])
    assert passed
