"""Codes on the card reader's page: cleaned, with a check picture; codes of the original app."""

import pytest
from playwright.sync_api import expect

from goldenlane.reader.check import check_of
from goldenlane.reader.reader import Reader
from tests.e2e.conftest import Phones
from tests.e2e.test_reader import private, public


@pytest.mark.parametrize(
    "pasted",
    [
        "tk qdn",
        "T-K-Q-D-N",
        "https://example.org/reader/#TKQDN/sell",
        "We play with TKQDN tonight, come!",
        "t k q d n",
    ],
)
def test_what_is_pasted_is_cleaned_before_it_is_cut(phones: Phones, pasted: str) -> None:
    phone = phones()
    phone.start()
    phone.type(pasted)
    expect(phone.page.locator("#code")).to_have_value("TKQDN")
    expect(phone.page.locator(".code-form [data-check]")).to_have_attribute(
        "data-check", " ".join(check_of("TKQDN"))
    )
    phone.page.locator(".code-form .pri").click()
    expect(phone.page.locator(".big-code")).to_have_text("TKQDN")


def test_nothing_is_cut_off_to_make_a_code(phones: Phones) -> None:
    """TKQDN is a game; one letter more is none."""
    phone = phones()
    phone.start()
    phone.type("TKQDNX")
    expect(phone.page.locator(".slip")).to_be_visible()
    phone.page.locator(".code-form .pri").click()
    expect(phone.page.locator("#code")).to_be_visible()


def test_two_phones_show_the_same_check(phones: Phones) -> None:
    shown = []
    for locale in ("en-GB", "uk-UA"):
        phone = phones(locale=locale)
        phone.open("KJQW")
        shown.append(phone.page.locator(".hand-over [data-check]").get_attribute("data-check"))
    assert shown == [" ".join(check_of("KJQW"))] * 2


def test_a_code_of_the_original_app_is_marked_as_unproven(phones: Phones) -> None:
    phone = phones()
    phone.start()
    expect(phone.page.get_by_text("are other codes")).to_be_visible()
    phone.page.locator(".original summary").click()
    expect(phone.page.locator(".original")).to_contain_text("Unofficial and unproven")
    phone.page.locator(".original .letters").fill("dem")
    phone.page.locator(".original button").click()
    expect(phone.page.locator(".slip")).to_be_visible()
    phone.page.locator(".original .letters").fill("demo")
    phone.page.locator(".original button").click()
    expect(phone.page.locator(".big-code")).to_have_text("app:DEMO")
    expect(phone.page.locator(".slip")).to_contain_text("unproven")
    expect(phone.page.locator("[data-door=library]")).to_have_count(0)
    answer = Reader("app:DEMO").mix(0, 2)
    assert answer.private == {"ingredients": ["mushroom", "toad"], "potion": "R+"}
    assert phone.mix(0, 2) == (private(answer), public(answer))


def test_the_lessons_code_is_one_tap_away(phones: Phones) -> None:
    phone = phones()
    phone.start()
    phone.page.locator(".original summary").click()
    phone.page.locator(".original .lesson").click()
    expect(phone.page.locator(".big-code")).to_have_text("app:DEMO")
