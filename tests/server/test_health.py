"""Whoever watches over the server learns what is wrong with it, and a broken database is told in one line."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from goldenlane.server.app import make_app
from goldenlane.server.database import StoreError
from goldenlane.server.health import Health
from goldenlane.server.settings import Settings
from goldenlane.server.store import Store, check
from tests.server.serving import sqlite


def test_a_store_that_cannot_be_written_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Settings(sqlite(folder), requests_per_minute=1))

    async def full() -> None:
        raise OperationalError("UPDATE", {}, sqlite3.OperationalError("database or disk is full"))

    with TestClient(app) as client:
        for _ in range(3):  # without a limit
            assert client.get("/api/health").json() == {"well": True}
        while not client.get("/api/ready").json()["ready"]:  # until the words are read
            time.sleep(0.1)
        health = app.state.hub.health
        monkeypatch.setattr(health._store, "probe", full)
        health._asked = None
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()) == (503, {"well": False, "trouble": "store"})
        assert client.get("/api/ready").status_code == 503


def test_the_probe_really_writes(folder: Path) -> None:
    async def run() -> None:
        store = Store(sqlite(folder))
        await store.open()
        try:
            health = Health(store, lambda: True)
            assert await health.trouble() is None
            with sqlite3.connect(folder / "tables.db") as other:
                assert other.execute("SELECT at FROM probe").fetchone()[0] > 0
            other.close()
        finally:
            await store.close()

    asyncio.run(run())


def test_an_answer_is_good_for_a_moment(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, written = 0.0, 0

    async def probe() -> None:
        nonlocal written
        written += 1

    async def run() -> None:
        nonlocal now
        store = Store(sqlite(folder))
        monkeypatch.setattr(store, "probe", probe)
        listening = True
        health = Health(store, lambda: listening, lambda: now)
        assert [await health.trouble() for _ in range(5)] == [None] * 5
        assert written == 1
        now = 6.0
        await health.trouble()
        assert written == 2
        listening = False
        assert await health.trouble() == "listening"
        await store._database.close()

    asyncio.run(run())


def test_a_damaged_database_is_told_in_one_line(folder: Path) -> None:
    (folder / "tables.db").write_bytes(b"no database at all, but long enough to be looked at" * 100)
    with pytest.raises(StoreError, match=r"cannot open the database .*: file is not a database") as caught:
        check(Store(sqlite(folder)))
    assert "\n" not in str(caught.value)


def test_a_database_of_another_version_is_told_in_one_line(folder: Path) -> None:
    check(Store(sqlite(folder)))
    with sqlite3.connect(folder / "tables.db") as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    with pytest.raises(StoreError, match=r"another version of Golden Lane: .*9999") as caught:
        check(Store(sqlite(folder)))
    assert "\n" not in str(caught.value)


def test_a_file_with_a_damaged_page_is_told_in_one_line(folder: Path) -> None:
    """The head of the file is sound, a page in its middle is not."""
    check(Store(sqlite(folder)))
    with sqlite3.connect(folder / "tables.db") as other:
        size = other.execute("PRAGMA page_size").fetchone()[0]
        root = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()[0]
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    with (folder / "tables.db").open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    with pytest.raises(StoreError, match=r"cannot open the database .*(damaged|malformed)") as caught:
        check(Store(sqlite(folder)))
    assert "\n" not in str(caught.value)


def test_a_database_that_cannot_be_written_is_told_at_the_start(folder: Path) -> None:
    check(Store(sqlite(folder)))
    with pytest.raises(StoreError, match=r"cannot open the database .*readonly") as caught:
        check(Store(f"sqlite:///file:{folder / 'tables.db'}?mode=ro&uri=true"))
    assert "\n" not in str(caught.value)


FULL = """
import resource, signal, sys
from goldenlane.server.database import StoreError
from goldenlane.server.store import Store, check
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
try:
    check(Store(sys.argv[1]))
except StoreError as error:
    print(error)
"""


def test_a_full_disk_is_told_at_the_start(folder: Path) -> None:
    """No file may grow beyond 8 kB: the system refuses what is written, as a full disk does."""
    run = [sys.executable, "-c", FULL, sqlite(folder)]
    said = subprocess.run(run, capture_output=True, text=True, timeout=300, check=True)
    (line,) = said.stdout.splitlines()
    assert line.startswith("cannot open the database"), said.stderr
    assert "full" in line or "disk I/O error" in line
