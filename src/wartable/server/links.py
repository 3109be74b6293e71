"""Personal links to a seat, the devices that came by them, and invitations that are renewed; all by hashes."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from wartable.server.schema import guests, invitations, keys, seconds
from wartable.server.store import Store

MOST_SECONDS: Final = 8
"""Further devices of one person at a table; one more takes the place of another."""


class Invitation(NamedTuple):
    """A seat of a table, and the device that has lost it if the host has renewed the link."""

    table: str
    seat: int
    lost: str


class Links:
    """What the store knows of links."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def seen_as(self, table: str, device: str) -> str | None:
        """Whose eyes a device sees a table with, usually its own; None if it may not see it."""
        same = (seconds.c.device == guests.c.device) & (seconds.c.table_id == guests.c.table_id)
        found = select(seconds.c.owner).select_from(guests.outerjoin(seconds, same))
        with self.store.read() as connection:
            asked = found.where(guests.c.device == device, guests.c.table_id == table)
            row = connection.execute(asked).one_or_none()
        return None if row is None else row[0] or device

    def owners(self, device: str) -> dict[str, str]:
        """The tables at which a device stands for another."""
        with self.store.read() as connection:
            rows = connection.execute(
                select(seconds.c.table_id, seconds.c.owner).where(seconds.c.device == device)
            ).all()
        return {row[0]: row[1] for row in rows}

    # Personal links.

    def times(self, table: str, owner: str) -> int:
        """How often the personal link was renewed; -1 if there is none yet."""
        with self.store.read() as connection:
            found = select(keys.c.n).where(keys.c.table_id == table, keys.c.owner == owner)
            n = connection.execute(found).scalar()
        return -1 if n is None else int(n)

    def owner_of(self, token: str) -> tuple[str, str] | None:
        """The table and the device behind the hash of a personal link."""
        with self.store.read() as connection:
            found = select(keys.c.table_id, keys.c.owner).where(keys.c.token == token)
            row = connection.execute(found).one_or_none()
        return (row[0], row[1]) if row is not None else None

    def renew(self, table: str, owner: str, token: str, n: int) -> Future[None]:
        """Another personal link: the one before and all devices that came by it are worth nothing any more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(keys).where(keys.c.table_id == table, keys.c.owner == owner))
            theirs = (seconds.c.table_id == table) & (seconds.c.owner == owner)
            gone = select(seconds.c.device).where(theirs)
            connection.execute(delete(guests).where(guests.c.table_id == table, guests.c.device.in_(gone)))
            connection.execute(delete(seconds).where(theirs))
            connection.execute(insert(keys), {"token": token, "table_id": table, "owner": owner, "n": n})

        return self.store.write(work)

    def open(self, token: str, device: str) -> Future[str | None]:
        """A device comes by a personal link; says to which table, None if the link was renewed in between."""

        def work(connection: Connection) -> str | None:
            found = select(keys.c.table_id, keys.c.owner).where(keys.c.token == token)
            row = connection.execute(found).one_or_none()
            if row is None:
                return None
            table, owner = row
            theirs = (seconds.c.table_id == table) & (seconds.c.owner == owner)
            here = list(connection.execute(select(seconds.c.device).where(theirs)).scalars())
            out = [device, *[one for one in here if one != device][MOST_SECONDS - 1 :]]
            for part in (seconds, guests):
                connection.execute(delete(part).where(part.c.table_id == table, part.c.device.in_(out)))
            connection.execute(insert(guests), {"device": device, "table_id": table})
            connection.execute(insert(seconds), {"device": device, "table_id": table, "owner": owner})
            return str(table)

        return self.store.write(work)

    def follow(self, table: str, device: str, owner: str) -> Future[None]:
        """A device stands for the same person at a table that follows another."""

        def work(connection: Connection) -> None:
            connection.execute(insert(guests), {"device": device, "table_id": table})
            connection.execute(insert(seconds), {"device": device, "table_id": table, "owner": owner})

        return self.store.write(work)

    # Invitations.

    def invitation(self, token: str) -> Invitation | None:
        """What is behind the hash of an invitation."""
        wanted = (invitations.c.table_id, invitations.c.seat, invitations.c.lost)
        with self.store.read() as connection:
            row = connection.execute(select(*wanted).where(invitations.c.token == token)).one_or_none()
        return Invitation(*row) if row is not None else None

    def renew_seat(self, table: str, seat: int, token: str, n: int, lost: str) -> Future[None]:
        """Another invitation to a seat, also to one that this device has lost; the one before is worth nothing."""

        def work(connection: Connection) -> None:
            same = (invitations.c.table_id == table) & (invitations.c.seat == seat)
            connection.execute(delete(invitations).where(same))
            row = {"token": token, "table_id": table, "seat": seat, "n": n, "lost": lost}
            connection.execute(insert(invitations), row)

        return self.store.write(work)

    def lost(self, table: str) -> set[str]:
        """The devices whose seats at a table are offered to others."""
        with self.store.read() as connection:
            found = select(invitations.c.lost).where(invitations.c.table_id == table, invitations.c.lost != "")
            return set(connection.execute(found).scalars())

    def found(self, table: str, device: str) -> Future[None]:
        """A device that was thought to be lost is back: links that offer its seats are worth nothing any more."""

        def work(connection: Connection) -> None:
            same = (invitations.c.table_id == table) & (invitations.c.lost == device)
            connection.execute(update(invitations).where(same).values(lost=""))

        return self.store.write(work)
