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


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """A database server on a free port; its address."""
    account = _account()
    data = Path(tempfile.mkdtemp(prefix="goldenlane-postgres-"))
    if account is not None:
        entry = pwd.getpwnam(account)
        os.chown(data, entry.pw_uid, entry.pw_gid)
    port = free_port()
    try:
        made = [str(folder / "initdb"), "-D", str(data / "db"), "-U", "lane", "-A", "trust", "-N"]
        subprocess.run(
            [*made, "-E", "UTF8", "--locale=C"], check=True, capture_output=True, user=account, cwd=data
        )
        options = f"-p {port} -k {data} -c listen_addresses=127.0.0.1 -c max_connections=60"
        control = [str(folder / "pg_ctl"), "-D", str(data / "db"), "-w", "-l", str(data / "log")]
        subprocess.run(
            [*control, "-o", options, "start"], check=True, stdout=subprocess.DEVNULL, user=account, cwd=data
        )
        try:
            yield f"postgresql://lane@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run(
                [*control, "-m", "immediate", "stop"], check=True, capture_output=True, user=account, cwd=data
            )
    finally:
        shutil.rmtree(data, ignore_errors=True)
