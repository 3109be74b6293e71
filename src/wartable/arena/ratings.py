"""How strong levels are, by all the games they have played: the fit of Bradley and Terry, for any number of sides.

A side wins with odds of exp(strength) against exp(strength) of the others; the strength of a side is the mean of its
seats', that of a seat is its level's. Levels do not change and all games are at hand, so that the strengths that make
these games likeliest need no order of games, as ratings that follow a player from game to game do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from wartable.arena.match import Outcome
from wartable.arena.summary import Z95, teams

POINTS = 400 / log(10)
"""Of rating for one of strength: 400 points are odds of ten to one, as chess players count."""
FARTHEST = 1.0
"""No step of the fit goes farther, or it could go astray."""
CLOSE = 1e-9
STEPS = 500

Column = list[float]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a level is, measured from the one that stands at 0."""

    level: str
    points: float
    error: float
    """The half of the 95% interval."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Sides that meet: how much of each level each of them has, and what share of the victory it got."""

    sides: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def rate(levels: Sequence[str], zero: str, games: Iterable[Outcome]) -> list[Rating]:
    """The levels with their ratings, the strongest first.

    As if every two levels had drawn one game besides: else a level that never lost would be infinitely strong.
    """
    contests = [_contest(levels, one) for one in games]
    contests += [_draw(len(levels), one, other) for one, other in combinations(range(len(levels)), 2)]
    free = [number for number, level in enumerate(levels) if level != zero]
    strengths = [0.0] * len(levels)
    spread: list[Column] = []
    for _ in range(STEPS):
        slope, bend = _slopes(contests, strengths)
        spread = inverse([[bend[i][j] for j in free] for i in free])
        step = [sum([cell * slope[j] for cell, j in zip(row, free, strict=True)]) for row in spread]
        longest = max([abs(one) for one in step], default=0.0)
        for i, one in zip(free, step, strict=True):
            strengths[i] += one * min(1.0, FARTHEST / longest) if longest else 0.0
        if longest < CLOSE:
            break
    errors = dict(zip(free, [sqrt(row[place]) for place, row in enumerate(spread)], strict=True))
    found = [
        Rating(level, POINTS * strengths[number], Z95 * POINTS * errors.get(number, 0.0))
        for number, level in enumerate(levels)
    ]
    return sorted(found, key=lambda one: (-one.points, one.level))


def _contest(levels: Sequence[str], one: Outcome) -> Contest:
    sides = teams(one)
    parts = [tuple([[one.bots[seat] for seat in side].count(level) / len(side) for level in levels]) for side in sides]
    return Contest(tuple(parts), tuple([sum([one.shares[seat] for seat in side]) for side in sides]))


def _draw(levels: int, one: int, other: int) -> Contest:
    sides = [tuple([float(level == who) for level in range(levels)]) for who in (one, other)]
    return Contest(tuple(sides), (0.5, 0.5))


def _slopes(contests: Sequence[Contest], strengths: Column) -> tuple[Column, list[Column]]:
    """By how much likelier the games become with each strength, and how fast that falls off."""
    size = len(strengths)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for contest in contests:
        odds = [exp(sum([part * own for part, own in zip(side, strengths, strict=True)])) for side in contest.sides]
        total = sum(odds)
        chances = [one / total for one in odds]
        mean = [
            sum([chance * side[i] for chance, side in zip(chances, contest.sides, strict=True)]) for i in range(size)
        ]
        for chance, share, side in zip(chances, contest.shares, contest.sides, strict=True):
            for i in range(size):
                slope[i] += (share - chance) * side[i]
                for j in range(size):
                    bend[i][j] += chance * (side[i] - mean[i]) * (side[j] - mean[j])
    return slope, bend


def inverse(matrix: Sequence[Sequence[float]]) -> list[Column]:
    """Of a matrix that is symmetric and positive, by elimination."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [cell - rows[j][i] * own for cell, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
