"""Finished games as a table, CSV or Parquet: one row for each game and seat."""

import csv
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from goldenlane.sim.errors import BadTable, CannotKeep, MissingExtra

PARQUET = ".parquet"
CSV = ".csv"
SUFFIXES = (CSV, PARQUET)
_IDENTITY: dict[str, type] = {"game": str, "options": str, "content": str, "seats": str}
_GAME: dict[str, type] = {"code": str, "seed": int, "rotation": int, "seconds": float}
_SEAT: dict[str, type] = {
    "seat": int,
    "player": int,
    "bot": str,
    "place": int,
    "win_share": float,
    "total": int,
    "decisions": int,
}
_GROUPS: dict[str, type] = {"points": int, "choices": str, "verbs": int}
"""Parts of a seat's row whose columns depend on the game: points_track, choices_books, verbs_marble."""
_BATCH = 5000
_CSV_FIELD = 1 << 24

Row = dict[str, Any]
Record = dict[str, Any]


class Layout:
    """The columns of a table: those that every table has, and those of the games in it."""

    def __init__(self) -> None:
        self._found: dict[str, set[str]] = {group: set() for group in _GROUPS}

    def see(self, record: Record) -> None:
        """Make room for all that a game has to tell."""
        for row in record["rows"]:
            for group, names in self._found.items():
                names.update(row[group])

    def columns(self) -> dict[str, type]:
        named = {
            f"{group}_{name}": _GROUPS[group] for group in _GROUPS for name in sorted(self._found[group])
        }
        return {**_IDENTITY, **_GAME, **_SEAT, **named}


def check_name(path: Path) -> None:
    """Refuse a table that could not be written, before anything is played."""
    if path.suffix not in SUFFIXES:
        raise BadTable(f"a table is a file that ends in {' or '.join(SUFFIXES)}, not {path.name!r}")
    if path.suffix == PARQUET:
        _parquet()
    if not path.parent.is_dir():
        raise CannotKeep(f"cannot write {path}: there is no folder {path.parent}")


def write(path: Path, identity: dict[str, Any], layout: Layout, records: Iterable[Record]) -> None:
    """Write a table in one go: a table that stands there already is replaced when the new one is whole."""
    columns = layout.columns()
    common = _common(identity)
    rows = (row for record in records for row in _flat(common, record))
    making = path.with_name(f"{path.name}.new")
    try:
        (_write_parquet if path.suffix == PARQUET else _write_csv)(making, columns, rows)
        os.replace(making, path)
    except OSError as error:
        making.unlink(missing_ok=True)
        reason = error.strerror or " ".join(str(error).split())
        raise CannotKeep(f"cannot write {path}: {reason}") from error


def read(path: Path) -> tuple[dict[str, Any], Iterator[Record]]:
    """What the games of a table have in common, and the games."""
    with _readable(path):
        first = next(_rows(path), None)
        if first is None:
            raise BadTable(f"{path} holds no games")
        return _identity(first), _games(path)


# ---- rows and records ------------------------------------------------------------------------------
def _common(identity: dict[str, Any]) -> Row:
    return {
        "game": identity["game"],
        "options": json.dumps(identity["options"], ensure_ascii=False, sort_keys=True),
        "content": identity["content"],
        "seats": ",".join(identity["seats"]),
    }


def _flat(common: Row, record: Record) -> Iterator[Row]:
    game = {**common, **{name: record[name] for name in _GAME}}
    for seat in record["rows"]:
        row = {**game, **{name: seat[name] for name in _SEAT}}
        row.update((f"points_{name}", value) for name, value in seat["points"].items())
        row.update((f"choices_{name}", " ".join(words)) for name, words in seat["choices"].items())
        row.update((f"verbs_{name}", value) for name, value in seat["verbs"].items())
        yield row


def _identity(row: Row) -> dict[str, Any]:
    return {
        "game": row["game"],
        "options": json.loads(row["options"]),
        "content": row["content"],
        "seats": row["seats"].split(","),
    }


def _games(path: Path) -> Iterator[Record]:
    """The rows of a table as games."""
    with _readable(path):
        first = None
        for _, rows in groupby(_rows(path), lambda row: (row["seed"], row["rotation"])):
            seats = list(rows)
            identity = {name: seats[0][name] for name in _IDENTITY}
            first = first or identity
            if any({name: row[name] for name in _IDENTITY} != first for row in seats):
                raise BadTable(f"{path} holds games of several simulations")
            players = json.loads(seats[0]["options"])["players"]
            if len(seats) != max(players, 2):
                job = f"seed {seats[0]['seed']}, rotation {seats[0]['rotation']}"
                raise BadTable(f"{path} has {len(seats)} rows together for the game of {job}, not {players}")
            yield _record(seats)


def _record(seats: list[Row]) -> Record:
    rows = []
    for seat in seats:
        row: Record = {name: seat[name] for name in _SEAT}
        for group in _GROUPS:
            named = {
                name.removeprefix(f"{group}_"): value
                for name, value in seat.items()
                if name.startswith(f"{group}_") and value is not None
            }
            row[group] = (
                {name: value.split() for name, value in named.items()} if group == "choices" else named
            )
        rows.append(row)
    return {**{name: seats[0][name] for name in _GAME}, "rows": rows}


def _rows(path: Path) -> Iterator[Row]:
    return _read_parquet(path) if path.suffix == PARQUET else _read_csv(path)


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    """Whatever is wrong with a file ends in one line."""
    if path.suffix not in SUFFIXES:
        raise BadTable(f"a table is a file that ends in {' or '.join(SUFFIXES)}, not {path.name!r}")
    try:
        yield
    except BadTable:
        raise
    except OSError as error:
        raise BadTable(f"cannot read {path}: {error.strerror or ' '.join(str(error).split())}") from error
    except (ValueError, KeyError, TypeError, csv.Error) as error:
        reason = f"no column {error}" if isinstance(error, KeyError) else " ".join(str(error).split())
        raise BadTable(f"{path} is no table of a simulation: {reason}") from error


# ---- CSV -------------------------------------------------------------------------------------------
def _write_csv(path: Path, columns: dict[str, type], rows: Iterator[Row]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, restval="", extrasaction="ignore")  # there are none
        writer.writeheader()
        writer.writerows(rows)


def _read_csv(path: Path) -> Iterator[Row]:
    csv.field_size_limit(_CSV_FIELD)
    with path.open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file, strict=True)
        kinds = {name: _kind(name, path) for name in reader.fieldnames or ()}
        for row in reader:
            if None in row:
                raise BadTable(f"{path} line {reader.line_num}: more cells than columns")
            yield {name: kinds[name](value) if value else None for name, value in row.items()}


def _kind(column: str, path: Path) -> Callable[[str], Any]:
    """How the cells of a column are read."""
    kind = {**_IDENTITY, **_GAME, **_SEAT}.get(column) or _GROUPS.get(column.partition("_")[0])
    if kind is None:
        raise BadTable(f"{path} has an unknown column {column!r}")
    return kind


# ---- Parquet ---------------------------------------------------------------------------------------
def _parquet() -> Any:
    try:
        import pyarrow.parquet as parquet
    except ImportError as error:
        raise MissingExtra(
            "Parquet needs pyarrow: pip install 'goldenlane[sim]', or write a .csv file"
        ) from error
    return parquet


def _write_parquet(path: Path, columns: dict[str, type], rows: Iterator[Row]) -> None:
    parquet = _parquet()
    import pyarrow

    kinds = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64()}
    schema = pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while batch := list(islice(rows, _BATCH)):
            writer.write_table(pyarrow.Table.from_pylist(batch, schema=schema))


def _read_parquet(path: Path) -> Iterator[Row]:
    with _parquet().ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=_BATCH):
            yield from batch.to_pylist()
