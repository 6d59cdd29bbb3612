"""The text of a saved match: header and log, checked for form and alteration."""

import hashlib
import json
import re
from typing import Any, Final

from goldenlane.kernel.errors import BadSave, shown
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import CHANCE, NOBODY

FORMAT: Final = 1
"""Version of the save format; older ones are still read."""
UNDO: Final = "undo"
_MARKS: Final = {CHANCE: "*", NOBODY: "!"}
_SEATS: Final = {mark: seat for seat, mark in _MARKS.items()}
_ENTRY: Final = re.compile(r"([*!]|[0-9]) (\S.*)")

Entry = tuple[int, str]
"""(seat, CHANCE, or NOBODY for a seam; notation): one line of the log."""


def written(entry: Entry) -> str:
    """A line of the log as it is stored."""
    return f"{_MARKS.get(entry[0], entry[0])} {entry[1]}"


def read(line: Any) -> Entry:
    """The entry of a stored line, which may be anything."""
    found = _ENTRY.fullmatch(line) if isinstance(line, str) else None
    if found is None:
        raise BadSave(f"{shown(line)} is no entry")
    mark, notation = found.groups()
    return _SEATS[mark] if mark in _SEATS else int(mark), notation


def agreeing(one: list[Entry], other: list[Entry]) -> int:
    """How many entries two logs have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def effective(log: list[Entry]) -> list[Entry]:
    """The log without what was taken back. Nobody can take back what chance has followed."""
    kept: list[Entry] = []
    for entry in log:
        if entry[1] == UNDO:
            kept.pop()
        else:
            kept.append(entry)
    return kept


def header_of(game: Game, position: dict[str, Any] | None, notes: dict[str, Any]) -> dict[str, Any]:
    """What a match is made of before its first draw."""
    data: dict[str, Any] = {"goldenlane": FORMAT, "game": game.name, "options": game.options}
    data["content"] = game.content.digest
    data["rules"] = game.rules_version
    if "content" in game.options:
        data["content-text"] = game.content.text
        data["options"] = {k: v for k, v in game.options.items() if k != "content"}
    if position is not None:
        data["position"] = position
    if notes:
        data["notes"] = notes
    return data


def parse_save(text: str) -> tuple[dict[str, Any], list[Entry]]:
    """Header and log of a saved match, checked for form and alteration."""
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise BadSave("not a saved game: nested too deeply") from error
    except (ValueError, TypeError) as error:
        raise BadSave(f"not a saved game: {error}") from error
    if not isinstance(data, dict) or "goldenlane" not in data:
        raise BadSave("not a saved game of Golden Lane")
    if data["goldenlane"] != FORMAT or isinstance(data["goldenlane"], bool):
        raise BadSave(f"saved in format {shown(data['goldenlane'])}; this program reads format {FORMAT}")
    for field, kind in (("game", str), ("options", dict), ("content", str), ("log", list), ("check", str)):
        if not isinstance(data.get(field), kind):
            raise BadSave(f"the save has no proper {field!r}")
    for field, blank in (("notes", {}), ("snapshot", {}), ("rules", 1)):
        if type(data.get(field, blank)) is not type(blank):
            raise BadSave(f"the save has no proper {field!r}")
    if "content-text" in data and (
        not isinstance(data["content-text"], str) or "\n" not in data["content-text"]
    ):
        raise BadSave("the save has no proper 'content-text'")  # a single line would be the path of a file
    if data.pop("check") != check_sum(data):
        raise BadSave("the save was altered or damaged: its check sum does not fit")
    return data, _entries(data["log"])


def _entries(log: list[Any]) -> list[Entry]:
    entries: list[Entry] = []
    for number, line in enumerate(log, 1):
        try:
            entries.append(read(line))
        except BadSave as error:
            raise BadSave(f"log entry {number}: {error}") from error
    return entries


def check_sum(data: dict[str, Any]) -> str:
    """Guards against damage and accidents, not against fraud."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
