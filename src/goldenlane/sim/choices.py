"""What a player chose in a game, read from its events: what balance is studied by.

Each column is a list of words without spaces. A column that begins with ``offer_`` tells what there was to
choose from.
"""

from collections.abc import Callable, Iterable
from typing import Any

from goldenlane.games.alchemists.vocabulary import SPACES
from goldenlane.games.golem.names import DISTRICTS
from goldenlane.kernel.events import Event

Words = Callable[[Event], Iterable[Any]]
Columns = dict[str, tuple[str, Words]]
"""By kind of event its column and the words that it adds to it."""


def _all(event: Event) -> Iterable[Any]:
    return event.args


def _first(event: Event) -> Iterable[Any]:
    return event.args[:1]


def _cards(event: Event) -> Iterable[Any]:
    """The cards of an event that has them in one tuple."""
    (cards,) = event.args
    return cards if isinstance(cards, tuple) else (cards,)


def _joined(event: Event) -> Iterable[Any]:
    return (":".join(map(str, event.args)),)


def _drawn(event: Event) -> Iterable[Any]:
    """Cards after their number."""
    return event.args[1:]


def _row(event: Event) -> Iterable[Any]:
    """A marble's row and how many there were, whatever its color."""
    return (f"{event.args[1]}:{event.args[2]}",)


def _spaces(event: Event) -> Iterable[Any]:
    """The action spaces of a declaration, with the actions on each."""
    counts = event.args[0]
    assert isinstance(counts, tuple)
    return [f"{name}:{count}" for name, count in zip(SPACES, counts, strict=True) if count]


def _sale(event: Event) -> Iterable[Any]:
    """The potion of a sale, how good it was, and the gold for it."""
    return (":".join(map(str, event.args[:3])),)


def _deck(event: Event) -> Iterable[Any]:
    cards = event.args[1]
    return cards if isinstance(cards, tuple) else (cards,)


GOLEM: Columns = {
    "deal-start": ("offer_start_tiles", _all),
    "start-tiles": ("start_tiles", _all),
    "artifact-tiles": ("offer_artifact_tiles", _all),
    "artifact-tile": ("artifact_tile", _all),
    "draw-goals": ("offer_goals", _drawn),
    "keep-goal": ("goals", _all),
    "return-goal": ("goals_returned", _all),
    "first-golems": ("first_golems", _all),
    "characters": ("offer_characters", _all),
    "character": ("characters", _all),
    "character-coins": ("characters_for_coins", _all),
    "library": ("offer_books", _all),
    "buy": ("books", _first),
    "place-book": ("book_columns", _drawn),
    "upgrade": ("upgrades", _all),
    "slot": ("slots", _joined),
    "action-tiles": ("offer_action_tiles", _all),
    "rabbi": ("action_tiles", _all),
    "marble": ("marbles", _row),
    "create": ("golems", _all),
    "bury": ("graves", _all),
    "complete": ("artifacts", _all),
    "pass": ("passes", _all),
}
ALCHEMISTS: Columns = {
    "startup-dealt": ("offer_startup_cards", _cards),
    "startup": ("startup_cards", _cards),
    "artifacts": ("offer_artifacts", _deck),
    "buy": ("artifacts", _first),
    "starting-artifact": ("starting_artifact", _first),
    "secret-artifact": ("secret_artifact", _first),
    "declare": ("spaces", _spaces),
    "sell": ("sales", _sale),
    "theory": ("theories", _joined),
    "article": ("articles", _first),
    "seal": ("seals", _joined),
    "grant": ("grants", _first),
    "animation": ("animations", _first),
    "exhibit": ("exhibited", _first),
}
COLUMNS: dict[str, Columns] = {"golem": GOLEM, "alchemists": ALCHEMISTS}


def choices(game: str, events: list[Event], seats: int) -> list[dict[str, list[str]]]:
    """By seat the words of every column; what all are offered stands in every seat."""
    found: list[dict[str, list[str]]] = [{} for _ in range(seats)]
    columns = COLUMNS[game]
    for event in events:
        named = columns.get(event.kind)
        if named is None:
            continue
        column, words = named
        said = [str(word).replace(" ", "-") for word in words(event)]
        for seat in range(seats) if event.seat < 0 else (event.seat,):
            if seat < seats:
                found[seat].setdefault(column, []).extend(said)
    _turn_places(events, found)
    if game == "golem":
        _neighborhood(events, found)
    else:
        _order_spaces(events, found)
    return found


def _turn_places(events: list[Event], found: list[dict[str, list[str]]]) -> None:
    """The place of every seat in the first turn order: drawn in Golem, clockwise from the start player in
    Alchemists."""
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


def _neighborhood(events: list[Event], found: list[dict[str, list[str]]]) -> None:
    """The neighborhood tiles that a player used, by the number of the tile."""
    streets: dict[Any, tuple[Any, ...]] = {}
    for event in events:
        if event.kind == "street":
            streets[event.args[0]] = event.args[1:]
        elif event.kind in ("activate", "use-tile") and 0 <= event.seat < len(found):
            street, section = event.args[0], event.args[1]
            assert street in DISTRICTS
            assert isinstance(section, int)
            tile = streets[street][section - 1]
            found[event.seat].setdefault("neighborhood_tiles", []).append(f"{street}:{tile}")


def _order_spaces(events: list[Event], found: list[dict[str, list[str]]]) -> None:
    """The order spaces that a player took, after the name of the order board where there is one."""
    boards: dict[Any, Any] = {}
    board = None
    for event in events:
        if event.kind == "order-board":
            boards[event.args[1]] = event.args[0]
        elif event.kind == "round":
            board = boards.get(event.args[0])
        elif event.kind == "order":
            space = str(event.args[0])
            found[event.seat].setdefault("order_spaces", []).append(f"{board}:{space}" if board else space)
