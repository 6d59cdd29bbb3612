"""The notebook of the card reader, by taps on a phone: exact, quick, and nothing is lost."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from goldenlane.deduction import Knowledge, parse_fact
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS, ORGANS
from goldenlane.reader import codes
from tests.e2e.conftest import People, Scheme
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.test_accessibility import findings
from tests.e2e.test_sizes import OUTSIDE

CODE = codes.new_code(codes.EXPANSION, Random(11))
BASE = codes.new_code(codes.BASE, Random(11))
POTIONS = ("R+", "R-", "G+", "G-", "B+", "B-", "0")
MIXES = {
    ("fern", "scorpion"): "B-",
    ("claw", "mandrake"): "B+",
    ("fern", "toad"): "R+",
    ("mushroom", "toad"): "G+",
    ("flower", "scorpion"): "R-",
}
FACTS: list[dict[str, Any]] = [
    *({"type": "mix", "ingredients": list(pair), "result": potion} for pair, potion in MIXES.items()),
    {"type": "class", "ingredient": "fern", "class": "solar"},
    {"type": "class", "ingredient": "mandrake", "class": "solar"},
    {"type": "golem", "ingredient": "fern", "chest": False, "ears": True},
    {"type": "golem", "ingredient": "mandrake", "chest": True, "ears": True},
]
SMALLEST_PX = 34
"""How wide a square is at least on a phone: nine columns must fit; all are 44 pixels high."""
SQUARES = """() => Object.fromEntries([...document.querySelectorAll("[data-square]")].map((node) =>
  [node.dataset.square, node.innerText.trim()]))"""
SPEAK = """(lang) => {
  const kept = JSON.parse(localStorage.getItem("goldenlane") ?? "{}");
  localStorage.setItem("goldenlane", JSON.stringify({ ...kept, lang }));
}"""
SMALL = """(least) => [...document.querySelectorAll(".reader-notebook :is(button, .pair)")].filter((node) => {
  const { width, height } = node.getBoundingClientRect();
  return width < least || height < 43.5;
}).map((node) => node.outerHTML.slice(0, 80))"""


def open_notebook(person: Person, code: str = CODE) -> Page:
    person.page.goto(f"{person.url}/reader/#{code}/notebook")
    expect(person.page.locator(".reader-notebook")).to_be_visible()
    person.page.locator(".levels button").nth(2).click()  # a new one starts at paper
    return person.page


def level(page: Page, name: str) -> None:
    page.locator(".levels button", has_text=name).click()


def drawer(page: Page) -> Locator:
    return page.locator(".nb-drawer")


def save(page: Page) -> None:
    drawer(page).get_by_role("button", name="Write down").click()
    expect(drawer(page)).to_have_count(0)


def enter_mix(page: Page, pair: Iterable[str], potion: str) -> None:
    """Tap the pair in the triangle, then its result."""
    page.locator(f'[data-pair="{" ".join(pair)}"]').click()
    drawer(page).locator(".nb-potions button").nth(POTIONS.index(potion)).click()
    save(page)


def enter_one(page: Page, kind: str, ingredient: str, *choices: str) -> None:
    page.locator(".nb-add").get_by_role("button", name=kind).click()
    drawer(page).locator(".nb-ingredients button").nth(INGREDIENTS.index(ingredient)).click()
    for choice in choices:
        drawer(page).get_by_role("button", name=choice, exact=True).click()
    save(page)


def enter_all(page: Page) -> None:
    for pair, potion in MIXES.items():
        enter_mix(page, pair, potion)
    for ingredient in ("fern", "mandrake"):
        enter_one(page, "Book", ingredient, "solar")
    enter_one(page, "Golem test", "fern", "the chest does not glow", "the ears steam")
    enter_one(page, "Golem test", "mandrake", "the chest glows", "the ears steam")


def written(page: Page) -> list[str]:
    return page.locator(".nb-facts .nb-fact").all_inner_texts()


def squares(page: Page) -> dict[str, str]:
    """What every square shows: a number, "×" or "" (a tick is drawn)."""
    found: dict[str, str] = page.evaluate(SQUARES)
    return found


def expected(facts: list[dict[str, Any]]) -> dict[str, str]:
    """The same by the Python deduction."""
    marginals = Knowledge(map(parse_fact, facts)).marginals()
    counts = {
        f"{ingredient} {alchemical}": marginals.alchemicals[i][a]
        for i, ingredient in enumerate(INGREDIENTS)
        for a, alchemical in enumerate(ALCHEMICALS)
    }
    for organ, row in (("chest", marginals.chest), ("ears", marginals.ears)):
        counts |= {f"{organ} {aspect}": row[at] for at, aspect in enumerate(ORGANS)}
    return {name: _shown(count / marginals.total) for name, count in counts.items()}


def _shown(chance: float) -> str:
    if chance in (0, 1):
        return "" if chance else "×"
    return "<1" if chance < 0.01 else str(min(99, int(100 * chance + 0.5)))


def test_what_is_tapped_in_is_deduced_exactly(people: People) -> None:
    page = open_notebook(people("Ann", PHONE))
    expect(page.locator(".worlds b")).to_have_text("967,680")
    enter_all(page)
    expect(page.locator(".worlds b")).to_have_text("26")
    assert squares(page) == expected(FACTS)
    assert len(written(page)) == len(FACTS)
    # The best experiment is advised, also for the golem; a tap on it enters its result.
    expect(page.locator('[data-advice="scorpion feather"]')).to_contain_text("2.2 of 4.7 bits")
    expect(page.locator('[data-advice="golem"]')).to_contain_text("raven’s feather: 1.9 bits")
    expect(page.locator('[data-advice="animate"]')).to_contain_text("fern and toad, 27%")
    # With two cards in the hand only their mix counts.
    for name in ("Toad", "Flower"):
        page.locator(".nb-hand").get_by_role("button", name=name).click()
    expect(page.locator(".nb-mix")).to_have_count(1)
    page.locator(".nb-mix").click()
    chosen = drawer(page).locator(".nb-ingredients .on")
    assert chosen.all_inner_texts() == ["Toad", "Flower"]


def test_a_square_says_why(people: People) -> None:
    page = open_notebook(people("Ann", PHONE))
    enter_all(page)
    page.locator('[data-square="fern npN"]').click()
    expect(drawer(page).locator(".nb-reasons li")).to_have_text(["Fern and toad: healing potion (red plus)"])
    drawer(page).get_by_role("button", name="Close").click()
    page.locator('[data-square="chest R-small"]').click()
    expect(drawer(page).locator(".nb-reasons li")).not_to_have_count(0)
    drawer(page).get_by_role("button", name="Close").click()
    page.locator('[data-square="claw pnP"]').click()
    expect(drawer(page)).to_contain_text("69%")
    # A theory on the board is framed, a mark against what follows is said in words.
    drawer(page).get_by_role("button", name="Published theory").click()
    drawer(page).get_by_role("button", name="Close").click()
    expect(page.locator(".cell.published")).to_have_attribute("data-square", "claw pnP")
    page.locator('[data-square="toad npN"]').click()
    drawer(page).get_by_role("button", name="marked certain").click()
    drawer(page).get_by_role("button", name="Close").click()
    expect(page.locator(".nb-slips")).to_contain_text("toad: small red minus")
    expect(page.locator(".cell.wrong")).to_have_attribute("data-square", "toad npN")


def test_a_contradiction_is_said_at_once_and_nothing_is_lost(people: People) -> None:
    ann = people("Ann", PHONE)
    page = open_notebook(ann)
    enter_all(page)
    before = written(page)
    enter_mix(page, ("toad", "claw"), "R-")
    alert = page.locator(".nb-conflict")
    expect(alert.locator("li span")).to_have_text(
        ["Fern and toad: healing potion (red plus)", "Toad and bird claw: poison (red minus)"]
    )
    expect(alert).to_be_in_viewport()
    page.reload()
    expect(alert).to_be_visible()
    assert len(written(page)) == len(before) + 1
    # Correct the wrong one: everything is there again.
    alert.get_by_role("button", name="Correct").nth(1).click()
    drawer(page).locator(".nb-potions button").nth(POTIONS.index("R-")).click()
    drawer(page).locator(".nb-potions button").nth(POTIONS.index("R+")).click()
    save(page)
    expect(alert).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Remove").nth(1).click()
    expect(alert).to_have_count(0)
    expect(page.locator(".worlds b")).to_have_text("26")
    assert written(page) == before
    page.get_by_role("button", name="Undo").click()
    expect(alert).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(alert).to_have_count(0)


def test_three_levels_of_help(people: People) -> None:
    page = open_notebook(people("Ann", PHONE))
    enter_all(page)
    level(page, "hints")
    expect(page.locator(".nb-follows li")).to_have_text(
        ["Fern: small red plus, big green minus, small blue minus"]
    )
    hints = {name: text if text == "×" else "" for name, text in expected(FACTS).items()}
    assert squares(page) == hints
    expect(page.locator(".nb-advice")).to_have_count(0)
    level(page, "paper")
    assert set(squares(page).values()) == {""}
    expect(page.locator(".worlds, .nb-follows, .nb-advice, .cell.sure")).to_have_count(0)
    # Taps turn the mark; not even a contradiction is said.
    square = page.locator('[data-square="toad PPP"]')
    for mark in ("×", "✓", "?", "", "×"):
        square.click()
        expect(square).to_have_text(mark)
    enter_mix(page, ("toad", "claw"), "R-")
    expect(page.locator(".nb-conflict")).to_have_count(0)
    page.reload()
    expect(square).to_have_text("×")
    level(page, "hints")
    expect(page.locator(".nb-conflict")).to_be_visible()


def test_export_and_import(people: People, folder: Path) -> None:
    page = open_notebook(people("Ann", PHONE))
    enter_all(page)
    facts = written(page)
    page.get_by_role("button", name="Notebooks, export, import").click()
    with page.expect_download() as download:
        drawer(page).get_by_role("button", name="Save as a file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    drawer(page).get_by_role("button", name="Copy as text").click()
    box = drawer(page).locator("textarea")
    text = box.input_value()
    assert text.splitlines()[:2] == [f"game {CODE}", "fern + scorpion = B-"]
    # A wrong line is named, and nothing changes.
    box.fill(text + "toad + toad = R+\n")
    replace = drawer(page).get_by_role("button", name="Replace what is written")
    replace.click()
    status = drawer(page).get_by_role("status")
    expect(status).to_contain_text(f"{len(text.splitlines()) + 1} names the same ingredient twice: toad")
    drawer(page).get_by_role("button", name="Start an empty page").click()
    assert written(page) == []
    # Another notebook, without a code: the text goes there.
    page.get_by_role("button", name="Notebooks, export, import").click()
    drawer(page).get_by_role("button", name="New notebook without a code").click()
    expect(page.locator(".nb-code")).to_have_text("without a code")
    page.get_by_role("button", name="Notebooks, export, import").click()
    box.fill(text)
    replace.click()
    expect(status).to_contain_text(f"from game {CODE}")
    drawer(page).get_by_role("button", name="Close").click()
    assert written(page) == facts
    # Back to the game: its page is empty, and the file fills it again.
    page.get_by_role("button", name="Notebooks, export, import").click()
    drawer(page).get_by_role("button", name="Back to this game").click()
    assert written(page) == []
    page.get_by_role("button", name="Notebooks, export, import").click()
    drawer(page).locator('input[type="file"]').set_input_files(file)
    expect(status).to_have_text("Imported. Undo brings the old page back.")
    drawer(page).get_by_role("button", name="Close").click()
    assert written(page) == facts
    expect(page.locator(".worlds b")).to_have_text("26")


def test_the_notebook_does_not_know_the_secret(people: People) -> None:
    """The same facts look the same in two games of different secrets; the base game has no golem."""
    page = open_notebook(people("Ann", PHONE))
    other = codes.new_code(codes.EXPANSION, Random(12))
    shown = []
    for code in (CODE, other):
        open_notebook_at(page, code)
        level(page, "full")
        enter_mix(page, ("fern", "toad"), "R+")
        expect(page.locator(".worlds b")).to_have_text("138,240")
        expect(page.locator('[data-advice="animate"]')).to_be_visible()
        shown.append(page.locator(".reader-notebook").inner_html())
    assert shown[0] == shown[1]
    open_notebook_at(page, BASE)
    level(page, "full")
    expect(page.locator(".worlds b")).to_have_text("40,320")
    expect(page.locator(".golem-grid, [data-advice='golem']")).to_have_count(0)
    expect(page.locator(".nb-add button")).to_have_text(["Mix", "Sale", "Aspect shown"])


def open_notebook_at(page: Page, code: str) -> None:
    page.evaluate("(hash) => (location.hash = hash)", f"{code}/notebook")
    expect(page.locator(".bar .code")).to_contain_text(code)
    expect(page.locator(".reader-notebook")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_it_fits_and_thumbs_hit(people: People, size: tuple[int, int], scheme: Scheme) -> None:
    ann = people("Ann", size, color_scheme=scheme)
    page = open_notebook(ann)
    enter_all(page)
    for lang in ("pl", "uk", "en"):
        page.evaluate(SPEAK, lang)
        page.reload()
        expect(page.locator(".reader-notebook")).to_have_attribute("lang", lang)
        expect(page.locator(".worlds b")).to_have_text("26")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(OUTSIDE) == []
        page.locator('[data-pair="claw flower"]').click()
        assert page.evaluate("() => document.querySelector('.nb-drawer').scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
    if size == PHONE:
        small: list[str] = page.evaluate(SMALL, SMALLEST_PX)
        assert small == []
    assert findings(ann) == []
    page.locator('[data-square="fern npN"]').click()
    expect(drawer(page).locator(".nb-reasons li")).to_have_count(1)
    assert findings(ann) == []


def test_by_keyboard(people: People) -> None:
    page = open_notebook(people("Ann", DESKTOP))
    page.locator('[data-pair="fern toad"]').focus()
    page.keyboard.press("Enter")
    drawer(page).locator(".nb-potions button").first.focus()
    page.keyboard.press("Space")
    drawer(page).get_by_role("button", name="Write down").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".worlds b")).to_have_text("138,240")
    page.keyboard.press("Control+z")
    expect(page.locator(".worlds b")).to_have_text("967,680")
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".worlds b")).to_have_text("138,240")
