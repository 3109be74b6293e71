"""Opening the database file: durable settings, migrations after a backup, and backups while it is in use."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DatabaseError

from wartable.server.schema import HEAD

SERVING: Final = ".serving"
"""What the name of the lock ends with."""
BUSY: Final = 2.0
"""Seconds to wait for a lock that somebody else holds."""


class DataTrouble(Exception):
    """The file cannot be used; the message is one of the server's texts, `why` its fact."""

    def __init__(self, message: str, file: Path, why: str = "") -> None:
        super().__init__(f"{file}: {why or message}")
        self.message = message
        self.file = file
        self.why = why


@contextmanager
def served(file: Path) -> Iterator[None]:
    """Meanwhile this process alone serves what is in the file: what is in memory must be what is in the log.

    The lock is one on a database of its own, so it goes with the process, however that ends, and backups are free.
    """
    name = Path(f"{file.resolve()}{SERVING}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
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


def open_database(file: Path) -> Engine:
    """The database in this file, made or migrated if need be."""
    engine = connect(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # Secrets of games are in it: nobody else on this machine may read it.
        file.touch(mode=0o600)
        migrate(engine, file)
    except DatabaseError as error:
        engine.dispose()
        raise DataTrouble("trouble-data", file, str(error.orig)) from error
    except OSError as error:
        engine.dispose()
        raise DataTrouble("trouble-data", file, error.strerror or str(error)) from error
    except DataTrouble:
        engine.dispose()
        raise
    return engine


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


def migrate(engine: Engine, file: Path) -> None:
    """Bring the database to its last shape; one that has anything in it is copied first."""
    found = revision(engine)
    if found == HEAD:
        return
    # Alembic is slow to import and rarely needed.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    if found:
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        if found not in known:
            raise DataTrouble("trouble-newer", file)
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        backup(file, file.with_name(f"{file.name}.before-{HEAD}.{stamp}"))
    with engine.connect().execution_options(begin="BEGIN IMMEDIATE") as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision(engine: Engine) -> str:
    """The migration the database is at; empty for a new file."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return ""
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


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
