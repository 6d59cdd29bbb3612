"""The server answers only when it is called by a name that it knows."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from goldenlane.server.app import make_app
from goldenlane.server.hosts import Hosts, own_names
from goldenlane.server.settings import Settings
from tests.server.serving import sqlite

NAMES = own_names("127.0.0.1", "https://table.example.org/", ["Lane.Example"])


@pytest.mark.parametrize(
    "header",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST:1",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "[::1]:8000",
        "table.example.org",
        "table.example.org.:443",
        "lane.example",
    ],
)
def test_own_names_and_plain_addresses_are_fine(header: str) -> None:
    assert Hosts(NAMES).allows(header)


@pytest.mark.parametrize(
    "header", ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1", "a b", "@"]
)
def test_other_names_are_not(header: str) -> None:
    assert not Hosts(NAMES).allows(header)


def test_a_request_to_another_name_is_refused(folder: Path) -> None:
    with TestClient(make_app(Settings(sqlite(folder), hosts=NAMES)), base_url="http://127.0.0.1") as client:
        assert client.get("/api/offer").status_code == 200
        for path in ("/api/offer", "/", "/api/tables"):
            answer = client.get(path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (421, "malformed")
