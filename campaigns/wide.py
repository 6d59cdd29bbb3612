"""How far one PostgreSQL goes: two processes, memory by table and socket, very many stored tables."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.server_load import Load, Server, own_cpu
from campaigns.apart import Apart, Ending
from campaigns.campaign import Run
from campaigns.honest import percentile
from campaigns.stored import fill, size_mb
from campaigns.visitors import Visitor
from tests.server import postgres

SECONDS = 15.0
TABLES = 40
"""At each process, each with one player who acts as soon as the last action is acknowledged."""
OPENED = 300
SOCKETS = 600
MODELS = 6
"""Tables that are played at for a while and then copied."""
ACTIONS = 60
LOOKS = 300


class Rate(NamedTuple):
    """What the players of one process did, and what it cost them."""

    actions: int
    seconds: float
    cpu: float


async def _rate(ending: Ending, port: int, tables: int, seconds: float) -> Rate:
    """Tells when it begins to count, and when it has counted."""
    async with Load(port, tables, 1) as load:
        await load.play(1.0, 0)
        ending.advance(1)
        cpu, began = own_cpu(), time.perf_counter()
        await load.play(seconds, 0)
        found = Rate(load.actions, time.perf_counter() - began, own_cpu() - cpu)
        ending.advance(1)
        return found


def rate(ending: Ending, port: int, tables: int, seconds: float) -> Rate:
    return asyncio.run(_rate(ending, port, tables, seconds))


def _until(parts: list[Apart], count: int) -> None:
    while any(part.lives and part.done < count for part in parts):
        time.sleep(0.01)


def _measured(servers: list[Server], tables: int, seconds: float) -> tuple[float, float, float]:
    """Actions a second at all processes; for an action the processor's ms of a server and of a player."""
    parts = [Apart(rate, server.port, tables, seconds) for server in servers]
    _until(parts, 1)
    before = sum(server.cpu() for server in servers)
    _until(parts, 2)
    cpu = sum(server.cpu() for server in servers) - before
    rates: list[Rate] = [part.end() for part in parts]
    actions = max(1, sum(found.actions for found in rates))
    return (
        sum(found.actions / found.seconds for found in rates),
        cpu * 1e3 / actions,
        sum(found.cpu for found in rates) * 1e3 / actions,
    )


def _processes(run: Run, url: str) -> None:
    seconds, tables = (1.0, 4) if run.short else (SECONDS, TABLES)
    servers = [
        Server(run.folder, "--limits=1000", database=url, said=run.folder / "said.txt") for _ in range(2)
    ]
    try:
        run.tell("one process")
        one, cost, played = _measured(servers[:1], tables, seconds)
        run.tell("two processes")
        two, cost_of_two, _ = _measured(servers, tables, seconds)
    finally:
        for server in servers:
            server.stop()
    run.figure("one process: actions", one, "/s")
    run.figure("two processes: actions", two, "/s")
    run.figure("two processes, times one, all on the cores of this machine with the players", two / one)
    run.figure("one process: processor time of the server for an action", cost, "ms")
    run.figure("two processes: processor time of the servers for an action", cost_of_two, "ms")
    run.figure("processor time of the player who makes it", played, "ms")
    run.figure(
        "two processes with a core each, times one with a core, by processor time",
        2 * cost / cost_of_two,
        at_least=1.7,
    )


async def _memory(run: Run, server: Server) -> None:
    """Tables that are open without a page, and then pages at them."""
    tables, sockets = (6, 6) if run.short else (OPENED, SOCKETS)
    async with AsyncExitStack() as stack:
        visitor = await stack.enter_async_context(Visitor(server.port))
        codes = [await visitor.new("golem", "A", "B", "C", "D") for _ in range(tables // 3)]
        settled = server.memory()
        codes += [await visitor.new("golem", "A", "B", "C", "D") for _ in range(tables)]
        opened = server.memory()
        for number in range(sockets):
            await visitor.page(codes[number % len(codes)])
        looked = server.memory()
    run.figure("memory of an open table of four", (opened - settled) * 1024 / tables, "kB")
    run.figure("memory of a socket at it", (looked - opened) * 1024 / sockets, "kB")


async def _models(server: Server, rng: Random, count: int, actions: int) -> None:
    for number in range(count):
        async with Visitor(server.port) as visitor:
            code = await visitor.new(("golem", "alchemists")[number % 2], "A", "B", "C", open=number == 0)
            page = await visitor.page(code)
            for _ in range(actions):
                due = [seat["seat"] for seat in page.state["seats"] if seat["to_act"]]
                if page.state["seat"] not in due:
                    await page.look(rng.choice(due))
                await page.act(rng.choice(page.state["options"])["action"])


async def _looks(port: int, codes: list[str], rng: Random, count: int) -> tuple[list[float], list[float]]:
    """How long it takes to open stored tables, and to see the lobby."""
    tables, lobbies = [], []
    async with Visitor(port) as visitor:
        await visitor.new("golem", "A")
        for number in range(count):
            began = time.perf_counter()
            await visitor.get(f"/tables/{rng.choice(codes)}")
            tables.append(time.perf_counter() - began)
            if number % 10 == 0:
                began = time.perf_counter()
                await visitor.get("/tables")
                lobbies.append(time.perf_counter() - began)
    return tables, lobbies


def _stored(run: Run, url: str, folder: Path) -> None:
    said = run.folder / "said.txt"
    server = Server(folder, "--limits=1000", database=url, said=said)
    try:
        run.tell("tables are played at")
        asyncio.run(_models(server, run.rng, *((2, 8) if run.short else (MODELS, ACTIONS))))
        run.tell("memory")
        asyncio.run(_memory(run, server))
    finally:
        server.stop()
    run.tell("tables are stored")
    codes = asyncio.run(fill(url, run.size, run.advance))
    server = Server(folder, "--limits=1000", database=url, said=said)
    try:
        run.tell("stored tables are opened")
        memory = server.memory()
        tables, lobbies = asyncio.run(_looks(server.port, codes, run.rng, 5 if run.short else LOOKS))
    finally:
        server.stop()
    run.figure("stored tables", len(codes))
    run.figure("the database with them", asyncio.run(size_mb(url)), "MB")
    run.figure("start until the first answer", server.start_s, "s", at_most=5)
    run.figure("memory after the start", memory, "MB")
    run.figure("a stored table is opened: median", percentile(tables, 50), "ms")
    run.figure("a stored table is opened: 99th percentile", percentile(tables, 99), "ms", at_most=500)
    run.figure("the lobby: 99th percentile", percentile(lobbies, 99), "ms")


def wide(run: Run) -> None:
    folder = postgres.binaries()
    if folder is None:
        raise RuntimeError("PostgreSQL is not installed")
    with postgres.running(folder) as url:
        _processes(run, url)
        _stored(run, url, run.folder)
