"""A seam: the place of a log at which a game goes on from a position, because its rules were corrected.

Rules are corrected, and the old ones do not live on in the program. Where a correction makes the log of a
running game impossible, the game goes on from where it stood: a line of the log gives the version of the
rules and the position, and what stands before it is history that need not fold any more.
"""

import json
import re
from typing import Any, Final

from goldenlane.kernel.errors import BadSave, shown
from goldenlane.kernel.save import Entry
from goldenlane.kernel.state import NOBODY

SEAM: Final = NOBODY
"""The seat of a seam in the log: nobody played it."""
CHANGED: Final = "rules-changed"
"""The kind of the event that tells everybody; its detail is the version of the rules."""
MOST: Final = 16
"""Seams of a log: every one costs the setting up of a position."""
_SEAM: Final = re.compile(r"rules ([1-9][0-9]{0,3}) (\{.*\})")


def seam_text(version: int, position: dict[str, Any]) -> str:
    """The line of a seam, without its seat."""
    return f"rules {version} {json.dumps(position, separators=(',', ':'))}"


def read_seam(text: str, log: list[Entry], newest: int) -> tuple[int, dict[str, Any]]:
    """Version and position of a seam that comes after this log; the rules are known up to ``newest``."""
    found = _SEAM.fullmatch(text)
    if found is None:
        raise BadSave(f"{shown(text)} is no seam")
    version = int(found[1])
    if version > newest:
        raise BadSave(f"played under rules {version}; this program knows them up to {newest}")
    if sum(seat == SEAM for seat, _ in log) >= MOST:
        raise BadSave(f"more than {MOST} seams")
    try:
        position: dict[str, Any] = json.loads(found[2])
    except RecursionError as error:
        raise BadSave("the position of a seam is nested too deeply") from error
    except ValueError as error:
        raise BadSave(f"the position of a seam is not JSON: {error}") from error
    return version, position
