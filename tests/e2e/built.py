"""The page as a person gets it: built, and newer than its sources."""

import fcntl
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build_page() -> None:
    """Build the page if it is missing or stale; other test processes wait meanwhile."""
    with (ROOT / "Makefile").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(["make", "page"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the page cannot be built: {done.stdout}{done.stderr}")
