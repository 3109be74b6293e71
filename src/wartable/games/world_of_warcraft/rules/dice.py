"""Dice as small numbers, and filters of them as sets of faces (rulebook: «Символы кубиков»).

A die is colour * FACES + value - 1 and its marks (`ids.py`). A filter is a set of the 24 faces, as bits: WOW-SPOT-06. A
pool is a sorted tuple of dice, so that equal pools are equal and equal dice are one answer.
"""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids

SIDES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 7, 8)
COLOURS: Final = len(ids.DICE)
EVERY_FACE: Final = (1 << COLOURS * ids.FACES) - 1
ONE_COLOUR: Final = (1 << ids.FACES) - 1


def make(colour: int, value: int) -> int:
    """A die without marks."""
    return colour * ids.FACES + value - 1


def colour_of(die: int) -> int:
    return (die & ids.DIE) >> 3


def value_of(die: int) -> int:
    return (die & 7) + 1


def of_colour(colour: int) -> int:
    """The filter of every die of a colour."""
    return ONE_COLOUR << colour * ids.FACES


def faces(text: str) -> int:
    """The filter that is written so: letters of colours or `*`, then `8`, `7+`, `1-2` or nothing for any value."""
    letters = text.rstrip("0123456789+-")
    span = text[len(letters) :]
    if not span:
        low, high = 1, ids.FACES
    elif span.endswith("+"):
        low, high = int(span[:-1]), ids.FACES
    elif "-" in span:
        low, high = [int(end) for end in span.split("-")]
    else:
        low = high = int(span)
    values = sum([1 << value - 1 for value in range(low, high + 1)])
    found = 0
    for colour, letter in enumerate(ids.DIE_LETTERS):
        if letter in letters or letters == "*":
            found |= values << colour * ids.FACES
    return found


def at_least(value: int) -> int:
    """The filter of every die that shows a value or more (WOW-TOKENS-01)."""
    low = min(max(value, 1), ids.FACES + 1)
    values = ONE_COLOUR >> low - 1 << low - 1
    return values | values << ids.FACES | values << 2 * ids.FACES


def fits(die: int, filter: int) -> bool:
    return bool(filter >> (die & ids.DIE) & 1)


def count(pool: tuple[int, ...], filter: int) -> int:
    """How many dice of a pool match."""
    found = 0
    for die in pool:
        if filter >> (die & ids.DIE) & 1:
            found += 1
    return found


def distinct(pool: tuple[int, ...], filter: int, without: int = 0) -> list[int]:
    """The different dice that match and have none of these marks."""
    found: list[int] = []
    last = -1
    for die in pool:
        if die != last and filter >> (die & ids.DIE) & 1 and not die & without:
            found.append(die)
            last = die
    return found


def unspotted(pool: tuple[int, ...], filter: int) -> list[int]:
    """The different dice that match and can still be spotted, or removed by choice (WOW-SPOT-02, 05)."""
    return distinct(pool, filter, ids.SPOTTED)


def swap(pool: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """The pool with one die turned into another."""
    at = pool.index(old)
    return tuple(sorted((*pool[:at], new, *pool[at + 1 :])))


def joined(pool: tuple[int, ...], more: list[int]) -> tuple[int, ...]:
    """The pool with these dice added."""
    return tuple(sorted((*pool, *more)))


def chance(threat: int) -> float:
    """That one die hits (WOW-TOKENS-01)."""
    return min(max(ids.FACES + 1 - threat, 0), ids.FACES) / ids.FACES


def expected_hits(number: int, rerolls: int, threat: int) -> float:
    """Hits of so many dice on average, when misses are rerolled as far as that goes."""
    hit = chance(threat)
    misses = number * (1 - hit)
    return number * hit + min(rerolls, misses) * hit
