"""How a referee's game speaks: it yields what it asks for and is sent the answer.

A game is a generator. It asks one seat (``Ask``), several at once (``Together``) or chance (``Draw``).
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

DONE = "done"


@dataclass(frozen=True)
class Ask:
    """One seat chooses; the answer is the notation of the option."""

    seat: int
    options: tuple[str, ...]


@dataclass(frozen=True)
class Together:
    """Several seats choose at once; the answer is (seat, notation) of one of them."""

    options: dict[int, tuple[str, ...]]


@dataclass(frozen=True)
class Draw:
    """Chance draws; the answer is the words that follow the verb in the log."""

    verb: str


Step = Ask | Together | Draw
T = TypeVar("T")
Play = Generator[Step, Any, T]


def ask(seat: int, options: Iterable[str]) -> Play[str]:
    """Ask a seat, unless there is nothing to choose."""
    different = tuple(dict.fromkeys(options))
    if len(different) == 1:
        return different[0]
    answer: str = yield Ask(seat, different)
    return answer


def together(options: dict[int, list[str]]) -> Play[dict[int, str]]:
    """Ask several seats at once; a seat without a choice is not asked."""
    chosen = {seat: found[0] for seat, found in options.items() if len(found) == 1}
    while waiting := {seat: tuple(found) for seat, found in options.items() if seat not in chosen}:
        seat, text = yield Together(waiting)
        chosen[seat] = text
    return chosen


def draw(verb: str) -> Play[list[int]]:
    """The numbers that chance drew."""
    words: list[str] = yield Draw(verb)
    return [int(word) for word in words]
