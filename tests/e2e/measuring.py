"""Whether every text on the page can be read: not cut, not covered, not broken inside a word."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

LANGS = ("en", "pl", "uk")
SIZES = {
    "desktop": (1366, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (320, 568),
}
LAYERS = (
    "dialog, .curtain, .choices, .option-list, .offer-sheet, #tip, .offline, .seek, .replay-bar, "
    ".alchemists-table .prompt, .alchemists-table .tabs, .alchemists-table .top, .bar, .foot, .sums"
)
"""What lies over the rest on purpose: opened by the person, or fixed while the page scrolls below it."""
FADING = ".log .old"
"""Older lines of the log fade out at the lower edge; a click opens the whole log."""
measured = 0
"""How many times something was measured."""
_MEASURE = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")


class Fault(NamedTuple):
    """A text that does not fit, and where."""

    screen: str
    size: str
    lang: str
    fault: str
    text: str
    where: str
    by: str

    def __str__(self) -> str:
        return " | ".join(self)


def measure(page: Page, screen: str, size: str, lang: str) -> list[Fault]:
    """The faults of what is in sight now."""
    global measured
    measured += 1
    page.evaluate("() => document.fonts.ready")
    seen: dict[str, Any] = page.evaluate(_MEASURE, {"layers": LAYERS, "fading": FADING})
    assert seen["texts"], f"{screen}: no text on the page"
    return [Fault(screen, size, lang, **fault) for fault in seen["found"]]


def resize(page: Page, size: str) -> None:
    """Change the window, and wait until the page has its new layout."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
