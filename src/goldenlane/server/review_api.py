"""The requests about reviews of finished games."""

from litestar import Router, get, post

from goldenlane.server.answers import Ask, PathText, TheHub, lang_of
from goldenlane.server.identity import proper_code
from goldenlane.server.limits import PerMinute, address_of
from goldenlane.server.reviewing import Reviews
from goldenlane.server.settings import Settings
from goldenlane.server.wire_review import ReviewState


def reviewing(settings: Settings, reviews: Reviews) -> Router:
    """To ask for a review has a narrow limit for one address; to look how far it is has none of its own."""

    @post("/", status_code=200, guards=[PerMinute(settings.reviews_per_minute).guard])
    async def ask(request: Ask, code: PathText, hub: TheHub) -> ReviewState:
        table = await hub.table(proper_code(code))
        reviews.ask(table, address_of(request))
        return reviews.state(table, lang_of(request))

    @get("/")
    async def look(request: Ask, code: PathText, hub: TheHub) -> ReviewState:
        return reviews.state(await hub.table(proper_code(code)), lang_of(request))

    return Router("/api/tables/{code:str}/review", route_handlers=[ask, look])
