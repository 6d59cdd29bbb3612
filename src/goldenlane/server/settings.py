"""How a server is run."""

from dataclasses import dataclass, replace
from pathlib import Path

from goldenlane.bots import Budget
from goldenlane.review.report import BUDGET
from goldenlane.server.pages import STATIC


@dataclass(frozen=True, slots=True)
class Settings:
    """The host's choices; the defaults suit one machine at home."""

    database: str
    public_url: str | None = None
    """The address under which others reach the server; None: the one they used."""
    hosts: frozenset[str] | None = None
    """The names under which the server answers; None: any."""
    bot_workers: int = 1
    requests_per_minute: int = 600
    """From one address, to the API."""
    tables_per_minute: int = 30
    """New tables from one address."""
    unknown_codes_per_minute: int = 30
    """Codes of no table from one address: nobody finds a table by guessing."""
    messages_per_second: float = 40.0
    """Over one socket; four times as many at once."""
    hints_per_minute: float = 30.0
    """Over one socket; five at once."""
    reviews_per_minute: int = 10
    """Reviews asked for from one address."""
    review_budget: Budget = BUDGET
    """How closely a review looks at each decision."""
    sockets_per_address: int = 100
    reports: Path | None = None
    """The folder for reports of faults; None: they are only logged."""
    static: Path = STATIC

    def times(self, factor: float) -> "Settings":
        """The same with other limits for one address."""
        return replace(
            self,
            requests_per_minute=max(1, round(self.requests_per_minute * factor)),
            tables_per_minute=max(1, round(self.tables_per_minute * factor)),
            unknown_codes_per_minute=max(1, round(self.unknown_codes_per_minute * factor)),
            messages_per_second=self.messages_per_second * factor,
            hints_per_minute=self.hints_per_minute * factor,
            reviews_per_minute=max(1, round(self.reviews_per_minute * factor)),
            sockets_per_address=max(1, round(self.sockets_per_address * factor)),
        )
