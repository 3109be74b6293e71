"""The log in its database: a single writer thread puts what many tables append into one transaction at a time."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from wartable.server.database import Database
from wartable.server.entries import BrokenLog, Entry
from wartable.server.schema import (
    entries,
    guests,
    invitations,
    keys,
    notices,
    pulse,
    quiet,
    seconds,
    secrets,
    tables,
    words,
)
from wartable.server.summary import Standing
from wartable.server.talking import KEPT, Word

T = TypeVar("T")
MOST_AT_ONCE: Final = 256
WRITES, AWAKE, REACHABLE = 1, 2, 3
"""Rows of the pulse: that writing works, when a server was last awake, and how often it changed who can be told."""
NOBODY: Final = 0
"""Owns all tables where there is only one process."""


class StorageTrouble(Exception):
    """Nothing can be stored at the moment: the file is locked, full or damaged, or the database is away."""


class Conflict(Exception):
    """Somebody else has written this already."""


class NotOurs(Conflict):
    """Another process has the table now, or it is gone: nothing can be written there any more."""


@contextmanager
def not_now() -> Iterator[None]:
    """Meanwhile whatever a database says that means "not now" is one StorageTrouble."""
    try:
        yield
    except (OperationalError, InterfaceError) as error:
        raise StorageTrouble(_first_cause(error)) from error
    except NoneFree as error:
        raise StorageTrouble("the database is too slow") from error


@dataclass(frozen=True, slots=True)
class Row:
    """A table as the database lists it."""

    id: str
    game: str
    created: float
    rematch: str
    maker: str
    renamed: str
    clock: bytes
    standing: Standing


Work = Callable[[Connection], Any]


class Store:
    """Reads from any thread; every write goes through one thread and is on the disk when its future is done."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.troubled: Callable[[str], None] = lambda why: None
        """Told by the thread that writes, before anybody else, why nothing could be stored."""
        database.prepare()
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="wartable-store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting and let the database go."""
        self._queue.put(None)
        self._thread.join()
        self.database.reading.dispose()
        self.database.writing.dispose()

    # Writing.

    def write(self, work: Callable[[Connection], T]) -> Future[T]:
        """Do this in the next transaction; it must do all or raise."""
        future: Future[T] = Future()
        self._queue.put((work, future))
        return future

    def _write_all(self) -> None:
        going_on = True
        while going_on:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get())
            going_on = None not in batch
            # From here on nobody can call a write off.
            self._write([one for one in batch if one is not None and one[1].set_running_or_notify_cancel()])

    def _write(self, batch: Sequence[tuple[Work, Future[Any]]]) -> None:
        """One transaction; if anything in it conflicts, each alone, so that only what conflicts fails."""
        try:
            with self.database.writing.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except (IntegrityError, DataError, NotOurs) as error:
            if len(batch) == 1:
                batch[0][1].set_exception(Conflict() if isinstance(error, IntegrityError) else error)
                return
            for one in batch:
                self._write([one])
            return
        except (DatabaseError, InterfaceError) as error:
            why = _first_cause(error)
            self.troubled(why)
            for _, future in batch:
                future.set_exception(StorageTrouble(why))
            return
        except Exception as error:
            # A mistake of ours must reach whoever waits, and must not end the only writer.
            for _, future in batch:
                future.set_exception(error)
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    def create(
        self,
        table: str,
        game: str,
        log: Sequence[Entry],
        secret: bytes,
        standing: Standing,
        maker: str,
        devices: Iterable[str],
        tokens: Iterable[tuple[str, int]],
        before: str = "",
        owner: int = NOBODY,
    ) -> Future[None]:
        """A new table of this process with its log so far, those who may see it, and its invitations by hash."""

        def work(connection: Connection) -> None:
            row = {"id": table, "game": game, "created": time.time(), "maker": maker, "owner": owner}
            connection.execute(insert(tables), {**row, **standing._asdict()})
            connection.execute(insert(secrets), {"table_id": table, "secret": secret})
            _append(connection, table, log)
            for device in set(devices):
                connection.execute(insert(guests), {"device": device, "table_id": table})
            for token, seat in tokens:
                connection.execute(insert(invitations), {"token": token, "table_id": table, "seat": seat})
            if before:
                connection.execute(update(tables).where(tables.c.id == before).values(rematch=table))

        return self.write(work)

    def append(
        self, table: str, log: Sequence[Entry], standing: Standing | None, device: str = "", owner: int = NOBODY
    ) -> Future[None]:
        """More entries of a table, if it is still that of the owner; `standing` if it has changed.

        A `device` may see the table from now on, with its own eyes.
        """

        def work(connection: Connection) -> None:
            if standing is not None:
                _stand(connection, table, standing, owner)
            else:
                _hold(connection, table, owner)
            _append(connection, table, log)
            if device:
                connection.execute(delete(seconds).where(seconds.c.table_id == table, seconds.c.device == device))
                _invite(connection, table, device)

        return self.write(work)

    def stand(self, table: str, standing: Standing, owner: int = NOBODY) -> Future[None]:
        """What lists tell of a table, worked out from its log."""

        return self.write(lambda connection: _stand(connection, table, standing, owner))

    def rename(self, table: str, name: str, owner: int = NOBODY) -> Future[None]:
        """A table is called like this from now on."""

        def work(connection: Connection) -> None:
            _hold(connection, table, owner)
            connection.execute(update(tables).where(tables.c.id == table).values(renamed=name))

        return self.write(work)

    def forget(self, table: str, device: str, owner: int = NOBODY) -> Future[bool]:
        """This device does not see the table any more; a table that nobody sees is erased. Says whether it is."""

        def work(connection: Connection) -> bool:
            _hold(connection, table, owner)
            mine = (guests.c.table_id == table) & (guests.c.device == device)
            connection.execute(delete(guests).where(mine))
            connection.execute(delete(seconds).where(seconds.c.table_id == table, seconds.c.device == device))
            if connection.execute(select(guests.c.device).where(guests.c.table_id == table)).first() is not None:
                return False
            for part in (invitations, keys, seconds, quiet, notices, words, entries, secrets):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(tables).where(tables.c.id == table))
            connection.execute(update(tables).where(tables.c.rematch == table).values(rematch=""))
            return True

        return self.write(work)

    def let_watch(self, table: str, device: str) -> Future[None]:
        """This device may see the table."""
        return self.write(lambda connection: _invite(connection, table, device))

    def say(self, table: str, word: Word, owner: int = NOBODY) -> Future[None]:
        """One more message at a table; of those to the same hearers the oldest is let go when there are too many."""

        def work(connection: Connection) -> None:
            _hold(connection, table, owner)
            row = {"seq": word.seq, "seat": word.seat, "hearers": word.hearers, "request": word.request}
            connection.execute(insert(words), {"table_id": table, **row, "text": word.text, "at": time.time()})
            alike = (words.c.table_id == table) & (words.c.hearers == word.hearers)
            last = select(words.c.seq).where(alike).order_by(words.c.seq.desc()).offset(KEPT).limit(1)
            connection.execute(delete(words).where(alike, words.c.seq <= last.scalar_subquery()))

        return self.write(work)

    def beat(self) -> Future[None]:
        """Find out whether anything can be written."""

        def work(connection: Connection) -> None:
            _beat(connection, WRITES, time.time())

        return self.write(work)

    # Clocks.

    def wind(self, table: str, clock: bytes, due: float, owner: int = NOBODY) -> Future[None]:
        """The time everybody has left, and when that of whoever is waited for is up."""

        def work(connection: Connection) -> None:
            _hold(connection, table, owner)
            connection.execute(update(tables).where(tables.c.id == table).values(clock=clock, due=due))

        return self.write(work)

    def due(self, owner: int = NOBODY) -> list[tuple[str, float, bytes]]:
        """The owner's tables where somebody's time is running, with the moment at which it is up and the clock."""
        with self.read() as connection:
            found = select(tables.c.id, tables.c.due, tables.c.clock).where(tables.c.due > 0, tables.c.owner == owner)
            return [(row[0], row[1], row[2]) for row in connection.execute(found.order_by(tables.c.due))]

    def awake(self, at: float) -> Future[None]:
        """The server is awake at this moment."""
        return self.write(lambda connection: _beat(connection, AWAKE, at))

    def touched(self, table: str) -> float:
        """When anything was last written down at a table."""
        with self.read() as connection:
            found = select(func.max(entries.c.at)).where(entries.c.table_id == table)
            return float(connection.execute(found).scalar() or 0.0)

    # Reading.

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """To read several things of one moment."""
        with not_now(), self.database.reading.connect() as connection:
            yield connection

    def heads(self, names: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        with self.read() as connection:
            found = select(entries.c.table_id, func.max(entries.c.seq)).where(entries.c.table_id.in_(list(names)))
            return {row[0]: row[1] for row in connection.execute(found.group_by(entries.c.table_id))}

    def load(self, table: str) -> tuple[Row, bytes, list[Entry]] | None:
        """A table, its secret and its whole log; None if there is none."""
        with self.read() as connection:
            row = connection.execute(_rows().where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            secret = connection.execute(select(secrets.c.secret).where(secrets.c.table_id == table)).scalar()
            if secret is None:
                raise BrokenLog(0, "there is no secret to it")
            lines = connection.execute(
                select(entries.c.seq, entries.c.body, entries.c.hash)
                .where(entries.c.table_id == table)
                .order_by(entries.c.seq)
            )
            return _row(row), secret, [Entry(seq, body, digest) for seq, body, digest in lines]

    def row(self, table: str) -> Row | None:
        """A table as lists tell of it."""
        with self.read() as connection:
            row = connection.execute(_rows().where(tables.c.id == table)).one_or_none()
            return _row(row) if row is not None else None

    def words(self, table: str) -> list[Word]:
        """What was said at a table, in order."""
        with self.read() as connection:
            found = select(words.c.seq, words.c.seat, words.c.hearers, words.c.request, words.c.text)
            rows = connection.execute(found.where(words.c.table_id == table).order_by(words.c.seq))
            return [Word(*row) for row in rows]

    def seen_by(self, table: str) -> set[str]:
        """The devices that may see a table."""
        with self.read() as connection:
            return set(connection.execute(select(guests.c.device).where(guests.c.table_id == table)).scalars())

    def tables_of(self, device: str, most: int) -> list[Row]:
        """The tables a device may see, the newest first."""
        with self.read() as connection:
            found = _rows().join(guests).where(guests.c.device == device)
            rows = connection.execute(found.order_by(tables.c.created.desc(), tables.c.id).limit(most))
            return [_row(row) for row in rows]

    def made_by(self, device: str) -> tuple[int, int]:
        """How many tables a device has made and still sees; and at how many that it made only bots play on."""
        with self.read() as connection:
            made = select(func.count()).select_from(tables).where(tables.c.maker == device)
            seen = select(guests.c.table_id).where(guests.c.device == device)
            bots = made.where(tables.c.people == 0, tables.c.waits != "over")
            kept = connection.execute(made.where(tables.c.id.in_(seen))).scalar_one()
            return kept, connection.execute(bots).scalar_one()

    def renewals(self, table: str) -> dict[int, int]:
        """How often the invitation to each seat was renewed."""
        with self.read() as connection:
            found = select(invitations.c.seat, invitations.c.n).where(invitations.c.table_id == table)
            return {row[0]: row[1] for row in connection.execute(found) if row[1]}

    def waiting_for_bots(self) -> list[str]:
        """The tables where a bot must decide."""
        with self.read() as connection:
            return list(connection.execute(select(tables.c.id).where(tables.c.waits == "bot")).scalars())


def _beat(connection: Connection, what: int, at: float) -> None:
    connection.execute(update(pulse).where(pulse.c.id == what).values(at=at))


def wake(connection: Connection, now: float, shifted: Callable[[bytes, float], tuple[bytes, float] | None]) -> None:
    """Every clock goes on as if the time since the server was last awake had not been."""
    last = connection.execute(select(pulse.c.at).where(pulse.c.id == AWAKE)).scalar()
    for name, clock in connection.execute(select(tables.c.id, tables.c.clock).where(tables.c.due > 0)).all():
        found = shifted(clock, max(0.0, now - last)) if last else None
        if found is not None:
            connection.execute(update(tables).where(tables.c.id == name).values(clock=found[0], due=found[1]))
    _beat(connection, AWAKE, now)


# Putting these together takes longer than running them, and every move needs them.
_OURS: Final = (tables.c.id == bindparam("table")) & (tables.c.owner == bindparam("by"))
_HOLD: Final = select(tables.c.id).where(_OURS).with_for_update(key_share=True)
_STAND: Final = update(tables).where(_OURS)
_APPEND: Final = insert(entries)


def _hold(connection: Connection, table: str, owner: int) -> None:
    """Make sure that the table is the owner's, and stays so until all this is committed."""
    if connection.execute(_HOLD, {"table": table, "by": owner}).first() is None:
        raise NotOurs(table)


def _rows() -> Select[Any]:
    named = (
        tables.c.id,
        tables.c.game,
        tables.c.created,
        tables.c.rematch,
        tables.c.maker,
        tables.c.renamed,
        tables.c.clock,
    )
    return select(*named, tables.c.waits, tables.c.people, tables.c.summary)


def _row(found: Sequence[Any]) -> Row:
    name, game, created, rematch, maker, renamed, clock, waits, people, summary = found
    return Row(name, game, created, rematch, maker, renamed, clock, Standing(waits, people, summary))


def _stand(connection: Connection, table: str, standing: Standing, owner: int) -> None:
    """The same with what the row says of the table."""
    if connection.execute(_STAND, {"table": table, "by": owner, **standing._asdict()}).rowcount == 0:
        raise NotOurs(table)


def _first_cause(error: DBAPIError) -> str:
    """What went wrong first; a full disk, for one, makes the rolling back fail as well."""
    first: BaseException = error
    while first.__context__ is not None:
        first = first.__context__
    return str(first)


def _append(connection: Connection, table: str, log: Sequence[Entry]) -> None:
    at = time.time()
    rows = [{"table_id": table, "seq": e.seq, "body": e.body, "hash": e.hash, "at": at} for e in log]
    connection.execute(_APPEND, rows)


def _invite(connection: Connection, table: str, device: str) -> None:
    known = select(guests.c.device).where(guests.c.device == device, guests.c.table_id == table)
    if connection.execute(known).first() is None:
        connection.execute(insert(guests), {"device": device, "table_id": table})
