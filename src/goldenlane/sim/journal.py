"""The journal of a simulation: one line of JSON for each finished game, written as soon as it is finished.

The first line says what is played. A program that is killed loses at most the line that it was writing.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from goldenlane.sim.errors import BadTable, CannotKeep
from goldenlane.sim.plan import Job

if sys.platform != "win32":
    import fcntl

FORMAT = 1
SUFFIX = ".journal"
_SAID = {"game": "the game", "options": "its options", "content": "its content", "seats": "the seats"}


class Journal:
    """The finished games of a simulation, kept in a file that only one program at a time may write."""

    def __init__(self, path: Path, identity: dict[str, Any], code: str | None = None) -> None:
        """Games of other versions than ``code`` are refused; without it, all are welcome."""
        self.path = path
        self._code = code
        self._places: dict[Job, int] = {}
        """Where in the file each game stands."""
        self._file = _opened(path)
        try:
            self._begin(identity)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, identity: dict[str, Any]) -> None:
        self._end = 0
        with self.path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break
                if self._end == 0:
                    compare(_header(line, self.path), identity, self.path)
                else:
                    record = _record(line, self.path)
                    compare_version(record, self._code, self.path)
                    self._places[Job(record["seed"], record["rotation"])] = self._end
                self._end += len(line)
        # What a killed program did not write to the end.
        self._file.truncate(self._end)
        if self._end == 0:
            self._write(json.dumps({"simulation": FORMAT, **identity}, ensure_ascii=False))

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, job: object) -> bool:
        return job in self._places

    def __iter__(self) -> Iterator[Job]:
        return iter(self._places)

    def add(self, job: Job, line: str) -> bool:
        """Write a finished game; False if it stands there already."""
        if job in self._places:
            return False
        self._places[job] = self._write(line)
        return True

    def _write(self, line: str) -> int:
        """Write a line to the end; a line for which there is no room leaves no trace."""
        start, data = self._end, line.encode() + b"\n"
        try:
            while self._end < start + len(data):
                self._end += self._file.write(data[self._end - start :])
        except OSError as error:
            self._end = start
            self._file.truncate(start)
            raise CannotKeep(
                f"cannot write {self.path}: {error.strerror}; {len(self)} finished games are kept there"
            ) from error
        return start

    def records(self, jobs: Iterable[Job]) -> Iterator[dict[str, Any]]:
        """The games of these jobs, read again from the file."""
        with self.path.open("rb") as file:
            for job in jobs:
                file.seek(self._places[job])
                yield msgspec.json.decode(file.readline())


def read(path: Path) -> tuple[dict[str, Any], Iterator[dict[str, Any]]]:
    """What a journal is about, and its games in the order in which they were finished."""
    try:
        with path.open("rb") as file:
            header = _header(file.readline(), path)
    except OSError as error:
        raise BadTable(f"cannot read {path}: {error.strerror}") from error
    return header, _lines(path)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open("rb") as file:
        file.readline()
        for line in file:
            if line.endswith(b"\n"):
                yield _record(line, path)


def compare(found: dict[str, Any], identity: dict[str, Any], path: Path) -> None:
    """Refuse games that are not of this simulation."""
    for key, said in _SAID.items():
        if found.get(key) != identity[key]:
            there, here = (json.dumps(which.get(key), ensure_ascii=False) for which in (found, identity))
            raise BadTable(f"{path} holds another simulation: {said} there: {there}, here: {here}")


def compare_version(record: dict[str, Any], code: str | None, path: Path) -> None:
    """Refuse a game of other rules or bots."""
    if code is not None and record["code"] != code:
        raise BadTable(
            f"{path} holds games of another version of the rules or bots ({record['code']}, here it is "
            f"{code}): remove it, write elsewhere, or count them with --any-version"
        )


def _opened(path: Path) -> FileIO:
    try:
        file = path.open("ab", buffering=0)
    except OSError as error:
        raise CannotKeep(f"cannot write {path}: {error.strerror}") from error
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise CannotKeep(f"{path} is being written by another simulation") from error
    return file


def _header(line: bytes, path: Path) -> dict[str, Any]:
    try:
        header = msgspec.json.decode(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.pop("simulation", None) != FORMAT:
        raise BadTable(f"{path} is no journal of a simulation")
    return header


def _record(line: bytes, path: Path) -> dict[str, Any]:
    try:
        record = msgspec.json.decode(line)
    except ValueError:
        record = None
    if not isinstance(record, dict) or not {"seed", "rotation", "code", "rows"} <= record.keys():
        raise BadTable(f"{path} has a broken line: {line[:60]!r}")
    return record
