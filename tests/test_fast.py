"""The compiled engine plays exactly as its sources do, and never outlives them."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from goldenlane import fast
from tests.parity import logs

ROOT = Path(__file__).parent.parent
BUILT = ROOT / ".fast" / "tested"
"""Kept from run to run: it is compiled anew when the sources changed."""
KERNEL_TESTS = ("test_effect.py", "test_match.py", "test_match_chance.py")
"""They define effects, costs, states and games of their own, in interpreted classes."""


@pytest.fixture(scope="module")
def built() -> Path:
    """A folder with the compiled engine of the present sources; one process at a time makes it."""
    BUILT.parent.mkdir(exist_ok=True)
    with (BUILT.parent / "lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not fast.fits(BUILT):
            made = subprocess.run(
                [ROOT / "scripts" / "fast", sys.prefix, BUILT], cwd=ROOT, capture_output=True, text=True
            )
            assert made.returncode == 0, made.stderr
    return BUILT


def run(fast_folder: str | Path, *arguments: str | Path, source: Path = ROOT / "src") -> Any:
    """Run Python on the sources (``no``) or on a compiled engine."""
    paths = os.pathsep.join([str(source), str(ROOT)])
    environment = {**os.environ, fast.VARIABLE: str(fast_folder), "PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, *map(str, arguments)], cwd=ROOT, env=environment, capture_output=True, text=True
    )


def test_both_play_the_same_logs_to_the_same_states(built: Path, tmp_path: Path) -> None:
    path = tmp_path / "logs.json"
    saves = logs()
    path.write_text(json.dumps(saves), encoding="utf-8")
    answers = {}
    for compiled, folder in ((False, fast.OFF), (True, built)):
        done = run(folder, "-m", "tests.parity", path)
        assert done.returncode == 0, done.stderr
        answers[compiled] = json.loads(done.stdout)
        assert answers[compiled]["compiled"] is compiled
    for name in saves:
        pairs = zip(answers[False]["steps"][name], answers[True]["steps"][name], strict=True)
        differing = [number for number, (pure, quick) in enumerate(pairs) if pure != quick]
        assert not differing, f"{name}: the states differ from step {differing[0]} on"
    assert answers[False]["bots"] == answers[True]["bots"]


def test_the_compiled_kernel_takes_interpreted_effects(built: Path) -> None:
    tests = [ROOT / "tests" / "kernel" / name for name in KERNEL_TESTS]
    done = run(built, "-m", "pytest", "-p", "no:cacheprovider", *tests)
    assert done.returncode == 0, done.stdout


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the sources, to be edited."""
    source = tmp_path / "src"
    others = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src" / "goldenlane", source / "goldenlane", ignore=others)
    return source


def test_an_edited_source_is_never_shadowed(built: Path, source: Path) -> None:
    ask = "import goldenlane; print(goldenlane.is_compiled(), goldenlane.kernel.state.NOBODY)"
    done = run(built, "-c", ask, source=source)
    assert (done.stdout.split(), done.stderr) == (["True", "-2"], "")
    edited = source / "goldenlane" / "kernel" / "state.py"
    text = edited.read_text(encoding="utf-8")
    edited.write_text(text.replace("NOBODY: Final = -2", "NOBODY: Final = -22"), encoding="utf-8")
    done = run(built, "-c", ask, source=source)
    assert done.stdout.split() == ["False", "-22"]
    assert done.stderr == "goldenlane: the sources changed after `make fast`: running without it\n"


def test_edited_content_is_never_shadowed(built: Path, source: Path) -> None:
    """A compiled game reads the copy of the content that was made with it."""
    ask = "from goldenlane.games.alchemists.read_content import SHIPPED; print(len(SHIPPED.read_text()))"
    edited = source / "goldenlane" / "games" / "alchemists" / "content" / "alchemists.txt"
    length = len(edited.read_text(encoding="utf-8"))
    done = run(built, "-c", ask, source=source)
    assert (done.stdout.split(), done.stderr) == ([str(length)], "")
    edited.write_text(edited.read_text(encoding="utf-8") + "#\n", encoding="utf-8")
    done = run(built, "-c", ask, source=source)
    assert done.stdout.split() == [str(length + 2)]
    assert done.stderr == "goldenlane: the sources changed after `make fast`: running without it\n"
