"""Games on a Ray cluster: the machines need the same Golden Lane, and nothing else is sent but plain text.

The cluster is the one of RAY_ADDRESS, or the one that runs on this machine (``ray start --head``).
"""

import os
import re
import socket
from collections.abc import Generator, Iterator
from typing import Any

from goldenlane.sim.errors import GameFailed, MissingExtra, NoCluster
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.playing import play_line, version
from goldenlane.sim.workers import failure

_AHEAD = 2
"""Games that are given out for each core of the cluster."""
_RETRIES = 3
"""So often Ray plays a game again whose machine or worker was lost."""

_ADDRESS = re.compile(r"(ray://)?(?P<host>.+):(?P<port>\d+)")
_KNOCK_S = 5.0


def play_there(text: str, code: str, seed: int, rotation: int) -> tuple[bool, str]:
    """On a machine of the cluster: the line of a game, or what went wrong with it."""
    job = Job(seed, rotation)
    try:
        here = version(Plan.read(text))
        if here != code:
            other = f"{here}, not {code}"
            return False, f"a machine of the cluster has another version of the rules or bots: {other}"
        return True, play_line(text, job)
    except Exception as error:
        return False, failure(job, error)


def play_on_ray(plan: Plan, jobs: Iterator[Job]) -> Generator[tuple[Job, str], None, None]:
    """Play the games on all cores of the cluster; each comes back once, when it is finished."""
    ray = _ray()
    joined = not ray.is_initialized()
    if joined:
        _join(ray)
    try:
        yield from _play_all(ray, plan, jobs)
    except ray.exceptions.RayError as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise GameFailed(f"the Ray cluster failed: {reason}") from error
    finally:
        if joined:
            ray.shutdown()


def _play_all(ray: Any, plan: Plan, jobs: Iterator[Job]) -> Generator[tuple[Job, str], None, None]:
    remote = ray.remote(num_cpus=1, max_retries=_RETRIES)(play_there)
    text, code = ray.put(plan.text()), version(plan)
    given: dict[Any, Job] = {}
    while True:
        # Counted anew each time: machines may join and leave.
        room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(given) < room and (job := next(jobs, None)) is not None:
            given[remote.remote(text, code, job.seed, job.rotation)] = job
        if not given:
            return
        finished, _ = ray.wait(list(given), num_returns=1)
        for reference in finished:
            good, answer = ray.get(reference)
            if not good:
                raise GameFailed(answer)
            yield given.pop(reference), answer


def _ray() -> Any:
    # What Ray's own processes have to say would stand between our lines.
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")
    try:
        import ray
    except ImportError as error:
        raise MissingExtra("--on ray needs Ray: pip install 'goldenlane[ray]'") from error
    return ray


def _join(ray: Any) -> None:
    address = os.environ.get("RAY_ADDRESS") or "auto"
    where = "on this machine" if address == "auto" else f"at {address}"
    try:
        _knock(address)
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except OSError as error:
        raise NoCluster(
            f"there is no Ray cluster {where}: start one with 'ray start --head', or set RAY_ADDRESS"
        ) from error
    except Exception as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise NoCluster(f"the Ray cluster {where} cannot be joined: {reason}") from error


def _knock(address: str) -> None:
    """Ask at the door whether anybody is there: Ray itself would keep trying for minutes."""
    found = _ADDRESS.fullmatch(address)
    if found is not None:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), timeout=_KNOCK_S).close()
