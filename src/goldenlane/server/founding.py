"""Tables are made: with a new game, from a file, from a point of a game, or for the same people once more."""

import json
from random import SystemRandom

import msgspec
from sqlalchemy.exc import IntegrityError

from goldenlane.front_door import load
from goldenlane.games import game_of
from goldenlane.kernel.errors import BadOption, BadSave, GoldenLaneError
from goldenlane.kernel.match import Match
from goldenlane.kernel.save import parse_save
from goldenlane.server.cards import card_of
from goldenlane.server.errors import Refused
from goldenlane.server.folding import Folding
from goldenlane.server.identity import new_code
from goldenlane.server.limits import LOG_ENTRIES
from goldenlane.server.live import LiveTable, split_log, written
from goldenlane.server.offers import proper_options
from goldenlane.server.seating import Seating, seat_rows
from goldenlane.server.store import SeatRow, Store
from goldenlane.server.wire import Agreement, Lang, NewTable, Origin, SeatWish


class Founding:
    """Each of these makes one table; the answer is its code."""

    def __init__(self, store: Store, seating: Seating, folding: Folding) -> None:
        self._store = store
        self._seating = seating
        self._folding = folding

    async def create(
        self,
        match: Match,
        seats: list[SeatRow],
        lang: Lang,
        open_to_all: bool,
        steps: list[str],
        agreed: Agreement,
        host: str | None,
        origin: Origin = "fresh",
    ) -> str:
        """A table for a match that was just begun, loaded or forked; its code."""
        opening, _ = split_log(match.log)
        header, content = match.header(), match.game.content
        header.pop("content-text", None)  # the store keeps each content once
        stored = {"digest": content.digest, "game": match.game.name, "text": content.text}
        row = {
            "header": json.dumps(header, ensure_ascii=False),
            "opening": written(opening),
            "lang": lang,
            "open": open_to_all and any(seat.kind == "open" for seat in seats),
            "over": match.over,
            "next": None,
            "agreed": msgspec.json.encode(agreed).decode(),
            "host": host,
            "origin": origin,
        }
        while True:
            code = new_code()
            try:
                card = None if steps else card_of(match, 0, [(0, 0)] * (1 + match.game.seats))
                await self._store.create({"code": code, **row}, seats, steps, stored, card)
            except IntegrityError:  # the code is taken
                continue
            return code

    async def new(self, wish: NewTable, holder: str) -> str:
        """A table with a new game."""
        seats = seat_rows(wish.game, wish.seats, holder)
        proper = proper_options(wish.game, len(seats), wish.options)
        match = Match(game_of(wish.game, **proper), seed=SystemRandom())
        return await self.create(match, seats, wish.lang, wish.open, [], wish.agreed, holder)

    async def take_up(self, file: str, wishes: list[SeatWish], holder: str, lang: Lang, listed: bool) -> str:
        """A table that goes on from a game file."""
        match = await self._folding.file(_read_file, file)
        match.notes = {}  # who sat where when it was saved
        seats = seat_rows(match.game.name, wishes, holder)
        if len(seats) != match.game.seats:
            raise BadOption(f"the game of the file has {match.game.seats} seats, not {len(seats)}")
        steps = [written(step) for step in split_log(match.log)[1]]
        return await self.create(match, seats, lang, listed, steps, Agreement(), holder, "imported")

    async def fork(
        self, table: LiveTable, at: int, wishes: list[SeatWish], holder: str, lang: Lang, listed: bool
    ) -> str:
        """A table that goes on from a line of a finished game's log."""
        if not table.match.over and not table.all_held(holder):
            raise Refused("not-over", status=403)
        seats = seat_rows(table.game.name, wishes, holder)
        if len(seats) != len(table.seats):
            raise BadOption(f"the game has {len(table.seats)} seats, not {len(seats)}")
        lines = [line for line in await self._store.log_of(table.row.id) if line[0] <= at]
        if not 0 <= at <= table.seq:
            raise BadOption(f"the game has {table.seq} steps, there is no step {at}")
        forked = await self._folding.table(LiveTable, table.row, seats, lines)
        steps = [entry for _, entry in lines]
        return await self.create(forked.match, seats, lang, listed, steps, table.agreed, holder, "forked")

    async def rematch(self, table: LiveTable, holder: str | None) -> str:
        """The same people once more; all who ask get the same table."""
        if not table.match.over:
            raise Refused("not-over", status=409)
        if not table.seats_held(holder):
            raise Refused("not-your-seat", status=403)
        if table.row.next is not None:
            return table.row.next
        match = Match(table.game, seed=SystemRandom())
        lang: Lang = table.row.lang  # type: ignore[assignment]
        seats = [seat._replace(former=None) for seat in table.seats]
        code = await self.create(match, seats, lang, False, [], table.agreed, table.row.host)
        if not await self._store.set_next(table.row.id, code):
            made = await self._store.table(code)
            assert made is not None
            await self._store.remove(made.id)
        await self._seating.reread(table)
        assert table.row.next is not None
        return table.row.next


def _read_file(file: str) -> Match:
    """The match of a game file from outside."""
    try:
        header, log = parse_save(file)
    except RecursionError as error:
        raise BadSave("the file is no proper saved game") from error
    if len(log) > LOG_ENTRIES:
        raise BadSave(f"the log has {len(log)} entries; at most {LOG_ENTRIES} are read")
    if "position" in header:
        raise BadSave("a game that starts from a position that was set up cannot be played here")
    try:
        return load(file, seed=SystemRandom())
    except GoldenLaneError:
        raise
    except Exception as error:  # a file made to break the program is refused like any other
        raise BadSave("the file is no proper saved game") from error
