"""Positions: a state as short JSON and back. Fields at their blank value are left out."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from goldenlane.kernel.effect import Effect
from goldenlane.kernel.errors import BadPosition, GoldenLaneError, shown
from goldenlane.kernel.state import EVERYONE, Frame

LARGEST: Final = 1_000_000
"""No number of a position is larger: a rule that counts to it must come to an end."""
BITS: Final = 62
"""The last int of a frame may be a set of bits instead: so many."""


def encode_fields(thing: Any, blank: Any, fields: Iterable[str]) -> dict[str, Any]:
    """The fields in which ``thing`` differs from ``blank``: ints, strings, bools or lists of such."""
    data: dict[str, Any] = {}
    for field in fields:
        value = getattr(thing, field)
        if value != getattr(blank, field):
            data[field.replace("_", "-")] = _plain(value)
    return data


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def decode_fields(thing: Any, data: Any, fields: Iterable[str], where: str) -> None:
    """Set the fields given in ``data``; each must have the type of its blank value."""
    if not isinstance(data, dict):
        raise BadPosition(f"{where} must be an object, not {shown(data)}")
    known = {field.replace("_", "-"): field for field in fields}
    for name, value in data.items():
        field = known.get(name)
        if field is None:
            raise BadPosition(f"{where} has an unknown field {shown(name)}; it may have {', '.join(known)}")
        blank = getattr(thing, field)
        if isinstance(blank, list):
            if not isinstance(value, list) or not _ints(value):
                raise BadPosition(f"{where}.{name} must be a list of whole numbers, not {shown(value)}")
            if blank and any(isinstance(item, list) != isinstance(blank[0], list) for item in value):
                raise BadPosition(f"{where}.{name} must be a list like {blank!r}, not {shown(value)}")
        elif isinstance(value, list) or type(value) is not type(blank):
            raise BadPosition(f"{where}.{name} must be of the kind of {blank!r}, not {shown(value)}")
        elif isinstance(value, int) and abs(value) > LARGEST:
            raise BadPosition(f"{where}.{name} must be at most {LARGEST}, not {shown(value)}")
        setattr(thing, field, _own(value))


def _ints(value: list[Any]) -> bool:
    return all(_int(item) or (isinstance(item, list) and _ints(item)) for item in value)


def _int(value: Any) -> bool:
    return type(value) is int and abs(value) <= LARGEST


def _bits(value: Any) -> bool:
    return _int(value) or (type(value) is int and 0 <= value < 1 << BITS)


def _own(value: Any) -> Any:
    return [_own(item) for item in value] if isinstance(value, list) else value


def encode_stack(stack: list[Frame]) -> list[list[Any]]:
    return [[effect.key, seat, a, b] for effect, seat, a, b in stack]


def decode_stack(data: Any, effects: dict[str, Effect]) -> list[Frame]:
    """The frames of a saved stack, whose effects are named by their keys."""
    if not isinstance(data, list):
        raise BadPosition(f"stack must be a list, not {shown(data)}")
    stack: list[Frame] = []
    for item in data:
        match item:
            case [str(key), seat, a, b] if key in effects and _int(seat) and _int(a) and _bits(b):
                stack.append((effects[key], seat, a, b))
            case _:
                raise BadPosition(f"no frame of this game: {shown(item)}")
    return stack


def check_frames(stack: list[Frame], seats: int) -> None:
    """Every frame of a position is somebody's: a seat of the table, chance, nobody's or everyone's."""
    for frame in stack:
        if not EVERYONE <= frame[1] < seats:
            raise BadPosition(f"there is no seat {frame[1]} for a frame {frame[0].key!r}")


@contextmanager
def unplayable() -> Iterator[None]:
    """What the ints of a frame mean is known to its effect alone, so a wrong stack can fail in any way."""
    try:
        yield
    except GoldenLaneError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__} {shown(str(error))}"
        raise BadPosition(f"the position cannot be played: {reason}") from error
