"""Two tables that differ only in what a guest cannot know give the guest the same bytes."""

import re
from itertools import islice
from random import Random
from typing import Any

from campaigns.campaign import Run
from campaigns.visitors import Page, Visitor, wishes
from campaigns.worlds import pairs
from goldenlane.kernel.match import Match

COURSES = 3
"""Pairs of games of each kind."""
POINTS = 10
"""Points of a course that are compared."""
EVERY = 3
PREVIEWS = 3
_TIMES = re.compile(rb'"(created|moved)":\d+')


def _level(data: bytes, code: str) -> bytes:
    """Without what two tables never share: their codes, and when they were made."""
    return _TIMES.sub(b'"when":0', data.replace(code.encode(), b"CODE"))


async def everything(port: int, match: Match, seat: int) -> list[bytes]:
    """All that a guest at this seat and a spectator get of a table that goes on from this game."""
    players = match.game.seats
    got: list[bytes] = []

    def keep(channel: str, data: bytes) -> None:
        if b'"type":"presence"' not in data:  # who came when is not the game's
            got.append(data)

    async with Visitor(port) as host, Visitor(port, keep=keep) as guest, Visitor(port, keep=keep) as outside:
        seats = wishes(*("" if other == seat else f"P{other}" for other in range(players)))
        code = str((await host.post("/import", file=match.save(), seats=seats))["code"])
        await guest.post(f"/tables/{code}/join", name="Eve")
        got.clear()
        page = await guest.page(code)
        await _say_everything(page)
        await guest.ask("GET", f"/tables/{code}")
        await guest.ask("GET", f"/tables/{code}/file")
        await guest.ask("GET", f"/tables/{code}/replay")
        await outside.page(code)
        await outside.ask("GET", f"/tables/{code}")
    return [_level(data, code) for data in got]


async def _say_everything(page: Page) -> None:
    """Previews of options, and things that are refused."""
    state = page.state
    for option in state["options"][:PREVIEWS]:
        page.say("preview", seq=state["seq"], action=option["action"])
        await page.until(lambda message: message["type"] in ("preview", "error"))
    for kind, fields in (("act", {"action": "win"}), ("preview", {"action": "win"})):
        page.say(kind, seq=state["seq"], **fields)
        await page.until(lambda message: bool(message["type"] == "error"))


async def compare_worlds(run: Run, port: int, game: str, options: dict[str, Any], number: int) -> int:
    """Follow pairs of games that one seat cannot tell apart; how often all bytes were compared."""
    courses = 1 if run.short else COURSES
    return sum([await _course(run, port, game, options, f"{number} {at}") for at in range(courses)])


async def _course(run: Run, port: int, game: str, options: dict[str, Any], name: str) -> int:
    rng = Random(f"worlds {run.seed} {name}")
    seat = rng.randrange(options["players"])
    compared, points = 0, 3 if run.short else POINTS
    for one, other in islice(pairs(game, seat, rng, **options), 0, points * EVERY, EVERY):
        got = [await everything(port, match, seat) for match in (one, other)]
        compared += 1
        if got[0] != got[1]:
            at = next((i for i, (a, b) in enumerate(zip(*got, strict=False)) if a != b), -1)
            run.fault(
                f"two worlds of {game} are not the same to seat {seat}, "
                f"after {len(one.log)} and {len(other.log)} lines: "
                f"{_difference(got[0][at], got[1][at])}"
            )
    return compared


def _difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"{one[max(0, at - 60) : at + 60]!r} and {other[max(0, at - 60) : at + 60]!r}"
