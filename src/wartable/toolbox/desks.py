"""What is written, printed and put down inside an outline: places where it covers nothing else, most room first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wartable.toolbox.cells import Point, noise
from wartable.toolbox.places import Area, Box, distance_to_box

LABEL_PLACES = 16


@dataclass(frozen=True, slots=True)
class Mark:
    """A symbol printed on a map, as a disc."""

    kind: str
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Sprig:
    """One little drawing of a terrain; `variant` chooses among those of a terrain."""

    terrain: str
    variant: int
    x: float
    y: float
    scale: float


def box_around(centre: Point, size: tuple[float, float]) -> Box:
    return centre[0] - size[0] / 2, centre[1] - size[1] / 2, centre[0] + size[0] / 2, centre[1] + size[1] / 2


def _rim(box: Box) -> Iterator[Point]:
    """Points along the rim of a box, dense enough to notice a border that crosses it."""
    columns = max(1, math.ceil((box[2] - box[0]) / 9))
    for n in range(columns + 1):
        x = box[0] + (box[2] - box[0]) * n / columns
        yield x, box[1]
        yield x, box[3]
    yield box[0], (box[1] + box[3]) / 2
    yield box[2], (box[1] + box[3]) / 2


def label_places(area: Area, size: tuple[float, float]) -> list[tuple[Point, float]]:
    """Places for a box of this size, spread out, the best first; their value falls quickly outside of the region."""
    places: list[tuple[Point, float]] = []
    field, outside = area.field, -area.step
    # The rim around any grid point, in steps of the grid.
    rim = [(round(x / area.step), round(y / area.step)) for x, y in _rim(box_around((0.0, 0.0), size))]
    for i, j in field:
        rooms = [field.get((i + di, j + dj), outside) for di, dj in rim]
        crossing = rooms.count(outside)
        places.append(((i * area.step, j * area.step), 1.5 * min(4.0, *rooms) - 7.0 * crossing))
    places.sort(key=lambda place: (-round(place[1], 3), place[0][1], place[0][0]))
    spread: list[tuple[Point, float]] = []
    for place in places:
        if all(math.dist(place[0], other[0]) >= 9 for other in spread):
            spread.append(place)
        if len(spread) == LABEL_PLACES:
            break
    return spread


class Desk:
    """An area with its name in place, on which counters and symbols are put one by one where most room is left."""

    def __init__(self, area: Area, box: Box, counter: float) -> None:
        """`box` is that of the name, `counter` the radius of a counter."""
        self.box = box
        self.counter = counter
        self.pieces: list[Point] = []
        self.marks: list[Mark] = []
        self._points = [point for point, _ in area.points()]
        self._rooms = [room for _, room in area.points()]
        self._box_rooms = [distance_to_box(point, box) for point in self._points]

    def put_piece(self) -> float:
        """One more counter; it may hang over a border a little, but should not cover name or symbols."""
        values = [
            min(room + 2, free, self.counter + 1) + room / 200
            for room, free in zip(self._rooms, self._box_rooms, strict=True)
        ]
        self._keep_off(values, [(mark.x, mark.y, mark.radius) for mark in self.marks], 1.0)
        self._keep_off(values, [(x, y, 0.0) for x, y in self.pieces], 0.5)
        n = max(range(len(values)), key=values.__getitem__)
        self.pieces.append(self._points[n])
        return min(0.0, values[n] - self.counter)

    def put_mark(self, kind: str, radius: float) -> float:
        """One symbol; says how much room it misses."""
        values = [
            min(room - 2, free, radius + 1) + room / 200
            for room, free in zip(self._rooms, self._box_rooms, strict=True)
        ]
        self._keep_off(values, [(mark.x, mark.y, mark.radius + 1) for mark in self.marks], 1.0)
        self._keep_off(values, [(x, y, self.counter) for x, y in self.pieces], 1.0)
        n = max(range(len(values)), key=values.__getitem__)
        self.marks.append(Mark(kind, *self._points[n], radius))
        return min(0.0, values[n] - radius)

    def _keep_off(self, values: list[float], discs: Sequence[tuple[float, float, float]], share: float) -> None:
        for x, y, radius in discs:
            for n, (px, py) in enumerate(self._points):
                free = (math.hypot(px - x, py - y) - radius) * share
                if free < values[n]:
                    values[n] = free


def scatter(area: Area, desk: Desk, terrain: str, apart: float, edge: float) -> Iterator[Sprig]:
    """Little drawings so far apart and so far from the border, never under the name or a symbol, the northern first."""
    chosen: list[tuple[Point, int, int]] = []
    shuffled = sorted(area.field.items(), key=lambda item: (noise(item[0][0], item[0][1], 11), item[0]))
    for (i, j), room in shuffled:
        x, y = i * area.step + 2 * noise(i, j, 12), j * area.step + 2 * noise(i, j, 13)
        clear = room >= edge and distance_to_box((x, y), desk.box) > 0.75 * edge
        clear = clear and all(math.dist((x, y), (m.x, m.y)) > m.radius + 0.8 * edge for m in desk.marks)
        # Drawings are wider than high, so rows may stand closer than columns.
        if clear and all(math.hypot(x - ox, 1.3 * (y - oy)) >= apart for (ox, oy), _, _ in chosen):
            chosen.append(((x, y), i, j))
    for (x, y), i, j in sorted(chosen, key=lambda found: (found[0][1], found[0][0])):
        variant = int(1000 * (noise(i, j, 14) + 1))
        scale = round(0.92 + 0.16 * noise(i, j, 15), 2)
        yield Sprig(terrain, variant, round(x, 1), round(y, 1), scale)
