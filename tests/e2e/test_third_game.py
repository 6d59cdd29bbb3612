"""A game that the page was not built with: made in the lobby, played on the board that it brings itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.lamplighters import EXAMPLE, GAME, at_hand, install
from tests.server.serving import Server, sqlite


@pytest.fixture(scope="module")
def lane(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the example is installed."""
    folder = tmp_path_factory.mktemp("installed")
    install(EXAMPLE, folder)
    with at_hand(folder), Server(sqlite(tmp_path_factory.mktemp("lane")), "--limits=100") as running:
        yield running


def test_a_whole_game_on_its_own_board(people: People, lane: Server) -> None:
    """Every option is taken by a click on the board: once to choose it, once more to confirm."""
    ann = people("Ann", url=lane.url, locale="pl-PL")
    ann.make_table(GAME, ["Ann", "*apprentice"])
    board = ann.page.locator(".guest")
    taken = set()
    while True:
        ann.called()
        if ann.over:
            break
        seq = ann.seq
        things = board.locator("[data-action]")
        expect(things).to_have_count(ann.choices)
        taken.add(str(things.first.get_attribute("data-action")).split()[0])
        things.first.click()
        expect(board.locator("[data-picked]")).to_have_count(1)
        board.locator("[data-picked]").click()
        ann.sees(seq + 1)
    assert taken >= {"keep", "light"}
    sheet = ann.page.locator(".score-sheet")
    expect(sheet.locator("tbody th")).to_have_text(["Ogniki", "Zlecenie", "Oliwa"])
    expect(sheet.locator(".winner")).not_to_have_count(0)
    sheet.locator('a[href$="/review"]').click()
    expect(ann.page.locator(".review-players")).to_be_visible()
    ann.page.goto(f"{ann.url}/t/{ann.code}/replay")
    expect(ann.page.locator(".guest h2")).to_contain_text("Latarnicy")
