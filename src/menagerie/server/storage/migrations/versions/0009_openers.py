"""Who opened a public table, so that everybody's are listed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

LISTED = ("public", "state", "opener", "created")


def upgrade() -> None:
    opener = sa.Column("opener", sa.String(32), nullable=False, server_default="")
    op.add_column("tables", opener)
    op.create_index("tables_listed", "tables", LISTED)


def downgrade() -> None:
    op.drop_index("tables_listed", "tables")
    op.drop_column("tables", "opener")
