"""Questions to bots that any process may think about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("processes", sa.Column("places", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "questions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("asker", sa.Integer, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("taker", sa.Integer, sa.ForeignKey("processes.id", ondelete="SET NULL")),
        sa.Column("answer", sa.LargeBinary),
        sqlite_with_rowid=False,
    )
