"""The screens whose texts are measured: every decision that whole games of each kind meet, and all pages."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

import goldenlane as gl
from goldenlane.games.alchemists.vocabulary import MODULES
from tests.e2e.measuring import LANGS, SIZES, Fault, measure, resize
from tests.e2e.person import Person
from tests.e2e.test_reader_notebook import SPEAK
from tests.playing import move
from tests.reader.pictures import READER

KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "golem 4": ("golem", {"players": 4}),
    "golem 1": ("golem", {"players": 1}),
    "golem 2 intro": ("golem", {"players": 2, "setup": "intro"}),
    "alchemists 4": ("alchemists", {"players": 4, "variant": "master", "modules": list(MODULES)}),
    "alchemists 2": ("alchemists", {"players": 2, "modules": list(MODULES)}),
    "alchemists 4 base": ("alchemists", {"players": 4}),
    "alchemists 2 base": ("alchemists", {"players": 2, "variant": "master"}),
}
"""The kinds of games: the name, and how a match of it begins; the fullest table of each game first."""
MAIN = ("turn", "declare")
"""What is asked most: measured in every kind of game, on phones with every tab."""
SEEDS = (1, 2, 3)
"""A decision that comes in none of these games is too rare to be looked for."""
FULL = ("golem 4", "alchemists 4")
"""The fullest table of each game."""
IN_ENGLISH = ("notebook", "why")
"""Screens of the reader that are reached by their English words, and kept when the page comes anew."""
SHEETS = {"rules": ".menu button >> nth=0", "log": ".log-open", "menu": ".menu button >> nth=-1"}
BOARDS = {
    "seek": "[data-thing] >> nth=0",
    "visit": ".colleague >> nth=0",
    "theories": ".strip-of-theories",
}
"""What a click opens over a table, and beside it."""
REVIEW_MS = 600_000
PHONES = ("phone", "small phone")
_PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Position(NamedTuple):
    """A game at a decision: the file, and the seat that decides."""

    kind: str
    asks: str
    file: str
    seat: int

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.asks}"


def decision_of(match: gl.Match, seat: int) -> str:
    """The kind of the decision; choices that cards offer also by the kind of card."""
    decision = match.view(seat)["decision"]
    asks = str(decision["asks"])
    return f"{asks} {decision['key'].partition('.')[0]}" if asks == "choose" else asks


@cache
def positions(kind: str) -> list[Position]:
    """One position for each kind of decision, as late as it comes: then hands and boards are full."""
    game, options = KINDS[kind]
    found: dict[str, Position] = {}
    for seed in SEEDS:
        match, rng = gl.new(game, seed=seed, **options), Random(seed)
        latest: dict[str, Position] = {}
        while not match.over:
            seat = match.to_act[0]
            asks = decision_of(match, seat)
            latest[asks] = Position(kind, asks, match.save(), seat)
            match.play(*move(match, rng))
        found = {**latest, **found}
    return list(found.values())


def decisions() -> Iterator[Position]:
    """Every kind of decision of each game at the fullest table that meets it; the main ones at all tables."""
    seen: set[tuple[str, str]] = set()
    for kind, (game, _) in KINDS.items():
        for position in positions(kind):
            if position.asks in MAIN or (game, position.asks) not in seen:
                seen.add((game, position.asks))
                yield position


def finished(kind: str) -> str:
    """The file of a whole game."""
    game, options = KINDS[kind]
    match, rng = gl.new(game, seed=SEEDS[0], **options), Random(SEEDS[0])
    while not match.over:
        match.play(*move(match, rng))
    return match.save()


def speak_next(page: Page) -> str:
    """The next language, by the button in the head of the table; also when a sheet lies over it."""
    before = page.locator("html").get_attribute("lang") or ""
    lang = LANGS[(LANGS.index(before) + 1) % len(LANGS)]
    with page.expect_response(f"**/content/{lang}"):
        page.locator(".menu button").nth(1).evaluate("button => button.click()")
    page.evaluate("lang => heard.until((state) => state.lang === lang)", lang)
    page.evaluate(_PAINTED)
    return lang


def unfold(page: Page) -> None:
    """Open whatever can be folded."""
    page.evaluate("() => document.querySelectorAll('details').forEach((node) => (node.open = true))")
    page.evaluate(_PAINTED)


def in_each_language(person: Person, look: Callable[[str], list[Fault]]) -> list[Fault]:
    """Look at an open table in three languages."""
    return [fault for _ in LANGS for fault in look(speak_next(person.page))]


def measured(page: Page, name: str, lang: str, tabs_too: bool = False) -> list[Fault]:
    """The faults of an open page at every size; of a table on a phone with each of its tabs, if wished."""
    found: list[Fault] = []
    for size in SIZES:
        resize(page, size)
        found += measure(page, name, size, lang)
        if not tabs_too or size not in PHONES:
            continue
        tabs = page.locator(".tabs button")
        for tab in range(tabs.count()):
            tabs.nth(tab).evaluate("button => button.click()")
            page.evaluate(_PAINTED)
            label = tabs.nth(tab).inner_text().split("\n")[0]
            found += measure(page, f"{name} ({label})", size, lang)
    return found


# ---- tables --------------------------------------------------------------------------------------
def show_decision(person: Person, position: Position) -> list[Fault]:
    """A decision as it comes, and with the list of options open at the longest of them."""
    person.load_file(position.file, position.seat)
    person.called()

    def look(lang: str) -> list[Fault]:
        page = person.page
        found = measured(page, position.name, lang, position.asks in MAIN)
        with longest_option(page):
            for size in ("desktop", "phone"):
                resize(page, size)
                found += measure(page, f"{position.name} (option)", size, lang)
        return found

    return in_each_language(person, look)


@contextmanager
def longest_option(page: Page) -> Iterator[None]:
    """The list of options is open at the longest of them, its consequence in the prompt."""
    page.locator(".list-button").evaluate("button => ((heard.preview = null), button.click())")
    expect(page.locator(".option-list button").first).to_be_focused()
    action = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll(".option-list button")];
          const longest = all.reduce((a, b) => (b.innerText.length > a.innerText.length ? b : a));
          longest.focus();
          return heard.state.options[all.indexOf(longest)].action;
        }"""
    )
    page.wait_for_function("action => heard.preview === action", arg=action)
    page.evaluate(_PAINTED)
    yield
    page.keyboard.press("Escape")
    expect(page.locator(".option-list")).to_have_count(0)


def show_sheets(person: Person, position: Position) -> list[Fault]:
    """Over a table: rules, log and menu; beside it what a click on a thing or a colleague opens."""
    person.load_file(position.file, position.seat)
    person.called()
    page = person.page
    found = []
    sheets = {"rules": ".menu button >> nth=0", "log": ".log-open", "menu": ".menu button >> nth=-1"}
    boards = {
        "seek": "[data-thing] >> nth=0",
        "visit": ".colleague >> nth=0",
        "theories": ".strip-of-theories",
    }
    for name, button in (sheets | boards).items():
        if not page.locator(button).count():
            continue
        resize(page, "desktop")
        page.locator(button).evaluate("button => button.click()")
        if name in SHEETS:
            expect(page.locator("dialog.sheet")).to_be_visible()
        unfold(page)
        found += in_each_language(person, partial(measured, page, f"{position.kind}: {name}"))
        page.keyboard.press("Escape")
    return found


def show_score(person: Person, kind: str) -> list[Fault]:
    """The end of a game: score sheet, and the table below it."""
    page = person.page
    person.load_file(finished(kind))
    expect(page.locator(".score-sheet table")).to_be_visible()

    def look(lang: str) -> list[Fault]:
        found = measured(page, f"{kind}: score", lang)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        return found + measured(page, f"{kind}: over", lang, True)

    return in_each_language(person, look)  # a state in another language opens the sheet again


def show_curtain(person: Person, kind: str) -> list[Fault]:
    """Two people at one screen."""
    game = KINDS[kind][0]
    person.make_table(game, ["Ann", "Ben"])
    while not person.handed_over():
        person.take_by_keys()
    page, found = person.page, []
    for lang in LANGS:
        page.evaluate(SPEAK, lang)
        page.reload()  # behind a curtain there is no menu
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".curtain")).to_be_visible()
        found += measured(page, f"{kind}: curtain", lang)
    return found


def show_waiting(person: Person, kind: str) -> list[Fault]:
    """A table with a free seat, for the one who made it."""
    person.make_table(KINDS[kind][0], ["Ann", "", "*apprentice"])
    return in_each_language(person, lambda lang: measured(person.page, f"{kind}: waiting", lang, True))


def show_replay(person: Person, kind: str) -> list[Fault]:
    """A finished game again, in its middle, opened in each language."""
    person.load_file(finished(kind))
    page, code, found = person.page, person.code, []
    for lang in LANGS:
        page.evaluate(SPEAK, lang)
        page.goto(f"{person.url}/t/{code}/replay/60")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(person.prompt).not_to_be_empty()
        page.wait_for_load_state("networkidle")
        found += measured(page, f"{kind}: replay", lang)
    return found


# ---- pages ---------------------------------------------------------------------------------------
def show_page(person: Person, path: str, ready: str, name: str = "") -> list[Fault]:
    """A page that is no table, all of it unfolded."""
    page = person.page
    page.goto(person.url + path)
    found: list[Fault] = []
    for lang in LANGS:
        expect(page.locator(ready).first).to_be_visible(timeout=REVIEW_MS)
        page.locator(f".page-menu button[lang={lang}]").evaluate("button => button.click()")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.wait_for_load_state("networkidle")
        unfold(page)
        found += measured(page, name or path, lang)
    return found


def show_lobby(person: Person, game: str) -> list[Fault]:
    """The form of a new table for as many as can play, with a bot and a free seat."""
    person.lobby()
    form = person.page.locator(".new-table")
    form.locator(f'input[name="game"][value="{game}"]').check(force=True)
    form.locator('input[name="players"][value="4"]').check(force=True)
    form.locator(".seat-row select").nth(1).select_option("bot")
    found: list[Fault] = []
    for lang in LANGS:
        person.page.locator(f".page-menu button[lang={lang}]").evaluate("button => button.click()")
        expect(person.page.locator("html")).to_have_attribute("lang", lang)
        person.page.wait_for_load_state("networkidle")
        found += measured(person.page, f"lobby: {game}", lang)
    return found


def show_join(person: Person, guest: Person) -> list[Fault]:
    """A table with a free seat, for somebody who comes by its link."""
    code = person.make_table("golem", ["Ann", ""])
    return show_page(guest, f"/t/{code}", ".seat-list", "join")


def show_review(person: Person, kind: str) -> list[Fault]:
    person.load_file(finished(kind))
    return show_page(person, f"/t/{person.code}/review", ".chances", f"{kind}: review")


def show_reader(browser: Browser, url: str, name: str) -> list[Fault]:
    """A screen of the card reader, reached by taps in each language."""
    found: list[Fault] = []
    for lang in LANGS:
        with visitor(browser, url, lang if name not in IN_ENGLISH else "en") as person:
            READER[name](person)
            if name in IN_ENGLISH:
                person.page.evaluate(SPEAK, lang)
                person.page.reload()
                expect(person.page.locator(".reader-notebook")).to_have_attribute("lang", lang)
                expect(person.page.locator("[data-advice]").first).to_be_visible()
            if name == "why":
                person.page.locator('[data-square^="fern "]').nth(2).click()
                expect(person.page.locator(".nb-drawer")).to_be_visible()
            found += measured(person.page, f"reader: {name}", lang)
    return found


@contextmanager
def visitor(browser: Browser, url: str, lang: str = "en") -> Iterator[Person]:
    width, height = SIZES["desktop"]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        color_scheme="dark",
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.goldenlane ??= JSON.stringify({{ lang: {lang!r} }})")
    yield Person(context, url, "Ann")
    context.close()


def complete(browser: Browser, url: str) -> Iterator[tuple[str, Callable[[], list[Fault]]]]:
    """The name of each screen, and what shows and measures it."""

    def by(show: Callable[..., list[Fault]], *what: Any) -> Callable[[], list[Fault]]:
        def run() -> list[Fault]:
            with visitor(browser, url) as person:
                return show(person, *what)

        return run

    def join() -> list[Fault]:
        with visitor(browser, url) as person, visitor(browser, url) as guest:
            return show_join(person, guest)

    for position in decisions():
        yield position.name, by(show_decision, position)
        if position.asks in MAIN and position.kind in FULL:
            yield f"{position.kind}: sheets", by(show_sheets, position)
    for kind in KINDS:
        yield f"{kind}: score", by(show_score, kind)
    for kind in FULL:
        for name, show in {"curtain": show_curtain, "waiting": show_waiting, "replay": show_replay}.items():
            yield f"{kind}: {name}", by(show, kind)
        game = KINDS[kind][0]
        yield f"{kind}: review", by(show_review, kind)
        yield f"rules of {game}", by(show_page, f"/rules/{game}", ".rules details")
        yield f"lobby: {game}", by(show_lobby, game)
    yield "join", join
    for name in READER:
        yield f"reader: {name}", partial(show_reader, browser, url, name)
