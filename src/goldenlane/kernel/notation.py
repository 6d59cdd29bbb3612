"""The notation of effects: one readable line that is played, drawn and said.

    a, b        both, in any order, each may be left out
    a / b       one of them
    cost -> a   pay the cost to get a
    a then b    in this order
    -           nothing, alone or as one side of an arrow

What a and b can be is the game's vocabulary (its *atoms*). ``then`` binds weakest, then ``->``,
``,`` and ``/``.
"""

from collections.abc import Callable

from goldenlane.kernel.effect import AnyOrder, Choice, Cost, Effect, Pay, Sequence
from goldenlane.kernel.errors import GoldenLaneError


class NotationError(GoldenLaneError):
    """The text is no effect of this game."""


class Phrase:
    """A line of the notation, taken apart: ``do`` is a word of the grammar or "atom"."""

    __slots__ = ("do", "parts", "text")

    def __init__(self, do: str, text: str, parts: "tuple[Phrase, ...]" = ()) -> None:
        self.do = do
        self.text = text
        self.parts = parts
        """The parts of a list, a choice or a sequence; the cost and the gain of "pay"."""


def parse(text: str) -> Phrase:
    """A line as its parts; nothing is a list without parts."""
    text = " ".join(text.split())
    return _parts("then", text, tuple(_paid(part) for part in _split(text, " then ")))


def _split(text: str, mark: str) -> list[str]:
    parts = [part.strip() for part in text.split(mark)]
    if not all(parts):
        raise NotationError(f"something is missing beside {mark.strip()!r} in {text!r}")
    return parts


def _parts(do: str, text: str, parts: tuple[Phrase, ...]) -> Phrase:
    return parts[0] if len(parts) == 1 else Phrase(do, text, parts)


def _paid(text: str) -> Phrase:
    sides = _split(text, "->")
    if len(sides) > 2:
        raise NotationError(f"more than one '->' in {text!r}")
    if len(sides) == 1:
        return _together(text)
    return Phrase("pay", text, (_together(sides[0]), _together(sides[1])))


def _together(text: str) -> Phrase:
    if text == "-":
        return Phrase("all", text)
    return _parts("all", text, tuple(_chosen(part) for part in _split(text, ",")))


def _chosen(text: str) -> Phrase:
    return _parts("choice", text, tuple(Phrase("atom", part) for part in _split(text, " / ")))


def _nothing(phrase: Phrase) -> bool:
    return phrase.do == "all" and not phrase.parts


class Notation:
    """A game's vocabulary of effects, and the grammar around it."""

    def __init__(self, atom: Callable[[str], Effect], cost: Callable[[str], Cost]) -> None:
        self._atom = atom
        self._cost = cost

    def read(self, text: str) -> Effect:
        """The effect of a line; an empty AnyOrder for "-"."""
        phrase = parse(text)
        return AnyOrder(()) if _nothing(phrase) else self._effect(phrase)

    def _effect(self, phrase: Phrase) -> Effect:
        parts = phrase.parts
        if _nothing(phrase):  # as a part of something an effect must do something
            return self._atom(phrase.text)
        match phrase.do:
            case "atom":
                return self._atom(phrase.text)
            case "pay":
                return Pay(self._cost(parts[0].text), self._effect(parts[1]))
            case "choice":
                return Choice(tuple(self._effect(part) for part in parts))
            case "then":
                return Sequence(tuple(self._effect(part) for part in parts))
        return AnyOrder(tuple(self._effect(part) for part in parts))
