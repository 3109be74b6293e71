"""What a match says: win rates with their uncertainty, points, how long games last and how long bots think."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median
from typing import TypeVar

from wartable.arena.match import Outcome

K = TypeVar("K", str, tuple[str, ...])
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
class Tally:
    """How often somebody has played and won."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's part in a match; a bot that takes several seats of a game plays it several times."""

    bot: str
    tally: Tally
    points: float
    decisions: float
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Length:
    """How many rounds the games lasted."""

    least: int
    median: float
    mean: float
    most: int


def went_nowhere(played: Iterable[Outcome]) -> list[Outcome]:
    """The games that reached the limit of decisions: nobody has won them, and they are no draws either."""
    return sorted([one for one in played if not one.ending], key=lambda one: one.number)


def summary(played: Iterable[Outcome]) -> list[Standing]:
    """How each bot fared, the strongest first; it does not matter in which order the games finished."""
    games = sorted(played, key=lambda one: one.number)
    bots = sorted({bot for one in games for bot in one.bots})
    return sorted([_standing(bot, games) for bot in bots], key=lambda one: (-one.tally.rate, one.bot))


def _standing(bot: str, games: list[Outcome]) -> Standing:
    seats = [(one, seat) for one in games for seat, name in enumerate(one.bots) if name == bot]
    wins = sum([one.shares[seat] for one, seat in seats])
    decisions = sum([one.decisions[seat] for one, seat in seats])
    seconds = sum([one.seconds[seat] for one, seat in seats])
    return Standing(
        bot,
        Tally(len(seats), wins),
        fmean([one.points[seat] for one, seat in seats]),
        decisions / len(seats),
        1000 * seconds / max(1, decisions),
    )


def by_side(played: Iterable[Outcome]) -> list[tuple[tuple[str, ...], Tally]]:
    """How each side fared (a race, a team of races), by its names; nothing where a game does not name its sides."""
    return _by(played, lambda one: one.sides)


def by_home(played: Iterable[Outcome]) -> list[tuple[str, Tally]]:
    """How those fared who began in each area; nothing where scenarios do not say where."""
    return _by(played, lambda one: one.homes)


def _by(played: Iterable[Outcome], names: Callable[[Outcome], tuple[K, ...]]) -> list[tuple[K, Tally]]:
    """A tally for everything that seats are called by."""
    games: Counter[K] = Counter()
    wins: dict[K, float] = {}
    for one in sorted(played, key=lambda one: one.number):
        # A side counts once for each name of its seats: two sides of a game may be called alike.
        for name, team in sorted(set(zip(names(one), one.teams, strict=False))):
            games[name] += 1
            wins[name] = wins.get(name, 0.0) + side_share(one, team)
    return [(name, Tally(games[name], wins[name])) for name in sorted(games)]


def by_turn(played: Iterable[Outcome]) -> list[Tally]:
    """How those fared who had the first turn, the second and so on."""
    games = sorted(played, key=lambda one: one.number)
    turns = range(len(games[0].order))
    return [Tally(len(games), sum([side_share(one, one.order[turn]) for one in games])) for turn in turns]


def side_share(one: Outcome, seat: int) -> float:
    """A seat's victory; teammates win whole."""
    return sum([share for share, team in zip(one.shares, one.teams, strict=True) if team == one.teams[seat]])


def by_role(played: Iterable[Outcome]) -> list[tuple[str, Tally, Counter[int]]]:
    """How the sides of those fared who played each role, and how often it came how far."""
    wins: dict[str, float] = {}
    reached: dict[str, Counter[int]] = {}
    for one in sorted(played, key=lambda one: one.number):
        for seat, name, far in one.roles:
            wins[name] = wins.get(name, 0.0) + side_share(one, seat)
            reached.setdefault(name, Counter())[far] += 1
    return [(name, Tally(reached[name].total(), wins[name]), reached[name]) for name in sorted(reached)]


def drawn(played: Iterable[Outcome]) -> int:
    """How many games more than one side has won."""
    return len([one for one in played if len(_winners(one)) > 1])


def _winners(one: Outcome) -> set[int]:
    """The sides that have won, by their first seats."""
    return {team for team, share in zip(one.teams, one.shares, strict=True) if share}


def teams(one: Outcome) -> list[tuple[int, ...]]:
    """The seats of each side, in the order of their first seats."""
    found: dict[int, list[int]] = {}
    for seat, team in enumerate(one.teams):
        found.setdefault(team, []).append(seat)
    return [tuple(seats) for seats in found.values()]


def lengths(played: Iterable[Outcome]) -> Length:
    """How long the games were."""
    rounds = [one.rounds for one in played]
    return Length(min(rounds), median(rounds), fmean(rounds), max(rounds))


def endings(played: Iterable[Outcome]) -> list[tuple[str, int]]:
    """By which rule the games ended, the most frequent first."""
    return Counter(sorted([one.ending for one in played])).most_common()
