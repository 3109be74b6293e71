"""Every card by its number: those that are more than their numbers are made in this room."""

from __future__ import annotations

from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.cards.deck import Deck
from wartable.games.world_of_warcraft.cards.druid import druid
from wartable.games.world_of_warcraft.cards.hunter import hunter
from wartable.games.world_of_warcraft.cards.items import items
from wartable.games.world_of_warcraft.cards.mage import mage
from wartable.games.world_of_warcraft.cards.paladin import paladin
from wartable.games.world_of_warcraft.cards.priest import priest
from wartable.games.world_of_warcraft.cards.rogue import rogue
from wartable.games.world_of_warcraft.cards.shaman import shaman
from wartable.games.world_of_warcraft.cards.sheets import sheets
from wartable.games.world_of_warcraft.cards.warlock import warlock
from wartable.games.world_of_warcraft.cards.warrior import warrior
from wartable.games.world_of_warcraft.rules.printed import Content


def box(content: Content) -> tuple[Card, ...]:
    """The cards of a box."""
    made = {
        card.number: card
        for cards in (
            druid(Deck(content, "druid")),
            hunter(Deck(content, "hunter")),
            mage(Deck(content, "mage")),
            paladin(Deck(content, "paladin")),
            priest(Deck(content, "priest")),
            rogue(Deck(content, "rogue")),
            shaman(Deck(content, "shaman")),
            warlock(Deck(content, "warlock")),
            warrior(Deck(content, "warrior")),
            items(content),
            sheets(content),
        )
        for card in cards
    }
    return tuple([made[face.number] if face.number in made else Card(face) for face in content.cards])
