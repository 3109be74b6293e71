"""How lucky the dice were: what each seat has rolled, against everything that as many rolls of these dice can bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from wartable.engine.events import Event, Rolled


@dataclass(frozen=True, slots=True)
class Fortune:
    """The dice of one seat: how many rolls, their sum and its expectation, how likely a lower and a higher sum was."""

    rolls: int
    sum: int
    expected: float
    lower: float
    higher: float


def fortunes(events: Iterable[Event], seats: int) -> list[Fortune]:
    """The luck of every seat by what happened in a game."""
    rolls: list[list[Rolled]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, Rolled):
            rolls[event.seat].append(event)
    return [fortune(found) for found in rolls]


def fortune(rolls: list[Rolled]) -> Fortune:
    """The luck of some rolls; the dice may differ."""
    ways = sums([roll.worth for roll in rolls])
    cases = sum(ways.values())
    rolled = sum([roll.brought() for roll in rolls])
    return Fortune(
        rolls=len(rolls),
        sum=rolled,
        expected=sum([sum(roll.worth) / len(roll.worth) for roll in rolls]),
        lower=sum([count for total, count in ways.items() if total < rolled]) / cases,
        higher=sum([count for total, count in ways.items() if total > rolled]) / cases,
    )


def sums(dice: list[tuple[int, ...]]) -> dict[int, int]:
    """Every sum that these dice can show, and in how many ways."""
    ways = {0: 1}
    for faces in dice:
        more: dict[int, int] = {}
        for face, times in Counter(faces).items():
            for total, count in ways.items():
                more[total + face] = more.get(total + face, 0) + count * times
        ways = more
    return ways
