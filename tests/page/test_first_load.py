"""The first load is small in every language: at most 130 kB for the lobby
as the server sends it, 200 kB for a table opened directly, with its content."""

import json
import re
from typing import Any

import pytest

from goldenlane.server.page_content import shipped_content
from goldenlane.server.pages import STATIC, BuiltFile
from goldenlane.server.wire import Lang

MOST = 205_000
MOST_IN_THE_LOBBY = 130_000
PARTS = {"en": {"latin"}, "pl": {"latin", "latin-ext"}, "uk": {"latin", "cyrillic"}}
"""The files of a font that hold the letters of a language."""
BOARDS = {"golem": "src/golem/Golem.svelte", "alchemists": "src/alchemists/Alchemists.svelte"}
WORDS = {"golem": ["page", "page-golem"], "alchemists": ["page", "page-alchemists", "alchemists"]}
"""The catalogues that the page of a game fetches."""
CUT = re.compile(r"\.fonts/alegreya(-sans)?-\d+-(?P<part>[a-z-]+)\.woff2")


def sent(name: str) -> int:
    """The bytes of a built file on the wire."""
    file = BuiltFile(STATIC / name)
    return len(file.packed or file.plain)


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page has not been built; `make page` builds it")
    found: dict[str, Any] = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return found


def needed(manifest: dict[str, Any], *entries: str) -> set[str]:
    """The scripts and styles of these entries and of all that they import."""
    files: set[str] = set()
    todo, seen = list(entries), set[str]()
    while todo:
        key = todo.pop()
        if key in seen:
            continue
        seen.add(key)
        chunk = manifest[key]
        files |= {chunk["file"], *chunk.get("css", [])}
        todo += chunk.get("imports", [])
    return files


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_a_table_opened_directly(manifest: dict[str, Any], game: str, lang: Lang) -> None:
    if BOARDS[game] not in manifest:
        pytest.skip(f"the page has no board of {game}")
    words = [f"../src/goldenlane/i18n/{lang}/{name}.ftl?raw" for name in WORDS[game]]
    files = needed(manifest, "index.html", "src/shell/TablePage.svelte", BOARDS[game], *words)
    for key, chunk in manifest.items():
        match = CUT.fullmatch(key)
        if match and match["part"] in PARTS[lang]:
            files.add(chunk["file"])
    assert sum(name.endswith(".woff2") for name in files) == 3 * len(PARTS[lang])
    total = sent("index.html") + sum(map(sent, files)) + len(shipped_content(game, lang).packed)
    assert total <= MOST, f"{total} bytes: {sorted((sent(name), name) for name in files)}"


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_lobby(manifest: dict[str, Any], lang: Lang) -> None:
    words = f"../src/goldenlane/i18n/{lang}/page.ftl?raw"
    files = needed(manifest, "index.html", "src/shell/Lobby.svelte", words)
    for key, chunk in manifest.items():
        match = CUT.fullmatch(key)
        if match and match["part"] in PARTS[lang]:
            files.add(chunk["file"])
    total = sent("index.html") + sum(map(sent, files))
    assert total <= MOST_IN_THE_LOBBY, f"{total} bytes"
