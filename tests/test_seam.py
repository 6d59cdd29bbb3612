"""The seam between games and the rest: shared code asks the kit of a game and names none.

A new game would be missing wherever one of the others is named. What may name them is listed here, each with
its reason; a line that is no longer needed has to go.
"""

import re
import sys
from dataclasses import replace
from fnmatch import fnmatchcase
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from goldenlane.games import GROUP, kits
from goldenlane.kernel.kit import GameKit
from tests.lamplighters import check_parts

ROOT = Path(__file__).parents[1]
NAMES = re.compile(r"golem|alchemist", re.IGNORECASE)
OWN = re.compile(r"(^|/)(golem|alchemists)/")
"""Every layer keeps what is of a game in a package of its name."""
ALLOWED = {
    "src/goldenlane/deduction/*": "the deduction of Alchemists, a tool of its own",
    "src/goldenlane/reader/*": "the card reader of Alchemists, a tool of its own",
    "src/goldenlane/i18n/reader.py": "the words of the card reader",
    "src/goldenlane/i18n/*/reader*.ftl": "the words of the card reader",
    "frontend/src/reader/*": "the page of the card reader",
    "src/goldenlane/env/*_v0.py": "the names by which PettingZoo environments are imported",
    "src/goldenlane/i18n/*/golem.ftl": "the words of Golem",
    "src/goldenlane/i18n/*/alchemists.ftl": "the words of Alchemists",
    "src/goldenlane/i18n/en/page.ftl": "the link to the card reader",
    "src/goldenlane/i18n/*/page-*.ftl": "the labels of the boards, which their pages name",
}


def _shared() -> list[str]:
    """The files of the program but for the packages of the games, and without what is made of them."""
    found = [path for part in ("src", "frontend/src") for path in (ROOT / part).rglob("*") if path.is_file()]
    made = {"__pycache__", "static"}
    names = [path.relative_to(ROOT).as_posix() for path in found if not made & set(path.parts)]
    return sorted(name for name in names if not OWN.search(name))


def _naming() -> dict[str, list[str]]:
    """By file the lines that name a game."""
    found: dict[str, list[str]] = {}
    for path in _shared():
        try:
            text = (ROOT / path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a font or a picture
        lines = [f"{n}: {line.strip()}" for n, line in enumerate(text.splitlines(), 1) if NAMES.search(line)]
        if lines or NAMES.search(path):
            found[path] = lines
    return found


def test_shared_code_names_no_game() -> None:
    naming = {
        path: lines
        for path, lines in _naming().items()
        if not any(fnmatchcase(path, allowed) for allowed in ALLOWED)
    }
    assert naming == {}


def test_every_exception_is_still_needed() -> None:
    naming = _naming()
    assert [allowed for allowed in ALLOWED if not any(fnmatchcase(path, allowed) for path in naming)] == []
    assert len(_shared()) > 200


def test_no_shared_module_imports_a_game() -> None:
    """Not even where its name is allowed in words: only the tools of Alchemists are built on its rules."""
    tools = (
        "deduction",
        "reader",
        "i18n/reader.py",
        "env/golem_v0.py",
        "env/alchemists_v0.py",
    )
    imports = re.compile(r"^\s*(from|import) goldenlane\.\w+\.(golem|alchemists)", re.MULTILINE)
    found = [
        path
        for path in _shared()
        if path.endswith(".py")
        and not path.removeprefix("src/goldenlane/").startswith(tools)
        and imports.search((ROOT / path).read_text(encoding="utf-8"))
    ]
    assert found == []


GUEST = replace(kits()["golem"], name="aardvark")


def test_our_own_games_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest does not become the lobby's first choice, whatever it is called."""
    guest = EntryPoint(GUEST.name, f"{__name__}:GUEST", GROUP)
    points = [guest, *entry_points(group=GROUP)]
    monkeypatch.setattr(sys.modules[kits.__module__], "entry_points", lambda group: points)
    assert list(kits.__wrapped__()) == ["alchemists", "golem", "aardvark"]


@pytest.mark.parametrize("kit", kits().values(), ids=kits())
def test_every_part_of_a_kit_is_where_it_says(kit: GameKit) -> None:
    """A part is named by a string, which no type checker reads."""
    check_parts(kit)
