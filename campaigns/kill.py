"""kill -9 of a server with SQLite, again and again, while people act at its tables."""

import asyncio
from contextlib import suppress
from random import Random

from bench.server_load import Server
from campaigns.campaign import Run
from campaigns.ledger import Ledger, compare, new_ledger
from campaigns.printed import tracebacks
from campaigns.visitors import LOST, Refused, Visitor

TABLES = 12
LIFE_S = (0.2, 2.5)
"""How long a server lives after everybody has come back to it."""


async def _act_on(ledger: Ledger, port: int, seed: str) -> None:
    """Act until the server is gone; a table whose game is over is taken up no more."""
    with suppress(*LOST):
        async with Visitor(port, secret=ledger.secret) as visitor:
            page = await visitor.page(ledger.code)
            rng = Random(seed)
            while await ledger.play(page, rng):
                pass


async def _life(run: Run, server: Server, ledgers: list[Ledger], life: int) -> None:
    """Everybody comes back and acts, and in the middle of it the server is killed."""
    players = [
        asyncio.create_task(_act_on(ledger, server.port, f"{run.seed} {life} {ledger.code}"))
        for ledger in ledgers
    ]
    begun = sum(len(ledger.acknowledged) for ledger in ledgers)
    async with asyncio.timeout(60):
        while sum(len(ledger.acknowledged) for ledger in ledgers) <= begun + len(ledgers):
            if all(player.done() for player in players):
                break
            await asyncio.sleep(0.01)
    await asyncio.sleep(LIFE_S[0] if run.short else run.rng.uniform(*LIFE_S))
    await asyncio.to_thread(server.kill)
    for result in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(result, Refused):
            run.fault(f"an action that the server offered was refused: {result}")
        elif isinstance(result, BaseException):
            raise result


async def _renew(run: Run, port: int, ledgers: list[Ledger], finished: list[Ledger]) -> None:
    """A new table in place of each whose game is over."""
    finished += [ledger for ledger in ledgers if ledger.over]
    ledgers[:] = [ledger for ledger in ledgers if not ledger.over]
    while len(ledgers) < (3 if run.short else TABLES):
        ledgers.append(await new_ledger(port, run.rng))


def kill(run: Run) -> None:
    """Every acknowledged action is there after the kill, none twice, none other than it was."""
    ledgers: list[Ledger] = []
    finished: list[Ledger] = []
    acknowledged = kept = killed_on = 0
    said = run.folder / "said.txt"
    server = Server(run.folder, "--limits=1000", said=said)
    try:
        for life in range(run.size):
            asyncio.run(_renew(run, server.port, ledgers, finished))
            run.tell(f"{len(ledgers)} tables, {acknowledged} actions acknowledged")
            asyncio.run(_life(run, server, ledgers, life))
            acknowledged += sum(len(ledger.acknowledged) for ledger in ledgers)
            killed_on += sum(ledger.under_way is not None for ledger in ledgers)
            known = sum(len(ledger.stored) + len(ledger.acknowledged) for ledger in ledgers)
            server = Server(run.folder, "--limits=1000", said=said)
            for found in asyncio.run(compare(server.port, ledgers)):
                run.fault(f"life {life}: {found}")
            kept += sum(len(ledger.stored) for ledger in ledgers) - known
            run.advance()
        for found in asyncio.run(compare(server.port, finished)):
            run.fault(f"at the end: {found}")
    finally:
        server.stop()
    for found in tracebacks(said):
        run.fault(found)
    run.figure("kills", run.done)
    run.figure("acknowledged actions", acknowledged)
    run.figure("actions under way at a kill", killed_on)
    run.figure("of these stored although nobody was told", kept)
    run.figure("lost, doubled or wrong", run.fault_count, at_most=0)
