"""The log: what is in it can be checked by anybody, and what was altered is found."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.server.helpers import ANNA, GAME, HOT_SEAT, Driver
from wartable.engine.luck import Dice, secret_of
from wartable.server.course import check_luck
from wartable.server.entries import (
    Body,
    BrokenLog,
    Chair,
    Entry,
    Finished,
    Said,
    Seated,
    Setup,
    Undone,
    chain,
    check_chain,
)
from wartable.server.tables import Table

A = 1


@pytest.fixture(scope="module")
def finished() -> Driver:
    d = Driver(HOT_SEAT, seed=5)
    d.attach(A, ANNA)
    d.play({0: A, 1: A}, 5000, Dice(5))
    assert d.table.over
    return d


def bodies(d: Driver) -> list[Body]:
    return [entry.read() for entry in d.log]


def test_a_log_is_chained(finished: Driver) -> None:
    check_chain("table", finished.log)
    with pytest.raises(BrokenLog, match="entry 0: the hash does not fit"):
        check_chain("another table", finished.log)


@pytest.mark.parametrize("change", ["drop", "swap", "alter", "number"])
def test_a_broken_chain_is_found(finished: Driver, change: str) -> None:
    log = list(finished.log)
    if change == "drop":
        del log[7]
    elif change == "swap":
        log[7], log[8] = log[8], log[7]
    elif change == "alter":
        log[7] = Entry(7, log[7].body.replace(b'"seat":', b'"seat": '), log[7].hash)
    else:
        log[7] = Entry(99, log[7].body, log[7].hash)
    with pytest.raises(BrokenLog, match="entry 7"):
        check_chain("table", log)


def test_the_luck_of_a_finished_game_is_proven(finished: Driver) -> None:
    assert check_luck(GAME, finished.secret, finished.log) == []
    end = bodies(finished)[-1]
    assert isinstance(end, Finished)
    assert end.secret == finished.secret.hex()
    with pytest.raises(BrokenLog):
        check_luck(GAME, secret_of("another"), finished.log)


def altered(d: Driver, change: Callable[[Said], Said], which: Callable[[Said], bool]) -> list[Entry]:
    """A log in which one decision is not what it was, with hashes that fit."""
    found = bodies(d)
    index = next(i for i, body in enumerate(found) if isinstance(body, Said) and which(body))
    body = found[index]
    assert isinstance(body, Said)
    found[index] = change(body)
    return chain("table", found)


def rolled(body: Said) -> bool:
    return body.action.startswith("attempt") and len(body.draws) == 1


def test_an_altered_roll_is_found(finished: Driver) -> None:
    log = altered(finished, lambda said: msgspec.structs.replace(said, draws=((said.draws[0] + 1) % 6,)), rolled)
    faults = check_luck(GAME, finished.secret, log)
    assert len(faults) == 1
    assert "the rolls are" in faults[0]


def test_luck_drawn_twice_is_found(finished: Driver) -> None:
    log = altered(finished, lambda said: msgspec.structs.replace(said, drawn=said.drawn - 1), rolled)
    assert "was used before" in check_luck(GAME, finished.secret, log)[0]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda said: msgspec.structs.replace(said, draws=(*said.draws, 0)), "the rolls are"),
        (lambda said: msgspec.structs.replace(said, draws=(99,)), "scripted draw 99"),
        (lambda said: msgspec.structs.replace(said, action="pick 1"), "is refused by"),
        (lambda said: msgspec.structs.replace(said, action="no such thing"), "is no action of this game"),
        (lambda said: msgspec.structs.replace(said, seat=1 - said.seat), "is refused by TABLE"),
    ],
)
def test_a_log_that_cannot_be_played_is_refused(finished: Driver, change: Callable[[Said], Said], message: str) -> None:
    with pytest.raises(BrokenLog, match=message):
        Table("table", GAME, altered(finished, change, rolled), finished.secret)


def test_a_setup_that_has_changed_is_refused(finished: Driver) -> None:
    found = bodies(finished)
    assert isinstance(found[0], Setup)
    found[0] = msgspec.structs.replace(found[0], draws=found[0].draws[:-1])
    with pytest.raises(BrokenLog, match="entry 0"):
        Table("table", GAME, chain("table", found), finished.secret)
    with pytest.raises(BrokenLog, match="begins with the setup"):
        Table("table", GAME, chain("table", found[1:]), finished.secret)


def test_a_damaged_entry_is_refused() -> None:
    with pytest.raises(BrokenLog, match="entry 3"):
        Entry(3, b'{"kind":"said"}', "").read()
    with pytest.raises(BrokenLog, match="entry 3"):
        Entry(3, b"\xff", "").read()


def test_logs_of_earlier_servers_are_read() -> None:
    """Stored logs outlive the names in the code."""
    told = b'{"kind":"seated","seat":1,"place":{"kind":"bot","name":"A","level":"greedy","device":"d","asks":"turn"}}'
    seated = Seated(1, Chair("bot", "A", "greedy", "d", "turn"))
    assert Entry(3, told, "").read() == seated
    assert msgspec.json.encode(seated) == told


def test_every_moment_can_be_seen_again(finished: Driver) -> None:
    course = finished.table.course
    for count, state in enumerate(course.states()):
        assert GAME.encode(course.at(count)) == GAME.encode(state)


def test_a_decision_taken_back_leaves_no_trace_but_its_luck() -> None:
    d = Driver(HOT_SEAT, seed=6)
    d.attach(A, ANNA)
    d.play({0: A, 1: A}, 50, Dice(6))
    drawn = d.table.course.state.drawn
    body = Undone(d.table.course.decisions[19].seq, drawn, 0, "r")
    log = chain("table", [*bodies(d), body])
    table = Table("table", GAME, log, d.secret)
    assert len(table.course.decisions) == 20
    expected = d.table.course.at(20)
    expected.drawn = drawn
    assert GAME.encode(table.course.state) == GAME.encode(expected)
