"""Who came by a seat's link and when; when servers ran."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holders", sa.Column("since", sa.Float(53), nullable=False, server_default="0"))
    op.add_column(
        "holders", sa.Column("by_link", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "uptimes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("uptimes")
    op.drop_column("holders", "by_link")
    op.drop_column("holders", "since")
