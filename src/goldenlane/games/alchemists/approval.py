"""Paying an approval token: one of the own tokens, or a Courtier in its place."""

from typing import Final

from goldenlane.games.alchemists.draws import play_favor
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import COURTIER

TOKEN: Final = 1
BY_COURTIER: Final = 2


def approval_ways(state: AlchemistsState, seat: int) -> list[tuple[int, str]]:
    """The ways in which the seat can pay 1 approval token now, each with its word in a notation."""
    player = state.players[seat]
    ways = []
    if player.approval:
        ways.append((TOKEN, ""))
    if player.favors[COURTIER]:
        ways.append((BY_COURTIER, " courtier"))
    return ways


def pay_approval(state: AlchemistsState, seat: int, way: int) -> None:
    """Pay 1 approval token to the bank in one of these ways."""
    if way == BY_COURTIER:
        play_favor(state, seat, COURTIER, 1)
    elif way == TOKEN:
        state.players[seat].approval -= 1
        state.emit("approval", seat, -1)
