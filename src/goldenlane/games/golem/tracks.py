"""The research track and the golem track; a marker at an end stays there (Ruling G-34)."""

from typing import Final

from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Deed, Face

_UP: Final = act("golem-track up", 1)
_DOWN: Final = act("golem-track down", -1)


def move_research(state: GolemState, seat: int, steps: int) -> None:
    player = state.players[seat]
    new = min(max(player.research + steps, 0), len(state.rules.research_vp) - 1)
    if new != player.research:
        player.research = new
        state.emit("research", seat, new)


def move_marker(state: GolemState, seat: int, steps: int) -> None:
    """Move the golem marker."""
    player = state.players[seat]
    new = min(max(player.marker + steps, 0), len(state.rules.marker_steps) - 1)
    if new != player.marker:
        player.marker = new
        state.emit("golem-marker", seat, new)


class MarkerStep(Deed):
    """Move the golem marker 1 space up or down."""

    __slots__ = ()

    asks = "golem-track"

    def options(self, state: GolemState, seat: int) -> list[Action]:
        marker = state.players[seat].marker
        found = []
        if marker < len(state.rules.marker_steps) - 1:
            found.append(_UP)
        if marker > 0:
            found.append(_DOWN)
        return found

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        move_marker(state, seat, action.data[0])

    def face(self) -> Face:
        return {"do": "golem-track"}
