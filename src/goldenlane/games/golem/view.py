"""What a seat may know of a game, built field by field (Ruling G-15).

Secret are the goals, the dealt and unchosen start tiles, choices made at the same time as others',
and the decks with their order.
"""

from functools import lru_cache

from goldenlane.games.golem.flow import PHASES
from goldenlane.games.golem.foresight import foresight
from goldenlane.games.golem.names import (
    BOOK_COLORS,
    CLAY,
    COIN,
    COLORS,
    DISTRICTS,
    KNOWLEDGE,
    ROWS,
    UPGRADES,
    VP,
    golem_name,
)
from goldenlane.games.golem.scoring import breakdown, menorahs
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.games.golem.view_types import GolemPlayer, GolemView
from goldenlane.kernel.state import CHANCE, EVERYONE
from goldenlane.kernel.view_types import Decision


def view(state: GolemState, seat: int | None) -> GolemView:
    """The picture of a seat; None: of a spectator."""
    return {
        "game": "golem",
        "seat": seat,
        "round": state.round,
        "phase": PHASES[state.phase] if state.phase < len(PHASES) else "end",
        "over": state.over,
        "order": list(state.order),
        "decision": decision(state),
        "players": [player_view(state, who, seat) for who in range(len(state.players))],
        "automa": 1 if state.solo else None,
        "synagogue": {
            row: {color: n for c, color in enumerate(COLORS) if (n := state.rows[r * 5 + c])}
            for r, row in enumerate(ROWS)
        },
        "removed": [COLORS[color] for color in state.removed],
        "streets": {name: list(state.streets[d]) for d, name in enumerate(DISTRICTS)},
        "menorahs": {name: state.menorahs[d] for d, name in enumerate(DISTRICTS)},
        "action-tiles": [
            {"tile": f"A{tile + 1}", "rabbi": rabbi}
            for tile, rabbi in zip(state.action_tiles, state.rabbis, strict=True)
        ],
        "printed-space": list(state.printed),
        "characters": list(state.characters),
        "library": [
            {"book": book, "color": BOOK_COLORS[state.rules.book_color[book]], "slot-cost": cost}
            for book, cost in zip(state.library, state.rules.library_cost, strict=False)
        ],
        "graveyard": [
            owner
            for owner, players in zip(state.graveyard, state.rules.graveyard_players, strict=False)
            if players <= state.seats
        ],
        "pass-tiles": list(state.pass_tiles),
        "second-pass": list(state.second_pass),
        "artifact-offer": [state.rules.sides[side] for side in state.artifact_offer],
        "decks": {
            "books": len(state.book_bag) + len(state.book_bottom),
            "goals": len(state.goal_bag) + len(state.goal_bottom),
            "action-tiles": len(state.tile_bag),
            "action-tiles-discarded": [f"A{tile + 1}" for tile in state.tile_discard],
            "books-below": list(state.book_bottom),
        },
        "foresight": None if seat is None else foresight(state, seat),
    }


def decision(state: GolemState) -> Decision | None:
    """What is being decided and by whom; the same for everybody."""
    if state.over or state.to_act == (CHANCE,):
        return None
    effect, _, a, b = state.stack[-1]
    seats = list(state.to_act)
    together = state.stack[-1][1] == EVERYONE
    return {"asks": effect.asks, "seats": seats, "key": effect.key, "numbers": [] if together else [a, b]}


def player_view(state: GolemState, who: int, seat: int | None) -> GolemPlayer:
    """One player's things as the seat may see them."""
    player = state.players[who]
    own = seat == who
    shown = own or state.over
    choosing = not state.phase and len(player.start_tiles) > 2
    return {
        "clay": player.goods[CLAY],
        "coin": player.goods[COIN],
        "knowledge": player.goods[KNOWLEDGE],
        "vp": player.goods[VP],
        "research": player.research,
        "golem-marker": player.marker,
        "students": {name: player.students[d] for d, name in enumerate(DISTRICTS)},
        "golems": [golem_name(golem) for golem in player.golems],
        "golems-to-create": player.to_create,
        "golems-aside": player.aside,
        "golems-destroyed": player.destroyed,
        "artifact-tile": state.rules.sides[player.artifact] if player.artifact >= 0 else None,
        "gold": list(player.gold),
        "gray": [_side(side, "gray") for side in player.gray],
        "golden": [_side(side, "golden") for side in player.golden],
        "upgraded": list(_upgraded(player.tiles)),
        "menorahs": {name: menorahs(state, who, d) for d, name in enumerate(DISTRICTS)},
        "books": [list(column) for column in player.books],
        "goal-count": len(player.goals) + len(player.hand),
        "goals": list(player.goals) if shown else None,
        "hand": list(player.hand) if own else None,
        "start-tiles": list(player.start_tiles) if own or not choosing else None,
        "chosen": _chosen(player) if own else None,
        "marbles": [COLORS[color] for color in player.marbles],
        "rabbi-placed": bool(player.rabbi),
        "no-control-cost": bool(player.no_control),
        "points": breakdown(state, who, goals=shown),
    }


@lru_cache(maxsize=4096)
def _upgraded(tiles: int) -> tuple[str, ...]:
    """The upgraded tiles by name, from their bits."""
    return tuple(name for i, name in enumerate(UPGRADES) if tiles >> i & 1)


def _side(side: int, kind: str) -> str | None:
    return f"{kind}-{side // 2 + 1}{'ab'[side % 2]}" if side >= 0 else None


def _chosen(player: Player) -> int | None:
    return player.choice if player.choice >= 0 else None
