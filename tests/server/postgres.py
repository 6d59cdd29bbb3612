"""A real PostgreSQL for the tests, from the distribution's packages, gone when they end."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import free_port


def binaries() -> Path | None:
    """The folder of initdb and postgres."""
    found = shutil.which("initdb")
    folders = (
        [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    )
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def install() -> None:
    """Fetch the package where that is possible without asking."""
    if os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=False, capture_output=True)


def _account() -> str | None:
    """PostgreSQL refuses to run as root: another account then."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """A database server on a free port, in a folder of its own."""

    def __init__(self, folder: Path, data: Path, account: str | None) -> None:
        self.port = free_port()
        self.url = f"postgresql://lane@127.0.0.1:{self.port}/postgres"
        self._account = account
        self._data = data
        made = [str(folder / "initdb"), "-D", str(data / "db"), "-U", "lane", "-A", "trust", "-N"]
        self._run([*made, "-E", "UTF8", "--locale=C"])
        self._control = [str(folder / "pg_ctl"), "-D", str(data / "db"), "-w", "-l", str(data / "log")]

    def _run(self, command: list[str]) -> None:
        # Not captured: what pg_ctl starts would keep the pipe open.
        out = subprocess.DEVNULL
        subprocess.run(
            command, check=True, stdout=out, stderr=out, stdin=out, user=self._account, cwd=self._data
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self._data} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._run([*self._control, "-o", options, "start"])

    def stop(self) -> None:
        """At once, as if the power failed."""
        self._run([*self._control, "-m", "immediate", "stop"])

    @property
    def lives(self) -> bool:
        """Whether it runs; it may have ended because it could not write."""
        return (
            subprocess.run([*self._control, "status"], capture_output=True, user=self._account).returncode
            == 0
        )


@contextmanager
def cluster(folder: Path, where: Path | None = None) -> Iterator[Cluster]:
    """A running database server, gone with its data when the block ends."""
    account = _account()
    data = Path(tempfile.mkdtemp(prefix="goldenlane-postgres-", dir=where))
    if account is not None:
        entry = pwd.getpwnam(account)
        os.chown(data, entry.pw_uid, entry.pw_gid)
    try:
        made = Cluster(folder, data, account)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(data, ignore_errors=True)


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """A database server; its address."""
    with cluster(folder) as made:
        yield made.url
