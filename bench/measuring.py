"""What all measurements share: running a measuring program, environments for peers, and rows of the table."""

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
PEERS = ROOT / "bench" / "peers"
ENVIRONMENTS = ROOT / ".bench"
INSTALL_TIMEOUT_S = 600
MEASURE_TIMEOUT_S = 300


class Settings(NamedTuple):
    """How long to measure."""

    rounds: int
    seconds: float


class Row(NamedTuple):
    """One line of the table: what was measured, with the sources and with the compiled engine."""

    what: str
    unit: str = ""
    value: float | None = None
    compiled: float | None = None
    remark: str = ""


Provider = Callable[[Settings], list[Row]]


class MeasurementFailed(ValueError):
    """A measuring command did not answer with numbers; the message shows what it said instead."""


def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def run(
    program: Path, *arguments: str, one_core: bool = True, folder: Path = ROOT, **environment: str
) -> dict[str, Any]:
    """Run a measuring program, on one core unless told otherwise, and read the JSON it prints."""
    shown = " ".join([program.name, *arguments])
    pin = one_core and hasattr(os, "sched_setaffinity")
    everywhere = os.sched_getaffinity(0) if pin else set()
    try:
        if pin:  # the child inherits the core; the last one is the least likely to serve interrupts
            os.sched_setaffinity(0, {max(everywhere)})
        done = subprocess.run(
            [program, *arguments],
            cwd=folder,
            # catanatron lists options in the order of sets: without a fixed hash seed its games differ.
            # What is not asked to run compiled runs from the sources, also after `make fast`.
            env={**os.environ, "PYTHONHASHSEED": "0", "GOLDENLANE_FAST": "no", **environment},
            stdout=subprocess.PIPE,
            text=True,
            timeout=MEASURE_TIMEOUT_S,
        )
    except subprocess.TimeoutExpired:
        raise MeasurementFailed(f"{shown} took longer than {MEASURE_TIMEOUT_S} s") from None
    finally:
        if pin:
            os.sched_setaffinity(0, everywhere)
    if done.returncode != 0:
        raise MeasurementFailed(f"{shown} ended with exit code {done.returncode}")
    try:
        answer = json.loads(done.stdout)
    except json.JSONDecodeError:
        raise MeasurementFailed(f"{shown} printed no JSON: {done.stdout[:200]!r}") from None
    if not isinstance(answer, dict):
        raise MeasurementFailed(f"{shown} printed no JSON object: {done.stdout[:200]!r}")
    return answer


def peer_python(peer: str) -> Path | None:
    """The interpreter of a peer's own environment, made once for each state of its requirements."""
    folder = ENVIRONMENTS / peer
    requirements = PEERS / f"{peer}.txt"
    stamp = folder / "installed.txt"
    wanted = requirements.read_text(encoding="utf-8")
    python = folder / "bin" / "python"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    say(f"installing {peer} into {folder.relative_to(ROOT)}")
    pip = [str(python), "-m", "pip", "-qq", "--disable-pip-version-check", "--retries=1"]
    try:
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run([*pip, "install", "-r", str(requirements)], check=True, timeout=INSTALL_TIMEOUT_S)
    except (OSError, subprocess.SubprocessError) as error:
        reason = "pip failed" if isinstance(error, subprocess.CalledProcessError) else error
        say(f"{peer} cannot be installed ({reason}): not measured")
        return None
    stamp.write_text(wanted, encoding="utf-8")
    return python


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3g}"


def verdict(value: float, target: float, unit: str, at_least: bool = False) -> str:
    """What is to be reached, and whether it is."""
    reached = value >= target if at_least else value <= target
    sign = "at least" if at_least else "at most"
    return f"{sign} {number(target)} {unit}: {'reached' if reached else 'missed'}".replace("  ", " ")
