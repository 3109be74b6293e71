"""Stun and Curse (rulebook: «Значок Оглушения (Stun)», «Значок Проклятия (Curse)»).

What they do to a pool stands in `pool.py`.
"""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft.rules.state import Lordaeron, put

STUN_DICE: Final = 2
"""WOW-STUN-01: dice that a token takes from every pool."""


def add_stun(s: Lordaeron, hero: int, number: int, rule: str) -> None:
    """WOW-STUN-03: they count from the next pool on."""
    if number <= 0:
        return
    s.stun = put(s.stun, hero, s.stun[hero] + number)
    if s.log is not None:
        s.emit("stunned", rule, {"hero": hero, "number": number})


def add_curse(s: Lordaeron, hero: int, number: int, rule: str) -> None:
    """WOW-RULING-24: Attrition is lower at once, dice and Reroll from the next attack on."""
    if number <= 0:
        return
    s.curse = put(s.curse, hero, s.curse[hero] + number)
    if s.log is not None:
        s.emit("cursed", rule, {"hero": hero, "number": number})


def cleanse(s: Lordaeron, hero: int, rule: str) -> None:
    """All Stun and Curse tokens of a hero go (Purge); dice already removed stay away."""
    if s.log is not None and (s.stun[hero] or s.curse[hero]):
        s.emit("cleansed", rule, {"hero": hero})
    s.stun = put(s.stun, hero, 0)
    s.curse = put(s.curse, hero, 0)
