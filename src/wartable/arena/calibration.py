"""How far chances of winning can be trusted: what was called 60 to 70% should be won about that often.

All positions of a game share its end, so it is games that are independent of each other: intervals go by them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt

from wartable.arena.match import Outcome
from wartable.arena.summary import Z95, Tally

CLASSES = 10
PARTS = 3
"""Of a game, each with as many turns: a game's scale may change as it goes on."""
WIDEST = 2.5
"""Up to exp of this is looked for the best scale, and as far down."""
FINELY = 0.01
APART = 0.05
"""Logarithms at which the bend of an error is taken."""
GOLDEN = (sqrt(5) - 1) / 2
SURE = 1e-6


@dataclass(frozen=True, slots=True)
class Called:
    """A position at the end of a turn: by seat, the chance that was called and what was won."""

    chances: tuple[float, ...]
    won: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Class:
    """All chances between two tenths: how often they were called, the mean of them, and what was won.

    The tally has as many games as had such a position, not as many as there were positions.
    """

    low: float
    positions: int
    called: float
    tally: Tally


@dataclass(frozen=True, slots=True)
class Fit:
    """The error of chances (Brier's: the mean of the squares), and the scale that would make it least."""

    positions: int
    error: float
    unknowing: float
    """The error of calling all sides equal."""
    factor: float
    """On the scale of the game."""
    low: float
    high: float
    least: float
    """The error with that scale."""


def positions_of(one: Outcome) -> list[Called]:
    """The ends of turns of a game that has ended, but its last."""
    return [Called(chances, one.chances[-1]) for chances in one.chances[:-1]]


def classes(games: Sequence[Sequence[Called]]) -> list[Class]:
    """What was won of what was called 0 to 10%, 10 to 20% and so on; classes nobody called are left out."""
    found = []
    for number in range(CLASSES):
        by_game = [[pair for pair in _pairs(game) if _class(pair[0]) == number] for game in games]
        pairs = [pair for game in by_game for pair in game]
        if pairs:
            independent = len([game for game in by_game if game])
            rate = sum([won for _, won in pairs]) / len(pairs)
            called = sum([chance for chance, _ in pairs]) / len(pairs)
            found.append(Class(number / CLASSES, len(pairs), called, Tally(independent, rate * independent)))
    return found


def _pairs(game: Sequence[Called]) -> list[tuple[float, float]]:
    return [pair for one in game for pair in zip(one.chances, one.won, strict=True)]


def _class(chance: float) -> int:
    return min(CLASSES - 1, int(chance * CLASSES))


def parts(games: Sequence[Sequence[Called]]) -> list[list[Sequence[Called]]]:
    """The games cut into their first, middle and last turns."""
    return [
        [game[len(game) * part // PARTS : len(game) * (part + 1) // PARTS] for game in games] for part in range(PARTS)
    ]


def fit(games: Sequence[Sequence[Called]]) -> Fit:
    """The scale with the least error, with its interval."""

    def error(log_factor: float) -> float:
        return sum([_error(game, log_factor) for game in games])

    count = sum([len(_pairs(game)) for game in games])
    best = least(error, -WIDEST, WIDEST)
    # How far the best scale would go astray if other games had been played, by how much each game pulls at it.
    pulls = [(_error(game, best + APART) - _error(game, best - APART)) / (2 * APART) for game in games]
    bend = (error(best + APART) - 2 * error(best) + error(best - APART)) / APART**2
    astray = Z95 * sqrt(sum([pull * pull for pull in pulls])) / bend if bend > 0 else 2 * WIDEST
    return Fit(
        count,
        error(0.0) / count,
        sum([(won - sum(one.won) / len(one.won)) ** 2 for game in games for one in game for won in one.won]) / count,
        exp(best),
        exp(max(-WIDEST, best - astray)),
        exp(min(WIDEST, best + astray)),
        error(best) / count,
    )


def _error(game: Sequence[Called], log_factor: float) -> float:
    """The squares of a game, if its scale were larger by this factor."""
    power = exp(-log_factor)
    total = 0.0
    for one in game:
        for chance, won in zip(scaled(one.chances, power), one.won, strict=True):
            total += (chance - won) ** 2
    return total


def scaled(chances: Sequence[float], power: float) -> list[float]:
    """The chances with all odds raised to a power, as another scale of scores does it.

    Where they add up to more than 1 there are teams, and two of them: whoever does not win loses to the other.
    """
    raised = [chance**power for chance in chances]
    if abs(sum(chances) - 1) < SURE:
        return [one / sum(raised) for one in raised]
    return [one / (one + (1 - chance) ** power) for one, chance in zip(raised, chances, strict=True)]


def least(value: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest, by golden sections."""
    left, right = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_left, at_right = value(left), value(right)
    while high - low > FINELY:
        if at_left < at_right:
            high, right, at_right = right, left, at_left
            left = high - GOLDEN * (high - low)
            at_left = value(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + GOLDEN * (high - low)
            at_right = value(right)
    return (low + high) / 2
