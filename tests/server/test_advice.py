"""Hints: what a good bot would do, if the table allows to ask."""

from random import Random
from typing import Any

import pytest

from tests.server.serving import Browser, Message, Page, Server, sqlite


def hint(page: Page, **more: Any) -> Message:
    page.send("ask", seq=page.state["seq"], **more)
    return page.until(lambda message: message["type"] in ("hint", "error"))


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_a_hint_is_one_of_the_options_in_the_words_of_the_page(ann: Browser, game: str) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    page = ann.page(ann.post("/new", game=game, seats=seats)["code"], lang="pl", seat=0)
    state = page.settled(0)
    found = hint(page)
    assert found["seq"] == state["seq"]
    assert {"action": found["action"], "words": found["words"]} in state["options"]


def test_who_asks_again_gets_the_same_answer_until_something_happens(ann: Browser) -> None:
    """The wise choice may be drawn by lot; asking until another one comes does not help."""
    page = ann.page(ann.new("Ann", "*")["code"])
    page.settled(0)
    assert len({hint(page)["action"] for _ in range(4)}) == 1


def test_where_hints_are_not_agreed_there_are_none(ann: Browser) -> None:
    made = ann.new("Ann", "*", agreed={"hints": False})
    assert made["agreed"] == {"hints": False, "thinking": 1.0, "notebook": "full"}
    page = ann.page(made["code"])
    assert page.settled(0)["hints"] is False
    assert hint(page)["code"] == "no-hints"
    assert ann.page(ann.new("Ann", "*")["code"]).settled(0)["hints"] is True


def test_a_hint_is_for_the_seat_that_asks(ann: Browser, ben: Browser, server: Server) -> None:
    code = ann.new("Ann", "", options={"setup": "intro"})["code"]
    waiting = ann.page(code)
    waiting.settled(0)
    assert hint(waiting)["code"] == "waiting"
    ben.post(f"/tables/{code}/join", name="Ben")
    pages = [ann.page(code), ben.page(code)]
    for page in pages:
        page.until(lambda message: message["type"] == "state" and not message["waiting"])
    [turn] = [page for page in pages if page.state["options"]]
    [idle] = [page for page in pages if not page.state["options"]]
    assert hint(idle, seat=turn.state["seat"])["code"] == "not-your-seat"
    assert hint(idle)["code"] == "stale"
    stranger = Browser(server).page(code)
    stranger.settled(0)
    assert hint(stranger)["code"] == "not-your-seat"
    old = turn.state["seq"]
    turn.act()
    turn.send("ask", seq=old)
    assert turn.error()["code"] == "stale"


def test_the_table_goes_on_while_a_bot_thinks_for_a_hint(ann: Browser) -> None:
    """What was asked before an action is not answered after it with something that cannot be done."""
    page = ann.page(ann.new("Ann", options={"setup": "intro"})["code"])
    page.settled(0)
    for _ in range(4):
        seq, option = page.state["seq"], page.state["options"][0]
        page.send("ask", seq=seq)
        page.send("act", seq=seq, action=option["action"])
        answer: Message = {}
        while not answer or page.state["seq"] == seq:
            message = page.receive()
            if message["type"] in ("hint", "error"):
                answer = message
                assert answer.get("code") == "stale" or page.state["seq"] == answer["seq"] == seq


def test_the_same_was_agreed_at_the_rematch_and_after_a_restart(ann: Browser, tmp_path: Any) -> None:
    agreed = {"hints": False, "thinking": 0.5, "notebook": "hints"}
    code = ann.new("Ann", agreed=agreed, options={"setup": "intro"})["code"]
    page = ann.page(code)
    page.settled(0)
    rng = Random(1)
    while not page.state["over"]:
        page.act(rng.choice(page.state["options"])["action"])
    again = ann.post(f"/tables/{code}/rematch")
    forked = ann.post(f"/tables/{code}/fork", at=3, seats=[{"kind": "me", "name": "Ann"}])
    assert again["agreed"] == forked["agreed"] == agreed
    with Server(sqlite(tmp_path)) as first:
        ben = Browser(first)
        code, secret = ben.new("Ben", agreed=agreed)["code"], ben.secret
    with Server(sqlite(tmp_path)) as second:
        assert Browser(second, secret).get(f"/tables/{code}")["agreed"] == agreed


@pytest.mark.parametrize(
    "agreed", [{"thinking": 0}, {"thinking": 1e9}, {"hints": "maybe"}, {"cheat": True}, {"notebook": "magic"}]
)
def test_nonsense_cannot_be_agreed(ann: Browser, agreed: dict[str, Any]) -> None:
    body = {"game": "golem", "seats": [{"kind": "me"}], "agreed": agreed}
    answer = ann.http.post("/api/new", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_hints_are_limited(tmp_path: Any) -> None:
    """With the usual limits: a few at once, and no second question while the first is thought about."""
    with Server(sqlite(tmp_path)) as server:
        ann = Browser(server)
        page = ann.page(ann.new("Ann", "*")["code"])
        page.settled(0)
        for _ in range(40):
            page.send("ask", seq=0)
        answers = [page.until(lambda message: message["type"] in ("hint", "error")) for _ in range(40)]
        kinds = {answer.get("code", "hint") for answer in answers}
        assert kinds == {"hint", "too-fast"}
        assert sum(answer["type"] == "hint" for answer in answers) <= 5
