"""Sets of small numbers (below 66) as bits of an int, and neighbourhoods of such sets, by table."""

from __future__ import annotations

from typing import Final

CHUNK: Final = 11
_LOW: Final = (1 << CHUNK) - 1
CHUNKS: Final = 6


def _member_tables() -> list[list[tuple[int, ...]]]:
    tables: list[list[tuple[int, ...]]] = []
    for chunk in range(CHUNKS):
        table: list[tuple[int, ...]] = [()]
        for mask in range(1, 1 << CHUNK):
            high = mask.bit_length() - 1
            table.append((*table[mask ^ (1 << high)], high + chunk * CHUNK))
        tables.append(table)
    return tables


_MEMBERS: Final = _member_tables()
_FIRST: Final = _MEMBERS[0]


def members(mask: int) -> tuple[int, ...]:
    """The numbers in a set, ascending."""
    found = _FIRST[mask & _LOW]
    mask >>= CHUNK
    chunk = 1
    while mask:
        if mask & _LOW:
            found += _MEMBERS[chunk][mask & _LOW]
        mask >>= CHUNK
        chunk += 1
    return found


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Neighbourhood:
    """Which numbers border a set, given what each one borders."""

    def __init__(self, borders: list[int]) -> None:
        self.borders = tuple(borders)
        self.tables: list[list[int]] = []
        for chunk in range((len(borders) + CHUNK - 1) // CHUNK):
            table = [0]
            for mask in range(1, 1 << CHUNK):
                high = mask.bit_length() - 1
                number = high + chunk * CHUNK
                table.append(table[mask ^ (1 << high)] | (borders[number] if number < len(borders) else 0))
            self.tables.append(table)

    def near(self, mask: int) -> int:
        """Everything that borders a member of the set (members may border each other)."""
        found = 0
        for table in self.tables:
            if not mask:
                break
            found |= table[mask & _LOW]
            mask >>= CHUNK
        return found
