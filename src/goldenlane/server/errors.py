"""Refusals: a code for the page, a sentence for people."""

from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.server import speech
from goldenlane.server.metrics import REFUSALS
from goldenlane.server.wire import Lang, Problem, Refusal

CODES = (
    "malformed",
    "too-large",
    "too-fast",
    "hello-first",
    "no-table",
    "no-seat",
    "one-seat",
    "bad-name",
    "name-taken",
    "no-page",
    "not-your-seat",
    "not-your-table",
    "not-over",
    "waiting",
    "stale",
    "illegal",
    "cannot-undo",
    "no-hints",
    "bad-wish",
    "bad-file",
    "broken-table",
    "busy",
    "failed",
)


class Refused(GoldenLaneError):
    """A wish that changes nothing, with its code for the page and its status for HTTP."""

    def __init__(self, code: str, detail: str = "", *, status: int = 400) -> None:
        super().__init__(detail or code)
        assert code in CODES
        self.code = code
        self.detail = detail
        self.status = status


def refusal(code: str, lang: Lang, detail: str = "", seq: int | None = None) -> Refusal:
    """The answer over a socket."""
    REFUSALS.labels(code, "message").inc()
    return Refusal(code, speech.say_refusal(lang, code), detail[:400], seq)


def problem(code: str, lang: Lang, detail: str = "") -> Problem:
    """The answer to a request."""
    REFUSALS.labels(code, "request").inc()
    return Problem(code, speech.say_refusal(lang, code), detail[:400])
