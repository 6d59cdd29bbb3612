"""What happens in Golem: a row for each kind of event."""

from typing import Any, Final, Literal

from goldenlane.games.golem.names import District, Good, MarbleColor, Phase, Row
from goldenlane.games.golem.phases import IncomeSource
from goldenlane.games.golem.scoring import Source
from goldenlane.kernel.event_types import Rows, own, rest

_GOLEM: Final[dict[str, Any]] = {"district": District, "section": int}

EVENTS: Final[Rows] = {
    # ---- the course of the game
    "round": {"round": int},
    "phase": {"phase": Phase},
    "end": {},
    "points": {"source": Source, "n": int},
    "turn-order": {"order": rest(int)},
    "pour": {"marbles": rest(int)},
    "action-tiles": {"tiles": rest(str)},
    "library": {"books": rest(int)},
    # ---- set-up
    "characters": {"numbers": rest(int)},
    "street": {"district": District, "numbers": rest(int)},
    "artifact-tiles": {"tiles": rest(str)},
    "artifact-tile": {"tile": str},
    "deal-start": {"tiles": own(rest(int))},
    "start-tiles": {"tiles": rest(int)},
    "first-golems": {"districts": rest(District)},
    "keep-goal": {"number": own(int)},
    "pass-goals": {"numbers": own(rest(int))},
    "return-goal": {"number": own(int)},
    "draw-goals": {"n": int, "numbers": own(rest(int))},
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
