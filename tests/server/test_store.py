"""The database: durable, one writer, conflicts fail alone, trouble passes, shape by migrations."""

from __future__ import annotations

import os
import sqlite3
import stat
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

import wartable.server
from wartable.server import database
from wartable.server import store as stores
from wartable.server.database import DataTrouble, backup, open_database, served
from wartable.server.entries import Chair, Entry, Seated, chain, check_chain, entry
from wartable.server.links import Links
from wartable.server.schema import HEAD, metadata
from wartable.server.store import Conflict, StorageTrouble, Store
from wartable.server.summary import Standing
from wartable.server.talking import Word

OPEN = Seated(0, Chair("open"))
BOT, PERSON = Standing("bot", 0, b"{}"), Standing("person", 1, b"[]")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(tmp_path / "tables.db")
    yield found
    found.close()


def start(store: Store, name: str = "t") -> Entry:
    log = chain(name, [OPEN])
    guests = ["anna", "anna", "boris"]
    store.create(name, "game", log, b"secret", BOT, "anna", guests, [(f"hash {name}", 1)]).result()
    return log[-1]


def pragma(connection: Connection, words: str) -> None:
    connection.execute(text(f"PRAGMA {words}"))


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


def test_every_commit_reaches_the_disk_before_it_is_reported(store: Store) -> None:
    settings = store.write(
        lambda connection: [
            connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("synchronous", "journal_mode")
        ]
    ).result()
    assert settings == [2, "wal"]


def test_a_locked_file_is_trouble_that_passes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    head = start(store)
    store.write(lambda connection: pragma(connection, "busy_timeout=50")).result()
    other = sqlite3.connect(store.file)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageTrouble, match="locked"):
        store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()
    other.rollback()
    other.close()
    store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()


def test_a_full_disk_is_trouble_that_passes(store: Store) -> None:
    head = start(store)
    full = store.engine.connect()
    pages = full.execute(text("PRAGMA page_count")).scalar()
    full.close()
    store.write(lambda connection: pragma(connection, f"max_page_count={pages}")).result()
    with pytest.raises(StorageTrouble, match="full"):  # noqa: PT012 (some append fills the disk)
        for number in range(1, 500):
            following = entry("t", head.hash, number, OPEN)
            store.append("t", [following], None).result()
            head = following
    store.write(lambda connection: pragma(connection, "max_page_count=1000000")).result()
    store.append("t", [entry("t", head.hash, head.seq + 1, OPEN)], None).result()
    loaded = store.load("t")
    assert loaded is not None
    check_chain("t", loaded[2])


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


def test_the_file_is_for_its_owner_only(store: Store) -> None:
    assert stat.S_IMODE(store.file.stat().st_mode) == 0o600


# Its shape.


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(wartable.server.__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    assert scripts().get_heads() == [HEAD]
    engine = open_database(tmp_path / "new.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_an_old_file_is_copied_before_it_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    store = Store(file)
    start(store)
    store.close()
    monkeypatch.setattr(database, "HEAD", "9998")
    open_database(file).dispose()
    copies = [path for path in tmp_path.iterdir() if ".before-9998." in path.name]
    assert len(copies) == 1
    copy = Store.__new__(Store)
    copy.engine = database.connect(copies[0])
    assert copy.load("t") is not None
    copy.engine.dispose()


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


def test_a_file_of_the_first_version_gets_room_for_words(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    engine = database.connect(file)
    with engine.connect() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        head = chain("t", [OPEN])[0]
        connection.execute(text("INSERT INTO tables VALUES ('t', 'game', 1.0, 'bot', '')"))
        connection.execute(text("INSERT INTO secrets VALUES ('t', x'00')"))
        connection.execute(
            text("INSERT INTO entries VALUES ('t', 0, :body, :hash, 1.0)"), {"body": head.body, "hash": head.hash}
        )
        connection.execute(text("INSERT INTO invitations VALUES ('hash t', 't', 1)"))
    engine.dispose()
    store = Store(file)
    assert store.load("t") is not None
    store.say("t", Word(0, 0, 0, "r", "hello")).result()
    assert [word.text for word in store.words("t")] == ["hello"]
    assert Links(store).invitation("hash t") == ("t", 1, "")
    store.close()
    assert [path for path in tmp_path.iterdir() if f".before-{HEAD}." in path.name]


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Store(file).close()
    plain = sqlite3.connect(file)
    plain.execute("UPDATE alembic_version SET version_num = '9999'")
    plain.commit()
    plain.close()
    with pytest.raises(DataTrouble) as trouble:
        open_database(file)
    assert trouble.value.message == "trouble-newer"


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("This is a letter, not a database. " * 100)
    with pytest.raises(DataTrouble, match="not a database"):
        open_database(file)
    with pytest.raises(DataTrouble):
        open_database(file / "inside")


def test_a_backup_while_in_use(store: Store, tmp_path: Path) -> None:
    start(store)
    assert backup(store.file, tmp_path / "copy.db") == 1
    with pytest.raises(DataTrouble):
        backup(store.file, tmp_path / "copy.db")
    with pytest.raises(DataTrouble):
        backup(tmp_path / "missing.db", tmp_path / "other.db")
    copy = Store(tmp_path / "copy.db")
    assert copy.load("t") == store.load("t")
    copy.close()


def test_one_server_has_a_file(tmp_path: Path) -> None:
    """Two of them would each have tables in memory that the other one's log contradicts."""
    file = tmp_path / "tables.db"
    with served(file):
        with pytest.raises(DataTrouble) as trouble, served(file):
            pass
        assert trouble.value.message == "trouble-served"
        open_database(file).dispose()
        backup(file, tmp_path / "copy.db")
    with served(file):
        pass


HOLDS = """
import sys, time
from pathlib import Path
from wartable.server.database import served
with served(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_server_that_was_killed_leaves_its_file_free(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", HOLDS, file], stdout=subprocess.PIPE, env=path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(DataTrouble), served(file):
            pass
        other.kill()
    with served(file):
        pass


def test_another_name_of_the_file_is_the_same_file(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.db", tmp_path / "link.db"
    file.touch()
    link.symlink_to(file)
    with served(file), pytest.raises(DataTrouble) as trouble, served(link):
        pass
    assert trouble.value.message == "trouble-served"


def test_a_lock_that_is_no_lock_is_not_taken_for_another_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    (tmp_path / "tables.db.serving").write_bytes(b"something else, longer than the head of a database" * 40)
    with pytest.raises(DataTrouble) as trouble, served(file):
        pass
    assert trouble.value.message == "trouble-data"
