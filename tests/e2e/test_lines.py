"""The line breaks, or the server does: the page finds back and goes on."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, play_alone, play_together
from tests.server.serving import Server, sqlite


@pytest.mark.parametrize("game", GAMES)
def test_who_was_cut_off_in_mid_turn_comes_back(people: People, game: str) -> None:
    """The chosen thing waits, the page says that the line is cut, and the turn goes on afterwards."""
    ann, ben = people("Ann"), people("Ben")
    ben.join(ann.make_table(game, ["Ann", ""]))
    ann.page.evaluate("() => heard.until((state) => !state.waiting)")
    play_together([ann, ben], 12)
    before = ann.seq, ben.seq
    ann.cut()
    expect(ann.page.locator(".offline")).to_be_visible()
    if ben.choices:
        ben.take_by_keys()
    ann.mend()
    expect(ann.page.locator(".offline")).to_be_hidden()
    ann.trouble.clear()  # the browser tells of every attempt without a line
    play_together([ann, ben], 12)
    assert ann.seq > before[0]
    assert ben.seq > before[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_server_is_killed_in_mid_game(people: People, built: None, folder: Path, game: str) -> None:
    """kill -9: nothing that was played is lost, the open page goes on, the lobby knows the table."""
    with Server(sqlite(folder), "--limits=100") as server:
        ann = people("Ann", url=server.url)
        code = ann.make_table(game, ["Ann", "*random"])
        play_alone(ann, 8)
        ann.called()
        seq, prompt = ann.seq, ann.prompt.inner_text()
        server.kill()
        expect(ann.page.locator(".offline")).to_be_visible()
    with Server(sqlite(folder), "--limits=100", port=server.port):
        expect(ann.page.locator(".offline")).to_be_hidden()
        assert (ann.seq, ann.prompt.inner_text()) == (seq, prompt)
        play_alone(ann, 8)
        assert ann.seq > seq
        ann.lobby()
        expect(ann.page.locator(".tables a").first).to_have_attribute("href", f"/t/{code}")
        ann.page.locator(".tables a").first.click()
        ann.at_table()
        ann.trouble.clear()  # the browser tells of every attempt to reach the dead server
        ann.page.close()
