"""Where people want to be told that it is their turn, and of which turns they were told."""

from __future__ import annotations

import hmac
from concurrent.futures import Future
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from wartable.server.schema import contacts, notices, own, pulse, quiet, seconds
from wartable.server.store import REACHABLE, Store

MOST_TRIES: Final = 5
"""Wrong codes after which an address is forgotten."""


class Contact(NamedTuple):
    """An address of a device, and in which language it is written to."""

    device: str
    kind: str
    address: str
    language: str


class Notice(NamedTuple):
    """That a device is to be told of a turn, and how often it was tried."""

    table: str
    device: str
    turn: str
    kind: str
    tries: int


class Contacts:
    """What the store knows of addresses and of what was sent to them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, device: str) -> list[tuple[Contact, str]]:
        """The addresses of a device, each with the hash of the code it waits for; proven ones wait for none."""
        named = (contacts.c.device, contacts.c.kind, contacts.c.address, contacts.c.language, contacts.c.code)
        with self.store.read() as connection:
            rows = connection.execute(select(*named).where(contacts.c.device == device).order_by(contacts.c.kind))
            return [(Contact(*row[:4]), row[4]) for row in rows]

    def reachable(self) -> frozenset[str]:
        """The devices that have a proven address, and those they stand for at any table."""
        proven = select(contacts.c.device).where(contacts.c.code == "")
        with self.store.read() as connection:
            found = set(connection.execute(proven).scalars())
            found.update(connection.execute(select(seconds.c.owner).where(seconds.c.device.in_(proven))).scalars())
        return frozenset(found)

    def changed(self) -> Future[None]:
        """Who can be told anything has changed: other processes hear of it."""

        def work(connection: Connection) -> None:
            connection.execute(update(pulse).where(pulse.c.id == REACHABLE).values(at=pulse.c.at + 1))

        return self.store.write(work)

    def set(self, contact: Contact, code: str) -> Future[None]:
        """Another address in the place of the one before; nothing that was to go there goes here."""

        def work(connection: Connection) -> None:
            _forget(connection, contact.device, contact.kind)
            connection.execute(insert(contacts), {**contact._asdict(), "code": code, "tries": 0})

        return self.store.write(work)

    def forget(self, device: str, kind: str) -> Future[None]:
        return self.store.write(lambda connection: _forget(connection, device, kind))

    def prove(self, device: str, kind: str, code: str) -> Future[bool]:
        """Whether this was the code; after a few wrong ones the address is forgotten."""

        def work(connection: Connection) -> bool:
            same = (contacts.c.device == device) & (contacts.c.kind == kind)
            row = connection.execute(select(contacts.c.code, contacts.c.tries).where(same)).one_or_none()
            if row is None or not row[0]:
                return False
            if hmac.compare_digest(row[0], code):
                connection.execute(update(contacts).where(same).values(code=""))
                return True
            if row[1] + 1 >= MOST_TRIES:
                connection.execute(delete(contacts).where(same))
            connection.execute(update(contacts).where(same).values(tries=row[1] + 1))
            return False

        return self.store.write(work)

    def is_quiet(self, device: str, table: str) -> bool:
        with self.store.read() as connection:
            found = select(quiet.c.device).where(quiet.c.device == device, quiet.c.table_id == table)
            return connection.execute(found).first() is not None

    def silence(self, device: str, table: str, on: bool) -> Future[None]:
        def work(connection: Connection) -> None:
            connection.execute(delete(quiet).where(quiet.c.device == device, quiet.c.table_id == table))
            if on:
                connection.execute(insert(quiet), {"device": device, "table_id": table})

        return self.store.write(work)

    def own(self, name: str, made: bytes) -> Future[bytes]:
        """What the server has made for itself under this name; this, if there is nothing yet."""

        def work(connection: Connection) -> bytes:
            found = connection.execute(select(own.c.value).where(own.c.name == name)).scalar()
            if found is None:
                connection.execute(insert(own), {"name": name, "value": made})
            return made if found is None else bytes(found)

        return self.store.write(work)

    # What is to be sent.

    def announce(self, table: str, owner: str, turn: str, at: float) -> Future[bool]:
        """Somebody is to be told of a turn at this moment, on every device he has; of each turn only once."""

        def work(connection: Connection) -> bool:
            others = select(seconds.c.device).where(seconds.c.table_id == table, seconds.c.owner == owner)
            silent = select(quiet.c.device).where(quiet.c.table_id == table)
            theirs = or_(contacts.c.device == owner, contacts.c.device.in_(others))
            wanted = select(contacts.c.device, contacts.c.kind).where(theirs, contacts.c.code == "")
            rows = connection.execute(wanted.where(contacts.c.device.not_in(silent))).all()
            for device, kind in rows:
                notice = Notice(table, device, turn, kind, 0)
                if connection.execute(select(notices.c.at).where(_same(notice))).first() is None:
                    row = {"table_id": table, "device": device, "turn": turn, "kind": kind, "at": at, "tries": 0}
                    connection.execute(insert(notices), row)
            return bool(rows)

        return self.store.write(work)

    def next(self) -> float:
        """When something is to be sent; 0 if there is nothing."""
        with self.store.read() as connection:
            found = select(notices.c.at).where(notices.c.at > 0).order_by(notices.c.at).limit(1)
            return float(connection.execute(found).scalar() or 0.0)

    def take(self, now: float, most: int) -> Future[list[tuple[Notice, Contact]]]:
        """What is to be sent now; it counts as done from here on, so that a crash can lose it but not repeat it."""

        def work(connection: Connection) -> list[tuple[Notice, Contact]]:
            named = (notices.c.table_id, notices.c.device, notices.c.turn, notices.c.kind, notices.c.tries)
            same = (contacts.c.device == notices.c.device) & (contacts.c.kind == notices.c.kind)
            proven = same & (contacts.c.code == "")
            joined = notices.outerjoin(contacts, proven)
            due = select(*named, contacts.c.address, contacts.c.language).select_from(joined)
            due = due.where(notices.c.at > 0, notices.c.at <= now).limit(most)
            # What another process takes at this moment is that one's.
            rows = connection.execute(due.with_for_update(of=notices, skip_locked=True)).all()
            found: list[tuple[Notice, Contact]] = []
            for *noted, address, language in rows:
                notice = Notice(*noted)
                if address is None:
                    connection.execute(delete(notices).where(_same(notice)))
                    continue
                connection.execute(update(notices).where(_same(notice)).values(at=0.0, tries=notice.tries + 1))
                found.append((notice, Contact(notice.device, notice.kind, address, language)))
            return found

        return self.store.write(work)

    def again(self, notice: Notice, at: float) -> Future[None]:
        """It has certainly not arrived, and is tried again."""

        def work(connection: Connection) -> None:
            connection.execute(update(notices).where(_same(notice)).values(at=at))

        return self.store.write(work)

    def drop(self, notice: Notice) -> Future[None]:
        """Nothing was sent because nobody waits any more; should it be his turn once more, he is told of it."""

        def work(connection: Connection) -> None:
            connection.execute(delete(notices).where(_same(notice)))

        return self.store.write(work)


def _forget(connection: Connection, device: str, kind: str) -> None:
    """An address, and what was to be sent to it."""
    connection.execute(delete(contacts).where(contacts.c.device == device, contacts.c.kind == kind))
    connection.execute(delete(notices).where(notices.c.device == device, notices.c.kind == kind))


def _same(notice: Notice) -> Any:
    whose = (notices.c.table_id == notice.table) & (notices.c.device == notice.device)
    return whose & (notices.c.turn == notice.turn) & (notices.c.kind == notice.kind)
