"""What one address may do, by a clock that nobody sets."""

import time
from pathlib import Path

import pytest
from litestar.testing import TestClient

from goldenlane.server.app import make_app
from goldenlane.server.limits import PerMinute
from goldenlane.server.settings import Settings
from tests.server.serving import sqlite

ME2 = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


def test_so_many_a_minute_for_each_address() -> None:
    now = 0.0
    limit = PerMinute(2, lambda: now)
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert limit.spent("a")
    assert limit.take("b")
    now = 61.0
    assert limit.take("a")
    assert not limit.spent("a")


def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenlane.server.limits._ADDRESSES", 10)
    now = 0.0
    limit = PerMinute(1, lambda: now)
    for number in range(10):
        limit.take(f"{number}")
    now = 61.0
    limit.take("x")
    assert list(limit._counts) == ["x"]


def test_the_clock_of_the_limits_never_goes_back(folder: Path) -> None:
    """The time of day may be set back an hour; nobody is locked out for that long."""
    assert PerMinute(1)._clock is time.monotonic
    with TestClient(make_app(Settings(sqlite(folder), requests_per_minute=3))) as client:
        assert [client.get("/api/offer").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert client.get("/").status_code == 200, "the page itself has no limit"


def test_codes_cannot_be_guessed(folder: Path) -> None:
    with TestClient(make_app(Settings(sqlite(folder), unknown_codes_per_minute=3))) as client:
        code = client.post("/api/new", json={"game": "golem", "seats": ME2}).json()["code"]
        assert client.get(f"/api/tables/{code}").status_code == 200
        guessed = [client.get(f"/api/tables/AAAA{n}{n}").status_code for n in (3, 4, 6, 7)]
        assert guessed == [404, 404, 404, 429]
        assert client.get(f"/api/tables/{code}").status_code == 429, (
            "a right guess is not told from a wrong one"
        )
        assert client.get("/api/offer").status_code == 200
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"type": "hello", "table": "AAAAAA"})
            assert socket.receive_json()["code"] == "too-fast"


def test_codes_cannot_be_guessed_over_a_socket(folder: Path) -> None:
    with (
        TestClient(make_app(Settings(sqlite(folder), unknown_codes_per_minute=3))) as client,
        client.websocket_connect("/api/socket") as socket,
    ):
        said = []
        for _ in range(4):
            socket.send_json({"type": "hello", "table": "AAAAAA"})
            said.append(socket.receive_json()["code"])
        assert said == ["no-table"] * 3 + ["too-fast"]


def test_json_that_is_nested_too_deeply_is_malformed(folder: Path) -> None:
    with TestClient(make_app(Settings(sqlite(folder)))) as client:
        deep = '{"game":"golem","seats":' + "[" * 100_000 + "]" * 100_000 + "}"
        options = '{"game":"golem","seats":[],"options":' + '{"a":' * 50_000 + "1" + "}" * 50_001
        for body in (deep, options):
            answer = client.post("/api/new", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        file = '{"goldenlane":1,"options":' + "[" * 100_000 + "]" * 100_000 + "}"
        answer = client.post("/api/import", json={"file": file, "seats": ME2})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-file")


def test_one_person_does_not_fill_the_list_of_open_tables(folder: Path) -> None:
    app = make_app(Settings(sqlite(folder)))
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}]
    with TestClient(app) as eve:
        made = [
            eve.post("/api/new", json={"game": "golem", "seats": seats, "open": True}).json()["code"]
            for _ in range(7)
        ]
        eve.cookies.clear()
        other = eve.post("/api/new", json={"game": "golem", "seats": seats, "open": True}).json()["code"]
        eve.cookies.clear()
        listed = [table["code"] for table in eve.get("/api/tables").json()["open"]]
        assert listed == [other, *reversed(made[2:])]
