"""Two server processes on one PostgreSQL, while processes, the database and the wires between them fail."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from random import Random

import goldenlane as gl
from campaigns.campaign import Run
from campaigns.disk import small_disk
from campaigns.ledger import Ledger, compare, new_ledger
from campaigns.troubles import TROUBLES, House, full
from campaigns.visitors import LOST, PATIENCE_S, Page, Refused, Visitor
from goldenlane.kernel.state import CHANCE
from tests.server import postgres

TABLES = 6
RACES = 5
"""Tables in each round at which two seats choose at the same moment, each over another process."""
MOVES = 0.15
"""Share of the actions after which a player goes on over the other process."""
AROUND_S = 0.5
"""Played before and after each trouble."""


class _Stale(RuntimeError):
    """A process does not show what another has acknowledged."""


async def _page(house: House, ledger: Ledger, rng: Random, seen: dict[int, int]) -> tuple[Visitor, Page]:
    """The table over either process, once that shows all that was acknowledged."""
    visitor = Visitor(rng.choice(house.ports), secret=ledger.secret)
    try:
        page = await visitor.page(ledger.code)
        seat = page.state["seat"]
        end = time.monotonic() + PATIENCE_S
        while page.state["seq"] < seen.get(seat, -1):
            if time.monotonic() > end:
                raise _Stale(f"table {ledger.code}: seat {seat} is shown an old state")
            with suppress(TimeoutError):
                await page.receive(1.0)
    except BaseException:
        await visitor.__aexit__()
        raise
    return visitor, page


async def _act_on(house: House, ledger: Ledger, seed: str, ending: asyncio.Event) -> None:
    """Act, now over the one process and now over the other; whoever cannot know what became of an action
    waits for the end of the round."""
    rng = Random(seed)
    seen: dict[int, int] = {}
    while not ending.is_set():
        try:
            visitor, page = await _page(house, ledger, rng, seen)
        except (*LOST, Refused):
            await asyncio.sleep(0.1)
            continue
        async with visitor:
            with suppress(*LOST):
                while not ending.is_set() and rng.random() > MOVES:
                    try:
                        if not await ledger.play(page, rng):
                            return
                    except Refused as refused:
                        if refused.code not in ("busy", "stale"):
                            raise
                        break
                    seen[page.state["seat"]] = page.state["seq"]
        if ledger.under_way is not None:
            house.hindered += 1
            return


async def _race(house: House, run: Run) -> None:
    """Two seats choose in secret at the same moment over two processes: each choice is there once."""
    async with Visitor(house.ports[0]) as one:
        code = await one.new("golem", "A", "B")
        async with Visitor(house.ports[1], secret=one.secret) as other:
            pages = [await one.page(code, seat=0), await other.page(code, seat=1)]
            chosen = [(page.state["seat"], page.state["options"][0]["action"]) for page in pages]
            for page, (_, action) in zip(pages, chosen, strict=True):
                page.say("act", seq=page.state["seq"], action=action)
            await asyncio.gather(*(page.receive() for page in pages))
            for visitor in (one, other):
                played = await _settled(visitor, code, len(chosen))
                if sorted(played) != sorted(chosen):
                    run.fault(f"race at table {code}: {chosen} became {played}")


async def _settled(visitor: Visitor, code: str, count: int) -> list[tuple[int, str]]:
    """The actions of a table, once there are so many; fewer if they do not come."""
    end = time.monotonic() + PATIENCE_S
    while True:
        with suppress(Refused):
            played = [entry for entry in gl.load(await visitor.file(code)).log if entry[0] != CHANCE]
            if len(played) >= count or time.monotonic() > end:
                return played
        await asyncio.sleep(0.05)


async def _well(house: House, run: Run) -> None:
    """Wait until every process says that it is well; one that does not is a fault."""
    for port in house.ports:
        end = time.monotonic() + PATIENCE_S
        while True:
            with suppress(*LOST):
                async with Visitor(port) as visitor:
                    if (await visitor.ask("GET", "/health")).status_code == 200:
                        break
            if time.monotonic() > end:
                run.fault("a process is not well again")
                return
            await asyncio.sleep(0.2)


async def _caught_up(port: int, ledger: Ledger) -> None:
    """Wait until a process has what was acknowledged anywhere; whether it has is looked at later."""
    async with Visitor(port, secret=ledger.secret) as visitor:
        await _settled(visitor, ledger.code, len(ledger.stored) + len(ledger.acknowledged))


async def _compare(house: House, run: Run, ledgers: list[Ledger]) -> None:
    """Both processes have every table as its players were told."""
    await asyncio.gather(*(_caught_up(port, ledger) for ledger in ledgers for port in house.ports))
    for port in house.ports:
        for found in await compare(port, ledgers):
            run.fault(found)


async def _round(house: House, run: Run, ledgers: list[Ledger], number: int) -> None:
    while len(ledgers) < TABLES:
        ledgers.append(await new_ledger(run.rng.choice(house.ports), run.rng))
    await asyncio.gather(*(_race(house, run) for _ in range(RACES)))
    ending = asyncio.Event()
    players = [
        asyncio.create_task(_act_on(house, ledger, f"{run.seed} {number} {ledger.code}", ending))
        for ledger in ledgers
    ]
    await asyncio.sleep(AROUND_S)
    await TROUBLES[number % len(TROUBLES)](house)
    await _well(house, run)
    await asyncio.sleep(AROUND_S)
    ending.set()
    for result in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(result, _Stale | Refused):
            run.fault(str(result))
        elif isinstance(result, BaseException):
            raise result


async def _chaos(run: Run, house: House) -> None:
    ledgers: list[Ledger] = []
    acknowledged = 0
    troubles: Counter[str] = Counter()
    await house.open()
    try:
        for number in range(run.size):
            trouble = TROUBLES[number % len(TROUBLES)]
            run.tell(f"{trouble.__name__}, {acknowledged} actions acknowledged")
            await _round(house, run, ledgers, number)
            acknowledged += sum(len(ledger.acknowledged) for ledger in ledgers)
            before = run.fault_count
            await _compare(house, run, ledgers)
            if run.fault_count > before:
                run.fault(f"after round {number}, {trouble.__name__}")
            troubles[trouble.__name__] += 1
            ledgers[:] = [ledger for ledger in ledgers if not ledger.over]
            run.advance()
    finally:
        await house.close()
    for trouble in TROUBLES:
        if troubles[trouble.__name__] and (trouble is not full or house.disk is not None):
            run.figure(str(trouble.__doc__).splitlines()[0].rstrip("."), troubles[trouble.__name__], "times")
    run.figure("races of two processes for one table", run.done * RACES)
    run.figure("acknowledged actions", acknowledged)
    run.figure("actions refused as busy, or of which nothing more was heard", house.hindered)
    run.figure("lost, doubled, wrong or stale", run.fault_count, at_most=0)


def chaos(run: Run) -> None:
    """Whatever fails, what was acknowledged stays, and everybody sees it in the end."""
    folder = postgres.binaries()
    if folder is None:
        raise RuntimeError("PostgreSQL is not installed")
    with small_disk() as disk, postgres.cluster(folder, None if disk is None else disk.folder) as cluster:
        if disk is None:
            run.tell("without a full disk: none can be made here")
        asyncio.run(_chaos(run, House(run.folder, cluster, disk, run.rng)))
