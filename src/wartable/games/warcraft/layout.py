"""Where everything goes on the board: hexes with wavy borders, places for counters, marks and little drawings."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from wartable.games.warcraft import ids
from wartable.games.warcraft.glyphs import SCATTERED
from wartable.games.warcraft.scenario import Scenario
from wartable.toolbox.cells import OCEAN, CellMap, Point, noise, svg_path

RADIUS = 64.0
JITTER = 0.07
MARGIN = 60.0
FIRST_LETTER = 0x100
"""Each space is an area of the cell map, named by a character from here on."""

# Places for counters, relative to the middle of a hex. The groups below name them.
SPOTS: tuple[Point, ...] = (
    *((0, -4), (-34, -4), (34, -4)),
    *((0, -19), (-33, -19), (33, -19), (0, 14), (-33, 14), (33, 14)),
    *((-14, 30), (14, 30), (-38, 27), (38, 27)),
    (0, -43),
    (0, 42),
)
ALONE = (0, 1, 2)
"""Units of the only side in a space: the first in the middle."""
UPPER = (3, 4, 5)
LOWER = (6, 7, 8)
"""Units of two hostile sides."""
MINOR = (9, 10, 11, 12)
"""Workers, Outposts and tokens."""
TOP = 13
"""The banner of a Town, or the token of a scenario."""
BOTTOM = 14
"""What has found no other place."""

LABEL: Point = (0, 51)
POINTS: Point = (27, -33)
LETTER: Point = (-27, -33)
MARK_RADIUS = 10.0

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
    "town": ("hall", (0, -16), 1.5, 36.0),
    "goldmine": ("mine", (0, -20), 1.45, 32.0),
    "mountain": ("peaks", (0, -10), 2.5, 40.0),
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
        x, y = cells.centre(cells.cells_of(letter)[0])
        centre = (round(x + shift[0], 1), round(y + shift[1], 1))
        path = svg_path([moved(ring) for ring in cells.rings([letter])])
        hexes.append(HexPlan(path, centre, tuple(sketches(scenario, space, centre))))
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


def sketches(scenario: Scenario, space: int, centre: Point) -> Iterator[Sketch]:
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
        name = names[int(1000 * (noise(i + q, j + r, 14) + 1)) % len(names)]
        chosen.append((y, x, apart, name, round(1.05 + 0.2 * noise(i + q, j, 15), 2)))
    for y, x, _, name, size in sorted(chosen):
        yield Sketch(name, (round(centre[0] + x, 1), round(centre[1] + y, 1)), size)


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
