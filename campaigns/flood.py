"""Floods from one address and from many, and how long an honest player waits meanwhile."""

import asyncio
import time
from contextlib import suppress
from itertools import count
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from bench.players import HOST
from bench.server_load import Server
from campaigns.apart import Apart, Ending
from campaigns.campaign import Run
from campaigns.honest import Honest, between, percentile
from campaigns.printed import tracebacks
from campaigns.raw import Raw, Request, any_address

ONE = "127.0.0.2"
AT_ONCE = 24
"""Connections that a flood has under way."""
IDLE = 300
"""Connections that say nothing, or never come to the end of what they say."""
PER_CONNECTION = 40
NICE = 10
"""The flood leaves the cores to the server and the honest player: elsewhere it would have its own."""


def _address(rng: Random, many: bool) -> str:
    return any_address(rng) if many else ONE


async def _requests(ending: Ending, port: int, rng: Random, many: bool) -> None:
    raw = await Raw.open(port, _address(rng, many))
    try:
        for _ in range(PER_CONNECTION):
            if ending.is_set():
                return
            request = rng.choice(
                (
                    Request("GET", "/api/offer"),
                    Request("GET", "/api/tables"),
                    Request("GET", f"/api/tables/{rng.randrange(10**6):06}"),
                    Request("POST", "/api/new", b'{"game":"golem","seats":[{"kind":"me"},{"kind":"me"}]}'),
                    Request(
                        "POST", "/api/import", b'{"file":"' + b"x" * 10_000 + b'","seats":[{"kind":"me"}]}'
                    ),
                )
            )
            await raw.ask(request.written(port))
            ending.advance(1)
            if not raw.usable:
                return
    finally:
        raw.close()


async def _socket(ending: Ending, port: int, rng: Random, many: bool) -> None:
    where = f"ws://{HOST}:{port}/api/socket"
    async with connect(where, local_addr=(_address(rng, many), 0), ping_interval=None, close_timeout=1) as ws:
        for _ in range(20 * PER_CONNECTION):
            if ending.is_set():
                return
            await ws.send('{"type":"hello","table":"AAAAAA"}')
            ending.advance(1)


async def _idle(ending: Ending, port: int, rng: Random, many: bool) -> None:
    """Slow-loris: a request that never ends."""
    raws = []
    try:
        for _ in range(IDLE):
            raw = await Raw.open(port, _address(rng, many))
            raws.append(raw)
            await raw.send(b"GET /api/offer HTTP/1.1\r\nHost: " + HOST.encode() + b"\r\nX-Slow: ")
            ending.advance(1)
        while not ending.is_set():
            for raw in raws:
                with suppress(OSError):
                    await raw.send(b"x")
            await asyncio.sleep(1)
    finally:
        for raw in raws:
            raw.close()


async def _storm(ending: Ending, port: int, many: bool, seed: int) -> None:
    numbers = count()

    async def one(number: int) -> None:
        rng = Random(f"{seed} {number}")
        kind = _idle if number == 0 else (_requests, _socket)[number % 2]
        while not ending.is_set():
            with suppress(OSError, InvalidHandshake, WebSocketException, TimeoutError):
                await kind(ending, port, rng, many)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one(next(numbers)) for _ in range(AT_ONCE)))


def storm(ending: Ending, port: int, many: bool, seed: int) -> None:
    asyncio.run(_storm(ending, port, many, seed))


def _watch(run: Run, seconds: float) -> tuple[float, float]:
    """Let a phase last so long, at the pace of the bar; when it began and ended."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        time.sleep(min(1.0, seconds))
        run.advance()
    return began, time.monotonic()


def flood(run: Run) -> None:
    """The honest player acts in the quiet, behind a flood of one address, and behind one of many."""
    said = run.folder / "said.txt"
    server = Server(run.folder, "--limits=1", said=said)
    phase = max(1, run.size // 3)
    phases: dict[str, tuple[float, float]] = {}
    sent: dict[str, float] = {}
    honest = Honest(server.port, run.seed)
    try:
        run.tell("quiet")
        phases["quiet"] = _watch(run, phase)
        for name, many in (("one address", False), ("many addresses", True)):
            run.tell(f"a flood of {name}")
            apart = Apart(storm, server.port, many, run.seed, nice=NICE)
            while apart.lives and not apart.done:
                time.sleep(0.05)
            before = apart.done
            phases[name] = _watch(run, phase)
            sent[name] = (apart.done - before) / phase
            apart.end()
        waits, faults = honest.end()
    finally:
        honest.stop()
        server.stop()
    for fault in faults:
        run.fault(fault)
    for found in tracebacks(said):
        run.fault(found)
    _tell(run, {name: between(waits, *stretch) for name, stretch in phases.items()}, sent)


def _tell(run: Run, waits: dict[str, list[float]], sent: dict[str, float]) -> None:
    quiet = percentile(waits["quiet"], 99)
    run.figure("actions of the honest player", sum(map(len, waits.values())))
    run.figure("quiet: action acknowledged, median", percentile(waits["quiet"], 50), "ms")
    run.figure("quiet: 99th percentile", quiet, "ms")
    for name, rate in sent.items():
        worst = percentile(waits[name], 99)
        run.figure(f"flood of {name}: requests and messages", rate, "/s")
        run.figure(f"flood of {name}: 99th percentile", worst, "ms")
        goal = 2.0 if name == "one address" else None
        run.figure(f"flood of {name}: times the quiet one", worst / quiet, at_most=goal)
