"""Several browsers at one table, through whole games."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, play_together

NAMES = ("Ann", "Ben", "Cat", "Dan")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_online(people: People, game: str) -> None:
    """Four browsers. Everybody comes by the code, sees the same game, and the score sheet at its end."""
    everybody = [people(name) for name in NAMES]
    code = everybody[0].make_table(game, [NAMES[0], *[""] * (len(NAMES) - 1)])
    expect(everybody[0].prompt).to_have_text("Waiting for every seat to be taken.")
    for person in everybody[1:]:
        person.join(code)
    for seat, person in enumerate(everybody):
        person.page.evaluate("() => heard.until((state) => !state.waiting)")
        assert person.heard("seat") == seat
    play_together(everybody)
    sheets = []
    for person in everybody:
        sheet = person.page.locator(".score-sheet table")
        expect(sheet.locator("thead th")).to_have_count(len(NAMES))
        sheets.append(sheet.inner_text())
    assert len(set(sheets)) == 1
