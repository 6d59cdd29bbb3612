"""The camera of the card reader page: a printed card, and the code on another phone's screen."""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest
import segno
from PIL import Image, ImageFilter
from playwright.sync_api import Browser, Page, expect

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.reader.cards import mark_of
from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.person import PHONE
from tests.server.serving import Server

SIZE = (640, 480)
SCAN_MS = 60_000
PARCHMENT = (244, 234, 213)
FRAMES = 40
"""How long a card stays before the camera, in frames."""
CODE = "TKQDN"


def on_the_table(mark: Image.Image, turned: float = 8) -> Image.Image:
    """A mark as a camera sees it: on parchment, turned a little."""
    view = Image.new("RGB", SIZE, PARCHMENT)
    seen = mark.convert("RGB").resize((260, 260), Image.Resampling.BICUBIC)
    seen = seen.rotate(turned, expand=True, fillcolor=PARCHMENT)
    view.paste(seen, ((SIZE[0] - seen.width) // 2, (SIZE[1] - seen.height) // 2))
    return view


def card(ingredient: int) -> Image.Image:
    """The mark of a printed card."""
    picture = BytesIO()
    segno.make_qr(mark_of(ingredient), error="q").save(picture, kind="png", scale=8, border=3)
    return Image.open(picture)


def film(path: Path, *views: Image.Image) -> Path:
    """A film for the browser's camera: every view for a while."""
    frames = b""
    for view in views:
        one = BytesIO()
        view.save(one, "JPEG", quality=90)
        frames += one.getvalue() * FRAMES
    path.write_bytes(frames)
    return path


def two_cards(pair: tuple[int, int], turned: float, below: bool, blur: float) -> Image.Image:
    """Both cards in one picture: beside or below each other, turned, out of focus."""
    view = Image.new("RGB", SIZE, PARCHMENT)
    for at, ingredient in enumerate(pair):
        seen = card(ingredient).convert("RGB").resize((190, 190), Image.Resampling.BICUBIC)
        seen = seen.rotate(turned + 7 * at, expand=True, fillcolor=PARCHMENT)
        middle = (
            (SIZE[0] // 2, SIZE[1] * (1 + 2 * at) // 4)
            if below
            else (SIZE[0] * (1 + 2 * at) // 4, SIZE[1] // 2)
        )
        view.paste(seen, (middle[0] - seen.width // 2, middle[1] - seen.height // 2))
    return view.filter(ImageFilter.GaussianBlur(blur))


Camera = Callable[[Path | None], Page]


@pytest.fixture
def camera(browser: Browser, server: Server) -> Iterator[Camera]:
    """A browser whose camera shows this film; without one the camera is forbidden."""
    started: list[Browser] = []

    def look_at(video: Path | None) -> Page:
        fake = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={video}")
        flags = [*FLAGS, *(fake if video else ())]
        started.append(browser.browser_type.launch(executable_path=chromium(), args=flags))
        context = started[-1].new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
        if video:
            context.grant_permissions(["camera"])
        page = context.new_page()
        page.goto(f"{server.url}/reader/")
        return page

    yield look_at
    for one in started:
        one.close()


def scan_cards(page: Page) -> None:
    page.evaluate(f"() => {{ location.hash = '{CODE}/test' }}")
    page.locator(".scan-cards").click()


@pytest.mark.parametrize("pair", [(2, 7), (0, 4)])
def test_printed_cards_are_read(camera: Camera, tmp_path: Path, pair: tuple[int, int]) -> None:
    page = camera(film(tmp_path / "cards.mjpeg", *(on_the_table(card(ingredient)) for ingredient in pair)))
    scan_cards(page)
    expect(page.locator("dialog")).to_have_count(0, timeout=SCAN_MS)
    chosen = page.locator(".tile.on").evaluate_all("all => all.map((tile) => tile.dataset.ingredient)")
    assert sorted(chosen) == sorted(INGREDIENTS[ingredient] for ingredient in pair)


@pytest.mark.parametrize(
    ("turned", "below", "blur"),
    [(0, False, 0), (180, False, 0), (4, True, 0), (3, False, 1.6), (176, False, 1.6)],
    ids=["straight", "upside down", "below each other", "blurred", "upside down and blurred"],
)
def test_two_cards_in_one_picture_are_read_at_once(
    camera: Camera, tmp_path: Path, turned: float, below: bool, blur: float
) -> None:
    page = camera(film(tmp_path / "cards.mjpeg", two_cards((2, 7), turned, below, blur)))
    scan_cards(page)
    expect(page.locator("dialog")).to_have_count(0, timeout=SCAN_MS)
    chosen = page.locator(".tile.on").evaluate_all("all => all.map((tile) => tile.dataset.ingredient)")
    assert sorted(chosen) == sorted([INGREDIENTS[2], INGREDIENTS[7]])


def test_a_whole_game_goes_over_by_marks(camera: Camera, tmp_path: Path) -> None:
    """Several marks one after another; the other phone gathers them."""
    shown = camera(None)
    shown.evaluate(f"() => {{ location.hash = '{CODE}' }}")
    shown.locator(".give").click()
    frames = (shown.locator("dialog [data-frames]").get_attribute("data-frames") or "").split()
    assert len(frames) > 1
    views = []
    for frame in frames:
        picture = BytesIO()
        segno.make_qr(frame, error="m").save(picture, kind="png", scale=8, border=3)
        view = Image.new("RGB", SIZE, PARCHMENT)
        view.paste(Image.open(picture).convert("RGB").resize((460, 460), Image.Resampling.BICUBIC), (90, 10))
        views.append(view)
    page = camera(film(tmp_path / "game.mjpeg", *views))
    page.locator(".code-form .sec").click()
    page.locator(".foot > .pri").click(timeout=SCAN_MS)
    expect(page.locator(".big-code")).to_have_text(CODE)


def test_the_same_card_twice_is_said(camera: Camera, tmp_path: Path) -> None:
    empty = Image.new("RGB", SIZE, PARCHMENT)
    page = camera(film(tmp_path / "cards.mjpeg", on_the_table(card(3)), empty, empty))
    scan_cards(page)
    told = page.locator("dialog [aria-live]")
    expect(told).to_contain_text("The same ingredient twice", timeout=SCAN_MS)


def test_a_game_is_handed_over_by_its_mark(camera: Camera, tmp_path: Path) -> None:
    shown = camera(None)
    shown.evaluate(f"() => {{ location.hash = '{CODE}' }}")
    shown.locator(".hand-over button").click()
    picture = Image.open(BytesIO(shown.locator("dialog .qr").screenshot()))
    page = camera(film(tmp_path / "code.mjpeg", on_the_table(picture, turned=-5)))
    page.locator(".code-form .sec").click()
    expect(page.locator(".big-code")).to_have_text(CODE, timeout=SCAN_MS)


def test_without_a_camera_tapping_works(camera: Camera) -> None:
    page = camera(None)
    scan_cards(page)
    expect(page.locator("dialog [role=alert]")).to_contain_text("tap instead", ignore_case=True)
    page.keyboard.press("Escape")
    page.locator("[data-ingredient=toad]").click()
    expect(page.locator(".tile.on")).to_have_count(1)
