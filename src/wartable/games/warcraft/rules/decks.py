"""Experience cards (rulebook: «Карты Опыта»): drawing and shuffling."""

from __future__ import annotations

from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.victory import keeps_deck, last_card_drawn


def draw_card(s: Warcraft, race: int, rule: str) -> None:
    """WC-CARDS-06, WC-RULING-39: the top card; an empty deck is made anew from the discard pile at once."""
    if not s.decks[race]:
        reshuffle(s, race)
    deck = s.decks[race]
    if not deck:
        return
    s.hands = put(s.hands, race, tuple(sorted((*s.hands[race], deck[0]))))
    s.decks = put(s.decks, race, deck[1:])
    s.stirred = True
    if s.log is not None:
        s.emit("drew", rule, {"race": race})
        s.tell_side(race, "drew-card", rule, {"race": race, "card": deck[0]})
    if not s.decks[race]:
        reshuffle(s, race)
        last_card_drawn(s, race)


def reshuffle(s: Warcraft, race: int) -> None:
    """WC-CARDS-06: the discard pile becomes a new deck."""
    if s.discards[race] and not keeps_deck(s, race):
        s.decks = put(s.decks, race, tuple(s.shuffled(list(s.discards[race]), "deck")))
        s.discards = put(s.discards, race, ())
        if s.log is not None:
            s.emit("reshuffled", "WC-CARDS-06", {"race": race})
