"""Actions: what a seat (or chance) decides. Each has a readable, parseable notation."""

from typing import Any, Final

from goldenlane.kernel.errors import IllegalAction, shown


class Action:
    """One option, interned: the same notation and data are the same object.

    ``str(action)`` is the notation ("marble red work"); ``data`` holds the same in the small
    ints the engine works with.
    """

    __slots__ = ("data", "text")

    text: str
    data: tuple[int, ...]

    def __init__(self, text: str, data: tuple[int, ...]) -> None:
        self.text = text
        self.data = data

    @property
    def verb(self) -> str:
        """The first word of the notation."""
        return self.text.partition(" ")[0]

    @property
    def words(self) -> list[str]:
        """The words after the verb."""
        return self.text.split()[1:]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (act, (self.text, *self.data))


_interned: dict[tuple[str, tuple[int, ...]], Action] = {}


def act(text: str, *data: int) -> Action:
    """The one Action of this notation and data."""
    key = (text, data)
    found = _interned.get(key)
    if found is None:
        found = _interned[key] = Action(text, data)
    return found


DONE: Final = act("done")
"""Decline what is left of an optional effect, or end it."""


def closest(text: str, options: list[Action]) -> str:
    """A few of the options, those of the same verb if there are any."""
    verb = text.partition(" ")[0]
    close = [option.text for option in options if option.verb == verb] or [option.text for option in options]
    more = f" and {len(close) - 8} more" if len(close) > 8 else ""
    return f"{', '.join(close[:8])}{more}"


def notation(action: Any) -> str:
    """The notation of what is to be played, which may be anything, with single spaces."""
    if isinstance(action, Action):
        return action.text
    if not isinstance(action, str):
        raise IllegalAction(f"an action is written as text, not {shown(action)}")
    return " ".join(action.split())
