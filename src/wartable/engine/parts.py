"""What a verb is about: each part names one thing of a list, and every thing has a word and a value.

The kind of a part says how its words are told apart and whether it is something to click on. Words of different kinds
may come in any order; parts of one kind keep theirs (`move melee 0,0 0,1` goes from the first space to the second).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

AREA: Final = "area"
"""A place of the board; its word is the id of the area."""
PIECE: Final = "piece"
"""One piece; its word is the id of the piece."""
CARD: Final = "card"
KIND: Final = "kind"
"""A sort of thing that nobody clicks on: a race, a type of unit, a phase."""
AMOUNT: Final = "amount"
WORD: Final = "word"


class Part:
    """One part of a verb. `written` and `values` go together: the text of each choice and what the action is given."""

    def __init__(self, kind: str, name: str, written: Sequence[str], values: Sequence[object] | None = None) -> None:
        self.kind = kind
        self.clicked = kind in (AREA, PIECE, CARD)
        """Whether it is a click of an offer."""
        self.name = name
        """What the messages call it."""
        self.written = tuple(written)
        self.size = len(self.written)
        self.values: tuple[object, ...] = tuple(range(self.size)) if values is None else tuple(values)
        self.facts: tuple[int | str, ...] = tuple(
            [
                value if isinstance(value, int) and kind != WORD else word
                for value, word in zip(self.values, self.written, strict=True)
            ]
        )
        """Each choice as messages take it: a number that stands for something, or plain words."""
        self.adds: dict[str, int] = {word.lower(): place for place, word in enumerate(self.written)}
        """What a word adds to the number of the choice."""
        if len(self.adds) != self.size:
            raise ValueError(f"{name}: two are written alike")
        self.optional = False
        """Whether it may be left out: then each of its words counts once, and none is the first choice."""

    def shape(self) -> str:
        """How it is written, in general."""
        return " ".join([f"[{word}]" for word in self.adds]) if self.optional else f"<{self.name}>"


def area(name: str, codes: Sequence[str], values: Sequence[object] | None = None) -> Part:
    return Part(AREA, name, codes, values)


def piece(name: str, words: Sequence[str], values: Sequence[object] | None = None) -> Part:
    return Part(PIECE, name, words, values)


def card(name: str, words: Sequence[str], values: Sequence[object] | None = None) -> Part:
    return Part(CARD, name, words, values)


def kind(name: str, words: Sequence[str], values: Sequence[object] | None = None) -> Part:
    return Part(KIND, name, words, values)


def word(name: str, words: Sequence[str], values: Sequence[object] | None = None) -> Part:
    return Part(WORD, name, words, values)


def amount(name: str, least: int, most: int) -> Part:
    numbers = range(least, most + 1)
    return Part(AMOUNT, name, [str(number) for number in numbers], numbers)


def flag(name: str) -> Part:
    """A word that is said or not; the action is given whether it is."""
    found = several(name, (name,))
    found.values = (False, True)
    return found


def several(name: str, words: Sequence[str]) -> Part:
    """Any of these words; the action is given them as bits."""
    places = range(1 << len(words))
    found = Part(
        WORD, name, [" ".join([word for bit, word in enumerate(words) if place >> bit & 1]) for place in places]
    )
    found.adds = {word.lower(): 1 << bit for bit, word in enumerate(words)}
    found.optional = True
    return found
