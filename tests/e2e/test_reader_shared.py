"""One phone for several people, and several phones for one game."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Phones

CODE = "GDGPF"
MARKED = re.compile("marked impossible")


def test_notebooks_belong_to_people(phones: Phones) -> None:
    """Between two of them lies a screen with nothing private; nobody leafs through the others."""
    phone = phones()
    phone.open(CODE)
    phone.door("notebook")
    square = phone.page.locator("[data-square]").first
    expect(phone.page.locator(".levels .on")).to_have_text("paper")
    square.click()
    expect(square).to_have_attribute("aria-label", MARKED)
    phone.page.locator(".pass-on").click()
    expect(phone.page.locator(".reader-notebook")).to_have_count(0)
    phone.page.locator("form input").fill("Ann")
    phone.page.locator("form button").click()
    expect(phone.page.locator(".audience")).to_contain_text("Ann")
    expect(square).not_to_have_attribute("aria-label", MARKED)
    expect(phone.page.locator(".levels .on")).to_have_text("paper")
    phone.page.locator(".nb-tools button").last.click()
    expect(phone.page.locator(".nb-shelf li")).to_have_count(0)
    phone.page.keyboard.press("Escape")
    phone.home()
    phone.door("notebook")
    expect(phone.page.locator(".reader-notebook")).to_have_count(0)  # whose is asked first
    phone.page.locator(".whose button").first.click()
    expect(square).to_have_attribute("aria-label", MARKED)


def test_what_is_learned_goes_to_the_one_who_learned_it(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.door("notebook")
    phone.page.locator(".pass-on").click()
    phone.page.locator("form input").fill("Ann")
    phone.page.locator("form button").click()
    phone.home()
    phone.door("golem")
    phone.take(1)
    phone.main_act()
    phone.look()
    phone.page.get_by_role("button", name="Write in the notebook: Ann").click()
    kept = phone.page.evaluate("() => Object.keys(localStorage)")
    assert f"goldenlane.reader.notebook.{CODE}@Ann" in kept
    assert f"goldenlane.reader.notebook.{CODE}" not in kept


def test_a_game_goes_over_by_link(phones: Phones) -> None:
    first, second = phones(), phones()
    first.open(CODE)
    first.mix(0, 1)
    first.golem(3)
    first.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('shut')); }")
    first.page.locator(".give").click()
    first.page.locator("dialog .sec").click()
    link = first.page.locator("dialog .said").text_content() or ""
    assert re.search(r"/reader/#take/[\w-]+$", link)
    first.page.keyboard.press("Escape")
    second.open(CODE)
    second.page.goto(link)
    second.main_act()
    expect(second.page.locator(".big-code")).to_have_text(CODE)
    assert second.history == first.history
    second.page.goto(link)
    second.main_act()  # once more adds nothing
    expect(second.page.locator(".big-code")).to_have_text(CODE)
    assert second.history == first.history
    assert len(first.history) == 2


def test_the_way_back_from_the_revelation(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.page.locator(".foot .sec").click()
    phone.confirm()
    phone.main_act()
    phone.main_act()
    expect(phone.page.locator(".truth")).to_have_count(1)
    phone.page.locator(".foot .sec").click()
    expect(phone.page.locator(".board-part").first).to_be_visible()
    expect(phone.page.locator(".truth")).to_have_count(0)
    phone.home()


def test_the_sign_is_shown_after_a_mortar_too(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    phone.door("test")
    phone.take(2, 5)
    phone.main_act()
    phone.look()
    phone.page.get_by_role("button", name="Magic Mortar").click()
    phone.look()
    phone.page.reload()  # nothing is lost in between
    phone.main_act()
    expect(phone.page.locator(".public-sign .sign")).to_be_visible()
    phone.main_act()
    expect(phone.page.locator(".doors")).to_be_visible()


def test_two_periscopes_see_the_same_card(phones: Phones) -> None:
    phone = phones()
    phone.open(CODE)
    for pair in ((2, 5), (0, 7)):
        phone.mix(*pair)
        seen = set()
        for _ in range(6):
            phone.door("helpers")
            phone.page.locator(".btn.sec").first.click()
            seen.add(phone.look())
            phone.main_act()
        assert len(seen) == 1


def test_sound_is_off_until_it_is_wanted(phones: Phones) -> None:
    phone = phones()
    phone.start()
    button = phone.page.locator("[data-sound]")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    phone.page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390)])
@pytest.mark.parametrize("screen", ["test", "golem", "library"])
def test_answer_and_circle_are_on_a_small_screen_together(
    phones: Phones, size: tuple[int, int], screen: str
) -> None:
    phone = phones(size=size)
    phone.open(CODE)
    if screen == "library":
        books = phone.books()
        phone.take(books[0])
    else:
        phone.door(screen)
        phone.take(*((0, 1) if screen == "test" else (0,)))
        phone.main_act()
    with phone.held():
        expect(phone.private).to_be_visible()
        for part in (phone.private, phone.circle):
            box: Any = part.bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size[1] + 1
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0] + 1
