"""The types of a view of Golem, from which those of the page are generated."""

from typing import Literal, TypedDict

from goldenlane.games.golem.names import BookColor, District, Good, MarbleColor, Phase, Row
from goldenlane.kernel.view_types import Decision, Every


class ActionTile(TypedDict):
    tile: str
    rabbi: int


LibraryBook = TypedDict("LibraryBook", {"book": int, "color": BookColor, "slot-cost": int})
Decks = TypedDict(
    "Decks",
    {
        "books": int,
        "goals": int,
        "action-tiles": int,
        "action-tiles-discarded": list[str],
        "books-below": list[int],
    },
)

# ---- what the rest of the round will cost and bring ---------------------------------------------
Movement = TypedDict(
    "Movement", {"round": int | None, "marker-steps": int, "character-steps": int, "may-ignore": int}
)


class CharacterAhead(TypedDict):
    """The round's character; whether the marbles match it is open until there are two."""

    number: int
    coins: int
    pair: list[District]
    marbles: list[MarbleColor]
    matches: bool | None


Income = TypedDict("Income", {"to-come": bool, "goods": Every[Good, int], "artifacts": list[int]})


class GolemPrice(TypedDict):
    """The knowledge that a golem asks for at its golem control."""

    golem: str
    price: int


Control = TypedDict(
    "Control",
    {
        "to-come": bool,
        "owed": int,
        "golems": list[GolemPrice],
        "knowledge": int,
        "income": int,
        "short": int,
        "penalty": int,
        "penalty-now": int,
    },
)


class GoalAhead(TypedDict):
    """A goal of mine and how far I am."""

    goal: int
    kind: str
    have: int
    need: int
    vp: int
    done: bool


Foresight = TypedDict(
    "Foresight",
    {
        "rounds-left": int,
        "movement": Movement,
        "character": CharacterAhead | None,
        "income": Income,
        "control": Control,
        "goals": list[GoalAhead],
    },
)

# ---- the table ----------------------------------------------------------------------------------
GolemPlayer = TypedDict(
    "GolemPlayer",
    {
        "clay": int,
        "coin": int,
        "knowledge": int,
        "vp": int,
        "research": int,
        "golem-marker": int,
        "students": Every[District, int],
        "golems": list[str],
        "golems-to-create": int,
        "golems-aside": int,
        "golems-destroyed": int,
        "artifact-tile": str | None,
        "gold": list[int],
        "gray": list[str | None],
        "golden": list[str | None],
        "upgraded": list[str],
        "menorahs": Every[District, int],
        "books": list[list[int]],  # by column, as many as the content says
        "goal-count": int,
        "goals": list[int] | None,
        "hand": list[int] | None,
        "start-tiles": list[int] | None,
        "chosen": int | None,
        "marbles": list[MarbleColor],
        "rabbi-placed": bool,
        "no-control-cost": bool,
        "points": dict[str, int],
    },
)

GolemView = TypedDict(
    "GolemView",
    {
        "game": Literal["golem"],
        "seat": int | None,
        "round": int,
        "phase": Phase,
        "over": bool,
        "order": list[int],
        "decision": Decision | None,
        "players": list[GolemPlayer],
        "automa": int | None,
        "synagogue": Every[Row, dict[MarbleColor, int]],
        "removed": list[MarbleColor],
        "streets": Every[District, list[int]],
        "menorahs": Every[District, int],
        "action-tiles": list[ActionTile],
        "printed-space": list[int],
        "characters": list[int],
        "library": list[LibraryBook],
        "graveyard": list[int],
        "pass-tiles": list[int],
        "second-pass": list[int],
        "artifact-offer": list[str],
        "decks": Decks,
        "foresight": Foresight | None,
    },
)
