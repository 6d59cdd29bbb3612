"""The system's Chromium: the browser comes from the distribution, not from Playwright."""

import shutil

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_NAMES = ("chromium", "chromium-browser", "google-chrome")


class NoChromium(RuntimeError):
    """There is no browser to drive; the message says what to install."""


def chromium() -> str:
    """The path of the browser; scripts/packages installs it on a Debian."""
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        raise NoChromium("the browser tests need Chromium (on Debian and Ubuntu: sudo apt install chromium)")
    return found
