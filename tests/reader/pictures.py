"""Pictures of the card reader page: what the phone does for each of them."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.person import Person
from tests.e2e.phone import Phone
from tests.e2e.test_reader_notebook import enter_all

CODE = "TKQDN"
FLOWER, CLAW, MANDRAKE, FEATHER, MUSHROOM = 4, 3, 5, 7, 0
WISDOM, SPEED, RIGHT_SIGN = 4, 2, 2


def start(phone: Phone) -> None:
    phone.page.clock.set_fixed_time("2026-01-06T12:00:00Z")  # games are listed with their day
    phone.open("KJQW")
    phone.open(CODE)
    phone.start()
    phone.type("TKQ")


def slip(phone: Phone) -> None:
    phone.start()
    phone.type("TKQDX")


def home(phone: Phone) -> None:
    phone.open(CODE)
    phone.mix(MUSHROOM, 2)
    phone.mix(FLOWER, CLAW, 1)
    phone.sell(1, 6, WISDOM, RIGHT_SIGN)
    phone.golem(MANDRAKE)
    phone.aspect(2, 0)


def mix(phone: Phone) -> None:
    phone.open(CODE)
    phone.door("test")
    phone.take(FLOWER, CLAW)


def covered(phone: Phone) -> None:
    mix(phone)
    phone.main_act()


def held(phone: Phone) -> None:
    covered(phone)
    phone.press()


def sign(phone: Phone) -> None:
    covered(phone)
    phone.look()
    phone.main_act()


def sell(phone: Phone) -> None:
    phone.open(CODE)
    phone.door("sell")
    phone.potion(WISDOM)
    phone.page.locator(".guarantees button").nth(1).click()


def sold(phone: Phone) -> None:
    sell(phone)
    phone.main_act()
    phone.take(1, FEATHER)
    phone.main_act()
    phone.confirm()


def library(phone: Phone) -> None:
    """The four books are random: the picture shows those of a scripted shelf."""
    phone.open(CODE)
    kept = f"goldenlane.reader.game.{CODE}"
    phone.page.evaluate(
        """kept => localStorage.setItem(kept, JSON.stringify({
          ...JSON.parse(localStorage.getItem(kept)), books: [0, 5, 6, 7],
        }))""",
        kept,
    )
    phone.page.reload()
    phone.door("library")
    phone.take(MANDRAKE)


def golem(phone: Phone) -> None:
    phone.open(CODE)
    phone.door("golem")
    phone.take(MANDRAKE)
    phone.main_act()
    phone.press()


def judge(phone: Phone) -> None:
    """The rulebook's two-color example."""
    phone.start()
    phone.page.locator("a[href='#judge']").click()
    parts = phone.page.locator(".board-part")
    parts.nth(2).locator("> summary").click()
    article = phone.page.locator("[data-article=B]")
    article.locator("summary").click()
    for name in ("toad", "mushroom", "fern", "feather"):
        article.locator(f"[data-lay={name}]").click()
    article.locator(".sign").nth(1).click()
    for player, seal in ((0, 0), (1, 2), (2, 3)):
        article.locator(".seal-rows > div").nth(player).locator("button").nth(seal).click()
    parts.nth(1).locator("> summary").click()
    phone.take(FEATHER, MUSHROOM)
    phone.potion(SPEED)
    phone.page.locator(".players").last.locator("button").nth(3).click()
    phone.page.locator(".verdict").scroll_into_view_if_needed()


def revelation(phone: Phone) -> None:
    phone.open(CODE)
    phone.page.locator(".foot .sec").click()
    phone.confirm()
    for name, alchemical, seals in (("mushroom", 0, ((0, 0), (3, 1))), ("toad", 6, ((1, 0), (2, 2)))):
        theory = phone.page.locator(f"[data-theory={name}]")
        theory.locator("summary").click()
        theory.locator(".alchemicals button").nth(alchemical).click()
        for player, seal in seals:
            theory.locator(".seal-rows > div").nth(player).locator("button").nth(seal).click()
    for _ in range(5):
        phone.main_act()


def notebook(phone: Phone) -> None:
    phone.open(CODE)
    page = phone.page
    page.goto(f"{page.url.partition('#')[0]}#{CODE}/notebook")
    expect(page.locator(".reader-notebook")).to_be_visible()
    page.locator(".levels button").nth(2).click()  # a new one starts at paper
    enter_all(page)
    expect(page.locator("[data-advice]").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


def why(phone: Phone) -> None:
    """A square of the grid, large, with the facts that say so."""
    notebook(phone)
    phone.page.locator('[data-square^="fern "]').nth(2).click()
    expect(phone.page.locator(".nb-drawer")).to_be_visible()


def _on_a_phone(show: Callable[[Phone], None]) -> Callable[[Person], None]:
    def picture(person: Person) -> None:
        phone = Phone(person.context, person.url)
        person.page = phone.page
        show(phone)
        expect(phone.page.locator(".phone, .reader-notebook").first).to_be_visible()

    return picture


READER = {
    show.__name__: _on_a_phone(show)
    for show in (
        start,
        slip,
        home,
        mix,
        covered,
        held,
        sign,
        sell,
        sold,
        library,
        golem,
        judge,
        revelation,
        notebook,
        why,
    )
}
"""By name, what brings the page to where its picture is taken."""
