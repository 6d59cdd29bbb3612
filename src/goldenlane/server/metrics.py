"""What this process counts and measures, for Prometheus.

A number says how much was done, how long it took or how much waits; never who, where or at which table.
Counters belong to the process; what waits at the moment is asked of the server when somebody reads it.
"""

import functools
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

import goldenlane

_P = ParamSpec("_P")
_T = TypeVar("_T")
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
Info("goldenlane", "The program.", registry=REGISTRY).info({"version": goldenlane.__version__})

ACTIONS = Histogram(
    "goldenlane_action_seconds",
    "From an action that was asked for until it was durable, by who acted.",
    ["by"],
    buckets=_QUICK,
    registry=REGISTRY,
)
REQUESTS = Histogram(
    "goldenlane_request_seconds",
    "Answers to requests, by route and status.",
    ["route", "status"],
    buckets=_QUICK,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "goldenlane_refusals", "Wishes that were refused, by code and way.", ["code", "way"], registry=REGISTRY
)
THINKING = Histogram(
    "goldenlane_thinking_seconds",
    "From a bot's turn to its choice, waiting for a worker included.",
    buckets=_SLOW,
    registry=REGISTRY,
)
STORE = Histogram(
    "goldenlane_store_seconds",
    "Transactions, waiting for a connection included, by how they ended.",
    ["ended"],
    buckets=_QUICK,
    registry=REGISTRY,
)
SWEPT = Counter(
    "goldenlane_swept_tables", "Old tables put away, by what happened to them.", ["how"], registry=REGISTRY
)
SOCKETS = Gauge("goldenlane_sockets", "Open sockets.", registry=REGISTRY)
TABLES = Gauge("goldenlane_tables", "Tables in memory.", registry=REGISTRY)
BOTS = Gauge("goldenlane_bots_to_move", "Bots that think or wait for a worker.", registry=REGISTRY)
WRITES = Gauge("goldenlane_writes_waiting", "Lines that wait to be written.", registry=REGISTRY)
WELL = Gauge("goldenlane_well", "1 if the store can be written and others are heard.", registry=REGISTRY)


def timed_action(
    play: Callable[_P, Coroutine[Any, Any, _T]],
) -> Callable[_P, Coroutine[Any, Any, _T]]:
    """Measure ``play(playing, table, seat, ...)`` when it succeeds; refusals are counted elsewhere."""

    @functools.wraps(play)
    async def timed(*args: _P.args, **more: _P.kwargs) -> _T:
        table: Any = args[1]
        seat: Any = args[2]
        by = "bot" if table.seats[seat].kind == "bot" else "person"
        began = time.perf_counter()
        done = await play(*args, **more)
        ACTIONS.labels(by).observe(time.perf_counter() - began)
        return done

    return timed


async def timed_work(work: Awaitable[_T]) -> _T:
    """Measure a transaction, also one that fails."""
    began, ended = time.perf_counter(), "failed"
    try:
        done = await work
        ended = "committed"
        return done
    finally:
        STORE.labels(ended).observe(time.perf_counter() - began)
