"""The live socket: play, look on, come back, take back, look ahead."""

from random import Random
from typing import Any

import msgspec
import pytest

import goldenlane as gl
from goldenlane.server.render import details
from tests.server.serving import Browser, Page, Server


@pytest.fixture
def table(ann: Browser, ben: Browser) -> str:
    """Ann and Ben at one table, each in a browser of their own."""
    code = str(ann.new("Ann", "")["code"])
    ben.post(f"/tables/{code}/join", name="Ben")
    return code


def together(*pages: Page) -> None:
    """Wait until all pages show the newest state."""
    newest = max(page.settled(0)["seq"] for page in pages)
    for page in pages:
        page.settled(newest)


def play(rng: Random, steps: int, *pages: Page) -> None:
    """Play on at random; ends early when the game is over."""
    for _ in range(steps):
        together(*pages)
        if pages[0].state["over"]:
            return
        page = next(page for page in pages if page.state["options"])
        page.act(rng.choice(page.state["options"])["action"])
    together(*pages)


def log_of(page: Page) -> list[dict[str, Any]]:
    """The page's log: every state replaces the events from a place on."""
    events: list[dict[str, Any]] = []
    for data in page.received:
        message = msgspec.json.decode(data)
        if message["type"] == "state":
            assert message["events_from"] <= len(events)
            events[message["events_from"] :] = message["events"]
    return [{key: event[key] for key in ("kind", "seat", "args", "root")} for event in events]


def test_two_browsers_play_a_whole_game_and_one_looks_on(
    server: Server, ann: Browser, ben: Browser, table: str
) -> None:
    pages = [ann.page(table), ben.page(table), Browser(server).page(table)]
    play(Random(1), 10_000, *pages)
    match = gl.load(ann.http.get(f"/api/tables/{table}/file").text)
    assert match.over
    for page, seat in zip(pages, (0, 1, None), strict=True):
        assert page.state["over"]
        assert page.state["seat"] == seat
        told = [
            {key: value for key, value in score.items() if key != "words"} for score in page.state["scores"]
        ]
        assert told == match.scores()
        assert page.state["view"] == msgspec.to_builtins(match.view(seat))
        events = [{**event, "args": details(match.game, event)} for event in match.events_for(seat)]
        for event in events:
            del event["because"]
        assert log_of(page) == msgspec.to_builtins(events)


def test_who_comes_back_gets_what_is_missing(ann: Browser, ben: Browser, table: str) -> None:
    one, other = ann.page(table), ben.page(table)
    play(Random(3), 20, one, other)
    one.close()
    while other.state["options"]:
        other.act()
    back = ann.page(table, last_seq=one.state["seq"])
    back.settled(other.state["seq"])
    assert back.state["events_from"] == len(log_of(one))
    one.received += back.received
    fresh = ann.page(table)
    fresh.settled(other.state["seq"])
    assert log_of(one) == log_of(fresh)


def test_an_action_can_be_taken_back_until_something_is_known(ann: Browser) -> None:
    """Undo takes the events back too, and says why it reaches no further."""
    code = ann.new("Ann", options={"setup": "intro"})["code"]
    page = ann.page(code)
    page.settled(0)
    rng = Random(4)
    undone = 0
    while undone < 3:
        before = page.state
        after = page.act(rng.choice(before["options"])["action"])
        assert not after["over"], "no action of the game could be taken back"
        if not after["undo"]["reach"]:
            assert after["undo"]["reason"]
            page.send("undo", seq=after["seq"])
            assert page.error()["code"] == "cannot-undo"
            continue
        page.send("undo", seq=after["seq"])
        again = page.settled(after["seq"] + 1)
        assert again["view"] == before["view"]
        assert again["options"] == before["options"]
        assert again["events_from"] == before["events_from"] + len(before["events"])
        assert again["events"] == []
        undone += 1


def test_a_preview_changes_nothing_and_comes_true(ann: Browser) -> None:
    code = ann.new("Ann", options={"setup": "intro"})["code"]
    page = ann.page(code)
    page.settled(0)
    rng = Random(5)
    certain = 0
    for _ in range(40):
        if page.state["over"]:
            break
        action = rng.choice(page.state["options"])["action"]
        page.send("preview", seq=page.state["seq"], action=action)
        preview = page.until(lambda message: bool(message["type"] == "preview"))
        assert preview["action"] == action
        page.act(action)
        if not preview["uncertain"]:
            certain += 1
            assert preview["view"] == page.state["view"]
            assert preview["events"] == page.state["events"]
    assert certain > 10


def test_a_secret_choice_is_not_disturbed_by_the_others(ann: Browser, ben: Browser, table: str) -> None:
    """All choose at once: who clicks a moment later than another is not told that this is stale."""
    one, other = ann.page(table), ben.page(table)
    together(one, other)
    assert one.state["options"]
    assert other.state["options"]
    other.act()
    one.send("act", seq=0, action=one.state["options"][0]["action"])
    assert one.settled(2)["seq"] == 2


def test_one_browser_looks_as_each_of_its_seats(ann: Browser) -> None:
    page = ann.page(ann.new("Ann", "Ben")["code"])
    assert page.settled(0)["seat"] == 0
    page.send("look", seat=1)
    page.until(lambda message: message["type"] == "state" and message["seat"] == 1)
    assert page.state["view"]["players"][1]["hand"] is not None
    assert page.state["view"]["players"][0]["hand"] is None
    page.act(seat=1)
    page.send("look", seat=None)
    watching = page.until(lambda message: message["type"] == "state" and message["seat"] is None)
    assert watching["options"] == []


def test_the_language_changes_at_once(ann: Browser, table: str) -> None:
    page = ann.page(table)
    assert page.settled(0)["undo"]["reason"] == "Something random has happened since."
    page.send("lang", lang="pl")
    polish = page.until(lambda message: message["type"] == "state" and message["lang"] == "pl")
    assert polish["undo"]["reason"] == "Od tego czasu nastąpiło losowanie."
    assert len(polish["events"]) == len(log_of(page))


def test_everybody_sees_who_is_there(ann: Browser, ben: Browser, table: str) -> None:
    page = ann.page(table)
    assert [seat["online"] for seat in page.settled(0)["seats"]] == [True, False]
    guest = ben.page(table)
    page.until(lambda message: bool(message["seats"][1]["online"]))
    guest.close()
    page.until(lambda message: not message["seats"][1]["online"])


def test_bots_play_with_a_visible_sign_of_thinking(ann: Browser) -> None:
    page = ann.page(ann.new("Ann", "*", "*")["code"])
    page.until(lambda message: any(seat["thinking"] for seat in message["seats"]))
    page.settled(2)
    play(Random(6), 1, page)
    assert page.state["seats"][1]["level"]


def test_bots_play_on_alone_to_the_end(ann: Browser) -> None:
    code = ann.new("Ann", "*", agreed={"thinking": 0.1})["code"]
    page = ann.page(code)
    page.settled(0)
    ann.post(f"/tables/{code}/leave", seat=0)
    assert page.until(lambda message: message["type"] == "state" and message["over"])["scores"]
