"""Tables in memory, as a cache of their logs: how much they take, and which of them go when there is no more room."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Final, Protocol

from wartable.server.clocks import Clock
from wartable.server.summary import Standing
from wartable.server.tables import Table

ROOM, DECISION, ACTION = 70_000, 1_000, 250
"""Bytes of a table, of each decision in it, and of each action in a book; measured."""
SHARE: Final = 8
"""One device's tables may take this part of all memory for tables when it becomes scarce."""


class Crowded(Exception):
    """There is no room for one more table at the moment."""


class Wire(Protocol):
    """The way to a viewer."""

    device: str
    itself: str
    """The device that looks; it may stand for `device`, whose seat it has."""
    language: str
    links: Mapping[int, str]

    def push(self, data: bytes) -> None:
        """Send this after all that was pushed before."""
        ...

    def close(self, code: int) -> None:
        """Nothing more is sent after what waits already."""
        ...


class Room:
    """A table in memory and the wires to its viewers."""

    def __init__(self, table: Table, standing: Standing, owner: int) -> None:
        self.table = table
        self.standing = standing
        self.owner = owner
        """The number under which this process has the table."""
        self.lost = False
        """Whether it has the table no more."""
        self.wires: dict[int, Wire] = {}
        self.jobs = 0
        self.paint_due = False
        self.settled = asyncio.Event()
        self.lock = asyncio.Lock()
        self.areas: frozenset[str] = frozenset()
        """Of the board, once it is drawn."""
        self.memories: dict[int, str] = {}
        """What the bots of seats have in mind; they do without it after a restart."""
        self.clock: Clock | None = None
        self.told = ""
        """The turn that whoever it waits for was told of, or is about to be."""
        self.touched = 0.0
        """When anything was last written down."""
        self.bytes = self.weigh()

    def weigh(self) -> int:
        """About how much memory the table takes; the book of a scenario that is not ours is its own."""
        table = self.table
        own = len(table.game.book(table.course.state).actions) if "\n" in table.setup.scenario else 0
        return ROOM + len(table.course.decisions) * DECISION + own * ACTION

    @contextlib.contextmanager
    def in_use(self) -> Iterator[None]:
        """Meanwhile the table stays in memory, although nobody looks at it."""
        self.jobs += 1
        try:
            yield
        finally:
            self.jobs -= 1

    def idle(self) -> bool:
        return not self.wires and not self.jobs and self.table.pending is None


class Rooms:
    """All tables in memory, those not used longest first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        """About how much memory all of them take."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def all(self) -> list[Room]:
        return list(self._rooms.values())

    def get(self, name: str) -> Room | None:
        return self._rooms.get(name)

    def use(self, name: str) -> Room | None:
        """A table that somebody needs now."""
        found = self._rooms.get(name)
        if found is not None:
            self._rooms.move_to_end(name)
        return found

    def add(self, room: Room) -> None:
        """One more; Crowded if there is no room for it."""
        self._make_room(room)
        self._rooms[room.table.id] = room
        self.bytes += room.bytes

    def _make_room(self, room: Room) -> None:
        """Tables that nobody looks at go until there is room for one more, the ones not used longest first.

        Whoever keeps many large tables in use gets no more of them, long before there is none left for others.
        """
        most = self.most
        if self.bytes + room.bytes > most:
            for name in [one for one, other in self._rooms.items() if other.idle()]:
                if self.bytes + room.bytes <= most:
                    break
                self.evict(name)
        if self.bytes + room.bytes > most // 2:
            # What nobody looks at is no reason to refuse anybody.
            busy = [one for one in self._rooms.values() if not one.idle()]
            used = sum([one.bytes for one in busy]) + room.bytes
            theirs = [one.bytes for one in busy if one.table.setup.maker == room.table.setup.maker]
            too_much = bool(theirs) and sum(theirs) + room.bytes > most // SHARE
            if used > 2 * most or (used > most // 2 and too_much):
                raise Crowded

    def evict(self, name: str) -> None:
        room = self._rooms.pop(name, None)
        if room is not None:
            self.bytes -= room.bytes

    def weigh(self, room: Room) -> None:
        """A table has grown."""
        if self._rooms.get(room.table.id) is room:
            self.bytes -= room.bytes
            room.bytes = room.weigh()
            self.bytes += room.bytes
