"""Where things fit inside an outline: distances to its edge and points well inside, best first."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import pairwise

from wartable.toolbox.cells import Point

Box = tuple[float, float, float, float]


def distance_to_box(point: Point, box: Box) -> float:
    """How far a point lies outside of a box given as left, top, right, bottom; 0 inside."""
    dx = max(box[0] - point[0], 0.0, point[0] - box[2])
    dy = max(box[1] - point[1], 0.0, point[1] - box[3])
    return math.hypot(dx, dy)


class Area:
    """The inside of one or more closed rings, sampled on a square grid."""

    def __init__(self, rings: Sequence[Sequence[Point]], step: float = 4.0) -> None:
        self.step = step
        self._edges = [(a, b) for ring in rings for a, b in pairwise([*ring, ring[0]])]

    def contains(self, point: Point) -> bool:
        """Whether a point is inside, by the even-odd rule."""
        x, y = point
        inside = False
        for (ax, ay), (bx, by) in self._edges:
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
        return inside

    def clearance(self, point: Point) -> float:
        """The distance to the nearest edge; negative outside."""
        x, y = point
        best = math.inf
        for (ax, ay), (bx, by) in self._edges:
            dx, dy = bx - ax, by - ay
            length = dx * dx + dy * dy
            t = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / length)) if length else 0.0
            ex, ey = x - ax - t * dx, y - ay - t * dy
            best = min(best, ex * ex + ey * ey)
        return math.sqrt(best) if self.contains(point) else -math.sqrt(best)

    @cached_property
    def field(self) -> dict[tuple[int, int], float]:
        """Clearance at every grid point inside; grid points are counted in steps from the origin."""
        xs = [x for edge in self._edges for x, _ in edge]
        ys = [y for edge in self._edges for _, y in edge]
        columns = range(math.floor(min(xs) / self.step), math.ceil(max(xs) / self.step) + 1)
        rows = range(math.floor(min(ys) / self.step), math.ceil(max(ys) / self.step) + 1)
        field: dict[tuple[int, int], float] = {}
        for i in columns:
            for j in rows:
                clearance = self.clearance((i * self.step, j * self.step))
                if clearance > 0:
                    field[i, j] = clearance
        return field

    def room(self, point: Point) -> float:
        """Clearance near a point, read from the grid: fast and good to half a step; below 0 outside."""
        return self.field.get((round(point[0] / self.step), round(point[1] / self.step)), -self.step)

    @cached_property
    def _points(self) -> list[tuple[Point, float]]:
        return [((i * self.step, j * self.step), room) for (i, j), room in self.field.items()]

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
