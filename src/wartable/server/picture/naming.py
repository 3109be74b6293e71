"""A game's texts with the names of those at a table."""

from __future__ import annotations

from wartable.engine.picture.scene import Words


class TableWords:
    """A game's texts in which a seat is called by the name of whoever sits there."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names
        self.language = words.language
        # A scene asks for the same few hundred texts without facts again and again.
        self._plain: dict[str, str] = {}

    def __call__(self, message: str, **facts: int | str) -> str:
        if not facts:
            text = self._plain.get(message)
            if text is None:
                text = self._plain[message] = self.words(message)
            return text
        if message == "seat":
            number = facts["number"]
            if isinstance(number, int) and 0 < number <= len(self.names):
                return self.names[number - 1]
        return self.words(message, **facts)
