"""Reading the cards of a position: every card of a deck is somewhere, once; what is named nowhere is in the deck."""

from __future__ import annotations

from wartable.engine.files.codec import Fields, word_at, wrong
from wartable.games.warcraft import ids
from wartable.games.warcraft.cards.box import CARDS
from wartable.games.warcraft.cards.card import AT_ONCE
from wartable.games.warcraft.judgement.guess import pending
from wartable.games.warcraft.rules.state import Warcraft, put
from wartable.games.warcraft.rules.victory import keeps_deck


def read_open(s: Warcraft, fields: Fields) -> None:
    """Cards whose effect lasts, in the order of playing."""
    found: list[tuple[int, int, int]] = []
    for value, place in fields.items("open"):
        entry = Fields(value, place)
        race = entry.word("race", ids.RACES)
        card = entry.word("card", ids.CARDS)
        if CARDS[card].lasts == AT_ONCE:
            raise wrong(entry.at("card"), f"{ids.CARDS[card]} is discarded at once")
        if card not in s.forces.stock[race]:
            raise wrong(entry.at("card"), f"the {ids.RACES[race]} have no such card")
        entry.close()
        found.append((CARDS[card].lasts, race, card))
    s.open = tuple(found)


class Cards:
    """The cards of one player as the position tells them; a deck may be left out."""

    def __init__(self, s: Warcraft, race: int, player: Fields) -> None:
        self.race = race
        self.player = player
        self.hand = card_names(player, "hand")
        self.deck = card_names(player, "deck")
        self.discard = card_names(player, "discard")
        self.aside = card_names(player, "aside") if keeps_deck(s, race) else []
        self.laid = player.number("laid", 0, s.forces.stock[race].count(ids.VICTORY_POINT), 0)
        if ids.UNKNOWN in self.discard:
            raise wrong(player.at("discard"), "discarded cards are known to all")
        for key, cards in (("hand", self.hand), ("deck", self.deck), ("aside", self.aside)):
            if ids.UNKNOWN in cards and max(cards) >= 0:
                raise wrong(player.at(key), "either all of these cards are unknown, or none")
        player.close()
        self.left = self.unnamed(s)

    def hides(self) -> bool:
        return ids.UNKNOWN in (*self.hand, *self.deck, *self.aside)

    def unnamed(self, s: Warcraft) -> list[int]:
        """The cards that are named nowhere, in the order of the shuffled deck."""
        left = list(s.decks[self.race])
        named = [("open", [card for _, owner, card in s.open if owner == self.race])]
        named.append(("stack", pending(s, self.race)))
        named.append((self.player.at("laid"), [ids.VICTORY_POINT] * self.laid))
        for key, cards in (("hand", self.hand), ("deck", self.deck), ("discard", self.discard), ("aside", self.aside)):
            named.append((self.player.at(key), [card for card in cards if card >= 0]))
        for place, cards in named:
            for card in cards:
                if card not in left:
                    has = s.forces.stock[self.race].count(card)
                    raise wrong(place, f"more {ids.CARDS[card]} of the {ids.RACES[self.race]} than there are ({has})")
                left.remove(card)
        return left

    def put(self, s: Warcraft, view: bool) -> None:
        """Lay the cards onto their shelves."""
        race, player = self.race, self.player
        hidden = [*self.hand, *self.deck, *self.aside].count(ids.UNKNOWN)
        if "deck" not in player.data:
            size = len(self.left) - hidden
            if size < 0:
                raise wrong(player.at("hand"), f"{hidden} unknown cards, but only {len(self.left)} are left")
            self.deck = [ids.UNKNOWN] * size if view else self.left
        elif len(self.left) != hidden:
            names = ", ".join([ids.CARDS[card] for card in self.left][:5]) or "none, yet some are unknown"
            raise wrong(player.at("deck"), f"not in the deck or elsewhere: {names}")
        if view:
            for key, cards in (("deck", self.deck), ("aside", self.aside)):
                if max([ids.UNKNOWN, *cards]) >= 0:
                    raise wrong(player.at(key), "must be unknown (null) where anything else is")
        s.hands = put(s.hands, race, tuple(sorted(self.hand)))
        s.decks = put(s.decks, race, tuple(self.deck))
        s.discards = put(s.discards, race, tuple(self.discard))
        s.laid = put(s.laid, race, self.laid)
        if keeps_deck(s, race):
            s.aside = tuple(self.aside)


def read_cards(s: Warcraft, players: dict[int, Fields], luck: Fields) -> None:
    """One unknown card makes a view: then no deck is known, and there is no luck."""
    every = [Cards(s, race, player) for race, player in players.items()]
    view = any([cards.hides() for cards in every])
    if view and s.secret:
        if luck.has("secret"):
            raise wrong("luck.secret", "must be unknown (null) where anything else is")
        s.secret = b""
    for cards in every:
        cards.put(s, view)


def card_names(player: Fields, key: str) -> list[int]:
    return [ids.UNKNOWN if value is None else word_at(value, place, ids.CARDS) for value, place in player.items(key)]
