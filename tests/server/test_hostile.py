"""A client that means harm changes nothing, learns nothing and gets clear errors."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import goldenlane as gl
from goldenlane.kernel.save import check_sum
from tests.server.serving import Browser, Message, Page, Server, sqlite


@pytest.fixture
def table(ann: Browser, ben: Browser) -> str:
    code = str(ann.new("Ann", "")["code"])
    ben.post(f"/tables/{code}/join", name="Ben")
    return code


def unchanged(page: Page) -> dict[str, Any]:
    """What a table looks like to a page that asks anew."""
    page.send("look", seat=page.state["seat"])
    return page.until(lambda message: bool(message["type"] == "state"))


def refused(page: Page, kind: str, **fields: Any) -> str:
    page.send(kind, **fields)
    return str(page.error()["code"])


def until_closed(page: Page) -> list[Message]:
    """What comes before the server closes the socket."""
    messages = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(page.receive())
    return messages


def test_nobody_acts_for_another_seat(ann: Browser, ben: Browser, table: str, server: Server) -> None:
    honest = ann.page(table)
    before = honest.settled(0)
    action = before["options"][0]["action"]
    thief = ben.page(table)
    thief.settled(0)
    stranger = Browser(server).page(table)
    stranger.settled(0)
    for page in (thief, stranger):
        for seat in (0, 2, 7):
            assert refused(page, "act", seq=0, action=action, seat=seat) == "not-your-seat"
            assert refused(page, "undo", seq=0, seat=seat) == "not-your-seat"
            assert refused(page, "preview", seq=0, action=action, seat=seat) == "not-your-seat"
            assert refused(page, "ask", seq=0, seat=seat) == "not-your-seat"
            assert refused(page, "look", seat=seat) == "not-your-seat"
            assert refused(page, "hello", table=table, seat=seat) == "not-your-seat"
    assert refused(stranger, "act", seq=0, action=action) == "not-your-seat"
    assert unchanged(honest)["view"] == before["view"]


def test_a_made_up_cookie_is_nobody(ann: Browser, server: Server, table: str) -> None:
    for secret in ("x" * 43, "", "a", "é" * 43, str(ann.secret)[:-1] + "!", str(ann.secret).upper()):
        answer = httpx.get(
            f"{server.url}/api/tables", headers={b"Cookie": f"goldenlane={secret}".encode()}, timeout=30
        )
        assert answer.json()["mine"] == []


def test_an_old_message_is_refused_with_a_fresh_state(ann: Browser) -> None:
    page = ann.page(ann.new("Ann", options={"setup": "intro"})["code"])
    page.settled(0)
    old = {"seq": 0, "action": page.state["options"][0]["action"]}
    page.act()
    for seq in (old["seq"], page.state["seq"] + 1, 1_000_000, -1):
        page.send("act", **{**old, "seq": seq})
        error = page.error()
        assert (error["code"], error["seq"]) == ("stale", page.state["seq"])
        assert page.until(lambda message: message["type"] == "state")["seq"] == error["seq"]


def test_what_is_not_an_option_cannot_be_played(ann: Browser, table: str) -> None:
    page = ann.page(table)
    before = page.settled(0)
    for action in ("win", "undo", " undo ", "keep 99", "* draw", "keep 51\n* goals 1 2", "0 done", "\0", "é"):
        code = refused(page, "act", seq=0, action=action)
        assert code == "illegal", action
    assert refused(page, "preview", seq=0, action="win") == "illegal"
    assert unchanged(page)["view"] == before["view"]


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "1e999",
    '"hello"',
    "{}",
    '{"type":"steal"}',
    '{"type":"hello"}',
    '{"type":"hello","table":5}',
    '{"type":"hello","table":"AAAAAA","extra":1}',
    '{"type":"act","seq":"0","action":"x"}',
    '{"type":"act","seq":0.5,"action":"x"}',
    '{"type":"act","seq":0,"action":""}',
    '{"type":"act","seq":0,"action":"' + "x" * 500 + '"}',
    '{"type":"act","seq":99999999999999999999,"action":"x"}',
    '{"type":"act","seq":0,"action":"x","seat":-1}',
    '{"type":"ask"}',
    '{"type":"ask","seq":0,"level":"random"}',
    '{"type":"lang","lang":"xx"}',
    '{"type":"hello","table":' + "[" * 1500,
]


def test_malformed_messages_are_refused(ann: Browser, table: str) -> None:
    page = ann.page(table)
    before = page.settled(0)
    for text in MALFORMED:
        page.raw(text)
        error = page.error()
        assert error["code"] == "malformed", text
        assert error["words"]
    page.socket.send(b"\xff\xfe\x00")
    assert page.error()["code"] == "malformed"
    assert unchanged(page)["view"] == before["view"]


def test_other_tables_cannot_be_reached(ann: Browser, server: Server) -> None:
    page = Page(ann)
    assert refused(page, "act", seq=0, action="x") == "hello-first"
    assert refused(page, "preview", seq=0, action="x") == "hello-first"
    assert refused(page, "ask", seq=0) == "hello-first"
    assert refused(page, "look", seat=0) == "hello-first"
    for code in ("AAAAAA", "OOOOOO", "../../", "' OR 1", "%00%00"):
        assert refused(page, "hello", table=code) == "no-table"
        answer = ann.http.get(f"/api/tables/{quote(code, safe='')}")
        assert answer.status_code == 404


def test_a_huge_message_closes_the_socket_and_nothing_else(ann: Browser, table: str) -> None:
    honest = ann.page(table)
    honest.settled(0)
    for size in (5_000, 2_000_000):
        page = ann.page(table)
        page.settled(0)
        with suppress(ConnectionClosed):  # perhaps before all of it was sent
            page.raw('{"type":"act","seq":0,"action":"' + "x" * size + '"}')
        until_closed(page)
    assert unchanged(honest)["seq"] == 0


def test_a_huge_request_is_refused(ann: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    answer = ann.http.post("/api/import", json={"file": "x" * 1_050_000, "seats": seats})
    assert answer.status_code == 400
    answer = ann.http.post("/api/import", json={"file": "x" * 5_000_000, "seats": seats})
    assert answer.status_code == 413


def test_a_bad_request_is_refused_in_words(ann: Browser, table: str) -> None:
    for body in (
        b"",
        b"{",
        b"[]",
        b'{"game":5}',
        b'{"game":"golem"}',
        b'{"game":"golem","seats":[]}',
        b"\xff",
        b'{"game\xa2":"golem"}',
        b'{"game":"golem","seats":[{"kind":"me","name\xf3":"Eve"}]}',
    ):
        answer = ann.http.post("/api/new", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body
    for name in ("", "x" * 25):
        answer = ann.http.post(f"/api/tables/{table}/join", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert ann.http.get("/api/nothing").json()["code"] == "no-page"
    assert ann.http.delete("/api/tables").status_code == 405


def test_a_file_that_sets_up_a_position_is_refused(ann: Browser) -> None:
    text = gl.new("golem", players=2, seed=1, position={"round": 1, "phase": 3, "turn": 0}).save()
    answer = ann.http.post("/api/import", json={"file": text, "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-file")
    assert "position" in answer.json()["detail"]


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_a_file_names_no_file_of_the_host(ann: Browser, game: str, tmp_path: Path) -> None:
    """What a game file calls its content is text, and never the path of something that is then read."""
    match = gl.new(game, players=2, seed=1)
    secret = tmp_path / "content.txt"
    secret.write_text(match.game.content.text, encoding="utf-8")
    for path in (str(secret), "/dev/zero", str(tmp_path)):
        data = {**json.loads(match.save()), "content-text": path}
        del data["check"]
        text = json.dumps({**data, "check": check_sum(data)})
        answer = ann.http.post("/api/import", json={"file": text, "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-file")
        detail = answer.json()["detail"]
        assert "content must be the text" in detail or "no proper 'content-text'" in detail


def test_other_sites_may_not_ask_in_a_visitors_name(ann: Browser, table: str) -> None:
    evil = {"Origin": "https://evil.example"}
    seats = [{"kind": "me"}, {"kind": "me"}]
    answer = ann.http.post("/api/new", json={"game": "golem", "seats": seats}, headers=evil)
    assert answer.status_code == 403
    url = ann.server.url.replace("http", "ws") + "/api/socket"
    with pytest.raises(InvalidStatus), connect(url, additional_headers=evil):
        pass


def test_every_answer_keeps_the_page_to_itself(ann: Browser, table: str) -> None:
    for path in ("/", f"/t/{table}", "/api/offer", "/api/nothing", "/nothing.js", "/api/tables/AAAAAA"):
        headers = ann.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "'unsafe-eval'" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_floods_are_stopped_and_others_are_served(tmp_path_factory: pytest.TempPathFactory) -> None:
    """With the usual limits, as a host runs the server."""
    with Server(sqlite(tmp_path_factory.mktemp("flood"))) as server:
        ann, eve = Browser(server), Browser(server)
        code = ann.new("Ann", options={"setup": "intro"})["code"]
        honest = ann.page(code)
        honest.settled(0)
        flood = Page(eve)
        with suppress(ConnectionClosed):
            for _ in range(5_000):
                flood.send("hello", table=code)
        said = {message.get("code") for message in until_closed(flood)}
        assert "too-fast" in said
        assert honest.act()["seq"] == 1
        answers = [eve.http.post("/api/new", content=b"{}").status_code for _ in range(40)]
        assert answers[-1] == 429
        answers = [eve.http.get("/api/offer").status_code for _ in range(700)]
        assert answers[-1] == 429
        refusal = eve.http.get("/api/offer", headers={"Accept-Language": "pl"}).json()
        assert refusal == {
            "code": "too-fast",
            "words": "Zbyt wiele wiadomości naraz. Zaczekaj chwilę.",
            "detail": "",
        }
        assert json.dumps(honest.act()["seq"]) == "2"


def test_sockets_from_one_address_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(sqlite(tmp_path_factory.mktemp("sockets")), "--limits=0.02") as server:
        eve = Browser(server)
        first, second = Page(eve), Page(eve)
        with pytest.raises(InvalidStatus):
            Page(eve)
        first.close()
        second.close()
