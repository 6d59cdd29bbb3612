"""One person against bots."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, play_alone, play_together


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(people: People, game: str) -> None:
    """A good bot and a careless one; a sign tells that they think, and they come to an end."""
    ann = people("Ann")
    ann.make_table(game, ["Ann", "*random"] if game == "alchemists" else ["Ann", "*apprentice", "*random"])
    play_alone(ann)
    assert ann.page.evaluate("() => heard.thinking")
    expect(ann.page.locator(".score-sheet .winner").first).to_have_text("1")


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_is_replaced_by_a_bot(people: People, game: str) -> None:
    """In mid-game: the other one sees who plays on, and the game goes on to its end."""
    ann, ben = people("Ann"), people("Ben")
    ben.join(ann.make_table(game, ["Ann", ""]))
    ann.page.evaluate("() => heard.until((state) => !state.waiting)")
    play_together([ann, ben], 12)
    ben.page.locator(".menu button").last.click()
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.wait_for_url(ben.url + "/")
    ann.page.evaluate("() => heard.until((state) => state.seats[1].kind === 'bot')")
    seq = ann.seq
    play_alone(ann, 5)
    assert ann.seq > seq
