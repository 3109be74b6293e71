"""What a match says: win rates with their uncertainty, coins, and how long bots think."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from wartable.arena.match import Played

Z95 = 1.959963984540054
"""Of 95% of a normal distribution."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a win rate; shared victories count as their shares."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass(frozen=True, slots=True)
class Line:
    """One bot's part in a match; a bot that takes several seats of a game plays it several times."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    coins: float | None
    decisions: float
    milliseconds: float


def summary(played: Iterable[Played]) -> list[Line]:
    """A line for each bot, the strongest first; it does not matter in which order the games finished."""
    games = sorted(played, key=lambda one: one.number)
    bots = sorted({bot for one in games for bot in one.bots})
    return sorted([_line(bot, games) for bot in bots], key=lambda line: (-line.rate, line.bot))


def _line(bot: str, games: list[Played]) -> Line:
    seats = [(one, seat) for one in games for seat, name in enumerate(one.bots) if name == bot]
    wins = sum([one.shares[seat] for one, seat in seats])
    decisions = sum([one.decisions[seat] for one, seat in seats])
    seconds = sum([one.seconds[seat] for one, seat in seats])
    coins = [one.coins[seat] for one, seat in seats if one.coins]
    low, high = wilson(wins, len(seats))
    return Line(
        bot,
        len(seats),
        wins,
        wins / len(seats),
        low,
        high,
        fmean(coins) if coins else None,
        decisions / len(seats),
        1000 * seconds / max(1, decisions),
    )
