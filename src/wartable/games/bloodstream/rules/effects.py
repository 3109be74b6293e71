"""Effects of spells on units (draft: «Фишки эффектов»; BS-EFFECT): how they are laid, and how they end.

`effects` has a unit, a spell and the seat that cast it, in the order of casting. An effect goes with its unit
wherever that goes, aboard and inside too, and is gone with it (`Bloodstream.remove_unit`).
"""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.dice import roll
from wartable.games.bloodstream.rules.state import Bloodstream

EFFECT_1: Final = 1 << 1
"""BS-EFFECT-01: those of duration 1."""
EFFECT_2: Final = 1 << 2
"""BS-EFFECT-02: those of duration 2."""
ENDS: Final[dict[int, int]] = {ids.HASTE: ids.SLOW, ids.SLOW: ids.HASTE}
"""BS-SPELL-HASTE-05: what a spell takes off its unit."""


def lay(s: Bloodstream, unit: int, spell: int, seat: int, rule: str) -> None:
    """BS-EFFECT-05, BS-MAGIC-13: an effect begins, or is renewed and belongs to whoever cast it last."""
    ended = (spell, ENDS.get(spell, spell))
    left = [one for one in s.effects if one[0] != unit or one[1] not in ended]
    s.effects = (*left, (unit, spell, seat))
    if s.log is not None:
        s.emit("enchanted", rule, {"seat": s.owner[unit], "spell": spell, "unit": s.kind[unit], "hex": s.place[unit]})


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
        if roll(s, s.owner[unit], 0, "BS-SPELL-UNHOLY-02") <= s.settings.unholy_death_on:
            dead |= 1 << unit
    if durations & EFFECT_2:
        s.runes = tuple([rune for rune in s.runes if rune[1] != seat])
        s.storms = tuple([storm for storm in s.storms if storm[3] != seat])
    return dead


def reveal(s: Bloodstream, units: int) -> None:
    """BS-SPELL-INVISIBILITY-02, 05: the effect ends when its unit attacks."""
    if s.effects:
        s.effects = tuple([one for one in s.effects if one[1] != ids.INVISIBILITY or not units >> one[0] & 1])
