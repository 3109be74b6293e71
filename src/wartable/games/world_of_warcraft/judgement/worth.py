"""What cards are worth and what they bring into a fight, worked out once for each world. Opinions, in XP."""

from __future__ import annotations

from typing import Final

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.rules.printed import Face, Quest
from wartable.games.world_of_warcraft.rules.world import World

RED: Final = 1.1
BLUE: Final = 1.0
GREEN: Final = 0.8
REROLL: Final = 0.5
ATTRITION: Final = 0.8
THREAT: Final = 2.0
"""What it is worth that opponents are hit more easily."""
HEALTH: Final = 0.5
ENERGY: Final = 0.2
PET: Final = 0.3
ABILITY: Final = 0.4
"""What a card does besides its numbers, and more for each gold it costs."""
ABILITY_GOLD: Final = 0.1
TALENT: Final = 0.8
TALENT_LEVEL: Final = 0.3
INSTANT: Final = 0.75
"""Of a card that must be paid for each time."""
UNSEEN: Final = 0.04
"""Hits that abilities bring into a round, for each gold that a card costs; of talents for each level."""
UNSEEN_TALENT: Final = 0.15
GOLD: Final = 0.1
ITEMS: Final = (0.9, 1.6, 2.4)
"""What an item of a deck is worth as a reward, and more for each further card to choose from."""
CHOICE: Final = 0.3
SPECIAL: Final = 2.0


class Worths:
    """Of every card and quest."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.card: list[float] = [card_worth(face, bool(world.cards[face.number].abilities)) for face in world.faces]
        """On the sheet."""
        self.unseen: list[float] = [unseen(face, bool(world.cards[face.number].abilities)) for face in world.faces]
        """Hits in a round that its numbers do not tell."""
        self.prize: list[float] = [prize(quest) for quest in world.content.quests]
        """What a quest gives besides XP."""


def card_worth(face: Face, able: bool) -> float:
    """A card in force."""
    total = RED * face.red + BLUE * face.blue + GREEN * face.green + REROLL * face.reroll
    total += ATTRITION * face.attrition - THREAT * face.threat
    total += HEALTH * face.cap_health + ENERGY * face.cap_energy + PET * face.pet_health
    if face.kind == ids.TALENT:
        total += TALENT + TALENT_LEVEL * face.level
    elif able or not total:
        total += ABILITY + ABILITY_GOLD * face.gold
    return total * INSTANT if face.type == ids.INSTANT else total


def unseen(face: Face, able: bool) -> float:
    if not able or face.type == ids.BAG:
        return 0.0
    return UNSEEN_TALENT * face.level if face.kind == ids.TALENT else UNSEEN * face.gold


def prize(quest: Quest) -> float:
    total = GOLD * quest.gold + (SPECIAL if quest.special else 0.0)
    for deck, cards in quest.items:
        total += ITEMS[min(deck, len(ITEMS) - 1)] + CHOICE * (cards - 1)
    return total
