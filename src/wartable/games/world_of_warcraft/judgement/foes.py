"""Opponents as a bot sees them: values, and what they do to dice and hits in numbers."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.judgement.odds import Opponents, Trait
from wartable.games.world_of_warcraft.rules.bosses import REMOVES, STUN
from wartable.games.world_of_warcraft.rules.state import Lordaeron
from wartable.toolbox.masks import members

PLAIN: Final = Trait()
CREATURES: Final[tuple[Trait, ...]] = (
    Trait(low=1, loss=1),
    PLAIN,
    Trait(rerolls=False),
    Trait(each=1),
    Trait(low=2, loss=1),
    Trait(attrition=0.0, fade=0.5),
    Trait(attrition=0.0, fade=0.87),
    Trait(each=2),
    Trait(fade=0.87),
    Trait(low=2, loss=2),
    Trait(armor_from=8),
    Trait(low=2, loss=1, fade=0.75),
    Trait(low=1, loss=2, removes=3),
)
"""By type (WOW-CREATURE-04 to 16)."""
OVERLORDS: Final[tuple[tuple[Trait, Trait], ...]] = (
    (Trait(low=2, loss=1), Trait(low=2, loss=1)),
    (Trait(attrition=0.5, eights=True), Trait(attrition=0.5, eights=True)),
    (Trait(low=2, loss=2, removes=4, attrition=0.7), Trait(low=2, loss=2, removes=6, attrition=0.7)),
)
"""By number, for four characters and for six (WOW-OVERLORD-06, 09, 11)."""
BOSSES: Final[dict[tuple[int, int, int], Trait]] = {}
"""By the numbers of their events, as they come up."""
SNAKE: Final = "the-old-snake"
STUNNED: Final = 0.75
"""What is left of the dice for each Stun token of a round."""


class Foes:
    """Who is to be fought."""

    def __init__(self, threat: int, opponents: Opponents, trait: Trait) -> None:
        self.threat = threat
        self.opponents = opponents
        self.trait = trait


def creatures(s: Lordaeron, type: int, green: int, red: int, blue: int) -> Foes:
    """Creatures of one type."""
    content = s.world.content
    found: list[tuple[int, int]] = []
    for colour, number in enumerate((green, red, blue)):
        at = type * len(ids.COLOURS) + colour
        found += [(content.attack[at], content.health[at])] * number
    threat = content.threat[type * len(ids.COLOURS) + (ids.BLUE if blue else ids.GREEN)]
    return Foes(threat, tuple(found), CREATURES[type])


def overlord(s: Lordaeron) -> Foes:
    threat, attack, health = s.world.content.overlord_values[s.overlord * 2 + s.settings.side]
    return Foes(threat, ((attack, health),), OVERLORDS[s.overlord][s.settings.side])


def boss(s: Lordaeron, event: int) -> Foes:
    card = s.world.content.events[event]
    threat, attack, health = card.values
    key = (card.numbers.get(REMOVES, 0), card.numbers.get(STUN, 0), int(card.name == SNAKE))
    trait = BOSSES.get(key)
    if trait is None:
        trait = BOSSES[key] = Trait(removes=key[0], fade=STUNNED ** key[1], attrition=1.0 - key[2])
    return Foes(threat, ((attack, health),), trait)


def challenged(s: Lordaeron, foe: int, faction: int, region: int) -> Foes:
    """What a Challenge names, apart from enemy heroes."""
    if foe == ids.OVERLORD:
        return overlord(s)
    if foe >= ids.BOSS:
        return boss(s, foe - ids.BOSS)
    type = foe % ids.TYPES
    if foe < ids.QUEST_GROUP:
        return creatures(s, type, 0, 0, s.blues.get(region * ids.TYPES + type, 0))
    quest = s.quest_at(faction if foe < ids.RIVAL_GROUP else 1 - faction, region, type)
    if quest < 0:
        return Foes(ids.FACES, (), PLAIN)
    return creatures(s, type, s.targets.get(quest * 2, 0), s.targets.get(quest * 2 + 1, 0), 0)


def lair(s: Lordaeron, seat: int) -> int:
    """Where the Overlord is, as far as a seat knows; -1."""
    if s.overlord_at >= 0:
        return s.overlord_at
    for entry in s.seen[seat]:
        if entry >= 0 and entry % 2:
            return s.world.content.token_regions[entry // 2]
    return ids.NOBODY


def hiding_places(s: Lordaeron, faction: int, seat: int) -> list[int]:
    """Where the Overlord may be, as far as a seat knows."""
    where = lair(s, seat)
    if where >= 0:
        return [where]
    return [s.world.content.token_regions[token] for token in members(s.tokens & ~s.looked[faction])]
