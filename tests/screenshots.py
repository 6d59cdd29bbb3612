"""Pictures of every main screen, into docs/pictures: python -m tests.screenshots [NAME ...]

A real server and the system's Chromium, as in the browser tests. The games are played by bots from fixed
seeds, so that a picture changes only when the page does.
"""

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

import goldenlane as gl
from goldenlane.bots import Seat, bot
from tests.e2e.built import ROOT, build_page
from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.games import play_alone
from tests.e2e.person import DESKTOP, PHONE, TABLET, Person
from tests.reader.pictures import READER
from tests.reviews import BUDGET
from tests.server.serving import Server, sqlite

FOLDER = ROOT / "docs" / "pictures"
Size = tuple[int, int]
REVIEW_MS = 1_200_000
"""A review looks closely at every decision."""


MAIN = {"golem": "turn", "alchemists": "declare"}
"""What a player of each game is asked most: to take a marble or place the rabbi, to declare actions."""


def _asks(match: gl.Match) -> object:
    return match.view(0)["decision"]["asks"]


def bot_game(game: str, round_: int, last: bool = False) -> str:
    """The file of a game of three bots in a round, where the first seat has the game's main decision.

    With last: at the first seat's last decision of that kind.
    """
    match = gl.new(game, players=3, seed=7)
    rng = Random(7)
    found = ""
    while not match.over:
        seat = match.to_act[0]
        if match.to_act == (0,) and match.view(0)["round"] >= round_ and _asks(match) == MAIN[game]:
            found = match.save()
            if not last:
                return found
        match.play(seat, bot("apprentice", match.game).choose(Seat.of(match, seat), rng))
    return found


def lobby(person: Person) -> None:
    person.lobby()


def rules(game: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        person.page.goto(f"{person.url}/rules/{game}")
        person.page.locator(".rules summary").first.click()
        expect(person.page.locator(".rules details").last).to_be_attached()

    return show


def table(game: str, round_: int) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        person.load_file(bot_game(game, round_))
        person.called()
        # The consequence of the option under the pointer, without the tooltip that comes later.
        person.page.locator("[data-legal]:visible").first.dispatch_event("pointerenter")
        expect(person.page.locator(".prompt .pre b")).to_be_visible()

    return show


def score(game: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        person.load_file(bot_game(game, 1, last=True))
        play_alone(person)
        expect(person.page.locator(".score-sheet .chart")).to_be_visible()

    return show


def replay(game: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        score(game)(person)
        person.page.goto(f"{person.url}/t/{person.code}/replay")
        slider = person.page.locator(".replay-bar input[type=range]")
        slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 5))
        expect(person.prompt).not_to_be_empty()

    return show


def review(game: str) -> Callable[[Person], None]:
    """The review of the docs' own game."""

    def show(person: Person) -> None:
        person.load_file((ROOT / "docs" / "reviews" / f"{game}.json").read_text(encoding="utf-8"))
        person.page.goto(f"{person.url}/t/{person.code}/review")
        expect(person.page.locator(".chances")).to_be_visible(timeout=REVIEW_MS)
        person.page.locator(".chances input").fill("24")
        if game == "alchemists":
            person.page.locator(".review-player").first.scroll_into_view_if_needed()
            person.page.locator(".review-player h3").first.evaluate("node => node.scrollIntoView()")

    return show


PICTURES: dict[str, tuple[Size, str, Callable[[Person], None]]] = {
    "lobby": (DESKTOP, "dark", lobby),
    "lobby-phone": (PHONE, "dark", lobby),
    "golem": (DESKTOP, "dark", table("golem", 2)),
    "golem-light": (DESKTOP, "light", table("golem", 2)),
    "golem-tablet": (TABLET, "dark", table("golem", 2)),
    "golem-phone": (PHONE, "dark", table("golem", 2)),
    "golem-score": (DESKTOP, "dark", score("golem")),
    "golem-replay": (DESKTOP, "dark", replay("golem")),
    "golem-rules": (DESKTOP, "dark", rules("golem")),
    "review-golem": (DESKTOP, "dark", review("golem")),
    "review-alchemists": (DESKTOP, "light", review("alchemists")),
    "alchemists": (DESKTOP, "dark", table("alchemists", 3)),
    "alchemists-light": (DESKTOP, "light", table("alchemists", 3)),
    "alchemists-tablet": (TABLET, "dark", table("alchemists", 3)),
    "alchemists-phone": (PHONE, "dark", table("alchemists", 3)),
    "alchemists-score": (DESKTOP, "dark", score("alchemists")),
    "alchemists-replay": (DESKTOP, "dark", replay("alchemists")),
    "alchemists-rules": (DESKTOP, "dark", rules("alchemists")),
    **{f"reader-{name}": (PHONE, "dark", show) for name, show in READER.items()},
    "reader-light": (PHONE, "light", READER["home"]),
    "reader-tablet": (TABLET, "dark", READER["home"]),
}


def take(browser: Browser, url: str, name: str) -> None:
    (width, height), scheme, show = PICTURES[name]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        color_scheme="light" if scheme == "light" else "dark",
        reduced_motion="reduce",
    )
    person = Person(context, url, "Ann")
    context.add_init_script(f"localStorage.goldenlane ??= JSON.stringify({{ name: {person.name!r} }})")
    show(person)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("() => document.fonts.ready")
    picture = Image.open(BytesIO(person.page.screenshot(animations="disabled"))).convert("RGB")
    context.close()
    path = FOLDER / f"{name}.png"
    picture.quantize(256, kmeans=4, dither=Image.Dither.NONE).save(path, optimize=True)  # a third of the size
    print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)


def main(names: list[str]) -> None:
    build_page()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite(Path(folder)), "--limits=100", f"--review-budget={BUDGET}") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name in names or PICTURES:
            take(browser, server.url, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
