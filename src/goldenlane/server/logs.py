"""The log of a server: what its host needs to know, and nothing about who plays or what they hold.

An error is told by its kind and by the places in the program through which it came. Its message is left out:
it may show what somebody typed, a name, or a line of a game's log.
"""

import json
import logging
import sys
import time
import traceback
from types import TracebackType
from typing import Any

from goldenlane.server.settings import LogFormat

_FRAMES = 30
"""Places of an error that are told, the last ones."""
FIELDS = "fields"
"""Under this name a line carries values of its own: ``logger.info("...", extra={FIELDS: {...}})``."""


def places(error: BaseException) -> list[str]:
    """Where an error came through, the last place last; with what caused it, before it."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = places(cause) if cause is not None else []
    return [*before, type(error).__qualname__, *_frames(error.__traceback__)][-_FRAMES:]


def _frames(trace: TracebackType | None) -> list[str]:
    found = traceback.extract_tb(trace)
    return [f"{_module(frame.filename)}:{frame.lineno} {frame.name}" for frame in found]


def _module(file: str) -> str:
    """The file within its package: the folders of the machine are its own business."""
    parts = file.replace("\\", "/").split("/")
    for mark in ("site-packages", "src"):
        if mark in parts:
            return "/".join(parts[len(parts) - parts[::-1].index(mark) :])
    return "/".join(parts[-2:])


def _error(record: logging.LogRecord) -> list[str]:
    error = record.exc_info[1] if record.exc_info else None
    return places(error) if error is not None else []


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        second = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{second}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if trace := _error(record):
            line["error"] = trace
        return json.dumps(line, ensure_ascii=False)


class Plain(logging.Formatter):
    """A line for people, and one for each place of an error."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = "".join(f" {name}={value}" for name, value in getattr(record, FIELDS, {}).items())
        first = f"{at} {record.levelname.lower()} {record.getMessage()}{fields}"
        return "\n".join([first, *(f"    {place}" for place in _error(record))])


def set_up(form: LogFormat) -> None:
    """Log to standard error: what we tell, and what libraries warn of."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("goldenlane").setLevel(logging.INFO)
