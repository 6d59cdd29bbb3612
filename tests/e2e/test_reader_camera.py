"""The camera of the card reader page: a printed card, and the code on another phone's screen."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
import segno
from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.reader.cards import mark_of
from tests.e2e.chromium import FLAGS, chromium
from tests.server.serving import Server

SIZE = (640, 480)
FRAMES = 40
"""How long a card stays before the camera, in frames."""
CODE = "TKQDN"


def on_the_table(mark: Image.Image, turned: float = 8) -> Image.Image:
    """A mark as a camera sees it: on parchment, turned a little."""
    view = Image.new("RGB", SIZE, (244, 234, 213))
    seen = mark.convert("RGB").resize((260, 260), Image.Resampling.BICUBIC)
    seen = seen.rotate(turned, expand=True, fillcolor=(244, 234, 213))
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


def through_the_camera(server: Server, video: Path | None, use: Callable[[Page], None]) -> None:
    """A browser whose camera shows this film; without one the camera is forbidden."""
    camera = ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={video}"] if video else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, *camera])
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
        if video:
            context.grant_permissions(["camera"])
        page = context.new_page()
        page.goto(f"{server.url}/reader/")
        use(page)
        browser.close()


@pytest.mark.parametrize("pair", [(2, 7), (0, 4)])
def test_printed_cards_are_read(server: Server, tmp_path: Path, pair: tuple[int, int]) -> None:
    def mix(page: Page) -> None:
        page.goto(f"{server.url}/reader/#{CODE}/test")
        page.locator(".scan-cards").click()
        expect(page.locator("dialog")).to_have_count(0, timeout=60_000)
        chosen = page.locator(".tile.on").evaluate_all("all => all.map((tile) => tile.dataset.ingredient)")
        assert sorted(chosen) == sorted(INGREDIENTS[ingredient] for ingredient in pair)

    views = [on_the_table(card(ingredient)) for ingredient in pair]
    through_the_camera(server, film(tmp_path / "cards.mjpeg", *views), mix)


def test_the_same_card_twice_is_said(server: Server, tmp_path: Path) -> None:
    def mix(page: Page) -> None:
        page.goto(f"{server.url}/reader/#{CODE}/test")
        page.locator(".scan-cards").click()
        expect(page.locator("dialog [aria-live]")).to_contain_text("The same ingredient twice", timeout=60_000)

    empty = Image.new("RGB", SIZE, (244, 234, 213))
    through_the_camera(server, film(tmp_path / "cards.mjpeg", on_the_table(card(3)), empty, empty), mix)


def test_a_game_is_handed_over_by_its_mark(server: Server, tmp_path: Path) -> None:
    pictures: list[bytes] = []

    def show(page: Page) -> None:
        page.goto(f"{server.url}/reader/#{CODE}")
        page.locator(".hand-over button").click()
        pictures.append(page.locator("dialog .qr").screenshot())

    def scan(page: Page) -> None:
        page.locator(".code-form .sec").click()
        expect(page.locator(".big-code")).to_have_text(CODE, timeout=60_000)

    through_the_camera(server, None, show)
    seen = on_the_table(Image.open(BytesIO(pictures[0])), turned=-5)
    through_the_camera(server, film(tmp_path / "code.mjpeg", seen), scan)


def test_without_a_camera_tapping_works(server: Server) -> None:
    def mix(page: Page) -> None:
        page.goto(f"{server.url}/reader/#{CODE}/test")
        page.locator(".scan-cards").click()
        expect(page.locator("dialog [role=alert]")).to_contain_text("tap instead", ignore_case=True)
        page.keyboard.press("Escape")
        page.locator("[data-ingredient=toad]").click()
        expect(page.locator(".tile.on")).to_have_count(1)

    through_the_camera(server, None, mix)
