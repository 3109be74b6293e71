"""Attacks of spells (BS-MAGIC-09 to 11): a fixed value, a die for each unit, nobody strikes back."""

from __future__ import annotations

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.aiming import facts_of
from wartable.games.bloodstream.rules.dice import Told, strikes
from wartable.games.bloodstream.rules.losses import Toll, suffer
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.games.bloodstream.rules.victory import lose


def everybody(s: Bloodstream, hex: int) -> list[int]:
    """BS-MAGIC-11, BS-TURN-09, BS-NEUTRAL-06: all units of a hex but captives, in the order of their dice."""
    free = ~s.captive
    return [*s.by_birth(s.stack_at(hex, ids.GROUND) & free), *s.by_birth(s.stack_at(hex, ids.SKY) & free)]


def blow(s: Bloodstream, seat: int, spell: int, units: list[int], rule: str) -> None:
    """BS-MAGIC-09: these units are struck one by one, and the dead removed together.

    Whatever comes after is scheduled before (`losses.py`).
    """
    attack = s.settings.spell_attack[spell]
    toll = Toll()
    for unit in units:
        armour = s.armour_of(unit)
        told: Told | None = None
        if s.log is not None:
            told = {"seat": seat, "by": ids.SPELLS[spell], "count": 1, "armour": armour}
            told.update(facts_of(s, unit))
        if strikes(s, seat, attack - armour, rule, told):
            toll.hit(unit)
    suffer(s, toll, rule)


def slay(s: Bloodstream, unit: int, rule: str) -> None:
    """Instant kills ask for no armour and cannot be healed (BS-SPELL-HEAL-03), but Unholy Armor stops them too."""
    if not s.under(unit, ids.UNHOLY_ARMOR):
        lose(s, 1 << unit, 0, rule)
