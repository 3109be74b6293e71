"""A real server on this machine, ended without warning again and again while people play.

WARTABLE_KILLS sets how often; a soak test may take thousands. Of three processes on one PostgreSQL database any one is
ended, a tenth as often, and the others go on with its tables.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.cluster import Cluster
from tests.server.helpers import GAME
from wartable.cli.serve import database_at
from wartable.server import guard
from wartable.server.course import check_luck
from wartable.server.entries import Said, check_chain
from wartable.server.store import Store
from wartable.server.tables import Table
from wartable.server.words import server_words
from wartable.testing.following import Follower

KILLS = int(os.environ.get("WARTABLE_KILLS", "10"))
PLAYERS = 5
ENOUGH = 10 * PLAYERS
"""Moves that make an evening."""
COOKIE = guard.new_cookie()
LOST = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, TimeoutError)


@contextmanager
def server(data: str, log: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address; whatever happens, it is ended by its id."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path]), "WARTABLE_LANG": "en"}
    command = [sys.executable, "-m", "wartable", "serve", "--port", "0", "--no-browser", "--data", data, *options]
    with (
        log.open("a") as notes,
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=notes, text=True) as p,
    ):
        try:
            assert p.stdout is not None
            first = p.stdout.readline()
            assert first, log.read_text()
            yield p, first.split()[-1]
        finally:
            p.kill()
            p.wait()


def post(address: str, path: str, body: Any) -> Any:
    headers = {"origin": address, "cookie": f"wartable={COOKIE}", "content-type": "application/json"}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


class Player:
    """Plays for both seats of a table, or against a bot, and asks again whatever was not answered."""

    def __init__(self, table: str, seed: int) -> None:
        self.table = table
        self.lots = random.Random(seed)
        self.address = ""
        self.others: list[str] = []
        """Further addresses; whoever comes back comes by any of them."""
        self.pause = 0.0
        """Seconds before each answer, for whom games must last."""
        self.acked: dict[str, int] = {}
        self.heard: list[str] = []
        self.open: dict[str, Any] | None = None
        self.count = 0
        self.scene: dict[str, Any] = {}
        self.here = False
        """Whether it is at the table and sees it."""
        self.mine: list[int] = []
        self.over = False

    async def run(self) -> None:
        while not self.over:
            try:
                await self.connected()
            except LOST:
                self.here = False
                await asyncio.sleep(0.05)

    async def connected(self) -> None:
        address = self.lots.choice([self.address, *self.others])
        url = address.replace("http", "ws") + f"/api/tables/{self.table}/socket?lang=en"
        headers = {"cookie": f"wartable={COOKIE}", "origin": address}
        self.scene = {}
        self.eyes = Follower()
        async with connect(url, additional_headers=headers, open_timeout=5, close_timeout=0.1, proxy=None) as socket:
            if self.open is not None:
                await self.say(socket)
            while not self.over:
                await self.hear(socket)
                await self.act(socket)

    async def hear(self, socket: ClientConnection) -> None:
        message = self.eyes.hear(json.loads(await asyncio.wait_for(socket.recv(), 20)))
        if message["t"] == "hello":
            self.mine = message["meta"]["mine"]
        elif message["t"] == "scene":
            self.scene = message
            self.here = True
        elif message["t"] == "word":
            self.heard.append(message["text"])
        elif message["t"] == "notice" and self.open is not None:
            # Storing works again, maybe.
            await self.say(socket)
        elif message.get("code") == "readonly":
            return
        elif message["t"] in ("ack", "error") and self.open is not None and message["id"] == self.open["id"]:
            assert message["t"] == "ack" or message["code"] in ("stale", "rate"), message
            if message["t"] == "ack":
                self.acked[message["id"]] = message["n"]
            self.open = None
        self.over = message["t"] == "over"

    async def act(self, socket: ClientConnection) -> None:
        """Look from the seat that must decide, and say something it is offered."""
        scene = self.scene
        if self.open is not None or not scene or scene["acting"] not in self.mine:
            return
        if scene["seat"] != scene["acting"]:
            self.scene = {}
            await socket.send(json.dumps({"t": "seat", "seat": scene["acting"]}))
            return
        if scene["n"] < max(self.acked.values(), default=0):
            return
        await asyncio.sleep(self.pause)
        self.count += 1
        offer = self.lots.choice(scene["scene"]["offers"])["action"]
        request = f"{self.table}-{self.count}"
        self.open = {"t": "say", "id": request, "n": scene["n"], "seat": scene["seat"], "action": offer}
        self.scene = {}
        words = {"t": "talk", "id": f"w{self.count}", "seat": scene["seat"], "to": "table", "text": request}
        await socket.send(json.dumps(words))
        await self.say(socket)

    async def say(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps(self.open))


def check(data: str, players: list[Player]) -> int:
    """Every log is whole, and holds every acknowledged request exactly once, at its place."""
    store = Store(database_at(data, server_words("en")))
    total = 0
    try:
        for player in players:
            loaded = store.load(player.table)
            assert loaded is not None
            _, secret, entries = loaded
            check_chain(player.table, entries)
            assert check_luck(GAME, secret, entries) == []
            said = [body.request for body in [entry.read() for entry in entries] if isinstance(body, Said)]
            assert len(said) == len(set(said)), "something was applied twice"
            for request, n in player.acked.items():
                assert said[n - 1] == request, "an acknowledged answer is not where it was"
            assert Table(player.table, GAME, entries, secret).n == len(said)
            total += len(said)
            stored = [word.text for word in store.words(player.table)]
            assert len(stored) == len(set(stored)), "something was said twice"
            assert set(player.heard) <= set(stored), "something was heard that is not stored"
    finally:
        store.close()
    return total


async def evening(data: str, log: Path, kills: int) -> list[Player]:
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    lots = random.Random()
    for kill in range(kills + 1):
        with server(data, log) as (process, address):
            if not players:
                for number in range(PLAYERS):
                    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"} if number == 0 else {"kind": "me"}]
                    asked = {"game": "small-world", "scenario": "fixture", "seats": seats, "undo": "none"}
                    made = await asyncio.to_thread(post, address, "/api/tables", asked)
                    players.append(Player(made["id"], number))
            for player in players:
                player.address = address
            tasks = tasks or [asyncio.create_task(player.run()) for player in players]
            await asyncio.sleep(lots.uniform(0.05, 1.2))
            if kill == kills:
                # After the last restart every table goes on, however slow the machine.
                for _ in range(600):
                    counts = [len(player.acked) for player in players]
                    if min(counts) and sum(counts) > ENOUGH:
                        break
                    await asyncio.sleep(0.05)
                process.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(process.wait, 15) in (0, -signal.SIGTERM)
            else:
                process.kill()
                process.wait()
            # Nothing reaches the players any more; what they know now was acknowledged.
            for player in players:
                player.address = "http://127.0.0.1:9"
            await asyncio.sleep(0.05)
            for task in tasks:
                assert not task.done() or task.exception() is None
            check(data, players)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return players


@pytest.mark.timeout(60 + 10 * KILLS)
def test_a_killed_server_loses_nothing_it_acknowledged(data: str, kind: str, tmp_path: Path) -> None:
    kills = KILLS if kind == "sqlite" else max(2, KILLS // 5)
    players = asyncio.run(evening(data, tmp_path / "notes.log", kills))
    assert check(data, players) > ENOUGH
    assert all(player.acked for player in players)
    assert sum([len(player.heard) for player in players]) > PLAYERS
    notes = (tmp_path / "notes.log").read_text()
    assert '"level": "error"' not in notes, notes
    assert COOKIE not in notes


async def evening_of_three(data: str, log: Path, kills: int) -> tuple[list[Player], list[float]]:
    """Three processes on one database, of which any one is ended; and how long until all tables were there again."""
    lots, took = random.Random(), list[float]()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    with ExitStack() as stack:
        opening = [asyncio.to_thread(stack.enter_context, server(data, log)) for _ in range(3)]
        here = list(await asyncio.gather(*opening))
        for kill in range(kills + 1):
            playing = [player for player in players if not player.over]
            for player in playing:
                player.address, *player.others = [address for _, address in here]
            while len(playing) < PLAYERS:
                seats = [{"kind": "me"}, {"kind": "me"} if playing else {"kind": "bot", "level": "random"}]
                asked = {"game": "small-world", "scenario": "fixture", "seats": seats, "undo": "none"}
                made = await asyncio.to_thread(post, lots.choice(here)[1], "/api/tables", asked)
                playing.append(Player(made["id"], len(players)))
                players.append(playing[-1])
                players[-1].address, *players[-1].others = [address for _, address in here]
                tasks.append(asyncio.create_task(players[-1].run()))
            await all_are_here(playing, tasks)
            await asyncio.sleep(lots.uniform(0.05, 1.2))
            if kill < kills:
                gone, _ = here.pop(lots.randrange(3))
                gone.kill()
                gone.wait()
                for player in playing:
                    player.address, *player.others = [address for _, address in here]
                took.append(await all_are_here(playing, tasks))
                here.append(await asyncio.to_thread(stack.enter_context, server(data, log)))
        await all_have_played(playing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process, _ in here:
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 15) in (0, -signal.SIGTERM)
    return players, took


async def all_are_here(players: list[Player], tasks: list[asyncio.Task[None]]) -> float:
    """How long it took until everybody was at his table again."""
    begun = time.monotonic()
    # Until all who have lost their sockets know it.
    await asyncio.sleep(0.5)
    while [player for player in players if not player.here and not player.over]:
        for task in tasks:
            assert not task.done() or task.exception() is None
        assert time.monotonic() < begun + 60, "the games do not go on"
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


async def all_have_played(players: list[Player]) -> None:
    """Whoever has just come is given the time for a move: slow machines have been seen to end the evening before it."""
    begun = time.monotonic()
    while [player for player in players if not player.acked and not player.over]:
        assert time.monotonic() < begun + 60, "not everybody gets to play"
        await asyncio.sleep(0.02)


@pytest.mark.timeout(120 + 10 * KILLS)
def test_any_of_three_processes_may_be_killed(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, kills = cluster.ready(), max(1, KILLS // 10)
    players, took = asyncio.run(evening_of_three(data, tmp_path / "notes.log", kills))
    total = check(data, players)
    with capsys.disabled():
        print(f"\n{kills} of three processes killed: {total} decisions stored, none lost, none twice;", end=" ")
        print(f"all tables were there again after {median(took):.1f} s in the middle, {max(took):.1f} s at most")
    assert len([player for player in players if player.acked]) >= PLAYERS
    notes = (tmp_path / "notes.log").read_text()
    assert '"level": "error"' not in notes, notes
    assert COOKIE not in notes
