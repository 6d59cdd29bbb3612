"""The application: routes, headers, errors."""

from typing import Any

from litestar import Litestar, Request, Response, get

from goldenlane.games import games
from goldenlane.server.content import shipped_content
from goldenlane.server.pages import Pages
from goldenlane.server.wire import LANGS

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


@get("/api/content/{game:str}/{lang:str}")
async def content(request: Request[Any, Any, Any], game: str, lang: str) -> Response[bytes]:
    if game not in games() or lang not in LANGS:
        return Response(b"not found", status_code=404, media_type="text/plain")
    etag, body = shipped_content(game, lang)
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def make_app() -> Litestar:
    pages = Pages()

    @get(["/", "/{path:path}"])
    async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        return pages.answer(request, path)

    return Litestar([content, page], openapi_config=None)
