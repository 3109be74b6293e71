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
CAULDRONS: Final = "scourge-cauldrons"
PLAGUE: Final = "spread-the-plague"
REMOVES: Final = "removes"
STUN: Final = "stun"
ATTACK: Final = "attack"


class Boss(Foe):
    """One boss with the values and numbers of its event (WOW-BOSS-02).

    At the end of a round it stuns each participant, and hits leave the damage box, where its event has such a number.
    """

    def __init__(self, each: bool = False) -> None:
        super().__init__("WOW-BOSS-02")
        self.each = each
        """Whether hits leave the box once for each participant."""

    def number(self, s: Lordaeron, name: str) -> int:
        return s.world.content.events[s.foe - ids.BOSS].numbers.get(name, 0)

    def threat(self, s: Lordaeron, hero: int) -> int:
        return s.world.content.events[s.foe - ids.BOSS].values[0]

    def attack(self, s: Lordaeron, colour: int) -> int:
        return s.world.content.events[s.foe - ids.BOSS].values[1]

    def health(self, s: Lordaeron, colour: int) -> int:
        return s.world.content.events[s.foe - ids.BOSS].values[2]

    def at_round_end(self, s: Lordaeron) -> None:
        heroes = members(s.participants(s.faction_of(s.line[0])))
        for hero in heroes:
            add_stun(s, hero, self.number(s, STUN), self.rule)
        take_hits(s, ids.DAMAGE, self.number(s, REMOVES) * (len(heroes) if self.each else 1), self.rule)


class OldSnake(Boss):
    """The attrition box is emptied before tokens are moved."""

    def at_resolution_start(self, s: Lordaeron) -> None:
        take_hits(s, ids.ATTRITION, UNLIMITED, self.rule)


class Cauldrons(Boss):
    """Hits leave the damage box for each 1 of the active character at the end of Reroll."""

    def __init__(self) -> None:
        super().__init__()
        self.stings = True

    def at_reroll_end(self, s: Lordaeron, hero: int) -> None:
        take_hits(s, ids.DAMAGE, self.number(s, REMOVES) * count(s.pool, ANY_ONES), self.rule)

    def at_round_end(self, s: Lordaeron) -> None:
        """Nothing."""


class Boregore(Boss):
    """Hits leave the damage box at the start of each round."""

    def at_round(self, s: Lordaeron) -> None:
        take_hits(s, ids.DAMAGE, self.number(s, REMOVES), self.rule)

    def at_round_end(self, s: Lordaeron) -> None:
        """Nothing."""


BOSSES: Final[dict[str, Foe]] = {
    "the-abomination-of-darrowshire": Boss(),
    "zaeldarr-the-outcast": Boss(),
    "the-old-snake": OldSnake(),
    "a-spectral-revenge": Boss(),
    "daecris-of-the-many": Boss(each=True),
    CAULDRONS: Cauldrons(),
    "light-of-ages": Boregore(),
}
"""By the id of the event."""


def attack_more(s: Lordaeron) -> int:
    """What events in play add to the Attack of each opponent of a normal combat (Spread the Plague, Cauldrons)."""
    if not s.in_play:
        return 0
    more = 0
    content = s.world.content
    if s.plague and content.area[s.field] in (ids.WESTERN_PLAGUELANDS, ids.EASTERN_PLAGUELANDS):
        more += content.events[content.event[PLAGUE]].numbers[ATTACK]
    lord = s.foe == ids.OVERLORD and s.overlord == ids.KELTHUZAD
    if lord and content.event[CAULDRONS] in s.in_play and not s.wins >> s.faction_of(s.line[0]) & 1:
        more += content.events[content.event[CAULDRONS]].numbers[ATTACK]
    return more
