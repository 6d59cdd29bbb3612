"""Several browsers at one table, through whole games."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import play_together


@pytest.mark.parametrize(
    ("game", "names"), [("golem", ("Ann", "Ben", "Cat", "Dan")), ("alchemists", ("Ann", "Ben", "Cat"))]
)
def test_a_whole_game_online(people: People, game: str, names: tuple[str, ...]) -> None:
    """Everybody comes by the code, sees the same game, and the score sheet at its end."""
    everybody = [people(name) for name in names]
    code = everybody[0].make_table(game, [names[0], *[""] * (len(names) - 1)])
    expect(everybody[0].prompt).to_have_text("Waiting until every seat is taken.")
    for person in everybody[1:]:
        person.join(code)
    for seat, person in enumerate(everybody):
        person.page.evaluate("() => heard.until((state) => !state.waiting)")
        assert person.heard("seat") == seat
    play_together(everybody)
    sheets = []
    for person in everybody:
        sheet = person.page.locator(".score-sheet table")
        expect(sheet.locator("thead th")).to_have_count(len(names))
        sheets.append(sheet.inner_text())
    assert len(set(sheets)) == 1
