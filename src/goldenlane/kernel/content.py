"""Content files: sections of rows, one component a row, each with the source of its value.

    [book]
    number | color | cost | immediate | active | source
    1      | red   | 1    | 2 clay    | 1 clay | house

``#`` starts a comment line. The source cell holds a label (rulebook, community, inferred,
recalled, computed, house), and where single cells differ, ``; cell: label``.
"""

import hashlib
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from goldenlane.kernel.errors import BadOption, ContentError

SOURCES: Final = ("rulebook", "community", "inferred", "recalled", "computed", "house")
LARGEST: Final = 512 * 1024
"""Characters of a content file; the shipped ones have less than a tenth of that."""


class Row:
    """One component: its cells by column name, and where it stands."""

    __slots__ = ("cells", "file", "line", "section", "source", "sources")

    def __init__(self, file: str, line: int, section: str, cells: dict[str, str]) -> None:
        self.file = file
        self.line = line
        self.section = section
        self.cells = cells
        self.sources: dict[str, str] = {}
        label, *exceptions = [part.strip() for part in cells.get("source", "").split(";")]
        self.source = self._label(label)
        for exception in exceptions:
            column, _, label = exception.partition(":")
            if column.strip() not in cells:
                raise self.error(f"the source names a column {column.strip()!r} that is not there")
            self.sources[column.strip()] = self._label(label.strip())

    def _label(self, label: str) -> str:
        if label not in SOURCES:
            raise self.error(f"source must be one of {', '.join(SOURCES)}, not {label!r}")
        return label

    def error(self, reason: str) -> ContentError:
        return ContentError(self.file, self.line, f"[{self.section}] {reason}")

    def text(self, column: str) -> str:
        value = self.cells.get(column, "")
        if not value:
            raise self.error(f"{column} is empty")
        return value

    def word(self, column: str, words: Iterable[str]) -> str:
        value = self.text(column)
        allowed = list(words)
        if value not in allowed:
            raise self.error(f"{column} must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def int(self, column: str, low: int = 0, high: int = 999) -> int:
        value = self.text(column)
        if not re.fullmatch("-?[0-9]{1,9}", value):
            raise self.error(f"{column} must be a whole number, not {value!r}")
        if not low <= int(value) <= high:
            raise self.error(f"{column} must be from {low} to {high}, not {value}")
        return int(value)

    def source_of(self, column: str) -> str:
        """The label of one cell."""
        return self.sources.get(column, self.source)


def idents(rows: list[Row]) -> list[str]:
    """What tells the rows of a section apart: its first column, or as many of the first as it takes."""
    columns = [name for name in rows[0].cells if name != "source"] if len(rows) > 1 else []
    for count in range(1, len(columns) + 1):
        found = [" ".join(row.cells.get(name, "") for name in columns[:count]) for row in rows]
        if len(set(found)) == len(rows):
            return found
    return [str(number) for number in range(1, len(rows) + 1)]


class Content:
    """A parsed content file."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.sections: dict[str, list[Row]] = {}
        self._headers: dict[str, tuple[int, list[str]]] = {}
        self._parse()
        canonical = "\n".join(
            "|".join([name, *(f"{k}={row.cells[k]}" for k in sorted(row.cells))])
            for name in sorted(self.sections)
            for row in self.sections[name]
        )
        self.digest = hashlib.sha256(canonical.encode(errors="surrogatepass")).hexdigest()[:16]

    def _parse(self) -> None:
        section = ""
        columns: list[str] | None = None
        for number, raw in enumerate(self.text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("[") and line.endswith("]"):
                section, columns = line[1:-1].strip(), None
                if section in self.sections:
                    raise ContentError(self.file, number, f"section [{section}] stands twice")
                self.sections[section] = []
                self._headers[section] = (number, [])
                continue
            if not section:
                raise ContentError(self.file, number, "a row stands before the first [section]")
            cells = [cell.strip() for cell in line.split("|")]
            if columns is None:
                columns = cells
                if len(set(columns)) != len(columns) or "source" not in columns:
                    raise ContentError(
                        self.file, number, f"[{section}] needs different columns, one of them source"
                    )
                self._headers[section] = (number, columns)
                continue
            if len(cells) != len(columns):
                raise ContentError(
                    self.file,
                    number,
                    f"[{section}] has {len(columns)} columns, this row has {len(cells)} cells",
                )
            self.sections[section].append(
                Row(self.file, number, section, dict(zip(columns, cells, strict=True)))
            )

    def rows(self, section: str, columns: str, count: int | None = None, least: int = 1) -> list[Row]:
        """The rows of a section, which must have these columns (besides source).

        ``count``: a section that takes neither more nor fewer rows; ``least``: as many as the game needs.
        """
        if section not in self.sections:
            raise ContentError(self.file, len(self.text.splitlines()) + 1, f"section [{section}] is missing")
        line, header = self._headers[section]
        wanted = columns.split()
        if sorted(header) != sorted([*wanted, "source"]):
            raise ContentError(
                self.file, line, f"[{section}] must have the columns {', '.join(wanted)}, source"
            )
        rows = self.sections[section]
        if not rows:
            raise ContentError(self.file, line, f"[{section}] has no rows")
        if count is not None and len(rows) != count:
            raise ContentError(self.file, line, f"[{section}] must have {count} rows, not {len(rows)}")
        if len(rows) < least:
            raise ContentError(
                self.file, line, f"[{section}] must have at least {least} rows, not {len(rows)}"
            )
        return rows

    # ---- forms that contents had before; the digest stays that of the file -------------------------------
    def columns(self, section: str) -> list[str]:
        """The columns of a section, none if it is not there."""
        return self._headers[section][1] if section in self._headers else []

    def add_column(self, section: str, column: str, cell: Callable[[Row], str]) -> None:
        """A column that the file does not have, with the cell of each row."""
        self._headers[section][1].append(column)
        for row in self.sections[section]:
            row.cells[column] = cell(row)

    def check_sections(self, known: Iterable[str]) -> None:
        """Refuse sections that the game does not know."""
        for section in self.sections:
            if section not in known:
                line, _ = self._headers[section]
                raise ContentError(self.file, line, f"unknown section [{section}]")


def text_of(source: Any, name: str) -> tuple[str, str]:
    """A content's text and its name in messages: ``name`` for a text, the path for the file of a Path.

    A text is never taken for a path, whatever it looks like: it may come from a stranger's game file, and
    only who runs the program says which files are opened.
    """
    if isinstance(source, Path):
        name, text = str(source), _read(source)
    elif isinstance(source, str) and "\n" in source:
        text = source
    else:
        shown = repr(source)[:60]
        raise BadOption(f"content must be the text of a content file, or a Path to one, not {shown}")
    if len(text) > LARGEST:
        raise ContentError(name, 1, f"too long: a content file has at most {LARGEST} characters")
    return text, name


def _read(path: Path) -> str:
    """The text of a file, or so much of it that it is too long."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a text file"
        raise ContentError(str(path), 1, f"cannot be read: {reason}") from error


def by_number(rows: list[Row], column: str, first: int) -> list[Row]:
    """Rows whose numbers must run first, first + 1, ... in order."""
    for i, row in enumerate(rows):
        if row.int(column) != first + i:
            raise row.error(f"{column} must be {first + i} here, not {row.text(column)}")
    return rows


def rising(rows: list[Row], column: str) -> list[Row]:
    """Rows whose numbers must rise; numbers may be left out."""
    for row, before in zip(rows[1:], rows, strict=False):
        if row.int(column) <= before.int(column):
            raise row.error(f"{column} must be more than {before.text(column)}, not {row.text(column)}")
    return rows
