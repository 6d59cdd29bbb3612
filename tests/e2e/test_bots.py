"""One person against bots."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, play_alone


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(people: People, game: str) -> None:
    """A good bot and a careless one; a sign tells that they think, and they come to an end."""
    ann = people("Ann")
    ann.make_table(game, ["Ann", "*random"] if game == "alchemists" else ["Ann", "*apprentice", "*random"])
    play_alone(ann)
    assert ann.page.evaluate("() => heard.thinking")
    expect(ann.page.locator(".score-sheet .winner").first).to_have_text("1")


def test_who_leaves_is_replaced_by_a_bot(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    code = ann.make_table("golem", ["Ann", ""])
    ben.join(code)
    ben.page.locator(".menu button").last.click()
    ben.page.get_by_role("button", name="Leave").click()
    ben.page.wait_for_url(ben.url + "/")
    ann.page.evaluate("() => heard.until((state) => !state.waiting)")
    ann.page.wait_for_function(
        "() => heard.state.seats[1].kind === 'bot' || document.querySelector('.list-button')"
    )
    play_alone(ann, 5)
