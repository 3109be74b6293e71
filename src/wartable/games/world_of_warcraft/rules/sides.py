"""Questions to a combat: who fights whom, and whether it is decided."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.state import Lordaeron


def attacking_faction(s: Lordaeron) -> int:
    """Whose heroes have begun the combat."""
    return ids.ALLIANCE if s.fighters & s.settings.members[ids.ALLIANCE] else ids.HORDE


def pvp(s: Lordaeron) -> bool:
    """WOW-COMBAT-01: a combat between characters; all others are normal."""
    return s.foe == ids.HEROES


def decided(s: Lordaeron) -> bool:
    """WOW-COMBAT-07, WOW-PVP-13: whether one side has nobody left."""
    if s.foe == ids.HEROES:
        return not s.participants(ids.ALLIANCE) or not s.participants(ids.HORDE)
    return not any(s.foes) or not s.participants(attacking_faction(s))


def opponents(s: Lordaeron, hero: int) -> int:
    """How many are fought against by a hero."""
    if s.foe == ids.HEROES:
        return s.participants(1 - s.faction_of(hero)).bit_count()
    return sum(s.foes)


def strong_opponent(s: Lordaeron) -> bool:
    """Whether a red creature, a boss or an enemy character is among the opponents (`strong`)."""
    return s.foe >= ids.OVERLORD or s.foes[ids.RED] > 0


def beaten(s: Lordaeron, hero: int) -> bool:
    """Whether an opponent of a hero was defeated in this combat and the hero was not (`won`)."""
    if s.fallen >> hero & 1:
        return False
    return bool(s.fallen & s.foes_of(hero)) if s.foe == ids.HEROES else any(s.slain)
