"""Where everything goes on the board: coasts, hexes that run into one another, places for pieces, little drawings."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.files.scenario import Scenario
from wartable.games.bloodstream.picture.board.glyphs import LOOKS, SCATTERED
from wartable.toolbox.cells import OCEAN, CellMap, Point, noise, svg_path
from wartable.toolbox.masks import members

RADIUS = 64.0
JITTER = 0.08
MARGIN = 60.0
PARTS = (("northwest", "north", "northeast"), ("west", "centre", "east"), ("southwest", "south", "southeast"))
"""The ninths of a board, row by row, as messages call them."""
FIRST_LETTER = 0x100
"""Each hex is an area of the cell map, named by a character from here on."""

TOKEN = 26.0
GROUND_SPOT, SKY_SPOT, BUILDING_SPOT, GUEST_SPOT = range(4)
"""The fixed places of a hex: its ground stack, its air stack, its building; friends who pass through."""
SPOTS: tuple[Point, ...] = ((19, 11), (0, -26), (-22, 6), (2, 33))
FIRES: tuple[Point, ...] = ((-36, -24), (-10, -26), (-23, -30))
"""Flames behind a burning building."""
MIDDLE: Point = (0, 0)
LABEL: Point = (0, 50)
LETTER: Point = (0, -32)
MARK_RADIUS = 19.0

# How many little drawings a terrain has, and how far they keep from the middle of their hex.
SCATTER: dict[int, tuple[int, float]] = {
    ids.GRASS: (2, 8.0),
    ids.MINE: (3, 38.0),
    ids.WATER: (1, 0.0),
    ids.ROCKS: (5, 10.0),
    ids.MUD: (5, 10.0),
    ids.RIVER: (2, 0.0),
    ids.BEND: (2, 0.0),
    ids.POINT_A: (2, 20.0),
    ids.POINT_B: (2, 20.0),
    ids.CIRCLE: (2, 40.0),
    ids.STONE: (3, 34.0),
}
FAR = 44.0
"""No drawing is farther from the middle."""
APART = 21.0
# The one large drawing of a terrain: name, place and size.
LANDMARKS: dict[int, tuple[str, Point, float]] = {
    ids.MINE: ("mine", (0, -8), 2.3),
    ids.PATCH: ("patch", (0, 4), 1.7),
    ids.CIRCLE: ("circle", MIDDLE, 1.7),
    ids.STONE: ("stone", (0, 0), 1.6),
}


class Sketch:
    """One little drawing and where it stands."""

    def __init__(self, name: str, at: Point, size: float) -> None:
        self.name = name
        self.at = at
        self.size = size


class HexPlan:
    """Everything about one hex that a client draws."""

    def __init__(self, path: str, centre: Point, sketches: list[Sketch]) -> None:
        self.path = path
        self.centre = centre
        self.sketches = sketches

    def at(self, place: Point) -> Point:
        """A place of this hex on the board."""
        return round(self.centre[0] + place[0], 1), round(self.centre[1] + place[1], 1)


class BoardPlan:
    """The whole board of a scenario; hexes in the order of their numbers."""

    def __init__(self, scenario: Scenario) -> None:
        hexes = scenario.hexes
        letters = [chr(FIRST_LETTER + hex) for hex in range(hexes.count)]
        wet = [LOOKS[terrain] == "sea" for terrain in scenario.terrain]
        cells = cell_map(scenario, letters)
        # Where the sea is no hexes, its coast is bent as a whole.
        shores = cell_map(scenario, [OCEAN if wet[hex] else letter for hex, letter in enumerate(letters)])
        left, top, right, bottom = cells.bounds
        self.shift = (MARGIN - left, MARGIN - top)
        self.width = round(right - left + 2 * MARGIN, 1)
        self.height = round(bottom - top + 2 * MARGIN, 1)
        self.land = svg_path([self.moved(ring) for ring in shores.rings(shores.letters)])
        dry = set(shores.letters)
        seams = [line for line in cells.lines if not line.areas & dry]
        self.seams = svg_path([self.moved(line.points) for line in seams], closed=False)
        """The borders between hexes of the sea, and those with what lies outside of the board."""
        counted = [key.hexes for key in scenario.tiebreak if key.hexes]
        self.counted = " ".join(
            [
                svg_path([self.moved(ring) for ring in cells.rings([letters[x] for x in members(some)])])
                for some in counted
            ]
        )
        """Around the hexes in which the tie-break counts units."""
        self.hexes: list[HexPlan] = []
        for hex, letter in enumerate(letters):
            x, y = self.moved((cells.centre(hexes.cells[hex]),))[0]
            path = svg_path([self.moved((cells if wet[hex] else shores).rings([letter])[0])])
            self.hexes.append(HexPlan(path, (x, y), list(sketches(scenario, hex, (x, y)))))

    def moved(self, points: tuple[Point, ...]) -> list[Point]:
        """Points of the cell map on the board."""
        return [(round(x + self.shift[0], 1), round(y + self.shift[1], 1)) for x, y in points]


def cell_map(scenario: Scenario, letters: list[str]) -> CellMap:
    """The hexes of a board as a text map of cells, by the characters of their hexes."""
    rows = [[OCEAN] * scenario.columns for _ in range(scenario.rows)]
    for letter, (column, row) in zip(letters, scenario.hexes.cells, strict=True):
        rows[row][column] = letter
    return CellMap("\n".join(["".join(row) for row in rows]), RADIUS, JITTER)


@lru_cache(maxsize=32)
def parts_of(scenario: Scenario) -> tuple[str, ...]:
    """By hex, in which ninth of the board it lies."""
    at = [(2 * column + row % 2, row) for column, row in scenario.hexes.cells]
    spans = [(min(along), max(along) + 1) for along in zip(*at, strict=True)]
    found: list[str] = []
    for place in at:
        column, row = [3 * (x - low) // (high - low) for x, (low, high) in zip(place, spans, strict=True)]
        found.append(PARTS[row][column])
    return tuple(found)


@lru_cache(maxsize=32)
def plan_board(scenario: Scenario) -> BoardPlan:
    """The board of a scenario, worked out once."""
    return BoardPlan(scenario)


def sketches(scenario: Scenario, hex: int, centre: Point) -> Iterator[Sketch]:
    """The landmark of a hex and little drawings around it, the northern ones first."""
    terrain = scenario.terrain[hex]
    chosen: list[tuple[float, float, str, float]] = []
    if terrain in SCATTERED:
        count, near = SCATTER[terrain]
        names = SCATTERED[terrain]
        for turn in range(40):
            if len(chosen) == count:
                break
            angle = math.pi * noise(hex, turn, 21)
            away = near + (FAR - near) * abs(noise(hex, turn, 22))
            x, y = away * math.cos(angle), away * math.sin(angle)
            if all([math.dist((x, y), (ox, oy)) > APART for oy, ox, _, _ in chosen]):
                name = names[int(1000 * (noise(hex, turn, 23) + 1)) % len(names)]
                chosen.append((y, x, name, round(1.15 + 0.25 * noise(hex, turn, 24), 2)))
    landmark = LANDMARKS.get(terrain)
    if landmark is not None:
        name, (x, y), size = landmark
        chosen.append((y, x, name, size))
    for y, x, name, size in sorted(chosen):
        yield Sketch(name, (round(centre[0] + x, 1), round(centre[1] + y, 1)), size)
