"""What was acknowledged survives kill -9."""

from pathlib import Path
from random import Random

from tests.server.serving import Browser, Server, sqlite


def test_everything_acknowledged_is_there_after_kill_9(folder: Path) -> None:
    """Killed three times in mid-game: the table, the seats and every acknowledged action come back."""
    rng = Random(1)
    secrets: list[str | None] = [None, None]
    code, seq = "", 0
    for life in range(3):
        server = Server(sqlite(folder), "--limits=100")
        ann, ben = (Browser(server, secret) for secret in secrets)
        if not life:
            code = ann.new("Ann", "")["code"]
            ben.post(f"/tables/{code}/join", name="Ben")
            secrets = [ann.secret, ben.secret]
        assert [table["code"] for table in ann.get("/tables")["mine"]] == [code]
        pages = [ann.page(code), ben.page(code)]
        assert [page.settled(seq)["seq"] for page in pages] == [seq, seq]
        assert [page.state["seat"] for page in pages] == [0, 1]
        for _ in range(25):
            newest = max(page.state["seq"] for page in pages)
            for page in pages:
                page.settled(newest)
            mover = next(page for page in pages if page.state["options"])
            seq = mover.act(rng.choice(mover.state["options"])["action"])["seq"]
        server.kill()
    server = Server(sqlite(folder))
    assert Browser(server, secrets[0]).get(f"/tables/{code}")["seq"] == seq == 75
    server.stop()


def test_a_bot_that_was_thinking_goes_on_after_kill_9(folder: Path) -> None:
    server = Server(sqlite(folder))
    ann = Browser(server)
    code = ann.new("Ann", "*", "*")["code"]
    secret = ann.secret
    server.kill()
    with Server(sqlite(folder)) as again:
        page = Browser(again, secret).page(code)
        page.settled(2)
        assert page.state["seats"][0]["mine"]


def test_a_server_ends_in_good_order_with_open_pages(folder: Path) -> None:
    server = Server(sqlite(folder))
    ann = Browser(server)
    ann.page(ann.new("Ann", "*")["code"]).settled(0)
    said = server.stop()
    assert "Traceback" not in said
    assert "is served at" in said
