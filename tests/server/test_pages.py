"""The files of the page."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from goldenlane.server.app import make_app
from goldenlane.server.settings import Settings
from tests.server.serving import sqlite


@pytest.fixture
def built(tmp_path: Path) -> Iterator[TestClient]:  # type: ignore[type-arg]
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>page")
    (page / "assets" / "app-1234.js").write_text("let x = 1;" * 100)
    (page / "reader" / "assets").mkdir(parents=True)
    (page / "reader" / "index.html").write_text("<!doctype html>reader")
    (page / "reader" / "worker.js").write_text("let y = 1;")
    (page / "reader" / "assets" / "reader-1234.js").write_text("let z = 1;")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(make_app(Settings(database=sqlite(tmp_path), static=page))) as client:
        yield client


def test_every_address_of_the_page_is_the_page(built: TestClient) -> None:  # type: ignore[type-arg]
    for path in ("/", "/t/ACDEFG", "/rules", "/rules/"):
        answer = built.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>page")
        assert answer.headers["cache-control"] == "no-cache"


def test_the_card_reader_is_a_page_of_its_own(built: TestClient) -> None:  # type: ignore[type-arg]
    answer = built.get("/reader", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, "reader/")
    page = built.get("/reader/")
    assert (page.status_code, page.text) == (200, "<!doctype html>reader")
    assert (
        page.headers["cache-control"] == built.get("/reader/worker.js").headers["cache-control"] == "no-cache"
    )
    assert "immutable" in built.get("/reader/assets/reader-1234.js").headers["cache-control"]
    assert "worker-src 'self'" in page.headers["content-security-policy"]


def test_files_are_compressed_and_kept(built: TestClient) -> None:  # type: ignore[type-arg]
    answer = built.get("/assets/app-1234.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text == "let x = 1;" * 100
    assert len(gzip.compress(answer.content)) < 200
    plain = built.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    again = built.get("/assets/app-1234.js", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_nothing_outside_the_folder_is_served(built: TestClient) -> None:  # type: ignore[type-arg]
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"):
        assert "secret" not in built.get(path).text.replace("secret.txt", "")
    assert built.get("/none.js").status_code == 404
    assert built.get("/" + "x" * 300).status_code == 404


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(database=sqlite(tmp_path), static=tmp_path / "none"))) as client:
        assert "has not been built" in client.get("/").text


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_the_content_of_a_game_is_cached(built: TestClient, game: str) -> None:  # type: ignore[type-arg]
    answers = [built.get(f"/api/content/{game}/{lang}") for lang in ("en", "pl", "uk")]
    assert len({answer.headers["etag"] for answer in answers}) == 3
    assert all(answer.headers["content-encoding"] == "gzip" for answer in answers)
    plain = built.get(f"/api/content/{game}/pl", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answers[1].json()
    again = built.get(f"/api/content/{game}/pl", headers={"If-None-Match": answers[1].headers["etag"]})
    assert again.status_code == 304
    english = answers[0].json()
    keys = [component["key"] for component in english["components"]]
    assert len(set(keys)) == len(keys)
    assert all(component["sources"] for component in english["components"])
    assert built.get(f"/api/content/{game}/xx").status_code == 404


def test_cards_and_effects_are_said(built: TestClient) -> None:  # type: ignore[type-arg]
    content = built.get("/api/content/golem/en").json()
    book = next(component for component in content["components"] if component["key"] == "book.1")
    assert book["words"]
    assert content["effects"]["action-tile.A1"]["face"]["do"] == "all"
    assert content["effects"]["action-tile.A1"]["words"]
    tile = next(component for component in content["components"] if component["key"] == "neighborhood.red.1")
    assert tile["words"]
