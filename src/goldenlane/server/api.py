"""The requests of the page: lobby, seats, game files, replays."""

import asyncio
import io
import json
from importlib.resources import files

import msgspec
import segno
from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from goldenlane.games import kits
from goldenlane.server import listing, replays, wire
from goldenlane.server.answers import (
    JSON,
    Answer,
    Ask,
    PathNumber,
    PathText,
    TheHub,
    TheSettings,
    answer,
    holder,
    holder_or_new,
    info,
    lang_named,
    lang_of,
    link,
    seat_of,
)
from goldenlane.server.cards import last_seen, table_of
from goldenlane.server.errors import Refused
from goldenlane.server.hub import Hub
from goldenlane.server.identity import proper_code
from goldenlane.server.live import LiveTable
from goldenlane.server.offers import offer
from goldenlane.server.page_content import Written, shipped_content, written_content
from goldenlane.server.wire_replay import ReplayFrame


class Api(Controller):
    """What is under /api, but for the socket and for making tables."""

    path = "/api"

    # ---- what does not change ----------------------------------------------------------------------
    @get("/offer")
    async def what_is_offered(self, request: Ask) -> wire.Offer:
        return offer(lang_of(request))

    @get("/games/{game:str}/page.js")
    async def guest_page(self, game: PathText) -> Response[bytes]:
        """The page of a game that the built page does not have: the one file that its kit names."""
        kit = kits().get(game)
        if kit is None or kit.page is None:
            raise Refused("no-page", game, status=404)
        script = await asyncio.to_thread(files(kit.page).joinpath("page.js").read_bytes)
        return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})

    @get("/content/{game:str}/{lang:str}")
    async def content(self, request: Ask, game: PathText, lang: PathText) -> Answer:
        if game not in kits():
            raise Refused("no-page", game, status=404)
        return _content(request, shipped_content(game, lang_named(lang)))

    @get("/health", unlimited=True)
    async def health(self, hub: TheHub) -> Answer:
        """For whoever watches over the server: what is wrong, if anything."""
        trouble = await hub.health.trouble()
        told = {"well": True} if trouble is None else {"well": False, "trouble": trouble}
        return Response(
            msgspec.json.encode(told), media_type=JSON, status_code=200 if trouble is None else 503
        )

    @get("/ready", unlimited=True)
    async def ready(self, request: Ask, hub: TheHub) -> Answer:
        """For a proxy: whether this process is to get requests. It is not while it still reads its words, nor
        when it was told to stop."""
        state = request.app.state
        ready = state.settled.done() and not state.draining and await hub.health.trouble() is None
        return Response(
            msgspec.json.encode({"ready": ready}), media_type=JSON, status_code=200 if ready else 503
        )

    # ---- lobby and seats ---------------------------------------------------------------------------
    @get("/tables")
    async def lobby(self, request: Ask, hub: TheHub, settings: TheSettings) -> wire.Lobby:
        me = holder(request)
        mine = await hub.store.codes_held_by(me) if me is not None else []
        listed = [code for code in await hub.store.open_codes() if code not in mine]
        found: dict[str, wire.Table] = {}
        asleep = await listing.listed(
            hub.store, [code for code in [*mine, *listed] if hub.tables.asleep(code)]
        )
        seen = {table.row.id: last_seen(table, me) for table in asleep.values()}
        moved = await listing.written_at(hub.store, seen)
        for code in [*mine, *listed]:
            if code not in asleep:
                found[code] = await info(await hub.table(code), request, hub, settings, me)
            elif json.loads(asleep[code].row.header)["game"] in kits():
                address = link(code, request, settings)
                at = moved.get(asleep[code].row.id)
                found[code] = table_of(asleep[code], me, lang_of(request), address, at)
        return wire.Lobby(*([found[code] for code in codes if code in found] for codes in (mine, listed)))

    @get("/tables/{code:str}")
    async def look(self, request: Ask, code: PathText, hub: TheHub, settings: TheSettings) -> wire.Table:
        return await info(await hub.table(proper_code(code)), request, hub, settings, holder(request))

    @get("/tables/{code:str}/content/{lang:str}")
    async def table_content(self, request: Ask, code: PathText, lang: PathText, hub: TheHub) -> Answer:
        table = await hub.table(proper_code(code))
        return _content(request, await asyncio.to_thread(written_content, table.game, lang_named(lang)))

    @get("/tables/{code:str}/qr.svg")
    async def qr(self, request: Ask, code: PathText, hub: TheHub, settings: TheSettings) -> Answer:
        table = await hub.table(proper_code(code))
        picture = segno.make(link(table.row.code, request, settings), error="m", micro=False)
        svg = io.BytesIO()
        picture.save(svg, kind="svg", scale=6, border=3, light="#fff")
        return Response(svg.getvalue(), media_type="image/svg+xml")

    @post("/tables/{code:str}/join")
    async def join(
        self, request: Ask, code: PathText, data: JSONBody[wire.Join], hub: TheHub, settings: TheSettings
    ) -> Answer:
        me, cookies = holder_or_new(request)
        table = await hub.table(proper_code(code))
        await hub.seating.join(table, me, data.name, data.seat)
        return await answer(table.row.code, request, hub, settings, me, cookies)

    @post("/tables/{code:str}/leave", status_code=200)
    async def leave(
        self, request: Ask, code: PathText, data: JSONBody[wire.Leave], hub: TheHub, settings: TheSettings
    ) -> wire.Table:
        table = await hub.table(proper_code(code))
        await hub.seating.leave(table, holder(request), data.seat, data.level)
        return await info(table, request, hub, settings, holder(request))

    @post("/tables/{code:str}/remove", status_code=200)
    async def remove(
        self, request: Ask, code: PathText, data: JSONBody[wire.Remove], hub: TheHub, settings: TheSettings
    ) -> wire.Table:
        table = await hub.table(proper_code(code))
        await hub.seating.remove(table, holder(request), data.seat)
        return await info(table, request, hub, settings, holder(request))

    # ---- files and replays -------------------------------------------------------------------------
    @get("/tables/{code:str}/file")
    async def file(self, request: Ask, code: PathText, hub: TheHub) -> Answer:
        table = await hub.table(proper_code(code))
        async with table.lock:
            if not table.match.over and not table.all_held(holder(request)):
                raise Refused("not-over", status=403)  # the file holds every secret of the game
            text = table.match.save()
        name = f"{table.game.name}-{table.row.code}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text.encode(), media_type=JSON, headers=headers)

    @get("/tables/{code:str}/replay")
    async def replay(self, request: Ask, code: PathText, hub: TheHub, settings: TheSettings) -> Answer:
        table = await hub.table(proper_code(code))
        recording = await self._recording(request, table, hub)
        about = await info(table, request, hub, settings, holder(request))
        found = await hub.folding.file(replays.replay_of, table, about, recording, lang_of(request))
        return Response(msgspec.json.encode(found), media_type=JSON)

    @get("/tables/{code:str}/replay/{seq:int}")
    async def frame(self, request: Ask, code: PathText, seq: PathNumber, hub: TheHub) -> ReplayFrame:
        table = await hub.table(proper_code(code))
        return replays.frame_of(table, await self._recording(request, table, hub), seq)

    @get("/tables/{code:str}/since")
    async def since(self, request: Ask, code: PathText, hub: TheHub) -> Answer:
        """What I saw from the last action of a seat of mine on; without a seat, as everybody sees it."""
        table = await hub.table(proper_code(code))
        seat = seat_of(request)
        if seat is not None and not table.holds(holder(request), seat):
            raise Refused("not-your-seat", status=403)
        if table.waiting:
            seat = None  # nobody looks into a hand before the game begins
        lines = await hub.store.log_of(table.row.id)
        found = await hub.fold(replays.since_of, table, lines, seat, lang_of(request))
        return Response(msgspec.json.encode(found), media_type=JSON)

    @staticmethod
    async def _recording(request: Ask, table: LiveTable, hub: Hub) -> replays.Recording:
        kept: replays.Replays = request.app.state.replays
        lines = await hub.store.log_of(table.row.id)
        return await hub.folding.file(kept.recording, table, lines)


def _content(request: Ask, content: Written) -> Answer:
    """Compressed if the page can read that; nothing if it has it already."""
    headers = {"ETag": content.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == content.etag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(content.packed, media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(content.plain, media_type=JSON, headers=headers)
