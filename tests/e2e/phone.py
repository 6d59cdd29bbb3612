"""A phone beside the printed game: taps pictures, holds the circle, reads what stands on the screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, expect

from goldenlane.games.alchemists.alchemy import COLORS, INGREDIENTS, POTIONS
from goldenlane.games.alchemists.components import GUARANTEES

PATIENCE_MS = 20_000


class Phone:
    """One device with the reader open."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address.rstrip("/")
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.trouble.append(message.text)

    # ---- screens -----------------------------------------------------------------------------
    def start(self) -> None:
        self.page.goto(f"{self.address}/reader/")
        expect(self.page.locator("#code")).to_be_visible()

    def type(self, letters: str) -> None:
        self.page.locator("#code").fill(letters)

    def open(self, code: str) -> None:
        self.start()
        self.type(code)
        self.page.locator(".code-form .pri").click()
        expect(self.page.locator(".big-code")).to_have_text(code)

    def door(self, name: str) -> None:
        self.page.locator(f"[data-door={name}]").click()

    def home(self) -> None:
        self.page.locator(".bar a").click()
        expect(self.page.locator(".doors")).to_be_visible()

    def main_act(self) -> None:
        """The one gold button at the foot."""
        self.page.locator(".foot > .pri").click()

    def confirm(self) -> None:
        self.page.locator("dialog .yes").click()

    def segment(self, which: int) -> None:
        self.page.locator(".segments").first.locator("button").nth(which).click()

    def take(self, *ingredients: int) -> None:
        for ingredient in ingredients:
            self.page.locator(f"[data-ingredient={INGREDIENTS[ingredient]}]").click()

    def potion(self, potion: int) -> None:
        self.page.locator(f'[data-potion="{POTIONS[potion]}"]').click()

    # ---- what is shown -----------------------------------------------------------------------
    @property
    def circle(self) -> Locator:
        return self.page.locator(".hold")

    @property
    def private(self) -> Locator:
        """What only the one who holds may see; it is not there at all without the finger."""
        return self.page.locator(".show .answer")

    @property
    def answer(self) -> str:
        return (self.page.locator(".answer").text_content() or "").strip()

    def press(self) -> None:
        """Lay a finger on the circle."""
        self.circle.scroll_into_view_if_needed()
        box: Any = self.circle.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()

    @contextmanager
    def held(self) -> Iterator[None]:
        """While a finger is on the circle."""
        self.press()
        yield
        self.page.mouse.up()

    def look(self) -> str:
        """Hold, read, lift."""
        expect(self.private).to_have_count(0)
        with self.held():
            said = (self.private.text_content() or "").strip()
        expect(self.private).to_have_count(0)
        return said

    @property
    def history(self) -> list[str]:
        """What was shown to all, in words."""
        return self.page.locator(".history li").all_text_contents()

    # ---- uses --------------------------------------------------------------------------------
    def mix(self, first: int, second: int, why: int = 0) -> tuple[str, str | None]:
        """Test (0), drink (1) or Thinking Cap (2): what I see, and what all see."""
        self.door("test")
        self.segment(why)
        self.take(first, second)
        self.main_act()
        mine = self.look()
        self.main_act()
        if why == 2:
            return mine, None
        shown = self.page.locator(".public-sign .unseen").text_content()
        self.main_act()
        return mine, shown

    def sell(self, first: int, second: int, wanted: int, guarantee: int) -> str:
        self.door("sell")
        self.potion(wanted)
        self.page.locator(".guarantees button").nth(len(GUARANTEES) - 1 - guarantee).click()
        self.main_act()
        return self._openly(first, second)

    def exhibit(self, first: int, second: int, potion: int) -> str:
        self.door("exhibition")
        self.potion(potion)
        self.main_act()
        return self._openly(first, second)

    def animate(self, first: int, second: int) -> str:
        self.door("animate")
        return self._openly(first, second)

    def _openly(self, first: int, second: int) -> str:
        self.take(first, second)
        self.main_act()
        self.confirm()
        return self._told()

    def _told(self) -> str:
        said = self.answer
        self.home()
        return said

    def aspect(self, ingredient: int, color: int) -> str:
        self.door("debunk")
        self.take(ingredient)
        self.page.locator(f"[data-color={COLORS[color]}]").click()
        self.main_act()
        self.confirm()
        return self._told()

    def claim(self, first: int, second: int, potion: int) -> str:
        self.door("debunk")
        self.segment(1)
        self.take(first, second)
        self.potion(potion)
        self.main_act()
        self.confirm()
        return self._told()

    def helper(self, which: int, first: int, second: int) -> str:
        """Periscope (0) or Magic Mortar (1)."""
        self.door("helpers")
        self.segment(which)
        self.take(first, second)
        self.main_act()
        mine = self.look()
        self.main_act()
        return mine

    def golem(self, ingredient: int) -> str:
        self.door("golem")
        self.take(ingredient)
        self.main_act()
        mine = self.look()
        self.main_act()
        return mine

    def books(self) -> list[int]:
        """The books that lie open in the palace library."""
        self.door("library")
        return self.books_again()

    def books_again(self) -> list[int]:
        expect(self.page.locator(".tile")).to_have_count(4)
        tiles = self.page.locator(".tile").evaluate_all("all => all.map((tile) => tile.dataset.ingredient)")
        return [INGREDIENTS.index(name) for name in tiles]

    def read(self, ingredient: int) -> str:
        self.take(ingredient)
        mine = self.look()
        self.main_act()
        return mine
