"""How soon a server acknowledges somebody's moves while somebody else attacks it; prints JSON.

`python -m bench.attack`: everybody plays at one address, the attacker sits at another, in a process of its own
(`python -m bench.attack KIND PORT COOKIE TABLE`), and the server keeps to the limits it has when nothing is set.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from typing import Any, Final

from websockets.asyncio.client import connect

from bench.load import Eyes, Server, started
from wartable.server import guard

BAD: Final = "127.0.0.2"
SECONDS: Final = 15.0
PAUSE: Final = 0.02
"""Seconds between an acknowledgement and the next move."""
CROWD: Final = 8
"""Clients of the attacker."""
HALVES: Final = 1100
TABLES: Final = 60
US: Final = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
ATTACKS: Final = ("quiet", "lists", "moments", "proofs", "languages", "halves", "deaf")


# The attacker.


async def loop_over(port: int, path: str, cookie: str) -> None:
    """The same request again and again over one connection."""
    asked = f"GET {path} HTTP/1.1\r\nhost: {BAD}\r\ncookie: wartable={cookie}\r\n\r\n".encode()
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(BAD, 0))
            while True:
                writer.write(asked)
                head = await reader.readuntil(b"\r\n\r\n")
                length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                await reader.readexactly(int(length[0].split(b":")[1]))


async def half(port: int) -> None:
    """Half a request, held as long as the server lets it."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(BAD, 0))
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
            await reader.read()
            writer.close()
        await asyncio.sleep(0.5)


async def change_language(port: int, table: str, cookie: str, deaf: bool) -> None:
    """A socket that wants everything in the other language as often as it may; a deaf one reads nothing."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?lang=en"
    headers = {"origin": f"http://127.0.0.1:{port}", "cookie": f"wartable={cookie}"}
    while True:
        with contextlib.suppress(Exception):
            line = connect(url, additional_headers=headers, local_addr=(BAD, 0), max_size=None, proxy=None)
            async with line as socket:
                hearing = asyncio.create_task(hear(socket)) if not deaf else None
                for number in range(100_000):
                    await socket.send(json.dumps({"t": "lang", "lang": ("en", "ru")[number % 2]}))
                    await asyncio.sleep(0.055)
                del hearing
        await asyncio.sleep(0.2)


async def hear(socket: Any) -> None:
    async for _ in socket:
        pass


async def attack(kind: str, port: int, cookie: str, table: str) -> None:
    paths = {"lists": "/api/tables", "moments": f"/api/tables/{table}/moments", "proofs": f"/api/tables/{table}/proof"}
    if kind in paths:
        await asyncio.gather(*[loop_over(port, paths[kind], cookie) for _ in range(CROWD)])
    elif kind == "halves":
        await asyncio.gather(*[half(port) for _ in range(HALVES)])
    else:
        await asyncio.gather(*[change_language(port, table, cookie, kind == "deaf") for _ in range(2 * CROWD)])


# Everybody else.


async def play(server: Server, cookie: str, seconds: float) -> list[float]:
    """How long each acknowledgement takes at a table for two on one screen."""
    waits: list[float] = []
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        made = server.post("/api/tables", {"game": "small-world", "seats": US}, cookie)
        url = f"{server.address.replace('http', 'ws')}/api/tables/{made['id']}/socket?lang=en"
        headers = {"origin": server.address, "cookie": f"wartable={cookie}"}
        async with connect(url, additional_headers=headers, max_size=None, proxy=None) as socket:
            sent, eyes = 0.0, Eyes()
            async for text in socket:
                told = eyes.read(text)
                if told.t == "ack":
                    waits.append(time.perf_counter() - sent)
                if told.t == "over" or time.perf_counter() > deadline:
                    break
                if told.t != "scene":
                    continue
                if told.acting != told.seat:
                    await socket.send(json.dumps({"t": "seat", "seat": told.acting}))
                elif told.offers:
                    await asyncio.sleep(PAUSE)
                    action = told.offers[0]["action"]
                    said = {"t": "say", "id": f"{len(waits)}-{told.n}", "n": told.n, "seat": told.seat}
                    sent = time.perf_counter()
                    await socket.send(json.dumps({**said, "action": action}))
    return waits


def finished_game(server: Server, cookie: str) -> str:
    """A game of bots, played to its end."""
    bots = [{"kind": "bot", "level": "random"}] * 4
    table = str(server.post("/api/tables", {"game": "small-world", "seats": bots}, cookie)["id"])
    while True:
        request = urllib.request.Request(
            f"{server.address}/api/tables/{table}/moments", headers={"cookie": f"wartable={cookie}"}
        )
        with contextlib.suppress(urllib.error.HTTPError):
            urllib.request.urlopen(request, timeout=30).close()
            return table
        time.sleep(0.5)


def main() -> None:
    bad, good = guard.new_cookie(), guard.new_cookie()
    found: dict[str, float] = {}
    with started("guarded") as server:
        port = server.address.rpartition(":")[2]
        for _ in range(TABLES):
            server.post("/api/tables", {"game": "warcraft", "seats": US}, bad)
        table = finished_game(server, bad)
        for kind in ATTACKS:
            command = [sys.executable, "-m", "bench.attack", kind, port, bad, table]
            with subprocess.Popen(command if kind != "quiet" else ["sleep", "1000"]) as attacker:
                try:
                    time.sleep(1.0)
                    waits = sorted(asyncio.run(play(server, good, SECONDS)))
                finally:
                    attacker.kill()
            found[f"{kind} median"] = 1000 * waits[len(waits) // 2]
            found[f"{kind} p99"] = 1000 * waits[len(waits) * 99 // 100]
            found[f"{kind} moves"] = len(waits)
        found["memory"] = server.usage()[1] / 1e6
    print(json.dumps(found))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(attack(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]))
    else:
        main()
