"""Several processes on one database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    # From now on they are there, so that nobody need make them: two could do so at once.
    for row in (1, 2, 3):
        op.execute(
            f"INSERT INTO pulse (id, at) SELECT {row}, 0 WHERE NOT EXISTS (SELECT 1 FROM pulse WHERE id = {row})"
        )
