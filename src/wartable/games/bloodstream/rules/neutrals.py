"""What neutral stacks attack (BS-NEUTRAL-01 to 03): nobody decides for them."""

from __future__ import annotations

from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.targets import first

SPREAD = 2
"""BS-NEUTRAL-03: attack less armour from which on every target gets an attacker of its own."""


def deal(s: Bloodstream, units: int, prey: int) -> None:
    """BS-NEUTRAL-03: neutral units are dealt to the weakest of what they may attack, or all go for one of them."""
    least = min([s.armour_of(unit) for unit in s.by_birth(prey)])
    weakest = [unit for unit in s.by_birth(prey) if s.armour_of(unit) == least]
    if s.attack_of(first(units)) - least < SPREAD:
        weakest = weakest[:1]
    shares = [0] * len(weakest)
    for place, unit in enumerate(s.by_birth(units)):
        shares[place % len(weakest)] |= 1 << unit
    s.aims = tuple([(target, share) for target, share in zip(weakest, shares, strict=True) if share])
