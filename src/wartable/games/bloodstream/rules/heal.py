"""Heal (BS-SPELL-HEAL): Paladins who survive an attack may save one of their stack."""

from __future__ import annotations

from wartable.games.bloodstream import ids
from wartable.games.bloodstream.rules.dice import roll
from wartable.games.bloodstream.rules.state import Bloodstream
from wartable.toolbox.masks import members

RULE = "BS-SPELL-HEAL-01"


def returning(s: Bloodstream, dead: list[int]) -> list[int]:
    """BS-SPELL-HEAL-01 to 04: who of one event's dead comes back, a roll for each stack in dice order.

    They are asked before anybody is removed, so whoever comes back is as he was.
    """
    found: list[int] = []
    rolled = 0
    for unit in dead:
        owner = s.owner[unit]
        if s.kind[unit] != ids.CAVALRY or rolled >> unit & 1 or not knows_heal(s, owner):
            continue
        stack = paladins(s, owner, s.place[unit])
        fallen = [one for one in s.by_birth(stack) if one in dead]
        rolled |= stack
        if stack.bit_count() == len(fallen):
            continue
        mana = s.settings.mana[ids.HEAL]
        if roll(s, owner, mana, RULE) <= mana:
            found.append(fallen[0])
            if s.log is not None:
                s.emit("healed", RULE, {"seat": owner, "unit": s.kind[unit], "hex": s.place[unit]})
    return found


def paladins(s: Bloodstream, owner: int, hex: int) -> int:
    """A player's Paladins in a hex, where others may be as well while a group passes through (BS-MOVE-07)."""
    found = s.stack_at(hex, ids.GROUND) & s.units[owner]
    for unit in members(found):
        if s.kind[unit] != ids.CAVALRY:
            found &= ~(1 << unit)
    return found


def knows_heal(s: Bloodstream, owner: int) -> bool:
    """Knights save nobody before they are Paladins, and Heal needs that."""
    return owner != ids.NEUTRAL and bool(s.learned[owner] >> ids.FIRST_SPELL + ids.HEAL & 1)
