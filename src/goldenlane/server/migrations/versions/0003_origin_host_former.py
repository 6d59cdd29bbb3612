"""Where a table comes from, who made it, and who left a seat to a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=False, server_default="fresh"))
    op.add_column("tables", sa.Column("host", sa.Text))
    op.add_column("seats", sa.Column("former", sa.Text))
