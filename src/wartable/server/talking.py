"""Words between the people at a table, and marks on what they propose to their side: beside the game, never in its log.

Whatever is only for a side touches nothing that others are sent: no number is shared, nothing else waits for it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from wartable.engine.game import Game
from wartable.engine.picture.scene import Card, Scene
from wartable.engine.state import State
from wartable.server.words import JOINER, MOST_MARKS

LONGEST: Final = 300
"""Characters of a message."""
KEPT: Final = 500
"""Messages that are kept for the table, and as many for each side: how much a side says tells others nothing."""
SHOWN: Final = 100
"""Messages that whoever comes is told."""
MOST_PROPOSALS: Final = 3
"""Marks of a seat; one more takes the place of the oldest."""
EVERYBODY: Final = 0
"""Hearers of what is said to the whole table, also those who watch."""
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
"""Categories of letters that are not seen, or change how others are shown."""


@dataclass(frozen=True, slots=True)
class Word:
    """What a seat has said to these seats, as bits. Its number orders what is said and is told to nobody."""

    seq: int
    seat: int
    hearers: int
    request: str
    text: str

    def heard_by(self, seat: int | None) -> bool:
        return self.hearers == EVERYBODY or (seat is not None and bool(self.hearers >> seat & 1))

    def data(self) -> dict[str, Any]:
        """As clients get it."""
        return {"seat": self.seat, "to": "team" if self.hearers else "table", "text": self.text}


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a message: one of the server's texts and its facts."""

    message: str
    facts: Mapping[str, int | str]


def tidy(text: str) -> str | Fault:
    """A message as it is kept, or what is wrong with it: plain text, in one line, of visible letters."""
    said = unicodedata.normalize("NFC", text).strip(" ")
    marks = 0
    for one in said:
        category = unicodedata.category(one)
        if category in HIDDEN and one != JOINER:
            return Fault("talk-hidden", {"code": f"U+{ord(one):04X}"})
        marks = marks + 1 if category[0] == "M" or one == JOINER else 0
        if marks > MOST_MARKS:
            return Fault("talk-marks", {"most": MOST_MARKS})
    if len(said) > LONGEST:
        return Fault("talk-long", {"length": len(said), "most": LONGEST})
    if not any([unicodedata.category(one)[0] in "LNPS" for one in said]):
        return Fault("talk-empty", {})
    return said


def side_of(game: Game[Any], s: State, seat: int) -> int:
    """A seat and those on its side, as bits; 0 for whoever plays alone."""
    allies = game.allies(s, seat)
    return sum([1 << mate for mate in (seat, *allies)]) if allies else 0


def ids_of(scene: Scene) -> set[str]:
    """Everything in a scene that can be pointed at, beside the areas of its board."""
    cards: list[Card] = [card for tray in scene.trays for card in tray.cards]
    for panel in scene.panels:
        cards += [*panel.cards, *[card for row in panel.rows for card in row.cards]]
    if scene.contest is not None:
        cards += scene.contest.cards
    return {piece.id for piece in scene.pieces} | {card.id for card in cards}


class Talk:
    """What has been said at a table and what is proposed."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.words = list(words)
        self.next = self.words[-1].seq + 1 if self.words else 0
        self.requests = {(word.seat, word.request) for word in self.words}
        """Also those on their way to the store."""
        self.proposals: dict[int, list[str]] = {}
        """By seat, the oldest first."""

    def begin(self, seat: int, hearers: int, request: str, text: str) -> Word:
        """A new message, not heard by anybody yet."""
        word = Word(self.next, seat, hearers, request, text)
        self.next += 1
        self.requests.add((seat, request))
        return word

    def add(self, word: Word) -> None:
        """It is stored; a table that was read again in between has it already."""
        if word not in self.words:
            self.words.append(word)
        alike = [one for one in self.words if one.hearers == word.hearers]
        if len(alike) > KEPT:
            self.words.remove(alike[0])
            self.requests.discard((alike[0].seat, alike[0].request))

    def drop(self, word: Word) -> None:
        """It could not be stored."""
        self.requests.discard((word.seat, word.request))

    def heard_by(self, seat: int | None) -> list[dict[str, Any]]:
        """The last messages that a seat may read."""
        return [word.data() for word in [one for one in self.words if one.heard_by(seat)][-SHOWN:]]

    def propose(self, seat: int, pick: str, on: bool) -> None:
        """Mark this, or take the mark back."""
        kept = [one for one in self.proposals.get(seat, []) if one != pick]
        self.proposals[seat] = [*kept, pick][-MOST_PROPOSALS:] if on else kept

    def proposed_to(self, seat: int | None, allies: Sequence[int]) -> list[dict[str, Any]]:
        """What a seat and its side propose, as clients get it."""
        if seat is None:
            return []
        return [{"seat": one, "pick": pick} for one in sorted([seat, *allies]) for pick in self.proposals.get(one, [])]
