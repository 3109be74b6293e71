"""Every experience card, by its number and by the moment it is played at."""

from __future__ import annotations

from typing import Final

from wartable.games.warcraft import ids
from wartable.games.warcraft.cards import common, humans, nightelves, orcs, undead
from wartable.games.warcraft.cards.card import Card
from wartable.games.warcraft.rules.moments import MOMENTS


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as their numbers go; each number of `ids` has exactly one."""
    found: list[Card] = []
    for number, name in enumerate(ids.CARDS):
        fitting = [card for card in cards if card.number == number]
        assert len(fitting) == 1, f"{name} is {len(fitting)} cards of the modules in cards/, not one"
        found += fitting
    return tuple(found)


CARDS: Final[tuple[Card, ...]] = in_order((*humans.CARDS, *orcs.CARDS, *nightelves.CARDS, *undead.CARDS, *common.CARDS))
IN_WINDOW: Final[tuple[tuple[Card, ...], ...]] = tuple(
    [tuple([card for card in CARDS if card.window == moment]) for moment in range(MOMENTS)]
)
AIMS: Final[tuple[int, ...]] = tuple([card.aim for card in CARDS])
"""What the cards are aimed at, for the book of actions."""
