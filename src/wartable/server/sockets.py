"""A browser at a table: one socket, bounded in what it may say and in what may wait to be sent to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wartable.server import messages
from wartable.server.doors import ABORT
from wartable.server.errors import ApiError, lang
from wartable.server.guard import Bucket
from wartable.server.hub import GOING_AWAY, GONE, Hub
from wartable.server.requests import device_of, hub_of, itself, links_of, room_of
from wartable.server.rooms import Room
from wartable.server.store import StorageTrouble

log = logging.getLogger("wartable.sockets")
MOST_WAITING: Final = 2_000_000
"""Bytes waiting for a browser that does not take them; then it is put out and may come back."""
MOST_WARNINGS: Final = 40
"""Messages beyond the rate, or malformed ones, before the socket is closed."""
TRY_LATER, BROKEN, FLOOD = 1013, 4409, 4429


class SocketWire:
    """What waits to be sent over a socket."""

    def __init__(
        self, device: str, itself: str, language: str, links: Mapping[int, str], abort: Callable[[], None]
    ) -> None:
        self.device = device
        self.itself = itself
        self.language = language
        self.links = links
        self.abort = abort
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.size = 0
        self.code = GOING_AWAY
        self.cut = False

    def push(self, data: bytes) -> None:
        if self.size > MOST_WAITING:
            self._cut()
        if not self.cut:
            self.size += len(data)
            self.queue.put_nowait(data)

    def close(self, code: int) -> None:
        """Nothing more is sent after what waits already."""
        if not self.cut:
            self.cut = True
            self.code = code
            self.queue.put_nowait(None)

    def _cut(self) -> None:
        """What waits is dropped, and the socket with it: a farewell would never be read."""
        self.cut = True
        self.code = TRY_LATER
        self.size = 0
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
        self.abort()


def _nothing() -> None:
    """Where there is no transport to end."""


async def table_socket(socket: WebSocket) -> None:
    """Everything between a browser and a table; the guard has checked the origin."""
    hub = hub_of(socket)
    try:
        if socket.scope["wartable.flood"]:
            raise ApiError(429, "rate")
        room = await room_of(socket)
        device = device_of(socket)
        if [wire.device for wire in room.wires.values()].count(device) >= hub.settings.most_sockets:
            raise ApiError(429, "rate")
    except (ApiError, StorageTrouble) as error:
        status = error.status if isinstance(error, ApiError) else 503
        if status in (429, 503):
            await asyncio.sleep(hub.settings.rebuff)
        # Accepted first: a browser cannot tell a refused socket from a server that is down.
        await socket.accept()
        await socket.close({404: GONE, 409: BROKEN, 429: FLOOD}.get(status, TRY_LATER))
        return
    await socket.accept()
    links, abort = links_of(socket, room.table), socket.scope.get(ABORT, _nothing)
    wire = SocketWire(device, itself(socket), lang(socket), links, abort)
    viewer = hub.attach(room, wire)
    tasks = (asyncio.create_task(_send(socket, wire)), asyncio.create_task(_hear(socket, hub, room, viewer, wire)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.detach(room, viewer)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled() and task.exception() is not None:
            log.error("socket failed", exc_info=task.exception())
    if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.close(wire.code)


async def _send(socket: WebSocket, wire: SocketWire) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while (data := await wire.queue.get()) is not None:
            wire.size -= len(data)
            await socket.send_text(data.decode())


async def _hear(socket: WebSocket, hub: Hub, room: Room, viewer: int, wire: SocketWire) -> None:
    """Messages as they come, at most so many in a second."""
    clock = asyncio.get_running_loop().time
    bucket = Bucket(*hub.settings.messages, clock())
    warnings = 0
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text") or received.get("bytes") or ""
        try:
            message = messages.read(text)
        except messages.Malformed:
            message = None
        if message is not None and bucket.take(clock()):
            hub.receive(room, viewer, message)
            continue
        warnings += 1
        if warnings > MOST_WARNINGS:
            wire.code = FLOOD
            return
        hub.complain(room, viewer, "malformed" if message is None else "rate", getattr(message, "id", ""))
