"""What events are made of: one row for each kind. The page's types are generated from them while the program
runs, so modules of this name are not compiled.

A row gives the details of an event by name, in the order in which they are noted. ``own`` marks what only
some may know: everybody else sees the event without it. ``rest`` is a last detail, which holds all the rest.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, get_origin

from goldenlane.kernel.seam import CHANGED

OWN: Final = "own"
REST: Final = "rest"

Row = Mapping[str, Any]
Rows = Mapping[str, Row]

KERNEL: Final[Rows] = {CHANGED: {"version": int}}
"""The events that any game can have."""


def own(hint: Any) -> Any:
    """A detail that only some may know."""
    return Annotated[hint, OWN]


def rest(hint: Any) -> Any:
    """A list of all details that follow."""
    return Annotated[list[hint], REST]


def marked(hint: Any, mark: str) -> bool:
    """Whether a detail is marked as OWN or REST."""
    return get_origin(hint) is Annotated and mark in hint.__metadata__


def named(row: Row, args: Sequence[Any]) -> dict[str, Any]:
    """The details of an event by name; those that the one who asks may not know are missing."""
    found: dict[str, Any] = {}
    for at, (name, hint) in enumerate(row.items()):
        if marked(hint, REST):
            if len(args) > at or not marked(hint, OWN):
                found[name] = list(args[at:])
        elif at < len(args):
            found[name] = args[at]
    return found
