"""The compiled engine: used where `make fast` has made one of exactly these sources, and never otherwise.

``make fast`` compiles kernel, games, some bots and the numeric views of the environments, and unpacks
the wheel into the environment (``FOLDER``). When the package is imported, the compiled modules take the place
of their sources as long as these are still what they were compiled from; after a change the sources run, and
a line says so. The environment variable
``GOLDENLANE_FAST`` names another folder, or ``no``: never compiled.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

FOLDER = Path(sys.prefix) / "goldenlane-fast"
VARIABLE = "GOLDENLANE_FAST"
OFF = "no"
STAMP = "sources.txt"
"""In the folder: the digest of the sources that it was compiled from."""
_PACKAGE = Path(__file__).parent
_READ = ("kernel", "games")
"""The parts that read the data files which lie beside their compiled modules."""
_SUFFIX = EXTENSION_SUFFIXES[0]
"""How the files of compiled modules end, with this very Python."""


def compiled_modules(folder: Path) -> dict[str, Path]:
    """The compiled modules in a folder by their names (goldenlane.kernel.effect ...)."""
    found = sorted(folder.rglob("*" + _SUFFIX))
    return {".".join(path.relative_to(folder).parts).removesuffix(_SUFFIX): path for path in found}


def digest(folder: Path, package: Path = _PACKAGE) -> str:
    """A digest of the sources of the compiled modules; a source that is not there is a change as well."""
    result = hashlib.sha256()
    for name in compiled_modules(folder):
        if not name.startswith("goldenlane."):
            continue  # the library that they share
        source = package.parent.joinpath(*name.split(".")).with_suffix(".py")
        result.update(f"\n# {name}\n".encode())
        result.update(source.read_bytes() if source.is_file() else b"-")
    return result.hexdigest()


def stamp(folder: Path) -> None:
    """Write down the sources, which a wheel carries beside what was compiled from them."""
    (folder / STAMP).write_text(digest(folder, folder / _PACKAGE.name), encoding="utf-8")


def fits(folder: Path) -> bool:
    """Whether a folder holds an engine that was compiled from these very sources, for this Python."""
    written = folder / STAMP
    if not written.is_file() or not compiled_modules(folder):
        return False
    return written.read_text(encoding="utf-8") == digest(folder) and _data(folder / _PACKAGE.name) == _data()


def _data(package: Path = _PACKAGE) -> dict[str, bytes]:
    """The content files of the games: a compiled game reads its own copies, which must be the same."""
    files = (path for part in _READ for path in sorted((package / part).rglob("*.txt")))
    return {path.relative_to(package).as_posix(): path.read_bytes() for path in files}


class CompiledModules(MetaPathFinder):
    """Finds the compiled modules, and the library that they share, before their sources are looked for."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = self.modules.get(name)
        return spec_from_file_location(name, found) if found else None


def use_compiled() -> None:
    """Let the compiled modules be found, if there are some and they are of these sources."""
    wanted = os.environ.get(VARIABLE, "")
    folder = Path(wanted) if wanted else FOLDER
    if wanted == OFF or not folder.is_dir():
        return
    if fits(folder):
        sys.meta_path.insert(0, CompiledModules(compiled_modules(folder)))
    else:
        print("goldenlane: the sources changed after `make fast`: running without it", file=sys.stderr)


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from goldenlane.kernel import effect

    return not (effect.__file__ or "").endswith(".py")


use_compiled()
