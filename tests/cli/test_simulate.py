"""`goldenlane simulate`: what it answers, and what it does when it is interrupted, killed or out of room."""

import csv
import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from goldenlane.cli import app
from goldenlane.games.golem.game import shipped_content

RUN = "from goldenlane.cli import main; main()"


def call(*args: object) -> Result:
    return CliRunner().invoke(app, ["simulate", *map(str, args)])


def answer(*args: object) -> dict[str, Any]:
    result = call(*args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_answer() -> None:
    found = answer("golem", "--seats", "apprentice,random", "--games", 4, "--seed", 1, "--jobs", 2)
    assert list(found) == ["games", "results", "decisions_per_s"]
    assert found["games"] == 4
    assert found["decisions_per_s"] > 0
    assert list(found["results"]) == ["apprentice", "random"]
    for row in found["results"].values():
        assert {"wins", "win_rate", "wilson95", "mean_score", "rating"} <= set(row)
        assert row["wilson95"][0] <= row["win_rate"] <= row["wilson95"][1]
        assert set(row["by_seat"]) == {"0", "1"}
    assert found["results"]["apprentice"]["wins"] == 4
    assert found["results"]["apprentice"]["rating"] > found["results"]["random"]["rating"]


def test_a_mirror_match_tells_its_players_apart() -> None:
    found = answer("golem", "--seats", "random,random", "--games", 20, "--jobs", 1)
    row = found["results"]["random"]
    assert row["win_rate"] == 0.5
    assert list(row["players"]) == ["random#1", "random#2"]
    assert sum(player["wins"] for player in row["players"].values()) == 20
    assert row["by_seat"]["0"]["seats"] == 20


OWN_BOT = """
from goldenlane.bots import RandomBot


class Own:
    name = "own"

    def __init__(self, game, budget):
        self.player = RandomBot()

    def choose(self, seat, rng):
        return self.player.choose(seat, rng)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_one_s_own_from_the_folder_of_the_command(jobs: str, tmp_path: Path) -> None:
    """In this process and in workers; the module is found beside the caller, not installed."""
    (tmp_path / "my_bots.py").write_text(OWN_BOT)
    args = ["simulate", "golem", "--seats", "my_bots:Own,random", "--games", "4", "--jobs", jobs, "--json"]
    done = subprocess.run(
        [str(Path(sys.executable).with_name("goldenlane")), *args],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert list(json.loads(done.stdout)["results"]) == ["my_bots:Own", "random"]


def test_people_get_a_table() -> None:
    result = call("golem", "--seats", "random,random,random", "--games", "3", "--jobs", "1")
    assert result.exit_code == 0
    assert "random#3" in result.stdout
    assert "95% interval" in result.stdout
    assert "3 games" in result.stdout


@pytest.mark.parametrize(
    "args",
    [
        ("golem", "--seats", "random", "--automa", "stern"),
        ("golem", "--seats", "random,random", "--setup", "intro"),
        ("alchemists", "--seats", "random,random", "--variant", "master", "--modules", "all"),
        ("alchemists", "--seats", "random,random,random,random", "--modules", "busy-days"),
        ("alchemists", "--seats", "random,random", "--next-adventurer", "covered"),
    ],
)
def test_the_options_of_the_games(args: tuple[str, ...], tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    assert answer(*args, "--games", 2, "--jobs", 1, "--out", out)["games"] == 2
    with out.open(newline="") as file:
        options = json.loads(next(csv.DictReader(file))["options"])
    for name, value in zip(args[3::2], args[4::2], strict=True):
        wanted = options[name.removeprefix("--")]
        assert len(wanted) == 4 if value == "all" else value in (wanted, *wanted)


def test_a_corrected_content_is_played(tmp_path: Path) -> None:
    content = tmp_path / "my.txt"
    mine = shipped_content().replace("start-vp               | 10", "start-vp               | 12")
    content.write_text(mine, encoding="utf-8-sig")
    out = tmp_path / "games.csv"
    args = ("golem", "--seats", "random,random", "--games", 2, "--jobs", 1, "--out", out)
    answer(*args, "--content", content)
    refused = call(*args)
    assert refused.exit_code == 2
    assert "holds another simulation: its content" in refused.stderr


def test_shards_are_merged(tmp_path: Path) -> None:
    args = ("golem", "--seats", "random,random", "--games", 7, "--jobs", 1)
    parts = [tmp_path / f"{part}.csv" for part in (1, 2)]
    for part, out in enumerate(parts, 1):
        answer(*args, "--shard", f"{part}/2", "--out", out)
    merged = answer("merge", *parts, "--out", tmp_path / "all.parquet")
    assert merged["games"] == 7
    assert merged["results"] == answer(*args)["results"]
    assert answer("merge", tmp_path / "all.parquet")["results"] == merged["results"]


GOLEM = ("golem", "--seats", "random,random")


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("golem", "--seats", "random,nobody"), "there is no bot 'nobody'"),
        (("golem", "--seats", "random,,random"), "seats must be names of bots"),
        (
            ("golem", "--seats", "random,random,random,random,random"),
            "players must be one of 1, 2, 3, 4, not 5",
        ),
        (("alchemists", "--seats", "random"), "players must be one of 2, 3, 4"),
        ((*GOLEM, "--games", "0"), "at least 1 game"),
        ((*GOLEM, "--jobs", "0"), "'--jobs'"),
        ((*GOLEM, "--on", "moon"), "cores or ray, not 'moon'"),
        ((*GOLEM, "--on", "ray", "--jobs", "2"), "--jobs is for the cores"),
        ((*GOLEM, "--shard", "3"), "a shard is i/n"),
        ((*GOLEM, "--shard", "3/2"), "not 3/2"),
        ((*GOLEM, "--out", "games.txt"), "ends in .csv or .parquet"),
        ((*GOLEM, "--out", "none/games.csv"), "there is no folder none"),
        ((*GOLEM, "--content", "none.txt"), "cannot read none.txt"),
        ((*GOLEM, "--setup", "odd"), "setup must be one of"),
        ((*GOLEM, "--automa", "stern"), "opponent of a single player"),
        (("alchemists", "--seats", "random,random", "--modules", "odd"), "modules must be a list"),
        (("chess", "--seats", "random"), "chess"),
        (("merge",), "Missing argument 'files'"),
        (("merge", "none.csv"), "cannot read none.csv"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    args: tuple[str, ...], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call(*args)
    assert result.exit_code == 2
    [line] = result.stderr.splitlines()
    assert reason in line
    assert not result.stdout
    assert not list(tmp_path.iterdir())


def test_parquet_without_its_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    result = call(*GOLEM, "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert "pip install 'goldenlane[sim]'" in result.stderr


# ---- whole processes -------------------------------------------------------------------------------
def started(*args: object, **more: Any) -> subprocess.Popen[str]:
    # A shell's background jobs ignore Ctrl-C, and so would their children: it is heard again here.
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    command = [sys.executable, "-c", hears + RUN, "simulate", *map(str, args)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def finished_games(journal: Path) -> dict[tuple[int, int], float]:
    """The games of a journal with their durations: a game that is played again has another one."""
    lines = journal.read_text().splitlines(keepends=True) if journal.exists() else []
    records = [json.loads(line) for line in lines[1:] if line.endswith("\n")]
    assert len({(record["seed"], record["rotation"]) for record in records}) == len(records)
    return {(record["seed"], record["rotation"]): record["seconds"] for record in records}


def wait_for_games(process: subprocess.Popen[str], journal: Path, number: int) -> None:
    while len(finished_games(journal)) < number:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def durations(table: Path) -> dict[tuple[int, int], float]:
    with table.open(newline="") as file:
        return {
            (int(row["seed"]), int(row["rotation"])): float(row["seconds"]) for row in csv.DictReader(file)
        }


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_stopped_simulation_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    """Killed or interrupted in the middle: every finished game is kept, and none is counted twice."""
    out = tmp_path / "games.csv"
    journal = tmp_path / "games.csv.journal"
    args = ("golem", "--seats", "random,random", "--games", 300, "--jobs", 2, "--out", out)
    with started(*args, start_new_session=True) as process:
        wait_for_games(process, journal, 10)
        if how == signal.SIGINT:
            os.killpg(process.pid, how)  # as a terminal does: the workers get it, too
        else:
            process.kill()
        _, said = process.communicate()
    kept = finished_games(journal)
    assert 10 <= len(kept) < 300
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert said.splitlines() == [
            f"interrupted after {len(kept)} of 300 games: the same command goes on with the rest"
        ]
    assert answer(*args)["games"] == 300
    table = durations(out)
    assert len(table) == 300
    assert kept.items() <= table.items()
    assert not journal.exists()


def test_a_full_disk_keeps_what_is_finished(tmp_path: Path) -> None:
    """A file that may not grow further fails like a disk without room."""
    out = tmp_path / "games.csv"

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, 30_000))

    args = ("golem", "--seats", "random,random", "--games", 30, "--jobs", 1, "--out", out)
    with started(*args, preexec_fn=little_room) as process:
        said, complaint = process.communicate()
    assert process.returncode == 2
    assert not said
    [line] = complaint.splitlines()
    kept = finished_games(tmp_path / "games.csv.journal")
    assert 5 < len(kept) < 30
    assert line.startswith(f"error: cannot write {out}.journal: ")
    assert line.endswith(f"; {len(kept)} finished games are kept there")
    assert answer(*args)["games"] == 30
    assert kept.items() <= durations(out).items()


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    """The run goes on to its end; each game is there once."""
    out = tmp_path / "games.csv"
    journal = tmp_path / "games.csv.journal"
    args = ("golem", "--seats", "random,random", "--games", 150, "--jobs", 2, "--out", out, "--json")
    with started(*args) as process:
        wait_for_games(process, journal, 10)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        workers = [pid for pid in map(int, children) if b"spawn_main" in _command(pid)]
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        said, complaint = process.communicate()
    assert process.returncode == 0, complaint
    assert json.loads(said)["games"] == 150
    assert len(durations(out)) == 150


def _command(pid: int) -> bytes:
    """The command line of a process; the resource tracker is a child, too, but no worker."""
    return Path(f"/proc/{pid}/cmdline").read_bytes()
