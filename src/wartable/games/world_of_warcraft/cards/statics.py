"""Cards that answer questions while they are in force (`Card`), and nothing else of their own."""

from __future__ import annotations

from wartable.games.world_of_warcraft import ids
from wartable.games.world_of_warcraft.cards.card import Ability, Card
from wartable.games.world_of_warcraft.cards.needs import Need
from wartable.games.world_of_warcraft.rules.printed import Face
from wartable.games.world_of_warcraft.rules.state import Lordaeron


class With:
    """What comes with the use of a card, and in each attack with a card that is no instant (`with`)."""

    def __init__(
        self,
        card: int,
        red: int = 0,
        blue: int = 0,
        green: int = 0,
        reroll: int = 0,
        attrition: int = 0,
        need: Need | None = None,
    ) -> None:
        self.card = card
        self.numbers = (red, blue, green, reroll, attrition, 0)
        self.need = need


class Boosting(Card):
    """Adds to other cards, or to its own numbers where a need holds."""

    def __init__(self, face: Face, boosts: tuple[With, ...], abilities: tuple[Ability, ...] = ()) -> None:
        super().__init__(face, abilities)
        self.boosts = boosts

    def boost(self, s: Lordaeron, hero: int, card: Face) -> tuple[int, int, int, int, int, int] | None:
        found: tuple[int, int, int, int, int, int] | None = None
        for one in self.boosts:
            if one.card == card.number and (one.need is None or one.need.holds(s, hero, self.number)):
                more = one.numbers
                if found is None:
                    found = more
                else:
                    found = (
                        found[0] + more[0],
                        found[1] + more[1],
                        found[2] + more[2],
                        found[3] + more[3],
                        found[4] + more[4],
                        found[5] + more[5],
                    )
        return found


class Cheaper(Card):
    """These powers cost 1 Energy less; without any: all instants."""

    def __init__(self, face: Face, cards: tuple[int, ...] = ()) -> None:
        super().__init__(face)
        self.cards = cards

    def discount(self, s: Lordaeron, hero: int, card: Face) -> int:
        return int(card.number in self.cards if self.cards else card.type == ids.INSTANT)


class Again(Card):
    """A card may be used twice in a round (`repeat`)."""

    def __init__(self, face: Face, card: int, abilities: tuple[Ability, ...] = ()) -> None:
        super().__init__(face, abilities)
        self.card = card

    def repeats(self, s: Lordaeron, hero: int, card: Face) -> int:
        return int(card.number == self.card)


class Changing(Card):
    """Changes other cards; what it changes stands with them, where they ask for it (`Having`)."""
