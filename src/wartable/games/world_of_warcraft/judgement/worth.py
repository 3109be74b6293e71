"""What cards are worth and what they bring into a fight, worked out once for each world. Opinions, in XP."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.cards.priest import HolyNova
from wartable.games.world_of_warcraft.cards.statics import Boosting
from wartable.games.world_of_warcraft.judgement.gifts import Gift, gift
from wartable.games.world_of_warcraft.rules.printed import Quest
from wartable.games.world_of_warcraft.rules.world import World

RED: Final = 1.1
BLUE: Final = 1.0
GREEN: Final = 0.8
REROLL: Final = 0.45
ATTRITION: Final = 1.3
THREAT: Final = -2.0
"""What it is worth that opponents are hit more easily."""
DAMAGE: Final = 1.9
DEFENSE: Final = 2.2
ARMOR: Final = 1.6
WEIGHTS: Final = (RED, BLUE, GREEN, REROLL, ATTRITION, THREAT, DAMAGE, DEFENSE, ARMOR)
"""Of what a card brings into a round of a fight."""
POWER: Final = 1.3
"""What a die in each round of all fights to come is worth."""
HEALTH: Final = 0.7
ENERGY: Final = 0.25
PET: Final = 0.3
ABILITY: Final = 0.5
"""What a card does that has nothing to do with dice and hits."""
BOOST: Final = 0.6
"""What a card counts that makes another one better, which its owner may not have."""
OFTEN: Final = 0.5
"""How often the need of such a card holds, if it has one."""
INSTANT: Final = 0.75
"""Of a card that must be paid for each time."""
GOLD: Final = 0.04
ITEMS: Final = (0.9, 1.6, 2.4)
"""What an item of a deck is worth as a reward, and more for each further card to choose from."""
CHOICE: Final = 0.3
SPECIAL: Final = 2.0


Boosts = dict[int, list[tuple[float, tuple[int, int, int, int, int, int]]]]


class Worths:
    """Of every card and quest."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.gifts: list[Gift] = [gift(card) for card in world.cards]
        """What cards bring into a round besides their numbers."""
        self.boosts: list[Boosts] = [boosts(card) for card in world.cards]
        """What cards add to others, and how often."""
        self.card: list[float] = [card_worth(card, self.gifts[card.number]) for card in world.cards]
        """On the sheet."""
        self.prize: list[float] = [prize(quest) for quest in world.content.quests]
        """What a quest gives besides XP."""


def boosts(card: Card) -> Boosts:
    """By the card that it makes better: how often, and by which numbers."""
    found: Boosts = {}
    if isinstance(card, Boosting):
        for one in card.boosts:
            found.setdefault(one.card, []).append((1.0 if one.need is None else OFTEN, one.numbers))
    elif isinstance(card, HolyNova):
        found[card.number] = [(1.0, (0, 0, 1, 0, 0, 0))]
    return found


def card_worth(card: Card, more: Gift) -> float:
    """A card in force."""
    face = card.face
    numbers = (face.red, face.blue, face.green, face.reroll, face.attrition, face.threat)
    total = sum([weight * number for weight, number in zip(WEIGHTS, numbers, strict=False)], 0.0)
    total += sum([weight * number for weight, number in zip(WEIGHTS, more, strict=True)], 0.0)
    total += HEALTH * face.cap_health + ENERGY * face.cap_energy + PET * face.pet_health
    if isinstance(card, Boosting):
        for boost in card.boosts:
            total += BOOST * sum([weight * number for weight, number in zip(WEIGHTS, boost.numbers, strict=False)], 0.0)
    return POWER * max(total, ABILITY) * (INSTANT if face.type == ids.INSTANT else 1.0)


def prize(quest: Quest) -> float:
    total = GOLD * quest.gold + (SPECIAL if quest.special else 0.0)
    for deck, cards in quest.items:
        total += ITEMS[min(deck, len(ITEMS) - 1)] + CHOICE * (cards - 1)
    return total
