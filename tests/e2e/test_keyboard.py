"""A whole game with the keyboard alone, from the lobby on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import MOST
from tests.e2e.person import Person

FOCUSED = "selector => document.activeElement.matches(selector)"


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if person.page.evaluate(FOCUSED, selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def walk_and_take(person: Person) -> None:
    """Arrows to a glowing thing, Enter selects it, C confirms; what is not clear then is in the list."""
    seq, keys = person.seq, person.page.keyboard
    keys.press("ArrowRight")
    keys.press("Enter")
    if person.page.locator(".confirm-button").is_enabled():
        keys.press("c")
        person.sees(seq + 1)
    else:
        keys.press("Escape")
        person.take_by_keys()


@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_a_game_by_keys(people: People, game: str) -> None:
    ann = people("Ann")
    keys = ann.page.keyboard
    ann.lobby()
    tab_to(ann, 'input[name="game"]')
    while not ann.page.evaluate(FOCUSED, f'input[name="game"][value="{game}"]'):
        keys.press("ArrowDown")
    tab_to(ann, 'input[name="players"]')
    while not ann.page.evaluate(FOCUSED, 'input[name="players"][value="2"]'):
        keys.press("ArrowLeft")
    tab_to(ann, '.new-table select[aria-label="Bot strength"]')
    keys.press("Home")
    tab_to(ann, ".new-table .big-button")
    keys.press("Enter")
    ann.page.wait_for_url("**/t/*")
    ann.at_table()
    taken_back = False
    for turn in range(MOST):
        ann.called()
        if ann.over:
            break
        if turn % 2 and ann.glows:
            walk_and_take(ann)
        else:
            ann.take_by_keys(min(turn % 3, ann.choices - 1))
        if not taken_back and ann.heard("undo.reach"):
            seq = ann.seq
            keys.press("z")
            ann.sees(seq + 1)
            taken_back = True
    assert taken_back
    expect(ann.page.locator(".score-sheet")).to_be_visible()
    keys.press("Escape")
    expect(ann.page.locator(".score-sheet")).to_be_hidden()
