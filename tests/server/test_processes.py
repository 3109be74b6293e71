"""Several processes on one database: each table is played by one of them, whichever way somebody comes in."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.cli.helpers import complaint, run
from tests.server.cluster import Cluster
from tests.server.test_kill import COOKIE, Player, check, post, server
from tests.server.test_store import BOT, OPEN, start
from tests.server.wires import PATIENCE, RealServer, real_server, wait_for
from wartable.server import guard, peers
from wartable.server.contacts import Contact
from wartable.server.entries import chain
from wartable.server.forwarding import CLIENT, SECRET, target_of
from wartable.server.peers import Elsewhere, Peers
from wartable.server.postgres import Postgres
from wartable.server.store import Store
from wartable.testing.following import Follower

ANNA, BORIS, WATCHER = (guard.new_cookie() for _ in range(3))


@pytest.fixture(scope="module")
def address(cluster: Cluster) -> str:
    return cluster.ready()


@pytest.fixture(scope="module")
def two(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RealServer, RealServer]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("two")
    with real_server(folder, data=Postgres(address)) as one, real_server(folder, data=Postgres(address)) as other:
        yield one, other


def ask(where: RealServer, method: str, path: str, cookie: str, body: Any = None) -> Any:
    status, answer = where.ask(method, path, body, cookie)
    assert status in (200, 201), answer
    return answer


class Eyes:
    """A socket at a table, all that came over it, and the picture that follows from it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.raw: list[str | bytes] = []
        self.follower = Follower()
        self.last: dict[str, Any] = {}
        self.count = 0

    def hear(self) -> dict[str, Any]:
        self.raw.append(self.line.recv(PATIENCE))
        told = self.follower.hear(json.loads(self.raw[-1]))
        self.last[told["t"]] = told
        return told

    def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not found(told := self.hear()):
            pass
        return told

    def see(self, n: int) -> dict[str, Any]:
        """The picture after so many decisions."""
        while self.last.get("scene", {"n": -1})["n"] < n:
            self.hear()
        found: dict[str, Any] = self.last["scene"]
        return found

    def say(self, request: str, scene: dict[str, Any]) -> dict[str, Any]:
        action = scene["scene"]["offers"][0]["action"]
        said = {"t": "say", "id": request, "n": scene["n"], "seat": scene["seat"], "action": action}
        self.line.send(json.dumps(said))
        return self.until(lambda told: told.get("id") == request)


@contextmanager
def sit(where: RealServer | str, table: str, cookie: str) -> Iterator[Eyes]:
    origin = where if isinstance(where, str) else where.origin
    url = f"{origin.replace('http', 'ws')}/api/tables/{table}/socket?lang=en"
    headers = {"cookie": f"wartable={cookie}", "origin": origin}
    with connect(url, additional_headers=headers, compression=None, proxy=None, max_size=None) as line:
        yield Eyes(line)


def shared(one: RealServer, other: RealServer, **changes: Any) -> tuple[str, str]:
    """A table of the first server at which Boris has sat down by the other; and the link to watch it."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]
    asked = {"game": "small-world", "scenario": "fixture", "seats": seats, **changes}
    made = ask(one, "POST", "/api/tables", ANNA, asked)
    token = made["links"][0]["token"]
    assert ask(other, "POST", "/api/invitations", BORIS, {"token": token})["state"] == "free"
    assert ask(other, "POST", "/api/join", BORIS, {"token": token, "name": "Boris"})["seat"] == 1
    assert ask(other, "POST", "/api/join", WATCHER, {"token": made["watch"]})["seat"] is None
    return made["id"], made["watch"]


def test_people_on_different_processes_play_one_table(two: tuple[RealServer, RealServer]) -> None:
    one, other = two
    table, _ = shared(one, other)
    with sit(one, table, ANNA) as anna, sit(other, table, BORIS) as boris:
        for n in range(24):
            scenes = [eyes.see(n) for eyes in (anna, boris)]
            acting = scenes[0]["acting"]
            assert scenes[1]["acting"] == acting
            told = (anna, boris)[acting].say(f"m{n}", scenes[acting])
            assert (told["t"], told["n"]) == ("ack", n + 1)
        # What followed from differences is what a newcomer sees.
        for cookie, eyes, elsewhere in ((ANNA, anna, other), (BORIS, boris, one)):
            with sit(elsewhere, table, cookie) as fresh:
                assert fresh.see(24)["scene"] == eyes.see(24)["scene"]
    assert one.hub.rooms.get(table) is not None
    assert other.hub.rooms.get(table) is None, "a table lives in one process"
    for path in ("", "/board", "/proof"):
        path = f"/api/tables/{table}{path}?lang=en"
        assert ask(one, "GET", path, ANNA) == ask(other, "GET", path, ANNA)
    assert ask(other, "GET", f"/api/tables/{table}/proof", ANNA)["faults"] == []
    listed = [ask(where, "GET", "/api/tables?lang=en", BORIS) for where in two]
    assert listed[0] == listed[1]
    assert ask(other, "POST", f"/api/tables/{table}/name", ANNA, {"name": "Friday"}) == {"name": "Friday"}
    assert ask(other, "DELETE", f"/api/tables/{table}", ANNA)["erased"] is False
    assert other.ask("GET", f"/api/tables/{table}", None, ANNA)[0] == 404
    assert other.ask("POST", f"/api/tables/{table}/name", {"name": "x" * 200_000}, ANNA)[0] == 413


def test_nothing_is_added_or_left_out_on_the_way(two: tuple[RealServer, RealServer]) -> None:
    """Whoever looks through another process gets the same bytes as whoever looks at the table's own."""
    one, other = two
    table, _ = shared(one, other, undo="free")
    with sit(one, table, ANNA) as anna, sit(one, table, BORIS) as boris:
        anna.see(0), boris.see(0)
        pairs = []
        for cookie in (WATCHER, ANNA, BORIS):
            with sit(one, table, cookie) as near, sit(other, table, cookie) as far:
                pairs.append((near, far))
                for n in range(6):
                    first = len(pairs) * 6 - 6 + n
                    scenes = [eyes.see(first) for eyes in (anna, boris)]
                    near.see(first), far.see(first)
                    (anna, boris)[scenes[0]["acting"]].say(f"m{first}", scenes[scenes[0]["acting"]])
                for eyes in (near, far):
                    eyes.see(len(pairs) * 6)
                    eyes.line.send('{"t":"why","id":"w","seat":0,"action":"nothing"}')
                    eyes.until(lambda told: told.get("id") == "w")
                # That somebody has come and gone is told to those who were there.
                told = [[text for text in eyes.raw if '"t":"meta"' not in str(text)] for eyes in (near, far)]
                assert told[0] == told[1]
                assert len(told[0]) > 6


def test_whatever_was_asked_for_is_written_as_an_address() -> None:
    scope = {"raw_path": b"/api/tables/%41/\xff", "query_string": b"lang=ru&q=\xd1\x8b \0"}
    assert target_of(scope) == "/api/tables/%41/%FF?lang=ru&q=%D1%8B%20%00"


def test_only_processes_of_the_same_database_come_in_by_the_inner_way(two: tuple[RealServer, RealServer]) -> None:
    one, other = two
    table, _ = shared(one, other)
    port = int(one.hub.settings.inside.rpartition(":")[2])
    inner = RealServer(one.server, lambda: one.hub, port)
    assert inner.ask("GET", "/api/health")[0] == 404
    assert inner.ask("GET", f"/api/tables/{table}", None, ANNA, **{SECRET: "0" * 64})[0] == 404
    known = {SECRET: one.hub.peers.secret, CLIENT: "192.0.2.7"}
    assert inner.ask("GET", f"/api/tables/{table}", None, ANNA, **known)[0] == 200
    with pytest.raises(InvalidStatus), sit(inner, table, ANNA):
        pass
    # By the public way the same words are worth nothing.
    asked = {"game": "small-world", "scenario": "fixture", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert one.ask("POST", "/api/tables", asked, ANNA, **{**known, "origin": "http://evil.example"})[0] == 403


def test_an_owner_that_was_given_up_writes_nothing_and_sends_its_guests_away(
    two: tuple[RealServer, RealServer], address: str
) -> None:
    one, other = two
    table, _ = shared(one, other)
    number = one.hub.peers.number
    with sit(one, table, ANNA) as anna, sit(one, table, BORIS) as boris, sit(other, table, WATCHER) as watcher:
        for eyes in (anna, boris, watcher):
            eyes.see(0)
        assert one.hub.rooms.get(table) is not None
        with psycopg.connect(address) as plain:
            plain.execute("DELETE FROM processes WHERE id = %s", [number])
        # The other one takes the table, and what the first has in memory is worth nothing.
        assert ask(other, "GET", f"/api/tables/{table}", ANNA)["id"] == table
        for eyes in (anna, boris, watcher):
            with pytest.raises(ConnectionClosed) as closed:
                eyes.until(lambda told: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001
        late = one.hub.store.append(table, chain(table, [OPEN, OPEN])[1:], None, owner=number)
        with pytest.raises(Exception, match=table):
            late.result(PATIENCE)
    wait_for(lambda: one.hub.peers.number != number)
    with sit(one, table, ANNA) as anna, sit(other, table, BORIS) as boris:
        scenes = [eyes.see(0) for eyes in (anna, boris)]
        acting = scenes[0]["acting"]
        assert (anna, boris)[acting].say("once", scenes[acting])["n"] == 1
    assert other.hub.rooms.get(table) is not None
    assert one.hub.rooms.get(table) is None


def test_bots_of_a_process_that_is_gone_are_woken_once(address: str, tmp_path: Path) -> None:
    """What waits for a bot or for a clock has an owner again, and only one."""
    store = Store(Postgres(address))
    for name in ("bots1", "bots2", "person", "clock"):
        standing = BOT if name.startswith("bots") else BOT._replace(waits="person")
        store.create(name, "game", chain(name, [OPEN]), b"secret", standing, "", [], [], owner=-1).result()
    store.wind("clock", b"{}", time.time() + 1000, -1).result()
    with psycopg.connect(address) as plain:
        taken: dict[str, int] = {}

        def owners() -> bool:
            taken.update(plain.execute("SELECT id, owner FROM tables WHERE game = 'game'").fetchall())
            plain.rollback()
            return "-1" not in [str(taken[name]) for name in ("bots1", "bots2", "clock")]

        wait_for(owners)
        assert taken["person"] == -1, "nobody need do anything there"
        living = [row[0] for row in plain.execute("SELECT id FROM processes")]
    assert {taken[name] for name in ("bots1", "bots2", "clock")} <= set(living)
    store.close()


def test_notices_are_sent_by_one_and_all_know_who_wants_them(two: tuple[RealServer, RealServer], address: str) -> None:
    one, other = two
    table, _ = shared(one, other)
    one.hub.contacts.set(Contact("device", "json", "https://example.org", "en"), "").result(PATIENCE)
    one.hub.contacts.changed().result(PATIENCE)
    wait_for(lambda: "device" in other.hub.notifier.reachable)
    later = time.time() + 1000
    assert one.hub.contacts.announce(table, "device", "turn", later).result(PATIENCE)
    with psycopg.connect(address) as taking:
        # As if another process were just about to send it.
        taking.execute("SELECT at FROM notices FOR UPDATE")
        assert one.hub.contacts.take(later + 1, 8).result(PATIENCE) == []
    taken = [where.hub.contacts.take(later + 1, 8).result(PATIENCE) for where in two]
    assert [len(notices) for notices in taken] == [1, 0]


# Who lives.


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "LEASE", 0.2)


def nothing(_connection: Connection) -> None:
    """Nothing to be done first."""


async def lives(cluster: Cluster) -> None:
    place = cluster.ready()
    store = Store(Postgres(place))
    start(store, "t")
    done: list[str] = []
    one, other = Peers(Store(Postgres(place)), "one"), Peers(Store(Postgres(place)), "other")
    await one.join(lambda connection: done.append("one"))
    await other.join(lambda connection: done.append("other"))
    assert done == ["one"], "the other was not the first"
    assert one.secret == other.secret
    assert other.number > one.number > 0
    assert await one.claim("t") == one.number
    assert await one.claim("no such table") == one.number
    with pytest.raises(Elsewhere) as elsewhere:
        await other.claim("t")
    assert (elsewhere.value.process, elsewhere.value.address) == (one.number, "one")
    cut: list[int] = []
    with other.line(one.number, lambda: cut.append(one.number)):
        for _ in range(8):
            await asyncio.sleep(0.05)
            assert await other.beat() is not None
        assert set(cut) == {one.number}, "who says nothing is given up"
    assert await other.claim("t") == other.number
    assert await one.beat() is None
    before = one.number
    await one.join(nothing)
    assert one.number > before
    with pytest.raises(Elsewhere):
        await one.claim("t")
    # After trouble everybody has some time to come back.
    await asyncio.sleep(0.3)
    assert await other.beat() is not None
    assert await one.beat() is not None
    await other.leave()
    assert await one.claim("t") == one.number
    await one.leave()
    for found in (store, one.store, other.store):
        found.close()


def test_who_says_nothing_is_given_up(cluster: Cluster, quick: None) -> None:
    asyncio.run(lives(cluster))


# The command.


def test_several_processes_need_a_database(tmp_path: Path) -> None:
    said = ("serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "tables.db"), "--processes", "2")
    assert "need a PostgreSQL database" in complaint(run(*said))
    assert not (tmp_path / "tables.db").exists()


@pytest.mark.parametrize("inside", ["nowhere", "0.0.0.0", "10.0.0.5:0", "10.0.0.5:many", "::", "10.0.0.5:99999"])
def test_where_others_come_in_must_be_an_address(inside: str) -> None:
    told = complaint(run("serve", "--port", "0", "--no-browser", "--inside", inside))
    assert told.startswith(f"{inside}: ")


def children(process: int) -> list[int]:
    """Whom a process has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False)
    return [int(one) for one in found.stdout.split()]


def test_a_child_that_is_killed_is_replaced_and_all_end_together(cluster: Cluster, tmp_path: Path) -> None:
    with server(cluster.ready(), tmp_path / "notes.log", "--processes", "2") as (process, place):
        wait_for(lambda: len(children(process.pid)) == 2)
        first = children(process.pid)
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = post(place, "/api/tables", {"game": "small-world", "scenario": "fixture", "seats": seats})
        with sit(place, made["id"], COOKIE) as eyes:
            eyes.see(0)
        os.kill(first[0], signal.SIGKILL)
        wait_for(lambda: len(set(children(process.pid)) - {first[0]}) == 2)
        # Whoever had it, and whoever is asked.
        with sit(place, made["id"], COOKIE) as eyes:
            eyes.see(0)
        process.terminate()
        assert process.wait(PATIENCE) == 0
        wait_for(lambda: not [one for one in first if os.path.exists(f"/proc/{one}")])


# Real processes that are stopped, killed, and lose their database.


async def goes_on(players: list[Player], tasks: list[asyncio.Task[None]], more: int = 3) -> None:
    """Until everybody has had some more acknowledged, or his game is over."""
    begun = time.monotonic()
    wanted = [len(player.acked) + more for player in players]
    while [one for one, count in zip(players, wanted, strict=True) if len(one.acked) < count and not one.over]:
        for task in tasks:
            assert not task.done() or task.exception() is None
        assert time.monotonic() < begun + 60, "the games do not go on"
        await asyncio.sleep(0.05)


async def evening(place: str, folder: Path, cluster: Cluster) -> None:
    with server(place, folder / "a.log") as (first, one), server(place, folder / "b.log") as (second, other):
        players: list[Player] = []
        for number in range(2):
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"} if number else {"kind": "me"}]
            asked = {"game": "small-world", "scenario": "fixture", "seats": seats, "undo": "none"}
            made = await asyncio.to_thread(post, one, "/api/tables", asked)
            players.append(Player(made["id"], number))
            # The table is the first one's, who plays comes in by the second.
            players[-1].address, players[-1].pause = other, 0.2
        tasks = [asyncio.create_task(player.run()) for player in players]
        await goes_on(players, tasks)
        await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
        await asyncio.to_thread(cluster.start)
        await goes_on(players, tasks)
        # The owner is paused with a guest of its own and something to store.
        with sit(one, players[0].table, COOKIE) as guest:
            await asyncio.to_thread(guest.see, 0)
            first.send_signal(signal.SIGSTOP)
            scene = guest.last["scene"]
            said = {"t": "say", "id": "late", "n": scene["n"], "seat": scene["acting"], "action": "nothing"}
            guest.line.send(json.dumps(said))
            await goes_on(players, tasks)
            first.send_signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.to_thread(guest.until, lambda told: told["t"] == "ack")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001
        # The tables are the second one's now. It is killed; the first goes on, and knows every request.
        for player in players:
            player.address = one
        await goes_on(players, tasks)
        second.kill()
        second.wait()
        await goes_on(players, tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        player = players[0]
        with sit(one, player.table, COOKIE) as eyes:
            request, n = next(iter(player.acked.items()))
            eyes.line.send(json.dumps({"t": "say", "id": request, "n": n - 1, "seat": 0, "action": "pick 1"}))
            eyes.line.send(json.dumps({"t": "say", "id": request, "n": n - 1, "seat": 1, "action": "pick 1"}))
            told = eyes.until(lambda told: told["t"] == "ack")
            assert (told["id"], told["n"]) == (request, n)
        first.terminate()
        await asyncio.to_thread(first.wait, PATIENCE)
    assert check(place, players) >= 24


def test_games_go_on_when_a_process_is_paused_or_killed_or_the_database_crashes(
    cluster: Cluster, tmp_path: Path
) -> None:
    asyncio.run(evening(cluster.ready(), tmp_path, cluster))
    assert "given up by the other processes" in (tmp_path / "a.log").read_text()
