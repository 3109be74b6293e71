"""What runs: tables in memory as a cache of their logs, sockets at them, commits, and bots at work."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import random
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Protocol

import msgspec

from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES
from wartable.server import guard
from wartable.server.committing import PASSES, PASSES_AT_ONCE, Job, Reaction
from wartable.server.entries import BrokenLog, Chair, chain, check_chain
from wartable.server.messages import Propose, Spoken, Talk
from wartable.server.new_tables import NewTable
from wartable.server.painting import WATCH
from wartable.server.pool import Pool
from wartable.server.settings import Settings
from wartable.server.store import Conflict, StorageTrouble, Store
from wartable.server.tables import Table
from wartable.server.talking import Word

log = logging.getLogger("wartable.hub")
TABLE_BYTES: Final = 8
LONG_PAUSES: Final = 0.15
"""How often passing for a person takes long."""


class Wire(Protocol):
    """The way to a viewer."""

    device: str
    language: str
    links: Mapping[int, str]

    def push(self, data: bytes) -> None:
        """Send this after all that was pushed before."""
        ...


class Room:
    """A table in memory and the wires to its viewers."""

    def __init__(self, table: Table, waits: str) -> None:
        self.table = table
        self.waits = waits
        self.wires: dict[int, Wire] = {}
        self.jobs = 0
        self.paint_due = False
        self.settled = asyncio.Event()
        self.lock = asyncio.Lock()
        self.boards: dict[str, bytes] = {}
        self.areas: frozenset[str] = frozenset()
        """Of the board, once it is drawn."""

    def idle(self) -> bool:
        return not self.wires and not self.jobs and self.table.pending is None


class Hub:
    """Everything that is going on in one process."""

    def __init__(self, games: Mapping[str, Game[Any]], store: Store, settings: Settings) -> None:
        self.games = games
        self.store = store
        self.settings = settings
        self.pool = Pool(settings.workers, settings.bot_deadline, settings.bot_module)
        self.writable = True
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._numbers = itertools.count()
        self._drawing = asyncio.Lock()
        self._talkers = guard.Buckets(*settings.words)
        self._unpainted: deque[Room] = deque()

    async def start(self) -> None:
        """Wake the bots that were thinking when the server stopped."""
        self.loop = asyncio.get_running_loop()
        self._run(self._wake_bots())

    async def stop(self) -> None:
        """Let go of everything; the log has all that was acknowledged."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
        await asyncio.to_thread(self.store.close)

    async def _wake_bots(self) -> None:
        for name in await asyncio.to_thread(self.store.waiting_for_bots):
            try:
                room = await self.room(name)
            except BrokenLog as error:
                log.error("table cannot be resumed", extra={"facts": {"table": name, "why": str(error)}})
                continue
            if room is not None:
                self.react(room, room.table.wake())

    def _run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    # Tables.

    async def room(self, name: str) -> Room | None:
        """A table by its id, from memory or from its log; None if there is none, BrokenLog if it cannot be resumed."""
        found = self._rooms.get(name)
        if found is not None:
            self._rooms.move_to_end(name)
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Room | None:
        loaded = await asyncio.to_thread(self._rebuild, name)
        if loaded is None:
            return None
        room = Room(*loaded)
        room.table.readonly = not self.writable
        self._rooms[name] = room
        for other in [one for one, room in self._rooms.items() if room.idle() and one != name]:
            if len(self._rooms) <= self.settings.most_rooms:
                break
            del self._rooms[other]
        return room

    def _rebuild(self, name: str) -> tuple[Table, str] | None:
        loaded = self.store.load(name)
        if loaded is None:
            return None
        row, secret, entries = loaded
        if row.game not in self.games:
            raise BrokenLog(0, f"{row.game!r} is not among the games here")
        check_chain(name, entries)
        table = Table(name, self.games[row.game], entries, secret, self.store.words(name))
        table.rematch = row.rematch
        return table, row.waits

    async def create(self, made: NewTable, cookie: str, before: str = "") -> str:
        """Store a new table; whoever has a seat there and whoever makes it may see it."""
        name = os.urandom(TABLE_BYTES).hex()
        setup = made.setup
        devices = [setup.maker, *[chair.device for chair in setup.seats if chair.device]]
        links = self.links(cookie, name, len(setup.seats))
        tokens = [] if setup.uploaded else [(guard.token_hash(token), seat) for seat, token in links.items()]
        entries = chain(name, [setup, *made.rest])
        await asyncio.wrap_future(
            self.store.create(name, setup.game, entries, made.secret, made.waits, devices, tokens, before)
        )
        if made.waits == "bot":
            room = await self.room(name)
            assert room is not None
            self.react(room, room.table.wake())
        return name

    @staticmethod
    def links(cookie: str, name: str, seats: int) -> dict[int, str]:
        """The invitations of a table as the device that made it can tell them."""
        return {seat: guard.token_for(cookie, name, seat) for seat in (WATCH, *range(seats))}

    @staticmethod
    def new_secret() -> bytes:
        return os.urandom(SECRET_BYTES)

    async def board(self, room: Room, language: str) -> bytes:
        """The part of the picture that never changes; it may take seconds to draw, so it is drawn aside."""
        async with self._drawing:
            if language not in room.boards:
                game = room.table.game
                view = game.view(room.table.course.state, None)
                drawn = await asyncio.to_thread(game.board, view, room.table.painter.words(language))
                room.boards[language] = msgspec.json.encode(drawn)
                room.areas = frozenset([area.id for area in drawn.areas])
        return room.boards[language]

    # Wires.

    def attach(self, room: Room, wire: Wire) -> int:
        """Somebody begins to look; says their number."""
        viewer = next(self._numbers)
        room.wires[viewer] = wire
        self.react(room, room.table.attach(viewer, wire.device, wire.language, wire.links))
        return viewer

    def detach(self, room: Room, viewer: int) -> None:
        room.wires.pop(viewer, None)
        self.react(room, room.table.detach(viewer))

    def receive(self, room: Room, viewer: int, message: Spoken) -> None:
        if viewer not in room.table.viewers:
            return
        if isinstance(message, Talk | Propose):
            who = f"{room.table.id} {room.table.viewers[viewer].device} {message.seat}"
            if not self._talkers.take(who, asyncio.get_running_loop().time()):
                self.complain(room, viewer, "talk-rate", message.id)
                return
        if isinstance(message, Propose):
            self._run(self._propose(room, viewer, message, room.table.viewers[viewer].language))
        else:
            self.react(room, room.table.receive(viewer, message))

    async def _propose(self, room: Room, viewer: int, message: Propose, language: str) -> None:
        """Only what the board shows can be proposed; nearly always it is drawn already."""
        if not room.areas:
            await self.board(room, language)
        room.table.areas = room.areas
        if viewer in room.table.viewers:
            self.react(room, room.table.receive(viewer, message))

    def complain(self, room: Room, viewer: int, code: str, request: str) -> None:
        self.react(room, room.table.complain(viewer, code, request))

    # What follows from what a table says.

    def react(self, room: Room, reaction: Reaction) -> asyncio.Task[Any] | None:
        """Send, store, think; the task is done when the entries are stored and have happened."""
        for viewer, data in reaction.outgoing:
            wire = room.wires.get(viewer)
            if wire is not None:
                wire.push(data)
        for job in reaction.jobs:
            room.jobs += 1
            self._run(self._think(room, job))
        for viewer, word in reaction.words:
            room.jobs += 1
            self._run(self._keep(room, viewer, word))
        if not room.paint_due and room.wires:
            room.paint_due = True
            self._unpainted.append(room)
            if len(self._unpainted) == 1:
                asyncio.get_running_loop().call_soon(self._paint_next)
        if reaction.entries:
            room.settled.clear()
            return self._run(self._commit(room, reaction))
        return None

    def _paint_next(self) -> None:
        """Draw for one table, then let others have their say: under load answers come first, and scenes are skipped."""
        room = self._unpainted.popleft()
        room.paint_due = False
        # First of all the next one, which must not suffer if this table cannot be drawn.
        if self._unpainted:
            asyncio.get_running_loop().call_soon(self._paint_next)
        for viewer, data in room.table.paint():
            wire = room.wires.get(viewer)
            if wire is not None:
                wire.push(data)

    async def _commit(self, room: Room, reaction: Reaction) -> None:
        table = room.table
        waits = reaction.waits if reaction.waits != room.waits else None
        try:
            await asyncio.wrap_future(self.store.append(table.id, reaction.entries, waits, reaction.guest))
        except StorageTrouble as error:
            log.error("nothing can be stored", extra={"facts": {"why": str(error)}})
            self._read_only()
            self.react(room, table.failed())
            raise
        except Conflict:
            log.error("somebody else has written", extra={"facts": {"table": table.id}})
            await self._reload(room)
            raise
        else:
            room.waits = reaction.waits
            self.react(room, table.committed())
        finally:
            if room.table.pending is None:
                room.settled.set()

    async def _keep(self, room: Room, viewer: int, word: Word) -> None:
        """Nobody hears a word before it is stored; the game does not wait for it."""
        try:
            await asyncio.wrap_future(self.store.say(room.table.id, word))
        except StorageTrouble as error:
            log.error("nothing can be stored", extra={"facts": {"why": str(error)}})
            self._read_only()
            self.react(room, room.table.unspoken(viewer, word))
        except Conflict:
            log.error("somebody else has written", extra={"facts": {"table": room.table.id}})
            await self._reload(room)
            self.react(room, room.table.unspoken(viewer, word))
        else:
            self.react(room, room.table.spoken(viewer, word))
        finally:
            room.jobs -= 1

    async def _reload(self, room: Room) -> None:
        """What is in memory is not what is in the log: the log is right."""
        loaded = await asyncio.to_thread(self._rebuild, room.table.id)
        assert loaded is not None
        room.table, room.waits = loaded
        room.table.readonly = not self.writable
        for viewer, wire in room.wires.items():
            self.react(room, room.table.attach(viewer, wire.device, wire.language, wire.links))
        self.react(room, room.table.wake())

    async def change_seat(self, room: Room, seat: int, choose: Callable[[Table], Chair | None]) -> None:
        """Give a seat to whom `choose` says when nothing is pending; None leaves it as it is."""
        while room.table.pending is not None:
            await room.settled.wait()
        if not self.writable:
            raise StorageTrouble("storing does not work at the moment")
        chair = choose(room.table)
        if chair is not None:
            task = self.react(room, room.table.sit(seat, chair))
            assert task is not None
            await asyncio.shield(task)

    def tell_seats(self, room: Room) -> None:
        """Tell every viewer about the table itself again."""
        room.table.painter.seats_changed()
        self.react(room, room.table.wake())

    # Bots.

    async def _think(self, room: Room, job: Job) -> None:
        started = asyncio.get_running_loop().time()
        hint = bool(job.request)
        try:
            if job.level in (PASSES, PASSES_AT_ONCE):
                await asyncio.sleep(self._pause() if job.level == PASSES else 0.0)
                self.react(room, room.table.passed(job))
                return
            answer = await self.pool.think(room.table.game.package, job.level, job.seat, job.view, hint)
            if hint:
                self.react(room, room.table.hinted(job, answer.ranked if answer is not None else ()))
                return
            said = answer.action if answer is not None else None
            left = started + self.settings.bot_delay - asyncio.get_running_loop().time()
            if room.wires and left > 0 and not room.table.passes(said):
                await asyncio.sleep(left)
            self.react(room, room.table.bot_said(job, said))
        finally:
            room.jobs -= 1

    def _pause(self) -> float:
        """How long passing for a person takes: mostly short, at times as long as thinking, so that it tells nothing."""
        short, long = self.settings.pass_delay
        return random.uniform(0.0, long if random.random() < LONG_PAUSES else short)

    # Storage.

    def _read_only(self) -> None:
        if self.writable:
            self.writable = False
            for room in list(self._rooms.values()):
                self.react(room, room.table.storage(False))
            self._run(self._recover())

    async def _recover(self) -> None:
        while not self.writable:
            await asyncio.sleep(self.settings.retry)
            with contextlib.suppress(StorageTrouble):
                await asyncio.wrap_future(self.store.beat())
                self.writable = True
        log.info("storing works again")
        for room in list(self._rooms.values()):
            self.react(room, room.table.storage(True))
