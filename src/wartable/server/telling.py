"""What one viewer is told: lines of the log, reasons and hints, all from that viewer's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from wartable.engine.action import Action, ActionBook
from wartable.engine.events import Event, Rolled
from wartable.engine.game import Game
from wartable.engine.picture.fortune import Fortune, fortunes
from wartable.engine.picture.scene import Gist, Offer, Scene, Words
from wartable.engine.play import legal, refuse
from wartable.engine.refusal import Refusal
from wartable.engine.state import State
from wartable.server.advising import Advice
from wartable.server.course import Turns
from wartable.server.picture.naming import TableWords
from wartable.words import clause_text

TABLE_RULES: Final = "TABLE-"
BEGINNINGS: Final = ("turn", "round")
"""Kinds of events with which a turn begins."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A line of the log that the table writes, not the game."""

    message: str
    seat: int


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log, and after how many decisions it was written."""

    moment: int
    told: Event | Notice
    turn: tuple[int, ...] = ()
    """The number of the turn, and the seats whose turn it is."""

    def seen_by(self, seat: int | None) -> bool:
        return isinstance(self.told, Notice) or self.told.seen_by(seat)


def line_text(game: Game[Any], s: State, line: LogLine, words: TableWords, own: Words) -> str:
    """A line as people read it; empty if it is only for the eye."""
    told = line.told
    if isinstance(told, Notice):
        return own(told.message, seat=words.names[told.seat])
    return game.tell(s, told, words)


def lines_of(moment: int, events: Sequence[Event], turns: Turns) -> list[LogLine]:
    """What a decision has brought; from where a turn begins it belongs to that turn."""
    found: list[LogLine] = []
    turn = turns[0]
    for event in events:
        if event.kind in BEGINNINGS:
            turn = turns[1]
        found.append(LogLine(moment, event, turn))
    return found


def line_gist(game: Game[Any], s: State, line: LogLine, words: TableWords) -> Gist | None:
    """What the eye needs of a line; of the table's own it needs nothing."""
    return None if isinstance(line.told, Notice) else game.gist(s, line.told, words)


def line_data(line: LogLine, text: str, gist: Gist | None) -> dict[str, Any]:
    """A line as clients get it; what is not said of it is left out."""
    told = line.told
    if isinstance(told, Notice):
        return {"k": line.moment, "text": text, "rule": "", "seat": told.seat}
    assert gist is not None, "every line of the game has one"
    data: dict[str, Any] = {"k": line.moment, "text": text, "rule": told.rule, "seat": gist.seat}
    data["turn"] = list(line.turn)
    if gist.places:
        data["places"] = list(gist.places)
    if gist.weight:
        data["weight"] = gist.weight
    if gist.heading:
        data["heading"] = True
    if gist.card is not None:
        data["card"] = gist.card
    return data


def roll_data(told: Rolled, text: str) -> dict[str, Any]:
    """A roll for all to see."""
    return {
        "label": text,
        "value": told.pips,
        "seat": told.seat,
        "rule": told.rule,
        "worth": told.brought(),
        "tone": told.tone,
    }


def reason(game: Game[Any], view: State, refusal: Refusal, words: Words) -> dict[str, Any]:
    """Why not: a sentence, the rule's id, the rule."""
    text = game.explain(view, refusal.reason, refusal.facts, words)
    return {"text": text, "rule": refusal.rule, "clause": clause_text(game, refusal.rule, words)}


class PickIndex:
    """Which actions of a book name an area: asked when somebody wonders why one offers nothing."""

    def __init__(self, book: ActionBook) -> None:
        self.book = book
        self.size = -1
        self.by_word: dict[str, list[Action]] = {}

    def naming(self, picks: Sequence[str], clicked: Sequence[str]) -> list[Action]:
        """The actions that name all these areas: those first that say more of what was clicked, and in its order."""
        if self.size != len(self.book.actions):
            self.size = len(self.book.actions)
            self.by_word = {}
            for action in self.book.actions:
                for word in set(action.text.lower().split()):
                    self.by_word.setdefault(word, []).append(action)
        found = [set(self.by_word.get(pick.lower(), ())) for pick in picks]
        if not found:
            return []
        # The id of a piece is made of names, such as its kind.
        names = {name for one in clicked for name in one.lower().split("-")}

        def rank(action: Action) -> tuple[int, bool, int, int]:
            said = action.text.lower().split()
            order = [said.index(pick.lower()) for pick in picks]
            return -len(names.intersection(said)), order != sorted(order), len(said), action.index

        return sorted(set.intersection(*found), key=rank)


def areas_of(picks: Sequence[str], scene: Scene) -> list[str]:
    """Areas in place of the pieces on them."""
    where = {piece.id: piece.place for piece in scene.pieces}
    return [where.get(pick, pick) for pick in picks]


def why_not(view: State, seat: int, actions: Sequence[Action]) -> Refusal | None:
    """The most telling refusal of several actions; None if one of them is allowed.

    What can be done elsewhere is what somebody wonders about here, so the verbs on offer come first, the commonest
    before the others; after that a rule of the game tells more than a rule of the table.
    """
    verbs = Counter([action.text.split()[0] for action in legal(view)])
    refusals: list[tuple[bool, int, int, Refusal]] = []
    for number, action in enumerate(actions):
        refusal = refuse(view, seat, action)
        if refusal is None:
            return None
        table_rule = refusal.rule.startswith(TABLE_RULES)
        refusals.append((table_rule, -verbs[action.text.split()[0]], number, refusal))
    return min(refusals, key=lambda ranked: ranked[:3])[3]


def hint_data(advice: Sequence[Advice], offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """The best answers as people read them."""
    by_action = {offer.action: offer for offer in offers}
    found: list[dict[str, Any]] = []
    for one in advice:
        offer = by_action.get(one.action)
        if offer is not None:
            why = "; ".join([f"{detail.label}: {detail.value}" for detail in offer.detail])
            found.append(
                {
                    "action": one.action,
                    "label": offer.said(),
                    "chance": None if one.chance is None else round(one.chance, 2),
                    "why": why,
                    "brings": one.brings,
                }
            )
    return found


def luck_of(lines: Sequence[LogLine], seats: int) -> list[Fortune]:
    """The luck of every seat with its dice."""
    return fortunes([line.told for line in lines if isinstance(line.told, Event)], seats)
