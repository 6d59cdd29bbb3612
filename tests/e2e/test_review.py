"""The review on the page: asked for after the game, read, and followed into the replay."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

import goldenlane as gl
from goldenlane.kernel.state import CHANCE
from tests.e2e.conftest import People
from tests.e2e.games import GAMES
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.playing import move
from tests.server.serving import Server, sqlite

PATIENCE_MS = 240_000
"""A review takes its time."""


@pytest.fixture(scope="module")
def quick(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews look only twice at each decision."""
    where = sqlite(tmp_path_factory.mktemp("review"))
    with Server(where, "--limits=100", "--review-budget=2") as running:
        yield running


def finished(game: str) -> str:
    """The file of a whole random game of two."""
    match, rng = gl.new(game, players=2, seed=6), Random(6)
    while not match.over:
        match.play(*move(match, rng))
    return match.save()


def open_review(person: Person) -> None:
    """From the score sheet of a finished table."""
    person.page.locator(".score-foot a[href$='/review']").click()
    person.page.wait_for_url("**/review")
    expect(person.page.locator(".chances")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize(("game", "size"), [("golem", DESKTOP), ("alchemists", PHONE)])
def test_a_finished_game_is_reviewed(people: People, quick: Server, game: str, size: tuple[int, int]) -> None:
    assert game in GAMES
    text = finished(game)
    decisions = sum(seat != CHANCE for seat, _ in gl.load(text).log)
    ann = people("Ann", size=size, url=quick.url)
    ann.load_file(text)
    open_review(ann)
    page = ann.page
    review = page.url

    # Hover or keys: the numbers of a point, for every player, and together a whole win.
    slider, readout = page.locator(".chances input"), page.locator(".readout")
    slider.focus()
    page.keyboard.press("End")
    expect(readout.locator("strong").first).to_have_text(re.compile(r"^(0|50|100)%$"))
    expect(readout.locator("a")).to_have_count(0)
    page.keyboard.press("Home")
    chances = [int(text.strip().removesuffix("%")) for text in readout.locator("strong").all_inner_texts()]
    assert len(chances) == 2
    assert 99 <= sum(chances) <= 101
    first = readout.inner_text()
    box = page.locator(".chances > svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    expect(readout).not_to_have_text(first)
    sticks_out = "(node) => node.scrollWidth - node.clientWidth"
    assert page.locator(".page").evaluate(sticks_out) == 0

    # Every card leads to its decision in the replay.
    card = page.locator(".review-card a").first
    number = int((card.get_attribute("href") or "").rpartition("/")[2])
    assert 1 <= number <= decisions
    card.click()
    page.wait_for_url(f"**/replay/{number}")
    if size == DESKTOP:
        expect(page.locator(".replay-bar > span")).to_have_text(f"{number} / {decisions}")
    expect(page.locator(".replay-bar input[type=range]")).to_have_value(str(number - 1))

    # The review is there at once when one comes back, also in another language.
    page.goto(review)
    expect(page.locator(".review-player")).to_have_count(2)
    page.locator(".page-menu button[lang=uk]").click()
    expect(page.locator(".review h2").first).to_have_text("Огляд гри")
    assert page.locator(".review-player details").count() == (2 if game == "alchemists" else 0)


def test_no_review_of_a_game_that_goes_on(people: People, quick: Server) -> None:
    ann = people("Ann", url=quick.url)
    code = ann.make_table("golem", ["Ann", "*random"])
    ann.page.goto(f"{quick.url}/t/{code}/review")
    expect(ann.page.locator(".review .trouble")).to_be_visible()
    expect(ann.page.locator(".chances")).to_have_count(0)
    ann.trouble.clear()  # the refused request is in the browser's log
