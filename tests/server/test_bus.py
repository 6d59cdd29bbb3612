"""The connection that hears of other processes: lost or silent, it is replaced. By an imagined clock."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from goldenlane.server import bus
from goldenlane.server.bus import BEAT_S, SILENCE_S, Bus
from goldenlane.server.store import CHANNEL
from tests.server.imagined import run


class Database:
    """Stands for PostgreSQL: passes notices on, as long as it does anything."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.down = False

    async def connect(self, dsn: str, timeout: float) -> "Connection":
        if self.down:
            raise OSError("nobody there")
        self.connections.append(Connection(self))
        return self.connections[-1]

    def notify(self, channel: str, notice: str) -> None:
        for connection in self.connections:
            if not connection.silent:
                for listener in connection.listeners.get(channel, []):
                    listener(connection, 1, channel, notice)


class Connection:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.listeners: dict[str, list[Callable[..., None]]] = {}
        self.silent = False
        self.hangs = False
        self.terminated = False
        self.ended: list[Callable[[Any], None]] = []

    def add_termination_listener(self, listener: Callable[[Any], None]) -> None:
        self.ended.append(listener)

    async def add_listener(self, channel: str, listener: Callable[..., None]) -> None:
        self.listeners.setdefault(channel, []).append(listener)

    async def execute(self, query: str, channel: str, notice: str) -> None:
        if self.hangs:
            await asyncio.get_running_loop().create_future()
        self._database.notify(channel, notice)

    def terminate(self) -> None:
        self.terminated = True


class Heard:
    """A bus on an imagined database, and what it said."""

    def __init__(self, database: Database) -> None:
        self.changes: list[tuple[int, int]] = []
        self.missed = 0
        self.online: list[str] = []
        url = make_url("postgresql+asyncpg://somebody@localhost/tables")
        self.bus = Bus(url, lambda *change: self.changes.append(change), self._miss, self.online.append)

    def _miss(self) -> None:
        self.missed += 1


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Database:
    made = Database()
    monkeypatch.setattr(asyncpg, "connect", made.connect)
    return made


@pytest.mark.parametrize("how", ["silent", "hangs"])
def test_a_connection_that_falls_silent_is_replaced_and_everything_read_again(
    database: Database, how: str
) -> None:
    async def work() -> None:
        heard = Heard(database)
        await heard.bus.open()
        await asyncio.sleep(10 * BEAT_S)
        assert (heard.missed, len(database.connections)) == (1, 1)
        setattr(database.connections[0], how, True)
        await asyncio.sleep(BEAT_S + SILENCE_S + 0.1)
        assert database.connections[0].terminated
        assert (heard.missed, len(database.connections)) == (2, 2)
        database.notify(CHANNEL, "7:3")
        assert heard.changes == ([(7, 3), (7, 3)] if how == "hangs" else [(7, 3)])
        await heard.bus.close()

    run(work())


def test_who_watches_is_told_while_nothing_is_heard(database: Database) -> None:
    async def work() -> None:
        heard = Heard(database)
        await heard.bus.open()
        assert heard.bus.listening.is_set()
        database.down = True
        database.connections[0].silent = True
        await asyncio.sleep(BEAT_S + SILENCE_S + 0.1)
        assert not heard.bus.listening.is_set()
        database.down = False
        await asyncio.sleep(bus._RETRY)
        assert heard.bus.listening.is_set()
        assert heard.missed == 2
        await heard.bus.close()

    run(work())


def test_a_lost_connection_is_replaced_at_once(database: Database) -> None:
    async def work() -> None:
        heard = Heard(database)
        await heard.bus.open()
        for ended in database.connections[0].ended:
            ended(database.connections[0])
        await asyncio.sleep(0.1)
        assert len(database.connections) == 2
        assert heard.bus.listening.is_set()
        await heard.bus.close()

    run(work())


def test_another_process_is_no_heartbeat_of_this_one(database: Database) -> None:
    async def work() -> None:
        heard = Heard(database)
        await heard.bus.open()
        await asyncio.sleep(0)
        heard.bus._beaten.clear()
        database.notify(bus.BEAT, "somebody else")
        assert not heard.bus._beaten.is_set()
        heard.bus.tell("1:2:3")
        await asyncio.sleep(0)
        assert heard.online == ["1:2:3"]
        await heard.bus.close()

    run(work())
