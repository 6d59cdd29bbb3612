"""What goes wrong with servers and their database in the campaign of chaos, each for a while."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import asyncpg

from bench.server_load import Server
from campaigns.between import Between
from campaigns.disk import Disk
from tests.server.postgres import Cluster

WHILE_S = 2.0
LATE_S = 0.1


class House:
    """Two server processes on one database, with a wire between each of them and it."""

    def __init__(self, folder: Path, cluster: Cluster, disk: Disk | None, rng: Random) -> None:
        self._folder = folder
        self.disk = disk
        """Where the database is; None: on a disk that is better not filled."""
        self.cluster = cluster
        self.rng = rng
        self.wires: list[Between] = []
        self.servers: list[Server] = []
        self.said = folder / "said.txt"
        self.hindered = 0
        """Actions that were refused because the store failed, or of which nothing more was heard."""

    async def open(self) -> None:
        for _ in range(2):
            wire = Between(self.cluster.port)
            await wire.open()
            self.wires.append(wire)
            self.servers.append(await self._start(wire, None))

    async def _start(self, wire: Between, port: int | None) -> Server:
        url = f"postgresql://lane@127.0.0.1:{wire.port}/postgres"

        def start() -> Server:
            return Server(self._folder, "--limits=1000", database=url, port=port, said=self.said)

        return await asyncio.to_thread(start)

    async def close(self) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.stop)
        for wire in self.wires:
            await wire.close()

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    async def again(self, number: int) -> None:
        """Kill a server and start it again where it was."""
        server = self.servers[number]
        await asyncio.to_thread(server.kill)
        self.servers[number] = await self._start(self.wires[number], server.port)


async def kill(house: House) -> None:
    """One of the two processes is killed, and started again."""
    await house.again(house.rng.randrange(2))


async def restart(house: House) -> None:
    """The database ends at once, without finishing anything, and is started again."""
    await asyncio.to_thread(house.cluster.stop)
    await asyncio.to_thread(house.cluster.start)


async def cut(house: House) -> None:
    """The database closes every connection."""
    connection = await asyncpg.connect(house.cluster.url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()


async def silence(house: House) -> None:
    """What one process hears of the other ends, and nobody tells it."""
    house.wires[house.rng.randrange(2)].silence()
    await asyncio.sleep(WHILE_S)


async def late(house: House) -> None:
    """The database answers late, as with a slow disk."""
    for wire in house.wires:
        wire.delay = LATE_S
    await asyncio.sleep(2 * WHILE_S)
    for wire in house.wires:
        wire.delay = 0.0


async def hold(house: House) -> None:
    """The database does not answer one process at all for a while."""
    wire = house.wires[house.rng.randrange(2)]
    wire.hold()
    await asyncio.sleep(WHILE_S)
    wire.release()


async def full(house: House) -> None:
    """The disk of the database is full to the last byte; then there is room again."""
    if house.disk is None:
        return
    await asyncio.to_thread(house.disk.fill)
    await asyncio.sleep(2 * WHILE_S)
    house.disk.empty()
    if not house.cluster.lives:
        await asyncio.to_thread(house.cluster.start)


Trouble = Callable[[House], Awaitable[None]]
TROUBLES: tuple[Trouble, ...] = (kill, restart, cut, late, hold, full, silence)
"""The short form of the campaign has the first of them."""
