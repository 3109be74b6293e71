"""Luck that nobody can predict or alter: draw n is a keyed hash of a secret, the counter and a purpose.

Copying costs nothing, a restart never re-rolls, and whoever knows the commitment beforehand and the secret afterwards
can check every draw.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

SECRET_BYTES: Final = 32
_RANGE: Final = 1 << 64


class NoLuck(ValueError):
    """A draw is due, and there is neither a script nor a secret to take it from; says how many sides it has."""

    def __init__(self, sides: int, purpose: str) -> None:
        super().__init__(f"no luck to draw one of {sides} from ({purpose}); a view must be sampled first")
        self.sides = sides
        self.purpose = purpose


def draw(secret: bytes, counter: int, purpose: str, sides: int) -> int:
    """A number from 0 to sides - 1, each equally likely (rejection sampling, no modulo bias)."""
    limit = _RANGE - _RANGE % sides
    attempt = 0
    while True:
        keyed = _keyed(secret).copy()
        keyed.update(f"{counter}:{attempt}:{purpose}".encode())
        number = int.from_bytes(keyed.digest(), "big")
        if number < limit:
            return number % sides
        attempt += 1


@lru_cache(maxsize=64)
def _keyed(secret: bytes) -> hashlib.blake2b:
    """The hash with its key: it is copied for a third less than it is made."""
    return hashlib.blake2b(key=secret, digest_size=8)


def commitment(secret: bytes) -> str:
    """What may be published before the first move without giving the secret away."""
    return hashlib.sha256(b"wartable luck " + secret).hexdigest()


def secret_of(seed: int | str) -> bytes:
    """A secret made from a seed, for experiments that must be repeatable."""
    return hashlib.blake2b(f"seed {seed}".encode(), digest_size=SECRET_BYTES).digest()


class Dice:
    """A small fast generator for bots and playouts (xorshift, 32 bits); never the luck of a game."""

    def __init__(self, seed: int) -> None:
        self.x = (seed * 2654435761 + 88675123) & 0xFFFFFFFF or 1

    def below(self, n: int) -> int:
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return (x >> 2) * n >> 30
