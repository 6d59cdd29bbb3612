"""Which version of the rules and bots a game was played with.

Results of different bots must not be added up. The version number of a release is too coarse for that while
bots are being improved, so the sources themselves are read.
"""

import hashlib
from functools import cache
from pathlib import Path

import goldenlane
from goldenlane.bots.own import module_of

_PARTS = ("kernel", "games", "deduction", "bots")
_KEPT = {".py", ".txt", ".json", ".npz", ".npy", ".csv"}


@cache
def fingerprint(game: str, games: tuple[str, ...]) -> str:
    """A digest of all sources that decide how a game goes; what only concerns other games is left out."""
    root = Path(goldenlane.__file__).parent
    others = tuple(name for name in games if name != game)
    digest = hashlib.sha256()
    for path in sorted(path for part in _PARTS for path in (root / part).rglob("*")):
        relative = path.relative_to(root)
        if path.suffix not in _KEPT or not path.is_file():
            continue
        if any(part == other for part in relative.parts for other in others):
            continue
        digest.update(relative.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


@cache
def fingerprint_of_modules(names: tuple[str, ...]) -> str:
    """A digest of modules with bots of one's own: of these files alone, not of what they import."""
    digest = hashlib.sha256()
    for name in names:
        file = getattr(module_of(name), "__file__", None)
        digest.update(name.encode() + b"\0" + (Path(file).read_bytes() if file else b"") + b"\0")
    return digest.hexdigest()[:12]
