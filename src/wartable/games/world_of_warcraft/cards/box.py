"""Every card by its number: those that are more than their numbers are made in this room."""

from __future__ import annotations

from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.hunter import hunter
from wartable.games.world_of_warcraft.cards.mage import mage
from wartable.games.world_of_warcraft.cards.warrior import warrior
from wartable.games.world_of_warcraft.rules.printed import Content


def box(content: Content) -> tuple[Card, ...]:
    """The cards of a box."""
    made = {
        card.number: card
        for cards in (
            hunter(Deck(content, "hunter")),
            mage(Deck(content, "mage")),
            warrior(Deck(content, "warrior")),
        )
        for card in cards
    }
    return tuple([made[face.number] if face.number in made else Card(face) for face in content.cards])
