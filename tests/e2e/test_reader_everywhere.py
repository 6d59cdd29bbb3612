"""The card reader is never blank and never silent: older browsers, no storage, no script, bad addresses."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from goldenlane.reader.reader import Reader
from goldenlane.server.pages import STATIC
from tests.e2e.conftest import Phones
from tests.e2e.test_reader import private, public
from tests.server.serving import Server

CODE = "GDGPF"
OLDER = """
for (const list of [Array, String]) delete list.prototype.at;
delete Object.getPrototypeOf(Uint8Array.prototype).at;
for (const name of ["findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"]) {
  delete Array.prototype[name];
}
for (const name of ["hasOwn", "groupBy"]) delete Object[name];
for (const name of ["structuredClone", "BarcodeDetector", "CompressionStream"]) delete globalThis[name];
delete Crypto.prototype.randomUUID;
delete HTMLDialogElement.prototype.showModal;
delete HTMLDialogElement.prototype.close;
delete Promise.withResolvers;
"""
"""What Safari 15, Chrome 90 or Firefox 90 do not have yet."""
BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("blocked", "SecurityError"); },
});
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""


def test_older_browsers_play_a_whole_round(phones: Phones) -> None:
    phone = phones(before=OLDER)
    phone.open(CODE)
    reader = Reader(CODE)
    answer = reader.mix(0, 3)
    assert phone.mix(0, 3) == (private(answer), public(answer))
    assert phone.sell(1, 6, 0, 2) == public(reader.sell(1, 6, 0, 2))
    assert phone.golem(4) == private(reader.golem(4))
    assert phone.animate(2, 5) == public(reader.animate(2, 5))
    phone.door("judge")
    expect(phone.page.locator(".board-part")).not_to_have_count(0)
    phone.home()
    phone.door("notebook")
    phone.page.locator(".levels button").nth(1).click()
    expect(phone.page.locator(".worlds b")).to_be_visible()


def test_the_files_are_written_for_older_browsers() -> None:
    """A look behind in an expression, or a block of a class, would leave Safari 15 with an empty page."""
    scripts = list((STATIC / "reader").rglob("*.js"))
    assert len(scripts) > 3
    for script in scripts:
        text = script.read_text(encoding="utf-8")
        assert not re.search(r"\(\?<[!=]", text), script.name
        assert not re.search(r"\bstatic\s*\{", text), script.name
    assert not any(":has(" in sheet.read_text() for sheet in (STATIC / "reader").rglob("index-*.css"))


@pytest.mark.parametrize("trouble", [BLOCKED, FULL], ids=["blocked", "full"])
def test_without_storage_it_plays_on_and_says_so(phones: Phones, trouble: str) -> None:
    phone = phones(before=trouble)
    phone.open(CODE)
    expect(phone.page.locator(".not-kept")).to_contain_text("saves nothing")
    answer = Reader(CODE).mix(0, 3)
    assert phone.mix(0, 3) == (private(answer), public(answer))
    assert len(phone.history) == 1
    phone.door("notebook")
    expect(phone.page.locator(".reader-notebook")).to_be_visible()


def test_without_scripts_there_is_a_sentence(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/reader/")
    for words in ("needs JavaScript", "potrzebuje JavaScriptu", "потребує JavaScript"):
        assert words in page.locator("body").inner_text()
    context.close()


def test_a_page_that_cannot_start_says_so(browser: Browser, server: Server) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.route(re.compile(r"\.js$"), lambda route: route.fulfill(body="?", content_type="text/javascript"))
    page.goto(f"{server.url}/reader/")
    expect(page.locator(".too-old p").first).to_be_visible()
    context.close()


@pytest.mark.parametrize("address", ["%", "%E0%A4%A", "nonsense/sell", "/////", "take/!!", "GDGPF/nowhere"])
def test_a_bad_address_leads_home(phones: Phones, address: str) -> None:
    phone = phones()
    phone.page.goto(f"{phone.address}/reader/#{address}")
    if address.startswith("take"):
        expect(phone.page.locator(".slip")).to_be_visible()
        phone.main_act()
    home: Any = phone.page.locator(".doors" if "GDGPF" in address else "#code")
    expect(home).to_be_visible()
