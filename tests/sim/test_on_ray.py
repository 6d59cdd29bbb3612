"""Games on a real Ray cluster, started here with one core, and what happens where there is none."""

import json
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenlane.games import games
from goldenlane.sim.errors import MissingExtra
from goldenlane.sim.fingerprint import fingerprint
from goldenlane.sim.on_ray import play_on_ray, play_there
from goldenlane.sim.plan import Plan
from goldenlane.sim.run import simulate
from goldenlane.sim.workers import play_here

RUN = "from goldenlane.cli import main; main()"
CALL = ("simulate", "golem", "--seats", "random,random", "--games", "6", "--on", "ray")
TOKEN = secrets.token_hex(32)
"""Of the cluster that is started here: nobody else on this machine may use it."""
PLAN = Plan("golem", ("random", "random"), 6)


def environment(address: str) -> dict[str, str]:
    """The environment of a process that knows a cluster's address and token."""
    ray = {"RAY_ADDRESS": address, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN}
    # Ray's workers step back behind every other program by default; beside other tests they would starve.
    return {**os.environ, **ray, "RAY_worker_niceness": "0"}


def goldenlane(*args: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Call the command in a process of its own."""
    return subprocess.run([sys.executable, "-c", RUN, *args], env=env, capture_output=True, text=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster on this machine. A process of its own starts it and ends it."""
    pytest.importorskip("ray")
    code = (
        "import ray\n"
        "ray.init(address='local', num_cpus=1, include_dashboard=False, log_to_driver=False)\n"
        "print('address', ray.get_runtime_context().gcs_address, flush=True)\n"
        "input()\n"
        "ray.shutdown()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env=environment("local"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("address "):
                yield line.split()[1]
                break
        process.stdin.write("\n")


def test_a_cluster_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    out, here = tmp_path / "ray.csv", tmp_path / "here.csv"
    found = goldenlane(*CALL, "--out", str(out), "--json", env=environment(cluster))
    assert found.returncode == 0, found.stderr
    answer = simulate(PLAN, play_here, out=here)
    assert json.loads(found.stdout)["results"] == answer["results"]
    assert len(out.read_text().splitlines()) == len(here.read_text().splitlines()) == 13


def test_what_fails_on_a_machine_of_the_cluster_comes_back_as_words() -> None:
    code = fingerprint("golem", games())
    assert play_there(PLAN.text(), code, 5, 0)[0]
    good, said = play_there(PLAN.text(), "another", 5, 0)
    assert not good
    assert said == f"a machine of the cluster has another version of the rules or bots: {code}, not another"
    good, said = play_there(Plan("golem", ("nobody", "random"), 2).text(), code, 5, 0)
    assert not good
    assert said.startswith("the game with seed 5 and rotation 0 failed: there is no bot 'nobody'")


def test_a_cluster_that_is_not_there() -> None:
    pytest.importorskip("ray")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    found = goldenlane(*CALL, env=environment(address))
    assert found.returncode == 2
    assert found.stderr.splitlines() == [
        f"error: there is no Ray cluster at {address}: start one with 'ray start --head', or set RAY_ADDRESS"
    ]


def test_ray_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'goldenlane\[ray\]'"):
        list(play_on_ray(PLAN, PLAN.jobs()))
