"""The door: how many may be inside, and how long they may take to say what they want and to hear the answer.

`Door` counts and tells the time without sockets or a clock. The protocols below tell it what happens on a connection;
whoever is overdue is put out hard, for a polite farewell would wait behind what was never read.
"""

from __future__ import annotations

import asyncio
import logging
import math
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wartable.server.guard import neighbours
from wartable.server.messages import FRAME_LIMIT
from wartable.server.settings import Settings

log = logging.getLogger("wartable.doors")
NEVER: Final = math.inf
BACKLOG: Final = 64
"""Connections that are taken in at once, before any of them can be refused."""
FILES: Final = 96
"""Descriptors for all the rest: the database, the workers, the log."""
LOOK: Final = 0.5
"""Seconds between looks at who is overdue."""
NOTE: Final = 10.0
"""Seconds between notes about those who were not let in or were put out."""
NO_DESCRIPTORS: Final = "socket.accept() out of system resource"
ABORT: Final = "wartable.abort"
"""Where a socket's scope has the way to end it at once."""


def is_port(address: str, port: int) -> bool:
    """Whether this is the port of an address; of none if there is no address."""
    return address.rpartition(":")[2] == str(port)


class Visit:
    """One connection: when it must have said what it began to say, and heard what is waiting for it."""

    __slots__ = ("address", "hear_by", "leaving", "put_out", "speak_by")

    def __init__(self, address: str, put_out: Callable[[], None], leaving: Callable[[], bool]) -> None:
        self.address = address
        self.put_out = put_out
        self.leaving = leaving
        self.speak_by = NEVER
        self.hear_by = NEVER


class Door:
    """Who is inside."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self.refused = 0
        self.overdue = 0
        self.lacking = 0
        """How often there was no descriptor for somebody."""
        self._visits: set[Visit] = set()
        self._by_address: Counter[str] = Counter()

    def enter(
        self, address: str, put_out: Callable[[], None], leaving: Callable[[], bool], inside: bool = False
    ) -> Visit | None:
        """Somebody comes; None if there are too many already, in all or from there.

        `put_out` ends the connection at once; `leaving` says whether it is being closed, which may take for ever.
        A proxy speaks for many, so it is not counted; it must look after itself, as processes do that come `inside`.
        """
        key = neighbours(address)
        counted = not inside and address not in self.settings.proxies
        crowded = counted and self._by_address[key] >= self.settings.most_from_address
        if crowded or len(self._visits) >= self.most:
            self.refused += 1
            return None
        visit = Visit(key, put_out, leaving)
        self._visits.add(visit)
        self._by_address[key] += 1
        return visit

    def leave(self, visit: Visit) -> None:
        """Somebody goes; who has gone already may go again."""
        if visit in self._visits:
            self._visits.discard(visit)
            self._by_address[visit.address] -= 1
            if not self._by_address[visit.address]:
                del self._by_address[visit.address]

    def look(self, now: float) -> None:
        """Put out whoever is overdue."""
        for visit in self._visits:
            if visit.hear_by == NEVER and visit.leaving():
                visit.hear_by = now + self.settings.close_timeout
        for visit in [one for one in self._visits if one.speak_by < now or one.hear_by < now]:
            self.overdue += 1
            visit.put_out()

    def note(self) -> None:
        """One line about all who were turned away since the last."""
        if self.refused or self.overdue or self.lacking:
            facts = {"refused": self.refused, "overdue": self.overdue, "no descriptor": self.lacking}
            log.warning("connections turned away", extra={"facts": {**facts, "inside": len(self._visits)}})
        self.refused = self.overdue = self.lacking = 0


def room_for(most: int) -> int:
    """So many connections, if there are descriptors for them beside all the rest; as many as possible otherwise."""
    try:
        import resource
    except ImportError:
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + BACKLOG + FILES
    if soft < wanted and soft != resource.RLIM_INFINITY:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(1, min(most, soft - BACKLOG - FILES))
    return most


class DoorConfig(uvicorn.Config):
    """How requests and sockets come in: through a door, and with forwarded addresses only from proxies we were told."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(
            cast(Any, app),
            http=Requests,
            ws=Socket,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            backlog=BACKLOG,
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=5,
        )
        self.door = Door(settings, room_for(settings.most_connections))


class Server(uvicorn.Server):
    """Watches its door, and says when it is there."""

    def __init__(self, app: ASGIApp, settings: Settings, announce: Callable[[], None] = lambda: None) -> None:
        config = DoorConfig(app, settings)
        super().__init__(config)
        self.door = config.door
        self.announce = announce
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self._wrong)
        await super().startup(sockets)
        if self.started:
            self._watching = asyncio.create_task(self._watch())
            self.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self._watching is not None:
            self._watching.cancel()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        note_at = loop.time() + NOTE
        while True:
            await asyncio.sleep(LOOK)
            self.door.look(loop.time())
            if loop.time() >= note_at:
                self.door.note()
                note_at = loop.time() + NOTE

    def _wrong(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        # Without descriptors this comes as often as connections wait, each with a traceback.
        if context.get("message") == NO_DESCRIPTORS:
            self.door.lacking += 1
        else:
            loop.default_exception_handler(context)


def _door_of(config: uvicorn.Config) -> Door:
    assert isinstance(config, DoorConfig)
    return config.door


class _Stay:
    """What the two protocols have in common: a visit, which ends hard when the visitor is overdue."""

    def __init__(self, door: Door, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self.loop = loop
        self.transport = transport
        self.settings = door.settings
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        name = transport.get_extra_info("sockname")
        inside = isinstance(name, tuple) and is_port(self.settings.inside, name[1])
        self.visit = door.enter(address, transport.abort, transport.is_closing, inside)

    def speaks(self, seconds: float) -> None:
        """From now on the visitor has so long to say what it wants."""
        if self.visit is not None:
            self.visit.speak_by = self.loop.time() + seconds

    def hears(self, stuck: bool) -> None:
        """Whether so much waits for the visitor that nothing more is sent."""
        if self.visit is not None:
            self.visit.hear_by = self.loop.time() + self.settings.send_timeout if stuck else NEVER


class Requests(H11Protocol):
    """A connection with requests, each of which must be whole in time."""

    stay: _Stay | None = None
    reading: object = None
    """The request whose body is on its way."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.stay = _Stay(_door_of(self.config), self.loop, transport)
        if self.stay.visit is None:
            self.stay = None
            transport.abort()
            return
        super().connection_made(transport)
        self.stay.speaks(self.stay.settings.header_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        stay, self.stay = self.stay, None
        if stay is not None and stay.visit is not None:
            _door_of(self.config).leave(stay.visit)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.stay is not None:
            super().data_received(data)
            self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect()

    def _expect(self) -> None:
        """What the other side owes us now: the rest of a head, the rest of a body, or nothing."""
        stay = self.stay
        if stay is None or stay.visit is None:
            return
        state, owed = self.conn.their_state, stay.visit.speak_by < NEVER
        if state is h11.IDLE:
            # A head that comes in small pieces has no longer than one that does not come.
            if not owed:
                stay.speaks(stay.settings.header_timeout)
        elif state is h11.SEND_BODY:
            if self.cycle is not self.reading:
                self.reading = self.cycle
                stay.speaks(stay.settings.body_timeout)
        else:
            stay.speaks(NEVER)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        stay, self.stay = self.stay, None
        if stay is not None and stay.visit is not None:
            _door_of(self.config).leave(stay.visit)
            super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stay is not None:
            self.stay.hears(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stay is not None:
            self.stay.hears(False)


class Socket(WebSocketsSansIOProtocol):
    """A socket, which must take what is sent to it in time."""

    stay: _Stay | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.stay = _Stay(_door_of(self.config), self.loop, transport)
        # Until the handshake is over.
        self.stay.speaks(self.stay.settings.header_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        stay, self.stay = self.stay, None
        if stay is not None and stay.visit is not None:
            _door_of(self.config).leave(stay.visit)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)[ABORT] = self.transport.abort

    def start_keepalive(self) -> None:
        super().start_keepalive()
        if self.stay is not None:
            self.stay.speaks(NEVER)

    def keepalive_timeout(self) -> None:
        # Whoever does not answer does not read a farewell either.
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stay is not None:
            self.stay.hears(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stay is not None:
            self.stay.hears(False)
