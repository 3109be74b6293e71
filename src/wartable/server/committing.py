"""How a table changes: nothing is shown or acknowledged before it is stored, and changes come one after another.

`receive` and its like return a Reaction. Its entries must be appended to the log as one; then `committed` (or `failed`)
is called, which returns the next Reaction. Whatever arrives between is kept waiting. After every Reaction, `paint`
brings the viewers up to date.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from wartable.server.entries import Body, Entry, entry
from wartable.server.painting import Painter, Viewer
from wartable.server.picture.pictures import Easel
from wartable.server.summary import Standing
from wartable.server.talking import Word

MOST_WAITING: Final = 64
MOST_ANSWERS: Final = 512
"""Refusals remembered for repeated requests; acknowledgements are in the log and never forgotten."""


WINDOW: Final = "window"
PASSES: Final = "pass"
"""Levels of jobs that need no bot: a window that others watch closes after a while; a question is passed now."""


class Outgoing(NamedTuple):
    """A message for a viewer."""

    viewer: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Job:
    """Work for a bot: decide (request is empty), or advise whoever asked for a hint, in a language."""

    n: int
    seat: int
    level: str
    view: bytes
    viewer: int = -1
    request: str = ""
    language: str = ""
    answer: str = ""
    """What a lesson has the seat say."""
    seed: int | None = None
    """In lessons bots answer alike every time."""


@dataclass(slots=True)
class Reaction:
    """What follows: messages to send, entries to append to the log as one, work for bots.

    With the entries the table's `standing` is stored, and `guest` may see it. The words of viewers are to be stored on
    their own; then `spoken` (or `unspoken`) is called for each.
    """

    outgoing: list[Outgoing] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)
    standing: Standing | None = None
    guest: str = ""
    words: list[tuple[int, Word]] = field(default_factory=list)


@dataclass(slots=True)
class Pending:
    """Entries on their way to the log, and what to do when they are there or cannot get there."""

    bodies: list[Body]
    entries: list[Entry]
    done: Callable[[], None]
    failed: Callable[[], None]


class Committer:
    """The part of a table that knows about viewers and the log, but not about games: it commits before it shows."""

    painter: Painter

    def __init__(self, name: str, head: Entry) -> None:
        self.id = name
        self.head = head
        self.n = 0
        self.viewers: dict[int, Viewer] = {}
        self.pending: Pending | None = None
        self._waiting: deque[Callable[[], None]] = deque()
        self._answers: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self._reaction = Reaction()

    def paint(self) -> Iterator[Outgoing]:
        """Bring every viewer up to date, one after the other: who cannot be drawn takes nothing from the others."""
        easel = Easel()
        for viewer in list(self.viewers.values()):
            for data in self.painter.paint(viewer, easel):
                yield Outgoing(viewer.id, data)

    def complain(self, viewer: int, code: str, request: str) -> Reaction:
        """Tell a viewer that its message was not taken."""
        self._error(viewer, request, code)
        return self._react()

    def _wake(self) -> None:
        """Whatever the table does by itself when nothing is pending."""
        raise NotImplementedError

    # One change after another.

    def _in_turn(self, change: Callable[[], None], refuse_it: Callable[[], object] | None = None) -> None:
        """Changes come one after another, each when the one before is stored; the table's own are never refused."""
        if self.pending is None:
            change()
        elif refuse_it is None or len(self._waiting) < MOST_WAITING:
            self._waiting.append(change)
        else:
            refuse_it()

    def _begin(
        self, bodies: list[Body], standing: Standing, done: Callable[[], None], failed: Callable[[], None]
    ) -> None:
        assert self.pending is None
        entries: list[Entry] = []
        before = self.head
        for body in bodies:
            before = entry(self.id, before.hash, before.seq + 1, body)
            entries.append(before)
        self.pending = Pending(bodies, entries, done, failed)
        self._reaction.entries = entries
        self._reaction.standing = standing

    def committed(self) -> Reaction:
        """The pending entries are stored: now they happen."""
        pending = self.pending
        assert pending is not None
        pending.done()
        self.head = pending.entries[-1]
        self.pending = None
        self.painter.changed()
        self._go_on()
        return self._react()

    def failed(self) -> Reaction:
        """The pending entries could not be stored: nothing has happened."""
        pending = self.pending
        assert pending is not None
        self.pending = None
        pending.failed()
        self._go_on()
        return self._react()

    def _go_on(self) -> None:
        while self._waiting and self.pending is None:
            self._waiting.popleft()()
        self._wake()

    # Answers.

    def _react(self) -> Reaction:
        reaction = self._reaction
        self._reaction = Reaction()
        reaction.outgoing += [Outgoing(viewer, data) for viewer, data in self.painter.announcements()]
        return reaction

    def _send(self, viewer: int, message: dict[str, Any]) -> None:
        if viewer in self.viewers:
            self._reaction.outgoing.append(Outgoing(viewer, msgspec.json.encode(message)))

    def _ack(self, viewer: int, request: str, n: int) -> None:
        self._send(viewer, {"t": "ack", "id": request, "n": n})

    def _error(self, viewer: int, request: str, code: str, why: Mapping[str, Any] | None = None) -> bytes:
        looking = self.viewers.get(viewer)
        language = looking.language if looking is not None else "en"
        message: dict[str, Any] = {"t": "error", "id": request, "code": code, "n": self.n, "rule": "", "clause": ""}
        message["text"] = self.painter.own(language)("error-" + code)
        message.update(why or {})
        self._send(viewer, message)
        return msgspec.json.encode(message)

    def _refuse(self, viewer: int, seat: int, request: str, code: str, why: Mapping[str, Any] | None = None) -> None:
        """A refusal that a repeated request gets again."""
        self._answers[seat, request] = self._error(viewer, request, code, why)
        while len(self._answers) > MOST_ANSWERS:
            self._answers.popitem(last=False)
