"""The faces and numbers of cards by their names, for those who make them."""

from __future__ import annotations

from wartable.games.world_of_warcraft.rules.printed import Content, Face


class Deck:
    """The cards of a class, an item deck or a kind of sheet card: `Deck(content, "mage").face("fireball")`."""

    def __init__(self, content: Content, name: str) -> None:
        self.content = content
        self.name = name

    def number(self, card: str) -> int:
        return self.content.card[f"{self.name}-{card}"]

    def face(self, card: str) -> Face:
        return self.content.cards[self.number(card)]
