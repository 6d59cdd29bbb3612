"""axe finds nothing serious on any main screen, dark or light."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.built import ROOT
from tests.e2e.conftest import People, Scheme
from tests.e2e.games import GAMES, game_at, late_game, play_alone
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.phone import Phone

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def findings(person: Person | Phone) -> list[str]:
    """Serious findings: the rule, and where."""
    person.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found: list[dict[str, Any]] = person.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']} ({one['help']}): {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/rules/golem", "/rules/alchemists"])
def test_lobby_and_rules(people: People, path: str, scheme: Scheme) -> None:
    ann = people("Ann", color_scheme=scheme)
    ann.page.goto(ann.url + path)
    expect(ann.page.locator(".page-body .card").first).to_be_visible()
    assert findings(ann) == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_table(people: People, game: str, size: tuple[int, int], scheme: Scheme) -> None:
    ann = people("Ann", size, color_scheme=scheme)
    ann.load_file(game_at(game, 3, 90))
    ann.called()
    assert findings(ann) == []


@pytest.mark.parametrize("game", GAMES)
def test_sheets(people: People, game: str) -> None:
    """Score sheet, table menu, log and replay."""
    ann = people("Ann")
    ann.load_file(late_game(game, 2))
    play_alone(ann)
    expect(ann.page.locator(".score-sheet .chart")).to_be_visible()
    assert findings(ann) == []
    ann.page.keyboard.press("Escape")
    ann.page.locator(".menu button").last.click()
    expect(ann.page.locator(".table-menu")).to_be_visible()
    assert findings(ann) == []
    ann.page.goto(f"{ann.url}/t/{ann.code}/replay")
    expect(ann.page.locator(".replay-bar")).to_be_visible()
    assert findings(ann) == []
