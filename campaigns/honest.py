"""An honest player, whose waiting is the measure of what others may do to a server."""

import asyncio
import time
from random import Random
from statistics import quantiles

from campaigns.apart import Apart, Ending
from campaigns.ledger import Ledger
from campaigns.visitors import LOST, Refused, Visitor

ADDRESS = "127.0.0.1"
PACE_S = 0.06
"""Between two actions; well within what one page may send."""
WARM_UP = 40
"""Actions after which words are read and said, and waits are worth something."""
SEATS = 4
Waits = list[tuple[float, float]]
"""When an action was sent, and how long its acknowledgement took."""


async def _play(ending: Ending, port: int, seed: int) -> tuple[Waits, list[str]]:
    rng = Random(seed)
    waits: Waits = []
    faults: list[str] = []
    while not ending.is_set():
        try:
            await _one_game(ending, port, rng, waits, faults)
        except (Refused, *LOST) as error:
            faults.append(f"the honest player was turned away: {error!r}")
            if len(faults) > 20:
                break
            await asyncio.sleep(1)
    return waits, faults


async def _one_game(ending: Ending, port: int, rng: Random, waits: Waits, faults: list[str]) -> None:
    async with Visitor(port, address=ADDRESS) as visitor:
        code = await visitor.new("golem", *(f"P{seat}" for seat in range(SEATS)))
        ledger = Ledger(code, str(visitor.secret), SEATS)
        page = await visitor.page(code)
        while not ending.is_set():
            began, before = time.monotonic(), len(ledger.acknowledged)
            if not await ledger.play(page, rng):
                break
            if len(ledger.acknowledged) > before:
                waits.append((began, time.monotonic() - began))
                ending.advance(1)
            await asyncio.sleep(PACE_S)
        faults += ledger.check(await visitor.file(code))


def play(ending: Ending, port: int, seed: int) -> tuple[Waits, list[str]]:
    return asyncio.run(_play(ending, port, seed))


class Honest:
    """The player in a process of its own."""

    def __init__(self, port: int, seed: int) -> None:
        self._apart = Apart(play, port, seed)
        while self._apart.lives and self._apart.done < WARM_UP:
            time.sleep(0.05)

    @property
    def actions(self) -> int:
        return self._apart.done

    def end(self) -> tuple[Waits, list[str]]:
        """All that it waited for, and what was wrong at its tables."""
        found: tuple[Waits, list[str]] = self._apart.end()
        return found

    def stop(self) -> None:
        self._apart.stop()


def between(waits: Waits, begin: float, end: float) -> list[float]:
    """The waits that began in a stretch of time."""
    return [wait for began, wait in waits if begin <= began < end]


def percentile(waits: list[float], hundredth: int) -> float:
    """In milliseconds; not a number if there is nothing to tell from."""
    return quantiles(waits, n=100)[hundredth - 1] * 1e3 if len(waits) > 1 else float("nan")
