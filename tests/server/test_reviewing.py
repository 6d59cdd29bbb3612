"""Reviews of finished games: made once, elsewhere, told in every language; nothing before the end."""

import asyncio
import json
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import goldenlane as gl
from goldenlane.bots import Budget
from goldenlane.review import review
from goldenlane.review.words import tell
from goldenlane.server import wire_review
from goldenlane.server.errors import Refused
from goldenlane.server.live import LiveTable, split_log, written
from goldenlane.server.reviewing import Reviews, _written
from goldenlane.server.store import SeatRow, TableRow
from tests.playing import move
from tests.server.serving import PATIENCE, Browser, Server, sqlite

ME = {"kind": "me", "name": "Ann"}


def played(game: str, players: int, **options: Any) -> str:
    """The file of a whole random game."""
    match, rng = gl.new(game, players=players, seed=5, **options), Random(5)
    while not match.over:
        match.play(*move(match, rng))
    return match.save()


@pytest.fixture(scope="module")
def file() -> str:
    return played("golem", 1, setup="intro")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Looks at each decision only once: the tests are about the way, not about the judgement."""
    where = sqlite(tmp_path_factory.mktemp("reviews"))
    with Server(where, "--limits=100", "--review-budget=1") as running:
        yield running


def live_table(code: str, file: str) -> LiveTable:
    """A table in memory at which the game of a file was played alone."""
    match = gl.load(file)
    opening, steps = split_log(match.log)
    row = TableRow(1, code, json.dumps(match.header()), written(opening), "en", False, True, 0, None)
    lines = [(seq, written(step)) for seq, step in enumerate(steps, start=1)]
    return LiveTable(row, [SeatRow(0, "human", "Ann", None, None)], lines)


def imported(browser: Browser, file: str) -> str:
    return str(browser.post("/import", file=file, seats=[ME])["code"])


def read(browser: Browser, code: str, lang: str = "en") -> Any:
    """The review, as soon as it is there."""
    end = time.monotonic() + PATIENCE * 3
    while time.monotonic() < end:
        answer = browser.http.get(f"/api/tables/{code}/review", headers={"Accept-Language": lang}).json()
        if answer["state"] not in ("waiting", "running"):
            return answer
        assert 0 <= answer["progress"] <= 1
        time.sleep(0.2)
    raise AssertionError(f"the review does not end: {answer}")


def test_a_finished_game_is_reviewed_once_and_told_in_every_language(
    ann: Browser, ben: Browser, file: str
) -> None:
    code = imported(ann, file)
    assert ann.get(f"/tables/{code}/review")["state"] == "none"
    assert ann.post(f"/tables/{code}/review")["state"] in ("waiting", "running")
    done = read(ann, code)
    assert (done["state"], done["game"]) == ("done", "golem")
    told = done["review"]
    decisions = sum(seat >= 0 and text != "undo" for seat, text in gl.load(file).log)
    assert told["chart"]["points"][-1]["number"] == decisions + 1
    assert len(told["chart"]["people"]) == 2, "alone, the second player is the solo opponent"
    assert told["title"] == "Game review"
    # Anybody at the finished table reads the same one, in another language.
    assert ben.post(f"/tables/{code}/review")["state"] == "done"
    polish = read(ben, code, "pl")["review"]
    assert polish["chart"]["points"] == told["chart"]["points"]
    assert polish["title"] != told["title"]


def test_no_review_before_the_end(ann: Browser) -> None:
    code = ann.new("Ann", "*")["code"]
    for answer in (
        ann.http.post(f"/api/tables/{code}/review", json={}),
        ann.http.get(f"/api/tables/{code}/review"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "not-over")


def test_a_wrong_code_is_refused(ann: Browser) -> None:
    for code in ("AAAAAA", "x", "..%2f..", "%00"):
        assert ann.http.post(f"/api/tables/{code}/review", json={}).status_code == 404
        assert ann.http.get(f"/api/tables/{code}/review").status_code == 404


def test_other_sites_may_not_ask_for_a_review(ann: Browser, file: str) -> None:
    code = imported(ann, file)
    evil = {"Origin": "https://evil.example"}
    assert ann.http.post(f"/api/tables/{code}/review", headers=evil).status_code == 403
    assert ann.get(f"/tables/{code}/review")["state"] == "none"


def test_who_asks_for_too_many_reviews_is_stopped(
    tmp_path_factory: pytest.TempPathFactory, file: str
) -> None:
    """With the usual limits: asking again and again is refused, reading is not."""
    with Server(sqlite(tmp_path_factory.mktemp("flood")), "--review-budget=1") as server:
        eve = Browser(server)
        code = imported(eve, file)
        answers: list[httpx.Response] = [
            eve.http.post(f"/api/tables/{code}/review", json={}) for _ in range(12)
        ]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-fast")
        assert eve.get(f"/tables/{code}/review")["state"] in ("waiting", "running", "done")
        assert eve.new("Eve", "*")["code"], "tables have a limit of their own"


def test_only_so_many_games_wait(file: str) -> None:
    """Beyond that one is asked to come again; what was asked for is not forgotten."""

    async def run() -> None:
        reviews = Reviews(Budget(iterations=1))
        tables = [live_table(f"AAAA{number:02}", file) for number in range(18)]
        try:
            for number, table in enumerate(tables[:16]):
                reviews.ask(table, f"address {number % 4}")
            with pytest.raises(Refused, match="too many games wait"):
                reviews.ask(tables[17], "address 4")
            assert {reviews.state(table, "en").state for table in tables[:16]} == {"waiting"}
            assert reviews.state(tables[17], "en").state == "none"
        finally:
            reviews.close()

    asyncio.run(run())


def test_nobody_fills_the_queue_alone(file: str) -> None:
    async def run() -> None:
        reviews = Reviews(Budget(iterations=1))
        tables = [live_table(f"AAAA{number:02}", file) for number in range(6)]
        try:
            for table in tables[:4]:
                reviews.ask(table, "one")
            with pytest.raises(Refused, match="too many of your games"):
                reviews.ask(tables[4], "one")
            reviews.ask(tables[0], "one")  # it waits already
            reviews.ask(tables[5], "another")
            assert reviews.state(tables[5], "en").state == "waiting"
        finally:
            reviews.close()

    asyncio.run(run())


def test_what_is_told_fits_the_wire() -> None:
    """Also what only Alchemists has."""
    match = gl.load(played("alchemists", 2))
    found = review(match, budget=Budget(iterations=1))
    for lang in ("en", "pl", "uk"):
        told = _written(tell(found, match, lang, ["Ann", "Ben"]))
        again = msgspec.json.decode(told, type=wire_review.Review)
        assert all(player.knowledge is not None for player in again.players)
