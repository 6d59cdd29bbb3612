"""Gold comes and goes through one door, which tells how much there is and for what."""

from typing import Literal

from goldenlane.games.alchemists.state import AlchemistsState

Why = Literal[
    "opening",
    "startup",
    "order",
    "transmute",
    "sale",
    "merchant",
    "student",
    "artifact",
    "altar-of-gold",
    "publish",
    "endorse",
    "endorsed",
    "grant",
]


def add_gold(state: AlchemistsState, seat: int, amount: int, why: Why) -> None:
    """The seat gets gold from the bank or another player, or pays it when the amount is negative."""
    if amount:
        player = state.players[seat]
        player.gold += amount
        state.emit("gold", seat, amount, player.gold, why)
