"""What an attack promises: mean hits of a number of units on a number of targets. Opinions."""

from __future__ import annotations

from typing import Final

SIDES: Final = 6


def chance(attack: int, helpers: int, armour: int) -> float:
    """The chance of one group to hit its target (BS-ATTACK-05, 07)."""
    need = attack + helpers - armour
    return 0.0 if need <= 0 else 1.0 if need >= SIDES else need / SIDES


def hits(units: int, attack: int, targets: int, armour: int) -> float:
    """Mean hits of so many units, spread where each has a chance of its own and together where none has."""
    if units <= 0 or attack <= 0 or targets <= 0:
        return 0.0
    groups = min(units, targets) if attack > armour else 1
    each, more = divmod(units, groups)
    return (groups - more) * chance(attack, each - 1, armour) + more * chance(attack, each, armour)
