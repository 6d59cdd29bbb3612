"""A person at a browser: makes tables, sits down, and plays with mouse or keyboard."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, expect

PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)
DESKTOP = (1366, 768)
TABLET = (820, 1180)
PHONE = (390, 844)

# The page stays as it is; its line to the server is overheard, to know when an answer has come.
_LISTEN = """
window.heard = { state: null, preview: null, refused: [], thinking: false, waiting: [] };
heard.until = (wanted) => new Promise((resolve, reject) => {
  const look = () => heard.state && wanted(heard.state) ? (resolve(), true) : false;
  if (look()) return;
  heard.waiting.push(look);
  setTimeout(() => reject(new Error(`waited in vain for ${wanted}; refused: ${heard.refused}`)), PATIENCE);
});
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    heard.socket = this;
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "state") {
        heard.state = message;
        setTimeout(() => (heard.waiting = heard.waiting.filter((look) => !look())));
      }
      if (message.type === "preview") heard.preview = message.action;
      if (message.type === "error") heard.refused.push(message.code);
      if (message.seats?.some((seat) => seat.thinking)) heard.thinking = true;
    });
  }
};
""".replace("PATIENCE", str(PATIENCE_MS))


# Unless a test is about the stage, people have chosen to see everything at once; their browser keeps it.
_KEPT = """
try {
  const kept = JSON.parse(localStorage.getItem("goldenlane") ?? "{}");
  if (!kept.speed) localStorage.setItem("goldenlane", JSON.stringify({ ...kept, speed: "SPEED" }));
} catch {}
"""


class Seen(NamedTuple):
    """What a page knows of the game."""

    seq: int
    choices: int
    over: bool


class Person:
    """One browser with its own cookie, and the page open in it."""

    def __init__(self, context: BrowserContext, url: str, name: str = "", speed: str = "instant") -> None:
        self.context = context
        self.url = url
        self.name = name
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(_LISTEN)
        context.add_init_script(_KEPT.replace("SPEED", speed))
        self.page = context.new_page()
        self.trouble: list[str] = []
        """What the page complained about: errors of scripts, refused content."""
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.trouble.append(line.text)

    # ---- lobby -------------------------------------------------------------------------------
    def lobby(self) -> None:
        self.page.goto(self.url)
        expect(self.page.locator(".new-table")).to_be_visible()

    def make_table(self, game: str, seats: Sequence[str]) -> str:
        """Fill in the form: names are mine, "" is an open seat, "*LEVEL" a bot. The code of the table."""
        self.lobby()
        form = self.page.locator(".new-table")
        form.locator(f'input[name="game"][value="{game}"]').check(force=True)
        form.locator(f'input[name="players"][value="{len(seats)}"]').check(force=True)
        for row, seat in zip(form.locator(".seat-row").all(), seats, strict=True):
            kind = "bot" if seat.startswith("*") else "me" if seat else "open"
            row.locator("select").first.select_option(kind)
            if kind == "me":
                row.locator("input").fill(seat)
            elif kind == "bot":
                row.locator("select").nth(1).select_option(seat[1:])
        form.locator(".big-button").click()
        self.page.wait_for_url("**/t/*")
        self.at_table()
        return self.code

    def join(self, code: str) -> None:
        """Come by the short code and sit down at the first free seat."""
        self.lobby()
        self.page.locator(".join input").fill(code.lower())
        self.page.locator(".join button").click()
        self.page.locator(".card.narrow input").fill(self.name)
        with self.page.expect_event("load"):  # the page comes anew, with the seat's own view
            self.page.locator(".seat-list button").first.click()
        self.at_table()

    def open_table(self, code: str) -> None:
        self.page.goto(f"{self.url}/t/{code}")
        self.at_table()

    def load_file(self, text: str, seat: int = 0) -> None:
        """Go on from a game file: I take a seat, the first unless told, bots that play at once the others."""
        players = json.loads(text)["options"]["players"]
        seats: list[dict[str, str]] = [{"kind": "bot", "level": "random"}] * players
        seats[seat] = {"kind": "me", "name": self.name or "Ann"}
        wish = {"file": text, "seats": seats}
        made = self.context.request.post(f"{self.url}/api/import", data=wish)
        assert made.ok, made.text()
        self.open_table(made.json()["code"])

    def choose_file(self, text: str) -> None:
        """Go on from a game file, by the button in the lobby."""
        self.lobby()
        file = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
        self.page.locator(".import input").set_input_files(file)  # type: ignore[arg-type]
        self.page.wait_for_url("**/t/*")
        self.at_table()

    # ---- the table ---------------------------------------------------------------------------
    @property
    def code(self) -> str:
        return self.page.url.rstrip("/").split("/t/")[1].split("/")[0]

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt .tx > p")

    def at_table(self) -> None:
        """Wait for the table; on a device for several people, lift its curtain."""
        there = self.page.locator(".prompt .tx > p, .curtain h1")
        expect(there).not_to_be_empty()
        if self.page.locator(".curtain").count():
            self.lift()
        expect(self.prompt).not_to_be_empty()

    def lift(self) -> str:
        """Say to be the one whom the curtain waits for; their name."""
        seat = next(seat for seat in self.heard("seats") if seat["mine"] and seat["to_act"])
        lifting = self.page.locator(".curtain button")
        expect(lifting).to_be_focused()
        self.page.keyboard.press("Enter")
        self.page.evaluate("seat => heard.until((state) => state.seat === seat)", seat["seat"])
        expect(self.page.locator(".curtain")).to_have_count(0)
        self.see()
        return str(seat["name"])

    def see(self) -> None:
        """On a device for several people: what I learned in secret I have seen."""
        expect(self.page.locator(".prompt")).to_be_visible()
        while self.page.locator('.stage-layer[data-mode="holding"]').count():
            self.page.locator(".go-on").click(delay=50)
            self.page.wait_for_timeout(100)  # it is deaf for a moment, to clicks meant for something else

    def handed_over(self) -> bool:
        """After an act on a shared device: press "I have seen it" if need be; whether the curtain fell."""
        ready = self.page.locator(
            '.curtain, .stage-layer[data-mode="idle"], .stage-layer[data-mode="holding"]'
        )
        expect(ready).to_have_count(1)
        if self.page.locator('.stage-layer[data-mode="holding"]').count():
            self.see()
        mine = [seat["seat"] for seat in self.heard("seats") if seat["mine"] and seat["to_act"]]
        return bool(mine) and self.heard("seat") not in mine

    def heard(self, what: str) -> Any:
        """A part of the last state: `seq`, `options.length`, ..."""
        return self.page.evaluate(f"() => heard.state?.{what} ?? null")

    @property
    def seq(self) -> int:
        return int(self.heard("seq"))

    @property
    def over(self) -> bool:
        return bool(self.heard("over"))

    @property
    def choices(self) -> int:
        """How many options are mine now."""
        return int(self.heard("options.length"))

    def sees(self, seq: int, seat: int | None = None) -> None:
        """Wait for a line of the log; who is named looks on no more once the device is handed over."""
        self.page.evaluate(
            """([seq, seat]) =>
              heard.until((state) => state.seq >= seq || (seat !== null && state.seat !== seat))""",
            [seq, seat],
        )

    def at(self, seq: int) -> Seen:
        """Wait for a line of the log; what the page knows then."""
        return Seen(
            *self.page.evaluate(
                """async (seq) => {
                  await heard.until((state) => state.seq >= seq);
                  return [heard.state.seq, heard.state.options.length, heard.state.over];
                }""",
                seq,
            )
        )

    def called(self) -> None:
        """Wait until it is my turn, or the game is over."""
        self.page.evaluate("() => heard.until((state) => state.options.length || state.over)")

    def speak(self, lang: str) -> None:
        """Choose the language in the table's menu."""
        self.page.locator(".menu button").last.click()
        self.page.locator(".table-menu select").first.select_option(lang)
        self.page.keyboard.press("Escape")
        self.page.evaluate("lang => heard.until((state) => state.lang === lang)", lang)

    # ---- playing -----------------------------------------------------------------------------
    def take(self, which: int = 0) -> int:
        """Take an option from the list; the line of the log that it made."""
        seq, seat = self.seq, self.heard("seat")
        self.page.locator(".list-button").click()
        self.page.locator(".option-list button").nth(which).click()
        self.sees(seq + 1, seat)
        return seq + 1

    def touch(self) -> int:
        """Take an option on the board: click what glows until the choice is clear, then confirm."""
        seq, seat = self.seq, self.heard("seat")
        confirm = self.page.locator(".confirm-button")
        while confirm.is_disabled():
            self.page.locator("[data-legal]:not([data-picked]):visible").first.click()
        confirm.click()
        self.sees(seq + 1, seat)
        return seq + 1

    @property
    def glows(self) -> bool:
        return self.page.locator("[data-legal]:visible").count() > 0

    def take_by_keys(self, which: int = 0) -> int:
        """The same as take, with the keyboard alone."""
        seq, seat = self.seq, self.heard("seat")
        self.page.keyboard.press("l")
        for _ in range(which):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.sees(seq + 1, seat)
        return seq + 1

    # ---- the line ----------------------------------------------------------------------------
    def cut(self) -> None:
        """No network any more, also for the open socket."""
        self.context.set_offline(True)  # which leaves open sockets as they are
        self.page.evaluate("() => heard.socket.close()")

    def mend(self) -> None:
        self.context.set_offline(False)
