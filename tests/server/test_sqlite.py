"""What only a file has: pragmas, pages, copies, a lock beside it."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.server.test_store import OPEN, start
from wartable.server import database
from wartable.server.database import DataTrouble
from wartable.server.entries import check_chain, entry
from wartable.server.schema import HEAD
from wartable.server.sqlite import SqliteFile, backup
from wartable.server.store import StorageTrouble, Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    found = Store(SqliteFile(file))
    yield found
    found.close()


def pragma(connection: Connection, words: str) -> None:
    connection.execute(text(f"PRAGMA {words}"))


def test_every_commit_reaches_the_disk_before_it_is_reported(store: Store) -> None:
    settings = store.write(
        lambda connection: [
            connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("synchronous", "journal_mode")
        ]
    ).result()
    assert settings == [2, "wal"]


def test_a_locked_file_is_trouble_that_passes(store: Store, file: Path) -> None:
    head = start(store)
    store.write(lambda connection: pragma(connection, "busy_timeout=50")).result()
    other = sqlite3.connect(file)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageTrouble, match="locked"):
        store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()
    other.rollback()
    other.close()
    store.append("t", [entry("t", head.hash, 1, OPEN)], None).result()


def test_a_full_disk_is_trouble_that_passes(store: Store) -> None:
    head = start(store)
    with store.read() as connection:
        pages = connection.execute(text("PRAGMA page_count")).scalar()
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


def test_the_file_is_for_its_owner_only(store: Store, file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_an_old_file_is_copied_before_it_is_migrated(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(SqliteFile(file))
    start(store)
    store.close()
    with monkeypatch.context() as later:
        later.setattr(database, "HEAD", "9998")
        SqliteFile(file).prepare()
    copies = [path for path in file.parent.iterdir() if f".before-{HEAD}." in path.name]
    assert len(copies) == 1
    copy = Store(SqliteFile(copies[0]))
    assert copy.load("t") is not None
    copy.close()


def test_a_file_that_is_no_database_is_named(file: Path) -> None:
    file.write_text("This is a letter, not a database. " * 100)
    with pytest.raises(DataTrouble, match="not a database"):
        SqliteFile(file).prepare()
    with pytest.raises(DataTrouble):
        SqliteFile(file / "inside").prepare()


def test_a_backup_while_in_use(store: Store, file: Path, tmp_path: Path) -> None:
    start(store)
    assert backup(file, tmp_path / "copy.db") == 1
    with pytest.raises(DataTrouble):
        backup(file, tmp_path / "copy.db")
    with pytest.raises(DataTrouble):
        backup(tmp_path / "missing.db", tmp_path / "other.db")
    copy = Store(SqliteFile(tmp_path / "copy.db"))
    assert copy.load("t") == store.load("t")
    copy.close()


def test_another_name_of_the_file_is_the_same_file(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    file.touch()
    link.symlink_to(file)
    with SqliteFile(file).served(), pytest.raises(DataTrouble) as trouble, SqliteFile(link).served():
        pass
    assert trouble.value.message == "trouble-served"


def test_a_lock_that_is_no_lock_is_not_taken_for_another_server(file: Path, tmp_path: Path) -> None:
    (tmp_path / "tables.db.serving").write_bytes(b"something else, longer than the head of a database" * 40)
    with pytest.raises(DataTrouble) as trouble, SqliteFile(file).served():
        pass
    assert trouble.value.message == "trouble-data"
