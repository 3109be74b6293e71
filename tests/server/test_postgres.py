"""What only PostgreSQL has: a database that goes away and comes back, a connection that can be lost, passwords."""

from __future__ import annotations

import asyncio
import signal
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.cli.helpers import complaint, run
from tests.server.browser import Browser, Socket, serving
from tests.server.cluster import Cluster
from tests.server.test_kill import Player, check, post, server
from tests.server.test_store import OPEN, start
from wartable.server import postgres
from wartable.server.database import DataTrouble
from wartable.server.entries import entry
from wartable.server.postgres import LOCK, Postgres
from wartable.server.store import StorageTrouble, Store

SECRET = "hunter2"
US = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Boris"}]
SLEEPS = """
CREATE FUNCTION nap() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(2); RETURN NULL; END';
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION nap();
"""
"""From now on a commit takes longer than anybody waits, and succeeds."""
WRITERS = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = {LOCK & 0xFFFFFFFF} AND granted"


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.ready()


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    found = Store(Postgres(address))
    yield found
    found.close()


@contextmanager
def served(address: str, folder: Path, **changes: Any) -> Iterator[TestClient]:
    with serving(folder, data=Postgres(address), **changes) as client:
        yield client


def put_out_the_writer(address: str) -> None:
    """As if its connection were lost."""
    with psycopg.connect(address, autocommit=True) as other:
        gone = other.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM ({WRITERS}) AS writers".encode())
        assert gone.fetchall() == [(True,)]


def sat_down(socket: Socket) -> int:
    """Look from the seat that must decide."""
    seat = int(socket.hear_a("scene")["acting"])
    socket.tell(t="seat", seat=seat)
    socket.hear_a("scene")
    return seat


def works_again(message: dict[str, Any]) -> bool:
    return message["t"] == "notice" and str(message["text"]).startswith("Storing works again")


# The store.


def test_every_commit_reaches_the_disk_before_it_is_reported(store: Store) -> None:
    def shown(connection: Connection) -> list[Any]:
        return [connection.execute(text(f"SHOW {name}")).scalar() for name in ("synchronous_commit", "lock_timeout")]

    assert store.write(shown).result() == ["on", "2s"]


def test_the_store_goes_on_after_a_restart(store: Store, cluster: Cluster) -> None:
    head = start(store)
    cluster.stop()
    try:
        with pytest.raises(StorageTrouble):
            store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()
        with pytest.raises(StorageTrouble):
            store.load("t")
        with pytest.raises(StorageTrouble):
            store.beat().result()
    finally:
        cluster.start()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[2] == [head]
    store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()
    assert store.heads(["t"]) == {"t": 1}


def test_a_slow_database_is_trouble_that_passes(
    store: Store, address: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = start(store)
    with closing(psycopg.connect(address)) as other:
        other.execute("LOCK TABLE entries IN SHARE MODE")
        with pytest.raises(StorageTrouble, match="lock timeout"):
            store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()
    store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()


def test_whoever_waits_too_long_learns_what_became_of_it(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock is free only when the transaction that nobody waited for has ended."""
    head = start(store)
    store.write(lambda connection: connection.exec_driver_sql(SLEEPS).close()).result()
    monkeypatch.setattr(postgres, "ANSWER", 0.8)
    with pytest.raises(StorageTrouble, match="no answer within"):
        store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()
    monkeypatch.setattr(postgres, "ANSWER", 8.0)
    store.beat().result()
    assert store.heads(["t"]) == {"t": 1}


# The server.


def test_a_game_is_played_and_goes_on_after_a_restart(address: str, tmp_path: Path) -> None:
    with served(address, tmp_path) as client:
        anna = Browser(client)
        made = anna.make(seats=US)
        with anna.sit(made["id"]) as socket:
            for number in range(30):
                seat = sat_down(socket) if not number else socket.last["scene"]["acting"]
                if socket.last["scene"]["seat"] != seat:
                    socket.tell(t="seat", seat=seat)
                    socket.hear_until(lambda told, seat=seat: told["t"] == "scene" and told["seat"] == seat)  # type: ignore[misc]
                assert socket.say_first()["t"] == "ack"
            n = socket.last["scene"]["n"]
            socket.tell(t="talk", id="w", seat=seat, to="table", text="Привет")
            assert socket.hear_a("word")["text"] == "Привет"
    with served(address, tmp_path) as client:
        anna.client = client
        assert [row["id"] for row in anna.get("/api/tables").json()["tables"]] == [made["id"]]
        assert anna.get(f"/api/tables/{made['id']}/proof").json()["faults"] == []
        with anna.sit(made["id"]) as socket:
            assert socket.hear_a("scene")["n"] == n
        assert anna.get("/api/tables/%00").status_code == 404
        assert anna.delete(f"/api/tables/{made['id']}").json()["erased"] is True
    with psycopg.connect(address) as plain:
        for part in ("tables", "entries", "secrets", "guests", "invitations", "words"):
            assert plain.execute(f"SELECT count(*) FROM {part}".encode()).fetchone() == (0,), part


def test_a_database_that_crashes_makes_tables_read_only_for_a_while(
    address: str, cluster: Cluster, tmp_path: Path
) -> None:
    with served(address, tmp_path) as client:
        anna = Browser(client)
        made = anna.make(seats=US)
        with anna.sit(made["id"]) as socket:
            seat = sat_down(socket)
            assert socket.say_first()["t"] == "ack"
            # As hard as it can be.
            cluster.stop(signal.SIGQUIT)
            try:
                said = {"t": "say", "id": "once", "n": 1, "seat": seat, "action": "pick 1"}
                said["action"] = socket.last["scene"]["scene"]["offers"][0]["action"]
                socket.tell(**said)
                assert socket.hear_a("error")["code"] == "readonly"
                assert socket.last["notice"]["text"].startswith("Nothing can be stored")
                assert anna.get("/api/ready").status_code == 503
                assert anna.get("/api/health").status_code == 200, "it lives"
                assert anna.get("/api/tables").status_code == 503
                assert anna.join(made["watch"]).status_code == 503
                asked = {"game": "small-world", "scenario": "fixture", "seats": US}
                assert anna.post("/api/tables", asked).status_code == 503
                with anna.connect(f"/api/tables/{made['id']}/socket") as other:
                    with pytest.raises(WebSocketDisconnect) as closed:
                        other.receive_text()
                    assert closed.value.code == 1013
            finally:
                cluster.start()
            socket.hear_until(works_again)
            assert anna.get("/api/ready").status_code == 200
            socket.tell(**said)
            assert socket.hear_a("ack") == {"t": "ack", "id": "once", "n": 2}
        assert anna.get(f"/api/tables/{made['id']}/proof").json()["faults"] == []


def test_what_was_stored_without_an_answer_has_happened_once(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(address, tmp_path) as client:
        anna = Browser(client)
        hub = client.app.state.hub  # type: ignore[attr-defined]
        made = anna.make(seats=US)
        hub.store.write(lambda connection: connection.exec_driver_sql(SLEEPS).close()).result()
        with anna.sit(made["id"]) as socket:
            seat = sat_down(socket)
            monkeypatch.setattr(postgres, "ANSWER", 0.8)
            said = {"t": "say", "id": "once", "n": 0, "seat": seat, "action": "pick 1"}
            socket.tell(**said)
            assert socket.hear_a("error")["code"] == "readonly"
            monkeypatch.setattr(postgres, "ANSWER", 8.0)
            assert socket.hear_a("hello")
            assert socket.hear_a("scene")["n"] == 1, "it has happened after all"
            socket.hear_until(works_again)
            socket.tell(**said)
            assert socket.hear_a("ack") == {"t": "ack", "id": "once", "n": 1}
        assert hub.store.heads([made["id"]]) == {made["id"]: 1}


# The command.


def test_a_new_shape_waits_until_nobody_serves_the_old_one(store: Store, address: str) -> None:
    with psycopg.connect(address) as other:
        other.execute("UPDATE alembic_version SET version_num = '0008'")
    store.beat().result()
    told = complaint(run("serve", "--port", "0", "--no-browser", "--data", address))
    assert "another server has it open" in told


def test_who_listens_goes_on_after_the_connection_was_lost(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "AGAIN", 0.0)
    lost = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
    heard: list[str] = []

    async def listen() -> None:
        shared = Postgres(address).sharing
        assert shared is not None
        listening = asyncio.create_task(shared.listen("channel", heard.append))
        said = ["", "one", "", "two"]
        async with asyncio.timeout(20):
            for count, words in enumerate(["", "NOTIFY channel, 'one'", lost, "NOTIFY channel, 'two'"], 1):
                with psycopg.connect(address, autocommit=True) as other:
                    other.execute(f"{words}; NOTIFY another, 'nothing'".encode())
                while heard != said[:count]:
                    await asyncio.sleep(0.01)
        listening.cancel()

    asyncio.run(listen())


def test_the_database_must_hold_every_letter(cluster: Cluster) -> None:
    cluster.ask("CREATE DATABASE narrow TEMPLATE template0 ENCODING 'LATIN1'")
    told = complaint(run("serve", "--port", "0", "--no-browser", "--data", cluster.address("narrow")))
    assert "LATIN1" in told


@pytest.mark.parametrize(
    "said",
    [
        f"postgresql://anna:{SECRET}@127.0.0.1:1/tables",
        f"postgresql://anna@127.0.0.1:1/tables?password={SECRET}",
        f"postgresql://anna:{SECRET}@127.0.0.1:port/tables",
        f"postgresql://anna:1/{SECRET}@127.0.0.1/tables",
        f"postgresql://anna:{SECRET}@127.0.0.1",
        f"mysql://anna:{SECRET}@127.0.0.1/tables",
        f"postgresql://anna:{SECRET}@127.0.0.1/tables?nonsense=1",
    ],
)
def test_nobody_is_told_a_password(said: str) -> None:
    told = complaint(run("serve", "--port", "0", "--no-browser", "--data", said))
    assert "postgresql://" in told
    assert SECRET not in told


def test_an_address_is_told_without_its_secrets() -> None:
    found = Postgres(f"postgresql://anna:{SECRET}@db.example.org:5433/tables?sslmode=require&sslpassword={SECRET}")
    assert found.name == "postgresql://anna@db.example.org:5433/tables"
    assert SECRET not in f"{found.reading!r} {found.writing!r} {DataTrouble('x', found.name)}"
    assert Postgres("postgresql://anna@/tables?host=/run").name == "postgresql://anna@/tables?host=%2Frun"


@pytest.mark.parametrize(("language", "told"), [("en", "pg_dump"), ("ru", "копирует её собственная команда")])
def test_a_backup_is_the_databases_own(language: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTABLE_LANG", language)
    said = complaint(run("backup", "copy.db", "--data", f"postgresql://a:{SECRET}@h/d", language=language))
    assert told in said
    assert SECRET not in said


@pytest.mark.parametrize(("language", "told"), [("en", "is not installed"), ("ru", "не установлено")])
def test_without_the_extra_it_is_said_what_to_install(
    language: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARTABLE_LANG", language)
    monkeypatch.delitem(sys.modules, "wartable.server.postgres")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = complaint(run("serve", "--port", "0", "--no-browser", "--data", "postgresql://a@h/d", language=language))
    assert told in said
    assert "wartable[postgres]" in said


# A real server, and people who play.


async def evening(address: str, log: Path, cluster: Cluster) -> list[Player]:
    """Some games, while the database crashes twice; the server goes on."""
    with server(address, log) as (process, place):
        players: list[Player] = []
        for number in range(3):
            asked = {"game": "small-world", "scenario": "fixture", "seats": US, "undo": "none"}
            made = await asyncio.to_thread(post, place, "/api/tables", asked)
            players.append(Player(made["id"], number))
            players[-1].address = place
        tasks = [asyncio.create_task(player.run()) for player in players]
        for crash in range(3):
            before = [len(player.acked) for player in players]
            for _ in range(1200):
                if all([len(player.acked) > count + 3 for player, count in zip(players, before, strict=True)]):
                    break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("the games do not go on")
            if crash < 2:
                await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
                await asyncio.to_thread(cluster.start)
        for task in tasks:
            assert not task.done() or task.exception() is None
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with urllib.request.urlopen(f"{place}/api/reach", timeout=20) as answer:
            reach = answer.read().decode()
        process.terminate()
        assert process.stdout is not None
        told = await asyncio.to_thread(process.stdout.read)
    assert "--data" in reach
    assert SECRET not in f"{reach} {told} {log.read_text()}"
    return players


def test_a_database_that_crashes_while_people_play_loses_nothing_acknowledged(
    address: str, cluster: Cluster, tmp_path: Path
) -> None:
    """Nobody here asks for a password, so there can be one in the address, and it is told nowhere."""
    address = address.replace("@", f":{SECRET}@")
    players = asyncio.run(evening(address, tmp_path / "notes.log", cluster))
    assert check(address, players) >= 27
    assert "nothing can be stored" in (tmp_path / "notes.log").read_text()
