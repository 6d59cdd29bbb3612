"""The example of a game outside the package, installed as a stranger's would be."""

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from goldenlane.games import kits
from goldenlane.i18n import catalogue

EXAMPLE = Path(__file__).parents[1] / "examples" / "lamplighters"
GAME = "lamplighters"


def install(example: Path, folder: Path) -> None:
    """Install an example into a folder, with what is here already: no network, no environment of its own."""
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    command = [sys.executable, "-m", "pip", "install", "--quiet", *alone, "--target", folder, example]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def at_hand(folder: Path) -> Iterator[None]:
    """What is installed in a folder is there, for this process and for those that it starts."""
    before = os.environ.get("PYTHONPATH")
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder)
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    kits.cache_clear()
    catalogue.cache_clear()
