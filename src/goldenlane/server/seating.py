"""Seats: taken, given up, and read again when somebody else changed them."""

from goldenlane.server.audience import Audience
from goldenlane.server.bot_turns import BotTurns
from goldenlane.server.errors import Refused
from goldenlane.server.live import LiveTable
from goldenlane.server.names import looks_like, proper_name
from goldenlane.server.offers import BOT_NAMES, proper_level
from goldenlane.server.store import SeatRow, Store
from goldenlane.server.wire import SeatWish


def bot_row(game: str, seat: int, level: str | None, former: str | None = None) -> SeatRow:
    """A seat that a bot holds, perhaps in place of somebody who left."""
    return SeatRow(seat, "bot", BOT_NAMES[seat % len(BOT_NAMES)], proper_level(game, level), None, former)


def open_row(seat: int) -> SeatRow:
    """A seat that waits for whoever comes."""
    return SeatRow(seat, "open", "", None, None)


def seat_rows(game: str, wishes: list[SeatWish], holder: str) -> list[SeatRow]:
    """The seats of a new table, as somebody wishes them."""
    rows = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            rows.append(bot_row(game, seat, wish.level))
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
        if any(
            looks_like(name) == looks_like(seat.name)
            for seat in table.seats
            if seat.kind != "open" and seat.seat != wished and seat.seat not in table.seats_left(holder)
        ):
            raise Refused("name-taken", status=409)
        several = holder == table.row.host
        left = table.seats_left(holder)
        if table.seats_held(holder) and not several and wished not in left:
            raise Refused("one-seat", status=409)
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        for seat in [wished] if wished is not None else [*left, *free]:
            row = SeatRow(seat, "human", name, None, holder)
            if (seat in left and await self._store.take_back(table.row.id, row)) or (
                seat in free and await self._store.claim_seat(table.row.id, row, several=several)
            ):
                await self.reread(table)
                return seat
        await self.reread(table)
        raise Refused("no-seat", status=409)

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
        row = open_row(seat) if table.waiting else bot_row(table.game.name, seat, level, holder)
        await self._store.give_seat(table.row.id, row, holder)
        await self.reread(table)

    async def reread(self, table: LiveTable) -> None:
        """Take over from the store who sits where."""
        row = await self._store.table(table.row.code)
        seats = await self._store.seats_of(table.row.id)
        async with table.lock:
            if row is not None:
                table.row = row
            table.seats = seats
            table.rendered.clear()
        self._audience.seats_changed(table)
        self._bots.wake(table)
