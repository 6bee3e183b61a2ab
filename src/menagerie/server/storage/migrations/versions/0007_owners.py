"""Which process owns a table, and under whose ownership an entry was written."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_owner", "tables", ["owner"])
    op.add_column("entries", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.Integer, nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("servers")
    op.drop_column("entries", "epoch")
    op.drop_index("tables_owner", "tables")
    op.drop_column("tables", "epoch")
    op.drop_column("tables", "owner")
