"""What happens in Golem: a row for each kind of event."""

from typing import Any, Final, Literal

from goldenlane.games.golem.names import District, Good, MarbleColor, Phase, Row
from goldenlane.games.golem.phases import IncomeSource
from goldenlane.games.golem.scoring import Source
from goldenlane.kernel.event_types import Own, Rest, Rows

_GOLEM: Final[dict[str, Any]] = {"district": District, "section": int}

EVENTS: Final[Rows] = {
    # ---- the course of the game
    "round": {"round": int},
    "phase": {"phase": Phase},
    "end": {},
    "points": {"source": Source, "n": int},
    "turn-order": {"order": Rest[int]},
    "pour": {"marbles": Rest[int]},
    "action-tiles": {"tiles": Rest[str]},
    "library": {"books": Rest[int]},
    # ---- set-up
    "characters": {"numbers": Rest[int]},
    "street": {"district": District, "numbers": Rest[int]},
    "artifact-tiles": {"tiles": Rest[str]},
    "artifact-tile": {"tile": str},
    "deal-start": {"tiles": Own[Rest[int]]},
    "start-tiles": {"tiles": Rest[int]},
    "first-golems": {"districts": Rest[District]},
    "keep-goal": {"number": Own[int]},
    "pass-goals": {"numbers": Own[Rest[int]]},
    "return-goal": {"number": Own[int]},
    "draw-goals": {"n": int, "numbers": Own[Rest[int]]},
    # ---- actions
    "marble": {"color": MarbleColor, "row": Row, "power": int},
    "mirror": {"row": Row, "power": int},
    "rabbi": {"tile": str},
    "pass": {"n": int},
    "pass-again": {"n": int},
    "pass-phase": {"n": int},
    "remove": {"color": MarbleColor},
    "work": {"n": int, "price": int},
    # ---- what comes and goes
    "gain": {"good": Good, "n": int},
    "pay": {"good": Good, "n": int},
    "student": {"district": District, "section": int},
    "menorah": {"district": District},
    "research": {"n": int},
    "golem-marker": {"n": int},
    "no-control-cost": {},
    "create": {"district": District},
    "destroy": _GOLEM,
    "bury": {"n": int},
    "golem-step": {**_GOLEM, "from": int},
    "activate": _GOLEM,
    "use-tile": _GOLEM,
    "gold": {"n": int},
    "complete": {"n": int},
    "artifact": {"n": int},
    "upgrade": {"tile": str},
    "slot": {"tile": str, "n": int, "side": Literal["a", "b"]},
    "buy": {"number": int},
    "place-book": {"number": int, "n": int},
    "active": {"number": int},
    # ---- the phases after the actions
    "movement": {"n": int},
    "all-in-last": {"loss": int},
    "character": {"number": int},
    "character-coins": {"number": int},
    "income": {"source": IncomeSource},
    "control": {"n": int},
    "controlled": {**_GOLEM, "n": int},
    "uncontrolled": {**_GOLEM, "n": int},
    "out-of-control": {"n": int, "loss": int},
}
"""By kind the details by name."""
