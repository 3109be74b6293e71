"""Tables in a PostgreSQL database: one writer of each process, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

import psycopg
from sqlalchemy import URL, Engine, NullPool, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from wartable.server.database import DataTrouble, Shared, migrate, revision
from wartable.server.schema import HEAD

T = TypeVar("T")
LOCK: Final = int.from_bytes(b"wartable")
"""Whoever writes into a database shares this lock; whoever changes its shape has it alone."""
BUSY: Final = 2
"""Seconds to wait for a lock: a server that was killed leaves it a moment later."""
IDLE: Final = 2
"""Seconds after which the database ends a transaction in which nothing happens: its process may have been stopped."""
CONNECT: Final = 5
"""Seconds in which the database must let us in."""
STATEMENT: Final = 5
"""Seconds that the database may take for one statement."""
ANSWER: Final = 8.0
"""Seconds after which we give up on a database that does not even say that it is slow."""
AGAIN: Final = 1.0
"""Seconds until we listen again after the connection for it was lost."""
ALIVE: Final = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}
"""How whoever only listens finds out that nobody is there any more."""
OURS: Final = {"connect_timeout": CONNECT, "client_encoding": "utf8", "application_name": "wartable"}
WHERE: Final = ("host", "port")
"""Options of an address that tell where the database is; no others are told to anybody."""
ENCODINGS: Final = ("UTF8", "SQL_ASCII")
"""Those that can hold every letter."""
SETTINGS: Final = f"""
    SET synchronous_commit = on;
    SET statement_timeout = '{STATEMENT}s';
    SET idle_session_timeout = 0;
    SET tcp_keepalives_idle = 15;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
"""
"""A commit is on the disk before it returns; a machine that is gone does not keep its lock for long."""


class Postgres:
    """A database of a PostgreSQL server, by its address."""

    def __init__(self, address: str) -> None:
        url = read_address(address)
        self.name = told(url)
        self._url = url.set(drivername="postgresql+psycopg", query={})
        # Beside the address, which is shown in more places, and may be meant to hide no more than its own password.
        self._options = {name: ",".join(values) for name, values in url.normalized_query.items()}
        self.reading = self._engine(False, isolation_level="REPEATABLE READ", pool_pre_ping=True)
        self._lock = (0, 0)
        self.writing = self._engine(True, pool_size=1, max_overflow=0)
        engine = self._engine(False, pool_size=5, max_overflow=0, pool_pre_ping=True)
        self.sharing: Shared | None = Shared(engine, self._listen)

    def served(self) -> AbstractContextManager[None]:
        """Any number of processes may serve the database; whose a table is they settle among themselves."""
        return nullcontext()

    def is_new(self) -> bool:
        with self._told(), self._patient() as engine:
            return not revision(engine)

    def prepare(self) -> None:
        """Make the tables or migrate them, in one transaction, while nobody can serve them."""
        with self._told(), self._patient() as engine:
            if revision(engine) == HEAD:
                return
            with engine.connect() as alone:
                alone.execute(text(f"SET lock_timeout = '{BUSY}s'"))
                alone.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
                migrate(engine, self.name, lambda: None)

    def check(self) -> None:
        """Names and words in any language must fit."""
        with self._told(), self._patient() as engine, engine.connect() as connection:
            found = str(connection.execute(text("SHOW server_encoding")).scalar())
        if found not in ENCODINGS:
            raise DataTrouble("trouble-encoding", self.name, found)

    def _engine(self, writes: bool, **options: Any) -> Engine:
        """Connections that are settled before anybody has them; one that `writes` has its locks."""
        engine = create_engine(
            self._url,
            connect_args={**OURS, **self._options},
            hide_parameters=True,
            use_native_hstore=False,
            pool_timeout=ANSWER,
            **options,
        )
        event.listen(engine, "do_connect", partial(_connected, self._own if writes else _nothing))
        return engine

    async def _listen(self, name: str, heard: Callable[[str], object]) -> None:
        """Tell what is said; nothing at all at first, for something may have been said before."""
        words, named = self.reading.dialect.create_connect_args(self._url)
        while True:
            with suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(
                    *words, autocommit=True, **{**OURS, **ALIVE, **named, **self._options}
                ) as line:
                    await line.execute(SETTINGS)
                    await line.execute(f"LISTEN {name}".encode())
                    heard("")
                    async for said in line.notifies():
                        heard(said.payload)
            await asyncio.sleep(AGAIN)

    def _own(self) -> int:
        """The lock that this process alone has.

        If its connection is lost, nothing can be committed until another one has the lock, and then nothing more can
        come of what the lost one had begun. What is copied from another process must not have that one's lock.
        """
        if self._lock[0] != os.getpid():
            self._lock = (os.getpid(), secrets.randbits(62))
        return self._lock[1]

    @contextmanager
    def _patient(self) -> Iterator[Engine]:
        """For what may take long, before anybody is served."""
        engine = create_engine(
            self._url, connect_args=self._options, poolclass=NullPool, use_native_hstore=False, hide_parameters=True
        )
        try:
            yield engine
        finally:
            engine.dispose()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What is wrong with the database, as trouble that people are told of."""
        try:
            yield
        except DBAPIError as error:
            if isinstance(error.orig, psycopg.errors.LockNotAvailable):
                raise DataTrouble("trouble-served-database", self.name) from error
            raise DataTrouble("trouble-data", self.name, " ".join(str(error.orig).split())) from error


def read_address(address: str) -> URL:
    """Where a database is; what cannot be read is not repeated, for there may be a password in it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise DataTrouble("trouble-address", "") from None
    # A password with such letters in it looks like a part of the name.
    if url.drivername != "postgresql" or not url.database or set(url.database) & set("@/?#"):
        raise DataTrouble("trouble-address", "")
    return url


def told(url: URL) -> str:
    """An address without what is secret in it."""
    where = {name: value for name, value in url.query.items() if name in WHERE}
    return str(URL.create(url.drivername, url.username, None, url.host, url.port, url.database, where))


def _nothing() -> int:
    return 0


def _connected(own: Callable[[], int], _dialect: Any, _record: Any, arguments: Any, named: Any) -> Impatient:
    connection = Impatient.connect(*arguments, **named)
    try:
        connection.autocommit = True
        connection.execute(SETTINGS)
        connection.execute(f"SET lock_timeout = '{BUSY}s'")
        lock = own()
        if lock:
            connection.execute(f"SET idle_in_transaction_session_timeout = '{IDLE}s'")
            connection.execute(f"SELECT pg_advisory_lock_shared({LOCK}), pg_advisory_lock({lock})")
        connection.autocommit = False
    except BaseException:
        connection.close()
        raise
    return connection


class Impatient(psycopg.Connection[Any]):
    """A connection that is given up when the other side says nothing for too long."""

    def wait(self, gen: Any, *rest: Any, **more: Any) -> Any:
        return super().wait(self._in_time(gen), *rest, **more)

    def _in_time(self, gen: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        deadline = monotonic() + ANSWER
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and monotonic() > deadline:
                    # Nobody knows what became of it. Until the database has let go of it, nobody else gets the lock.
                    self.close()
                    raise psycopg.OperationalError(f"no answer within {ANSWER:g} seconds")
                wanted = gen.send(ready)
        except StopIteration as done:
            found: T = done.value
            return found
