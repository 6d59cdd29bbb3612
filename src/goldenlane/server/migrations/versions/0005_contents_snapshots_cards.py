"""Contents by digest, where a table stood, and what the lobby shows of it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    contents = op.create_table(
        "contents",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("program", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "cards",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
    )
    op.create_index("tables_open", "tables", ["open", "over"])
    _move_contents(contents)


def _move_contents(contents: sa.Table) -> None:
    """A content of one's own stood in the header of every table that used it."""
    tables = sa.table("tables", sa.column("id", sa.Integer), sa.column("header", sa.Text))
    connection = op.get_bind()
    with_text = sa.select(tables.c.id, tables.c.header).where(tables.c.header.contains('"content-text"'))
    known: set[str] = set()
    for table, text in connection.execute(with_text).all():
        header = json.loads(text)
        own = header.pop("content-text", None)
        if own is None:
            continue
        if header["content"] not in known:
            row = {"digest": header["content"], "game": header["game"], "text": own}
            connection.execute(sa.insert(contents).values(row))
            known.add(header["content"])
        lighter = json.dumps(header, ensure_ascii=False)
        connection.execute(sa.update(tables).where(tables.c.id == table).values(header=lighter))
