"""Requests that make tables: new, from a file, from a point of a game, once more."""

from litestar import Controller, Router, post
from litestar.params import JSONBody

from goldenlane.kernel.errors import BadSave
from goldenlane.server import wire
from goldenlane.server.answers import (
    Answer,
    Ask,
    PathText,
    TheHub,
    TheSettings,
    answer,
    holder,
    holder_or_new,
)
from goldenlane.server.errors import Refused
from goldenlane.server.identity import proper_code
from goldenlane.server.limits import PerMinute
from goldenlane.server.settings import Settings


class Making(Controller):
    """Each of these makes at most one table."""

    path = "/api"

    @post("/new")
    async def new(
        self, request: Ask, data: JSONBody[wire.NewTable], hub: TheHub, settings: TheSettings
    ) -> Answer:
        me, cookies = holder_or_new(request)
        code = await hub.founding.new(data, me)
        return await answer(code, request, hub, settings, me, cookies)

    @post("/import")
    async def take_up(
        self, request: Ask, data: JSONBody[wire.ImportTable], hub: TheHub, settings: TheSettings
    ) -> Answer:
        me, cookies = holder_or_new(request)
        try:
            code = await hub.founding.take_up(data.file, data.seats, me, data.lang, data.open)
        except BadSave as error:
            raise Refused("bad-file", str(error)) from error
        return await answer(code, request, hub, settings, me, cookies)

    @post("/tables/{code:str}/fork")
    async def fork(
        self, request: Ask, code: PathText, data: JSONBody[wire.ForkTable], hub: TheHub, settings: TheSettings
    ) -> Answer:
        me, cookies = holder_or_new(request)
        table = await hub.table(proper_code(code))
        made = await hub.founding.fork(table, data.at, data.seats, me, data.lang, data.open)
        return await answer(made, request, hub, settings, me, cookies)

    @post("/tables/{code:str}/rematch")
    async def rematch(self, request: Ask, code: PathText, hub: TheHub, settings: TheSettings) -> Answer:
        me = holder(request)
        again = await hub.founding.rematch(await hub.table(proper_code(code)), me)
        return await answer(again, request, hub, settings, me, [])


def making(settings: Settings) -> Router:
    """These requests, with their own, narrower limit for one address."""
    return Router("/", route_handlers=[Making], guards=[PerMinute(settings.tables_per_minute).guard])
