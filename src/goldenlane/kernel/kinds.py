"""The kinds of effects: what the face of an effect says that it does.

The vocabulary of a game has one row for each kind. Whatever is made of a face (words, a few words, a value,
icons) is a table by kind, and `complete` refuses one that lacks a kind or has a stranger as soon as its
module is imported.
"""

from collections.abc import Collection
from typing import Final, TypeVar

from goldenlane.kernel.errors import GoldenLaneError

GRAMMAR: Final = ("all", "choice", "pay", "repeat", "then")
"""The kinds that the notation itself makes of others."""

Cell = TypeVar("Cell")


class KindError(GoldenLaneError):
    """A table does not fit the kinds of effects."""


def complete(what: str, kinds: Collection[str], cells: dict[str, Cell]) -> dict[str, Cell]:
    """The table, which must have a cell for each of the kinds and no other."""
    missing = [kind for kind in kinds if kind not in cells]
    strange = [kind for kind in cells if kind not in kinds]
    if missing or strange:
        raise KindError(f"{what}: missing {', '.join(missing) or '-'}; unknown {', '.join(strange) or '-'}")
    return cells
