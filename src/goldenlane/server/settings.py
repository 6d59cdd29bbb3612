"""How a server is run: every choice of a host, with its default and what it is good for.

A setting has one name in three spellings: ``public-url`` in a file, ``GOLDENLANE_PUBLIC_URL`` in the
environment, ``--public-url`` behind the command (``configuration.py`` reads them).
"""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from goldenlane.review.report import BUDGET
from goldenlane.server.pages import STATIC

Port = Annotated[int, Meta(ge=1, le=65535)]
AtLeastOne = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Rate = Annotated[float, Meta(gt=0)]
Token = Annotated[str, Meta(min_length=16)]
LogFormat = Literal["plain", "json"]


class Settings(msgspec.Struct, frozen=True, rename="kebab"):
    """The host's choices; the defaults suit one machine at home."""

    database: str
    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for every network."""
    port: Port = 8000
    public_url: str | None = None
    """The address under which others reach the server; None: the one they used."""
    allow_host: tuple[str, ...] = ()
    """Names under which the server answers, besides its own."""
    hosts: frozenset[str] | None = None
    """All names under which the server answers, made of the three above; None: any."""
    bot_workers: AtLeastOne = 1
    """Processes in which bots think."""
    review_budget: str = str(BUDGET)
    """How closely a review looks at each decision: 64, or 0.5s."""
    limits: Annotated[float, Meta(ge=0.01)] = 1.0
    """Factor for all that one address may do."""
    requests_per_minute: AtLeastOne = 600
    """From one address, to the API."""
    tables_per_minute: AtLeastOne = 30
    """New tables from one address."""
    unknown_codes_per_minute: AtLeastOne = 30
    """Codes of no table from one address: nobody finds a table by guessing."""
    messages_per_second: Rate = 40.0
    """Over one socket; four times as many at once."""
    hints_per_minute: Rate = 30.0
    """Over one socket; five at once."""
    reviews_per_minute: AtLeastOne = 10
    """Reviews asked for from one address."""
    sockets_per_address: AtLeastOne = 100
    reports: Path | None = None
    """The folder for reports of faults; None: they are only logged."""
    log: LogFormat = "plain"
    """How the log is written: lines for people, or JSON."""
    access_log: bool = False
    """A line for every request: its route, its status, its time."""
    metrics_token: Token | None = None
    """What Prometheus must say to read /metrics; None: there is no such page."""
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 0.0
    """So long a process that is told to stop still serves, but is no longer ready for more."""
    stop_seconds: Rate = 5.0
    """So long it then waits for requests that are under way."""
    archive_after_days: Days = 0
    """Games that ended so long ago are moved to files; 0: never."""
    archive_folder: Path | None = None
    """Where they go."""
    delete_waiting_after_days: Days = 0
    """Tables that have waited so long for players are deleted; 0: never."""
    static: Path = STATIC

    def times(self, factor: float) -> "Settings":
        """The same with other limits for one address."""
        return msgspec.structs.replace(
            self,
            requests_per_minute=max(1, round(self.requests_per_minute * factor)),
            tables_per_minute=max(1, round(self.tables_per_minute * factor)),
            unknown_codes_per_minute=max(1, round(self.unknown_codes_per_minute * factor)),
            messages_per_second=self.messages_per_second * factor,
            hints_per_minute=self.hints_per_minute * factor,
            reviews_per_minute=max(1, round(self.reviews_per_minute * factor)),
            sockets_per_address=max(1, round(self.sockets_per_address * factor)),
        )
