"""After the game: score sheet, replay, a new table from any point, the file, a rematch."""

import pytest
from playwright.sync_api import expect

import goldenlane as gl
from goldenlane.kernel.state import CHANCE
from tests.e2e.conftest import People
from tests.e2e.games import GAMES, late_game, play_alone


@pytest.mark.parametrize("game", GAMES)
def test_replay_and_fork(people: People, game: str) -> None:
    ann = people("Ann")
    ann.load_file(late_game(game, 2))
    play_alone(ann)
    page = ann.page
    expect(page.locator(".score-sheet .chart")).to_be_visible()
    with page.expect_download() as saved:
        page.locator(".score-foot a[download]").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert gl.load(text).over

    page.locator(".score-foot a").first.click()
    page.wait_for_url("**/replay")
    slider = page.locator(".replay-bar input[type=range]")
    expect(ann.prompt).not_to_be_empty()
    first = ann.prompt.inner_text()
    slider.focus()
    page.keyboard.press("End")
    expect(ann.prompt).not_to_have_text(first)
    steps = int(slider.get_attribute("max") or 0) + 1
    assert steps == sum(1 for seat, _ in gl.load(text).log if seat != CHANCE)
    page.keyboard.press("Home")
    expect(ann.prompt).to_have_text(first)
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-bar > span")).to_have_text(f"21 / {steps}")

    page.locator(".replay-bar .confirm-button").click()
    page.wait_for_url(lambda url: not url.endswith("/replay"))
    ann.at_table()
    play_alone(ann, 5)
    assert not ann.over


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_its_file(people: People, game: str) -> None:
    ann = people("Ann")
    ann.choose_file(late_game(game, 2))
    ann.called()
    play_alone(ann)
    expect(ann.page.locator(".score-sheet .winner").first).to_have_text("1")


@pytest.mark.parametrize("game", GAMES)
def test_rematch(people: People, game: str) -> None:
    """The same people and bots sit down again."""
    ann = people("Ann")
    ann.load_file(late_game(game, 2))
    play_alone(ann)
    code = ann.code
    ann.page.locator(".score-foot button").click()
    ann.page.wait_for_url(lambda url: not url.endswith(code))
    ann.at_table()
    play_alone(ann, 3)
    assert not ann.over
