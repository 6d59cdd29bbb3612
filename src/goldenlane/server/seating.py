"""Seats: taken, given up, and read again when somebody else changed them."""

from collections.abc import Iterable

from goldenlane.server.audience import Audience
from goldenlane.server.bot_turns import BotTurns
from goldenlane.server.errors import Refused
from goldenlane.server.live import LiveTable
from goldenlane.server.names import looks_like, proper_name
from goldenlane.server.offers import BOT_NAMES, proper_level
from goldenlane.server.store import SeatRow, Store
from goldenlane.server.wire import SeatWish


def bot_row(
    game: str, seat: int, level: str | None, former: str | None = None, others: Iterable[str] = ()
) -> SeatRow:
    """A seat that a bot holds, perhaps in place of somebody who left; nobody takes it for another player."""
    taken = {looks_like(name) for name in others}
    names = [BOT_NAMES[(seat + number) % len(BOT_NAMES)] for number in range(len(BOT_NAMES))]
    name = next((name for name in names if looks_like(name) not in taken), names[0])
    return SeatRow(seat, "bot", name, proper_level(game, level), None, former)


def _check_name(name: str, others: Iterable[SeatRow]) -> None:
    """Nobody sits down under what looks like the name of another."""
    if looks_like(name) in {looks_like(other.name) for other in others}:
        raise Refused("name-taken", status=409)


def open_row(seat: int) -> SeatRow:
    """A seat that waits for whoever comes."""
    return SeatRow(seat, "open", "", None, None)


def seat_rows(game: str, wishes: list[SeatWish], holder: str) -> list[SeatRow]:
    """The seats of a new table, as somebody wishes them."""
    rows: list[SeatRow] = []
    people = [wish.name for wish in wishes if wish.kind == "me" and wish.name is not None]
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            others = [*people, *(row.name for row in rows)]
            rows.append(bot_row(game, seat, wish.level, others=others))
        elif wish.kind == "open":
            rows.append(open_row(seat))
        else:
            name = f"{seat + 1}" if wish.name is None else proper_name(wish.name)
            rows.append(SeatRow(seat, "human", name, None, holder))
    return rows


class Seating:
    """Who sits where; the store decides when two want the same seat."""

    def __init__(self, store: Store, audience: Audience, bots: BotTurns) -> None:
        self._store = store
        self._audience = audience
        self._bots = bots

    async def join(self, table: LiveTable, holder: str, name: str, wished: int | None) -> int:
        """Sit down, or come back to a seat that was left to a bot; the seat.

        A table has one seat for each person who comes, but the host may take several: people at one screen.
        """
        name = proper_name(name)
        several = holder == table.row.host
        over = table.match.over

        def choose(rows: list[SeatRow]) -> SeatRow:
            left = [] if over else [row.seat for row in rows if row.kind == "bot" and row.former == holder]
            free = [row.seat for row in rows if row.kind == "open"]
            _check_name(name, [row for row in rows if row.seat not in (wished, *left, *free)])
            sits = any(row.kind == "human" and row.holder == holder for row in rows)
            if sits and not several and wished not in left:
                raise Refused("one-seat", status=409)
            seat = next((seat for seat in (*left, *free) if wished in (None, seat)), None)
            if seat is None:
                raise Refused("no-seat", status=409)
            return SeatRow(seat, "human", name, None, holder)

        try:
            return await self._store.sit(table.row.id, choose)
        finally:
            await self.reread(table)

    async def remove(self, table: LiveTable, holder: str | None, seat: int) -> None:
        """The host sends somebody away before the game begins; the seat is open again."""
        if seat not in table.seats_removable(holder):
            raise Refused("not-your-table", status=403)
        sitting = table.seats[seat].holder
        assert sitting is not None
        await self._store.give_seat(table.row.id, open_row(seat), sitting)
        await self.reread(table)

    async def leave(self, table: LiveTable, holder: str | None, seat: int, level: str | None) -> None:
        """Stand up: a bot plays on until its person comes back, or the seat is open again if the game has not
        begun."""
        if holder is None or not table.holds(holder, seat):
            raise Refused("not-your-seat", status=403)
        others = [name for number, name in enumerate(table.names) if number != seat]
        row = open_row(seat) if table.waiting else bot_row(table.game.name, seat, level, holder, others)
        await self._store.give_seat(table.row.id, row, holder)
        await self.reread(table)

    async def reread(self, table: LiveTable) -> None:
        """Take over from the store who sits where."""
        row = await self._store.table(table.row.code)
        seats = await self._store.seats_of(table.row.id)
        async with table.lock:
            if row is not None:
                table.row = row._replace(header=table.row.header)  # which may hold the text of a content
            table.seats = seats
            table.rendered.clear()
        self._audience.seats_changed(table)
        self._bots.wake(table)
