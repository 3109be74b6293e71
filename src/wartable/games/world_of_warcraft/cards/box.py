"""Every card by its number: those that are more than their numbers have a class in this room."""

from __future__ import annotations

from collections.abc import Callable

from wartable.games.world_of_warcraft.cards.card import Card
from wartable.games.world_of_warcraft.rules.printed import Content, Face

Maker = Callable[[Face], Card]
MAKERS: dict[str, Maker] = {}
"""By the id of a card."""


def box(content: Content) -> tuple[Card, ...]:
    """The cards of a box."""
    return tuple([MAKERS[face.name](face) if face.name in MAKERS else Card(face) for face in content.cards])
