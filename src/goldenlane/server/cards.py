"""The cards of the lobby: what is shown of a table without its game, which may be long and asleep.

A card tells of each viewer how far it has seen, and whoever asks is told only that: neither a number nor a
time counts what a colleague did unseen (docs/decisions/0007-pages-are-numbered-by-what-they-see.md).
"""

import json
from collections.abc import Sequence

import msgspec

from goldenlane.games import kit_of
from goldenlane.kernel.match import Match
from goldenlane.server import speech, wire
from goldenlane.server.listing import Listed
from goldenlane.server.numbering import Seen, Viewer
from goldenlane.server.schema import Card
from goldenlane.server.store import SeatRow
from goldenlane.server.wire import Agreement, Lang


def card_of(match: Match, seq: int, seen: Sequence[Seen]) -> Card:
    """What is written with a line of the log. Points are secret until the game is over."""
    return Card(
        seq=seq,
        round=int(getattr(match.state, "round", 0)),
        to_act=json.dumps(match.to_act),
        scores=json.dumps([score["total"] for score in match.scores()] if match.over else []),
        seen=json.dumps(seen),
    )


def last_seen(listed: Listed, me: str | None) -> int:
    """The last line that changed something for a browser, through any of its seats."""
    if listed.card is None:
        return 0
    seen = json.loads(listed.card.seen)
    return max(int(seen[_place(viewer)][1]) for viewer in _mine(listed, me) or [None])


def table_of(listed: Listed, me: str | None, lang: Lang, link: str, moved: int | None) -> wire.Table:
    """A table that is not in memory, as the lobby shows it; ``moved`` is the time of the line last seen."""
    row, card = listed.row, listed.card
    header = json.loads(row.header)
    waiting = any(seat.kind == "open" for seat in listed.seats)
    to_act = [] if waiting or card is None else json.loads(card.to_act)
    viewer = None if waiting else next(iter(_mine(listed, me)), None)
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
        seq=0 if card is None else json.loads(card.seen)[_place(viewer)][0],
        waiting=waiting,
        over=row.over,
        created=row.created,
        moved=row.created if moved is None else moved,
        agreed=msgspec.json.decode(row.agreed, type=Agreement),
        next=row.next,
        origin=row.origin,  # type: ignore[arg-type]
        content=f"/api/content/{header['game']}" if shipped else f"/api/tables/{row.code}/content",
    )


def _place(viewer: Viewer) -> int:
    """Where a viewer stands in a card: the spectator first."""
    return 0 if viewer is None else 1 + viewer


def _holds(seat: SeatRow, me: str | None) -> bool:
    return me is not None and seat.kind == "human" and seat.holder == me


def _mine(listed: Listed, me: str | None) -> list[Viewer]:
    return [seat.seat for seat in listed.seats if _holds(seat, me)]


def _seat(listed: Listed, seat: SeatRow, me: str | None, to_act: list[int], waiting: bool) -> wire.Seat:
    mine = _holds(seat, me)
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
