"""What happens in Golem, in words: the sentences of the log, and what they say happened for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from goldenlane.games.golem.event_types import EVENTS as ROWS_OF_EVENTS
from goldenlane.games.golem.flow import PHASES
from goldenlane.games.golem.names import ROWS
from goldenlane.i18n import Catalogue, MissingWords, and_list, roman
from goldenlane.i18n.golem.components import say_origin
from goldenlane.kernel.event_types import OWN, marked, named

Said = dict[str, Any]


def say_score(cat: Catalogue, source: str) -> str:
    """A source of points in the final scoring."""
    return cat.text("golem-score", source=source)


def say_phase(cat: Catalogue, phase: str) -> str:
    return cat.text("golem-phase-name", phase=phase)


def say_row(cat: Catalogue, row: str) -> str:
    return cat.text("golem-row-name", row=row)


def say_districts(cat: Catalogue, names: Sequence[str]) -> str:
    return and_list(cat, [cat.text("golem-district-name", district=name) for name in names])


# ---- causes ----------------------------------------------------------------------------------------
_PHASE_OF = {
    "steps": "movement",
    "phase.movement": "movement",
    "phase.characters": "characters",
    "phase.income": "income",
    "phase.upgrade": "income",
    "phase.control": "control",
}


def say_cause(cat: Catalogue, key: str) -> str | None:
    """What brought an event about, by the key of its effect: a card or tile, a row, or a phase."""
    origin = say_origin(cat, key)
    if origin is not None:
        return origin
    match key.split("."):
        case ["row", row, *_]:
            return say_row(cat, row)
        case ["work", *_]:
            return say_row(cat, "work")
        case ["bury"]:
            return cat.text("golem-origin-graveyard")
        case [*parts]:
            phase = _PHASE_OF.get(".".join(parts[:2]))
            return say_phase(cat, phase) if phase else None
    return None


# ---- events ----------------------------------------------------------------------------------------
_SILENT = frozenset(("controlled", "uncontrolled"))
"""Kinds that have no sentence of their own: they belong to the line before them."""
_SPOKEN: dict[str, Callable[[Any], Any]] = {
    "section": roman,
    "round": roman,
    "side": str.upper,
    "number": str,
}
"""Details that are said in another way than they are noted, in any language."""


def _list(items: Sequence[Any]) -> str:
    return ", ".join(str(item) for item in items)


def _phase(cat: Catalogue, args: Said, names: Sequence[str]) -> Said:
    return {"n": PHASES.index(args["phase"])}


def _turn_order(cat: Catalogue, args: Said, names: Sequence[str]) -> Said:
    return {"names": _list([names[seat] for seat in args["order"]])}


def _pour(cat: Catalogue, args: Said, names: Sequence[str]) -> Said:
    power = {row: sum(args["marbles"][5 * i : 5 * i + 5]) for i, row in enumerate(ROWS)}
    return {"rows": _list([f"{say_row(cat, row)} {n}" for row, n in power.items()])}


_MORE: Mapping[str, Callable[[Catalogue, Said, Sequence[str]], Said]] = {
    "phase": _phase,
    "turn-order": _turn_order,
    "pour": _pour,
    "library": lambda cat, args, names: {"n": len(args["books"])},
    "first-golems": lambda cat, args, names: {"districts": say_districts(cat, args["districts"])},
    "points": lambda cat, args, names: {"good": "vp"},
}
"""What a sentence needs besides the details of its event."""
EVENTS = frozenset(ROWS_OF_EVENTS)
"""The kinds of events that can be said."""


def say_event(cat: Catalogue, event: dict[str, Any], names: Sequence[str]) -> str | None:
    """A sentence of the log for an event as a seat may know it; ``names`` by player.

    None, if what it tells is part of the sentence before.
    """
    kind = event["kind"]
    if kind not in EVENTS:
        raise MissingWords(f"no words for the event {kind!r}")
    if kind in _SILENT:
        return None
    row = ROWS_OF_EVENTS[kind]
    args = named(row, event["args"])
    said: Said = {"name": names[event["seat"]]} if event["seat"] >= 0 else {}
    for name, value in args.items():
        plain = _SPOKEN[name](value) if name in _SPOKEN else value
        said[name] = _list(plain) if isinstance(plain, list) else plain
    said |= _MORE[kind](cat, args, names) if kind in _MORE else {}
    return cat.text(_form(cat, kind, row, args), **said)


def _form(cat: Catalogue, kind: str, row: Mapping[str, Any], args: Said) -> str:
    """The message of an event: another one for who knows more, if there is one, and for the printed space."""
    if args.get("tile") == "printed":
        return f"golem-event-{kind}-printed"
    own = f"golem-event-{kind}-own"
    return own if any(marked(row[name], OWN) for name in args) and own in cat else f"golem-event-{kind}"
