"""The Alchemists table: what it foresees, how its prompt fills up, drags, notebooks and sources."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import goldenlane as gl
from tests.e2e.conftest import People
from tests.e2e.games import game_at
from tests.e2e.person import DESKTOP, PHONE, TABLET
from tests.playing import move


def at_decision(asks: str, **options: Any) -> str:
    """The file of a random game at a decision of the first seat with a real choice."""
    for seed in range(50):
        match = gl.new("alchemists", players=3, seed=seed, **options)
        rng = Random(seed)
        while not match.over:
            if match.to_act == (0,) and match.view(0)["decision"]["asks"] == asks and len(match.legal(0)) > 3:
                return match.save()
            match.play(*move(match, rng))
    raise LookupError(f"no random game asks {asks}")


def after_a_debunking() -> str:
    """The file of a random game in which the first seat is to act and seals have been removed."""
    for seed in range(50):
        match = gl.new("alchemists", players=3, seed=seed)
        rng = Random(seed)
        while not match.over:
            if match.to_act == (0,) and match.view(0)["removed-seals"]:
                return match.save()
            match.play(*move(match, rng))
    raise LookupError("nothing was debunked")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_removed_seals_lie_beside_the_theory_board(people: People, size: tuple[int, int]) -> None:
    """Ruling A-74."""
    ann = people("Ann", size)
    ann.load_file(after_a_debunking())
    ann.called()
    page = ann.page
    for opener in page.locator(".strip-of-theories:visible, .tabs button:visible").all()[:1]:
        opener.click()
    removed = ann.heard("view['removed-seals']")
    expect(page.locator(".theories .removed-seals .seal-mark")).to_have_count(len(removed))
    expect(page.locator(".theories .removed-seals .seal-mark").first).to_be_in_viewport()


def gaps(page: Page) -> list[str]:
    """The gaps of the prompt's sentence: filled, wanted or later."""
    found = page.locator(".prompt .gap").all()
    return [str(gap.get_attribute("data-state")) for gap in found]


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_what_is_coming_is_always_in_sight(people: People, size: tuple[int, int]) -> None:
    ann = people("Ann", size)
    ann.load_file(game_at("alchemists", 3, 60))
    ann.called()
    told = ann.heard("view.foresight")
    chips = ann.page.locator(".foresight li")
    expect(chips.first).to_be_in_viewport(ratio=0.99)
    expect(ann.page.locator('.foresight [data-chip="losses"] b')).to_have_text(
        f"−1: −{told['zone']['losses'][0]}" if told["zone"]["losses"][0] else "−1: 0"
    )
    expect(ann.page.locator('.foresight [data-chip="cubes"] b')).to_have_text(
        str(told["next-round"]["cubes"])
    )
    for tab in ann.page.locator(".tabs button:visible").all():
        tab.click()
        expect(chips.last).to_be_in_viewport(ratio=0.99)


def test_the_prompt_fills_up_as_one_chooses(people: People) -> None:
    ann = people("Ann")
    ann.load_file(at_decision("action-sell"))
    ann.called()
    page = ann.page
    assert gaps(page) == ["wanted", "later", "later", "later"]
    page.locator(".sale .wanted[data-legal]").first.click()
    assert gaps(page)[:2] == ["filled", "wanted"]
    page.locator(".guarantee[data-legal]").first.click()
    assert gaps(page) == ["filled", "filled", "wanted", "later"]
    expect(page.locator(".confirm-button")).to_be_enabled()
    page.mouse.move(5, 5)
    page.locator(".prompt .gap[data-state=filled]").first.click()  # choose again
    assert gaps(page) == ["wanted", "later", "later", "later"]
    expect(page.locator(".confirm-button")).to_be_disabled()


def test_two_cards_are_dragged_into_the_cauldron(people: People) -> None:
    ann = people("Ann")
    ann.load_file(at_decision("action-test-student"))
    ann.called()
    page, seq = ann.page, ann.seq
    cauldron, card = (
        page.locator(".cauldron"),
        page.locator(".laboratory .card[data-legal]:not([data-picked])"),
    )
    card.first.drag_to(cauldron)
    expect(page.locator(".cauldron .in:not(.empty)")).to_have_count(1)
    card.first.drag_to(cauldron)
    page.mouse.move(5, 5)
    if page.locator(".choices button").count():  # a Barmaid may be played too
        page.locator(".choices button").first.click()
        page.locator(".confirm-button").click()
    ann.sees(seq + 1)


def test_a_notebook_says_no_more_than_was_agreed(people: People) -> None:
    for level, shown in (("paper", 1), ("hints", 2), ("full", 3)):
        ann = people("Ann")
        ann.lobby()
        form = ann.page.locator(".new-table")
        form.locator('input[name="game"][value="alchemists"]').check(force=True)
        form.locator('input[name="players"][value="2"]').check(force=True)
        form.locator(f'input[name="notebook"][value="{level}"]').check(force=True)
        form.locator(".big-button").click()
        ann.page.wait_for_url("**/t/*")
        ann.at_table()
        assert ann.heard("notebook.level") == level
        assert (ann.heard("notebook.worlds") is not None) == (level == "full")
        assert (ann.heard("notebook.alchemicals") is not None) == (level != "paper")
        expect(ann.page.locator(".notebook .levels button")).to_have_count(shown)
        expect(ann.page.locator(".notebook .worlds")).to_have_count(int(level == "full"))


def test_a_tap_on_gold_lights_its_sources(people: People) -> None:
    ann = people("Ann")
    ann.load_file(at_decision("action-transmute"))
    ann.called()
    page = ann.page
    page.locator('.purse [data-thing="gold"]').click()
    expect(page.locator(".seek")).to_be_visible()
    expect(page.locator('[data-house="transmute"]')).to_have_attribute("data-lit", "far")
    assert page.locator("[data-lit]").count() > 1
    page.keyboard.press("Escape")
    expect(page.locator(".seek")).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_pointing_at_a_player_outlines_all_of_theirs(people: People) -> None:
    ann = people("Ann")
    ann.load_file(game_at("alchemists", 3, 60))
    ann.called()
    ann.page.locator(".colleague").first.hover()
    expect(ann.page.locator(".alchemists-table")).to_have_attribute("data-outline", "1")
    outlines = ann.page.locator(".reputation .flask").evaluate_all(
        "flasks => flasks.map((flask) => getComputedStyle(flask).outlineStyle)"
    )
    assert outlines == ["none", "solid", "none"]
