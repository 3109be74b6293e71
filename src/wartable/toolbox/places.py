"""Where things fit inside an outline: distances to its edge and points well inside, best first."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise

from wartable.toolbox.cells import Point

Box = tuple[float, float, float, float]
Edge = tuple[float, float, float, float]
BLOCK = 4
"""Grid points on a side of the blocks that look for their nearest edges together."""


def distance_to_box(point: Point, box: Box) -> float:
    """How far a point lies outside of a box given as left, top, right, bottom; 0 inside."""
    dx = max(box[0] - point[0], 0.0, point[0] - box[2])
    dy = max(box[1] - point[1], 0.0, point[1] - box[3])
    return math.hypot(dx, dy)


def _squared(x: float, y: float, edge: Edge) -> float:
    """The square of the distance from a point to an edge."""
    ax, ay, bx, by = edge
    dx, dy = bx - ax, by - ay
    px, py = x - ax, y - ay
    along = px * dx + py * dy
    length = dx * dx + dy * dy
    if along >= length:
        px -= dx
        py -= dy
    elif along > 0.0:
        px -= dx * along / length
        py -= dy * along / length
    return px * px + py * py


class Area:
    """The inside of one or more closed rings, sampled on a square grid."""

    def __init__(self, rings: Sequence[Sequence[Point]], step: float = 4.0) -> None:
        self.step = step
        self._edges: list[Edge] = [(*a, *b) for ring in rings for a, b in pairwise([*ring, ring[0]])]
        self.field = self._field()
        """Clearance at every grid point inside; grid points are counted in steps from the origin."""
        self._points: list[tuple[Point, float]] = [((i * step, j * step), room) for (i, j), room in self.field.items()]

    def contains(self, point: Point) -> bool:
        """Whether a point is inside, by the even-odd rule."""
        x, y = point
        inside = False
        for ax, ay, bx, by in self._edges:
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
        return inside

    def clearance(self, point: Point) -> float:
        """The distance to the nearest edge; negative outside."""
        nearest = math.sqrt(min([_squared(*point, edge) for edge in self._edges]))
        return nearest if self.contains(point) else -nearest

    def _field(self) -> dict[tuple[int, int], float]:
        """Blocks of points share the few edges that can be nearest to any of them."""
        xs = [edge[0] for edge in self._edges]
        ys = [edge[1] for edge in self._edges]
        columns = range(math.floor(min(xs) / self.step), math.ceil(max(xs) / self.step) + 1)
        rows = range(math.floor(min(ys) / self.step), math.ceil(max(ys) / self.step) + 1)
        crossings = {j: self._crossings(j * self.step) for j in rows}
        field: dict[tuple[int, int], float] = {}
        for left in columns[::BLOCK]:
            for top in rows[::BLOCK]:
                block = [
                    (i, j)
                    for i in range(left, min(left + BLOCK, columns.stop))
                    for j in range(top, min(top + BLOCK, rows.stop))
                    if (len(crossings[j]) - bisect_right(crossings[j], i * self.step)) % 2
                ]
                if block:
                    edges = self._edges_near((left + (BLOCK - 1) / 2) * self.step, (top + (BLOCK - 1) / 2) * self.step)
                    for i, j in block:
                        x, y = i * self.step, j * self.step
                        clearance = math.sqrt(min([_squared(x, y, edge) for edge in edges]))
                        if clearance > 0:
                            field[i, j] = clearance
        return field

    def _crossings(self, y: float) -> list[float]:
        """Where the edges cross a horizontal line, from left to right."""
        return sorted([ax + (y - ay) * (bx - ax) / (by - ay) for ax, ay, bx, by in self._edges if (ay > y) != (by > y)])

    def _edges_near(self, x: float, y: float) -> list[Edge]:
        """The edges that can be nearest to a point of the block around here."""
        distances = [math.sqrt(_squared(x, y, edge)) for edge in self._edges]
        limit = min(distances) + BLOCK * self.step * math.sqrt(2)
        return [edge for edge, distance in zip(self._edges, distances, strict=True) if distance <= limit]

    def points(self) -> Sequence[tuple[Point, float]]:
        """All grid points inside with their clearance."""
        return self._points

    def best(self, value: Callable[[Point, float], float]) -> tuple[Point, float]:
        """The grid point of greatest value, and that value; the first one in reading order among equals."""
        scored = ((value(point, room), point) for point, room in self.points())
        score, point = max(scored, key=lambda found: (round(found[0], 3), -found[1][1], -found[1][0]))
        return point, score

    def spots(self, count: int, apart: float) -> list[Point]:
        """Points well inside, the deepest first, each at least `apart` from the others while there is room."""
        chosen: list[Point] = []

        def value(point: Point, room: float) -> float:
            gap = min((math.dist(point, other) for other in chosen), default=apart)
            return min(room, apart / 2) + 2 * min(gap, apart) + room / 100

        for _ in range(count):
            chosen.append(self.best(value)[0])
        return chosen
