"""A hint when asked, where the table allows it."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, game_at, play_alone


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_marked_and_said(people: People, game: str) -> None:
    """The option of the hint is said in the prompt, marked where it stands, and marked in the list."""
    ann = people("Ann")
    page = ann.page
    ann.load_file(game_at(game, 2, 60))
    ann.called()
    page.locator(".hint-button").click()
    advice = page.locator(".prompt .advice")
    expect(advice).to_have_text(re.compile("Hint: .+"))
    words = advice.inner_text().removeprefix("Hint: ")
    expect(page.locator("[data-advised]:visible").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".option-list [data-advised]")).to_have_text(words)
    seq = ann.seq
    page.locator(".option-list [data-advised]").click()
    ann.sees(seq + 1)
    expect(page.locator("[data-advised]")).to_have_count(0)
    play_alone(ann, 1)
    ann.called()
    page.keyboard.press("h")
    expect(advice).to_have_text(re.compile("Hint: .+"))


def test_where_hints_are_not_agreed_the_button_says_so(people: People) -> None:
    ann = people("Ann")
    page = ann.page
    ann.lobby()
    page.locator('.new-table input[name="hints"]').uncheck()
    page.locator(".new-table .big-button").click()
    page.wait_for_url("**/t/*")
    ann.at_table()
    ann.called()
    button = page.locator(".hint-button")
    expect(button).to_have_attribute("aria-disabled", "true")
    page.mouse.move(0, 0)
    button.hover()
    expect(page.locator("#tip")).to_have_text("Hints are not allowed at this table.")
    page.keyboard.press("h")
    expect(page.locator(".prompt .pre")).to_have_text("Hints are not allowed at this table.")
