"""The example of a game outside the package, installed as a stranger's would be."""

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from pkgutil import resolve_name

from goldenlane.games import kits
from goldenlane.i18n import LANGUAGES, catalogue
from goldenlane.kernel.kit import GameKit

EXAMPLE = Path(__file__).parents[1] / "examples" / "lamplighters"
GAME = "lamplighters"


def install(example: Path, folder: Path) -> None:
    """Install an example into a folder, with what is here already: no network, no environment of its own."""
    alone = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        *alone,
        "--target",
        str(folder),
        str(example),
    ]
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


_OBJECTS = ("make", "words", "board", "numbers", "study", "notebook", "knowledge", "view")
_OBJECTS_BY_NAME = ("bots", "styles", "commands", "benches")


def check_parts(kit: GameKit) -> None:
    """Everything that a kit names can be found."""
    named = [getattr(kit, part) for part in _OBJECTS]
    named += [where for part in _OBJECTS_BY_NAME for where in getattr(kit, part).values()]
    for where in filter(None, named):
        assert resolve_name(where) is not None
    kept = [(kit.texts, f"{lang}/{kit.name}.ftl") for lang in LANGUAGES]
    kept += [(kit.actions, "actions.txt")] if kit.actions else []
    kept += [(kit.page, "page.js")] if kit.page else []
    assert [name for package, name in kept if not files(package).joinpath(name).is_file()] == []
