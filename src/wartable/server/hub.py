"""What runs: tables in memory as a cache of their logs, sockets at them, and commits."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import itertools
import logging
import os
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from time import perf_counter
from typing import Any, Final

import msgspec

from wartable.bots import USUAL
from wartable.engine.game import Game
from wartable.engine.luck import SECRET_BYTES
from wartable.engine.picture.scene import Board
from wartable.server import guard
from wartable.server.aside import Aside
from wartable.server.bots import Bots
from wartable.server.clocks import Clocks
from wartable.server.committing import Reaction
from wartable.server.contacts import Contacts
from wartable.server.drawings import Drawings
from wartable.server.entries import BrokenLog, Chair, Undone, chain
from wartable.server.family import Family
from wartable.server.links import Links
from wartable.server.loading import Loaded, Loader
from wartable.server.messages import Propose, Spoken, Talk
from wartable.server.metrics import Metrics
from wartable.server.new_tables import NewTable
from wartable.server.notifying import Notifier
from wartable.server.painting import WATCH
from wartable.server.peers import Elsewhere, Peers
from wartable.server.pool import Pool
from wartable.server.rooms import Crowded, Room, Rooms, Wire
from wartable.server.settings import Settings
from wartable.server.sharing import SharedPool
from wartable.server.storage import Storage
from wartable.server.store import Conflict, NotOurs, StorageTrouble, Store
from wartable.server.tables import Table
from wartable.server.talking import Word

log = logging.getLogger("wartable.hub")
TABLE_BYTES: Final = 8
GOING_AWAY, GONE = 1001, 4404
"""A socket is closed with this when its table may be found again, and with that when there is nothing to come back to.
"""
FRESH: Final[Mapping[int, int]] = {}
"""No invitation was renewed."""


class Area(msgspec.Struct):
    """An area of a drawn board."""

    id: str


class Areas(msgspec.Struct):
    """What a proposal needs to know of a drawn board."""

    areas: list[Area]


class Hub:
    """Everything that is going on in one process."""

    def __init__(self, games: Mapping[str, Game[Any]], store: Store, settings: Settings) -> None:
        self.games = games
        self.store = store
        self.settings = settings
        self.peers = Peers(store, settings.inside, settings.workers)
        self.links = Links(store)
        bots = (settings.workers, settings.bot_deadline, settings.bot_module)
        shared = store.database.sharing
        self.shared = SharedPool(self.peers, shared, *bots) if shared is not None else None
        self.pool = self.shared or Pool(*bots)
        self.storage = Storage(self)
        self.rooms = Rooms(settings.most_bytes)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._numbers = itertools.count()
        self._talkers = guard.Buckets(*settings.words)
        self.bots = Bots(self)
        self.drawings = Drawings(settings.drawn_bytes)
        self.aside = Aside(self.drawings, self.run)
        self._unpainted: deque[Room] = deque()
        self.clocks = Clocks(self, store)
        self.loader = Loader(games, store, self.links, self.clocks, self.drawings)
        self.contacts = Contacts(store)
        self.notifier = Notifier(self)
        self.metrics = Metrics(self._numbers_now)

    def _numbers_now(self) -> list[tuple[str, str, float]]:
        rooms = self.rooms.all()
        return [
            ("tables", "Tables in memory.", float(len(rooms))),
            ("table_bytes", "Memory of these tables, by estimate.", float(self.rooms.bytes)),
            ("sockets", "Sockets at tables.", float(sum([len(room.wires) for room in rooms]))),
            ("drawn_bytes", "Memory of kept pictures.", float(self.drawings.size)),
            *self.pool.numbers(),
            ("aside_waiting", "Long work that waits for its turn.", float(self.aside.waiting)),
            ("broken_tables", "Tables found that cannot be resumed.", float(self.loader.broken)),
            ("writable", "Whether anything can be stored.", float(self.storage.writable)),
            ("process", "The number of this process; 0 where there is only one.", float(self.peers.number)),
        ]

    async def start(self) -> None:
        """Wake the bots that were thinking when the server stopped, and let the clocks run."""
        loop = asyncio.get_running_loop()

        def troubled(why: str) -> None:
            loop.call_soon_threadsafe(self.storage.fails, why)

        self.store.troubled = troubled
        await self.peers.join(self.clocks.wake_up)
        await self.clocks.look()
        await self.notifier.wake_up()
        if self.shared is not None:
            self.run(Family(self).tend(self.shared))
            self.run(self.shared.run())
        else:
            self.run(self.bots.wake(await asyncio.to_thread(self.store.waiting_for_bots)))
        self.run(self.clocks.run())
        self.run(self.notifier.run())

    async def stop(self) -> None:
        """Let go of everything; the log has all that was acknowledged."""
        self.store.troubled = lambda why: None
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
        self.aside.close()
        self.notifier.close()
        await asyncio.to_thread(self.store.close)
        await self.peers.leave()

    def lose(self, room: Room) -> None:
        """A table is not ours any more. Who waits for an answer gets none here, and asks its new owner again."""
        if self.rooms.get(room.table.id) is room:
            self.rooms.evict(room.table.id)
        room.lost = room.table.readonly = True
        room.table.pending = None
        room.settled.set()
        for wire in room.wires.values():
            wire.close(GOING_AWAY)

    async def wake(self, name: str, owner: str) -> None:
        room = await self.room(name, owner)
        if room is not None:
            self.react(room, room.table.wake())

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that goes on by itself; it is ended with the server."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # What has to do with storing was noted where it happened.
        if error is not None and not isinstance(error, StorageTrouble | Conflict):
            log.error("task failed", exc_info=error)

    # Tables.

    async def room(self, name: str, owner: str = "") -> Room | None:
        """A table by its id, from memory or from its log; None if there is none, BrokenLog if it cannot be resumed."""
        self.loader.check(name)
        found = self.rooms.use(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(name, owner))
            self._loading[name] = loading
            loading.add_done_callback(partial(self._was_loaded, name))
        return await asyncio.shield(loading)

    def _was_loaded(self, name: str, loading: asyncio.Task[Room | None]) -> None:
        del self._loading[name]
        if not loading.cancelled():
            # Whoever wanted it may have gone; what went wrong was noted if it matters.
            loading.exception()

    async def _load(self, name: str, owner: str) -> Room | None:
        number = await self.peers.claim(name)
        try:
            loaded = await self.aside(owner, lambda: self.loader.load(name))
        except BrokenLog as error:
            self.loader.put_aside(name, error)
            raise
        if number != self.peers.number:
            # Meanwhile we were given up.
            return await self._load(name, owner)
        if loaded is None:
            return None
        table, written = loaded.table, loaded.standing
        room = Room(table, table.standing, number)
        room.clock, room.touched = loaded.clock, loaded.touched
        if room.standing != written and self.storage.writable:
            self.run(self._stand(room))
        room.table.readonly = not self.storage.writable
        self.rooms.add(room)
        return room

    async def _stand(self, room: Room) -> None:
        with contextlib.suppress(StorageTrouble, NotOurs):
            await asyncio.wrap_future(self.store.stand(room.table.id, room.standing, room.owner))

    async def create(self, made: NewTable, cookie: str, before: str = "") -> str:
        """Store a new table; whoever has a seat there and whoever makes it may see it."""
        name = os.urandom(TABLE_BYTES).hex()
        setup = made.setup
        devices = [setup.maker, *[chair.device for chair in setup.seats if chair.device]]
        links = self.invitations(cookie, name, len(setup.seats))
        tokens = [] if setup.uploaded else [(guard.token_hash(token), seat) for seat, token in links.items()]
        entries = chain(name, [setup, *made.rest])
        await asyncio.wrap_future(
            self.store.create(
                name,
                setup.game,
                entries,
                made.secret,
                made.standing,
                setup.maker,
                devices,
                tokens,
                before,
                self.peers.number,
            )
        )
        self.notifier.waits(name, made.standing, "", (setup.maker,))
        if setup.clock is not None and not setup.uploaded:
            # It runs from the first moment, also if nobody has come to look yet.
            with contextlib.suppress(Crowded, Elsewhere):
                room = await self.room(name, setup.maker)
                if room is not None:
                    self.clocks.keep(room)
        if made.standing.waits == "bot":
            with contextlib.suppress(Crowded, Elsewhere):
                await self.wake(name, setup.maker)
        return name

    @staticmethod
    def invitations(cookie: str, name: str, seats: int, renewed: Mapping[int, int] = FRESH) -> dict[int, str]:
        """The invitations of a table as the device that made it can tell them."""
        return {seat: guard.token_for(cookie, name, seat, renewed.get(seat, 0)) for seat in (WATCH, *range(seats))}

    @staticmethod
    def new_secret() -> bytes:
        return os.urandom(SECRET_BYTES)

    async def board(self, room: Room, language: str) -> bytes:
        """The part of the picture that never changes, packed; it may take seconds to draw."""
        table = room.table
        view, words = table.game.view(table.course.state, None), table.painter.words(language)

        def draw() -> Board:
            drawn = table.game.board(view, words)
            room.areas = frozenset([area.id for area in drawn.areas])
            return drawn

        return await self.aside.drawn(table.setup.maker, ("board", table.id, language), draw)

    # Wires.

    def attach(self, room: Room, wire: Wire) -> int:
        """Somebody begins to look; says their number."""
        viewer = next(self._numbers)
        room.wires[viewer] = wire
        if room.lost:
            wire.close(GOING_AWAY)
        if wire.device in room.table.lost:
            room.table.lost.discard(wire.device)
            self.run(self._found(room.table.id, wire.device))
        self.react(room, room.table.attach(viewer, wire.device, wire.language, wire.links))
        self.clocks.greet(room, viewer)
        return viewer

    async def _found(self, name: str, device: str) -> None:
        with contextlib.suppress(StorageTrouble):
            await asyncio.wrap_future(self.links.found(name, device))

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
            self.run(self._propose(room, viewer, message, room.table.viewers[viewer].language))
        else:
            self.react(room, room.table.receive(viewer, message))

    async def _propose(self, room: Room, viewer: int, message: Propose, language: str) -> None:
        """Only what the board shows can be proposed; nearly always it is drawn already."""
        if not room.areas:
            found = msgspec.json.decode(gzip.decompress(await self.board(room, language)), type=Areas)
            room.areas = frozenset([area.id for area in found.areas])
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
            self.run(self.bots.think(room, job))
        for viewer, word in reaction.words:
            room.jobs += 1
            self.run(self._keep(room, viewer, word))
        if not room.paint_due and room.wires:
            room.paint_due = True
            self._unpainted.append(room)
            if len(self._unpainted) == 1:
                asyncio.get_running_loop().call_soon(self._paint_next)
        if reaction.entries:
            room.settled.clear()
            return self.run(self._commit(room, reaction))
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
        standing = reaction.standing if reaction.standing != room.standing else None
        started = perf_counter()
        try:
            await asyncio.wrap_future(
                self.store.append(table.id, reaction.entries, standing, reaction.guest, room.owner)
            )
        except StorageTrouble:
            if table.pending is not None:
                self.react(room, table.failed())
            raise
        except NotOurs:
            self.lose(room)
            raise
        except Conflict:
            await self.reload(room)
            raise
        else:
            if table.pending is None:
                # The table was lost on the way; whoever asks its new owner again hears that it is stored.
                return
            self.metrics.stored(len(reaction.entries), perf_counter() - started)
            room.standing = standing or room.standing
            self.rooms.weigh(room)
            if [one for one in reaction.entries if isinstance(one.read(), Undone)]:
                # What the bots have in mind may be of what was taken back.
                room.memories.clear()
            self.react(room, table.committed())
            self.clocks.moved(room)
            self.notifier.moved(room)
        finally:
            if room.table.pending is None:
                room.settled.set()

    async def _keep(self, room: Room, viewer: int, word: Word) -> None:
        """Nobody hears a word before it is stored; the game does not wait for it."""
        try:
            await asyncio.wrap_future(self.store.say(room.table.id, word, room.owner))
        except StorageTrouble:
            self.react(room, room.table.unspoken(viewer, word))
        except NotOurs:
            self.lose(room)
        except Conflict:
            await self.reload(room)
            self.react(room, room.table.unspoken(viewer, word))
        else:
            self.react(room, room.table.spoken(viewer, word))
        finally:
            room.jobs -= 1

    async def reload(self, room: Room) -> None:
        """What is in memory is not what is in the log: the log is right."""
        name = room.table.id
        loaded: Loaded | None = None
        try:
            loaded = await self.aside(room.table.setup.maker, lambda: self.loader.load(name))
        except BrokenLog as error:
            self.loader.put_aside(name, error)
        except StorageTrouble as error:
            # It is read as soon as storing works again.
            self.storage.fails(str(error))
            if room.table.pending is not None:
                self.react(room, room.table.failed())
            raise
        if loaded is None:
            # Somebody has deleted it in between, or it cannot be resumed: whoever waits for anything is told so.
            self.rooms.evict(name)
            room.table.readonly = True
            if room.table.pending is not None:
                self.react(room, room.table.failed())
            return
        log.error("somebody else has written", extra={"facts": {"table": name}})
        room.table, room.standing, room.clock, room.touched = loaded
        room.memories.clear()
        room.table.readonly = not self.storage.writable
        for viewer, wire in room.wires.items():
            self.react(room, room.table.attach(viewer, wire.device, wire.language, wire.links))
        self.react(room, room.table.wake())

    async def change_seat(self, room: Room, seat: int, choose: Callable[[Table], Chair | None]) -> None:
        """Give a seat to whom `choose` says when nothing is pending; None leaves it as it is."""
        while room.table.pending is not None:
            await room.settled.wait()
        if not self.storage.writable:
            raise StorageTrouble("storing does not work at the moment")
        chair = choose(room.table)
        if chair is not None:
            task = self.react(room, room.table.sit(seat, chair))
            assert task is not None
            await asyncio.shield(task)

    async def delete(self, name: str, device: str, address: str) -> bool:
        """A device is done with a table: bots go on for its seats. Says whether nobody is left and it is erased."""
        room: Room | None = None
        with contextlib.suppress(BrokenLog):
            room = await self.room(name, device)
        if room is not None and not room.table.over:
            await self._hand_over(room, device, address)
        owner = room.owner if room is not None else self.peers.number
        erased = await asyncio.wrap_future(self.store.forget(name, device, owner))
        if room is not None:
            for wire in [one for one in room.wires.values() if erased or one.device == device]:
                wire.close(GONE)
        if erased:
            if room is not None:
                room.table.readonly = True
            self.rooms.evict(name)
            self.loader.forget(name)
            for other in [one for one in self.rooms.all() if one.table.rematch == name]:
                other.table.rematch = ""
                self.tell_seats(other)
        return erased

    async def _hand_over(self, room: Room, device: str, address: str) -> None:
        """The seats of a device go to bots for good; where nobody else is left to play or watch, nobody need go on."""
        seen_by = await asyncio.to_thread(self.store.seen_by, room.table.id)
        goes_on = bool([one for one in room.table.chairs if one.device not in ("", device) or one.kind == "open"])
        if not goes_on and seen_by - {device}:
            goes_on = self.bots.may_be_left_to_them(address)
        for seat in range(len(room.table.chairs)) if goes_on else ():

            def leaves(table: Table, seat: int = seat) -> Chair | None:
                chair = table.chairs[seat]
                return Chair("bot", chair.name, USUAL) if chair.device == device and not table.over else None

            await self.change_seat(room, seat, leaves)

    def tell_seats(self, room: Room) -> None:
        """Tell every viewer about the table itself again."""
        room.table.painter.seats_changed()
        self.react(room, room.table.wake())
