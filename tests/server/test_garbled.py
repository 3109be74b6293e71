"""Garbled messages, bodies, paths, positions, scenarios and replays: each gets an answer, nothing fails.

WARTABLE_GARBLED is how many; a long run also sees that memory stays as it is.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import resource
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.applications import Starlette

from tests.server.browser import FAST, HOST, ORIGIN
from tests.server.garbled import changed_value, garbled, garbled_json, garbled_lines
from wartable.engine.files.codec import dump
from wartable.engine.luck import secret_of
from wartable.games.catalogue import GAMES
from wartable.server.app import make_app
from wartable.server.settings import Settings
from wartable.server.sqlite import SqliteFile

GARBLED: Final = int(os.environ.get("WARTABLE_GARBLED", "1500"))
LONG: Final = 50_000
"""So many tell something of memory."""
MOST_GROWN: Final = 48 * 1024
"""kB by which the process may grow from a quarter of a long run to its end."""
AT_ONCE: Final = 30
"""Messages on one socket; after forty malformed ones it would be closed."""
ROOT: Final = Path(__file__).parents[2]
COOKIE: Final = "0123456789abcdef" * 2
SCENARIOS: Final = {"warcraft": "broken-bridge", "bloodstream": "strait"}
REPLAYS: Final = ("small-world-format-1", "small-world-format-2", "warcraft-format-2")
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]


class Noted(logging.Handler):
    """Whatever went wrong, as the log tells it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.failures: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        # Some positions can be tried out for ever.
        late = record.__dict__.get("facts", {}).get("error") == "TimeoutError"
        if not late and (record.exc_info or record.levelno >= logging.ERROR or record.msg == "bot failed"):
            self.failures.append(self.format(record))


class Wire:
    """An application without a network: requests and sockets with any bytes in them."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def scope(self, kind: str, path: bytes, method: str, content: str = "application/json") -> dict[str, Any]:
        where, _, query = path.partition(b"?")
        headers = {"host": HOST, "origin": ORIGIN, "cookie": f"wartable={COOKIE}", "content-type": content}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http" if kind == "http" else "ws",
            "path": where.decode(errors="replace"),
            "raw_path": where,
            "query_string": query,
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
        }

    async def ask(self, method: str, path: bytes, body: bytes = b"", content: str = "application/json") -> Any:
        """The answer, as its status and its bytes."""
        told: list[dict[str, Any]] = []
        heard = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return heard.pop() if heard else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(self.scope("http", path, method, content), receive, send)
        return told[0]["status"], b"".join([message.get("body", b"") for message in told[1:]])

    async def talk(self, table: str, texts: list[bytes]) -> int:
        """Say all that on one socket; how much was answered."""
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        told = 0
        heard.put_nowait({"type": "websocket.connect"})
        for text in texts:
            try:
                heard.put_nowait({"type": "websocket.receive", "text": text.decode()})
            except UnicodeDecodeError:
                heard.put_nowait({"type": "websocket.receive", "bytes": text})
        heard.put_nowait({"type": "websocket.receive", "text": '{"t":"ping"}'})
        pong = asyncio.Event()

        async def send(message: Any) -> None:
            nonlocal told
            told += 1
            if message["type"] == "websocket.close" or message.get("text") == '{"t":"pong"}':
                pong.set()

        path = f"/api/tables/{table}/socket?lang=ru".encode()
        task = asyncio.create_task(self.app(self.scope("websocket", path, "GET"), heard.get, send))
        await asyncio.wait_for(pong.wait(), 30)
        heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(task, 30)
        return told


class IllWisher:
    """Sends garbled things, by lot, and looks at the answers."""

    def __init__(self, wire: Wire, lots: random.Random) -> None:
        self.wire = wire
        self.lots = lots
        self.table = ""
        self.counts: dict[int, int] = {}
        golden = ROOT / "tests/golden/released"
        self.replays = [(golden / f"{name}.replay").read_text() for name in REPLAYS]
        self.scenarios = {game: (ROOT / f"docs/howto/{name}.toml").read_text() for game, name in SCENARIOS.items()}
        self.positions = {
            name: json.loads(dump(game, game.setup(game.seats[0], secret_of(name)))) for name, game in GAMES.items()
        }

    async def sit_down(self) -> None:
        """A table of one's own, to which one may say things."""
        asked = {"game": "small-world", "scenario": "fixture", "seats": [{"kind": "me"}, {"kind": "me"}]}
        status, made = await self.wire.ask("POST", b"/api/tables", json.dumps(asked).encode())
        assert status == 201, made
        self.table = json.loads(made)["id"]

    async def ask(self, method: str, path: bytes, body: bytes = b"", content: str = "application/json") -> None:
        status, answer = await self.wire.ask(method, path, body, content)
        assert status < 500, (method, path[:300], body[:300], answer[:300])
        self.counts[status] = self.counts.get(status, 0) + 1

    async def talk(self) -> int:
        """Messages on a socket."""
        lots, n, seat = self.lots, self.lots.randrange(40), self.lots.randrange(2)
        good: list[dict[str, Any]] = [
            {"t": "say", "id": "a", "n": n, "seat": seat, "action": lots.choice(("done", "conquer A5", "pick 1"))},
            {"t": "why", "id": "b", "seat": seat, "picks": ["A5", "hand"], "action": "conquer A5"},
            {"t": "undo", "id": "c", "n": n, "seat": seat},
            {"t": "restart", "id": "d", "n": n, "seat": seat},
            {"t": "path", "id": "e", "n": n, "seat": seat},
            {"t": "consent", "id": "f", "by": seat, "request": "c", "yes": True},
            {"t": "talk", "id": "g", "seat": seat, "to": "table", "text": "Всем привет"},
            {"t": "propose", "id": "h", "seat": seat, "pick": "A5", "on": True},
            {"t": "lang", "lang": "en"},
            {"t": "seat", "seat": None},
        ]
        texts = [garbled_json(lots, lots.choice(good)) for _ in range(AT_ONCE)]
        assert await self.wire.talk(self.table, texts) > 1
        return len(texts)

    async def path(self) -> int:
        """A path that is none, or not quite."""
        here = f"/api/tables/{self.table}".encode()
        good = (
            *(b"/api/games?lang=ru", b"/api/rules/warcraft", b"/api/rules/small-world/search?q=toll", b"/api/tables"),
            *(
                here,
                here + b"/board",
                here + b"/proof",
                here + b"/moments",
                here + b"/moments/3?seat=0",
                here + b"/curve",
            ),
            *(
                here + b"/replay",
                b"/api/contacts",
                b"/api/reach",
                b"/assets/icons/1/lion,hand",
                b"/assets/a.js",
                b"/t/x",
            ),
            b"/api/rules/bloodstream/examples/x",
        )
        method = self.lots.choice(("GET", "GET", "GET", "HEAD", "OPTIONS", "BREW"))
        await self.ask(method, garbled(self.lots, self.lots.choice(good)))
        return 1

    async def body(self) -> int:
        """A request that is none, or not quite."""
        here = f"/api/tables/{self.table}"
        new = {"game": "small-world", "scenario": "fixture", "seats": SEATS, "undo": "none", "options": {}}
        good: list[tuple[str, dict[str, Any]]] = [
            ("/api/tables", {**new, "clock": {"kind": "live", "turn": 60, "reserve": 0, "zero": "bot"}}),
            ("/api/tables", {**new, "game": "world-of-warcraft", "scenario": None, "name": "Стол"}),
            ("/api/tables", {"game": "warcraft", "seats": SEATS, "lesson": "first"}),
            ("/api/invitations", {"token": "0" * 32}),
            ("/api/join", {"token": "0" * 32, "name": "Борис"}),
            ("/api/contacts", {"kind": "json", "address": "https://example.org/hook"}),
            ("/api/contacts/email/code", {"code": "123456"}),
            ("/api/codes", {"text": "http://127.0.0.1:8000/#x"}),
            (here + "/quiet", {"on": True}),
            (here + "/name", {"name": "Вечер"}),
            (here + "/key", {"renew": False}),
            (here + "/seats/1", {"do": "asks", "asks": "all"}),
            (here + "/seats/1/link", {}),
            (here + "/rematch", {}),
            (here + "/forks", {"moment": 2, "mine": [0], "name": "", "level": "random"}),
        ]
        path, data = self.lots.choice(good)
        await self.ask(self.lots.choice(("POST", "POST", "POST", "PUT")), path.encode(), garbled_json(self.lots, data))
        return 1

    async def position(self) -> int:
        """A position file."""
        name = self.lots.choice(list(self.positions))
        text = json.dumps(changed_value(self.lots, self.positions[name]))
        await self.ask("POST", b"/api/positions", json.dumps({"game": name, "text": text}).encode())
        return 1

    async def scenario(self) -> int:
        """A scenario file."""
        game = self.lots.choice(list(self.scenarios))
        text = garbled_lines(self.lots, self.scenarios[game]).decode(errors="replace")
        await self.ask("POST", b"/api/scenarios", json.dumps({"game": game, "text": text}).encode())
        return 1

    async def replay(self) -> int:
        """A recorded game."""
        text = garbled_lines(self.lots, self.lots.choice(self.replays))
        await self.ask("POST", b"/api/replays", text, "text/plain")
        return 1

    async def trouble(self, most: int) -> None:
        """So much of everything, the cheapest most."""
        kinds = (self.talk, self.path, self.body, self.scenario, self.replay, self.position)
        done, quarter = 0, 0
        while done < most:
            (kind,) = self.lots.choices(kinds, (3, 60, 40, 8, 5, 1))
            done += await kind()
            if not quarter and done > most // 4:
                quarter = memory()
        grown = memory() - quarter
        print(f"{done} garbled things, answers {self.counts}, grown by {grown} kB")
        if most >= LONG:
            assert grown < MOST_GROWN


def memory() -> int:
    """The most this process has had, in kB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@pytest.mark.timeout(300 + GARBLED // 100)
def test_nothing_garbled_is_too_much(tmp_path: Path) -> None:
    noted = Noted()
    (tmp_path / "index.html").write_text("<!doctype html><title>Wartable</title>")
    rates = (1e6, 1e6)
    changes: dict[str, Any] = {"posts": rates, "reads": rates, "messages": rates, "words": rates, "codes": rates}
    settings = Settings(data=SqliteFile(tmp_path / "tables.db"), static=tmp_path, **{**FAST, **changes})
    app = make_app(settings)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: noted.failures.append(str(context)))
        async with app.router.lifespan_context(app):
            ill = IllWisher(Wire(app), random.Random(os.environ.get("WARTABLE_LUCK", "garbled")))
            await ill.sit_down()
            await ill.trouble(GARBLED)
            # Whoever means well is still served.
            status, told = await ill.wire.ask("GET", f"/api/tables/{ill.table}".encode())
            assert (status, json.loads(told)["id"]) == (200, ill.table)

    logger = logging.getLogger("wartable")
    logger.addHandler(noted)
    try:
        asyncio.run(run())
    finally:
        logger.removeHandler(noted)
    assert noted.failures == []
