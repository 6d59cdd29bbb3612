"""Every text can be read at every size in every language.

The fullest screens; python -m tests.e2e.texts_fit measures all of them.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.measuring import Fault, measure
from tests.e2e.screens import complete, visitor
from tests.server.serving import Server

CHOSEN = (
    "golem 4: turn",
    "golem 4: work",
    "golem 4: choose action-tile",
    "golem 4: score",
    "alchemists 4: declare",
    "alchemists 4: place-seal",
    "alchemists 4: bids",
    "alchemists 4: write-article",
    "alchemists 4: score",
    "lobby: alchemists",
    "join",
    "reader: home",
    "reader: notebook",
)
"""Crowded boards and long sentences."""


@pytest.mark.parametrize("name", CHOSEN)
def test_no_text_is_cut(browser: Browser, server: Server, name: str) -> None:
    shown = dict(complete(browser, server.url))
    assert [str(fault) for fault in shown[name]()] == []


# ---- the measure itself --------------------------------------------------------------------------
@pytest.fixture
def blank(browser: Browser, server: Server) -> Iterator[Page]:
    with visitor(browser, server.url) as person:
        person.page.set_content("<body style='font: 16px/20px monospace; margin: 8px'></body>")
        yield person.page


FITS = {
    "a line in a box": "<p style='width: 300px; overflow: hidden'>Mandrake</p>",
    "a box that scrolls": "<p style='width: 40px; overflow: auto'>Mandrake</p>",
    "lines between words": "<p style='width: 90px'>Mandrake and scorpion</p>",
    "a soft hyphen": "<p style='width: 60px'>Man&shy;dragora</p>",
    "a badge over the rim": """<p style='position: relative; background: #ccc; width: 80px'>Toad
      <b style='position: absolute; right: -12px; top: -12px'>2</b></p>""",
    "a layer of its own": """<p>Mandrake</p>
      <div class='choices' style='position: absolute; inset: 0; background: #fff'>Toad</div>""",
    "for screen readers only": "<p class='unseen' style='width: 1px; overflow: hidden'>Mandrake</p>",
}
FAULTS = {
    "cut": "<p style='width: 40px; overflow: hidden'>Mandrake</p>",
    "cut by dots": "<p style='width: 40px; overflow: hidden; text-overflow: ellipsis'>Mandrake</p>",
    "cut in lines": "<p style='width: 90px; height: 20px; overflow: hidden'>Mandrake and scorpion</p>",
    "cut in a field": "<select style='width: 60px'><option>Mandrake and scorpion</option></select>",
    "out of its box": "<p style='width: 40px; background: #ccc'>Mandrake</p>",
    "out of the window": "<p style='position: absolute; left: -30px'>Mandrake</p>",
    "broken": "<p style='width: 40px; overflow-wrap: anywhere'>Mandrake</p>",
    "over another": "<p>Mandrake</p><p style='margin-top: -32px'>Scorpion</p>",
    "hidden": """<p>Mandrake</p>
      <i style='position: absolute; left: 40px; top: 0; width: 99px; height: 60px; background: #fff'></i>""",
}


def faults(page: Page, markup: str) -> list[Fault]:
    page.evaluate("html => (document.body.innerHTML = html)", f"<p>.</p>{markup}")
    return measure(page, "blank", "desktop", "en")


@pytest.mark.parametrize("what", FITS)
def test_what_fits(blank: Page, what: str) -> None:
    assert faults(blank, FITS[what]) == []


@pytest.mark.parametrize("what", FAULTS)
def test_what_does_not_fit(blank: Page, what: str) -> None:
    assert {fault.fault for fault in faults(blank, FAULTS[what])} == {what.split()[0]}


def test_nothing_to_measure_is_a_mistake(blank: Page) -> None:
    with pytest.raises(AssertionError, match="no text"):
        measure(blank, "blank", "desktop", "en")
