"""Two people on one device: the curtain hides the table between them."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, MOST

COVERED = """() => [0.02, 0.5, 0.98].every((x) => [0.02, 0.5, 0.98].every((y) =>
  document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest(".curtain")))"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_one_device(people: People, game: str) -> None:
    ann = people("Ann")
    ann.make_table(game, ["Ann", "Ben"])
    curtain = ann.page.locator(".curtain")
    lifted = set()
    for _ in range(MOST):
        seq = ann.seq
        state = ann.at(seq)
        if state.over:
            break
        if not state.choices:
            expect(curtain).to_be_visible()
            assert ann.page.evaluate(COVERED)
            name = ("Ann", "Ben")[1 - ann.heard("seat")]
            lifted.add(name)
            expect(curtain.locator("button")).to_be_focused()
            ann.page.keyboard.press("Enter")
            ann.page.evaluate(
                "seat => heard.until((state) => state.seat === seat)", ("Ann", "Ben").index(name)
            )
            expect(curtain).to_be_hidden()
        ann.take_by_keys()
    expect(ann.page.locator(".score-sheet")).to_be_visible()
    assert lifted == {"Ann", "Ben"}
