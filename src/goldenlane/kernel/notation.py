"""The notation of effects: one readable line that is played, drawn and said.

    a, b        both, in any order, each may be left out
    a / b       one of them
    cost -> a   pay the cost to get a
    a then b    in this order
    -           nothing

What a and b can be is the game's vocabulary (its *atoms*). ``then`` binds weakest, then ``->``,
``,`` and ``/``.
"""

from collections.abc import Callable

from goldenlane.kernel.effect import AnyOrder, Choice, Cost, Effect, Pay, Sequence
from goldenlane.kernel.errors import GoldenLaneError


class NotationError(GoldenLaneError):
    """The text is no effect of this game."""


class Notation:
    """A game's vocabulary and the grammar around it."""

    def __init__(self, atom: Callable[[str], Effect], cost: Callable[[str], Cost]) -> None:
        self._atom = atom
        self._cost = cost

    def read(self, text: str) -> Effect:
        """The effect of a line; an empty AnyOrder for "-"."""
        text = " ".join(text.split())
        if text == "-":
            return AnyOrder(())
        steps = [self._paid(part) for part in self._split(text, " then ")]
        return steps[0] if len(steps) == 1 else Sequence(tuple(steps))

    def _split(self, text: str, mark: str) -> list[str]:
        parts = [part.strip() for part in text.split(mark)]
        if not all(parts):
            raise NotationError(f"something is missing beside {mark.strip()!r} in {text!r}")
        return parts

    def _paid(self, text: str) -> Effect:
        cost, *gain = self._split(text, "->")
        if not gain:
            return self._together(text)
        if len(gain) > 1:
            raise NotationError(f"more than one '->' in {text!r}")
        return Pay(self._cost(cost), self._together(gain[0]))

    def _together(self, text: str) -> Effect:
        parts = tuple(self._chosen(part) for part in self._split(text, ","))
        return parts[0] if len(parts) == 1 else AnyOrder(parts)

    def _chosen(self, text: str) -> Effect:
        branches = tuple(self._atom(part) for part in self._split(text, " / "))
        return branches[0] if len(branches) == 1 else Choice(branches)
