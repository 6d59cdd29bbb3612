"""A new exhibit for the museum: saves and a database as the present program writes them.

    python -m tests.museum.collect NAME

The exhibit is a folder beside this file: saves of both games, begun and finished, and ``tables.sql``, the
text of a database with a table of each. Collect one with every release, and whenever the schema changes.
Copied into a checkout of an old commit it makes an exhibit of that commit.
"""

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import goldenlane as gl

MUSEUM = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = {"golem": {"players": 2}, "alchemists": {"players": 3}}


def played(name: str, decisions: int, seed: int) -> gl.Match:
    match, rng = gl.new(name, seed=seed, **GAMES[name]), Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def sql(url: str, file: Path) -> str:
    """A database with a table of each game, in the middle of it."""
    from goldenlane.server.hub import Hub
    from goldenlane.server.store import Store
    from goldenlane.server.thinking import Thinkers
    from goldenlane.server.wire import NewTable, SeatWish

    async def fill() -> None:
        hub = Hub(Store(url), Thinkers(1))
        await hub.open()
        for seed, (name, options) in enumerate(GAMES.items()):
            rng = Random(seed)
            wish = NewTable(name, [SeatWish("me", f"P{seat}") for seat in range(options["players"])], {})
            table = await hub.table(await hub.founding.new(wish, "h" * 64))
            for _ in range(40):
                seat = table.match.to_act[0]
                action = rng.choice(table.match.legal(seat)).text
                await hub.playing.play(table, seat, action, table.seq)
        await hub.close()

    asyncio.run(fill())
    with sqlite3.connect(file) as connection:
        text = "\n".join(connection.iterdump()) + "\n"
    return text


def main(name: str) -> None:
    folder = MUSEUM / name
    folder.mkdir(exist_ok=True)
    for game in GAMES:
        for what, decisions in (("begun", 40), ("over", 10_000)):
            (folder / f"{game}-{what}.json").write_text(played(game, decisions, 3).save() + "\n", "utf-8")
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "tables.sqlite"
        (folder / "tables.sql").write_text(sql(f"sqlite:///{file}", file), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
