"""Sets of small numbers as bits, against the obvious way to do it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wartable.toolbox.masks import WORD, Neighbourhood, mask_of, members

SIZE = 300
"""More than the largest board and the fullest table have."""
numbers = st.sets(st.integers(0, SIZE - 1))


def naive(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(mask.bit_length()) if mask >> n & 1)


@given(st.integers(0, (1 << SIZE) - 1))
def test_members_lists_the_bits_ascending(mask: int) -> None:
    assert members(mask) == naive(mask)
    assert mask_of(list(members(mask))) == mask


@given(numbers)
def test_mask_of_and_members_undo_each_other(chosen: set[int]) -> None:
    assert members(mask_of(sorted(chosen, reverse=True))) == tuple(sorted(chosen))


@given(st.integers(0, WORD))
def test_members_of_sets_that_are_machine_words(mask: int) -> None:
    assert members(mask) == naive(mask)


def test_members_at_the_edges_of_tables() -> None:
    assert members(0) == ()
    for n in range(SIZE):
        assert members(1 << n) == (n,)
        assert members((1 << n) - 1) == tuple(range(n))


@st.composite
def boards(draw: st.DrawFn) -> list[int]:
    size = draw(st.integers(1, 70))
    pairs = draw(st.sets(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=3 * size))
    borders = [0] * size
    for one, other in pairs:
        if one != other:
            borders[one] |= 1 << other
            borders[other] |= 1 << one
    return borders


@given(boards(), st.data())
def test_near_is_everything_that_borders_a_member(borders: list[int], data: st.DataObject) -> None:
    mask = data.draw(st.integers(0, (1 << len(borders)) - 1))
    expected = 0
    for n in naive(mask):
        expected |= borders[n]
    neighbourhood = Neighbourhood(borders)
    assert neighbourhood.near(mask) == expected
    assert neighbourhood.borders == tuple(borders)
    assert neighbourhood.near(0) == 0
