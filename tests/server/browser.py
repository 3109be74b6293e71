"""Browsers without a window: a cookie, requests and sockets to an application in this process."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

from wartable.engine.game import Game
from wartable.games.small_world import GAME
from wartable.server import guard
from wartable.server.entries import Finished
from wartable.server.settings import Settings
from wartable.server.site import make_site
from wartable.server.sqlite import SqliteFile
from wartable.testing.following import Follower

HOST = "127.0.0.1:8000"
ORIGIN = f"http://{HOST}"
FAST: dict[str, Any] = {
    "workers": 1,
    "bot_delay": 0.0,
    "retry": 0.05,
    "rebuff": 0.0,
    "posts": (1000.0, 1000.0),
    "reads": (1000.0, 1000.0),
    "messages": (1000.0, 1000.0),
}
ME_AND_LINK = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]


@contextmanager
def serving(folder: Path, games: Sequence[Game[Any]] = (GAME,), **changes: Any) -> Iterator[TestClient]:
    """An application with its files in this folder, and its data as well, unless it is said where that is."""
    data = SqliteFile(folder / "tables.db")
    settings = Settings(**{"data": data, "static": folder / "static", **FAST, **changes})
    with TestClient(make_site({game.id: game for game in games}, settings), base_url=ORIGIN) as client:
        yield client


def declare_over(client: TestClient, table: str) -> None:
    """As if a game had been played to its end."""
    room = client.app.state.hub.rooms.get(table)  # type: ignore[attr-defined]
    room.table.finished = Finished((1.0,), "", "")


class Browser:
    """One device."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookie = guard.new_cookie()

    def headers(self, **changes: str) -> dict[str, str]:
        return {"cookie": f"wartable={self.cookie}", "origin": ORIGIN, **changes}

    def get(self, path: str, **headers: str) -> Response:
        self.client.cookies.clear()
        return self.client.get(path, headers=self.headers(**headers))

    def post(self, path: str, body: Any = None, **headers: str) -> Response:
        self.client.cookies.clear()
        return self.client.post(path, json=body if body is not None else {}, headers=self.headers(**headers))

    def delete(self, path: str) -> Response:
        self.client.cookies.clear()
        headers = self.headers(**{"content-type": "application/json"})
        return self.client.delete(path, headers=headers)

    def make(self, **changes: Any) -> dict[str, Any]:
        """A new table."""
        asked = {"game": "small-world", "scenario": "fixture", "seats": ME_AND_LINK, **changes}
        made = self.post("/api/tables", asked)
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found

    def join(self, token: str, name: str = "Boris") -> Response:
        return self.post("/api/join", {"token": token, "name": name})

    @contextmanager
    def sit(self, table: str, lang: str = "en") -> Iterator[Socket]:
        with self.connect(f"/api/tables/{table}/socket?lang={lang}") as session:
            yield Socket(session)

    def connect(self, path: str, **headers: str) -> WebSocketTestSession:
        """A socket, not opened yet."""
        return self.client.websocket_connect(f"ws://{HOST}{path}", headers=self.headers(**headers))


class Socket:
    """A socket that remembers the last of everything it heard."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.last: dict[str, dict[str, Any]] = {}
        self.eyes = Follower()
        self.count = 0

    def hear(self) -> dict[str, Any]:
        message = self.eyes.hear(self.session.receive_json())
        self.last[message["t"]] = message
        return message

    def hear_until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        for _ in range(2000):
            message = self.hear()
            if found(message):
                return message
        raise AssertionError("not told")

    def hear_a(self, kind: str) -> dict[str, Any]:
        return self.hear_until(lambda message: message["t"] == kind)

    def tell(self, **message: Any) -> None:
        self.session.send_json(message)

    def ask(self, **message: Any) -> dict[str, Any]:
        self.count += 1
        request = f"q{self.count}-{time.monotonic_ns()}"
        self.tell(id=request, **message)
        return self.hear_until(lambda told: told.get("id") == request and told["t"] != "meta")

    def say_first(self) -> dict[str, Any]:
        """The first thing offered."""
        scene = self.last["scene"]
        action = scene["scene"]["offers"][0]["action"]
        told = self.ask(t="say", n=scene["n"], seat=scene["seat"], action=action)
        if told["t"] == "ack":
            self.hear_until(lambda message: message["t"] == "scene" and message["n"] >= told["n"])
        return told
