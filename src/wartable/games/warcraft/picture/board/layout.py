"""Where everything goes on the board: hexes with wavy borders, places for counters, marks and little drawings."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from wartable.games.warcraft import ids
from wartable.games.warcraft.files.scenario import Scenario
from wartable.games.warcraft.picture.board.glyphs import SCATTERED
from wartable.toolbox.cells import OCEAN, CellMap, Point, noise, svg_path
from wartable.toolbox.places import Area

RADIUS = 64.0
JITTER = 0.07
MARGIN = 60.0
FIRST_LETTER = 0x100
"""Each space is an area of the cell map, named by a character from here on."""

TOKEN = 20.0
CLOSE = 1.0
"""The scale at which fingers can hit a counter on a small screen."""


def _row(count: int, y: float, apart: float) -> list[Point]:
    """So many places side by side."""
    return [((place - (count - 1) / 2) * apart, y) for place in range(count)]


# Places for counters, relative to the middle of a hex. The groups below name them, by the number of counters.
SPOTS: tuple[Point, ...] = (
    *(*_row(1, -9, 0), *_row(2, -9, 43), *_row(3, -9, 34)),
    *(*_row(1, -27, 0), *_row(2, -27, 43), *_row(3, -27, 34)),
    *(*_row(1, 14, 0), *_row(2, 14, 43), *_row(3, 14, 34)),
    *(*_row(1, 26, 0), *_row(2, 26, 31), *_row(3, 25, 30)),
    *((34, -25), (-37, -17)),
)
GROUPS = ((0,), (1, 2), (3, 4, 5))
"""Places of one, two or three counters of a row, counted from its first place."""
ALONE = 0
"""Where the units of the only side begin."""
UPPER = 6
LOWER = 12
"""Where the units of two hostile sides begin."""
MINOR = 18
"""Where workers, Outposts and captives begin."""
TOKEN_SPOT = 24
BANNER_SPOT = 25


def spots(row: int, count: int) -> list[int]:
    """The places for so many counters of a row; more than three share them."""
    return [row + place for place in GROUPS[min(count, len(GROUPS)) - 1]]


LABEL: Point = (0, 47)
"""Below all counters of the hex, above those of the hexes to the south."""
POINTS: Point = (32, -27)
LETTER: Point = (-32, -27)
MARK_RADIUS = 11.0

# Distance between little drawings, and how far they keep from the border of their hex.
SCATTER = {
    "town": (30.0, 15.0),
    "forest": (19.0, 12.0),
    "goldmine": (27.0, 14.0),
    "mountain": (27.0, 15.0),
    "objective": (30.0, 14.0),
    "clear": (31.0, 13.0),
}
# The one large drawing of a terrain: name, place, size, and how far other drawings keep away.
LANDMARKS: dict[str, tuple[str, Point, float, float]] = {
    "town": ("hall", (0, -25), 1.45, 36.0),
    "goldmine": ("mine", (0, -25), 1.4, 32.0),
    "mountain": ("peaks", (0, -8), 2.6, 42.0),
    "objective": ("runes", (0, 0), 1.7, 44.0),
}
STEP = 6


@dataclass(frozen=True, slots=True)
class Sketch:
    """One little drawing and where it stands."""

    name: str
    at: Point
    size: float


@dataclass(frozen=True, slots=True)
class HexPlan:
    """Everything about one space that a client draws."""

    path: str
    centre: Point
    sketches: tuple[Sketch, ...]

    def at(self, place: Point) -> Point:
        """A place of this hex on the board."""
        return round(self.centre[0] + place[0], 1), round(self.centre[1] + place[1], 1)


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The whole board of a scenario; spaces in the order of their numbers."""

    width: float
    height: float
    land: str
    borders: str
    walls: str
    hexes: tuple[HexPlan, ...]


@lru_cache(maxsize=32)
def plan_board(scenario: Scenario) -> BoardPlan:
    """The board of a scenario, worked out once."""
    cells, letters = cell_map(scenario)
    left, top, right, bottom = cells.bounds
    shift = (MARGIN - left, MARGIN - top)

    def moved(points: tuple[Point, ...]) -> list[Point]:
        return [(round(x + shift[0], 1), round(y + shift[1], 1)) for x, y in points]

    hexes: list[HexPlan] = []
    for space, letter in enumerate(letters):
        ring = moved(cells.rings([letter])[0])
        x, y = centroid(ring)
        centre = (round(x, 1), round(y, 1))
        hexes.append(HexPlan(svg_path([ring]), centre, tuple(sketches(scenario, space, centre, Area([ring])))))
    walled = [frozenset((letters[a], letters[b])) for a, b in scenario.walls if a < b]
    inner = [line for line in cells.lines if OCEAN not in line.areas]
    return BoardPlan(
        width=round(right - left + 2 * MARGIN, 1),
        height=round(bottom - top + 2 * MARGIN, 1),
        land=svg_path([moved(ring) for ring in cells.rings(cells.letters)]),
        borders=svg_path([moved(line.points) for line in inner], closed=False),
        walls=svg_path([moved(line.points) for line in inner if line.areas in walled], closed=False),
        hexes=tuple(hexes),
    )


def cell_map(scenario: Scenario) -> tuple[CellMap, list[str]]:
    """The spaces as a text map of cells, and the character of each; x is q + r / 2 as in the scenario's file."""
    letters = [chr(FIRST_LETTER + space) for space in range(len(scenario.codes))]
    # Odd rows are those shifted to the right, so rows may only be renumbered by an even step.
    first_row = min(scenario.r) & ~1
    columns = [q + (r - (r & 1)) // 2 for q, r in zip(scenario.q, scenario.r, strict=True)]
    width = max(columns) - min(columns) + 1
    rows = [[OCEAN] * width for _ in range(max(scenario.r) - first_row + 1)]
    for letter, r, column in zip(letters, scenario.r, columns, strict=True):
        rows[r - first_row][column - min(columns)] = letter
    return CellMap("\n".join(["".join(row) for row in rows]), RADIUS, JITTER), letters


def sketches(scenario: Scenario, space: int, centre: Point, area: Area) -> Iterator[Sketch]:
    """The landmark of a terrain and little drawings around it, the northern ones first."""
    terrain = ids.TERRAINS[scenario.terrain[space]]
    apart, edge = SCATTER[terrain]
    chosen: list[tuple[float, float, float, str, float]] = []
    keep: list[tuple[Point, float]] = [(LABEL, 15.0)]
    if space in scenario.letters.values():
        keep.append((LETTER, 18.0))
    if scenario.points[space] or terrain == "town":
        keep.append((POINTS, 18.0))
    landmark = LANDMARKS.get(terrain)
    if landmark is not None:
        name, at, size, clear = landmark
        keep.append((at, clear))
        chosen.append((at[1], at[0], 0.0, name, size))
    names = SCATTERED[terrain]
    q, r = scenario.q[space], scenario.r[space]
    for i, j in grid(q, r):
        x, y = i * STEP + 3 * noise(i, j + 40 * q, 12), j * STEP + 3 * noise(i + 40 * r, j, 13)
        if room(x, y) < edge or any([math.dist((x, y), point) < far for point, far in keep]):
            continue
        # Drawings are wider than high, so rows may stand closer than columns.
        if any([math.hypot(x - ox, 1.3 * (y - oy)) < apart for oy, ox, gap, _, _ in chosen if gap]):
            continue
        if area.clearance((centre[0] + x, centre[1] + y)) < edge:
            continue
        name = names[int(1000 * (noise(i + q, j + r, 14) + 1)) % len(names)]
        chosen.append((y, x, apart, name, round(1.05 + 0.2 * noise(i + q, j, 15), 2)))
    for y, x, _, name, size in sorted(chosen):
        yield Sketch(name, (round(centre[0] + x, 1), round(centre[1] + y, 1)), size)


def centroid(ring: Sequence[Point]) -> Point:
    """The middle of the inside of a ring; the coast gnaws at some hexes."""
    double, x, y = 0.0, 0.0, 0.0
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        cross = ax * by - bx * ay
        double += cross
        x += (ax + bx) * cross
        y += (ay + by) * cross
    return x / (3 * double), y / (3 * double)


def grid(q: int, r: int) -> list[tuple[int, int]]:
    """Grid points of a hex in an order of its own."""
    reach = int(RADIUS / STEP)
    points = [(i, j) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)]
    return sorted(points, key=lambda point: (noise(point[0] + 97 * q, point[1] + 89 * r, 11), point))


def room(x: float, y: float) -> float:
    """How far a point lies inside of a hex with the point on top; negative outside."""
    apothem = RADIUS * math.sqrt(3) / 2
    slant = abs(x) / 2 + abs(y) * math.sqrt(3) / 2
    return apothem - max(abs(x), slant)
