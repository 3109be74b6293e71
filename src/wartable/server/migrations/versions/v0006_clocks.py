"""Clocks of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from wartable.server.schema import NoBytes

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.LargeBinary, nullable=False, server_default=NoBytes()))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_due", "tables", ["due"])
