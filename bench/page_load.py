"""How much the page loads and how soon it can be used: `python -m bench.page_load [--json]`.

- entry_kb: the page and the files that it names, compressed, from the built files;
- first_load_kb: all that Chromium fetches for the lobby with an empty cache (words and letters included);
- interactive_s: from the request until the lobby has something to click and the browser is at rest;
- notebook_ms: the card reader's notebook, from a fact that is written down to fresh chances of everything,
  the slowest of some facts of an expansion game.

All but the first are left out where there is no Chromium.
"""

import argparse
import gzip
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from websockets.sync.client import ClientConnection, connect

from bench.players import HOST
from bench.server_load import Server
from goldenlane.reader.codes import EXPANSION, new_code
from goldenlane.server.pages import STATIC

LOADS = 5
PATIENCE_S = 30.0
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_NAMED = re.compile(r'(?:src|href)="/([^"]+)"')
_WATCH = """
const look = () => document.querySelector("#page button:not([disabled])")
    ? requestIdleCallback(() => { window.interactive = performance.now(); })
    : requestAnimationFrame(look);
look();
"""
_NOTEBOOK = """
(async () => {
  const until = async (find) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const one = (selector) => until(() => document.querySelector(selector));
  const click = async (selector) =>
    (await one(selector)).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const measured = () => performance.getEntriesByName("goldenlane.notebook.known");
  await one(".reader-notebook");
  await new Promise((resolve) => setTimeout(resolve, 1000)); // whoever has a fact to write needs a moment
  for (const [pair, potion] of FACTS) {
    const before = measured().length;
    await click(`[data-pair="${pair}"]`);
    await click(`.nb-drawer .nb-potions button:nth-child(${potion})`);
    await click(".nb-drawer .nb-button.main:not([disabled])");
    await until(() => measured().length > before);
    await until(() => !document.querySelector(".nb-drawer"));
  }
  return Math.max(...measured().slice(-FACTS.length).map((entry) => entry.duration));
})()
""".replace(
    "FACTS",
    json.dumps([["fern scorpion", 6], ["claw mandrake", 5], ["fern toad", 1], ["flower scorpion", 2]]),
)


def entry_kb(folder: Path) -> float | None:
    """The page itself and what it names, compressed; None if it has not been built."""
    page = folder / "index.html"
    if not page.exists():
        return None
    text = page.read_text(encoding="utf-8")
    files = [page, *(folder / name for name in _NAMED.findall(text))]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1e3


class Chromium:
    """A browser without a window, driven over its own protocol; its profile goes with it."""

    def __init__(self, program: str, folder: Path) -> None:
        options = ["--headless=new", "--no-first-run", "--remote-debugging-port=0"]
        options.append(f"--user-data-dir={folder}")
        if os.geteuid() == 0:
            options.append("--no-sandbox")  # root cannot have one; the only page is ours, on this machine
        self._process = subprocess.Popen(
            [program, *options, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._folder = folder
        self._number = 0
        self._open = ExitStack()
        self._session = ""
        self.fetched = 0.0
        """Bytes that came over the network since the last load began."""
        try:
            self._wire: ClientConnection = self._connect()
            target = self._ask("Target.createTarget", url="about:blank")["targetId"]
            attached = self._ask("Target.attachToTarget", targetId=target, flatten=True)
            self._session = attached["sessionId"]
            for domain in ("Page", "Network"):
                self._ask(f"{domain}.enable")
            self._ask("Network.setCacheDisabled", cacheDisabled=True)
            self._ask("Page.addScriptToEvaluateOnNewDocument", source=_WATCH)
        except BaseException:
            self.stop()
            raise

    def _connect(self) -> ClientConnection:
        file = self._folder / "DevToolsActivePort"
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and self._process.poll() is None:
            lines = file.read_text().split() if file.exists() else []
            if len(lines) == 2:
                url = f"ws://{HOST}:{lines[0]}{lines[1]}"
                return self._open.enter_context(connect(url, max_size=None))
            time.sleep(0.05)
        raise TimeoutError("the browser did not start")

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        self._wire.send(json.dumps(message | ({"sessionId": self._session} if self._session else {})))
        while True:
            answer = json.loads(self._wire.recv(timeout=PATIENCE_S))
            if answer.get("method") == "Network.loadingFinished":
                self.fetched += answer["params"]["encodedDataLength"]
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return dict(answer["result"])

    def load(self, url: str) -> tuple[float, float]:
        """Load a page anew: seconds until it can be used, and kilobytes fetched until then."""
        self._ask("Page.navigate", url="about:blank")
        self.fetched = 0.0
        self._ask("Page.navigate", url=url)
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            found = self._ask("Runtime.evaluate", expression="window.interactive")["result"]
            if "value" in found:
                time.sleep(0.3)  # letters and the like may still be on their way
                self._ask("Runtime.evaluate", expression="0")
                return found["value"] / 1e3, self.fetched / 1e3
            time.sleep(0.05)
        raise TimeoutError(f"{url} cannot be used after {PATIENCE_S:.0f} s")

    def notebook(self, url: str) -> float:
        """Write facts into a notebook: the most milliseconds until the chances were there."""
        self._ask("Page.navigate", url=url)
        asked = self._ask("Runtime.evaluate", expression=_NOTEBOOK, awaitPromise=True, returnByValue=True)
        return float(asked["result"]["value"])

    def stop(self) -> None:
        self._open.close()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def in_browser(url: str) -> dict[str, float]:
    """What Chromium makes of the page; nothing where there is none or it cannot be used."""
    program = next((found for name in _NAMES if (found := shutil.which(name))), None)
    if program is None:
        return {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            browser = Chromium(program, Path(folder))
        except (OSError, TimeoutError, RuntimeError):
            return {}
        try:
            loads = [browser.load(url) for _ in range(LOADS)]
            notebook = browser.notebook(f"{url}reader/#{new_code(EXPANSION, Random(1))}/notebook")
        except (OSError, TimeoutError, RuntimeError):
            return {}
        finally:
            browser.stop()
    seconds, fetched = zip(*loads, strict=True)
    return {"interactive_s": median(seconds), "first_load_kb": max(fetched), "notebook_ms": notebook}


def measure() -> dict[str, float]:
    """The page on a server that is started for it."""
    found: dict[str, float] = {}
    entry = entry_kb(STATIC)
    if entry is None:
        return found
    found["entry_kb"] = entry
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            found |= in_browser(f"http://{HOST}:{server.port}/")
        finally:
            server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure()
    if options.json:
        print(json.dumps(found))
        return
    for name in ("entry_kb", "first_load_kb", "interactive_s", "notebook_ms"):
        unit = {"kb": "kB"}.get(name.rpartition("_")[2], name.rpartition("_")[2])
        value = f"{found[name]:.3g} {unit}" if name in found else "not measured"
        print(f"{name.rpartition('_')[0]}: {value}")


if __name__ == "__main__":
    main()
