"""The luck of the dice: sums of all kinds of dice, and where a roll stands among them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.engine.events import Event, Log, Rolled
from wartable.engine.luck import secret_of
from wartable.engine.picture.fortune import Fortune, fortune, fortunes, sums
from wartable.engine.state import State

PIPS = (0, 0, 0, 1, 2, 3)


def rolled(seat: int, pips: int, faces: tuple[int, ...] = PIPS) -> Rolled:
    return Rolled("TOY-01", seat, faces, pips)


def test_one_roll_of_a_die_with_blank_faces() -> None:
    assert fortune([rolled(0, 1)]) == Fortune(0, False, rolls=1, sum=1, expected=1.0, lower=3 / 6, higher=2 / 6)
    assert fortune([rolled(1, 0)]) == Fortune(1, False, rolls=1, sum=0, expected=1.0, lower=0.0, higher=3 / 6)


def test_two_rolls_against_all_thirty_six() -> None:
    found = fortune([rolled(0, 3), rolled(0, 2)])
    assert (found.rolls, found.sum, found.expected) == (2, 5, 2.0)
    assert found.lower == pytest.approx(33 / 36)
    assert found.higher == pytest.approx(1 / 36)


def test_without_rolls_there_is_no_luck() -> None:
    assert fortunes([], 2) == []


def test_hits_are_not_added_to_numbers() -> None:
    hit = Rolled("TOY-01", 0, (1, 2, 3, 4, 5, 6), 1, (1, 1, 0, 0, 0, 0))
    found = fortunes([rolled(1, 2), hit, rolled(0, 3), hit], 2)
    assert [(one.seat, one.hits, one.rolls, one.sum) for one in found] == [
        (0, True, 2, 2),
        (0, False, 1, 3),
        (1, False, 1, 2),
    ]
    assert [one.expected for one in found] == pytest.approx([2 / 3, 1.0, 1.0])


@given(st.lists(st.lists(st.integers(-2, 7), min_size=1, max_size=4), max_size=4))
def test_sums_are_those_of_all_throws(dice: list[list[int]]) -> None:
    counted: dict[int, int] = {}
    for throw in product(*dice):
        counted[sum(throw)] = counted.get(sum(throw), 0) + 1
    assert sums([tuple(faces) for faces in dice]) == counted


def test_hundreds_of_rolls_are_no_trouble() -> None:
    found = fortune([rolled(0, 6, (1, 2, 3, 4, 5, 6))] * 400)
    assert found.expected == pytest.approx(1400)
    assert found.lower == pytest.approx(1.0)
    assert found.higher == 0.0


def test_a_state_tells_who_rolled_what() -> None:
    s = State(secret_of("dice"))
    s.log = Log()
    shown = [s.roll(seat, PIPS, "TOY-01") for seat in (0, 1, 1)]
    s.shuffled([1, 2, 3], "cards")
    s.emit("passed", "TOY-03", {"seat": 0})
    events = s.log.events
    assert [(event.seat, event.pips, event.faces) for event in events if isinstance(event, Rolled)] == [
        (seat, pips, PIPS) for seat, pips in zip((0, 1, 1), shown, strict=True)
    ]
    assert [(event.kind, event.facts) for event in events[:1]] == [("rolled", {"seat": 0, "pips": shown[0]})]
    told = [(found.seat, found.rolls, found.sum) for found in fortunes(events, 2)]
    assert told == [(0, 1, shown[0]), (1, 2, sum(shown[1:]))]


def test_only_rolls_count() -> None:
    events = [Event("rolled", "TOY-01", {"seat": 0, "pips": 6}), rolled(1, 3)]
    assert [(found.seat, found.rolls) for found in fortunes(events, 2)] == [(1, 1)]


def test_a_roll_is_the_draw_of_a_die() -> None:
    s, other = State(secret_of(1)), State(secret_of(1))
    assert [s.roll(0, PIPS, "TOY-01") for _ in range(20)] == [PIPS[other.draw(6, "die")] for _ in range(20)]
