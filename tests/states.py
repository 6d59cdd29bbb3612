"""Telling states apart: every slot, frame, option and player, with the place of each difference."""

from typing import Any

from goldenlane.kernel.action import Action
from goldenlane.kernel.effect import Effect


def slots_of(thing: Any) -> list[str]:
    """The names of all slots of an object, those of its base classes first."""
    return [slot for kind in reversed(type(thing).__mro__) for slot in getattr(kind, "__slots__", ())]


def differences(
    one: Any, other: Any, *, but: tuple[str, ...] = ("events", "telling"), where: str = "state"
) -> list[str]:
    """Where two states differ, slot by slot; the slots named in ``but`` are left out.

    ``events`` are a mailbox that is emptied after every step, not a part of the position, and ``telling`` is
    what their next one needs to know.
    """
    if type(one) is not type(other):
        return [f"{where}: {one!r} != {other!r}"]
    if isinstance(one, list | tuple):
        if len(one) != len(other):
            return [f"{where}: {one!r} != {other!r}"]
        pairs = zip(one, other, strict=True)
        return [
            line
            for i, (a, b) in enumerate(pairs)
            for line in differences(a, b, but=but, where=f"{where}[{i}]")
        ]
    if isinstance(one, Effect | Action) or not slots_of(one):
        return (
            [] if one is other or (not slots_of(one) and one == other) else [f"{where}: {one!r} != {other!r}"]
        )
    return [
        line
        for slot in slots_of(one)
        if slot not in but
        for line in differences(getattr(one, slot), getattr(other, slot), but=but, where=f"{where}.{slot}")
    ]
