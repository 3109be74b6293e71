"""How the chances of winning went in a finished game, turn by turn, and where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wartable.engine.game import Game
from wartable.server.course import Course

MOST_POINTS: Final = 120
"""Moments that are judged; longer games are judged at fewer of their turns."""
LEAST_SWING: Final = 0.15
"""By so much somebody's chance changes where a game is said to turn."""
MOST_TURNING: Final = 5


class Point(msgspec.Struct, frozen=True):
    """After so many decisions, in this round: whose turn begins (-1: nobody's), and the chance of every seat."""

    moment: int
    round: int
    turn: int
    chances: tuple[float, ...]


class Turning(msgspec.Struct, frozen=True):
    """From this point to the next the chance of a seat changed most.

    It was `lost` by whoever led and never led again, `won` by whoever led from then on.
    """

    point: int
    seat: int
    before: float
    after: float
    kind: str


def turn_ends(course: Course) -> list[int]:
    """After how many decisions turns were over, the beginning and the end of the game among them; at most so many."""
    found = [0]
    turn = -1
    for moment, s in enumerate(course.states()):
        now = course.game.turn_number(s)
        if moment and (now != turn or not s.stack):
            found.append(moment)
        turn = now
    if len(found) <= MOST_POINTS:
        return found
    last = len(found) - 1
    return [found[number * last // (MOST_POINTS - 1)] for number in range(MOST_POINTS)]


def judged(course: Course, moments: Sequence[int]) -> list[Point]:
    """The chances at these moments, by all that is true and not by what anybody knew."""
    game: Game[Any] = course.game
    found: list[Point] = []
    for moment in moments:
        s = course.at(moment)
        chances = [round(game.chance(s, seat), 3) for seat in range(game.seats_of(s))]
        found.append(Point(moment, game.round_number(s), game.turn_of(s) if s.stack else -1, tuple(chances)))
    return found


def turning_points(points: Sequence[Point]) -> list[Turning]:
    """The largest swings in their order; where two seats exchanged their chances, that of whoever lost by it.

    Not in the first round: sides may still be chosen, and whoever had a turn looks better than those who had none.
    """
    found = [_swing(points, number) for number in range(len(points) - 1) if points[number].round > 1]
    large = [one for one in found if abs(one.after - one.before) >= LEAST_SWING]
    large.sort(key=lambda one: -abs(one.after - one.before))
    return sorted(large[:MOST_TURNING], key=lambda one: one.point)


def _swing(points: Sequence[Point], number: int) -> Turning:
    before, after = points[number].chances, points[number + 1].chances
    changes = [round(late - early, 3) for early, late in zip(before, after, strict=True)]
    seat = min(range(len(changes)), key=lambda one: (-abs(changes[one]), changes[one]))
    rest = [point.chances for point in points[number + 1 :]]
    led = before[seat] == max(before)
    if changes[seat] < 0:
        kind = "lost" if led and not [one for one in rest if one[seat] == max(one)] else "fell"
    else:
        kind = "won" if not led and all([one[seat] == max(one) for one in rest]) else "rose"
    return Turning(number, seat, before[seat], after[seat], kind)
