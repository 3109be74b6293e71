"""Bosses of events in combat, and what events add to the Attack of opponents (content: events, Kel'Thuzad events)."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.conditions import add_stun
from wartable.games.world_of_warcraft.rules.dice import count, faces
from wartable.games.world_of_warcraft.rules.foe import UNLIMITED, Foe, take_hits
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

ANY_ONES: Final = faces("*1")
PLAGUE_ATTACK: Final = 2
CAULDRON_ATTACK: Final = 4
CAULDRONS: Final = "scourge-cauldrons"


class Boss(Foe):
    """One boss with the values of its event (WOW-BOSS-02); whatever it does removes hits or stuns."""

    def __init__(self, damage_off: int = 0, each: bool = False, stun: int = 0) -> None:
        super().__init__("WOW-BOSS-02")
        self.damage_off = damage_off
        """Hits that leave the damage box at the end of a round."""
        self.each = each
        """Whether they leave it once for each participant."""
        self.stun = stun
        """Stun tokens for each participant at the end of a round."""

    def threat(self, s: Lordaeron, hero: int) -> int:
        return s.world.content.events[s.foe - ids.BOSS].values[0]

    def attack(self, s: Lordaeron, colour: int) -> int:
        return s.world.content.events[s.foe - ids.BOSS].values[1]

    def health(self, s: Lordaeron, colour: int) -> int:
        return s.world.content.events[s.foe - ids.BOSS].values[2]

    def at_round_end(self, s: Lordaeron) -> None:
        heroes = members(s.participants(s.faction_of(s.line[0])))
        if self.stun:
            for hero in heroes:
                add_stun(s, hero, self.stun, self.rule)
        take_hits(s, ids.DAMAGE, self.damage_off * (len(heroes) if self.each else 1), self.rule)


class OldSnake(Boss):
    """The attrition box is emptied before tokens are moved."""

    def at_resolution_start(self, s: Lordaeron) -> None:
        take_hits(s, ids.ATTRITION, UNLIMITED, self.rule)


class Cauldrons(Boss):
    """A hit leaves the damage box for each 1 of the active character at the end of Reroll."""

    def __init__(self) -> None:
        super().__init__()
        self.stings = True

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        take_hits(s, ids.DAMAGE, count(s.pool, ANY_ONES), self.rule)


class Boregore(Boss):
    """Two hits leave the damage box at the start of each round."""

    def at_round(self, s: Lordaeron) -> None:
        take_hits(s, ids.DAMAGE, 2, self.rule)


BOSSES: Final[dict[str, Foe]] = {
    "the-abomination-of-darrowshire": Boss(damage_off=4),
    "zaeldarr-the-outcast": Boss(damage_off=2),
    "the-old-snake": OldSnake(),
    "a-spectral-revenge": Boss(stun=2),
    "daecris-of-the-many": Boss(damage_off=3, each=True, stun=1),
    CAULDRONS: Cauldrons(),
    "light-of-ages": Boregore(),
}
"""By the id of the event."""


def attack_more(s: Lordaeron) -> int:
    """What events in play add to the Attack of each opponent of a normal combat (Spread the Plague, Cauldrons)."""
    more = 0
    content = s.world.content
    if s.plague and content.area[s.field] in (ids.WESTERN_PLAGUELANDS, ids.EASTERN_PLAGUELANDS):
        more += PLAGUE_ATTACK
    if s.foe == ids.OVERLORD and s.overlord == ids.KELTHUZAD and s.in_play:
        faction = s.faction_of(s.line[0])
        if any([content.events[event].name == CAULDRONS for event in s.in_play]) and not s.wins >> faction & 1:
            more += CAULDRON_ATTACK
    return more
