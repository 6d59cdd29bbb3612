"""What the answers to requests have in common: who asks, in which language, about which table."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath

from goldenlane.server import speech, wire
from goldenlane.server.errors import Refused
from goldenlane.server.hub import Hub
from goldenlane.server.identity import COOKIE, COOKIE_SECONDS, holder_of, new_secret
from goldenlane.server.live import LiveTable
from goldenlane.server.render import seats_of
from goldenlane.server.settings import Settings
from goldenlane.server.wire import LANGS, Lang

Ask = Request[Any, Any, Any]
Answer = Response[bytes]
JSON = "application/json"
PathText = FromPath[str]
PathNumber = FromPath[int]
TheHub = NamedDependency[Hub]
TheSettings = NamedDependency[Settings]


def lang_of(request: Ask) -> Lang:
    """The language in which a request wants its answer."""
    for wished in request.headers.get("accept-language", "").split(","):
        for lang in LANGS:
            if wished.strip().lower().startswith(lang):
                return lang
    return "en"


def lang_named(name: str) -> Lang:
    for lang in LANGS:
        if lang == name:
            return lang
    raise Refused("no-page", name, status=404)


def seat_of(request: Ask) -> int | None:
    """The seat as which a request looks (``?seat=0``); None: as a spectator."""
    wished = request.query_params.get("seat")
    if wished is None:
        return None
    if not (wished.isascii() and wished.isdecimal() and len(wished) == 1):
        raise Refused("malformed", f"seat {wished!r}", status=400)
    return int(wished)


def holder(request: Ask) -> str | None:
    """The hash of the browser's secret."""
    return holder_of(request.cookies.get(COOKIE))


def holder_or_new(request: Ask) -> tuple[str, list[Cookie]]:
    """Who the browser is; one that comes for the first time gets its secret."""
    known = holder(request)
    if known is not None:
        return known, []
    secret = new_secret()
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    made = holder_of(secret)
    assert made is not None
    return made, [cookie]


def link(code: str, request: Ask, settings: Settings) -> str:
    """The address of a table, for others."""
    base = settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{code}"


async def info(table: LiveTable, request: Ask, hub: Hub, settings: Settings, me: str | None) -> wire.Table:
    """A table as the lobby shows it."""
    row = table.row
    moved = await hub.store.written_at(row.id, table.last_seen(me))
    seat = next(iter(table.seats_held(me)), None)
    return wire.Table(
        code=row.code,
        link=link(row.code, request, settings),
        game=table.game.name,
        title=speech.say_title(table.game.name, lang_of(request)),
        options=table.header["options"],
        open=row.open,
        lang=lang_named(row.lang),
        seats=seats_of(table, me),
        seq=table.number(None if table.waiting else seat),
        waiting=table.waiting,
        over=table.match.over,
        created=row.created,
        moved=row.created if moved is None else moved,
        agreed=table.agreed,
        next=row.next,
        origin=row.origin,  # type: ignore[arg-type]
        content=f"/api/content/{table.game.name}" if table.shipped else f"/api/tables/{row.code}/content",
    )


async def answer(
    code: str, request: Ask, hub: Hub, settings: Settings, me: str | None, cookies: list[Cookie]
) -> Response[bytes]:
    """A table that was just made or joined, and the browser's new secret if it needed one."""
    found = await info(await hub.table(code), request, hub, settings, me)
    return Response(msgspec.json.encode(found), media_type=JSON, status_code=200, cookies=cookies)
