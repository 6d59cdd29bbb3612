"""A stored table is opened: from its newest snapshot, from its whole log, or across a seam.

The snapshot is enough while the rules' sources are those that wrote it. After a change of them the log is
folded once more, and it is the game wherever it still can be. Where it cannot, the game goes on from the
snapshot: a seam is written into the log, through the same door as any line, so that of several processes one
writes it and the others read it.
"""

import json
import zlib
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from goldenlane.games import kit_of, kits
from goldenlane.kernel.errors import BadSave, GoldenLaneError
from goldenlane.kernel.match import Match, replay
from goldenlane.server.folding import Folding
from goldenlane.server.kept import Kept, program, unpacked
from goldenlane.server.live import LiveTable, read, written
from goldenlane.server.store import Conflict, SeatRow, Store, TableRow

Lines = list[tuple[int, str]]


class Stored(NamedTuple):
    """A table as the store has it."""

    row: TableRow
    seats: list[SeatRow]
    lines: Lines
    kept: Kept | None

    @property
    def trusted(self) -> bool:
        """Whether the rules' sources are those that wrote its snapshot."""
        game = json.loads(self.row.header)["game"]
        return self.kept is not None and game in kits() and self.kept.program == program(game)


async def open_table(store: Store, folding: Folding, code: str) -> LiveTable | None:
    """The table of a code; None if there is none. BadSave, if its game cannot be gone on with."""
    while True:
        stored = await _stored(store, code)
        if stored is None:
            return None
        table, seam = await folding.table(_open, stored)
        if table is not None:
            return table
        with suppress(Conflict):  # another process was faster: its seam is as good
            await store.append(stored.row.id, len(stored.lines) + 1, seam)


async def fold_table(store: Store, folding: Folding, code: str) -> LiveTable | None:
    """The same for who only looks: the whole log is folded, and nothing is written."""
    stored = await _stored(store, code)
    return None if stored is None else await folding.table(_fold, stored)


async def _stored(store: Store, code: str) -> Stored | None:
    row = await store.table(code)
    if row is None:
        return None
    row = await with_content(store, row)
    kept = _kept(await store.snapshot_of(row.id))
    return Stored(row, await store.seats_of(row.id), await store.log_of(row.id), kept)


async def with_content(store: Store, row: TableRow) -> TableRow:
    """The row with the text of a content that is not shipped; the store has it by its digest."""
    header: dict[str, Any] = json.loads(row.header)
    if "content-text" in header or header["game"] not in kits():
        return row
    kit = kit_of(header["game"])
    if header["content"] in (kit.game().content.digest, *kit.released()):
        return row
    text = await store.content(header["content"])
    if text is None:
        return row
    return row._replace(header=json.dumps({**header, "content-text": text}, ensure_ascii=False))


def _open(stored: Stored) -> tuple[LiveTable | None, str]:
    """The table, or the seam that must be written first."""
    row, seats, lines, kept = stored
    if stored.trusted:
        with suppress(GoldenLaneError):
            return LiveTable(row, seats, lines, kept), ""
    try:
        return LiveTable(row, seats, lines), ""
    except BadSave:
        if kept is None or kept.seq > len(lines):
            raise
        return None, _seam(LiveTable(row, seats, []), lines, kept)


def _fold(stored: Stored) -> LiveTable:
    """The table from its whole log. Under the rules of its snapshot the log must fold; under others, as with
    the seam that the next server will write."""
    row, seats, lines, kept = stored
    if kept is None or stored.trusted:
        return LiveTable(row, seats, lines)
    table, seam = _open(stored)
    return table or LiveTable(row, seats, [*lines, (len(lines) + 1, seam)])


def _kept(found: tuple[str, bytes] | None) -> Kept | None:
    """A snapshot, unless a program wrote it whose snapshots are not understood here."""
    if found is None:
        return None
    try:
        return unpacked(found[1])
    except (msgspec.DecodeError, zlib.error):
        return None


def _seam(fresh: LiveTable, lines: Lines, kept: Kept) -> str:
    """The line that goes on from the snapshot, and from what was played since as far as that still goes."""
    since = Match(fresh.game, position=kept.position)
    for _, entry in lines[kept.seq :]:
        try:
            since.go_on(read(entry))
        except BadSave:
            break
    log = [entry for _, line in lines for entry in read(line)]
    match = replay(fresh.game, [*read(fresh.row.opening), *log], seam_ahead=True)
    before = len(match.log)
    match.cross(since.position())
    return written(match.log[before:])
