"""The bot of an honest table, beside greedy tables whose bots may think for a minute at every decision."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from random import Random

from bench.server_load import Server
from campaigns.campaign import Run
from campaigns.printed import tracebacks
from campaigns.raw import any_address
from campaigns.visitors import LOST, Page, Refused, Visitor

THINKING_S = 1.0
GREEDY_S = 60.0
ANSWERS = 8
"""Of the honest table's bot that are measured, each in the quiet and beside the others."""
GIVE_UP_S = 180.0
"""Who waits longer for a bot has waited for ever."""


class _Clock:
    """Measures from the moment at which the bot has a decision until it has made it."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self._since: float | None = None

    def note(self, page: Page, bot: int) -> None:
        now = time.monotonic()
        if page.state["seats"][bot]["to_act"] and not page.state["options"]:
            self._since = now if self._since is None else self._since
        elif self._since is not None:
            self.waits.append(now - self._since)
            self._since = None

    @property
    def waiting_s(self) -> float:
        return 0.0 if self._since is None else time.monotonic() - self._since


async def _act_or_wait(page: Page, rng: Random) -> None:
    """Act if it is one's turn, and see what happens otherwise."""
    try:
        if page.state["options"]:
            await page.act(rng.choice(page.state["options"])["action"])
        else:
            with suppress(TimeoutError):
                await page.receive(5.0)
    except Refused as refused:
        if refused.code != "stale":  # a newer state follows
            raise
        await page.receive()


async def _turns(page: Page, rng: Random, answers: int) -> list[float]:
    """Play against the bot at seat 1 until it has answered so often; how long each answer took."""
    clock = _Clock()
    clock.note(page, 1)
    while len(clock.waits) < answers and not page.state["over"]:
        if clock.waiting_s > GIVE_UP_S:
            clock.waits.append(clock.waiting_s)
            break
        await _act_or_wait(page, rng)
        clock.note(page, 1)
    return clock.waits


async def _greedy(port: int, address: str, stack: AsyncExitStack, thinking: float) -> None:
    """A table of one person and three masters; its page stays open."""
    visitor = await stack.enter_async_context(Visitor(port, address=address))
    agreed = {"thinking": thinking}
    code = await visitor.new("golem", "*master", "*master", "*master", "Eve", agreed=agreed)
    page = await visitor.page(code)
    stack.push_async_callback(_ended, asyncio.create_task(_press(page)))


async def _press(page: Page) -> None:
    """Whoever is greedy acts at once, so that bots always have something to think about."""
    with suppress(*LOST, Refused):
        rng = Random(1)
        while not page.state["over"]:
            await _act_or_wait(page, rng)


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def _bots(run: Run, port: int, thinking: float) -> tuple[list[float], list[float]]:
    greedy, answers = (1.0, 2) if run.short else (GREEDY_S, ANSWERS)
    async with AsyncExitStack() as stack, Visitor(port) as honest:
        code = await honest.new("golem", "Ann", "*master", agreed={"thinking": thinking})
        page = await honest.page(code)
        quiet = await _turns(page, run.rng, answers)
        same = any_address(run.rng)
        for number in range(run.size):
            run.tell(f"{number + 1} greedy tables")
            # Half of them belong to one address, and half of them to one each.
            await _greedy(port, same if number % 2 else any_address(run.rng), stack, greedy)
            run.advance()
        run.tell("the honest table's bot answers beside them")
        if page.state["over"]:
            page = await honest.page(
                await honest.new("golem", "Ann", "*master", agreed={"thinking": thinking})
            )
        return quiet, await _turns(page, run.rng, answers)


def bots(run: Run) -> None:
    thinking = 0.2 if run.short else THINKING_S
    said = run.folder / "said.txt"
    server = Server(run.folder, "--limits=1", said=said)
    try:
        quiet, beside = asyncio.run(_bots(run, server.port, thinking))
    finally:
        server.stop()
    for found in tracebacks(said):
        run.fault(found)
    if not quiet or not beside:
        run.fault("the bot of the honest table did not answer at all")
        return
    run.figure("greedy tables of three masters each", run.done)
    run.figure("thinking agreed at the honest table", thinking, "s")
    run.figure("the longest answer in the quiet", max(quiet), "s")
    run.figure("the longest answer beside the greedy tables", max(beside), "s", at_most=2 * thinking)
    run.figure("the median answer beside the greedy tables", sorted(beside)[len(beside) // 2], "s")
