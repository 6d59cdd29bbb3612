"""The system's Chromium: the browser comes from the distribution, not from Playwright."""

import os
import shutil
import subprocess

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
    """The path of the browser; on a Debian where we may, it is installed first."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-y", "-q", "chromium"]):
            subprocess.run(command, check=False, capture_output=True)
        found = _found()
    if found is None:
        raise NoChromium("the browser tests need Chromium (on Debian and Ubuntu: sudo apt install chromium)")
    return found


def _found() -> str | None:
    return next(filter(None, map(shutil.which, _NAMES)), None)
