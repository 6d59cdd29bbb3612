"""Errors that a caller can act on: each message shows the offending thing."""

from typing import Any

_LONGEST = 80
_LONGEST_MESSAGE = 600


def shown(value: Any) -> str:
    """A value that may be anything, as a message shows it: one line of readable length."""
    try:
        text = " ".join(repr(value).split())
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


class GoldenLaneError(ValueError):
    """Anything that the caller did wrong; the message is one line for people, whatever it quotes."""

    def __init__(self, message: str = "") -> None:
        line = " ".join(message.splitlines())
        super().__init__(line if len(line) <= _LONGEST_MESSAGE else f"{line[:_LONGEST_MESSAGE]}...")


class UnknownGame(GoldenLaneError):
    """There is no game of that name."""


class BadOption(GoldenLaneError):
    """An option of a new game is unknown or has an impossible value."""


class UnknownPart(GoldenLaneError):
    """A game does not have this part: no board, no notebook, no numbers."""


class UnknownSeat(GoldenLaneError):
    """The game has no such seat."""


class BadPosition(GoldenLaneError):
    """A set-up position is malformed or impossible."""


class IllegalAction(GoldenLaneError):
    """The action cannot be played now; nothing was changed."""


class CannotUndo(GoldenLaneError):
    """Undo would cross what others did or what has become known."""


class RuleFault(Exception):
    """A rule of the program failed in the middle of an action, through no fault of the caller.

    The match is as it was before the action; the cause is the exception that the rule raised.
    """


class BadSave(GoldenLaneError):
    """A saved game is broken, altered, or made with another content."""


class ContentError(GoldenLaneError):
    """A content file has a mistake: file, line and reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason
