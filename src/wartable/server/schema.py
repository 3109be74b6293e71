"""The tables of the database; `migrations/` makes and changes them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.ext.compiler import compiles

HEAD: Final = "0010"
"""The last migration."""


class NoBytes(ColumnElement[bytes]):
    """An empty value where bytes are expected, which every database writes in its own way."""

    inherit_cache = True


@compiles(NoBytes)
def _no_bytes(_element: NoBytes, compiler: Any, **_named: Any) -> str:
    return "''::bytea" if compiler.dialect.name == "postgresql" else "x''"


metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", Float, nullable=False),
    # For whom the table waits: person, bot, or over. A restart wakes the bots by it.
    Column("waits", Text, nullable=False),
    Column("rematch", Text, nullable=False, server_default=""),
    Column("maker", Text, nullable=False, server_default=""),
    # Seats that are people's or wait for people.
    Column("people", Integer, nullable=False, server_default="1"),
    Column("summary", LargeBinary, nullable=False, server_default=NoBytes()),
    # What whoever made it calls it now; empty if it is called as it was at first.
    Column("renamed", Text, nullable=False, server_default=""),
    # The time everybody has left, and when that of whoever is waited for is up; 0 if nobody's is.
    Column("clock", LargeBinary, nullable=False, server_default=NoBytes()),
    Column("due", Float, nullable=False, server_default="0"),
    # The process that plays the table, by its number: nobody else may write. 0 where there is only one.
    Column("owner", Integer, nullable=False, server_default="0"),
)
Index("tables_by_due", tables.c.due)
Index("tables_by_waits", tables.c.waits)
Index("tables_by_maker", tables.c.maker)

# Luck to come. Nothing but the rebuilding of a table reads it.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("hash", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Which device may see a table: it has or had a seat, or watches.
guests = Table(
    "guests",
    metadata,
    Column("device", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# Invitations by the hash of their token; seat -1 is to watch.
invitations = Table(
    "invitations",
    metadata,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    # How often it was renewed, and the device that has lost its seat by that.
    Column("n", Integer, nullable=False, server_default="0"),
    Column("lost", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

# Personal links by the hash of their token: whoever comes by one is at that table what their owner is.
keys = Table(
    "keys",
    metadata,
    Column("token", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("owner", Text, nullable=False),
    Column("n", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Further devices of those who have a seat.
seconds = Table(
    "seconds",
    metadata,
    Column("device", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("owner", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What people say, to these seats as bits (0: to the whole table); no part of the log.
words = Table(
    "words",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("hearers", Integer, nullable=False),
    Column("request", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Where a device is told that it is to move, one address of each kind; one that is not proven yet waits for its code.
contacts = Table(
    "contacts",
    metadata,
    Column("device", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Tables of which a device does not want to be told.
quiet = Table(
    "quiet",
    metadata,
    Column("device", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# One for each turn that somebody is to be told of, by a hash of the turn; `at` is when to send it, 0 when that is done.
notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("device", Text, primary_key=True),
    Column("turn", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("notices_by_at", notices.c.at)

# What the server has made for itself once, such as the key it signs pushed notices with.
own = Table(
    "own",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# The processes on this database, where the others reach those that serve tables (those that only think have nothing
# there), until when they are believed to live, and how many questions to bots they think about at a time.
processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("address", Text, nullable=False),
    Column("until", Float, nullable=False),
    Column("places", Integer, nullable=False, server_default="0"),
)

# Questions to bots that any process may think about: who asks, for which device, how many seconds it may take, who
# thinks about it, and what came of it (nothing, if the bot failed). They go with whoever asks; if whoever thinks goes,
# others take them.
questions = Table(
    "questions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("asker", Integer, ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("device", Text, nullable=False),
    Column("asked", Float, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("taker", Integer, ForeignKey("processes.id", ondelete="SET NULL")),
    Column("answer", LargeBinary),
    sqlite_with_rowid=False,
)

# Row 1 is written to find out whether writing works, row 2 says when the server was last awake, row 3 counts how often
# it has changed who can be told of a turn.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
