"""Boards of hexagons in horizontal rows, odd rows half a hex to the right; cells of the rectangle may be missing.

Cells are given as (column, row). A hex has a number, row by row, and a code `q,r` of its axial coordinates. Directions
are numbered clockwise from the right: 1 = E, 2 = SE, 3 = SW, 4 = W, 5 = NW, 6 = NE.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wartable.toolbox.cells import Cell
from wartable.toolbox.masks import members

OUTSIDE: Final = -1
"""In place of a hex where there is none."""
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""By direction, the way in q and r; 0 stays where it is."""


def axial(cell: Cell) -> tuple[int, int]:
    """The q and r of a cell."""
    column, row = cell
    return column - row // 2, row


def offset(q: int, r: int) -> Cell:
    """The cell of a hex."""
    return q + r // 2, r


class Hexes:
    """The geometry of one board, worked out once."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells: tuple[Cell, ...] = tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))
        self.count = len(self.cells)
        places = [axial(cell) for cell in self.cells]
        self.q: tuple[int, ...] = tuple([q for q, _ in places])
        self.r: tuple[int, ...] = tuple([r for _, r in places])
        self.codes: tuple[str, ...] = tuple([f"{q},{r}" for q, r in places])
        self.number: dict[str, int] = {code: number for number, code in enumerate(self.codes)}
        self._at: dict[tuple[int, int], int] = {place: number for number, place in enumerate(places)}
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.at(q + east, r + south) for east, south in DIRECTIONS]) for q, r in places]
        )
        """By hex and direction, the next hex; OUTSIDE where there is none."""
        self.near: tuple[int, ...] = tuple([_mask(beside[1:]) for beside in self.beside])
        """By hex, its neighbours as a set."""
        self.far: tuple[bytes, ...] = tuple(
            [bytes([max(abs(q - x), abs(r - y), abs(q - x + r - y)) for x, y in places]) for q, r in places]
        )
        """By hex and hex, how far they are from each other, whatever lies or is missing between them."""
        self.within: tuple[tuple[int, ...], ...] = tuple([_discs(far) for far in self.far])
        """By hex and distance, the hexes no farther than that, itself among them; up to the farthest of the board."""
        self.lines: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [tuple([self._line(hex, direction) for direction in range(len(DIRECTIONS))]) for hex in range(self.count)]
        )
        """By hex and direction, the straight row outwards, nearest first; missing cells are passed over."""

    def at(self, q: int, r: int) -> int:
        """The hex with these coordinates, or OUTSIDE."""
        return self._at.get((q, r), OUTSIDE)

    def disc(self, hex: int, radius: int) -> int:
        """The hexes no farther than so many from a hex; no board is too small for the radius."""
        discs = self.within[hex]
        return discs[min(radius, len(discs) - 1)]

    def around(self, hexes: int) -> int:
        """Everything next to a hex of the set; its own hexes only where they are next to each other."""
        found = 0
        for hex in members(hexes):
            found |= self.near[hex]
        return found

    def reached(self, start: int, through: int) -> int:
        """The set `start` and all that can be reached from it by steps inside `through`."""
        found = edge = start
        while edge:
            edge = self.around(edge) & through & ~found
            found |= edge
        return found

    def _line(self, hex: int, direction: int) -> tuple[int, ...]:
        if direction == 0:
            return ()
        east, south = DIRECTIONS[direction]
        steps = range(1, max(self.far[hex]) + 1)
        line = [self.at(self.q[hex] + step * east, self.r[hex] + step * south) for step in steps]
        return tuple([other for other in line if other != OUTSIDE])


def _mask(hexes: Iterable[int]) -> int:
    return sum([1 << hex for hex in hexes if hex != OUTSIDE])


def _discs(far: bytes) -> tuple[int, ...]:
    rings = [0] * (max(far) + 1)
    for hex, distance in enumerate(far):
        rings[distance] |= 1 << hex
    for distance in range(1, len(rings)):
        rings[distance] |= rings[distance - 1]
    return tuple(rings)
