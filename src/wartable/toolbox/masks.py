"""Sets of whole numbers as bits of an int, and neighbourhoods of such sets, by table.

Up to 62 numbers such a set is a machine word in the compiled build, and nothing is faster; larger sets cost more the
larger the board is, whatever is in them. Figures: docs/decisions/0013-sets-of-any-size.md.
"""

from __future__ import annotations

from typing import Final

CHUNK: Final = 11
_LOW: Final = (1 << CHUNK) - 1
CHUNKS: Final = 6
WORD: Final = (1 << 62) - 1
"""The largest set that is a machine word."""
BYTE: Final = 8
KEPT: Final = 1 << 14
"""Large sets whose members are kept: boards are asked for the same ones again and again."""


def _member_table(bits: int, place: int) -> list[tuple[int, ...]]:
    """The members of every set of so many numbers, at a place of a larger set."""
    table: list[tuple[int, ...]] = [()]
    for mask in range(1, 1 << bits):
        high = mask.bit_length() - 1
        table.append((*table[mask ^ (1 << high)], high + place * bits))
    return table


_MEMBERS: Final = [_member_table(CHUNK, chunk) for chunk in range(CHUNKS)]
_FIRST: Final = _MEMBERS[0]
_BYTES: Final[list[list[tuple[int, ...]]]] = []
"""By byte of a large set; there are as many as have been asked for."""
_KNOWN: Final[dict[int, tuple[int, ...]]] = {}
"""By large set, its members."""


def members(mask: int) -> tuple[int, ...]:
    """The numbers in a set, ascending."""
    if mask <= _LOW:
        return _FIRST[mask]
    if mask > WORD:
        return _many(mask)
    found = _FIRST[mask & _LOW]
    mask >>= CHUNK
    chunk = 1
    while mask:
        if mask & _LOW:
            found += _MEMBERS[chunk][mask & _LOW]
        mask >>= CHUNK
        chunk += 1
    return found


def _many(mask: int) -> tuple[int, ...]:
    known = _KNOWN.get(mask)
    if known is None:
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        known = _KNOWN[mask] = _counted(mask)
    return known


def _counted(mask: int) -> tuple[int, ...]:
    length = (mask.bit_length() + BYTE - 1) // BYTE
    while len(_BYTES) < length:
        _BYTES.append(_member_table(BYTE, len(_BYTES)))
    found: list[int] = []
    for place, byte in enumerate(mask.to_bytes(length, "little")):
        if byte:
            found.extend(_BYTES[place][byte])
    return tuple(found)


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
