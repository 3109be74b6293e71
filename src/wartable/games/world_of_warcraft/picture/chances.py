"""How likely heroes win a fight they have not begun, as the bots see it: an opinion, shown as one."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.foes import Foes, challenged, creatures
from wartable.games.world_of_warcraft.judgement.hints import Adviser
from wartable.games.world_of_warcraft.judgement.prospects import Muster
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

ADVISER: Final = Adviser()
"""It keeps what it has worked out."""


def of_quest(s: Lordaeron, number: int, group: tuple[int, ...]) -> int:
    """Of this group against the targets of a quest that are left, in percent."""
    quest = s.quest(number)
    green, red = s.targets.get(number * 2, 0), s.targets.get(number * 2 + 1, 0)
    return percent(s, group, creatures(s, quest.type, green, red, 0))


def of_challenge(s: Lordaeron, group: tuple[int, ...], foe: int) -> int:
    """Of this group against what a Challenge names where it stands, in percent."""
    region, faction = s.region[group[0]], s.faction_of(group[0])
    if foe == ids.HEROES:
        others = tuple(members(s.at(region) & s.members(1 - faction)))
        return round(100 * ADVISER.of(s).prospects.rivals(s, group, others, list(s.health)))
    return percent(s, group, challenged(s, foe, faction, region))


def percent(s: Lordaeron, group: tuple[int, ...], foes: Foes) -> int:
    prospects = ADVISER.of(s).prospects
    muster = Muster(s, s.faction_of(group[0]))
    won, _ = prospects.fought(s, group, foes, list(s.energy), prospects.stamina(s, group, muster.health))
    return round(100 * won)
