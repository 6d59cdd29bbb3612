"""The cards of the lobby: what is shown of a table without its game, which may be long and asleep."""

import json
import time

import msgspec

from goldenlane.games import kit_of
from goldenlane.kernel.match import Match
from goldenlane.server import speech, wire
from goldenlane.server.schema import Card
from goldenlane.server.store import Listed, SeatRow
from goldenlane.server.wire import Agreement, Lang


def card_of(match: Match, seq: int) -> Card:
    """What is written with a line of the log. Points are secret until the game is over."""
    return Card(
        seq=seq,
        at=int(time.time()),
        round=int(getattr(match.state, "round", 0)),
        to_act=json.dumps(match.to_act),
        scores=json.dumps([score["total"] for score in match.scores()] if match.over else []),
    )


def table_of(listed: Listed, me: str | None, lang: Lang, link: str) -> wire.Table:
    """A table that is not in memory, as the lobby shows it."""
    row, card = listed.row, listed.card
    header = json.loads(row.header)
    waiting = any(seat.kind == "open" for seat in listed.seats)
    to_act = [] if waiting or card is None else json.loads(card.to_act)
    shipped = header["content"] == kit_of(header["game"]).game().content.digest
    return wire.Table(
        code=row.code,
        link=link,
        game=header["game"],
        title=speech.say_title(header["game"], lang),
        options=header["options"],
        open=row.open,
        lang=row.lang,  # type: ignore[arg-type]
        seats=[_seat(listed, seat, me, to_act, waiting) for seat in listed.seats],
        seq=0 if card is None else card.seq,
        waiting=waiting,
        over=row.over,
        created=row.created,
        moved=row.created if card is None else card.at,
        agreed=msgspec.json.decode(row.agreed, type=Agreement),
        next=row.next,
        origin=row.origin,  # type: ignore[arg-type]
        content=f"/api/content/{header['game']}" if shipped else f"/api/tables/{row.code}/content",
    )


def _seat(listed: Listed, seat: SeatRow, me: str | None, to_act: list[int], waiting: bool) -> wire.Seat:
    mine = me is not None and seat.kind == "human" and seat.holder == me
    return wire.Seat(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        level=seat.level,
        mine=mine,
        online=seat.kind == "bot",
        to_act=seat.seat in to_act,
        thinking=False,
        back=me is not None and seat.kind == "bot" and seat.former == me and not listed.row.over,
        removable=me is not None and me == listed.row.host and waiting and seat.kind == "human" and not mine,
    )
