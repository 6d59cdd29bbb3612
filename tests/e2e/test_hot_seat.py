"""Two people on one device: the curtain hides the table between them."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, MOST

COVERED = """() => [0.02, 0.5, 0.98].every((x) => [0.02, 0.5, 0.98].every((y) =>
  document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest(".curtain")))"""
BEHIND = "main, .log, .prompt, .stage-layer, [data-region], [data-place], dialog"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_one_device(people: People, game: str) -> None:
    ann = people("Ann")
    ann.make_table(game, ["Ann", "Ben"])
    curtain = ann.page.locator(".curtain")
    lifted = set()
    for _ in range(MOST):
        if ann.over:
            break
        if ann.handed_over():
            expect(curtain).to_be_visible()
            assert ann.page.evaluate(COVERED)
            assert ann.page.locator(BEHIND).count() == 0
            lifted.add(ann.lift())
        ann.take_by_keys()
    expect(ann.page.locator(".score-sheet")).to_be_visible()
    assert lifted == {"Ann", "Ben"}
