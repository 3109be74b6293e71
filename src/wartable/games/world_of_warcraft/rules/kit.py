"""What a row of cards comes to, worked out once and shared: what it can do, answers, and brings into every attack."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import QUESTIONS, Ability, Card
from wartable.games.world_of_warcraft.rules.moments import MOMENTS


class Kit:
    """These cards together, in their order; `answering` says which questions each card has an answer of its own to."""

    def __init__(self, number: int, cards: list[Card], answering: tuple[tuple[int, ...], ...]) -> None:
        self.number = number
        """What tells these cards in this order from all others of the world, in a word."""
        self.cards = tuple([card.number for card in cards])
        abilities: list[tuple[Ability, ...]] = [()] * len(MOMENTS)
        answerers: list[tuple[Card, ...]] = [()] * len(QUESTIONS)
        gathered: list[int] = []
        instants: list[int] = []
        self.cap_health = self.cap_energy = 0
        self.reroll = self.attrition = self.threat = 0
        """Of the cards that are no instants, before what others add to them."""
        for card in cards:
            face = card.face
            self.cap_health += face.cap_health
            self.cap_energy += face.cap_energy
            if face.pool:
                if face.type == ids.INSTANT:
                    instants.append(card.number)
                else:
                    gathered.append(card.number)
                    self.reroll += face.reroll
                    self.attrition += face.attrition
                    self.threat += face.threat
            for ability in card.abilities:
                abilities[ability.moment] += (ability,)
            for question in answering[card.number]:
                answerers[question] += (card,)
        self.abilities = tuple(abilities)
        """By moment."""
        self.answerers = tuple(answerers)
        """By question: the cards with an answer of their own."""
        self.gathered = tuple(gathered)
        """Cards whose dice and values are in every attack (WOW-POOL-01)."""
        self.instants = tuple(instants)
        """Cards whose dice and values are paid for."""
