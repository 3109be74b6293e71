"""Clocks: how long people may take, told to all alike, kept over a restart, and what happens when time is up.

Everything a clock goes by is public: who is asked, in whose turn, in which round, and when that was told to all. The
time of day is handed in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection

from wartable.bots import USUAL
from wartable.engine.play import decision
from wartable.server.entries import BrokenLog, Chair, Terms
from wartable.server.peers import Elsewhere
from wartable.server.store import NotOurs, StorageTrouble, Store, wake
from wartable.server.undoing import people

if TYPE_CHECKING:
    from wartable.server.hub import Hub
    from wartable.server.rooms import Room
    from wartable.server.tables import Table

log = logging.getLogger("wartable.clocks")
AWAKE_EVERY: Final = 30.0
"""Seconds between two notes that the server is awake; so much at most is charged for a time when it was not."""
AGAIN: Final = 30.0
"""Seconds until clocks are looked at again after something went wrong."""
NOBODY: Final = -1


class Clock(msgspec.Struct):
    """The time that everybody at a table has left: in this turn, and in reserve."""

    left: list[float]
    reserve: list[float]
    since: float
    """When the time of `seat` began to run."""
    seat: int = NOBODY
    owner: int = NOBODY
    """Whose turn it is; others may be asked in it."""
    round: int = 0

    def remaining(self, seat: int, now: float) -> float:
        """What a seat has left of both; below zero if it takes longer."""
        used = now - self.since if seat == self.seat else 0.0
        return self.left[seat] + self.reserve[seat] - used

    def due(self) -> float:
        """When the time that runs is up; 0 if none runs."""
        return 0.0 if self.seat == NOBODY else self.since + self.left[self.seat] + self.reserve[self.seat]

    def shift(self, away: float, now: float) -> None:
        """Nobody could decide for so long until now; who began meanwhile loses nothing, and gains nothing either."""
        self.since = max(self.since, min(now, self.since + away))

    def charge(self, now: float) -> None:
        """Take what was used from the turn, then from the reserve. A time of day that went back is nobody's gain."""
        if self.seat != NOBODY:
            used = max(0.0, now - self.since)
            of_turn = min(used, self.left[self.seat])
            self.left[self.seat] -= of_turn
            self.reserve[self.seat] = max(0.0, self.reserve[self.seat] - (used - of_turn))
        self.since = now

    def go_on(self, terms: Terms, round_number: int, owner: int, seat: int, now: float) -> None:
        """Another question, maybe in another turn: then everybody has the whole time of a turn again."""
        self.charge(now)
        if (round_number, owner) != (self.round, self.owner):
            self.left = [float(terms.turn)] * len(self.left)
        self.round, self.owner = round_number, owner
        if seat not in (NOBODY, self.seat) and self.remaining(seat, now) <= 0:
            # Whoever comes back after his time was up gets the time of one turn.
            self.left[seat] = float(terms.turn)
        self.seat = seat


def started(terms: Terms, seats: int, now: float) -> Clock:
    return Clock([float(terms.turn)] * seats, [float(terms.reserve)] * seats, now)


def asked_seat(table: Table) -> int:
    """The seat whose time runs: a person's that must decide."""
    choice = decision(table.course.state)
    return choice.seat if choice is not None and table.chairs[choice.seat].kind == "person" else NOBODY


class Clocks:
    """The clocks of all tables, those in memory and those that wait in the store."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.now = hub.settings.now
        self.next = 0.0
        """The first moment at which somebody's time is up; 0 if nobody's runs."""
        self._awake = 0.0

    # A table goes on.

    def read(self, table: Table, kept: bytes) -> Clock | None:
        """The clock of a table that is read from its log; one whose last move was not noted goes on from now."""
        terms = table.setup.clock
        if terms is None or table.setup.uploaded:
            return None
        try:
            clock = msgspec.json.decode(kept, type=Clock)
        except msgspec.DecodeError:
            clock = started(terms, len(table.chairs), self.now())
        if asked_seat(table) != clock.seat or not kept:
            self._go_on(table, clock)
        return clock

    def _go_on(self, table: Table, clock: Clock) -> None:
        terms = table.setup.clock
        assert terms is not None
        s = table.course.state
        choice = decision(s)
        owner = clock.owner if choice is None or choice.interrupts(s) else choice.seat
        clock.go_on(terms, table.game.round_number(s), owner, asked_seat(table), self.now())

    def moved(self, room: Room) -> None:
        """Something was stored: the time of the next one runs, and all are told."""
        room.touched = self.now()
        if room.clock is not None:
            self._go_on(room.table, room.clock)
            self.keep(room)
            self.tell(room)

    def keep(self, room: Room) -> asyncio.Task[None]:
        """Write a clock down; a moment later than the move, which costs at most that moment."""
        clock = room.clock
        assert clock is not None
        due = 0.0 if self._is_up(room) else clock.due()
        self.look_at(due)
        return self.hub.run(self._write(room.table.id, msgspec.json.encode(clock), due, room.owner))

    async def _write(self, name: str, clock: bytes, due: float, owner: int) -> None:
        with contextlib.suppress(StorageTrouble, NotOurs):
            await asyncio.wrap_future(self.store.wind(name, clock, due, owner))
            # Once more: `tick` may have read the store before this was in it.
            self.look_at(due)

    def look_at(self, due: float) -> None:
        """Clocks are to be looked at no later than this; 0 if it does not matter when."""
        if due:
            self.next = min(self.next, due) if self.next else due

    def _is_up(self, room: Room) -> bool:
        clock = room.clock
        return clock is not None and clock.seat != NOBODY and clock.remaining(clock.seat, self.now()) <= 0

    # What people are told.

    def told(self, room: Room, device: str) -> dict[str, Any] | None:
        """The clock as a viewer gets it; without a clock only who may ask for a bot hears of it."""
        table, clock, now = room.table, room.clock, self.now()
        asking = [seat for seat in range(len(table.chairs)) if self.may_replace(room, seat, device)]
        if clock is None:
            return {"t": "clock", "seat": None, "left": [], "reserve": [], "bot": asking} if asking else None
        seats = range(len(table.chairs))
        whole = [clock.remaining(seat, now) for seat in seats]
        reserve = [max(0.0, min(clock.reserve[seat], whole[seat])) for seat in seats]
        return {
            "t": "clock",
            "seat": clock.seat if clock.seat != NOBODY and not table.over else None,
            "left": [round(max(0.0, whole[seat] - reserve[seat]), 1) for seat in seats],
            "reserve": [round(one, 1) for one in reserve],
            "bot": asking,
        }

    def tell(self, room: Room) -> None:
        for wire in room.wires.values():
            told = self.told(room, wire.device)
            if told is not None:
                wire.push(msgspec.json.encode(told))

    def greet(self, room: Room, viewer: int) -> None:
        told = self.told(room, room.wires[viewer].device)
        if told is not None:
            room.wires[viewer].push(msgspec.json.encode(told))

    def may_replace(self, room: Room, seat: int, device: str) -> bool:
        """Whether somebody at the table may let a bot sit in for whoever is waited for.

        Whoever made it may where that was agreed and the time is up; the others a day after the last move, but not
        before the time is up.
        """
        table = room.table
        chair = table.chairs[seat]
        if table.over or asked_seat(table) != seat or device in ("", chair.device):
            return False
        terms = table.setup.clock
        if terms is not None and not self._is_up(room):
            return False
        if terms is not None and terms.zero == "host" and device == table.setup.maker:
            return True
        others = [one for one, owner in people(table.chairs).items() if owner == device]
        return bool(others) and self.now() - room.touched >= self.hub.settings.patience

    # Time passes.

    async def run(self) -> None:
        """Look at the clocks until the server stops."""
        while True:
            due = self.now() + self.hub.settings.beat
            await asyncio.sleep(self.hub.settings.beat)
            try:
                if self.now() - due > AWAKE_EVERY:
                    # The machine was asleep, and nobody could decide.
                    await self.shift(self.now() - due)
                await self.tick()
            except Exception:
                log.exception("the clocks failed")
                self.look_at(self.now() + AGAIN)

    def wake_up(self, connection: Connection) -> None:
        """Nobody is charged for the time in which no server was there; done before anybody can play."""

        def shifted(kept: bytes, away: float) -> tuple[bytes, float] | None:
            try:
                clock = msgspec.json.decode(kept, type=Clock)
            except msgspec.DecodeError:
                return None
            clock.shift(away, self.now())
            return msgspec.json.encode(clock), clock.due()

        self._awake = self.now()
        wake(connection, self._awake, shifted)

    async def look(self) -> None:
        """Find out when the first of our clocks is up."""
        for _, due, _ in (await asyncio.to_thread(self.store.due, self.hub.peers.number))[:1]:
            self.look_at(due)

    async def shift(self, away: float) -> None:
        """Nobody could decide for so long until now: our clocks go on as if that time had not been."""
        written: list[Awaitable[None]] = []
        for name, due, kept in await asyncio.to_thread(self.store.due, self.hub.peers.number):
            room = self.hub.rooms.get(name)
            clock = room.clock if room is not None else None
            try:
                clock = clock or msgspec.json.decode(kept, type=Clock)
            except msgspec.DecodeError:
                self.look_at(due)
                continue
            clock.shift(away, self.now())
            self.look_at(clock.due())
            written.append(self._write(name, msgspec.json.encode(clock), clock.due(), self.hub.peers.number))
            if room is not None:
                self.tell(room)
        await asyncio.gather(*written)

    async def _note(self) -> None:
        self._awake = self.now()
        with contextlib.suppress(StorageTrouble):
            await asyncio.wrap_future(self.store.awake(self._awake))

    async def tick(self) -> None:
        """Whatever is due happens."""
        if self.next and self.now() - self._awake >= AWAKE_EVERY:
            await self._note()
        if not self.next or self.now() < self.next or not self.hub.storage.writable:
            return
        # A clock that is wound while the store is read is not among what is read.
        self.next = 0.0
        running = await asyncio.to_thread(self.store.due, self.hub.peers.number)
        now = self.now()
        for due in [one for _, one, _ in running if one > now][:1]:
            self.look_at(due)
        for name in [one for one, due, _ in running if due <= now]:
            try:
                await self._late(name)
            except Exception:
                # The other clocks go on, and this one is looked at again.
                log.exception("a clock failed", extra={"facts": {"table": name}})
                self.look_at(self.now() + AGAIN)

    async def _late(self, name: str) -> None:
        """The time of somebody at a table seems to be up; one that cannot be resumed is not looked at again."""
        try:
            room = await self.hub.room(name)
        except BrokenLog:
            await self._write(name, b"", 0.0, self.hub.peers.number)
            return
        except Elsewhere:
            # It is looked at where it is played.
            return
        if room is not None and room.clock is not None:
            with room.in_use():
                await self._up(room)

    async def _up(self, room: Room) -> None:
        """Somebody's time is up, unless he has decided at the last moment."""
        clock, terms = room.clock, room.table.setup.clock
        assert clock is not None
        assert terms is not None
        if self._is_up(room) and terms.zero == "bot":
            seat = clock.seat

            def sits_in(table: Table) -> Chair | None:
                chair = table.chairs[seat]
                company = [one for one in table.chairs if one.kind == "person" and one != chair]
                # Where nobody else is left, the bots need not play on among themselves.
                if asked_seat(table) != seat or not company or not self._is_up(room):
                    return None
                return stand_in(chair)

            await self.hub.change_seat(room, seat, sits_in)
        await self.keep(room)
        self.tell(room)


def stand_in(chair: Chair, level: str = USUAL) -> Chair:
    """A bot in somebody's place, who can come back."""
    return Chair("bot", chair.name, level, chair.device, chair.asks)
