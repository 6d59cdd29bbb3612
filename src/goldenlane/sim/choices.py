"""What a player chose in a game, read from its events: what balance is studied by.

Each column is a list of words without spaces. A column that begins with ``offer_`` tells what there was to
choose from.
"""

from collections.abc import Callable, Iterable
from typing import Any

from goldenlane.games import kit_of
from goldenlane.kernel.events import Event

Words = Callable[[Event], Iterable[Any]]
Columns = dict[str, tuple[str, Words]]
"""By kind of event its column and the words that it adds to it."""
Found = list[dict[str, list[str]]]
"""By seat the words of every column."""


def everything(event: Event) -> Iterable[Any]:
    return event.args


def first(event: Event) -> Iterable[Any]:
    return event.args[:1]


def cards(event: Event) -> Iterable[Any]:
    """The cards of an event that has them in one tuple."""
    (cards,) = event.args
    return cards if isinstance(cards, tuple) else (cards,)


def joined(event: Event) -> Iterable[Any]:
    return (":".join(map(str, event.args)),)


def drawn(event: Event) -> Iterable[Any]:
    """Cards after their number."""
    return event.args[1:]


def choices(game: str, events: list[Event], seats: int) -> Found:
    """By seat the words of every column; what all are offered stands in every seat."""
    found: Found = [{} for _ in range(seats)]
    _turn_places(events, found)
    kit = kit_of(game)
    if kit.study is None:
        return found
    study = kit.load("study")
    for event in events:
        named = study.columns.get(event.kind)
        if named is None:
            continue
        column, words = named
        said = [str(word).replace(" ", "-") for word in words(event)]
        for seat in range(seats) if event.seat < 0 else (event.seat,):
            if seat < seats:
                found[seat].setdefault(column, []).extend(said)
    study.more(events, found)
    return found


def _turn_places(events: list[Event], found: Found) -> None:
    """The place of every seat in the first turn order: drawn, or clockwise from the starting player."""
    seats = len(found)
    for event in events:
        if event.kind == "turn-order":
            order = [seat for seat in event.args if isinstance(seat, int)]
        elif event.kind == "start-player":
            order = [(event.seat + seat) % seats for seat in range(seats)]
        else:
            continue
        for place, seat in enumerate(order, 1):
            if seat < seats:
                found[seat]["turn_place"] = [str(place)]
        return
