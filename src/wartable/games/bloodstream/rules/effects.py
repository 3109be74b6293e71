"""How effects end (draft: «Фишки эффектов»)."""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.state import Bloodstream

EFFECT_1: Final = 1 << 1
"""BS-EFFECT-01: those of duration 1."""
EFFECT_2: Final = 1 << 2
"""BS-EFFECT-02: those of duration 2."""


def end_effects(s: Bloodstream, seat: int, durations: int) -> int:
    """The effects of these durations that a seat has cast end, in casting order; the units that are gone by it.

    The caller removes them (`victory.lose`).
    """
    dead = 0
    lasts = s.settings.lasts
    left: list[tuple[int, int, int]] = []
    ended: list[tuple[int, int]] = []
    for unit, spell, caster in s.effects:
        if caster == seat and durations >> lasts[spell] & 1:
            ended.append((unit, spell))
        else:
            left.append((unit, spell, caster))
    s.effects = tuple(left)
    for unit, spell in ended:
        if spell == ids.RAISE_DEAD:
            dead |= 1 << unit
    for unit, spell in ended:
        # BS-SPELL-UNHOLY-02; a Skeleton that leaves anyway rolls for nothing (BS-EFFECT-10).
        if spell != ids.UNHOLY_ARMOR or dead >> unit & 1:
            continue
        if s.d6(s.owner[unit], "BS-SPELL-UNHOLY-02") <= s.settings.unholy_death_on:
            dead |= 1 << unit
    if durations & EFFECT_2:
        s.runes = tuple([rune for rune in s.runes if rune[1] != seat])
        s.storms = tuple([storm for storm in s.storms if storm[3] != seat])
    return dead


def reveal(s: Bloodstream, units: int) -> None:
    """BS-SPELL-INVISIBILITY-02, 05: the effect ends when its unit attacks."""
    if s.effects:
        s.effects = tuple([one for one in s.effects if one[1] != ids.INVISIBILITY or not units >> one[0] & 1])
