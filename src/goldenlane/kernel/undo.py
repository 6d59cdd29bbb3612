"""How far undo reaches."""

from typing import Final, Literal, NamedTuple

from goldenlane.kernel.state import CHANCE


class UndoStop(NamedTuple):
    """Why an action cannot be taken back."""

    reason: Literal["nothing", "revealed", "chance", "player", "choosing", "rules"]
    seat: int = CHANCE
    """Who has acted since, or may have while choosing unseen."""

    def __str__(self) -> str:
        match self.reason:
            case "nothing":
                return "nothing has been played yet"
            case "revealed":
                return "hidden information has become known"
            case "chance":
                return "chance has decided something since"
            case "choosing":
                return f"seat {self.seat} is choosing in secret"
            case "rules":
                return "the game has gone on under corrected rules since"
        return f"seat {self.seat} has acted since"


NOTHING: Final = UndoStop("nothing")
REVEALED: Final = UndoStop("revealed")
DRAWN: Final = UndoStop("chance")
RULES: Final = UndoStop("rules")


def stop_of(seats: list[int], barrier: UndoStop, seat: int) -> UndoStop | None:
    """Why a seat cannot undo; ``seats`` acted since the barrier, the last one last."""
    if not seats:
        return barrier
    return UndoStop("player", seats[-1]) if seats[-1] != seat else None


def reach_of(seats: list[int], seat: int) -> int:
    """How many actions the seat could take back, one after the other."""
    reach = 0
    while reach < len(seats) and seats[-1 - reach] == seat:
        reach += 1
    return reach
