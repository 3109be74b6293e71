"""A real server on real sockets, in a thread of this process, and those who come to it with bad intentions."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.server.browser import FAST
from wartable.cli.serve import listen
from wartable.games.small_world import GAME
from wartable.server.doors import Door, Server
from wartable.server.hub import Hub
from wartable.server.settings import Settings
from wartable.server.site import make_site
from wartable.server.sqlite import SqliteFile
from wartable.server.words import server_words

BAD, GOOD = "127.0.0.2", "127.0.0.1"
"""Addresses of the attacker and of everybody else."""
PATIENCE = 20.0
"""Seconds after which something that is to happen has not happened."""


class RealServer:
    """A server that listens."""

    def __init__(self, server: Server, hub: Callable[[], Hub], port: int) -> None:
        self.server = server
        self.door: Door = server.door
        self.port = port
        self._hub = hub

    @property
    def hub(self) -> Hub:
        return self._hub()

    @property
    def origin(self) -> str:
        return f"http://{GOOD}:{self.port}"

    def knock(self, address: str = BAD) -> socket.socket:
        """A connection from this address."""
        return socket.create_connection((GOOD, self.port), PATIENCE, (address, 0))

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> tuple[int, Any]:
        """A request as a browser sends it."""
        line = http.client.HTTPConnection(GOOD, self.port, timeout=PATIENCE, source_address=(GOOD, 0))
        sent = {"origin": self.origin, "content-type": "application/json", **headers}
        if cookie:
            sent["cookie"] = f"wartable={cookie}"
        try:
            line.request(method, path, json.dumps(body) if body is not None else None, sent)
            answer = line.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text.startswith(b"{") else text.decode()
        finally:
            line.close()

    def make(self, cookie: str, **changes: Any) -> str:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
        asked = {"game": "small-world", "scenario": "fixture", "seats": seats, **changes}
        status, made = self.ask("POST", "/api/tables", asked, cookie)
        assert status == 201, made
        return str(made["id"])

    def well(self) -> bool:
        """Whether somebody else is answered."""
        return self.ask("GET", "/api/health")[0] == 200

    def upgrade(self, table: str, cookie: str, address: str = BAD, buffer: int = 65536) -> socket.socket:
        """A socket at a table that has been greeted; from here on it is the caller's to read or not."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.bind((address, 0))
        line.settimeout(PATIENCE)
        line.connect((GOOD, self.port))
        line.sendall(
            f"GET /api/tables/{table}/socket?lang=en HTTP/1.1\r\nhost: {GOOD}:{self.port}\r\norigin: {self.origin}\r\n"
            f"cookie: wartable={cookie}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in line.recv(64)
        return line


@contextmanager
def real_server(folder: Path, **changes: Any) -> Iterator[RealServer]:
    data = SqliteFile(folder / "tables.db")
    with listen(GOOD, 0, server_words("en")) as bound, listen(GOOD, 0, server_words("en")) as within:
        port = bound.getsockname()[1]
        inside = f"{GOOD}:{within.getsockname()[1]}"
        told = {"data": data, "static": folder / "static", "inside": inside, **FAST, **changes}
        settings = Settings(**told)
        app = make_site({GAME.id: GAME}, settings)
        server = Server(app, settings)
        # What is not read must not disappear into the system's own buffers.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)
        thread = threading.Thread(target=server.run, args=([bound, within],), daemon=True)
        thread.start()
        try:
            wait_for(lambda: server.started)
            yield RealServer(server, lambda: app.state.hub, port)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def wait_for(happened: Callable[[], bool]) -> None:
    """Until it has happened; long waits are a failure."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.02)


def frame(text: str) -> bytes:
    """A text as a client sends it over a socket, under a mask of nothing."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


def closed(line: socket.socket) -> bool:
    """Whether the other side has ended a connection; what it said before is thrown away."""
    line.settimeout(PATIENCE)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@contextmanager
def closing(lines: list[socket.socket]) -> Iterator[None]:
    with ExitStack() as stack:
        for line in lines:
            stack.enter_context(line)
        yield
