"""How long a bot may think about one decision, and how that is written: ``master@64``, ``master@0.5s``."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from goldenlane.bots.errors import BadBudget

_WRITTEN = re.compile(r"(?P<iterations>\d{1,9})|(?P<seconds>\d{1,6}(\.\d{1,6})?)s", re.ASCII)


@dataclass(frozen=True, slots=True)
class Budget:
    """Either a number of iterations, the same on every machine, or seconds."""

    iterations: int | None = None
    seconds: float | None = None
    allowed: Callable[[], float] | None = field(default=None, compare=False, repr=False)
    """Asked while the bot thinks: the seconds that are left to it, where others need the time too."""

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.seconds is None):
            raise BadBudget("a budget is either iterations or seconds")
        if self.iterations is not None and self.iterations < 1:
            raise BadBudget(f"a bot needs at least 1 iteration, not {self.iterations}")
        if self.seconds is not None and not 0 < self.seconds < 1e6:
            raise BadBudget(f"a bot needs some time to think, not {self.seconds:g}s")

    @classmethod
    def read(cls, text: str) -> "Budget":
        """ "64" are iterations a decision, "0.5s" is time."""
        found = _WRITTEN.fullmatch(text)
        if found is None:
            raise BadBudget(f"a budget is written 64 (iterations) or 0.5s (seconds), not {text!r}")
        if found["seconds"] is not None:
            return cls(seconds=float(found["seconds"]))
        return cls(iterations=int(found["iterations"]))

    def __str__(self) -> str:
        return str(self.iterations) if self.seconds is None else f"{self.seconds:g}s"


ONE_SECOND = Budget(seconds=1.0)
"""What a bot that searches gets when nobody says otherwise."""
