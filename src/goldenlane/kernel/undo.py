"""How far undo reaches."""

from typing import Literal, NamedTuple

from goldenlane.kernel.state import CHANCE


class UndoStop(NamedTuple):
    """Why an action cannot be taken back."""

    reason: Literal["nothing", "revealed", "chance", "player", "choosing"]
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
        return f"seat {self.seat} has acted since"
