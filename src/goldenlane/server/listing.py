"""Tables as the lobby shows them, read from the store without their logs."""

from typing import NamedTuple

from sqlalchemy import Connection, Select, select, tuple_

from goldenlane.server.schema import Card, cards, log, seats, tables
from goldenlane.server.store import SeatRow, Store, TableRow


class Listed(NamedTuple):
    """A table and who sits there; no card: a table that nobody opened since there are cards."""

    row: TableRow
    seats: list[SeatRow]
    card: Card | None


async def listed(store: Store, codes: list[str]) -> dict[str, Listed]:
    """Tables by code."""
    columns = (cards.c[name] for name in Card._fields)
    query = select(tables, *(column.label(f"card_{column.name}") for column in columns))
    query = query.outerjoin(cards, cards.c.table_id == tables.c.id).where(tables.c.code.in_(codes))
    places = select(seats).join(tables, tables.c.id == seats.c.table_id).where(tables.c.code.in_(codes))
    width = len(TableRow._fields)

    def work(connection: Connection) -> dict[str, Listed]:
        sitting: dict[int, list[SeatRow]] = {}
        for place in connection.execute(places.order_by(seats.c.seat)):
            sitting.setdefault(place.table_id, []).append(SeatRow(*place[1:]))
        return {
            row.code: Listed(
                TableRow(*row[:width]),
                sitting.get(row.id, []),
                None if row.card_seq is None else Card(*row[width:]),
            )
            for row in connection.execute(query)
        }

    return await store.run(work)


async def written_at(store: Store, lines: dict[int, int]) -> dict[int, int]:
    """By table when a line of its log was written."""
    wanted = tuple_(log.c.table_id, log.c.seq).in_(list(lines.items()))
    query: Select[tuple[int, int]] = select(log.c.table_id, log.c.at).where(wanted)
    return await store.run(lambda connection: {row.table_id: row.at for row in connection.execute(query)})
