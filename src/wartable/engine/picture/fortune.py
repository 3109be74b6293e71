"""How lucky the dice were: what each seat has rolled, against everything that as many rolls of these dice can bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from wartable.engine.events import Event, Rolled


@dataclass(frozen=True, slots=True)
class Fortune:
    """The dice of one seat: how many rolls, their sum and its expectation, how likely a lower and a higher sum was.

    Dice that do some good or none, such as `hits`, are apart from those whose numbers count.
    """

    seat: int
    hits: bool
    rolls: int
    sum: int
    expected: float
    lower: float
    higher: float


def fortunes(events: Iterable[Event], seats: int) -> list[Fortune]:
    """The luck of every seat that has rolled, by what happened in a game."""
    rolls: dict[tuple[int, bool], list[Rolled]] = {}
    for event in events:
        if isinstance(event, Rolled):
            rolls.setdefault((event.seat, event.hits), []).append(event)
    keys = [(seat, hits) for seat in range(seats) for hits in (True, False) if (seat, hits) in rolls]
    return [fortune(rolls[key]) for key in keys]


def fortune(rolls: list[Rolled]) -> Fortune:
    """The luck of some rolls of one seat that count in the same way; the dice may differ."""
    ways = sums([roll.worth for roll in rolls])
    cases = sum(ways.values())
    rolled = sum([roll.brought() for roll in rolls])
    return Fortune(
        seat=rolls[0].seat,
        hits=rolls[0].hits,
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
