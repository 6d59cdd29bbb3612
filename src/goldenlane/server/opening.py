"""A stored table is opened: from its newest snapshot, from its whole log, or across a seam.

The snapshot is enough while the rules' sources are those that wrote it. After a change of them the log is
folded once more, and it is the game wherever it still can be. Where it cannot, the game goes on from the
snapshot: a seam is written into the log, through the same door as any line, so that of several processes one
writes it and the others read it.
"""

import json
import zlib
from contextlib import suppress
from typing import Any

import msgspec

from goldenlane.games import kit_of, kits
from goldenlane.kernel.errors import BadSave, GoldenLaneError
from goldenlane.kernel.match import Match, replay
from goldenlane.server.folding import Folding
from goldenlane.server.kept import Kept, program, unpacked
from goldenlane.server.live import LiveTable, read, written
from goldenlane.server.store import Conflict, SeatRow, Store, TableRow

Lines = list[tuple[int, str]]


async def open_table(store: Store, folding: Folding, code: str) -> LiveTable | None:
    """The table of a code; None if there is none. BadSave, if its game cannot be gone on with."""
    while True:
        row = await store.table(code)
        if row is None:
            return None
        row = await with_content(store, row)
        seats = await store.seats_of(row.id)
        lines = await store.log_of(row.id)
        found = await store.snapshot_of(row.id)
        table, seam = await folding.table(_open, row, seats, lines, found)
        if table is not None:
            return table
        with suppress(Conflict):  # another process was faster: its seam is as good
            await store.append(row.id, len(lines) + 1, seam)


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


def _open(
    row: TableRow, seats: list[SeatRow], lines: Lines, found: tuple[str, bytes] | None
) -> tuple[LiveTable | None, str]:
    """The table, or the seam that must be written first."""
    kept = _kept(found)
    game = json.loads(row.header)["game"]
    if kept is not None and game in kits() and kept.program == program(game):
        with suppress(GoldenLaneError):
            return LiveTable(row, seats, lines, kept), ""
    try:
        return LiveTable(row, seats, lines), ""
    except BadSave:
        if kept is None or kept.seq > len(lines):
            raise
        return None, _seam(LiveTable(row, seats, []), lines, kept)


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
