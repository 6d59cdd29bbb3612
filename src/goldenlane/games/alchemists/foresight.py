"""What is still to come for a player: the things one forgets at the table.

Everything here follows from what the player sees; it is said as if nothing were done before.
"""

from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.conference import CONFERENCE_ROUNDS, coming_conference, for_seals, ladder
from goldenlane.games.alchemists.reputation import outcome, zone_of
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import seals_for_grant, seals_of, seals_towards
from goldenlane.games.alchemists.view_types import (
    ConferenceAhead,
    ConferenceView,
    Foresight,
    GrantAhead,
    NextRound,
    RoundEnd,
    ZoneAhead,
)
from goldenlane.games.alchemists.vocabulary import ROUNDS

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_LOSSES: Final = (1, 2, 3)
"""Losses whose real cost is told."""


def foresight(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> Foresight:
    """Conference, losses in the own zone, end of the round, the next round, grants."""
    return {
        "rounds-left": ROUNDS - state.round,
        "conference": _conference(game, state, seat),
        "zone": _zone(game, state, seat),
        "round-end": _round_end(game, state, seat),
        "next-round": _next_round(game, state, seat),
        "grants": _grants(game, state, seat),
    }


def standing(game: "AlchemistsGame", state: AlchemistsState) -> ConferenceView | None:
    """The next conference and where everybody stands on its ladders now, public as on the table."""
    number = coming_conference(game, state)
    if number is None:
        return None
    seats = range(game.seats)
    return {
        "number": number,
        "round": CONFERENCE_ROUNDS[number - 1],
        "in": CONFERENCE_ROUNDS[number - 1] - state.round,
        "ladder": list(ladder(game, number)),
        "seals": [seals_of(state, seat) for seat in seats],
        "reports": [sum(module.conference(state, number, seat) for module in game.modules) for seat in seats],
    }


def _conference(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> ConferenceAhead | None:
    """The next conference: what it counts of mine, and what it would really change.

    ``more``: the fewest further seals with which it would be better, and what it would give then.
    """
    number = coming_conference(game, state)
    if number is None:
        return None
    row = ladder(game, number)
    seals = seals_of(state, seat)
    gain = for_seals(game, state, number, seat)
    reports = sum(module.conference(state, number, seat) for module in game.modules)
    better = next((step for step in range(seals, len(row)) if row[step] > gain), None)
    return {
        "round": CONFERENCE_ROUNDS[number - 1],
        "in": CONFERENCE_ROUNDS[number - 1] - state.round,
        "seals": seals,
        "gain": gain,
        "reports": reports,
        "change": _change(game, state, seat, gain + reports),
        "more": None if better is None else {"seals": better - seals, "gain": row[better]},
    }


def _change(game: "AlchemistsGame", state: AlchemistsState, seat: int, net: int) -> int:
    return outcome(game, state, seat, net) - state.players[seat].reputation


def _zone(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> ZoneAhead:
    """What the zone of my marker does: to sales, to smiles, and what losing 1, 2 or 3 really costs."""
    zone = zone_of(game, state, seat)
    return {
        "name": zone.name,
        "price": zone.price,
        "smiles": zone.smiles,
        "losses": [-_change(game, state, seat, -loss) for loss in _LOSSES],
    }


def _round_end(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> RoundEnd:
    """What the end of this round brings: top alchemist, favors for unused cubes, delayed reputation."""
    player = state.players[seat]
    counts = [seals_of(state, each) for each in range(game.seats)]
    top = counts[seat] == max(counts) > 0
    return {
        "top-alchemist": _change(game, state, seat, game.cards.number.top_alchemist_reputation) if top else 0,
        "unused": player.unused,
        "favors": player.unused // game.cards.number.unused_cubes_per_favor,
        "delayed-reputation": player.delayed,
    }


def _next_round(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> NextRound | None:
    """My cubes of the next round, without those in the hospital, and whether I choose my order space."""
    if not 1 <= state.round < ROUNDS:
        return None
    player = state.players[seat]
    return {
        "cubes": game.cubes[state.round + 1] - player.hospital,
        "hospital": player.hospital,
        "paralyzed": seat in state.paralyzed,
        "start-player": (state.start_player + 1) % game.seats == seat,
    }


def _grants(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> list[GrantAhead]:
    """Grants that nobody has, and how many of the seals for them I have."""
    need = seals_for_grant(game, state, seat)
    return [
        {"name": grant.name, "have": seals_towards(state, seat, grant), "need": need, "vp": grant.vp}
        for i, grant in enumerate(game.cards.grants)
        if state.grants[i] < 0 and game.uses(grant.module)
    ]
