"""Tables in a file: SQLite with durable settings, copied before it is migrated, and backups while it is in use."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from wartable.server.database import DataTrouble, Shared, migrate
from wartable.server.schema import HEAD

SERVING: Final = ".serving"
"""What the name of the lock ends with."""
BUSY: Final = 2.0
"""Seconds to wait for a lock that somebody else holds."""


class SqliteFile:
    """A file with tables in it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.name = str(file)
        self.reading = connect(file)
        self.writing: Engine = self.reading.execution_options(begin="BEGIN IMMEDIATE")
        self.sharing: Shared | None = None

    @contextmanager
    def served(self) -> Iterator[None]:
        """Meanwhile this process alone serves what is in the file.

        The lock is one on a database of its own, so it goes with the process, however that ends, and backups are free.
        """
        name = Path(f"{self.file.resolve()}{SERVING}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            lock = sqlite3.connect(name, timeout=0, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise DataTrouble("trouble-data", name, str(error)) from error
        with closing(lock):
            try:
                lock.execute("BEGIN EXCLUSIVE")
                # On a file that can only be read the line above locks nothing.
                lock.execute("PRAGMA user_version = 1")
            except sqlite3.Error as error:
                busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
                raise DataTrouble("trouble-served" if busy else "trouble-data", name, str(error)) from error
            yield

    def is_new(self) -> bool:
        return not self.file.exists()

    def prepare(self) -> None:
        """Make the file or migrate it, if need be; one that has anything in it is copied first."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            # Secrets of games are in it: nobody else on this machine may read it.
            self.file.touch(mode=0o600)
            migrate(self.writing, self.name, self._keep_a_copy)
        except DatabaseError as error:
            raise DataTrouble("trouble-data", self.file, str(error.orig)) from error
        except OSError as error:
            raise DataTrouble("trouble-data", self.file, error.strerror or str(error)) from error
        finally:
            self.reading.dispose()

    def _keep_a_copy(self) -> None:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        backup(self.file, self.file.with_name(f"{self.file.name}.before-{HEAD}.{stamp}"))

    def check(self) -> None:
        check_pages(self.file)


def connect(file: Path) -> Engine:
    """Connections to a file: write-ahead log, every commit on the disk before it returns."""
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": BUSY, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _record: Any) -> None:
        # The driver must not begin transactions by itself; ours begin below.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def check_pages(file: Path) -> None:
    """Look for damage: a file that holds what cannot be read is trouble before anything is added to it."""
    with closing(sqlite3.connect(file, BUSY)) as connection:
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            found = str(error)
    if found != "ok":
        raise DataTrouble("trouble-damaged", file, found)


def backup(file: Path, copy: Path) -> int:
    """A consistent copy of a database that may be in use; says how many tables are in it."""
    if not file.exists():
        raise DataTrouble("trouble-missing", file)
    if copy.exists():
        raise DataTrouble("trouble-exists", copy)
    try:
        # It holds the same secrets.
        copy.touch(mode=0o600, exist_ok=False)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            # One file, without a write-ahead log beside it.
            target.execute("PRAGMA journal_mode=DELETE")
            count = int(target.execute("SELECT count(*) FROM tables").fetchone()[0])
        check_pages(copy)
    except (sqlite3.Error, OSError) as error:
        raise DataTrouble("trouble-data", copy, str(error)) from error
    except DataTrouble as trouble:
        copy.unlink()
        raise DataTrouble(trouble.message, file, trouble.why) from trouble
    return count
