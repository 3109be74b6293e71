"""How soon a busy server acknowledges: many tables, four sockets at each, so many moves in a second; prints JSON.

`python -m bench.load ours` (or bare, see `servers.py`). After that, how many moves in a second it takes when every
table is played as fast as it goes; with `--data postgresql://… --processes 2` that is told of several processes on an
empty database, of whose processor time and memory nothing is. The server and its clients share two cores.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.servers import SEATS
from wartable.server import guard
from wartable.server.picture.differences import changed

CORES = 2
TRIES = 20
"""Tables looked at for one that waits for a move."""
PATIENCE = 5.0
"""Seconds to wait for the last acknowledgements."""
RUSH = 10.0
"""Seconds of play as fast as it goes."""


Offers = list[dict[str, Any]]


class Scene(msgspec.Struct):
    offers: Offers


class Fields(msgspec.Struct):
    offers: dict[str, Any] | None = None


class Changes(msgspec.Struct, rename={"fields": "in"}):
    fields: Fields


class Told(msgspec.Struct):
    """What a client looks at in a message."""

    t: str
    id: str = ""
    n: int = 0
    seat: int | None = None
    acting: int | None = None
    scene: Scene | None = None
    changes: Changes | None = None
    offers: Offers = []


READER = msgspec.json.Decoder(Told)


class Eyes:
    """A client that keeps of a picture only what it can say."""

    def __init__(self) -> None:
        self.offers: Offers = []

    def read(self, text: str | bytes) -> Told:
        told = READER.decode(text)
        if told.scene is not None:
            self.offers = told.scene.offers
        elif told.changes is not None and told.changes.fields.offers is not None:
            self.offers = changed(self.offers, told.changes.fields.offers)
        told.offers = self.offers
        return told


class Server:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.address = self._line().split()[-1]

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def usage(self) -> tuple[float, float]:
        """Seconds of processor time and bytes of memory so far."""
        self.process.send_signal(signal.SIGUSR1)
        while not (line := self._line()).startswith("["):
            pass
        seconds, size = json.loads(line)
        return seconds, size

    def post(self, path: str, body: Any, cookie: str) -> Any:
        headers = {"origin": self.address, "cookie": f"wartable={cookie}", "content-type": "application/json"}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)


@contextmanager
def started(which: str, data: str = "", processes: int = 1) -> Iterator[Server]:
    """A server with a new file, or this database; whatever happens, it is ended by its id."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.servers", which, data or str(Path(folder, "tables.db")), str(processes)]
        # What it notes about every request is written all the same.
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                yield Server(process)
            finally:
                process.kill()


class Table:
    """One table and what its four clients have been shown."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sockets: dict[int, ClientConnection] = {}
        self.scenes: dict[int, Told] = {}
        self.said = -1

    def ready(self) -> Told | None:
        """The scene to answer, if nobody has done so yet."""
        for scene in self.scenes.values():
            if scene.seat == scene.acting and scene.n > self.said and scene.offers:
                return scene
        return None


class Load:
    """Every client of every table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies = [guard.new_cookie() for _ in range(SEATS)]
        self.tables: list[Table] = []
        self.sent: dict[str, float] = {}
        self.waits: list[float] = []
        self.scenes = self.bytes = 0
        self.errors = 0
        self.flat_out = False
        self.lots = random.Random(1)

    async def open(self, count: int) -> list[asyncio.Task[None]]:
        """Tables one after another, their clients up to date."""
        clients: list[asyncio.Task[None]] = []
        seats = [{"kind": "me", "name": "A"}, *[{"kind": "link"}] * (SEATS - 1)]
        for _ in range(count):
            made = self.server.post("/api/tables", {"game": "small-world", "seats": seats}, self.cookies[0])
            for link in made["links"]:
                joined = {"token": link["token"], "name": "B"}
                self.server.post("/api/join", joined, self.cookies[link["seat"]])
            table = Table(made["id"])
            self.tables.append(table)
            clients += [asyncio.create_task(self.sit(table, seat)) for seat in range(SEATS)]
            while len(table.scenes) < SEATS:
                await asyncio.sleep(0.002)
        return clients

    async def sit(self, table: Table, seat: int) -> None:
        url = f"{self.server.address.replace('http', 'ws')}/api/tables/{table.name}/socket?lang=ru&seat={seat}"
        headers = {"origin": self.server.address, "cookie": f"wartable={self.cookies[seat]}"}
        async with connect(url, additional_headers=headers, compression=None, proxy=None, max_size=None) as socket:
            table.sockets[seat] = socket
            eyes = Eyes()
            async for text in socket:
                told = eyes.read(text)
                if told.t == "ack":
                    self.waits.append(time.perf_counter() - self.sent.pop(told.id))
                elif told.t == "scene":
                    table.scenes[seat] = told
                    self.scenes += 1
                    self.bytes += len(text.encode()) if isinstance(text, str) else len(text)
                    if self.flat_out:
                        await self.answer(table)
                elif told.t == "error":
                    self.errors += 1

    async def answer(self, table: Table) -> bool:
        """Whoever is asked at this table says something, if anybody is."""
        scene = table.ready()
        if scene is None or scene.seat is None:
            return False
        table.said = scene.n
        request = f"{table.name}-{scene.n}"
        action = self.lots.choice(scene.offers)["action"]
        said = {"t": "say", "id": request, "n": scene.n, "seat": scene.seat, "action": action}
        self.sent[request] = time.perf_counter()
        with suppress(ConnectionClosed):
            await table.sockets[scene.seat].send(json.dumps(said))
        return True

    async def keep_pace(self, rate: float, seconds: float) -> float:
        """Moves at equal distances, each at some table that waits for one; how many in a second are acknowledged."""
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
            for table in self.lots.sample(self.tables, min(TRIES, len(self.tables))):
                if await self.answer(table):
                    break
        return len(self.waits) / (time.perf_counter() - start)

    async def rush(self, seconds: float) -> float:
        """Every table as fast as it goes; how many moves in a second are acknowledged."""
        before = len(self.waits)
        start = time.perf_counter()
        self.flat_out = True
        for table in self.tables:
            await self.answer(table)
        await asyncio.sleep(max(0.0, start + seconds - time.perf_counter()))
        return (len(self.waits) - before) / (time.perf_counter() - start)

    async def settle(self) -> None:
        """Until everything is acknowledged, or for too long."""
        self.flat_out = False
        deadline = time.perf_counter() + PATIENCE
        while self.sent and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)

    async def run(self, count: int, rate: float, seconds: float) -> dict[str, float]:
        clients = await self.open(count)
        # The clients must not stop to tidy up: this is not about them.
        gc.collect()
        gc.disable()
        before, _ = self.server.usage()
        self.scenes = self.bytes = 0
        moves = await self.keep_pace(rate, seconds)
        await self.settle()
        after, memory = self.server.usage()
        waits = sorted(self.waits)
        told = self.bytes / max(1, self.scenes)
        fastest = await self.rush(RUSH)
        await self.settle()
        lost = [client for client in clients if client.done()]
        for client in clients:
            client.cancel()
        await asyncio.gather(*clients, return_exceptions=True)
        return {
            "moves": moves,
            "median": 1000 * waits[len(waits) // 2],
            "p99": 1000 * waits[len(waits) * 99 // 100],
            "worst": 1000 * waits[-1],
            "errors": self.errors + len(self.sent) + len(lost),
            "processor": 1000 * (after - before) / len(waits),
            "told": told / 1e3,
            "memory": memory / 1e6,
            "fastest": fastest,
        }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("server", choices=("ours", "bare"))
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--rate", type=float, default=200.0)
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--data", default="")
    options.add_argument("--processes", type=int, default=1)
    asked = options.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    with started(asked.server, asked.data, asked.processes) as server:
        print(json.dumps(asyncio.run(Load(server).run(asked.tables, asked.rate, asked.seconds))))


if __name__ == "__main__":
    main()
