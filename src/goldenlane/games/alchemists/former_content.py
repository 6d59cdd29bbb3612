"""Contents in a former form are read as the present one, and play the same.

Before artifacts and favors had effects, what they gave was told by rows of [number] and [score]; the promo
card was not there at first.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from goldenlane.games.alchemists.card_effect import ARTIFACT_DEEDS, FAVOR_DEEDS
from goldenlane.games.alchemists.vocabulary import FAVORS, PUBLISHER
from goldenlane.kernel.content import Content, Row

_AT_ONCE: Final = {
    "amulet-of-rhetoric": "reputation",
    "hypnotic-amulet": "favor",
    "witchs-trunk": "ingredient",
    "royal-signet": "approval",
}
"""Artifacts whose row of [number] told how much of this they gave."""
_POINTS: Final = {
    "crystal-cabinet": ("crystal-cabinet", "{} vp per artifact"),
    "feather-in-cap": ("feather-in-cap", "{} vp per set-aside"),
    "magic-mirror": ("magic-mirror-per", "1 vp per {} reputation"),
    "wisdom-idol": ("wisdom-idol", "{} vp per correct-seal"),
    "mahogany-bookcase": ("mahogany-bookcase", "{} vp per book"),
}
"""By artifact the row of [score] that told its points, and how they are said now."""
_HERBALIST: Final = ("herbalist-draws", "herbalist-discards")


def renew(content: Content) -> None:
    """Bring a content into the present form; one that has it stays as it is."""
    if "name" in content.columns("favor"):
        _add_promo(content)
    if "name" in content.columns("artifact") and "effect" not in content.columns("artifact"):
        at_once = _taken(content, "number", _AT_ONCE)
        points = _taken(content, "score", [row for row, _ in _POINTS.values()])
        content.add_column("artifact", "effect", lambda row: _artifact(row, at_once, points))
    if "name" in content.columns("favor") and "effect" not in content.columns("favor"):
        herbalist = _taken(content, "number", _HERBALIST)
        content.add_column("favor", "effect", lambda row: _favor(row, herbalist))


def _add_promo(content: Content) -> None:
    rows = content.sections["favor"]
    if [row.cells["name"] for row in rows] == list(FAVORS[:PUBLISHER]):
        cells = dict.fromkeys(rows[-1].cells, "-") | {"name": FAVORS[PUBLISHER], "cards": "1"}
        row = Row(content.file, rows[-1].line, "favor", cells | {"module": "promo", "source": "house"})
        rows.append(row)


def _taken(content: Content, section: str, names: Collection[str]) -> dict[str, int]:
    """The values of rows that are no longer there; they leave the content."""
    found: dict[str, int] = {}
    rows = content.rows(section, "name value")
    for row in rows:
        name = row.text("name")
        if name in found:
            raise row.error(f"{name} stands twice")
        if name in names:
            found[name] = row.int("value", -20, 20)
    for name in names:
        if name not in found:
            raise rows[-1].error(f"{name} is missing")
    content.sections[section] = [row for row in rows if row.text("name") not in names]
    return found


def _artifact(row: Row, at_once: dict[str, int], points: dict[str, int]) -> str:
    name = row.cells["name"]
    parts = []
    if name in _AT_ONCE and (at_once[name] > 0 or (at_once[name] and _AT_ONCE[name] == "reputation")):
        parts.append(f"{at_once[name]} {_AT_ONCE[name]}")
    if name in ARTIFACT_DEEDS:
        parts.append(name)
    if name in _POINTS:
        number, said = _POINTS[name]
        parts.append(said.format(points[number]))
    return ", ".join(parts) or "-"


def _favor(row: Row, herbalist: dict[str, int]) -> str:
    if row.cells["name"] in FAVOR_DEEDS:
        return row.cells["name"]
    draws, discards = (herbalist[name] for name in _HERBALIST)
    drawn = f"{draws} ingredient" if draws > 0 else "-"
    return f"{drawn} then discard {discards} ingredient" if discards > 0 else drawn
