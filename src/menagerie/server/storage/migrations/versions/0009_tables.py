"""All tables of the first release, which the versions before it made in nine steps."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("purpose", sa.String(96), nullable=False, server_default=""),
        sa.Column("owner", sa.String(32), nullable=False, server_default=""),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("opener", sa.String(32), nullable=False, server_default=""),
        sa.Index("tables_listed", "public", "state", "opener", "created"),
        sa.Index("tables_open", "state", "created"),
        sa.Index("tables_owner", "owner"),
        sa.Index("tables_purpose", "purpose"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.Integer, nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("link", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float(53), nullable=False, server_default="0"),
        sa.Column("by_link", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Index("holders_hash", "hash"),
    )
    op.create_table(
        "uptimes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("restart_at", sa.Float(53)),
    )
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
    for name in (
        "tries", "secrets", "orders", "uptimes", "holders", "analyses", "servers", "entries",
        "tables",
    ):  # fmt: skip
        op.drop_table(name)
