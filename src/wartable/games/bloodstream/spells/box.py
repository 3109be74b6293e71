"""Every spell, by its number."""

from __future__ import annotations

from typing import Final

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.spells import death_knight, mage, ogre_mage, paladin
from wartable.games.bloodstream.spells.spell import Spell


def in_order(spells: tuple[Spell, ...]) -> tuple[Spell, ...]:
    """The spells as their numbers go; each number of `ids` has exactly one."""
    found: list[Spell] = []
    for number, name in enumerate(ids.SPELLS):
        fitting = [spell for spell in spells if spell.number == number]
        assert len(fitting) == 1, f"{name} is {len(fitting)} spells of the modules in spells/, not one"
        found += fitting
    return tuple(found)


SPELLS: Final[tuple[Spell, ...]] = in_order((*paladin.SPELLS, *mage.SPELLS, *ogre_mage.SPELLS, *death_knight.SPELLS))
