"""What a game says of itself when it is over: rolls taken back, and whether an uploaded record can be proven."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.server.helpers import ANNA, GAME, HOT_SEAT, SOLO, Driver
from wartable.engine.files.replay import checksum, read, verify, write
from wartable.engine.luck import Dice
from wartable.server import messages as m
from wartable.server.entries import Entry, chain
from wartable.server.new_tables import replay_text, uploaded
from wartable.server.proving import prove
from wartable.server.tables import Table

A = 1
TAKEN_BACK = 3


def finish(d: Driver, rolls: int) -> None:
    """Play to the end, and take so many rolls of the first seat back on the way."""
    dice = Dice(5)
    taken = 0
    while not d.table.over:
        d.play({0: A, 1: A}, 1, dice)
        decided = d.table.course.decisions[-1]
        if decided.said.seat == 0 and len(decided.said.draws) == 1 and taken < rolls and not d.table.over:
            d.hear(A, m.Undo(d.request(), d.table.n, 0))
            taken += 1
    assert taken == rolls


def record(rolls: int) -> Driver:
    d = Driver(SOLO, seed=5)
    d.attach(A, ANNA)
    finish(d, rolls)
    return d


@pytest.fixture(scope="module")
def honest() -> Driver:
    return record(0)


@pytest.fixture(scope="module")
def patient() -> Driver:
    return record(TAKEN_BACK)


def opened(text: str) -> tuple[Table, list[Entry], bytes]:
    """An uploaded record as the server keeps it."""
    made = uploaded({GAME.id: GAME}, text, ANNA)
    entries = chain("copy", [made.setup, *made.rest])
    return Table("copy", GAME, entries, made.secret), entries, made.secret


def test_rolls_that_were_taken_back_are_told(honest: Driver, patient: Driver) -> None:
    for d, count in ((honest, 0), (patient, TAKEN_BACK)):
        assert d.last(A, "over")["summary"]["taken_back"] == count
        proof = prove(d.table, d.secret, d.log)
        assert (proof["taken_back"], proof["faults"]) == (count, [])
        again = d.rebuilt()
        assert again.course.taken_back == count


def test_rolls_that_were_taken_back_are_in_the_record_and_it_is_proven(honest: Driver, patient: Driver) -> None:
    for d, count, format in ((honest, 0, 2), (patient, TAKEN_BACK, 3)):
        text = replay_text(d.table, "en")
        replay = read(text)
        assert write(replay) == text
        assert text.startswith(f"wartable replay {format}\n")
        assert text.count(" taken back\n") == bool(count) * len([one for one in replay.decisions if one.taken_back])
        assert (verify(GAME, replay), replay.taken_back) == ([], count)
        table, entries, secret = opened(text)
        proof = prove(table, secret, entries)
        assert (proof["taken_back"], proof["faults"]) == (count, [])
        assert replay_text(table, "en") == text


def test_rolls_taken_back_in_silence_are_found(patient: Driver) -> None:
    replay = read(replay_text(patient.table, "en"))
    silent = replace(replay, decisions=tuple([replace(one, taken_back=0) for one in replay.decisions]))
    assert any(["the rolls are" in fault for fault in verify(GAME, replace(silent, check=checksum(silent)))])


def changed(line: str, text: str) -> Callable[[str], str]:
    """The record with another text in the line that begins like this."""
    return lambda record: "\n".join([f"{line} {text}" if one.startswith(line) else one for one in record.split("\n")])


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (changed("result", "0 1"), "the result is"),
        (changed("hash", "0" * 32), "the hash of the game is"),
        (changed("check", "0" * 32), "its check does not fit"),
        (changed("commitment", "0" * 64), "not the one promised"),
        (changed("secret", "0" * 64), "not the one promised"),
        (changed("name", '1 "Somebody"'), "its check does not fit"),
    ],
)
def test_an_altered_record_is_shown_as_such(honest: Driver, change: Callable[[str], str], fault: str) -> None:
    text = replay_text(honest.table, "en").replace('name 2 "', 'other 2 "')
    text = change(text).replace('other 2 "', 'name 2 "')
    table, entries, secret = opened(text)
    assert table.meta(ANNA, "en", {})["doubtful"]
    faults = prove(table, secret, entries)["faults"]
    assert any([fault in one for one in faults]), faults


def test_an_honest_record_is_not_doubted(honest: Driver) -> None:
    table, entries, secret = opened(replay_text(honest.table, "en"))
    assert not table.meta(ANNA, "en", {})["doubtful"]
    assert prove(table, secret, entries)["faults"] == []


def test_round_one_screen_it_is_told_as_well() -> None:
    d = Driver(HOT_SEAT, seed=5)
    d.attach(A, ANNA)
    finish(d, 1)
    assert d.last(A, "over")["summary"]["taken_back"] == 1
