"""Who is fought: the opponent's object and what it puts on one hero."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import IMMUNE
from wartable.games.world_of_warcraft.rules.bosses import BOSSES
from wartable.games.world_of_warcraft.rules.creatures import CREATURES
from wartable.games.world_of_warcraft.rules.foe import Foe
from wartable.games.world_of_warcraft.rules.overlords import OVERLORDS
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members


class Rivals(Foe):
    """Enemy heroes (WOW-PVP-05)."""

    def threat(self, s: Lordaeron, hero: int) -> int:
        """WOW-RULING-76: from those who still fight."""
        rivals = s.participants(1 - s.faction_of(hero))
        highest = max([s.level[rival] for rival in members(rivals)], default=0)
        return highest + s.world.content.pvp_threat


RIVALS: Final = Rivals("WOW-PVP-05")


class Unaffected(Foe):
    """An opponent whose ability does nothing to a hero: only its values count."""

    def threat(self, s: Lordaeron, hero: int) -> int:
        return foe_of(s).threat(s, hero)


UNAFFECTED: Final = Unaffected()


def foe_of(s: Lordaeron) -> Foe:
    """The opponent of this combat."""
    foe = s.foe
    if foe < ids.OVERLORD:
        return CREATURES[foe % ids.TYPES]
    if foe == ids.OVERLORD:
        return OVERLORDS[s.overlord]
    if foe == ids.HEROES:
        return RIVALS
    return BOSSES[s.world.content.events[foe - ids.BOSS].name]


def against(s: Lordaeron, hero: int) -> Foe:
    """The opponent as one hero meets it: some cards make immune (`Card.immune`)."""
    if s.foe < ids.OVERLORD:
        for card in s.kit[hero].answerers[IMMUNE]:
            if card.immune(s, hero, s.foe % ids.TYPES):
                return UNAFFECTED
    return foe_of(s)
