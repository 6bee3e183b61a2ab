"""The server's own secrets, and who played the deal of the day how."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("finished", sa.Float(53)),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.UniqueConstraint("date", "game", "guest", "attempt", name="tries_once"),
    )


def downgrade() -> None:
    for table in ("tries", "secrets"):
        op.drop_table(table)
