"""What the people at a table say and show to each other beside the game, each only to those it is meant for."""

from __future__ import annotations

from typing import Any

from wartable.engine.game import Game
from wartable.engine.state import State
from wartable.server import messages as m
from wartable.server.committing import Committer, Reaction
from wartable.server.course import Course
from wartable.server.entries import Entry, Setup
from wartable.server.painting import Viewer
from wartable.server.talking import EVERYBODY, Fault, Talk, Word, ids_of, side_of, tidy


class Speaker(Committer):
    """The part of a table that knows who may speak and who hears it."""

    game: Game[Any]
    setup: Setup
    course: Course
    talk: Talk
    readonly: bool

    def __init__(self, name: str, head: Entry) -> None:
        super().__init__(name, head)
        self.areas: frozenset[str] = frozenset()
        """Of the board, as far as somebody has drawn it."""

    def mine(self, device: str) -> list[int]:
        """The seats of a device."""
        raise NotImplementedError

    def _talk(self, looking: Viewer, message: m.Talk | m.Propose) -> None:
        """A seat speaks with its own mouth only, and while its owner looks with its eyes."""
        seat = message.seat
        if not self.setup.talk:
            self._wrong(looking, message.id, Fault("talk-off", {}))
        elif seat != looking.seat or seat not in self.mine(looking.device):
            self._error(looking.id, message.id, "not-yours")
        elif isinstance(message, m.Talk):
            self._speak(looking, message, side_of(self.game, self.course.state, seat))
        else:
            self._propose(looking, message)

    def _wrong(self, looking: Viewer, request: str, fault: Fault) -> None:
        text = self.painter.own(looking.language)(fault.message, **fault.facts)
        self._error(looking.id, request, "refused", {"text": text})

    def _speak(self, looking: Viewer, message: m.Talk, side: int) -> None:
        text = tidy(message.text)
        if (message.seat, message.id) in self.talk.requests:
            self._ack(looking.id, message.id, self.n)
        elif isinstance(text, Fault):
            self._wrong(looking, message.id, text)
        elif message.to == "team" and not side:
            self._wrong(looking, message.id, Fault("talk-alone", {}))
        elif self.readonly:
            self._error(looking.id, message.id, "readonly")
        else:
            hearers = side if message.to == "team" else EVERYBODY
            self._reaction.words.append((looking.id, self.talk.begin(message.seat, hearers, message.id, text)))

    def spoken(self, viewer: int, word: Word) -> Reaction:
        """What was said is stored: now it is heard."""
        self.talk.add(word)
        self._ack(viewer, word.request, self.n)
        for one in self.viewers.values():
            # Whoever is to be told everything hears it then.
            if word.heard_by(one.seat) and not one.talk_due:
                self._send(one.id, {"t": "word", **word.data()})
        return self._react()

    def unspoken(self, viewer: int, word: Word) -> Reaction:
        """What was said could not be stored."""
        self.talk.drop(word)
        self._error(viewer, word.request, "readonly")
        return self._react()

    def _propose(self, looking: Viewer, message: m.Propose) -> None:
        seat = message.seat
        if self.course.over:
            self._error(looking.id, message.id, "over")
        elif not self.game.allies(self.course.state, seat):
            self._wrong(looking, message.id, Fault("talk-alone", {}))
        elif message.on and message.pick not in self.areas | ids_of(self.painter.scene(seat, looking.language)):
            self._wrong(looking, message.id, Fault("propose-unknown", {}))
        else:
            self.talk.propose(seat, message.pick, message.on)
            self._ack(looking.id, message.id, self.n)
            self._tell_proposals(seat)

    def _tell_proposals(self, seat: int) -> None:
        """The side of a seat sees what it proposes now."""
        for one in self.viewers.values():
            allies = self.game.allies(self.course.state, one.seat) if one.seat is not None else ()
            if one.seat == seat or seat in allies:
                proposals = self.talk.proposed_to(one.seat, allies)
                self._send(one.id, {"t": "proposals", "proposals": proposals})

    def _turned(self, before: State) -> None:
        """What a side has proposed is done with when its turn is over, and at the end of the game."""
        game, now = self.game, self.course.state
        last = game.turn_of(before)
        done: list[int] = []
        if not now.stack:
            done = list(self.talk.proposals)
        elif last >= 0 and game.turn_number(before) != game.turn_number(now):
            done = [last, *game.allies(before, last)]
        for seat in done:
            if self.talk.proposals.pop(seat, None):
                self._tell_proposals(seat)
        self._regroup(before)

    def _regroup(self, before: State) -> None:
        """Sides that are others than before have other things to read."""
        seats = range(len(self.setup.seats))
        sides = [[self.game.allies(s, seat) for seat in seats] for s in (before, self.course.state)]
        if sides[0] != sides[1]:
            self.talk.proposals.clear()
            for one in self.viewers.values():
                one.talk_due = True
