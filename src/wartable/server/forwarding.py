"""Requests and sockets for tables that another process plays are handed on to it, and its answers handed back.

Whoever needs a table says by an exception that it is elsewhere, before it has answered anything; so what was asked can
be handed on as it is, or tried again if the other process is about to be given up. Origin, rate, size and cookie were
looked at where the request came in.
"""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, Final
from urllib.parse import quote

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from wartable.server.doors import is_port
from wartable.server.errors import ApiError, error
from wartable.server.guard import COOKIE
from wartable.server.hub import GOING_AWAY
from wartable.server.peers import BEAT, LEASE, Elsewhere, Peers
from wartable.server.requests import hub_of, read_body
from wartable.server.settings import Settings
from wartable.server.sockets import TRY_LATER

SECRET, CLIENT = "x-wartable-peer", "x-wartable-client"
"""Headers by which processes know each other, and say whom they ask for."""
INNER: Final = "wartable.inner"
"""Where a scope says that another process asks."""
HANDED_ON: Final = ("accept-encoding", "accept-language", "content-type")
"""Of what a browser says, all that an answer depends on."""
PLAIN: Final = "%/?:@!$&'()*+,;=-._~"
"""What stands for itself in an address."""
MISDIRECTED: Final = 421
PATIENCE: Final = LEASE + 4 * BEAT
"""Seconds until somebody must have a table."""
PAUSE: Final = 0.2
OPEN, TAKE = 2.0, 5.0
"""Seconds in which another process must take a connection, and a socket, for which it may have to read the table."""


class Unreached(Exception):
    """The other process has not taken what was asked; it can be asked elsewhere."""


def is_inside(scope: Scope, settings: Settings) -> bool:
    """Whether something comes in by the way that is for other processes only."""
    return is_port(settings.inside, (scope.get("server") or ("", 0))[1])


def let_in(scope: Scope, headers: Headers, peers: Peers) -> bool:
    """Whether it is another process of ours; then the scope tells for whom it asks."""
    scope[INNER] = bool(peers.secret) and hmac.compare_digest(headers.get(SECRET, "").encode(), peers.secret.encode())
    scope["client"] = (headers.get(CLIENT, ""), 0)
    return bool(scope[INNER])


class Kept:
    """What was received of a request, to be read again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._messages: list[Message] = []

    def again(self) -> Receive:
        position = 0

        async def receive() -> Message:
            nonlocal position
            if position == len(self._messages):
                self._messages.append(await self._receive())
            position += 1
            return self._messages[position - 1]

        return receive


class Forwarder:
    """Between the guard and everything that is answered."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or not scope["app"].state.hub.peers.several:
            await self.app(scope, receive, send)
            return
        peers: Peers = scope["app"].state.hub.peers
        socket = scope["type"] == "websocket"
        kept = Kept(receive)
        clock = asyncio.get_running_loop().time
        deadline = clock() + PATIENCE
        while True:
            try:
                # A socket is read only when it has its table.
                await self.app(scope, receive if socket else kept.again(), send)
                return
            except Elsewhere as found:
                elsewhere = found
            if scope.get(INNER):
                await _refuse(scope, receive, send, MISDIRECTED)
                return
            try:
                if socket:
                    await _hand_on_socket(peers, elsewhere, scope, receive, send)
                else:
                    await self._hand_on(peers, elsewhere, scope, kept, send)
                return
            except Unreached:
                if clock() > deadline:
                    await _refuse(scope, receive, send, 503)
                    return
                await asyncio.sleep(PAUSE)

    async def _hand_on(self, peers: Peers, to: Elsewhere, scope: Scope, kept: Kept, send: Send) -> None:
        try:
            body = await read_body(Request(scope, kept.again()), self.settings.body_limit)
        except ApiError as refused:
            await error(HTTPConnection(scope), refused.status, refused.code)(scope, kept.again(), send)
            return
        host, _, port = to.address.rpartition(":")
        try:
            async with asyncio.timeout(OPEN):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port or 0))
        except (OSError, TimeoutError) as why:
            raise Unreached from why
        begun = False

        async def hand_back(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            with peers.line(to.process, writer.transport.abort):
                await _exchange(reader, writer, _asked(peers, scope, body, to.address), body, hand_back)
        except (OSError, h11.ProtocolError):
            # It may have happened, or not; half an answer is ended by the server.
            if not begun:
                await _refuse(scope, kept.again(), send, 503)
        finally:
            writer.close()


def _headers(peers: Peers, scope: Scope) -> list[tuple[str, str]]:
    """What another process is told of a request."""
    said = Headers(scope=scope)
    client = scope["client"][0] if scope.get("client") else ""
    ours = [(SECRET, peers.secret), (CLIENT, client), ("cookie", f"{COOKIE}={scope['wartable.cookie']}")]
    return [*[(name, said[name]) for name in HANDED_ON if name in said], *ours]


def target_of(scope: Scope) -> str:
    """What was asked for; bytes that no address may have are written as addresses write them."""
    path, query = quote(scope["raw_path"], PLAIN), quote(scope["query_string"], PLAIN)
    return f"{path}?{query}" if query else path


def _asked(peers: Peers, scope: Scope, body: bytes, host: str) -> h11.Request:
    headers = [*_headers(peers, scope), ("host", host), ("content-length", str(len(body))), ("connection", "close")]
    return h11.Request(method=scope["method"], target=target_of(scope), headers=headers)


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: h11.Request, body: bytes, send: Send
) -> None:
    """Ask, and hand the answer back as it comes; Unreached if there is none because the table is not there."""
    line = h11.Connection(h11.CLIENT)
    for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    await writer.drain()
    while True:
        told: Any = line.next_event()
        if told is h11.NEED_DATA:
            line.receive_data(await reader.read(1 << 16))
        elif isinstance(told, h11.Response):
            if told.status_code == MISDIRECTED:
                raise Unreached
            headers = [(name, value) for name, value in told.headers if name not in (b"connection", b"date")]
            await send({"type": "http.response.start", "status": told.status_code, "headers": headers})
        elif isinstance(told, h11.Data):
            await send({"type": "http.response.body", "body": bytes(told.data), "more_body": True})
        elif isinstance(told, h11.EndOfMessage):
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    """Nobody has the table at the moment, or not here."""
    if scope["type"] == "http":
        await error(HTTPConnection(scope), status, "moving")(scope, receive, send)
    elif status == MISDIRECTED:
        # Not accepted: the process that asks must hear it before it says anything to its guest.
        await send({"type": "websocket.close", "code": TRY_LATER})
    else:
        await asyncio.sleep(hub_of(HTTPConnection(scope)).settings.rebuff)
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": TRY_LATER})


async def _hand_on_socket(peers: Peers, to: Elsewhere, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything between a browser and a table of another process."""
    try:
        line = await connect(
            f"ws://{to.address}{target_of(scope)}",
            additional_headers=_headers(peers, scope),
            user_agent_header=None,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=TAKE,
            ping_interval=None,
            close_timeout=OPEN,
        )
    except (OSError, TimeoutError, WebSocketException) as why:
        raise Unreached from why
    with peers.line(to.process, line.transport.abort):
        await receive()
        await send({"type": "websocket.accept"})
        tasks = (asyncio.create_task(_upward(line, receive)), asyncio.create_task(_downward(line, send)))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await line.close(GOING_AWAY)


async def _upward(line: ClientConnection, receive: Receive) -> None:
    """What the browser says, until it goes."""
    while (said := await receive())["type"] != "websocket.disconnect":
        try:
            await line.send(said.get("text") or said.get("bytes") or "")
        except ConnectionClosed:
            # The other direction hears why.
            await asyncio.Event().wait()


async def _downward(line: ClientConnection, send: Send) -> None:
    """What the table says, and with which word it ends the connection."""
    try:
        while True:
            told = await line.recv(decode=True)
            await send({"type": "websocket.send", "text": told})
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else GOING_AWAY
        await send({"type": "websocket.close", "code": code})
    except OSError:
        # The browser has gone.
        return
