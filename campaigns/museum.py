"""Every stored save and database of earlier versions, opened and played on many times."""

import asyncio
import hashlib
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import goldenlane as gl
from bench.server_load import Server
from campaigns.campaign import Run
from campaigns.ledger import Ledger, compare
from campaigns.visitors import LOST, Refused, Visitor
from tests.playing import finish
from tests.test_museum import MUSEUM, NEVER_RELEASED, REFUSED

SECRET = "m" * 43
"""The browser that takes every seat of a stored table, in a copy of its database."""
DATABASES = (".db", ".sqlite", ".sql")
ACTIONS = 40
"""Played on at each table of a stored database."""


def _play_save(run: Run, path: Path, seed: int) -> bool:
    """Play a save to its end; False if it is refused."""
    name = path.relative_to(MUSEUM).as_posix()
    try:
        match = gl.load(path.read_text(encoding="utf-8"), seed=seed)
        finish(match, seed)
        if gl.load(match.save()).scores() != match.scores():
            run.fault(f"{name}, seed {seed}: replayed, it ends otherwise")
    except gl.BadSave as error:
        if name not in REFUSED:
            run.fault(f"{name}: {error}")
        return False
    return True


def _copied(path: Path, folder: Path) -> Path:
    """A database as a file of its own, all of whose seats one browser holds."""
    database = folder / "tables.db"
    database.unlink(missing_ok=True)
    if path.suffix == ".sql":
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(path.read_text(encoding="utf-8"))
    else:
        shutil.copy(path, database)
    holder = hashlib.sha256(SECRET.encode()).hexdigest()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE seats SET holder = ?, kind = 'human'", (holder,))
    return database


def _codes(database: Path) -> Iterator[tuple[str, int]]:
    with closing(sqlite3.connect(database)) as connection:
        yield from connection.execute(
            "SELECT code, count(*) FROM tables JOIN seats ON table_id = id WHERE NOT over GROUP BY code"
        ).fetchall()


async def _play_table(ledger: Ledger, port: int, rng: Random) -> None:
    async with Visitor(port, secret=ledger.secret) as visitor:
        ledger.check(await visitor.file(ledger.code))
        page = await visitor.page(ledger.code)
        for _ in range(ACTIONS):
            if not await ledger.play(page, rng):
                return


def _play_database(run: Run, path: Path, seed: int) -> int:
    """Open a stored database with the present server, act at each of its tables, and open it once more."""
    name = path.relative_to(MUSEUM).as_posix()
    database = _copied(path, run.folder)
    ledgers = [Ledger(code, SECRET, players) for code, players in _codes(database)]
    played: list[Ledger] = []
    server = Server(run.folder, "--limits=1000", said=run.folder / "said.txt")
    try:
        for ledger in ledgers:
            try:
                asyncio.run(_play_table(ledger, server.port, Random(seed)))
                played.append(ledger)
            except (Refused, gl.GoldenLaneError, *LOST) as error:
                if not (path.parent.name in NEVER_RELEASED and getattr(error, "code", "") == "broken-table"):
                    run.fault(f"{name}, table {ledger.code}: {error!r}")
        server.kill()
        server = Server(run.folder, "--limits=1000", said=run.folder / "said.txt")
        for found in asyncio.run(compare(server.port, played)):
            run.fault(f"{name}: {found}")
    finally:
        server.stop()
    return len(played)


def museum(run: Run) -> None:
    """What cannot be taken up any more is refused in words; everything else is played to its end."""
    saves = sorted(MUSEUM.rglob("*.json"))
    databases = sorted(path for ending in DATABASES for path in MUSEUM.rglob(f"*{ending}"))
    if run.short:
        del databases[1:]  # the tests open all of them
    tables = games = refused = 0
    for times in range(run.size):
        for path in saves:
            run.tell(path.name)
            played = _play_save(run, path, run.seed + times)
            games, refused = games + played, refused + (not played)
        for path in databases:
            run.tell(path.name)
            tables += _play_database(run, path, run.seed + times)
        run.advance()
    run.figure("stored saves", len(saves))
    run.figure("stored databases", len(databases))
    run.figure("games played to their end", games)
    run.figure("refused because they break a corrected rule", refused)
    run.figure("tables of stored databases played on", tables)
    run.figure("that could not be taken up, or ended otherwise", run.fault_count, at_most=0)
