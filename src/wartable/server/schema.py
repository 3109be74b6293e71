"""The tables of the database; `migrations/` makes and changes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

HEAD: Final = "0003"
"""The last migration."""

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
    Column("summary", LargeBinary, nullable=False, server_default=text("x''")),
)
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

# One row, written to find out whether writing works.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
