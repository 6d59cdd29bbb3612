"""Snapshots of tables: a table opens from its newest one and the lines of the log after it.

A snapshot holds everything that folding the log up to its line would give: the position, the events, and what
the table knows about them. It is trusted as long as the rules' sources are those that wrote it. After any
change of them the whole log is folded once more, and the snapshot is only needed where that has become
impossible (docs/decisions/0008-games-outlive-versions.md).
"""

import hashlib
import zlib
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import msgspec

import goldenlane.kernel
from goldenlane.games import kit_of
from goldenlane.kernel.events import Event
from goldenlane.kernel.state import Telling

EVERY = 25
"""Lines of the log between two snapshots, at least: one is only taken where nothing can be taken back."""


class Memory(msgspec.Struct, frozen=True):
    """What a table itself remembers of the lines of its log."""

    marks: list[int]
    """How many events there were after each line."""
    due: dict[int, int]
    """Since which line each seat to act has had the decision that it has now."""
    hidden: list[list[int]]
    """What the numbers of each viewer leave out (``Numbering.hidden``)."""
    undone: dict[int, int]
    """How often each seat has taken something back."""


class Kept(msgspec.Struct, frozen=True):
    """A table after a line of its log, at which nothing could be taken back."""

    seq: int
    program: str
    position: dict[str, Any]
    barrier: str
    """Why nothing could be taken back."""
    events: list[Event]
    telling: Telling
    """To which chain the next event belongs."""
    memory: Memory


_DECODER = msgspec.json.Decoder(Kept)


def packed(kept: Kept) -> bytes:
    return zlib.compress(msgspec.json.encode(kept), 1)


def unpacked(body: bytes) -> Kept:
    return _DECODER.decode(zlib.decompress(body))


@cache
def program(game: str) -> str:
    """A digest of the sources of a game's rules, and of the kernel's."""
    module = kit_of(game).make.partition(":")[0]
    folders = [Path(goldenlane.kernel.__path__[0]), Path(str(resolve_name(module).__file__)).parent]
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted((*folder.rglob("*.py"), *folder.rglob("*.txt"))):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
