"""Shelves on small examples: what numbers mean, what is hidden, what is known, and the compact form."""

from __future__ import annotations

from typing import Any

import pytest

from wartable.engine.shelves import (
    NO_ONE,
    NOBODY,
    OWNER,
    UNKNOWN,
    Amount,
    Axis,
    Counted,
    CountedPiles,
    Counts,
    Flag,
    Mark,
    Meaning,
    Nth,
    Number,
    One,
    Pile,
    Piles,
    Row,
    Shelf,
    Shelves,
    Slots,
    Some,
)
from wartable.engine.state import State

SEAT = Axis("seat")
COLOUR = Axis("colour", ("red", "green", "blue"))
MANY = Axis("field", tuple([f"f{number}" for number in range(40)]))


class Toy(State):
    """Whatever a shelf puts on it."""

    def __init__(self, **shelves: Any) -> None:
        super().__init__(b"")
        for name, value in shelves.items():
            setattr(self, name, value)

    def names(self, axis: str) -> tuple[str, ...]:
        return ("1", "2", "3") if axis == "seat" else super().names(axis)

    def shares(self, index: int, seat: int) -> bool:
        return index == seat or (index, seat) == (0, 1)


# Meanings.


@pytest.mark.parametrize(
    ("meaning", "value", "written"),
    [
        (Amount(9), 0, 0),
        (Amount(9, first=1), 0, 1),
        (Nth(SEAT), 2, 3),
        (Flag(), 1, True),
        (One(COLOUR), 2, "blue"),
        (One(COLOUR), NOBODY, None),
        (One(COLOUR, {"gone": -3}), -3, "gone"),
        (Some(COLOUR), 5, ["red", "blue"]),
        (Some(SEAT), 2, ["2"]),
    ],
)
def test_what_is_written_is_read(meaning: Meaning, value: int, written: object) -> None:
    s = Toy()
    assert meaning.write(value, s) == written
    assert meaning.read(written, s) == value
    assert meaning.allows(value, s)


@pytest.mark.parametrize(
    ("meaning", "data", "wanted"),
    [
        (Amount(9), 10, "a whole number from 0 to 9"),
        (Amount(9), True, "a whole number from 0 to 9"),
        (Amount(9, least=1), 0, "a whole number from 1 to 9"),
        (Amount(9, first=1), 0, "a whole number from 1 to 10"),
        (Nth(SEAT), 4, "a whole number from 1 to 3"),
        (Flag(), 1, "true or false"),
        (One(COLOUR), "pink", "one of red, green, blue"),
        (One(COLOUR, absent=0), None, "one of red, green, blue"),
        (One(COLOUR, {"gone": -3}), 1, "one of red, green, blue, gone"),
        (One(MANY), "g1", "the name of a field"),
        (Some(COLOUR), "red", "a list in brackets"),
        (Some(COLOUR), ["pink"], "a list in brackets"),
    ],
)
def test_what_means_nothing_is_told(meaning: Meaning, data: object, wanted: str) -> None:
    s = Toy()
    assert meaning.read(data, s) is None
    assert meaning.wanted(s) == wanted


@pytest.mark.parametrize(
    ("meaning", "value"),
    [
        (Amount(9), -1),
        (Nth(SEAT), 3),
        (Flag(), 2),
        (One(COLOUR), 3),
        (One(COLOUR, absent=0), NOBODY),
        (Some(COLOUR), 8),
    ],
)
def test_numbers_without_a_meaning(meaning: Meaning, value: int) -> None:
    assert not meaning.allows(value, Toy())


# Shelves.

SHELVES: list[tuple[Shelf, Any, Any, dict[tuple[int, ...], Any]]] = [
    (Number("x", "0", Amount(9)), 4, 4, {(): 4}),
    (Mark("x"), True, True, {(): True}),
    (Row("x", "", Amount(9), (SEAT,)), (1, 0, 2), [1, 0, 2], {(0,): 1, (1,): 0, (2,): 2}),
    (Slots("x", "", Amount(9), (SEAT,)), [1, 0, 2], [1, 0, 2], {(0,): 1, (1,): 0, (2,): 2}),
    (Pile("x", "", One(COLOUR)), (2, 0), [2, 0], {(): (2, 0)}),
    (Piles("x", "", One(COLOUR), (SEAT,)), ((2,), (), (0, 1)), [[2], [], [0, 1]], {(0,): (2,), (1,): (), (2,): (0, 1)}),
    (Counts("x", "", Amount(9), (SEAT, COLOUR)), {5: 3, 1: 2}, [[1, 2], [5, 3]], {(0, 1): 2, (1, 2): 3}),
    (
        CountedPiles("x", "", Amount(9), (SEAT,)),
        {2: (1, 1), 0: (4,)},
        [[0, [4]], [2, [1, 1]]],
        {(0,): (4,), (2,): (1, 1)},
    ),
]


@pytest.mark.parametrize(
    ("shelf", "value", "packed", "entries"), SHELVES, ids=[type(row[0]).__name__ for row in SHELVES]
)
def test_packed_and_filled_again(shelf: Shelf, value: Any, packed: Any, entries: dict[tuple[int, ...], Any]) -> None:
    s = Toy(x=value)
    assert shelf.pack(s) == packed
    assert dict(shelf.entries(s)) == entries
    again = Toy(x=None)
    shelf.unpack(again, packed)
    assert shelf.get(again) == value
    shelf.fill(again, entries, True)
    assert shelf.get(again) == value


def test_a_fresh_shelf_forgets_what_it_is_not_told() -> None:
    row = Row("x", "", Amount(9, absent=1), (SEAT,))
    s = Toy(x=(5, 6, 7))
    row.fill(s, {(1,): 2}, False)
    assert row.get(s) == (5, 2, 7)
    row.fill(s, {(2,): 3}, True)
    assert row.get(s) == (1, 1, 3)


def test_counts_that_are_absent_make_no_difference() -> None:
    counts = Counts("x", "", Amount(9), (SEAT,))
    assert counts.pack(Toy(x={2: 1, 0: 0})) == counts.pack(Toy(x={2: 1}))


def test_many_small_numbers_are_bytes() -> None:
    counted = Counted("x", "", Amount(9), (SEAT, COLOUR))
    s = Toy(x=bytes(9))
    counted.fill(s, {(1, 2): 7}, True)
    assert counted.get(s) == bytes([0, 0, 0, 0, 0, 7, 0, 0, 0])


# Who knows what.

HIDING: list[tuple[Shelf, Any, int, Any]] = [
    (Slots("x", "", Amount(9), (SEAT,), known=OWNER), [1, 2, 3], 2, [UNKNOWN, UNKNOWN, 3]),
    (Slots("x", "", Amount(9), (SEAT,), known=OWNER), [1, 2, 3], 1, [1, 2, UNKNOWN]),
    (Slots("x", "", Amount(9), (SEAT,), known=OWNER), [1, 2, 3], NOBODY, [UNKNOWN] * 3),
    (Row("x", "", Amount(9), (SEAT,), known=NO_ONE), (1, 2, 3), 2, (UNKNOWN,) * 3),
    (Pile("x", "", One(COLOUR), known=NO_ONE), (2, 0), 0, (UNKNOWN, UNKNOWN)),
    (Piles("x", "", One(COLOUR), (SEAT,), known=OWNER), ((2,), (), (0, 1)), 0, ((2,), (), (UNKNOWN, UNKNOWN))),
    (Counts("x", "", One(COLOUR), (SEAT,), known=NO_ONE), {1: 2}, 1, {1: UNKNOWN}),
]


@pytest.mark.parametrize(("shelf", "value", "seat", "seen"), HIDING)
def test_how_much_lies_there_everybody_knows(shelf: Shelf, value: Any, seat: int, seen: Any) -> None:
    s = Toy(x=value)
    assert not shelf.unknown(s)
    shelf.hide(s, seat)
    assert shelf.get(s) == seen
    assert shelf.unknown(s)


def test_a_seats_own_part_is_clear_to_it() -> None:
    coins = Slots("x", "", Amount(9), (SEAT,), known=OWNER)
    s = Toy(x=[1, 2, UNKNOWN])
    assert [coins.clear(s, seat) for seat in range(3)] == [True, True, False]


def test_single_things_are_known_by_kind_wherever_they_lie() -> None:
    hand = Piles("hand", "", One(COLOUR), (SEAT,), known=OWNER, thing="card")
    pile = Pile("pile", "", One(COLOUR), thing="card")
    assert hand.things(Toy(hand=((2, UNKNOWN), (0,), ()))) == [("card 0", 2), ("card 1", 0)]
    assert pile.things(Toy(pile=(1, 1, NOBODY))) == [("card ", 1), ("card ", 1)]


def test_other_secrets_are_known_by_their_place() -> None:
    """A number that changes for all to see is no news to those who knew it."""
    coins = Slots("coins", "", Amount(9), (SEAT,), known=OWNER)
    assert coins.things(Toy(coins=[1, UNKNOWN, 0])) == coins.things(Toy(coins=[5, UNKNOWN, 2]))
    assert coins.things(Toy(coins=[1, UNKNOWN, 0])) != coins.things(Toy(coins=[1, 4, 0]))


def test_shelves_by_what_they_are_for() -> None:
    open_, mine, cards = Number("a", "0", Amount(9), path="a"), Slots("b", "", known=OWNER), Pile("c", "", thing="card")
    shelves = Shelves((open_, mine, cards))
    assert (shelves.secret, shelves.telling, shelves.written) == ((mine,), (mine, cards), (open_,))
