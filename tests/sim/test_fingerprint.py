"""Versions of rules and bots."""

from pathlib import Path

import pytest

import goldenlane
from goldenlane.games import games
from goldenlane.sim.fingerprint import fingerprint


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of a few files that is taken for the real one."""
    for name in ("kernel/match.py", "games/golem/game.py", "bots/alchemists/mind.py", "bots/weights.json"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1")
    monkeypatch.setattr(goldenlane, "__file__", str(tmp_path / "__init__.py"))
    return tmp_path


def test_every_source_that_decides_a_game_counts(copied: Path) -> None:
    met = set()
    for name in ("", "kernel/match.py", "games/golem/game.py", "bots/weights.json"):
        if name:
            (copied / name).write_text("2")
        fingerprint.cache_clear()
        met.add(fingerprint("golem", games()))
    fingerprint.cache_clear()
    assert len(met) == 4


def test_what_concerns_other_games_and_compiled_files_do_not_count(copied: Path) -> None:
    fingerprint.cache_clear()
    before = {game: fingerprint(game, games()) for game in games()}
    (copied / "bots/alchemists/mind.py").write_text("2")
    (copied / "kernel/match.pyc").write_text("2")
    fingerprint.cache_clear()
    assert fingerprint("golem", games()) == before["golem"]
    assert fingerprint("alchemists", games()) != before["alchemists"]
    fingerprint.cache_clear()
