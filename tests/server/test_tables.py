"""Tables and seats: made, found, joined, left, once more."""

import json

import pytest

import goldenlane as gl
from goldenlane.kernel.save import parse_save
from goldenlane.server.offers import proper_options
from tests.playing import finish
from tests.server.serving import Browser, Server

ME2 = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]


def finished(seed: int = 3, players: int = 2) -> str:
    return finish(gl.new("golem", players=players, seed=seed), seed).save()


def test_the_offer_names_games_options_levels_and_languages(ann: Browser) -> None:
    offer = ann.get("/offer")
    assert {"golem", "alchemists"} == {game["game"] for game in offer["games"]}
    assert offer["langs"] == ["en", "pl", "uk"]
    assert all(game["levels"] for game in offer["games"])


def test_one_player_chooses_the_level_of_the_automa(ann: Browser) -> None:
    [golem] = [game for game in ann.get("/offer")["games"] if game["game"] == "golem"]
    [automa] = [option for option in golem["options"] if option["name"] == "automa"]
    assert (automa["values"], automa["usual"], automa["players"]) == (["gentle", "even", "stern"], "even", 1)
    assert proper_options("golem", 1, {"automa": "stern"}) == {"players": 1, "automa": "stern"}
    alone = ann.post("/new", game="golem", seats=ME2[:1], options={"automa": "stern"})
    assert [seat["name"] for seat in alone["seats"]] == ["Ann"]


def test_a_table_chooses_whether_the_next_adventurer_can_be_covered(ann: Browser) -> None:
    [alchemists] = [game for game in ann.get("/offer")["games"] if game["game"] == "alchemists"]
    [option] = [option for option in alchemists["options"] if option["name"] == "next-adventurer"]
    assert (option["values"], option["usual"]) == (["always", "covered"], "always")
    table = ann.post("/new", game="alchemists", seats=ME2, options={"next-adventurer": "covered"})
    assert len(table["seats"]) == 2


def test_a_table_of_alchemists_chooses_the_promo_card(ann: Browser) -> None:
    [alchemists] = [game for game in ann.get("/offer")["games"] if game["game"] == "alchemists"]
    [promo] = [option for option in alchemists["options"] if option["name"] == "promo"]
    assert (promo["values"], promo["usual"], promo["many"]) == (["off", "on"], "off", False)
    assert proper_options("alchemists", 2, {"promo": "on"}) == {"players": 2, "promo": "on"}


def test_the_browser_gets_one_secret_that_scripts_cannot_read(server: Server, ann: Browser) -> None:
    answer = ann.http.post("/api/new", json={"game": "golem", "seats": ME2})
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=strict", "Path=/"))
    assert "set-cookie" not in ann.http.post("/api/new", json={"game": "golem", "seats": ME2}).headers
    assert ann.secret is not None
    assert ann.secret not in answer.text


def test_my_tables_are_mine_alone(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "Ben")["code"]
    assert [table["code"] for table in ann.get("/tables")["mine"]] == [code]
    ben.new("Ben", "*")
    assert code not in str(ben.get("/tables"))


def test_an_open_table_is_listed_until_it_is_full(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "", open=True)["code"]
    hidden = ann.new("Ann", "")["code"]
    listed = [table["code"] for table in ben.get("/tables")["open"]]
    assert code in listed
    assert hidden not in listed
    joined = ben.post(f"/tables/{code}/join", name="Ben")
    assert [(seat["name"], seat["mine"]) for seat in joined["seats"]] == [("Ann", False), ("Ben", True)]
    assert code not in [table["code"] for table in Browser(ben.server).get("/tables")["open"]]


def test_a_code_may_be_typed_small_and_with_spaces(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "")["code"]
    typed = f" {code[:3].lower()} {code[3:].lower()}"
    assert ben.post(f"/tables/{typed}/join", name="Ben")["code"] == code


def test_a_seat_is_taken_once(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben", seat=1)
    late = Browser(ann.server).http.post(f"/api/tables/{code}/join", json={"name": "Eve", "seat": 1})
    assert (late.status_code, late.json()["code"]) == (409, "no-seat")
    taken = Browser(ann.server).http.post(f"/api/tables/{code}/join", json={"name": "Eve", "seat": 0})
    assert (taken.status_code, taken.json()["code"]) == (409, "no-seat")


def test_nobody_plays_before_all_seats_are_taken(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "")["code"]
    page = ann.page(code)
    state = page.settled(0)
    assert state["waiting"]
    assert state["options"] == []
    page.send("act", seq=0, action="keep 51")
    assert page.error()["code"] == "waiting"
    ben.post(f"/tables/{code}/join", name="Ben")
    assert page.until(lambda m: m["type"] == "state" and not m["waiting"])["options"]
    page.close()


def test_who_leaves_before_the_game_frees_the_seat(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben")
    left = ben.post(f"/tables/{code}/leave", seat=1)
    assert [seat["kind"] for seat in left["seats"]] == ["human", "open", "open"]


def test_who_leaves_the_game_is_replaced_by_a_bot(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben")
    page = ben.page(code)
    assert page.settled(0)["seat"] == 1
    ben.post(f"/tables/{code}/leave", seat=1)
    after = page.until(lambda m: m["type"] == "state" and m["seats"][1]["kind"] == "bot")
    assert after["seat"] is None
    assert after["options"] == []
    assert after["view"]["players"][1]["goals"] is None
    page.until(lambda m: m["type"] == "state" and m["seq"] > 0)
    page.close()


def test_one_cannot_send_another_away(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben")
    refused = ben.http.post(f"/api/tables/{code}/leave", json={"seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")


def test_a_finished_game_is_taken_up_exported_and_replayed(ann: Browser, ben: Browser) -> None:
    text = finished()
    code = ann.post("/import", file=text, seats=ME2)["code"]
    assert ben.http.get(f"/api/tables/{code}/file").text == text
    replay = ben.get(f"/tables/{code}/replay")
    match = gl.load(text)
    assert [(step["seat"], step["action"]) for step in replay["steps"]] == [e for e in match.log if e[0] >= 0]
    assert replay["steps"][-1]["totals"] == [score["total"] for score in match.scores()]
    last = ben.get(f"/tables/{code}/replay/{replay['steps'][-1]['seq']}")
    assert last["views"] == [json.loads(json.dumps(match.view(seat))) for seat in range(2)]
    early = ben.get(f"/tables/{code}/replay/1")
    assert early["views"][0]["players"][0]["hand"] is not None
    assert early["views"][1]["players"][1]["hand"] is not None


def test_a_running_game_keeps_its_file_and_replay_to_itself(ann: Browser, ben: Browser) -> None:
    code = ann.new("Ann", "")["code"]
    ben.post(f"/tables/{code}/join", name="Ben")
    for browser in (ann, ben, Browser(ann.server)):
        for what in ("file", "replay", "replay/0"):
            refused = browser.http.get(f"/api/tables/{code}/{what}")
            assert (refused.status_code, refused.json()["code"]) == (403, "not-over"), what
        fork = browser.http.post(f"/api/tables/{code}/fork", json={"at": 0, "seats": ME2})
        assert (fork.status_code, fork.json()["code"]) == (403, "not-over")
        again = browser.http.post(f"/api/tables/{code}/rematch")
        assert again.status_code in (403, 409)


def test_who_holds_all_seats_may_save_and_fork(ann: Browser) -> None:
    code = ann.new("Ann", "Ben")["code"]
    page = ann.page(code)
    page.settled(0)
    page.act()
    page.close()
    saved = ann.http.get(f"/api/tables/{code}/file").text
    assert len([e for e in parse_save(saved)[1] if e[0] >= 0]) == 1
    forked = ann.post(f"/tables/{code}/fork", at=1, seats=ME2)
    assert forked["seq"] == 1
    assert forked["code"] != code


def test_a_fork_goes_on_from_its_point(ann: Browser) -> None:
    code = ann.post("/import", file=finished(), seats=ME2)["code"]
    forked = ann.post(f"/tables/{code}/fork", at=20, seats=[{"kind": "me"}, {"kind": "bot"}])
    assert (forked["seq"], forked["over"]) == (20, False) or forked["seq"] > 20
    beyond = ann.http.post(f"/api/tables/{code}/fork", json={"at": 9999, "seats": ME2})
    assert (beyond.status_code, beyond.json()["code"]) == (400, "bad-wish")


def test_a_rematch_is_the_same_for_all(ann: Browser, ben: Browser) -> None:
    code = ann.post(
        "/import", file=finished(players=3), seats=[*ME2, {"kind": "open"}]
    )["code"]  # fmt: skip
    ben.post(f"/tables/{code}/join", name="Cid", seat=2)
    first = ann.post(f"/tables/{code}/rematch")
    second = ben.post(f"/tables/{code}/rematch")
    assert first["code"] == second["code"] != code
    assert [seat["name"] for seat in second["seats"]] == ["Ann", "Ben", "Cid"]
    assert [seat["mine"] for seat in second["seats"]] == [False, False, True]
    assert ann.get(f"/tables/{code}")["next"] == first["code"]


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("", "not a saved game"),
        ("[]", "not a saved game"),
        (finished()[:-40], "not a saved game"),
        (finished().replace('"game": "golem"', '"game": "chess"'), "check sum"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(ann: Browser, file: str, reason: str) -> None:
    refused = ann.http.post("/api/import", json={"file": file, "seats": ME2})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-file")
    assert reason in refused.json()["detail"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": ME2},
        {"game": "golem", "seats": ME2 * 3},
        {"game": "golem", "seats": ME2, "options": {"content": "/etc/passwd"}},
        {"game": "golem", "seats": ME2, "options": {"setup": "huge"}},
        {"game": "golem", "seats": ME2, "options": {"automa": "even"}},
        {"game": "golem", "seats": ME2[:1], "options": {"automa": "cruel"}},
        {"game": "golem", "seats": [{"kind": "bot", "level": "oracle"}, *ME2]},
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Browser, wish: dict[str, object]) -> None:
    refused = ann.http.post("/api/new", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-wish")


def test_refusals_speak_the_language_of_the_browser(ann: Browser) -> None:
    refused = ann.http.get("/api/tables/AAAAAA", headers={"Accept-Language": "uk,en;q=0.5"})
    assert (refused.status_code, refused.json()["words"]) == (404, "Немає столу з таким кодом.")


def test_the_link_has_a_qr_code(ann: Browser) -> None:
    table = ann.new("Ann", "")
    picture = ann.http.get(f"/api/tables/{table['code']}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<?xml")
    assert table["link"].endswith(f"/t/{table['code']}")
