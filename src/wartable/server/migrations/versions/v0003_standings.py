"""Who made a table, and what lists tell of it."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from wartable.server.schema import NoBytes

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="1"))
    # Empty until the table is opened for the first time.
    op.add_column("tables", sa.Column("summary", sa.LargeBinary, nullable=False, server_default=NoBytes()))
    op.create_index("tables_by_maker", "tables", ["maker"])
    connection = op.get_bind()
    for table, body in connection.execute(sa.text("SELECT table_id, body FROM entries WHERE seq = 0")).fetchall():
        try:
            maker = str(json.loads(body)["maker"])
        except (ValueError, KeyError, TypeError):
            # A log that cannot be read has nobody to be counted for.
            continue
        connection.execute(sa.text("UPDATE tables SET maker = :maker WHERE id = :id"), {"maker": maker, "id": table})
