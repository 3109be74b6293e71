"""The processes that serve one database: who lives, and whose each table is (decision 0022).

A process has a number that is never given twice. A table is that of the process whose number stands in its row, and
whatever is written there is written only if the number is still the same. Whoever does not say in time that he lives is
struck off the list, and his tables are anybody's. Where only one process may serve a database, all this is nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, delete, extract, func, insert, select, update

from wartable.server.schema import notices, own, processes, pulse, questions, tables
from wartable.server.store import NOBODY, REACHABLE, Store, not_now

T = TypeVar("T")
BEAT: Final = 0.75
"""Seconds between two signs of life."""
LEASE: Final = 3.0
"""Seconds after its last sign of life at which a process is given up."""
ADOPTED: Final = 20
"""Tables of processes that are gone that one process takes over at a time, so that the others get some too."""
JOINING: Final = int.from_bytes(b"wartjoin")
"""The lock of whoever joins: one after the other."""
SECRET: Final = "peers"
"""Under which name the database keeps what processes know each other by."""
NOW: Final = extract("epoch", func.clock_timestamp())
"""By the clock of the database: only one counts."""


class Elsewhere(Exception):
    """A table is played by another process."""

    def __init__(self, process: int, address: str) -> None:
        super().__init__(f"process {process} at {address}")
        self.process = process
        self.address = address


class Orphan(NamedTuple):
    """A table that is ours since its process is gone, whom it waits for, and when somebody's time is up there."""

    table: str
    waits: str
    due: float


class Beat(NamedTuple):
    """What a process learns when it says that it lives."""

    orphans: list[Orphan]
    reachable: float
    """How often it has changed who can be told of a turn."""
    notice: float
    """When the next notice is to be sent; 0 if there is none."""
    places: int
    """How many questions to bots the others think about at a time."""
    asked: bool
    """Whether there may be a question that nobody thinks about."""


class Peers:
    """This process among those on its database."""

    def __init__(self, store: Store, address: str, places: int = 0) -> None:
        self.store = store
        self.address = address
        """Where the others reach us; empty if we serve no tables."""
        self.places = places
        """How many questions to bots we think about at a time."""
        self.number = NOBODY
        """Ours; another one after we were given up."""
        self.secret = ""
        shared = store.database.sharing
        self._engine = shared.engine if shared is not None else None
        self._lines: dict[int, set[Callable[[], None]]] = {}
        self._steady = 0.0
        """Since when we have given every sign of life in time."""
        self._last = 0.0
        # Not the threads that every request needs; and the sign of life waits for no table.
        self._pulse = ThreadPoolExecutor(1, "wartable-pulse")
        self._claims = ThreadPoolExecutor(3, "wartable-claims")

    @property
    def several(self) -> bool:
        """Whether there may be others."""
        return self._engine is not None

    async def _do(self, threads: ThreadPoolExecutor, work: Callable[[Engine], T]) -> T:
        assert self._engine is not None
        return await asyncio.get_running_loop().run_in_executor(threads, work, self._engine)

    # Coming and going.

    async def join(self, first: Callable[[Connection], None]) -> None:
        """Get a number; if nobody else serves tables, `first` is done before anybody else can come."""
        if self._engine is None:
            await asyncio.wrap_future(self.store.write(first))
        else:
            self.number = await self._do(self._pulse, lambda engine: self._join(engine, first))
            self._steady = self._last = monotonic()

    def _join(self, engine: Engine, first: Callable[[Connection], None]) -> int:
        with not_now(), engine.begin() as connection:
            connection.execute(select(func.pg_advisory_xact_lock(JOINING)))
            serving = processes.c.address != ""
            others = select(processes.c.id).where(serving, processes.c.until > NOW)
            if self.address and connection.execute(others).first() is None:
                connection.execute(delete(processes).where(serving))
                first(connection)
            known = connection.execute(select(own.c.value).where(own.c.name == SECRET)).scalar()
            if known is None:
                known = secrets.token_bytes(32)
                connection.execute(insert(own), {"name": SECRET, "value": known})
            self.secret = bytes(known).hex()
            mine = insert(processes).values(address=self.address, until=NOW + LEASE, places=self.places)
            return int(connection.execute(mine.returning(processes.c.id)).scalar_one())

    async def leave(self) -> None:
        """Others may take our tables at once."""
        if self._engine is not None:
            gone = delete(processes).where(processes.c.id == self.number)
            with contextlib.suppress(Exception):
                await self._do(self._pulse, lambda engine: _execute(engine, gone))
            self._engine.dispose()
        self._pulse.shutdown()
        self._claims.shutdown(cancel_futures=True)

    # Living.

    async def beat(self) -> Beat | None:
        """Say that we live; None if the others have given us up, and our tables are ours no more."""
        now = monotonic()
        if now - self._last > LEASE:
            self._steady = now
        beat = await self._do(self._pulse, self._beat)
        self._last = now
        for process in [one for one in self._lines if beat is None or one not in beat[1]]:
            for cut in list(self._lines[process]):
                cut()
        return beat[0] if beat is not None else None

    def _beat(self, engine: Engine) -> tuple[Beat, set[int]] | None:
        mine = update(processes).where(processes.c.id == self.number).values(until=NOW + LEASE)
        with not_now():
            if not _execute(engine, mine):
                return None
            if self.address and monotonic() - self._steady > LEASE:
                # After trouble with the database everybody has some time to come back.
                late = select(processes.c.id).where(processes.c.until < NOW).with_for_update(skip_locked=True)
                _execute(engine, delete(processes).where(processes.c.id.in_(late)))
            with engine.begin() as connection:
                orphans = self._adopt(connection) if self.address else []
                reachable = connection.execute(select(pulse.c.at).where(pulse.c.id == REACHABLE)).scalar()
                notice = connection.execute(select(func.min(notices.c.at)).where(notices.c.at > 0)).scalar()
                living = {row[0]: row[1] for row in connection.execute(select(processes.c.id, processes.c.places))}
                open_ = select(questions.c.id).where(is_open(self.number)).limit(1)
                asked = connection.execute(open_).first() is not None
                places = sum([count for process, count in living.items() if process != self.number])
                return Beat(orphans, reachable or 0.0, notice or 0.0, places, asked), set(living)

    def _adopt(self, connection: Connection) -> list[Orphan]:
        """Take over some of the tables that wait for a bot or a clock and have no owner."""
        living = select(processes.c.id)
        left = select(tables.c.id).where(tables.c.owner.not_in(living), (tables.c.waits == "bot") | (tables.c.due > 0))
        some = left.limit(ADOPTED).with_for_update(skip_locked=True)
        ours = update(tables).where(tables.c.id.in_(some)).values(owner=self.number)
        return [Orphan(*row) for row in connection.execute(ours.returning(tables.c.id, tables.c.waits, tables.c.due))]

    # Tables.

    async def claim(self, table: str) -> int:
        """Make a table ours, if there is one; says under which number. Elsewhere if it is another's."""
        if self._engine is None:
            return NOBODY
        number = self.number
        await self._do(self._claims, lambda engine: self._claim(engine, table, number))
        return number

    def _claim(self, engine: Engine, table: str, number: int) -> None:
        whose = select(tables.c.owner, processes.c.address).outerjoin(processes, processes.c.id == tables.c.owner)
        with not_now():
            while True:
                with engine.connect() as connection:
                    row = connection.execute(whose.where(tables.c.id == table)).one_or_none()
                if row is None or row[0] == number:
                    return
                if row[1] is not None:
                    raise Elsewhere(*row)
                # Whatever its last owner had begun to write is written or undone before this can succeed.
                free = update(tables).where(tables.c.id == table, tables.c.owner == row[0])
                if _execute(engine, free.values(owner=number)):
                    return

    # Lines to others.

    @contextlib.contextmanager
    def line(self, process: int, cut: Callable[[], None]) -> Iterator[None]:
        """Meanwhile we are connected to another process; should it be given up, the connection is cut."""
        self._lines.setdefault(process, set()).add(cut)
        try:
            yield
        finally:
            self._lines[process].discard(cut)
            if not self._lines[process]:
                del self._lines[process]


def is_open(number: int) -> ColumnElement[bool]:
    """Of a question: nobody thinks about it, or this process is said to."""
    taker = questions.c.taker
    return questions.c.answer.is_(None) & (taker.is_(None) | (taker == number))


def _execute(engine: Engine, statement: Any) -> int:
    """How many rows a statement has changed."""
    with engine.begin() as connection:
        return int(connection.execute(statement).rowcount)
