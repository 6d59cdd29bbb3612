"""Settings from a file, the environment and the command line; what comes later in this list wins."""

import os
import sys
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from goldenlane.bots import Budget
from goldenlane.kernel.errors import BadOption, GoldenLaneError
from goldenlane.server.hosts import own_names
from goldenlane.server.settings import Settings

PREFIX = "GOLDENLANE_"
CONFIG = f"{PREFIX}CONFIG"
"""Names the file, where no ``--config`` does."""
_OTHERS = {CONFIG, f"{PREFIX}FAST"}
"""Variables of ours that are no settings."""
_MADE = {"hosts", "static"}
"""What follows from other settings, or from how the program was built."""


def example() -> str:
    """A file with every setting, all of them commented out."""
    return files("goldenlane.server").joinpath("example.toml").read_text(encoding="utf-8")


def data_folder() -> Path:
    """Where the tables of this machine are kept, by the system's custom."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "goldenlane"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "goldenlane"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "goldenlane"


def make_folder_of(database: str) -> None:
    """Make the data folder if the tables are to be kept there; other folders are the host's own."""
    folder = data_folder()
    if database == f"sqlite:///{folder / 'tables.db'}":
        folder.mkdir(parents=True, exist_ok=True)


def known() -> dict[str, Any]:
    """By name the type of every setting that a host can choose."""
    fields = msgspec.structs.fields(Settings)
    return {field.encode_name: field.type for field in fields if field.name not in _MADE}


def settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    flags: Mapping[str, object] | None = None,
) -> Settings:
    """All settings; BadOption names the source and the setting that cannot be."""
    around = os.environ if environment is None else environment
    if file is None and around.get(CONFIG):
        file = Path(around[CONFIG])
    written = _of_file(file) if file is not None else []
    spoken = [(f"--{name}", name, value) for name, value in (flags or {}).items() if value is not None]
    said = [*written, *_of_environment(around), *spoken]
    chosen = {name: _value(where, name, value) for where, name, value in said}
    folder = data_folder()
    chosen.setdefault("database", f"sqlite:///{folder / 'tables.db'}")
    chosen.setdefault("reports", folder / "reports")
    chosen.setdefault("archive-folder", folder / "archive")
    made = Settings(**{name.replace("-", "_"): value for name, value in chosen.items()})
    names = own_names(made.host, made.public_url, made.allow_host)
    return msgspec.structs.replace(made.times(made.limits), hosts=names, limits=1.0)


_Said = tuple[str, str, object]
"""Where something was said, about which setting, and what."""


def _of_file(file: Path) -> list[_Said]:
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"cannot read {file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{file} is no proper TOML: {error}") from error
    return [(f"{file}: {name}", name, value) for name, value in read.items()]


def _of_environment(environment: Mapping[str, str]) -> Iterable[_Said]:
    """Names that are no setting are left alone: systems that run containers set some of their own accord."""
    for name in known():
        variable = PREFIX + name.replace("-", "_").upper()
        if variable in environment:
            value: object = environment[variable]
            if name == "allow-host":
                value = [part.strip() for part in environment[variable].split(",") if part.strip()]
            yield variable, name, value


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none: perhaps misspelt."""
    ours = _OTHERS | {PREFIX + name.replace("-", "_").upper() for name in known()}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in ours)


def _value(where: str, name: str, value: object) -> Any:
    """What was said, as the setting's type; a variable of the environment is text and may mean a number."""
    kind = known().get(name)
    if kind is None:
        raise BadOption(f"{where}: there is no such setting")
    try:
        found = msgspec.convert(value, kind, strict=not where.startswith(PREFIX), dec_hook=_path)
        if name == "review-budget":
            Budget.read(str(found))
    except (msgspec.ValidationError, GoldenLaneError) as error:
        raise BadOption(f"{where}: {_in_words(error)}") from error
    return found


def _path(kind: type, value: object) -> Any:
    if kind is Path and isinstance(value, str):
        return Path(value).expanduser()
    if kind is Path and isinstance(value, Path):
        return value
    raise msgspec.ValidationError(f"Expected `str`, got `{type(value).__name__}`")


def _in_words(error: Exception) -> str:
    """The reason without the typist's marks of the library."""
    return str(error).partition(" - at `")[0].replace("`", "")
