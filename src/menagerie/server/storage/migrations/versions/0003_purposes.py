"""Tables with a purpose: lessons, puzzles, examples, the deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("purpose", sa.String(96), nullable=False, server_default=""))
    op.create_index("tables_purpose", "tables", ["purpose"])


def downgrade() -> None:
    op.drop_index("tables_purpose", "tables")
    op.drop_column("tables", "purpose")
