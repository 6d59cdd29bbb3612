"""Requests are measured, and Prometheus may read what was."""

import hmac
import logging
import time
from typing import Any

from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from goldenlane.server.errors import Refused
from goldenlane.server.hub import Hub
from goldenlane.server.logs import FIELDS
from goldenlane.server.metrics import BOTS, REGISTRY, REQUESTS, TABLES, WELL, WRITES


class Measured(ASGIMiddleware):
    """Measures every request by its route, and notes it in the log if the host wants that."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, access_log: bool) -> None:
        self._log = logging.getLogger("goldenlane.access") if access_log else None

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        status, began = 500, time.perf_counter()

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            route, took = str(scope.get("path_template") or "/"), time.perf_counter() - began
            REQUESTS.labels(route, str(status)).observe(took)
            if self._log is not None:
                fields = {"route": route, "status": status, "ms": round(took * 1000, 1)}
                self._log.info("request", extra={FIELDS: fields})


async def _look_around(hub: Hub) -> None:
    """What waits at the moment."""
    tables = hub.tables.by_id.values()
    TABLES.set(len(tables))
    BOTS.set(sum(len(table.thinking) for table in tables))
    WRITES.set(hub.store.waiting)
    WELL.set(await hub.health.trouble() is None)


def metrics_route(token: str | None, hub: Hub) -> Any:
    """The page /metrics for whoever says the token; without one there is no such page."""

    @get("/metrics")
    async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if token is None:
            raise Refused("no-page", "/metrics", status=404)
        said = request.headers.get("authorization", "").encode()
        if not hmac.compare_digest(said, f"Bearer {token}".encode()):
            raise Refused("no-page", "/metrics", status=401)
        await _look_around(hub)
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)

    return metrics
