"""Levels against levels: who plays whom, and what the games say of each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from wartable.arena.keeping import Fixture, match_key
from wartable.arena.match import Outcome, make_match
from wartable.arena.summary import Tally, side_share, teams
from wartable.engine.errors import ContentError
from wartable.engine.game import Game


@dataclass(frozen=True, slots=True)
class Pairing:
    """One level among seats of another."""

    level: str
    others: str
    fixture: Fixture


@dataclass(frozen=True, slots=True)
class Duel:
    """How a pairing went: the tally of the one, and what it would win if it were as strong as the others."""

    tally: Tally
    fair: float


@dataclass(frozen=True, slots=True)
class Cost:
    """What a level's decisions cost, in milliseconds of processor time."""

    decisions: float
    """Of one game."""
    mean: float
    worst: float


def pairings(
    game: Game[Any],
    levels: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
) -> list[Pairing]:
    """Every two levels, seats rotated; with more than two players one of a level among many of another, both ways."""
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise ContentError("ladder", "levels", "at least two are needed, and none twice", "levels")
    found = []
    for weaker, stronger in combinations(levels, 2):
        for level, others in ((stronger, weaker), (weaker, stronger))[: 1 if seats == 2 else 2]:
            bots = [level, *[others] * (seats - 1)]
            match = make_match(game, bots, seed, scenario=scenario, options=options)
            found.append(Pairing(level, others, Fixture(match_key(game, match), match, games)))
    return found


def duel(level: str, played: Sequence[Outcome]) -> Duel:
    """What the games of a pairing say."""
    seats = [(one, one.bots.index(level)) for one in played]
    wins = sum([side_share(one, seat) for one, seat in seats])
    return Duel(Tally(len(seats), wins), sum([1 / len(teams(one)) for one, _ in seats]) / len(seats))


def cost(level: str, played: Sequence[Outcome]) -> Cost:
    """What the decisions of a level have cost in all its games."""
    seats = [(one, seat) for one in played for seat, name in enumerate(one.bots) if name == level]
    decisions = sum([one.decisions[seat] for one, seat in seats])
    seconds = sum([one.seconds[seat] for one, seat in seats])
    worst = max([one.slowest[seat] for one, seat in seats], default=0.0)
    return Cost(decisions / max(1, len(seats)), 1000 * seconds / max(1, decisions), 1000 * worst)
