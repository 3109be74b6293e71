"""Where everything goes on the board: coast, mountains, regions, names, symbols, places for pieces, little drawings.

Positions do not depend on the language: every name finds room in a box of the same size. Nothing here knows how things
look.
"""

from __future__ import annotations

from functools import lru_cache

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.printed import Content
from wartable.toolbox.cells import Cell, CellMap, Point, neighbours, noise, svg_path
from wartable.toolbox.desks import Desk, Mark, Sprig, box_around, label_places, scatter
from wartable.toolbox.places import Area

MARGIN = 46.0
LETTERS = 13
"""Of the longest line of a name; no word is longer."""
LINES = 3
LETTER_WIDTH = 5.6
LINE_HEIGHT = 11.5
NAME = (1.25 * LETTERS * LETTER_WIDTH, 1.25 * LINES * LINE_HEIGHT)
TOKEN = 18.0
"""The radius of a large piece."""
COUNTER = 17.0
"""The room that a piece is given."""
PIECES = 6
MARK_RADIUS = 12.5
CAPITAL_RADIUS = 14.0
APART = 26.0
EDGE = 9.0
SCALE = 0.8
"""Of little drawings, which share small regions with much else."""

MOUNTAIN = "^"
"""Cells that nobody enters, as far as they belong to the land."""
WIDEST = 2
"""Gaps between regions up to twice as many cells wide are mountains; what is wider is sea."""


class RegionPlan:
    """Everything about one region that a client draws."""

    def __init__(self, path: str, label: Point, desk: Desk, sprigs: tuple[Sprig, ...]) -> None:
        self.path = path
        self.label = label
        self.marks: tuple[Mark, ...] = tuple(desk.marks)
        self.pieces: tuple[Point, ...] = tuple(desk.pieces)
        self.sprigs = sprigs


class BoardPlan:
    """The continent; regions in the order of their numbers."""

    def __init__(self, content: Content) -> None:
        cells = CellMap(with_mountains(CellMap(content.cells)))
        left, top, right, bottom = cells.bounds
        self.shift = (round(MARGIN - left, 1), round(MARGIN - top, 1))
        self.width = round(right - left + 2 * MARGIN, 1)
        self.height = round(bottom - top + 2 * MARGIN, 1)
        regions = set(content.letters)
        self.coast = cells.coast()
        self.land = cells.outline(regions)
        """The regions without the mountains between them: its outline is the black border."""
        open_lines = [line.points for line in cells.lines if line.areas <= regions]
        self.borders = svg_path(open_lines, closed=False)
        self.regions = tuple([plan_region(content, cells, region) for region in range(len(content.regions))])
        self.peaks = tuple([peak(cells, cell) for cell in cells.cells_of(MOUNTAIN)])


@lru_cache(maxsize=4)
def plan_board(content: Content) -> BoardPlan:
    """The plan of the board, worked out once."""
    return BoardPlan(content)


def with_mountains(cells: CellMap) -> str:
    """The map with mountains in the narrow gaps between regions: what is left of the sea once the land has grown over
    it and shrunk again."""
    land = set(cells.cells)
    grown = land
    for _ in range(WIDEST):
        grown = grown | {near for cell in grown for near in neighbours(cell)}
    for _ in range(WIDEST):
        grown = {cell for cell in grown if all([near in grown for near in neighbours(cell)])}
    gaps = grown - land
    return "\n".join(
        [
            "".join([MOUNTAIN if (q, r) in gaps else letter for q, letter in enumerate(row)])
            for r, row in enumerate(cells.rows)
        ]
    )


def plan_region(content: Content, cells: CellMap, region: int) -> RegionPlan:
    """Put name, symbols and counters where they do not cover each other, then scatter drawings in between."""
    rings = cells.rings([content.letters[region]])
    # Every second point of an outline is precise enough to find places by.
    area = Area([ring[::2] for ring in rings])
    best: tuple[float, Point, Desk] | None = None
    for point, fit in label_places(area, NAME):
        # What else has to find room can only take from this value, and no place that follows has a greater one.
        if best is not None and fit <= best[0] + 1e-6:
            break
        desk = Desk(area, box_around(point, NAME), COUNTER)
        score = fit + 6 * sum([desk.put_mark(kind, radius_of(kind)) for kind in marks_of(content, region)])
        score += 10 * desk.put_piece() + 5 * desk.put_piece() + 2 * desk.put_piece()
        if best is None or score > best[0] + 1e-6:
            best = score, point, desk
    assert best is not None, content.regions[region]
    _, label, desk = best
    while len(desk.pieces) < PIECES:
        desk.put_piece()
    sprigs = tuple(scatter(area, desk, ids.AREAS[content.area[region]], APART, EDGE))
    return RegionPlan(svg_path(rings), label, desk, sprigs)


def marks_of(content: Content, region: int) -> list[str]:
    """What is printed on a region; a town where characters start stands for both."""
    found = []
    for faction, name in enumerate(ids.FACTIONS):
        if content.towns[faction] >> region & 1:
            found.append(f"capital-{name}" if content.starts[faction] == region else f"town-{name}")
        if content.flights[faction] >> region & 1:
            found.append(f"flight-{name}")
    if content.graveyards >> region & 1:
        found.append("graveyard")
    return found


def radius_of(kind: str) -> float:
    return CAPITAL_RADIUS if kind.startswith("capital") else MARK_RADIUS


def peak(cells: CellMap, cell: Cell) -> Sprig:
    """The mountain of one cell, higher in the midst of others."""
    around = [cells.at(near) for near in neighbours(cell)].count(MOUNTAIN)
    x, y = cells.centre(cell)
    q, r = cell
    variant = int(1000 * (noise(q, r, 21) + 1))
    return Sprig(
        MOUNTAIN, variant, round(x + 3 * noise(q, r, 22), 1), round(y + 3 * noise(q, r, 23), 1), 0.5 + 0.08 * around
    )


def lines_of(name: str) -> list[str]:
    """A name in as few lines as there is room for, none longer than need be."""
    words = name.split(" ")
    for count in range(1, len(words) + 1):
        best = min(_splits(words, count), key=lambda lines: max([len(line) for line in lines]))
        if max([len(line) for line in best]) <= LETTERS:
            break
    return best


def _splits(words: list[str], count: int) -> list[list[str]]:
    """Every way to write words in so many lines."""
    if count == 1:
        return [[" ".join(words)]]
    return [
        [" ".join(words[:first]), *rest]
        for first in range(1, len(words) - count + 2)
        for rest in _splits(words[first:], count - 1)
    ]
