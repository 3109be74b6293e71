"""The geometry of hex boards, against the plainest way to work it out and against coordinates written by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wartable.toolbox.cells import Cell, neighbours
from wartable.toolbox.hexes import DIRECTIONS, OUTSIDE, Hexes, axial, offset
from wartable.toolbox.masks import members

WIDTH, HEIGHT = 6, 5
boards = st.sets(st.tuples(st.integers(0, WIDTH - 1), st.integers(0, HEIGHT - 1)), min_size=1)


def rectangle(width: int, height: int) -> Hexes:
    return Hexes([(column, row) for row in range(height) for column in range(width)])


def test_numbers_go_row_by_row_and_codes_are_axial() -> None:
    board = rectangle(3, 3)
    assert board.codes == ("0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "-1,2", "0,2", "1,2")
    assert [board.number[code] for code in board.codes] == list(range(9))
    assert board.cells[6] == (0, 2)
    assert board.at(-1, 2) == 6
    assert board.at(-2, 2) == OUTSIDE


@given(st.integers(-20, 20), st.integers(0, 20))
def test_cells_and_axial_coordinates_are_the_same_thing(q: int, r: int) -> None:
    assert axial(offset(q, r)) == (q, r)


@given(boards)
def test_directions_go_clockwise_from_the_right_as_cells_are_drawn(cells: set[Cell]) -> None:
    board = Hexes(cells)
    for hex, cell in enumerate(board.cells):
        assert board.beside[hex][0] == hex
        for direction, other in enumerate(neighbours(cell), 1):
            found = board.beside[hex][direction]
            assert (board.cells[found] == other) if other in cells else (found == OUTSIDE)


@given(boards)
def test_near_are_the_neighbours_on_the_board(cells: set[Cell]) -> None:
    board = Hexes(cells)
    for hex, beside in enumerate(board.beside):
        assert members(board.near[hex]) == tuple(sorted([other for other in beside[1:] if other != OUTSIDE]))


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [("0,0", "0,0", 0), ("0,0", "1,0", 1), ("1,1", "2,0", 1), ("1,1", "0,1", 1), ("0,0", "2,2", 4), ("3,0", "-1,3", 4)],
)
def test_distances_written_by_hand(one: str, other: str, distance: int) -> None:
    board = rectangle(6, 6)
    assert board.far[board.number[one]][board.number[other]] == distance


def test_distance_is_the_number_of_steps_on_a_whole_board() -> None:
    board = rectangle(7, 6)
    for hex in range(board.count):
        reached = 1 << hex
        for radius, disc in enumerate(board.within[hex]):
            assert disc == reached
            assert disc == sum([1 << other for other in range(board.count) if board.far[hex][other] <= radius])
            reached |= board.around(reached)
        assert disc == (1 << board.count) - 1


@given(boards)
def test_missing_cells_change_no_distance(cells: set[Cell]) -> None:
    board, whole = Hexes(cells), rectangle(WIDTH, HEIGHT)
    for hex, code in enumerate(board.codes):
        for other, another in enumerate(board.codes):
            assert board.far[hex][other] == whole.far[whole.number[code]][whole.number[another]]


@given(boards)
def test_lines_are_straight_and_pass_over_missing_cells(cells: set[Cell]) -> None:
    board = Hexes(cells)
    for hex in range(board.count):
        assert board.lines[hex][0] == ()
        for direction in range(1, len(DIRECTIONS)):
            east, south = DIRECTIONS[direction]
            expected = [
                board.at(board.q[hex] + step * east, board.r[hex] + step * south) for step in range(1, WIDTH + HEIGHT)
            ]
            assert board.lines[hex][direction] == tuple([other for other in expected if other != OUTSIDE])


def test_a_line_goes_on_behind_a_hole() -> None:
    board = Hexes([(0, 0), (1, 0), (3, 0)])
    assert board.lines[0][1] == (1, 2)
    assert board.beside[1][1] == OUTSIDE
    assert board.far[0][2] == 3


def test_a_disc_may_be_larger_than_the_board() -> None:
    board = rectangle(2, 1)
    assert board.disc(0, 0) == 0b01
    assert board.disc(0, 9) == board.disc(0, 1) == 0b11


def test_around_leaves_out_hexes_that_stand_alone() -> None:
    board = rectangle(4, 1)
    assert board.around(0b0001) == 0b0010
    assert board.around(0b0011) == 0b0111
    assert board.around(0) == 0


def test_reached_stays_inside() -> None:
    board = rectangle(5, 1)
    assert board.reached(0b00001, 0b11011) == 0b00011
    assert board.reached(0b00100, 0b11011) == 0b11111
    assert board.reached(0, 0b11111) == 0
