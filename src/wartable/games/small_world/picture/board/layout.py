"""Where everything goes on the board: islands on the sea, names, symbols, counters and little drawings in the regions.

Positions inside an island are its own; a board only moves islands.  They do not depend on the language, so that a
player who switches it finds every counter where it was.  Nothing here knows how things look.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import permutations

from wartable.games.small_world.files.continents import SYMBOLS, Continent, Lang, Region
from wartable.toolbox.cells import OCEAN, Point, svg_path
from wartable.toolbox.desks import Desk, Mark, Sprig, box_around, label_places, scatter
from wartable.toolbox.places import Area, Box

LETTER_WIDTH = 6.1
LINE_HEIGHT = 11.5
CODE_WIDTH = 14.0
COUNTER_RADIUS = 18.0
PIECES = 4
MARK_RADIUS = {"anchor": 9.5, "dungeon": 9.5, "magic": 9.5, "murloc": 9.5, "slot": 10.5, "mountain": 11.5}
MARGIN = 58.0
STRAIT = 62.0
CAPTION = 24.0

# Distance between little drawings, and how far they keep from the border of their region.
SCATTER = {
    "fields": (21.0, 9.0),
    "forest": (14.5, 8.0),
    "hills": (23.0, 10.5),
    "swamp": (20.0, 8.5),
    "mountain": (22.0, 10.5),
    "sea": (24.0, 9.0),
    "lake": (22.0, 8.0),
}


@dataclass(frozen=True)
class RegionPlan:
    """Everything a client needs to draw one region, in the coordinates of its island."""

    region: Region
    path: str
    label: Point
    two_lines: bool
    marks: tuple[Mark, ...]
    pieces: tuple[Point, ...]
    sprigs: tuple[Sprig, ...]

    def lines(self, lang: Lang) -> tuple[str, ...]:
        """The name as the lines of its label."""
        return _split(self.region.name(lang)) if self.two_lines else (self.region.name(lang),)


class IslandPlan:
    """One continent with its outlines and the plans of its regions, in its own coordinates."""

    def __init__(self, continent: Continent) -> None:
        self.continent = continent
        self.cells = continent.cells
        self.water = {continent.letters[r.code] for r in continent.regions if r.is_water}
        self.land = [letter for letter in self.cells.letters if letter not in self.water]
        self.bounds: Box = self.cells.bounds

    @cached_property
    def regions(self) -> tuple[RegionPlan, ...]:
        return tuple(plan_region(self.continent, region) for region in self.continent.regions)

    @cached_property
    def land_path(self) -> str:
        """The outline of all land together: the coast, with the shores of lakes as holes."""
        return self.cells.outline(self.land)

    @cached_property
    def border_path(self) -> str:
        """Lines between two land regions."""
        lines = (line.points for line in self.cells.lines if line.areas <= set(self.land))
        return svg_path(lines, closed=False)

    @cached_property
    def mouth_path(self) -> str:
        """Lines where a sea region ends and the open ocean begins."""
        lines = (line.points for line in self.cells.lines if OCEAN in line.areas and line.areas & self.water)
        return svg_path(lines, closed=False)

    def caption_point(self) -> Point:
        """Where the name of the island is centred, on the sea below it."""
        left, _, right, bottom = self.bounds
        return round((left + right) / 2, 1), round(bottom + CAPTION, 1)


@cache
def plan_island(continent: Continent) -> IslandPlan:
    """The plan of one continent, worked out once."""
    return IslandPlan(continent)


# Inside a region


def _split(name: str) -> tuple[str, ...]:
    words = name.split(" ")
    if len(words) == 1:
        return (name,)
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)))


def _label_size(region: Region, two_lines: bool) -> tuple[float, float]:
    """Width and height that hold the name in both languages, and the code."""
    names = (region.name_en, region.name_ru)
    lines = [_split(name) if two_lines else (name,) for name in names]
    width = max(len(line) * LETTER_WIDTH + (CODE_WIDTH if line == text[-1] else 0) for text in lines for line in text)
    return width, LINE_HEIGHT * max(map(len, lines)) + 2


def _mark_kinds(region: Region) -> list[str]:
    kinds = ["mountain"] if region.terrain == "mountain" else []
    return kinds + [symbol for symbol in SYMBOLS if symbol in region.symbols]


def plan_region(continent: Continent, region: Region) -> RegionPlan:
    """Put name, symbols and counters where they do not cover each other, then scatter drawings in between."""
    letter = continent.letters[region.code]
    rings = continent.cells.rings([letter])
    # Every second point of an outline is precise enough to find places by.
    area = Area([ring[::2] for ring in rings])
    best: tuple[float, Point, bool, Desk] | None = None
    for two_lines in (False, True) if " " in region.name_en + region.name_ru else (False,):
        size = _label_size(region, two_lines)
        for point, fit in label_places(area, size):
            # What else has to find room can only take from this value, and no place that follows has a greater one.
            if best is not None and fit <= best[0] + 1e-6:
                break
            desk = Desk(area, box_around(point, size), COUNTER_RADIUS)
            score = fit + 10 * desk.put_piece() + 2 * desk.put_piece()
            score += sum(6 * desk.put_mark(kind, MARK_RADIUS[kind]) for kind in _mark_kinds(region))
            if best is None or score > best[0] + 1e-6:
                best = score, point, two_lines, desk
    assert best is not None, region.code
    _, label, two_lines, desk = best
    while len(desk.pieces) < PIECES:
        desk.put_piece()
    sprigs = tuple(scatter(area, desk, region.terrain, *SCATTER[region.terrain]))
    return RegionPlan(region, svg_path(rings), label, two_lines, tuple(desk.marks), tuple(desk.pieces), sprigs)


# Islands on the sea


@dataclass(frozen=True)
class Placed:
    """An island and how far it is moved on the board."""

    island: IslandPlan
    x: float
    y: float


@dataclass(frozen=True)
class BoardPlan:
    """Islands side by side on one sea."""

    width: float
    height: float
    islands: tuple[Placed, ...]


def plan_board(continents: Sequence[Continent], aspect: float = 1.6) -> BoardPlan:
    """Arrange islands in rows so that they are shown as large as a screen of this aspect allows."""
    islands = [plan_island(continent) for continent in continents]
    sizes = [_extent(island) for island in islands]
    rows = min(_rows(len(islands)), key=lambda rows: (_frame(rows, sizes, aspect)[0], rows))
    width, height = _frame(rows, sizes, aspect)
    tall = [max(sizes[i][1] for i in row) for row in rows]
    gap_y = (height - sum(tall)) / (len(rows) + 1)
    placed: list[tuple[int, Placed]] = []
    top = gap_y
    for number, row in enumerate(rows):
        gap_x = (width - sum(sizes[i][0] for i in row)) / (len(row) + 1)
        left = gap_x
        for place, i in enumerate(row):
            # Neighbours stand high and low in turn: islands in a line would look like goods on a shelf.
            slack = tall[number] - sizes[i][1]
            sink = slack * (0.75 if (place + number) % 2 else 0.25)
            x = left - islands[i].bounds[0]
            y = top + sink - islands[i].bounds[1]
            placed.append((i, Placed(islands[i], round(x, 1), round(y, 1))))
            left += sizes[i][0] + gap_x
        top += tall[number] + gap_y
    ordered = [island for _, island in sorted(placed, key=lambda found: found[0])]
    return BoardPlan(round(width, 1), round(height, 1), tuple(ordered))


def _extent(island: IslandPlan) -> tuple[float, float]:
    left, top, right, bottom = island.bounds
    return right - left, bottom - top + CAPTION


def _rows(count: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to put islands into one, two or three rows."""
    for order in permutations(range(count)):
        for first in range(1, count + 1):
            if first == count:
                yield (order,)
                continue
            yield order[:first], order[first:]
            for second in range(first + 1, count):
                yield order[:first], order[first:second], order[second:]


def _frame(rows: Sequence[Sequence[int]], sizes: Sequence[tuple[float, float]], aspect: float) -> tuple[float, float]:
    """Width and height of the smallest sea of this aspect that holds these rows."""
    width = max(sum(sizes[i][0] for i in row) + STRAIT * (len(row) - 1) for row in rows) + 2 * MARGIN
    height = sum(max(sizes[i][1] for i in row) for row in rows) + 0.5 * STRAIT * (len(rows) - 1) + 1.6 * MARGIN
    return max(width, height * aspect), max(height, width / aspect)
