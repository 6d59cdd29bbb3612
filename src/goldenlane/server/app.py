"""The application: routes, headers, errors."""

import asyncio
import gc
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from goldenlane.bots import Budget
from goldenlane.i18n import catalogue
from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.server.answers import JSON, lang_of
from goldenlane.server.api import Api
from goldenlane.server.archive import sweep_forever
from goldenlane.server.database import StoreError
from goldenlane.server.errors import Refused, problem
from goldenlane.server.faults import Faults
from goldenlane.server.hosts import Hosts
from goldenlane.server.hub import Hub
from goldenlane.server.limits import BODY_BYTES, PerMinute, address_of
from goldenlane.server.making import making
from goldenlane.server.measuring import Measured, metrics_route
from goldenlane.server.pages import Pages
from goldenlane.server.replays import Replays
from goldenlane.server.review_api import reviewing
from goldenlane.server.reviewing import Reviews
from goldenlane.server.settings import Settings
from goldenlane.server.sockets import Sockets, same_origin, socket_route
from goldenlane.server.store import Store
from goldenlane.server.thinking import Thinkers
from goldenlane.server.wire import LANGS

logger = logging.getLogger("goldenlane.server")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the link of a table stays among those who have it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
}
_COLLECT = (20_000, 20, 20)
"""When the collector looks: an action makes about a thousand things, and only few of them in circles."""
_CODES = {404: "no-page", 405: "no-page", 413: "too-large", 429: "too-fast"}


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Every refusal has a code and a sentence; none has a traceback."""
    headers: dict[str, str] = {}
    match error:
        case Refused():
            status, code, detail = error.status, error.code, error.detail
        case StoreError() | SQLAlchemyError():
            logger.error("the store failed", exc_info=error)
            status, code, detail = 503, "busy", ""
        case GoldenLaneError():
            status, code, detail = 400, "bad-wish", str(error)
        case HTTPException():
            status, detail = error.status_code, error.detail
            code = _CODES.get(status, "malformed" if status < 500 else "failed")
            headers = dict(error.headers or {})
        case RecursionError():  # JSON, list in list in list
            status, code, detail = 400, "malformed", "nested too deeply"
        case UnicodeDecodeError():  # JSON that is no text
            status, code, detail = 400, "malformed", "not UTF-8"
        case _:
            logger.error("a request failed", exc_info=error)
            status, code, detail = 500, "failed", ""
    body = msgspec.json.encode(problem(code, lang_of(request), detail))
    return Response(body, status_code=status, media_type=JSON, headers=headers)


async def _own_pages_only(request: Request[Any, Any, Any]) -> None:
    """A page of another site may not ask for changes in a visitor's name.

    A coroutine: a plain function would wait for a thread, and threads may all be busy with something long.
    """
    if request.method not in ("GET", "HEAD") and not same_origin(request.headers):
        raise Refused("malformed", "from another site", status=403)


async def _guard(message: Message, scope: Scope) -> None:
    """Every answer, also a refusal, carries the headers that keep the page to itself."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers[name] = value


def _settle() -> None:
    """Read all catalogues once, so that the first page does not wait for them.

    Words, content and code stay for good: the collector of garbage need not look at them again and again,
    which would stop everybody for as long as it looks. What a table makes is young and soon gone.
    """
    for lang in LANGS:
        catalogue(lang).messages  # noqa: B018
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


def _page_route(pages: Pages) -> Any:
    @get(["/", "/{path:path}"], unlimited=True)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        if path.startswith("/api/"):
            raise Refused("no-page", path, status=404)
        return pages.answer(request, path)

    return page


def make_app(settings: Settings) -> Litestar:
    """The server for these settings."""
    store = Store(settings.database)
    hub = Hub(store, Thinkers(settings.bot_workers), Faults(settings.reports))
    reviews = Reviews(Budget.read(settings.review_budget))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncGenerator[None, None]:
        await hub.open()
        sweeping = asyncio.create_task(sweep_forever(settings))
        reading = app.state.settled = asyncio.create_task(asyncio.to_thread(_settle))
        try:
            yield
        finally:
            sweeping.cancel()
            await asyncio.wait((sweeping,))
            await reading
            reviews.close()
            await hub.close()

    guesses = PerMinute(settings.unknown_codes_per_minute)

    async def no_guessing(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        if "code" in connection.path_params and guesses.spent(address_of(connection)):
            raise Refused("too-fast", status=429)

    def refused(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
        if isinstance(error, Refused) and error.code == "no-table":
            guesses.take(address_of(request))
        return _refused(request, error)

    app = Litestar(
        [
            Api,
            making(settings),
            reviewing(settings, reviews),
            socket_route(Sockets(hub, settings, guesses)),
            metrics_route(settings.metrics_token, hub),
            _page_route(Pages(settings.static)),
        ],
        lifespan=[life],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        before_request=_own_pages_only,
        exception_handlers={Exception: refused},
        guards=[Hosts(settings.hosts).guard, PerMinute(settings.requests_per_minute).guard, no_guessing],
        before_send=[_guard],
        middleware=[Measured(settings.access_log)],
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    app.state.replays = Replays()
    app.state.hub = hub
    app.state.draining = False
    return app
