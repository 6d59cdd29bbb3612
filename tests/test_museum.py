"""Games outlive versions: saves and databases of every release are opened, played on and replayed.

A game of an earlier release goes on with its own content and the present rules. One without a snapshot whose
log breaks a rule that was corrected since is refused in one line that says so.
``python -m tests.museum.collect`` makes a new exhibit.
"""

import asyncio
import re
import sqlite3
from pathlib import Path
from random import Random

import pytest

import goldenlane as gl
from goldenlane.games import kits
from goldenlane.kernel.content import Content
from goldenlane.kernel.kit import GameKit
from goldenlane.server.errors import Refused
from goldenlane.server.hub import Hub
from goldenlane.server.listing import listed
from goldenlane.server.live import LiveTable
from goldenlane.server.replays import Recording
from goldenlane.server.store import Store
from goldenlane.server.thinking import Thinkers
from tests.server.serving import sqlite

MUSEUM = Path(__file__).parent / "museum"
REFUSED = {"0.1.0/alchemists-5-1.json": "'bid 3'", "0.1.0/golem-4-3.json": "'mirror work'"}
"""By save the action that a corrected rule does not allow: a lone seller's bid, work for nobody."""
NEVER_RELEASED = ("schema-1",)
"""Databases whose tables were begun with contents that no release had, before contents were stored."""
SAVES = sorted(path.relative_to(MUSEUM).as_posix() for path in MUSEUM.rglob("*.json"))
DATABASES = sorted(path.parent.name for path in MUSEUM.rglob("*.sql"))


def test_every_release_has_its_saves() -> None:
    assert set(REFUSED) < set(SAVES)
    assert {name.partition("/")[2].partition("-")[0] for name in SAVES} == {"golem", "alchemists"}
    assert set(DATABASES) >= {"0.1.0", "schema-1", "schema-4", "schema-5"}


@pytest.mark.parametrize("kit", kits().values(), ids=lambda kit: kit.name)
def test_contents_are_shipped_under_their_digests(kit: GameKit) -> None:
    for digest, file in kit.released().items():
        text = file.read_text(encoding="utf-8")
        assert Content(text, file.name).digest == digest
        assert kit.game(content=text).content.digest == digest


@pytest.mark.parametrize("kit", kits().values(), ids=lambda kit: kit.name)
def test_corrections_name_rulings(kit: GameKit) -> None:
    rulings = (MUSEUM.parents[1] / "docs/rulings.md").read_text(encoding="utf-8")
    assert kit.rules == 1 + len(kit.corrections)
    for ruling in " ".join(kit.corrections).split():
        assert re.search(rf"(\| |#### ){ruling} ", rulings), ruling


@pytest.mark.parametrize("name", [name for name in SAVES if name not in REFUSED])
def test_a_save_goes_on(name: str) -> None:
    match = gl.load((MUSEUM / name).read_text(encoding="utf-8"), seed=1)
    rng = Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert gl.load(match.save()).scores() == match.scores()


@pytest.mark.parametrize("name", REFUSED)
def test_a_log_that_breaks_a_corrected_rule_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(gl.BadSave) as refused:
        gl.load((MUSEUM / name).read_text(encoding="utf-8"))
    assert REFUSED[name] in str(refused.value)
    assert "earlier rules" in str(refused.value)
    assert "\n" not in str(refused.value)


def stored(connection: sqlite3.Connection) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """Who sits where, and the logs."""
    seats = "SELECT table_id, seat, kind, name, holder FROM seats ORDER BY table_id, seat"
    lines = "SELECT table_id, seq, entry FROM log ORDER BY table_id, seq"
    return connection.execute(seats).fetchall(), connection.execute(lines).fetchall()


async def play_on(hub: Hub, code: str) -> LiveTable:
    """Open a table, play its game to the end and look at it from the start."""
    table, rng = await hub.table(code), Random(1)
    while not table.match.over:
        seat = table.match.to_act[0]
        action = rng.choice(table.match.legal(seat)).text
        await hub.playing.play(table, seat, action, table.seq)
    recording = Recording(table, await hub.store.log_of(table.row.id))
    assert recording.match.scores() == table.match.scores()
    return table


@pytest.mark.parametrize("name", DATABASES)
def test_a_database_goes_on(name: str, tmp_path: Path) -> None:
    """Its schema is brought up to date, nobody loses a seat or a line, the games are played to the end."""
    url = sqlite(tmp_path)
    file = Path(url.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as connection:
        connection.executescript((MUSEUM / name / "tables.sql").read_text(encoding="utf-8"))
        before = stored(connection)
        codes = [code for (code,) in connection.execute("SELECT code FROM tables")]
    assert len(codes) == 2

    async def run() -> None:
        hub = Hub(Store(url), Thinkers(1))
        await hub.open()
        try:
            with sqlite3.connect(file) as connection:
                assert stored(connection) == before
            assert set(await listed(hub.store, codes)) == set(codes)
            for code in codes:
                if name in NEVER_RELEASED:
                    with pytest.raises(Refused, match=r"^saved with content [^\n]*$|cannot be made"):
                        await hub.table(code)
                else:
                    await play_on(hub, code)
        finally:
            await hub.close()

    asyncio.run(run())
