"""The journal: what was finished stays, whatever happens to the program."""

import json
from pathlib import Path
from typing import Any

import pytest

from goldenlane.sim.errors import BadTable, CannotKeep
from goldenlane.sim.journal import Journal, read
from goldenlane.sim.plan import Job

COMMON: dict[str, Any] = {
    "game": "golem",
    "options": {"players": 2},
    "content": "abc",
    "seats": ["random", "random"],
}


def line(seed: int, rotation: int = 0) -> str:
    return json.dumps({"code": "123", "seed": seed, "rotation": rotation, "rows": []})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with two games."""
    path = tmp_path / "games.journal"
    with Journal(path, COMMON) as journal:
        assert journal.add(Job(1, 0), line(1))
        assert journal.add(Job(2, 1), line(2, 1))
    return path


def test_finished_games_are_there_again(path: Path) -> None:
    with Journal(path, COMMON) as journal:
        assert list(journal) == [Job(1, 0), Job(2, 1)]
        assert Job(2, 1) in journal
        assert [record["seed"] for record in journal.records([Job(2, 1), Job(1, 0)])] == [2, 1]


def test_no_game_is_written_twice(path: Path) -> None:
    with Journal(path, COMMON) as journal:
        assert not journal.add(Job(1, 0), line(1))
        assert journal.add(Job(3, 0), line(3))
    assert len(path.read_text().splitlines()) == 4


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_line_that_was_not_finished_is_forgotten(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Journal(path, COMMON) as journal:
        assert list(journal) == [Job(1, 0)]
        journal.add(Job(2, 1), line(2, 1))
    assert path.read_bytes() == whole


def test_a_first_line_that_was_not_finished_is_written_again(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:10])
    with Journal(path, COMMON) as journal:
        assert not len(journal)
    assert read(path)[0] == COMMON


def test_only_one_program_writes(path: Path) -> None:
    with Journal(path, COMMON), pytest.raises(CannotKeep, match="another simulation"):
        Journal(path, COMMON)
    Journal(path, COMMON).__exit__(None, None, None)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "alchemists"}, 'the game there: "golem", here: "alchemists"'),
        ({"options": {"players": 3}}, "its options there"),
        ({"content": "xyz"}, "its content"),
        ({"seats": ["random", "apprentice"]}, "the seats there"),
    ],
)
def test_games_of_another_simulation_are_refused(path: Path, change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadTable, match=reason):
        Journal(path, {**COMMON, **change})


def test_games_of_another_version_are_refused_where_a_version_is_wanted(path: Path) -> None:
    with pytest.raises(BadTable, match=r"another version of the rules or bots \(123, here it is 999\)"):
        Journal(path, COMMON, "999")
    for code in ("123", None):
        with Journal(path, COMMON, code) as journal:
            assert len(journal) == 2


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"simulation": 99}\n', "\x00\x01\n"])
def test_what_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.journal"
    path.write_text(text)
    with pytest.raises(BadTable, match="no journal"):
        Journal(path, COMMON)
    assert path.read_text() == text


def test_a_broken_line_is_refused(path: Path) -> None:
    with path.open("a") as file:
        file.write('{"seed": 5}\n')
    with pytest.raises(BadTable, match="broken line"):
        Journal(path, COMMON)


def test_a_journal_can_be_read_while_it_is_written(path: Path) -> None:
    with Journal(path, COMMON) as journal:
        journal.add(Job(3, 0), line(3))
        header, records = read(path)
        assert header == COMMON
        assert [record["seed"] for record in records] == [1, 2, 3]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match="No such file"):
        Journal(tmp_path / "none" / "games.journal", COMMON)
    with pytest.raises(BadTable, match="No such file"):
        read(tmp_path / "none.journal")
