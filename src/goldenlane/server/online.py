"""Who is online at which table, over all processes on one database.

Each process tells the others which seats of a table have an open page with it, as a set of bits: when that
changes, when it first hears of another process at the table, and again from time to time, so that a process
that died is forgotten. Announced are numbers only: the table, the process, the seats.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from secrets import randbelow

from goldenlane.server.live import LiveTable

AGAIN_S = 10.0
"""After so long a process says again who is with it."""
FORGOTTEN_S = 3 * AGAIN_S


class Online:
    """What this process tells the others, and what they said last."""

    def __init__(
        self,
        tables: Mapping[int, LiveTable],
        tell: Callable[[str], None],
        changed: Callable[[LiveTable], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._process = randbelow(2**31)
        self._tables = tables
        self._tell = tell
        self._changed = changed
        self._clock = clock
        self._heard: dict[int, dict[int, tuple[int, float]]] = {}
        """By table and process: the seats, and when that was said."""

    def announce(self, table: LiveTable) -> None:
        """Tell the others who is at a table with this process."""
        holders = {client.holder for client in table.clients}
        seats = sum(1 << row.seat for row in table.seats if row.kind == "human" and row.holder in holders)
        self._tell(f"{table.row.id}:{self._process}:{seats}")

    def hear(self, notice: str) -> None:
        """Take in what a process said."""
        with suppress(ValueError):
            number, process, seats = map(int, notice.split(":"))
            if process == self._process:
                return
            there = self._heard.setdefault(number, {})
            before = there.get(process)
            there[process] = (seats, self._clock())
            table = self._tables.get(number)
            if table is None or (before is not None and before[0] == seats):
                return
            self.look(table)
            if before is None and table.clients:
                self.announce(table)

    def look(self, table: LiveTable) -> None:
        """Note at a table who is there with other processes."""
        seats = 0
        for said, _ in self._heard.get(table.row.id, {}).values():
            seats |= said
        table.elsewhere = {row.seat for row in table.seats if seats >> row.seat & 1}
        self._changed(table)

    def forget(self) -> None:
        """Drop processes that have been silent for long."""
        end = self._clock() - FORGOTTEN_S
        for number, there in list(self._heard.items()):
            silent = [process for process, (_, at) in there.items() if at < end]
            for process in silent:
                del there[process]
            if not there:
                del self._heard[number]
            if silent and number in self._tables:
                self.look(self._tables[number])

    async def repeat_forever(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_S)
            self.forget()
            for table in list(self._tables.values()):
                if table.clients:
                    self.announce(table)
