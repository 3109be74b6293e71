"""The state: the door for luck, the script, shuffling, the stack, and the log."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.toy import GAME
from wartable.engine.events import Event, Log
from wartable.engine.frames import Frame
from wartable.engine.luck import NoLuck, draw, secret_of
from wartable.engine.state import State


def listened(seed: int = 1) -> tuple[State, Log]:
    s = State(secret_of(seed))
    s.log = Log()
    return s, s.log


@given(st.integers(0, 10**6), st.lists(st.integers(1, 100), max_size=30))
def test_draw_number_n_is_the_keyed_draw_of_counter_n_and_all_are_logged(seed: int, sides: list[int]) -> None:
    s, log = listened(seed)
    drawn = [s.draw(one, "die") for one in sides]
    assert drawn == [draw(secret_of(seed), n, "die", one) for n, one in enumerate(sides)]
    assert log.draws == drawn
    assert s.drawn == len(sides)


def test_a_script_comes_first_and_then_luck_goes_on_where_it_would_be() -> None:
    s, log = listened()
    s.script = (3, 0)
    assert [s.draw(6, "die"), s.draw(2, "coin")] == [3, 0]
    assert s.draw(1000, "die") == draw(secret_of(1), 2, "die", 1000)
    assert log.draws[:2] == [3, 0]
    assert s.drawn == 3
    assert not s.script


@pytest.mark.parametrize("number", [6, 7, -1])
def test_an_impossible_scripted_draw_is_an_error(number: int) -> None:
    s, _ = listened()
    s.script = (number,)
    with pytest.raises(ValueError, match=f"scripted draw {number} is not below 6 .die."):
        s.draw(6, "die")


def test_a_view_has_no_luck_unless_it_is_scripted() -> None:
    s = State(b"")
    with pytest.raises(NoLuck, match="a view must be sampled first") as raised:
        s.draw(6, "die")
    assert (raised.value.sides, raised.value.purpose) == (6, "die")
    assert s.drawn == 0
    s.script = (4,)
    assert s.draw(6, "die") == 4


@given(st.integers(0, 10**6), st.lists(st.integers(-5, 5), max_size=30))
def test_shuffling_makes_a_permutation_and_leaves_the_original(seed: int, items: list[int]) -> None:
    s, log = listened(seed)
    before = list(items)
    mixed = s.shuffled(items, "cards")
    assert items == before
    assert sorted(mixed) == sorted(items)
    assert len(log.draws) == max(0, len(items) - 1)
    again, _ = listened(seed)
    assert again.shuffled(items, "cards") == mixed


def test_every_order_of_three_cards_comes_up_equally_often() -> None:
    s, _ = listened()
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(3000):
        order = tuple(s.shuffled([1, 2, 3], "cards"))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 6
    # Each order has an expectation of 500 and a standard deviation of 20.
    assert all(abs(count - 500) < 100 for count in orders.values())


@given(st.lists(st.integers(0, 9), max_size=6), st.lists(st.integers(0, 9), max_size=6))
def test_then_schedules_in_reading_order_ahead_of_what_waits(first: list[int], later: list[int]) -> None:
    s = State(b"")
    s.then(*[Frame(seat) for seat in later])
    s.then(*[Frame(seat) for seat in first])
    assert [frame.seat for frame in s.stack[::-1]] == [*first, *later]


def test_events_are_told_only_while_somebody_listens() -> None:
    s, log = listened()
    s.emit("rolled", "TOY-01", {"pips": 2})
    s.log = None
    s.emit("rolled", "TOY-01", {"pips": 3})
    assert [repr(event) for event in log.events] == ["rolled {'pips': 2}"]


def test_who_may_know_of_an_event() -> None:
    public = Event("rolled", "TOY-01", {})
    assert public.seen_by(0)
    assert public.seen_by(None)
    private = Event("dealt", "TOY-01", {}, eyes=0b101)
    assert [private.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_a_copy_goes_its_own_way() -> None:
    s = GAME.setup(2, secret_of(1))
    before = GAME.encode(s)
    other = GAME.copy(s)
    other.cups[0] += 1
    other.passes[0] = 1
    other.stack.pop()
    assert GAME.encode(s) == before
