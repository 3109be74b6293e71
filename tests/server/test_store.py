"""The database: durable, one writer, conflicts fail alone, trouble passes, shape by migrations."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError

import wartable.server
from wartable.cli.serve import database_at
from wartable.server import store as stores
from wartable.server.database import Database, DataTrouble
from wartable.server.entries import Chair, Entry, Seated, chain, check_chain, entry
from wartable.server.links import Links
from wartable.server.schema import HEAD, metadata
from wartable.server.store import Conflict, NotOurs, Store
from wartable.server.summary import Standing
from wartable.server.talking import Word
from wartable.server.words import server_words

OPEN = Seated(0, Chair("open"))
BOT, PERSON = Standing("bot", 0, b"{}"), Standing("person", 1, b"[]")


def opened(data: str) -> Database:
    return database_at(data, server_words("en"))


@pytest.fixture
def store(data: str) -> Iterator[Store]:
    found = Store(opened(data))
    yield found
    found.close()


def start(store: Store, name: str = "t") -> Entry:
    log = chain(name, [OPEN])
    guests = ["anna", "anna", "boris"]
    store.create(name, "game", log, b"secret", BOT, "anna", guests, [(f"hash {name}", 1)]).result()
    return log[-1]


def test_what_is_stored_can_be_read(store: Store) -> None:
    head = start(store)
    following = entry("t", head.hash, 1, OPEN)
    store.append("t", [following], PERSON, "carol").result()
    loaded = store.load("t")
    assert loaded is not None
    row, secret, entries = loaded
    assert (row.id, row.game, row.standing, row.maker, row.rematch) == ("t", "game", PERSON, "anna", "")
    assert secret == b"secret"
    assert entries == [head, following]
    check_chain("t", entries)
    assert store.load("no such table") is None


def test_only_guests_may_see_a_table(store: Store) -> None:
    start(store)
    start(store, "u")
    assert store.seen_by("t") == {"anna", "boris"}
    store.let_watch("t", "carol").result()
    store.let_watch("t", "carol").result()
    assert store.seen_by("t") == {"anna", "boris", "carol"}
    assert [row.id for row in store.tables_of("anna", 10)] == ["u", "t"]
    assert [row.id for row in store.tables_of("carol", 10)] == ["t"]
    assert len(store.tables_of("anna", 1)) == 1
    assert Links(store).invitation("hash t") == ("t", 1, "")
    assert Links(store).invitation("another") is None
    assert sorted(store.waiting_for_bots()) == ["t", "u"]


def test_a_number_is_taken_once(store: Store) -> None:
    head = start(store)
    mine, theirs = entry("t", head.hash, 1, OPEN), entry("t", head.hash, 1, Seated(1, Chair("open")))
    both = [store.append("t", [mine], None), store.append("t", [theirs], None)]
    both[0].result()
    with pytest.raises(Conflict):
        both[1].result()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[2] == [head, mine]


def test_what_conflicts_fails_alone_and_whole(store: Store) -> None:
    head = start(store)
    one = entry("t", head.hash, 1, OPEN)
    futures = []
    for number in range(50):
        other = start(store, f"u{number}")
        futures.append(store.append(f"u{number}", [entry("u", other.hash, 1, OPEN)], None))
        # The second of these two is taken already, so the first must not stay either.
        futures.append(store.append("t", [entry("t", one.hash, 2, OPEN), head], None))
    for good, bad in zip(futures[::2], futures[1::2], strict=True):
        good.result()
        with pytest.raises(Conflict):
            bad.result()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[2] == [head]


def test_many_appends_share_a_commit(store: Store) -> None:
    """While one transaction is on its way to the disk the next ones gather and go together."""
    head = start(store)
    transactions: list[int] = []
    write = store._write

    def counted(batch: Any) -> Any:
        transactions.append(len(batch))
        return write(batch)

    store._write = counted  # type: ignore[method-assign]
    futures = []
    for number in range(500):
        head = entry("t", head.hash, number + 1, OPEN)
        futures.append(store.append("t", [head], None))
    for future in futures:
        future.result()
    assert sum(transactions) == 500
    assert len(transactions) < 100


def test_a_mistake_of_ours_does_not_end_the_writer(store: Store) -> None:
    def mistake(connection: Connection) -> None:
        raise LookupError("oops")

    with pytest.raises(LookupError):
        store.write(mistake).result()
    store.beat().result()


def test_a_write_that_is_called_off_does_not_end_the_writer(store: Store) -> None:
    release = threading.Event()
    first = store.write(lambda connection: release.wait(5.0))
    second = store.beat()
    assert second.cancel()
    release.set()
    assert first.result()
    store.beat().result()


def test_what_the_database_does_not_take_fails_alone(store: Store) -> None:
    """Only PostgreSQL has no room for a zero in a text; whoever wants it there stops nobody else."""
    head = start(store)
    release = threading.Event()
    first = store.write(lambda connection: release.wait(5.0))
    odd = store.rename("t", "\0")
    good = store.append("t", [entry("t", head.hash, 1, OPEN)], None)
    release.set()
    first.result()
    good.result()
    assert isinstance(odd.exception(), DataError | None)


def test_the_last_entries_are_counted(store: Store) -> None:
    head = start(store)
    start(store, "u")
    store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()
    assert store.heads(["t", "u", "none"]) == {"t": 1, "u": 0}
    assert store.heads([]) == {}


# Its shape.


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(wartable.server.__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def test_the_migrations_lead_to_the_schema(blank: str) -> None:
    assert scripts().get_heads() == [HEAD]
    database = opened(blank)
    assert database.is_new()
    database.prepare()
    database.check()
    assert not database.is_new()
    with database.writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    database.reading.dispose()
    database.writing.dispose()


def test_words_are_kept_beside_the_log(store: Store) -> None:
    start(store)
    start(store, "other")
    for number in range(3):
        store.say("t", Word(number, 1, 5 if number else 0, f"r{number}", f"text {number}")).result()
    store.say("other", Word(0, 0, 0, "r", "elsewhere")).result()
    assert [word.text for word in store.words("t")] == ["text 0", "text 1", "text 2"]
    assert store.words("t")[1] == Word(1, 1, 5, "r1", "text 1")
    with pytest.raises(Conflict):
        store.say("t", Word(1, 0, 0, "again", "x")).result()
    loaded = store.load("t")
    assert loaded is not None
    assert len(loaded[2]) == 1


def test_the_oldest_words_to_the_same_hearers_are_let_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "KEPT", 3)
    start(store)
    for number in range(12):
        store.say("t", Word(number, 0, 5 if number % 4 else 0, f"r{number}", "")).result()
    assert [word.seq for word in store.words("t")] == [0, 4, 8, 9, 10, 11]


def test_data_of_the_first_version_gets_room_for_words(blank: str, kind: str, tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(wartable.server.__file__).parent / "migrations"))
    database = opened(blank)
    with database.writing.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        head = chain("t", [OPEN])[0]
        connection.execute(text("INSERT INTO tables VALUES ('t', 'game', 1.0, 'bot', '')"))
        connection.execute(text("INSERT INTO secrets VALUES ('t', :secret)"), {"secret": b"\0"})
        connection.execute(
            text("INSERT INTO entries VALUES ('t', 0, :body, :hash, 1.0)"), {"body": head.body, "hash": head.hash}
        )
        connection.execute(text("INSERT INTO invitations VALUES ('hash t', 't', 1)"))
    database.writing.dispose()
    store = Store(database)
    loaded = store.load("t")
    assert loaded is not None
    assert (loaded[0].standing, loaded[0].clock, loaded[1]) == (Standing("bot", 1, b""), b"", b"\0")
    store.say("t", Word(0, 0, 0, "r", "hello")).result()
    assert [word.text for word in store.words("t")] == ["hello"]
    assert Links(store).invitation("hash t") == ("t", 1, "")
    store.close()
    copies = [path for path in tmp_path.iterdir() if f".before-{HEAD}." in path.name]
    assert len(copies) == (1 if kind == "sqlite" else 0)


def test_data_of_a_newer_version_is_left_alone(data: str) -> None:
    store = Store(opened(data))
    store.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")).close()
    ).result()
    store.close()
    database = opened(data)
    with pytest.raises(DataTrouble) as trouble:
        database.prepare()
    database.writing.dispose()
    assert trouble.value.message == "trouble-newer"


def test_what_another_process_has_cannot_be_written(store: Store) -> None:
    """The number of a table's owner is looked at in the transaction that writes; others in it are not harmed."""
    head = start(store)
    other = chain("u", [OPEN])
    store.create("u", "game", other, b"secret", BOT, "anna", ["anna"], [], owner=7).result()
    late = store.append("u", [entry("u", other[-1].hash, 1, OPEN)], PERSON, "carol", owner=6)
    good = store.append("t", [entry("t", head.hash, 1, OPEN)], PERSON)
    with pytest.raises(NotOurs):
        late.result()
    good.result()
    for write in (
        store.say("u", Word(0, 0, 0, "r", "hello"), 6),
        store.wind("u", b"{}", 5.0, 6),
        store.stand("u", PERSON, 6),
        store.rename("u", "mine", 6),
        store.forget("u", "anna", 6),
        store.append("gone", [entry("gone", "", 0, OPEN)], None),
    ):
        with pytest.raises(NotOurs):
            write.result()
    assert store.heads(["t", "u"]) == {"t": 1, "u": 0}
    found = store.row("u")
    assert found is not None
    assert (found.standing, found.renamed, found.clock, store.words("u")) == (BOT, "", b"", [])
    store.append("u", [entry("u", other[-1].hash, 1, OPEN)], PERSON, owner=7).result()


def test_one_server_has_a_file(tmp_path: Path) -> None:
    """Two of them would each have tables in memory that the other one's log contradicts."""
    data = str(tmp_path / "tables.db")
    database = opened(data)
    with database.served():
        with pytest.raises(DataTrouble) as trouble, opened(data).served():
            pass
        assert trouble.value.message == "trouble-served"
        store = Store(database)
        start(store)
        store.close()
    with opened(data).served():
        pass


HOLDS = """
import sys, time
from wartable.cli.serve import database_at
from wartable.server.words import server_words
with database_at(sys.argv[1], server_words("en")).served():
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_server_that_was_killed_leaves_its_file_free(tmp_path: Path) -> None:
    data = str(tmp_path / "tables.db")
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", HOLDS, data], stdout=subprocess.PIPE, env=path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(DataTrouble), opened(data).served():
            pass
        other.kill()
    with opened(data).served():
        pass
