"""The tables of the store. A change here needs a step in ``migrations/versions``."""

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)


class Card(NamedTuple):
    """What the lobby shows of a table's game."""

    seq: int
    round: int
    to_act: str
    scores: str
    seen: str


metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("header", Text, nullable=False),  # what the match is made of, as JSON
    Column("opening", Text, nullable=False),  # the draws before the first action, a line each
    Column("lang", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("next", Text),  # code of the rematch
    Column("agreed", Text, nullable=False, server_default="{}"),  # beside the rules of the game, as JSON
    Column("origin", Text, nullable=False, server_default="fresh"),  # fresh, imported, forked
    Column("host", Text),  # who made it: hash of the browser's secret
    Index("tables_open", "open", "over"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # human, open, bot
    Column("name", Text, nullable=False),
    Column("level", Text),  # of a bot
    Column("holder", Text),  # hash of the browser's secret
    Column("former", Text),  # who left the seat to a bot, and may come back
    Index("seats_by_holder", "holder"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),  # an action and the draws that followed, a line each
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Append-only. The primary key is what makes every table have one writer at a time."""

contents = Table(
    "contents",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
)
"""What tables were begun with, each content once: a table goes on with it whatever is shipped later."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("program", Text, nullable=False),  # digest of the rules' sources that wrote it
    Column("body", LargeBinary, nullable=False),  # compressed JSON, see kept.py
)
"""Where a table stood after a line of its log; the newest only."""

cards = Table(
    "cards",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("to_act", Text, nullable=False),  # seats, as JSON
    Column("scores", Text, nullable=False),  # totals by seat when the game is over, as JSON
    Column("seen", Text, nullable=False),  # number and last line of the spectator and each seat, as JSON
)
"""What the lobby shows of a table, written with every line of its log. The line itself is shown to nobody."""

probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row, written only to see whether that is possible."""
