"""What the balance study asks about Alchemists."""

from collections.abc import Iterable
from typing import Any

from goldenlane.games.alchemists.vocabulary import GREEN_SPACE, MODULES, SPACES
from goldenlane.kernel.events import Event
from goldenlane.sim.choices import Columns, Found, cards, first, joined
from goldenlane.sim.study_matches import BY_LOT, PLAYED, Family, Study


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


COLUMNS: Columns = {
    "startup-dealt": ("offer_startup_cards", cards),
    "startup": ("startup_cards", cards),
    "artifacts": ("offer_artifacts", _deck),
    "buy": ("artifacts", first),
    "starting-artifact": ("starting_artifact", first),
    "secret-artifact": ("secret_artifact", first),
    "declare": ("spaces", _spaces),
    "sell": ("sales", _sale),
    "theory": ("theories", joined),
    "article": ("articles", first),
    "seal": ("seals", joined),
    "grant": ("grants", first),
    "animation": ("animations", first),
    "exhibit": ("exhibited", first),
}


def _order_spaces(events: list[Event], found: Found) -> None:
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


STUDY = Study(
    COLUMNS,
    _order_spaces,
    (
        Family(
            "startup cards",
            "startup_cards",
            "offer_startup_cards",
            by_lot=True,
            effect=0.08,
            # No least pick rate: who keeps two of four by a list of prices never keeps the last two of it.
            fixed=("19", "20"),
        ),
        Family(
            "order spaces",
            "order_spaces",
            by_lot=True,
            boards=True,
            off_board=f":{GREEN_SPACE + 1}",
            effect=0.10,
        ),
        Family("grants", "grants"),
        Family("artifacts", "artifacts", "offer_artifacts"),
    ),
    seated=(PLAYED, BY_LOT),
    options={"modules": list(MODULES)},
)
"""House values have bounds; what the rulebook fixes is told for information."""
