"""Where people are told that it is their turn, and of which turns they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "quiet",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("turn", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("notices_by_at", "notices", ["at"])
