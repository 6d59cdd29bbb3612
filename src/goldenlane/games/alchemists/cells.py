"""Cells and rows of the content file that are read alike in several sections."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Final, TypeVar

from goldenlane.games.alchemists.bundle import Bundle, read_bundle
from goldenlane.kernel.content import Content, Row
from goldenlane.kernel.notation import NotationError

T = TypeVar("T")


def named(rows: list[Row], names: tuple[str, ...]) -> list[Row]:
    """Rows whose names must be exactly these, in this order."""
    for row, name in zip(rows, names, strict=True):
        if row.text("name") != name:
            raise row.error(f"name must be {name!r} here, not {row.text('name')!r}")
    return rows


def different(rows: list[Row]) -> list[Row]:
    """Rows with different names, which may be any."""
    seen = set()
    for row in rows:
        if row.text("name") in seen:
            raise row.error(f"name {row.text('name')!r} stands twice")
        seen.add(row.text("name"))
    return rows


def ints(row: Row, column: str, low: int, high: int) -> tuple[int, ...]:
    """A cell of whole numbers with spaces between them."""
    numbers = []
    for word in row.text(column).split():
        if not re.fullmatch("-?[0-9]{1,3}", word) or not low <= int(word) <= high:
            raise row.error(f"{column} must hold whole numbers from {low} to {high}, not {word!r}")
        numbers.append(int(word))
    return tuple(numbers)


def players_of(row: Row) -> tuple[int, ...]:
    players = ints(row, "players", 2, 4)
    if list(players) != sorted(set(players)):
        raise row.error(f"players must rise, not {row.text('players')!r}")
    return players


def module_of(row: Row, *modules: str) -> str:
    module = row.word("module", ["-", *modules])
    return "" if module == "-" else module


def noted(row: Row, column: str, read: Callable[[str], T]) -> T:
    """A cell in the notation of bundles."""
    try:
        return read(row.text(column))
    except NotationError as error:
        raise row.error(f"{column}: {error}") from error


def bundle_of(row: Row, column: str, words: tuple[str, ...], low: int = 1) -> Bundle:
    return noted(row, column, lambda text: read_bundle(text, words, low))


_RANGES: Final = {
    # What something is divided by.
    "gold-per-point": (1, 20),
    "magic-mirror-per": (1, 20),
    "order-boards-per-group": (2, 2),  # three groups for six rounds
    "unused-cubes-per-favor": (1, 20),
    # What is dealt, drawn or laid out, and must leave a choice.
    "favors-drawn": (1, 4),
    "library-shown": (1, 8),
    "startup-dealt": (2, 6),
    "artifacts-per-deck": (1, 6),
    "face-up-ingredients": (1, 8),
    "ingredients-apprentice": (0, 8),
    "ingredients-master": (0, 8),
    "startup-extra-favor": (0, 4),
    "startup-apprentice": (0, 4),
    "under-the-counter": (0, 4),
    "herbalist-draws": (0, 8),
    "herbalist-discards": (0, 8),
    "poison-cubes": (0, 1),  # who drinks again and again must have cubes left
    # Losses.
    **dict.fromkeys(
        (
            "animation-failure",
            "debunk-failure",
            "exhibition-failure",
            "report-one-wrong",
            "report-two-wrong",
            "reports-lowest",
            "seal-loss",
            "starting-artifact-cost-3",
            "starting-artifact-cost-4",
            "wrong-theory",
        ),
        (-20, 20),
    ),
}
"""Numbers that have other limits than most: no cost is a gift, and a draw needs something to draw."""


def table(content: Content, section: str, kind: type[T]) -> T:
    """A section of names and whole numbers as the object whose fields they are."""
    wanted = [field.name.replace("_", "-") for field in fields(kind)]  # type: ignore[arg-type]
    rows = {}
    for row in content.rows(section, "name value"):
        name = row.word("name", wanted)
        if name in rows:
            raise row.error(f"{name} stands twice")
        rows[name] = row.int("value", *_RANGES.get(name, (0, 20)))
    for name in wanted:
        if name not in rows:
            raise content.rows(section, "name value")[-1].error(f"{name} is missing")
    return kind(**{name.replace("-", "_"): value for name, value in rows.items()})
