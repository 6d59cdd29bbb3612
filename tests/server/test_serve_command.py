"""The command `goldenlane serve`."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

RUN = [sys.executable, "-c", "from goldenlane.cli import main; main()", "serve", "--no-browser"]


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*RUN, *options], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("mysql://x/y", "sqlite or postgresql"),
        ("nonsense", "not the address of a database"),
        ("sqlite:////no/such/folder/x.db", "cannot open the database"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot open the database"),
    ],
)
def test_a_wrong_database_is_told_in_one_line(database: str, reason: str) -> None:
    done = serve(f"--database={database}")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert reason in done.stderr
    assert "secret" not in done.stderr


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = serve(f"--database=sqlite:///{tmp_path}/t.db", f"--port={port}")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert str(port) in done.stderr
