"""Areas drawn as a text map of hexagonal cells: who borders whom, and outlines that fit without gaps.

A row of the map is one row of cells, written without regard to blanks; odd rows are shifted half a cell to the right.
Each character names the area a cell belongs to and `.` is the ocean.  One text gives adjacency and picture at once, so
the two cannot disagree.  A border is a line shared by both neighbours: it is bent once, and both draw the same points.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

OCEAN = "."
RADIUS = 19.0
JITTER = 0.16
"""How far corners stray from the lattice, as a share of the radius."""

Cell = tuple[int, int]
Point = tuple[float, float]
Corner = tuple[int, int]

# Corners in whole steps of half a cell's width and half a radius, clockwise from the top right.
_CORNERS: tuple[Corner, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))


@dataclass(frozen=True, slots=True)
class Line:
    """One border: the two areas it divides, its ends on the lattice, and its bent points."""

    areas: frozenset[str]
    start: Corner
    end: Corner
    points: tuple[Point, ...]
    edges: int

    @property
    def closed(self) -> bool:
        """A closed line has no end where a third area joins it."""
        return self.start == self.end


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around a cell, in the order of its edges: east first, then clockwise."""
    q, r = cell
    odd = r & 1
    return (q + 1, r), (q + odd, r + 1), (q + odd - 1, r + 1), (q - 1, r), (q + odd - 1, r - 1), (q + odd, r - 1)


def noise(x: int, y: int, salt: int) -> float:
    """A repeatable number between -1 and 1 from whole coordinates."""
    h = (x * 374761393 + y * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    h ^= h >> 16
    return (h & 0xFFFF) / 32767.5 - 1.0


def svg_path(rings: Iterable[Iterable[Point]], *, closed: bool = True) -> str:
    """Rings or open lines as the text of an SVG path."""
    tail = "Z" if closed else ""
    return " ".join("M" + " L".join(f"{x:g},{y:g}" for x, y in ring) + tail for ring in rings)


class CellMap:
    """A text map of cells, read once; its lines are bent when first asked for."""

    def __init__(self, text: str, radius: float = RADIUS, jitter: float = JITTER) -> None:
        rows = ["".join(row.split()) for row in text.strip("\n").splitlines()]
        while rows and not rows[-1]:
            rows.pop()
        self.radius = radius
        self.jitter = jitter
        self.rows = tuple(rows)
        self.cells: dict[Cell, str] = {
            (q, r): letter for r, row in enumerate(rows) for q, letter in enumerate(row) if letter != OCEAN
        }
        self.letters: tuple[str, ...] = tuple(sorted(set(self.cells.values())))
        self.border_edges = self._border_edges()
        """How many cell edges each pair of areas shares; the ocean takes part as `.`."""
        self.adjacency = self._adjacency()
        """The areas that share at least one edge with each area; the ocean is nobody's neighbour."""
        self.outer_ocean = self._outer_ocean()
        """Ocean cells in and right around the text that are connected with the open sea."""
        self.coastal = self._coastal()
        """The areas that touch the outer ocean."""
        self._lines: tuple[Line, ...] | None = None

    def at(self, cell: Cell) -> str:
        """The area a cell belongs to; outside of the text everything is ocean."""
        return self.cells.get(cell, OCEAN)

    def cells_of(self, letter: str) -> tuple[Cell, ...]:
        """The cells of one area, row by row."""
        return tuple(sorted((c for c, name in self.cells.items() if name == letter), key=lambda c: (c[1], c[0])))

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell on the drawing."""
        q, r = cell
        return self._place((2 * q + (r & 1), 3 * r))

    # Adjacency

    def _border_edges(self) -> dict[frozenset[str], int]:
        counts: dict[frozenset[str], int] = {}
        for cell, name in self.cells.items():
            for other_cell in neighbours(cell):
                other = self.at(other_cell)
                if other != name and (other == OCEAN or name < other):
                    pair = frozenset((name, other))
                    counts[pair] = counts.get(pair, 0) + 1
        return counts

    def _adjacency(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {letter: set() for letter in self.letters}
        for pair in self.border_edges:
            if OCEAN not in pair:
                a, b = sorted(pair)
                found[a].add(b)
                found[b].add(a)
        return {letter: frozenset(others) for letter, others in found.items()}

    def _outer_ocean(self) -> frozenset[Cell]:
        width = max((len(row) for row in self.rows), default=0)
        todo: list[Cell] = [(-1, -1)]
        seen: set[Cell] = set(todo)
        while todo:
            for cell in neighbours(todo.pop()):
                q, r = cell
                inside = -1 <= q <= width and -1 <= r <= len(self.rows)
                if inside and cell not in seen and self.at(cell) == OCEAN:
                    seen.add(cell)
                    todo.append(cell)
        return frozenset(seen)

    @property
    def pockets(self) -> frozenset[Cell]:
        """Ocean cells locked in by areas: on no map for play, but a drawing may need them."""
        inside = ((q, r) for r, row in enumerate(self.rows) for q in range(len(row)))
        return frozenset(c for c in inside if self.at(c) == OCEAN and c not in self.outer_ocean)

    def _coastal(self) -> frozenset[str]:
        return frozenset(
            name for cell, name in self.cells.items() if any(n in self.outer_ocean for n in neighbours(cell))
        )

    def pieces(self, letters: Collection[str]) -> int:
        """Into how many separate patches the cells of these areas fall."""
        left = {cell for cell, name in self.cells.items() if name in letters}
        count = 0
        while left:
            count += 1
            todo = [left.pop()]
            while todo:
                for cell in neighbours(todo.pop()):
                    if cell in left:
                        left.remove(cell)
                        todo.append(cell)
        return count

    # Outlines

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every border and every stretch of coast, each once, from junction to junction."""
        if self._lines is None:
            self._lines = self._bent_lines()
        return self._lines

    def _bent_lines(self) -> tuple[Line, ...]:
        links: dict[Corner, dict[Corner, frozenset[str]]] = {}
        for cell, name in sorted(self.cells.items()):
            corners = self._corners(cell)
            for side, other_cell in enumerate(neighbours(cell)):
                other = self.at(other_cell)
                if other != name:
                    a, b = corners[side], corners[(side + 1) % 6]
                    links.setdefault(a, {})[b] = frozenset((name, other))
                    links.setdefault(b, {})[a] = frozenset((name, other))
        seen: set[frozenset[Corner]] = set()
        lines: list[Line] = []
        # Junctions first; what is left afterwards are closed lines without a junction.
        for start in sorted(links, key=lambda c: (len(links[c]) < 3, c)):
            for following in sorted(links[start]):
                if frozenset((start, following)) not in seen:
                    chain = self._follow(links, start, following, seen)
                    areas = links[start][following]
                    lines.append(Line(areas, chain[0], chain[-1], self._bend(chain, areas), len(chain) - 1))
        return tuple(lines)

    def rings(self, letters: Collection[str]) -> tuple[tuple[Point, ...], ...]:
        """The outline of these areas taken together as closed rings, the longest first."""
        todo = [line for line in self.lines if len(line.areas.intersection(letters)) == 1]
        rings: list[tuple[Point, ...]] = []
        while todo:
            line = todo.pop(0)
            ring, end = list(line.points), line.end
            while end != line.start:
                # Three cells meet in a corner, so exactly one other line of this outline goes on from here.
                index = next(i for i, other in enumerate(todo) if end in (other.start, other.end))
                more = todo.pop(index)
                forward = more.start == end
                ring.extend(more.points[1:] if forward else more.points[-2::-1])
                end = more.end if forward else more.start
            rings.append(tuple(ring[:-1]))
        return tuple(sorted(rings, key=lambda r: (-len(r), r)))

    def outline(self, letters: Collection[str]) -> str:
        """The outline of these areas taken together as an SVG path; use the even-odd rule for its holes."""
        return svg_path(self.rings(letters))

    def coast(self) -> str:
        """The outline of the whole island, seas included."""
        return self.outline(self.letters)

    def inner_borders(self) -> str:
        """Every line between two areas, as one SVG path of open lines."""
        return svg_path((line.points for line in self.lines if OCEAN not in line.areas), closed=False)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the drawing."""
        points = [p for line in self.lines for p in line.points]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)

    def _corners(self, cell: Cell) -> tuple[Corner, ...]:
        q, r = cell
        x, y = 2 * q + (r & 1), 3 * r
        return tuple((x + dx, y + dy) for dx, dy in _CORNERS)

    def _place(self, corner: Corner) -> Point:
        return corner[0] * self.radius * math.sqrt(3) / 2, corner[1] * self.radius / 2

    def _follow(
        self,
        links: dict[Corner, dict[Corner, frozenset[str]]],
        start: Corner,
        following: Corner,
        seen: set[frozenset[Corner]],
    ) -> list[Corner]:
        chain = [start, following]
        seen.add(frozenset((start, following)))
        while chain[-1] != start and len(links[chain[-1]]) == 2:
            onward = next(c for c in sorted(links[chain[-1]]) if c != chain[-2])
            seen.add(frozenset((chain[-1], onward)))
            chain.append(onward)
        return chain

    def _bend(self, chain: list[Corner], areas: frozenset[str]) -> tuple[Point, ...]:
        """Jitter, take off the saw of the cells, roughen, round: the ends stay where their neighbours expect them."""
        closed = chain[0] == chain[-1]
        points = [self._jittered(corner) for corner in chain]
        points = _even(_even(points, closed), closed)
        points = _roughen(_roughen(points, 0.34), 0.22) if OCEAN in areas else _roughen(points, 0.16)
        points = _cut_corners(points, closed)
        return tuple((round(x, 1) + 0.0, round(y, 1) + 0.0) for x, y in points)

    def _jittered(self, corner: Corner) -> Point:
        x, y = self._place(corner)
        reach = self.jitter * self.radius
        return x + reach * noise(*corner, 1), y + reach * noise(*corner, 2)


def _even(points: list[Point], closed: bool) -> list[Point]:
    """Each inner point moves towards the middle of its two neighbours."""

    def between(a: Point, b: Point, c: Point) -> Point:
        return (a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4

    middle = [between(a, b, c) for a, b, c in zip(points, points[1:], points[2:], strict=False)]
    if closed:
        end = between(points[-2], points[0], points[1])
        return [end, *middle, end]
    return [points[0], *middle, points[-1]]


def _roughen(points: list[Point], amount: float) -> list[Point]:
    """A point is put into every stretch and pushed sideways, so that coasts look gnawed and borders walked."""

    def stretches() -> Iterator[Point]:
        for a, b in pairwise(points):
            yield a
            mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            push = amount * noise(round(10 * mx), round(10 * my), 3)
            yield mx - push * (b[1] - a[1]), my + push * (b[0] - a[0])
        yield points[-1]

    return list(stretches())


def _cut_corners(points: list[Point], closed: bool) -> list[Point]:
    """One round of Chaikin's corner cutting."""
    cut: list[Point] = []
    for a, b in pairwise(points):
        cut.append((0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]))
        cut.append((0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]))
    return [*cut, cut[0]] if closed else [points[0], *cut, points[-1]]
