"""Who casts what (BS-MAGIC-01, 03), and the die for mana (BS-MAGIC-02).

The die is rolled at each attempt. Where the table checks mana first (BS-RULING-21), every caster rolls once as its
owner's Movement stage begins, the result lies in `charges`, and attempts roll no more.
"""

from __future__ import annotations

from typing import Final

from wartable.engine.frames import Step
from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.dice import FACES, roll
from wartable.games.bloodstream.rules.settings import KINDS
from wartable.games.bloodstream.rules.state import Bloodstream

CONVERSIONS: Final[tuple[int, ...]] = (ids.PALADIN, ids.OGRE_MAGE)
"""By race, the research that makes casters of its cavalry."""
RULE: Final = "BS-MAGIC-02"


def casts(s: Bloodstream, seat: int, kind: int) -> bool:
    """BS-MAGIC-01: whether units of a kind of this player are casters."""
    if kind == ids.CAVALRY:
        return bool(s.learned[seat] >> CONVERSIONS[s.settings.races[seat]] & 1)
    return kind == ids.CASTER


def on_board(s: Bloodstream, seat: int, unit: int) -> bool:
    """BS-MAGIC-08: whether a unit is one of this player's and not aboard or inside."""
    return 0 <= unit < len(s.owner) and s.owner[unit] == seat and s.place[unit] >= 0


def repertoire(s: Bloodstream, seat: int, kind: int) -> int:
    """BS-MAGIC-03: the spells that units of a kind of this player know, as bits."""
    if not casts(s, seat, kind):
        return 0
    known = (s.learned[seat] | s.settings.known) >> ids.FIRST_SPELL
    return known & s.settings.spells_of[s.settings.races[seat] * KINDS + kind]


def charge_of(s: Bloodstream, unit: int) -> int:
    """What a caster has rolled as the Movement stage began; more than any spell allows if nothing."""
    for charged, die in s.charges:
        if charged == unit:
            return die
    return len(FACES) + 1


def has_mana(s: Bloodstream, unit: int, spell: int) -> bool:
    """Whether a caster may attempt a spell at all."""
    return not s.settings.mana_first or charge_of(s, unit) <= s.settings.mana[spell]


def mana_die(s: Bloodstream, seat: int, unit: int, spell: int) -> int:
    """The die of an attempt."""
    return charge_of(s, unit) if s.settings.mana_first else roll(s, seat, s.settings.mana[spell], RULE)


class ManaCheck(Step[Bloodstream]):
    """BS-RULING-21: the dice of all casters of a player, where mana is checked first; the old ones are forgotten."""

    def run(self, s: Bloodstream) -> None:
        if not s.settings.mana_first:
            return
        seat = self.seat
        found = [charge for charge in s.charges if not s.units[seat] >> charge[0] & 1]
        for unit in s.by_birth(s.units[seat] & ~s.captive):
            if casts(s, seat, s.kind[unit]):
                die = roll(s, seat, 0, RULE)
                found.append((unit, die))
                if s.log is not None:
                    s.emit("charged", RULE, {"seat": seat, "unit": s.kind[unit], "hex": s.hex_of(unit), "die": die})
        s.charges = tuple(found)
