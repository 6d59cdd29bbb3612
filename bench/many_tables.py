"""A server with very many stored tables: how long it takes to start, and to open the longest game.

    python -m bench.many_tables --tables 100000

The longest game that the limits allow is one in which as much as possible was taken back. It is opened from
its snapshot, and once more without, by folding its whole log.
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
from rich.progress import Progress
from sqlalchemy import Connection, insert

from bench.players import HOST
from bench.server_load import Server
from goldenlane.kernel.save import UNDO
from goldenlane.server.hub import Hub
from goldenlane.server.limits import UNDOS_EACH
from goldenlane.server.live import LiveTable
from goldenlane.server.schema import cards, log, seats, tables
from goldenlane.server.store import Store
from goldenlane.server.thinking import Thinkers
from goldenlane.server.wire import NewTable, SeatWish

HOLDER = "h" * 64
WISH = NewTable("alchemists", [SeatWish("me", "Ann"), SeatWish("me", "Ben")], {"variant": "master"})
LINES = 40
"""Of the log of each of the many tables."""
_BATCH = 1_000


def play_long(table: LiveTable, progress: Progress) -> list[str]:
    """A whole game, and before its first action everything taken back as often as the limits allow."""
    rng, lines = Random(1), []
    most = UNDOS_EACH * len(table.seats)
    bar = progress.add_task("playing the longest game", total=most)
    while not table.match.over:
        seat = table.match.to_act[0]
        lines.append(table.play(seat, rng.choice(table.match.legal(seat)).text))
        table.committed()
        if table.undo_reach(seat) and table.undone[seat] < UNDOS_EACH:
            lines.append(table.play(seat, UNDO))
            table.committed()
        progress.update(bar, completed=table.undone.total())
    progress.update(bar, completed=most)
    return lines


async def opening(folder: Path, progress: Progress) -> tuple[dict[str, float], LiveTable, list[str]]:
    hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Thinkers(1))
    await hub.open()
    try:
        table = await hub.table(await hub.founding.new(WISH, HOLDER))
        lines = play_long(table, progress)
        rows = [{"table_id": table.row.id, "seq": n, "entry": e, "at": 0} for n, e in enumerate(lines, 1)]
        await hub.store._database.run(lambda connection: connection.execute(insert(log), rows))
        found = {"lines": float(len(lines))}
        for name in ("open_by_log_s", "open_by_snapshot_s"):
            hub.tables.forget(table)
            started = time.perf_counter()
            again = await hub.table(table.row.code)
            found[name] = time.perf_counter() - started
            assert again.match.position() == table.match.position()
            while await hub.store.snapshot_of(table.row.id) is None:
                await asyncio.sleep(0.01)
        return found, table, lines
    finally:
        await hub.close()


def fill(folder: Path, table: LiveTable, lines: list[str], count: int, progress: Progress) -> None:
    """As many tables as wished, each with its seats, a part of the log and a card."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    bar = progress.add_task("storing tables", total=count)
    row = table.row._asdict()

    def write(connection: Connection, ids: range) -> None:
        connection.execute(
            insert(tables), [{**row, "id": i, "code": f"T{i:08}", "open": i % 50 == 0} for i in ids]
        )
        for seat in table.seats:
            connection.execute(
                insert(seats), [{"table_id": i, **seat._asdict(), "holder": f"{i % 999}"} for i in ids]
            )
        connection.execute(
            insert(log),
            [
                {"table_id": i, "seq": n, "entry": e, "at": 0}
                for i in ids
                for n, e in enumerate(lines[:LINES], 1)
            ],
        )
        seen = json.dumps([(LINES, LINES)] * 3)
        card = {"seq": LINES, "round": 1, "to_act": "[0]", "scores": "[]", "seen": seen}
        connection.execute(insert(cards), [{"table_id": i, **card} for i in ids])

    async def run() -> None:
        await store.open()
        for first in range(1_000, 1_000 + count, _BATCH):
            ids = range(first, min(first + _BATCH, 1_000 + count))
            await store._database.run(lambda connection, ids=ids: write(connection, ids))  # type: ignore[misc]
            progress.advance(bar, len(ids))
        await store.close()

    asyncio.run(run())


def starting(folder: Path) -> dict[str, float]:
    server = Server(folder)
    try:
        started = time.perf_counter()
        httpx.get(f"http://{HOST}:{server.port}/api/tables", timeout=60).raise_for_status()
        lobby = time.perf_counter() - started
        return {"start_s": server.start_s, "lobby_s": lobby, "memory_mb": server.memory()}
    finally:
        server.stop()


def start_empty(folder: Path) -> float:
    """The same without a table, at the same moment on the same machine."""
    (folder / "empty").mkdir()
    server = Server(folder / "empty")
    server.stop()
    return server.start_s


def measure(count: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as scratch, Progress(transient=True) as progress:
        folder = Path(scratch)
        found, table, lines = asyncio.run(opening(folder, progress))
        fill(folder, table, lines, count, progress)
        with sqlite3.connect(folder / "tables.db") as connection:
            (stored,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        bar = progress.add_task("starting the server", total=None)
        found |= {"tables": float(stored), **starting(folder), "start_empty_s": start_empty(folder)}
        progress.remove_task(bar)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=100_000, help="stored tables")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wish = parser.parse_args()
    if wish.tables < 1:
        parser.error("--tables must be at least 1")
    found = measure(wish.tables)
    if wish.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:20} {value:10.3f}")


if __name__ == "__main__":
    main()
