"""Three languages, switched at once."""

import re

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.conftest import People
from tests.e2e.games import GAMES, game_at
from tests.e2e.person import Person

# Words in the Latin script: in Ukrainian only names, codes and keys may remain.
LATIN = """(known) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.parentElement.closest("[lang]") !== document.documentElement) continue;
    if (!range.getClientRects().length) continue;
    found.push(...(node.data.match(/[A-Za-z]{2,}/g) ?? []));
  }
  for (const name of ["aria-label", "data-tip"])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (node.closest("[lang]") === document.documentElement)
        found.push(...(node.getAttribute(name).match(/[A-Za-z]{2,}/g) ?? []));
  return [...new Set(found)].filter((word) => !/^[IVX]+$/.test(word) && !known.includes(word));
}"""
NAMES = {"Golden", "Lane", "Ann", "English", "Polski", "UK", "Esc", "Enter", "QR"}


def all_ukrainian(person: Person, *known: str) -> None:
    """Wait until no word of another language is left; if one stays, tell which."""
    names = [*NAMES, *known]
    try:
        person.page.wait_for_function(f"(known) => !({LATIN})(known).length", arg=names, timeout=5000)
    except TimeoutError:
        assert person.page.evaluate(LATIN, names) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_speaks_three_languages(people: People, game: str) -> None:
    """Prompt, choices, log and menus change at once and together, in mid-game."""
    ann = people("Ann")
    ann.load_file(game_at(game, 3, 60))
    ann.called()
    bots = [word for name in ann.heard("seats.map((seat) => seat.name)") for word in name.split()]
    button = ann.page.locator(".menu button").nth(1)
    said: dict[str, set[str]] = {}
    before = ""
    for lang in ("en", "pl", "uk"):
        expect(ann.page.locator("html")).to_have_attribute("lang", lang)
        ann.page.evaluate("lang => heard.until((state) => state.lang === lang)", lang)
        if game == "golem":
            expect(ann.prompt).to_have_text(ann.heard("prompt"))
        else:  # asks in a sentence of its own, with gaps
            expect(ann.prompt).not_to_have_text(before)
            before = ann.prompt.inner_text()
        rules = ann.page.locator(".menu button").first.get_attribute("aria-label") or ""
        log = ann.page.locator(".log li").last.inner_text()
        ann.page.keyboard.press("l")
        said[lang] = {
            ann.prompt.inner_text(),
            rules,
            log,
            *ann.page.locator(".option-list button").all_inner_texts(),
        }
        ann.page.keyboard.press("l")
        if lang == "uk":
            all_ukrainian(ann, *bots)
        button.click()
    assert not said["en"] & said["pl"]
    assert not said["pl"] & said["uk"]
    assert not said["en"] & said["uk"]


@pytest.mark.parametrize("path", ["/", "/rules/golem", "/rules/alchemists"])
def test_lobby_and_rules_in_ukrainian(people: People, path: str) -> None:
    ann = people("Ann")
    ann.page.goto(ann.url + path)
    ann.page.locator(".page-menu").get_by_text("Українська").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "uk")
    expect(ann.page.locator(".page-menu a")).to_have_text("Правила")
    expect(ann.page.locator(".page-body h2").first).to_be_visible()
    for details in ann.page.locator(".rules details").all():
        details.evaluate("node => (node.open = true)")
    if path != "/":
        expect(ann.page.locator(".rules li").last).to_have_text(re.compile(r"^\s*[Є-ґ]"))
    all_ukrainian(ann, "ABC", "MB")


def test_the_browser_s_language_is_taken_first(people: People) -> None:
    ann = people("Ann", locale="pl-PL")
    ann.lobby()
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ann.page.locator(".lobby h2").first).to_have_text("Nowy stół")
