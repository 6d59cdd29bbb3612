"""How much the server of the web table takes: `python -m bench.server_load [--json]`.

A real server (one process, SQLite, every action durable before it is acknowledged) and players over
real sockets, on loopback:

- start: until the first request is answered, and the memory then;
- latency: tables with four sockets each that act at a steady pace; from an action until each of the
  four has the new view;
- rate: tables of one player, each acts as soon as the last action is acknowledged by a new view;
  actions a second, the processor time of both sides and the bytes that the database grew by for each.

On a machine that does other work the clock tells little. Therefore the processor time of the server is
told as well, and how long its main thread was ready to run but had no core (``waited``).
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

import httpx

from bench.players import HOST, Player, sit_down

SEATS = 4
GAME = "golem"
WARM_UP_S = 2.0
"""Played before anything is counted: words are read and first said, tables opened."""
_TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Server:
    """`goldenlane serve`, with a database in a folder of its own unless another is named.

    What it prints goes to the end of the file ``said``.
    """

    def __init__(
        self,
        folder: Path,
        *options: str,
        database: str | None = None,
        port: int | None = None,
        said: Path | None = None,
    ) -> None:
        self.port = port or free_port()
        self.database = folder / "tables.db"
        command = [sys.executable, "-c", "from goldenlane.cli import main; main()", "serve", "--no-browser"]
        own = [f"--port={self.port}", f"--database={database or f'sqlite:///{self.database}'}"]
        started = time.perf_counter()
        with open(said or os.devnull, "ab") as told:
            self._process = subprocess.Popen(
                [*command, *own, *(options or ("--limits=1000",))],
                stdout=told,
                stderr=None if said is None else told,
            )
        self.pid = self._process.pid
        self._folder = Path(f"/proc/{self.pid}")
        self.start_s = self._answers(started)
        self.start_cpu_s = self.cpu()

    def _answers(self, started: float) -> float:
        with httpx.Client(base_url=f"http://{HOST}:{self.port}", verify=False) as browser:
            while time.perf_counter() - started < 60 and self._process.poll() is None:
                try:
                    browser.get("/api/health")
                    return time.perf_counter() - started
                except httpx.TransportError:
                    time.sleep(0.02)
        self.stop()
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

    def _proc(self, name: str) -> str:
        """What the system tells about the process; "" where it tells nothing."""
        try:
            return (self._folder / name).read_text()
        except OSError:
            return ""

    def cpu(self) -> float:
        """Seconds of a processor that the server has used."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS if fields else float("nan")

    def waited(self) -> float:
        """Seconds that the main thread was ready to run while others had the cores."""
        fields = self._proc("schedstat").split()
        return int(fields[1]) / 1e9 if fields else float("nan")

    def memory(self) -> float:
        """Megabytes in memory."""
        lines = self._proc("status").splitlines()
        return next((int(line.split()[1]) / 1024 for line in lines if line[:6] == "VmRSS:"), float("nan"))

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._process.wait()

    def kill(self) -> None:
        """As a power cut would: it gets no time to end anything."""
        self._process.kill()
        self._process.wait()


def own_cpu() -> float:
    """Seconds of a processor that the players have used."""
    times = os.times()
    return times.user + times.system


async def act(players: list[Player], rng: random.Random) -> list[float] | None:
    """One action; for each socket how long it took to have the new view. None when the game is over."""
    if players[0].state.over:
        return None
    mover = next(player for player in players if player.state.options)
    seq = mover.state.seq or 0
    started = time.perf_counter()
    mover.say("act", seq=seq, action=rng.choice(mover.state.options).action)
    for player in players:
        await player.until(seq + 1)
    return [player.arrived - started for player in players]


class Load:
    """Tables at a server, and the players at them."""

    def __init__(self, port: int, tables: int, seats: int) -> None:
        self._port = port
        self._count = tables
        self._seats = seats
        self._rng = random.Random(1)
        self._tables: list[list[Player]] = []
        self.actions = 0
        self.delays: list[float] = []

    async def __aenter__(self) -> "Load":
        base = f"http://{HOST}:{self._port}"
        self._browser = httpx.AsyncClient(base_url=base, timeout=60, verify=False)
        for _ in range(self._count):
            self._tables.append(await sit_down(self._browser, GAME, self._seats))
        return self

    async def __aexit__(self, *error: object) -> None:
        for player in (player for players in self._tables for player in players):
            player.leave()
        await self._browser.aclose()

    async def play(self, seconds: float, pace: float) -> None:
        """All tables act for so long; a table rests so long between two actions."""
        self.actions, self.delays = 0, []
        await asyncio.gather(*(self._play(players, seconds, pace) for players in self._tables))

    async def _play(self, players: list[Player], seconds: float, pace: float) -> None:
        end = time.perf_counter() + seconds
        await asyncio.sleep(self._rng.random() * pace)
        while time.perf_counter() < end:
            delays = await act(players, self._rng)
            if delays is None:
                for player in players:
                    player.leave()
                players[:] = await sit_down(self._browser, GAME, self._seats)
                continue
            self.actions += 1
            self.delays += delays
            if pace:
                await asyncio.sleep(self._rng.uniform(0.5, 1.5) * pace)


async def measure_rate(server: Server, tables: int, seconds: float) -> dict[str, float]:
    async with Load(server.port, tables, 1) as load:
        await load.play(WARM_UP_S, 0)
        before = server.stored(), server.cpu(), own_cpu(), server.waited(), time.perf_counter()
        await load.play(seconds, 0)
        after = server.stored(), server.cpu(), own_cpu(), server.waited(), time.perf_counter()
    stored, cpu, own, waited, spent = (b - a for a, b in zip(before, after, strict=True))
    actions = max(1, load.actions)
    return {
        "actions_per_s": load.actions / spent,
        "actions_per_cpu_s": load.actions / cpu if cpu else float("nan"),
        "cpu_ms_per_action": cpu * 1e3 / actions,
        "player_cpu_ms_per_action": own * 1e3 / actions,
        "waited_share": waited / spent,
        "bytes_per_action": stored / actions,
    }


async def measure_latency(server: Server, tables: int, seconds: float, pace: float) -> dict[str, float]:
    async with Load(server.port, tables, SEATS) as load:
        await load.play(WARM_UP_S, pace)
        before = server.cpu(), server.waited(), time.perf_counter()
        await load.play(seconds, pace)
        after = server.cpu(), server.waited(), time.perf_counter()
        memory = server.memory()
    cpu, waited, spent = (b - a for a, b in zip(before, after, strict=True))
    cuts = quantiles(load.delays, n=100)
    return {
        "p50_ms": cuts[49] * 1e3,
        "p99_ms": cuts[98] * 1e3,
        "views": len(load.delays),
        "latency_cpu_ms_per_action": cpu * 1e3 / max(1, load.actions),
        "latency_waited_share": waited / spent,
        "memory_mb": memory,
    }


def measure(tables: int, seconds: float, pace: float) -> dict[str, float]:
    """Everything, on a server that is started for it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            found = {"start_s": server.start_s, "start_cpu_s": server.start_cpu_s}
            found["start_memory_mb"] = server.memory()
            found |= asyncio.run(measure_latency(server, tables, seconds, pace))
            found |= asyncio.run(measure_rate(server, tables, seconds))
        finally:
            server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--pace", type=float, default=2.0, help="seconds between actions of a table (latency)"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.tables, options.seconds, options.pace)
    if options.json:
        print(json.dumps(found))
        return
    print(f"{found['actions_per_s']:.0f} actions a second, each durable before it is acknowledged")
    print(f"  {found['cpu_ms_per_action']:.2f} ms of a processor for an action", end="")
    print(f" ({found['actions_per_cpu_s']:.0f} actions a second of a processor)")
    print(f"  {found['player_cpu_ms_per_action']:.2f} ms for the player who makes it")
    print(f"  {found['waited_share']:.0%} of the time the server waited for a core that others had")
    print(f"  {found['bytes_per_action']:.0f} bytes stored for an action")
    print(f"{options.tables} tables of {SEATS} sockets: action to view {found['p50_ms']:.1f} ms (median),")
    print(f"  {found['p99_ms']:.1f} ms (99th percentile)")
    print(f"  {found['latency_cpu_ms_per_action']:.2f} ms of a processor for an action and its four views")
    print(f"  {found['latency_waited_share']:.0%} of the time the server waited for a core that others had")
    print(f"  {found['memory_mb']:.0f} MB in memory")
    print(f"started in {found['start_s']:.1f} s ({found['start_cpu_s']:.1f} s of a processor),", end="")
    print(f" {found['start_memory_mb']:.0f} MB")


if __name__ == "__main__":
    main()
