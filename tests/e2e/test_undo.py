"""Undo, and where it ends."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES
from tests.e2e.person import Person


def take_back(ann: Person) -> None:
    seq = ann.seq
    ann.page.locator(".undo-button").click()
    ann.sees(seq + 1)


def alone(ann: Person) -> bool:
    """The next decision is Ann's as well: no bot can act in between, however fast it is."""
    return bool(ann.heard("options")) and not any(
        seat["to_act"] and not seat["mine"] for seat in ann.heard("seats")
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_taken_back_and_the_limit_has_a_reason(people: People, game: str) -> None:
    """Own choices can be taken back until somebody else acted; then the page says why not."""
    ann = people("Ann")
    ann.make_table(game, ["Ann", "*random"])
    undo = ann.page.locator(".undo-button")
    for _ in range(40):
        ann.called()
        prompt, options = ann.prompt.inner_text(), ann.heard("options")
        ann.take_by_keys()
        if ann.heard("undo.reach") and alone(ann):
            break
    expect(undo).to_be_enabled()
    take_back(ann)
    expect(ann.prompt).to_have_text(prompt, use_inner_text=True)
    assert ann.heard("options") == options

    while ann.heard("undo.reach"):
        take_back(ann)
    expect(undo).to_be_disabled()
    reason = ann.heard("undo.reason")
    ann.page.mouse.move(0, 0)
    undo.hover()
    expect(ann.page.locator("#tip")).to_have_text(reason)
    ann.page.keyboard.press("z")
    expect(ann.page.locator(".prompt .pre")).to_have_text(reason)
