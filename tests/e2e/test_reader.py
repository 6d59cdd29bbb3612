"""The card reader page: installed, offline, its answers are those of the Python reader."""

import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import expect

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.judging import Article, MixDemonstration, Theory
from goldenlane.i18n import LANGUAGES, catalogue
from goldenlane.i18n.reader import say_mistake, say_private, say_public, say_revelation, say_ruling
from goldenlane.reader.codes import BadCode, secret_of
from goldenlane.reader.reader import Answer, BadQuestion, Reader
from goldenlane.reader.revelation import Report, reveal
from goldenlane.reader.sealed import SealedArticle, SealedTheory
from goldenlane.reader.table_judge import judge_table
from goldenlane.server.pages import STATIC
from tests.e2e.conftest import Phones, Scheme
from tests.e2e.person import DESKTOP, PHONE, TABLET
from tests.e2e.phone import Phone
from tests.e2e.test_accessibility import findings

CODE = "GDGPF"
PLAYERS = ("Player 1", "Player 2", "Player 3", "Player 4")
WORDS = catalogue("en")


def private(answer: Answer) -> str:
    assert answer.private is not None
    return say_private(WORDS, answer.use, answer.private)


def public(answer: Answer) -> str:
    assert answer.public is not None
    return say_public(WORDS, answer.use, answer.public)


def install(phone: Phone) -> None:
    """Wait until the worker has everything."""
    phone.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    phone.page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def test_it_can_be_installed(phones: Phones) -> None:
    phone = phones()
    phone.start()
    install(phone)
    session = phone.context.new_cdp_session(phone.page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser of the tests keeps nothing, as a private window does.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    manifest: dict[str, Any] = phone.page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert {"any", "192x192", "512x512"} == {icon["sizes"] for icon in manifest["icons"]}


def test_a_whole_game_offline(phones: Phones) -> None:
    """Every use of an expansion game without a network; at the end the history of what was public."""
    phone = phones()
    phone.start()
    install(phone)
    phone.context.set_offline(True)
    phone.page.reload()
    phone.open(CODE)
    reader = Reader(CODE)
    for why, use in enumerate(("test", "drink", "thinking-cap")):
        answer = reader.mix(why, why + 3, use)
        shown = None if answer.public is None else public(answer)
        assert phone.mix(why, why + 3, why) == (private(answer), shown)
    for wanted in range(6):
        assert phone.sell(1, 6, wanted, 2) == public(reader.sell(1, 6, wanted, 2))
    assert phone.sell(2, 7, 0, 3) == public(reader.sell(2, 7, 0, 3))
    for potion in range(6):
        assert phone.exhibit(3, 5, potion) == public(reader.exhibit(3, 5, potion))
    for color in range(3):
        assert phone.aspect(4, color) == public(reader.aspect(4, color))
    for potion in range(7):
        assert phone.claim(0, 6, potion) == public(reader.claim(0, 6, potion))
    for ingredient in range(8):
        assert phone.golem(ingredient) == private(reader.golem(ingredient))
    for _ in range(2):
        books = phone.books()
        assert phone.read(books[2]) == private(reader.library(books[2], books))
    seen = phone.helper(0, 2, 5)
    reader.periscope(2, 5)
    assert seen in [say_private(WORDS, "periscope", {"ingredient": INGREDIENTS[card]}) for card in (2, 5)]
    kept = phone.helper(1, 2, 5)
    reader.mortar(2, 5)
    ways = [{"kept": INGREDIENTS[a], "discarded": INGREDIENTS[b]} for a, b in ((2, 5), (5, 2))]
    assert kept in [say_private(WORDS, "mortar", way) for way in ways]
    for pair in ((0, 1), (2, 5), (6, 3)):
        assert phone.animate(*pair) == public(reader.animate(*pair))
    assert phone.history == [say_public(WORDS, event["use"], event) for event in reader.history]


def test_the_big_revelation(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.page.locator(".foot .sec").click()
    phone.confirm()
    theory = phone.page.locator("[data-theory=toad]")
    theory.locator("summary").click()
    theory.locator(".alchemicals button").nth(6).click()
    theory.locator(".seal-rows > div").nth(1).locator("button").nth(0).click()
    theory.locator(".seal-rows > div").nth(2).locator("button").nth(2).click()
    phone.page.locator(".board-part").last.locator("> summary").click()
    report = phone.page.locator("[data-report=ears]")
    report.locator("summary").click()
    report.locator(".seal-rows > div").nth(3).locator("button").nth(4).click()
    phone.page.locator(".board-part").last.locator(".players button").nth(0).click()
    phone.main_act()
    while not phone.page.locator(".net").count():
        phone.main_act()
    told = reveal(
        secret_of(CODE),
        [SealedTheory(Theory(2, 6), {PLAYERS[1]: 0, PLAYERS[2]: 2})],
        [],
        [Report(PLAYERS[3], 1, (4,))],
        [PLAYERS[0]],
    )
    lines = phone.page.locator(".truth p span, .net li").all_text_contents()
    assert sorted(lines) == sorted(line.strip() for line in say_revelation(WORDS, told))


def test_the_judge_needs_no_code(phones: Phones) -> None:
    """The rulebook's two-color example, entered by taps; nothing is lost by a reload."""
    phone = phones()
    phone.start()
    phone.page.locator("a[href='#judge']").click()
    phone.page.locator(".board-part").nth(2).locator("> summary").click()
    article = phone.page.locator("[data-article=B]")
    article.locator("summary").click()
    for name in ("toad", "mushroom", "fern", "feather"):
        article.locator(f"[data-lay={name}]").click()
    article.locator(".sign").nth(1).click()
    for player, seal in ((0, 0), (1, 2), (2, 3)):
        article.locator(".seal-rows > div").nth(player).locator("button").nth(seal).click()
    phone.take(7, 0)
    phone.potion(2)
    phone.page.locator(".players").last.locator("button").nth(3).click()
    claim = Article(2, ((2, 0), (0, 0), (1, 0), (7, 0)))
    sealed = SealedArticle(claim, {PLAYERS[0]: 0, PLAYERS[1]: 2, PLAYERS[2]: 3})
    ruling = judge_table([], [sealed], MixDemonstration(7, 0, 2), PLAYERS[3])
    lines = [line.strip() for line in say_ruling(WORDS, ruling)]
    assert ruling["totals"] == {PLAYERS[3]: 2, PLAYERS[0]: -5, PLAYERS[1]: -5, PLAYERS[2]: 0}
    for _ in range(2):
        verdict = phone.page.locator(".verdict")
        expect(verdict).to_be_visible()
        shown = verdict.locator(
            "h2, p:not(.line):not(.after), .line span:not([class]), .net li"
        ).all_text_contents()
        assert sorted(shown) == sorted(lines)
        phone.page.reload()


def test_what_is_private_hides_at_once(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.door("test")
    phone.take(0, 1)
    phone.main_act()
    for hide in (
        "dispatchEvent(new Event('blur'))",
        "document.dispatchEvent(new Event('visibilitychange'))",
        "dispatchEvent(new Event('orientationchange'))",
        "dispatchEvent(new PointerEvent('pointerdown', { pointerId: 77, bubbles: true }))",
    ):
        with phone.held():
            expect(phone.private).to_be_visible()
            phone.page.evaluate(hide)
            expect(phone.private).to_have_count(0)
    for key in ("Space", "Enter"):
        phone.circle.focus()
        phone.page.keyboard.down(key)
        expect(phone.private).to_be_visible()
        phone.page.keyboard.up(key)
        expect(phone.private).to_have_count(0)
    phone.page.keyboard.down("Space")
    phone.page.locator(".foot .pri").focus()
    expect(phone.private).to_have_count(0)


def test_a_look_is_final_and_a_choice_before_it_is_not(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.door("golem")
    phone.take(3)
    phone.main_act()
    phone.page.locator(".foot .sec").click()
    phone.take(4)
    phone.main_act()
    phone.page.locator(".bar a").click()
    assert phone.history == []  # nobody has looked: nothing has happened
    phone.door("golem")
    phone.take(4)
    phone.main_act()
    assert phone.look() == private(Reader(CODE).golem(4))
    expect(phone.page.locator(".foot .sec.low")).to_have_count(1)  # the notebook, and no way back
    phone.home()
    assert len(phone.history) == 1


def test_nothing_is_lost_by_a_reload(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.door("test")
    phone.take(5, 2)
    phone.page.reload()
    expect(phone.page.locator(".tile.on")).to_have_count(2)
    phone.main_act()
    phone.page.reload()
    seen = phone.look()
    phone.page.reload()
    assert phone.look() == seen == private(Reader(CODE).mix(5, 2))
    phone.home()
    assert len(phone.history) == 1
    books = phone.books()
    phone.home()
    assert phone.books() == books  # going away draws no others
    phone.page.reload()
    assert phone.books_again() == books


def test_several_games(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.mix(0, 1)
    phone.page.locator(".bar a").click()
    phone.open("KJQW")
    expect(phone.page.locator("[data-door=library]")).to_have_count(0)  # a base game
    assert phone.history == []
    phone.page.locator(".bar a").click()
    expect(phone.page.locator(".recent li")).to_have_count(2)
    phone.page.locator(f".recent a[href='#{CODE}']").click()
    expect(phone.page.locator(".history")).to_be_visible()
    phone.page.locator(".bar a").click()
    phone.page.locator(".recent button").first.click()
    phone.confirm()
    expect(phone.page.locator(".recent li")).to_have_count(1)


@pytest.mark.parametrize("letters", ["TKQDX", "TKQDA"])
def test_a_mistyped_code_is_said_at_once(phones: Phones, letters: str) -> None:
    phone = phones()
    phone.start()
    phone.type(letters)
    with pytest.raises(BadCode) as refused:
        secret_of(letters)
    slip = phone.page.locator(".slip")
    said = (
        say_mistake(WORDS, refused.value) if "A" in letters else f"There is no game with the code {letters}"
    )
    expect(slip.locator("b")).to_have_text(said)
    expect(phone.page.locator("#code")).to_have_value(letters)  # the letters stay for correcting
    phone.type("TKQDN")
    expect(slip).to_have_count(0)


def test_the_same_ingredient_twice_is_said_at_once(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.door("test")
    phone.take(2, 2)
    with pytest.raises(BadQuestion) as refused:
        Reader(CODE).mix(2, 2)
    expect(phone.page.locator(".slip")).to_have_text(say_mistake(WORDS, refused.value))
    expect(phone.page.locator(".tile.on")).to_have_count(1)
    phone.take(3)
    expect(phone.page.locator(".slip")).to_have_count(0)


def test_a_second_device_gives_the_same_answers(phones: Phones) -> None:
    """It opens the address of the QR mark; nothing goes over the network."""
    first, second = phones(), phones()
    first.start()
    first.page.locator(".make").click()
    first.page.locator(".hand-over button").click()
    address = first.page.locator(".address").text_content() or ""
    first.page.keyboard.press("Escape")
    second.page.goto(address)
    expect(second.page.locator(".big-code")).to_have_text(address.partition("#")[2])
    install(second)
    second.context.set_offline(True)
    for pair in ((0, 1), (2, 3), (4, 7)):
        assert first.mix(*pair) == second.mix(*pair)
    for ingredient in (0, 5):
        assert first.golem(ingredient) == second.golem(ingredient)
    assert first.animate(1, 6) == second.animate(1, 6)
    assert first.history == second.history


def test_magic_mortar_and_periscope_know_the_last_mix(phones: Phones) -> None:
    """The pair is not shown to whoever gets the phone."""
    phone = phones()
    phone.open(CODE)
    phone.mix(2, 5)
    phone.door("helpers")
    phone.page.locator(".btn.sec").first.click()
    expect(phone.page.locator(".tile, .medal")).to_have_count(0)
    assert phone.look() in [
        say_private(WORDS, "periscope", {"ingredient": INGREDIENTS[card]}) for card in (2, 5)
    ]


def test_what_is_learned_goes_into_the_notebook(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.door("golem")
    phone.take(1)
    phone.main_act()
    phone.look()
    phone.page.locator(".foot .sec").click()
    expect(phone.page.locator(".noted")).to_be_visible()
    phone.main_act()
    phone.door("notebook")
    expect(phone.page.get_by_text("967,680")).to_have_count(0)
    kept = phone.page.evaluate(f"() => localStorage['goldenlane.reader.notebook.{CODE}']")
    assert '"ingredient":"fern"' in kept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_languages(phones: Phones, lang: str) -> None:
    phone = phones(locale={"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}[lang])
    phone.open(CODE)
    answer = Reader(CODE).mix(0, 5)
    assert answer.private is not None
    assert answer.public is not None
    cat = catalogue(lang)
    assert phone.mix(0, 5) == (
        say_private(cat, "test", answer.private),
        say_public(cat, "test", answer.public),
    )


class Silent(SimpleHTTPRequestHandler):
    """Plain files, as any web space serves them."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def web_space(built: None, tmp_path: Path) -> Iterator[str]:
    """A folder of a web space that holds the reader; the address of the folder."""
    shutil.copytree(STATIC / "reader", tmp_path / "games" / "reader")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(tmp_path))) as files:
        Thread(target=files.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{files.server_port}/games"
        files.shutdown()


def test_any_web_space_will_do(phones: Phones, web_space: str) -> None:
    phone = phones(address=web_space)
    phone.start()
    install(phone)
    phone.context.set_offline(True)
    phone.open(CODE)
    phone.page.reload()
    answer = Reader(CODE).mix(0, 5)
    assert phone.mix(0, 5) == (private(answer), public(answer))


def test_the_address_without_a_slash_keeps_the_code(phones: Phones) -> None:
    phone = phones()
    phone.page.goto(f"{phone.address}/reader#{CODE}")
    expect(phone.page.locator(".big-code")).to_have_text(CODE)


def test_the_lobby_leads_to_the_reader(phones: Phones) -> None:
    phone = phones()
    phone.page.goto(phone.address)
    phone.page.locator("a[href='/reader/']").click()
    expect(phone.page.locator("#code")).to_be_visible()


SCREENS = (
    "test",
    "sell",
    "library",
    "golem",
    "animate",
    "debunk",
    "exhibition",
    "helpers",
    "judge",
    "notebook",
)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(phones: Phones, scheme: Scheme) -> None:
    phone = phones(color_scheme=scheme)
    phone.start()
    assert findings(phone) == []
    phone.type("TKQDX")
    expect(phone.page.locator(".slip")).to_be_visible()
    assert findings(phone) == []
    phone.open(CODE)
    assert findings(phone) == []
    for screen in SCREENS:
        phone.door(screen)
        expect(phone.page.locator(".doors")).to_have_count(0)
        assert findings(phone) == [], screen
        phone.home()
    phone.door("golem")
    phone.take(0)
    phone.main_act()
    assert findings(phone) == []
    with phone.held():
        assert findings(phone) == []
    phone.home()
    phone.door("sell")
    phone.potion(0)
    phone.page.locator(".guarantees button").first.click()
    phone.main_act()
    phone.take(0, 1)
    phone.main_act()
    assert findings(phone) == []  # the question
    phone.confirm()
    assert findings(phone) == []  # the ladder
    phone.home()
    phone.page.locator(".foot .sec").click()
    phone.confirm()
    phone.main_act()
    phone.main_act()
    assert findings(phone) == []


@pytest.mark.parametrize("size", [(320, 568), PHONE, (844, 390), TABLET, DESKTOP])
@pytest.mark.parametrize("locale", ["en-GB", "uk-UA"])
def test_nothing_sticks_out_sideways(phones: Phones, size: tuple[int, int], locale: str) -> None:
    phone = phones(size=size, locale=locale)

    def fits() -> None:
        wide = phone.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size[0], phone.page.url

    phone.start()
    fits()
    phone.open(CODE)
    fits()
    for screen in SCREENS:
        phone.door(screen)
        expect(phone.page.locator(".doors")).to_have_count(0)
        fits()
        phone.home()
