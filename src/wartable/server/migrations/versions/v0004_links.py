"""Personal links, the devices that came by them, and renewed invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("invitations", sa.Column("n", sa.Integer, nullable=False, server_default="0"))
    op.add_column("invitations", sa.Column("lost", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "keys",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seconds",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
