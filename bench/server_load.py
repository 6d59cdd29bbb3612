"""How much the server of the web table takes: `python bench/server_load.py [--json]`.

A real server (one process, SQLite, every action durable before it is acknowledged) and players over
real sockets:

- rate: tables of one player, each acts as soon as the last action is acknowledged by a new view;
  actions a second, the server's processor time and the bytes that the database grew by for each;
- latency: tables with four sockets each that act at a steady pace; from an action until each of the
  four has the new view.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Option(msgspec.Struct):
    action: str


class Message(msgspec.Struct):
    """The little that a player needs of a message; the rest is skipped."""

    type: str
    seq: int | None = None
    options: list[Option] = []
    over: bool = False
    code: str = ""


READ = msgspec.json.Decoder(Message)
WRITE = msgspec.json.Encoder()


class Server:
    """`goldenlane serve` with a database in a folder that is removed afterwards."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database = folder / "tables.db"
        command = [sys.executable, "-c", "from goldenlane.cli import main; main()", "serve", "--no-browser"]
        options = [f"--port={self.port}", f"--database=sqlite:///{self.database}", "--limits=1000"]
        self._process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
        for _ in range(300):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stored(self) -> int:
        """Bytes of the database's pages in use."""
        connection = sqlite3.connect(self.database)
        try:
            pages, free, size = (
                connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("page_count", "freelist_count", "page_size")
            )
        finally:
            connection.close()
        return int((pages - free) * size)

    def cpu(self) -> float:
        """Seconds of a processor that the server has used; tells more than the clock on a busy machine."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class Player:
    """A socket at a table, looking as one of its seats."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.state = Message("")

    async def send(self, kind: str, **fields: Any) -> None:
        await self.wire.send(WRITE.encode({"type": kind, **fields}).decode())

    async def until(self, seq: int) -> float:
        """Read up to the state of a line of the log; when it came."""
        while True:
            message = READ.decode(await self.wire.recv())
            if message.type == "error":
                raise RuntimeError(f"refused: {message.code}")
            if message.type == "state":
                self.state = message
                if message.seq is not None and message.seq >= seq:
                    return time.perf_counter()


async def sit_down(server: Server, count: int) -> list[Player]:
    """A new table with a socket for each of its seats."""
    base = f"127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=60) as browser:
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(count)]
        answer = await browser.post("/api/new", json={"game": "golem", "seats": seats})
        code, secret = answer.json()["code"], answer.cookies["goldenlane"]
    players = []
    for seat in range(count):
        wire = await connect(
            f"ws://{base}/api/socket", additional_headers={"Cookie": f"goldenlane={secret}"}, max_size=None
        )
        player = Player(wire)
        await player.send("hello", table=code, seat=seat)
        await player.until(0)
        players.append(player)
    return players


async def act(players: list[Player], rng: random.Random) -> list[float] | None:
    """One action; for each socket how long it took to have the new view. None when the game is over."""
    if players[0].state.over:
        return None
    mover = next(player for player in players if player.state.options)
    seq = mover.state.seq or 0
    started = time.perf_counter()
    await mover.send("act", seq=seq, action=rng.choice(mover.state.options).action)
    arrived = await asyncio.gather(*(player.until(seq + 1) for player in players))
    return [at - started for at in arrived]


async def measure_rate(server: Server, tables: int, seconds: float) -> dict[str, float]:
    rng = random.Random(1)
    tabled = [await sit_down(server, 1) for _ in range(tables)]
    before, cpu, started = server.stored(), server.cpu(), time.perf_counter()
    counted = 0

    async def play(players: list[Player]) -> None:
        nonlocal counted
        while time.perf_counter() - started < seconds:
            if await act(players, rng) is None:
                players[:] = await sit_down(server, 1)
            counted += 1

    await asyncio.gather(*map(play, tabled))
    spent = time.perf_counter() - started
    await _leave(tabled)
    return {
        "actions_per_s": counted / spent,
        "cpu_ms_per_action": (server.cpu() - cpu) * 1e3 / max(1, counted),
        "bytes_per_action": (server.stored() - before) / max(1, counted),
    }


async def measure_latency(server: Server, tables: int, seconds: float, pace: float) -> dict[str, float]:
    rng = random.Random(2)
    tabled = [await sit_down(server, SEATS) for _ in range(tables)]
    delays: list[float] = []
    end = time.perf_counter() + seconds

    async def play(players: list[Player]) -> None:
        await asyncio.sleep(rng.random() * pace)
        while time.perf_counter() < end:
            done = await act(players, rng)
            if done is None:
                return
            delays.extend(done)
            await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)

    await asyncio.gather(*map(play, tabled))
    await _leave(tabled)
    cuts = quantiles(delays, n=100)
    return {"p50_ms": cuts[49] * 1e3, "p99_ms": cuts[98] * 1e3, "views": len(delays)}


async def _leave(tabled: list[list[Player]]) -> None:
    await asyncio.gather(*(player.wire.close() for players in tabled for player in players))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--pace", type=float, default=2.0, help="seconds between actions of a table (latency)"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            found = asyncio.run(measure_latency(server, options.tables, options.seconds, options.pace))
            found |= asyncio.run(measure_rate(server, options.tables, options.seconds))
        finally:
            server.stop()
    if options.json:
        print(json.dumps(found))
        return
    print(f"{found['actions_per_s']:.0f} actions a second, each durable before it is acknowledged")
    print(f"  {found['cpu_ms_per_action']:.2f} ms of a processor for an action")
    print(f"  {found['bytes_per_action']:.0f} bytes stored for an action")
    print(f"{options.tables} tables of {SEATS} sockets: action to view {found['p50_ms']:.1f} ms (median),")
    print(f"  {found['p99_ms']:.1f} ms (99th percentile)")


if __name__ == "__main__":
    main()
