"""What the balance study asks about Golem."""

from collections.abc import Iterable
from typing import Any

from goldenlane.games.golem.names import DISTRICTS
from goldenlane.kernel.events import Event
from goldenlane.sim.choices import Columns, Found, drawn, everything, first, joined
from goldenlane.sim.study_matches import PLAYED, Family, Study


def _row(event: Event) -> Iterable[Any]:
    """A marble's row and how many there were, whatever its color."""
    return (f"{event.args[1]}:{event.args[2]}",)


COLUMNS: Columns = {
    "deal-start": ("offer_start_tiles", everything),
    "start-tiles": ("start_tiles", everything),
    "artifact-tiles": ("offer_artifact_tiles", everything),
    "artifact-tile": ("artifact_tile", everything),
    "draw-goals": ("offer_goals", drawn),
    "keep-goal": ("goals", everything),
    "return-goal": ("goals_returned", everything),
    "first-golems": ("first_golems", everything),
    "characters": ("offer_characters", everything),
    "character": ("characters", everything),
    "character-coins": ("characters_for_coins", everything),
    "library": ("offer_books", everything),
    "buy": ("books", first),
    "place-book": ("book_columns", drawn),
    "upgrade": ("upgrades", everything),
    "slot": ("slots", joined),
    "action-tiles": ("offer_action_tiles", everything),
    "rabbi": ("action_tiles", everything),
    "marble": ("marbles", _row),
    "create": ("golems", everything),
    "bury": ("graves", everything),
    "complete": ("artifacts", everything),
    "pass": ("passes", everything),
}


def _neighborhood(events: list[Event], found: Found) -> None:
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


STUDY = Study(
    COLUMNS,
    _neighborhood,
    (
        Family("start tiles", "start_tiles", "offer_start_tiles", by_lot=True, effect=0.08),
        Family("artifact sides", "artifact_tile", "offer_artifact_tiles", chosen=True, effect=0.08),
        Family("artifact sides drawn by lot", "artifact_tile", by_lot=True),
        Family("books", "books", "offer_books", effect=0.10, least=0.1),
        Family("characters", "characters", "offer_characters", effect=0.10),
        Family("upgrade tiles", "upgrades", effect=0.10, least=0.1),
        Family("graveyard slots", "graves", effect=0.10),
        Family("goals", "goals", "offer_goals", "goals_returned", effect=0.10, least=0.1),
        Family("action tiles", "action_tiles", "offer_action_tiles"),
    ),
    # The artifact tiles, chosen in reverse turn order, make up for a late place: where they are drawn by lot,
    # the places cannot be even.
    seated=(PLAYED,),
    strategies={"golems": "golems", "artifacts": "artifacts", "research": "books"},
)
"""House values have bounds; how often the bonuses of characters are bought is told for information. Start
tiles and artifact sides have no least pick rate: the apprentice chooses them by a list of prices, which says
nothing of their worth. That of start tiles is measured where they are drawn by lot; that of artifact sides
where they are chosen, in reverse turn order: the better ones are what a late place gets for being late. What
they are worth by lot is told for information."""
