"""Reputation: zones, net gains and losses, and paying with it.

All gains and losses of one event are added up first (Ruling A-12). A net loss is made larger or
smaller once by the zone in which the marker stood before it; a net gain is made larger once by the
Robe of Respect, which is idle in the final round; net zero moves nothing (Ruling A-13).
"""

from typing import TYPE_CHECKING

from goldenlane.games.alchemists.components import Zone
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ROBE_OF_RESPECT, ROUNDS

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


def zone_of(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> Zone:
    """The zone of the theory board's track in which the seat's marker stands."""
    reputation = state.players[seat].reputation
    zones = game.cards.zones
    found = zones[0]
    for zone in zones:
        if zone.low <= reputation:
            found = zone
    return found


def outcome(game: "AlchemistsGame", state: AlchemistsState, seat: int, net: int) -> int:
    """The reputation after the net gain or loss of one event; the marker stops at 1 (Ruling A-14)."""
    player = state.players[seat]
    before = player.reputation
    if net < 0:
        # A compensation can make the loss nothing, but never a gain.
        loss = max(0, zone_of(game, state, seat).loss - net)
        return max(min(before, game.cards.number.lowest_reputation), before - loss)
    robe = player.owns(ROBE_OF_RESPECT) and (state.round < ROUNDS or game.cards.rule.robe_in_final_round)
    return before + net + (game.cards.number.robe_of_respect if net and robe else 0)


def change(game: "AlchemistsGame", state: AlchemistsState, seat: int, net: int) -> None:
    """Apply the net gain or loss of one event."""
    player = state.players[seat]
    before = player.reputation
    player.reputation = outcome(game, state, seat, net)
    if player.reputation != before:
        state.emit("reputation", seat, player.reputation - before, player.reputation)


def settle(game: "AlchemistsGame", state: AlchemistsState) -> None:
    """Apply what one event has gathered in ``state.net``, player by player."""
    for seat in state.clockwise():
        net = state.net[seat]
        if net:
            state.net[seat] = 0
            change(game, state, seat, net)


def can_pay(game: "AlchemistsGame", state: AlchemistsState, seat: int, cost: int) -> bool:
    """Whether a cost in reputation can be paid in full, zone included, and 1 is left (Ruling A-14)."""
    if not cost:
        return True
    loss = max(0, cost + zone_of(game, state, seat).loss)
    return state.players[seat].reputation - loss >= game.cards.number.lowest_reputation
