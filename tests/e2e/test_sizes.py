"""Desktop, tablet and phone: nothing is cut off, nothing covers a button, the prompt is in sight."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, game_at
from tests.e2e.person import DESKTOP, PHONE, TABLET, Person

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
# What sticks out of the window sideways without being in something that scrolls or clips.
OUTSIDE = """() => [...document.body.querySelectorAll("*")].filter((node) => {
  const { left, right, width, height } = node.getBoundingClientRect();
  if (!width || !height || (left >= -1 && right <= innerWidth + 1)) return false;
  for (let up = node; up; up = up.parentElement)
    if (up.closest(".unseen") || (up !== node && getComputedStyle(up).overflowX !== "visible")) return false;
  return getComputedStyle(node).visibility === "visible";
}).map((node) => node.outerHTML.slice(0, 120))"""
# Buttons in sight whose middle belongs to something else.
COVERED = """() => [...document.querySelectorAll(".top :is(a, button), .tabs button")].filter((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!width || !height || getComputedStyle(node).visibility !== "visible" || node.disabled) return false;
  const hit = document.elementFromPoint(x, y);
  return !hit || !(node.contains(hit) || hit.contains(node));
}).map((node) => node.outerHTML.slice(0, 120))"""


def check(person: Person) -> None:
    page = person.page
    expect(person.prompt).to_be_in_viewport(ratio=0.99)
    for button in page.locator(".prompt .btns button:visible").all():
        expect(button).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("() => document.querySelector('main').scrollWidth <= innerWidth")
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits(people: People, game: str, size: str) -> None:
    """Early and in the middle of a game, in the language with the longest words too; with each tab open."""
    ann = people("Ann", SIZES[size])
    page = ann.page
    ann.load_file(game_at(game, 4, 45))
    ann.called()
    check(ann)
    ann.load_file(game_at(game, 4, 110))
    ann.called()
    for lang in ("en", "pl", "uk"):
        ann.speak(lang)
        check(ann)
        if size == "desktop":
            assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    for tab in page.locator(".tabs button:visible").all():
        tab.click()
        check(ann)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/rules/golem", "/rules/alchemists"])
def test_pages_fit(people: People, path: str, size: str) -> None:
    ann = people("Ann", SIZES[size])
    ann.page.goto(ann.url + path)
    expect(ann.page.locator(".page-body .card").first).to_be_visible()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert ann.page.evaluate(OUTSIDE) == []
