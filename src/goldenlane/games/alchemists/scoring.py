"""Final scoring: points by source, totals and places (Ruling A-49)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from goldenlane.games.alchemists.alchemy import FLIP
from goldenlane.games.alchemists.card_effect import MEASURES
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import UNSTARRED
from goldenlane.kernel.kinds import complete

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


def scores(game: "AlchemistsGame", state: AlchemistsState) -> list[dict[str, Any]]:
    """Points of each player by source, gold left over, total and place.

    What only the big revelation shows is counted from then on; before it, a score is what all can see.
    """
    result = []
    for seat in range(game.seats):
        points = points_of(game, state, seat)
        result.append(
            {
                "player": seat,
                "points": points,
                "total": sum(points.values()),
                "gold-left": gold_of(game, state, seat) % game.cards.score.gold_per_point,
            }
        )
    for score in result:
        rank = (score["total"], score["gold-left"])
        score["place"] = 1 + sum((other["total"], other["gold-left"]) > rank for other in result)
    return result


def points_of(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> dict[str, int]:
    """Points by source; a total may be negative."""
    player = state.players[seat]
    points = {
        "reputation": player.reputation,
        "artifacts": sum(artifact_points(game, state, seat, artifact) for artifact in player.artifacts),
        "grants": sum(game.cards.grants[grant].vp for grant in player.grants),
        "gold": gold_of(game, state, seat) // game.cards.score.gold_per_point,
        "theories": theory_points(game, state, seat) if state.final else 0,
    }
    for module in game.modules:
        for source, value in module.score(state, seat).items():
            points[source] = points.get(source, 0) + value
    return points


def gold_of(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    """Gold to be counted: favors (and approval tokens) become 2 gold each."""
    player = state.players[seat]
    gold = player.gold + sum(player.favors) * game.cards.score.favor_gold
    return gold + sum(module.gold(state, seat) for module in game.modules)


def artifact_points(game: "AlchemistsGame", state: AlchemistsState, seat: int, artifact: int) -> int:
    """What an artifact is worth; some depend on what is revealed at the end."""
    card = game.cards.artifacts[artifact]
    points = card.effect.points
    if points is None:
        return card.vp
    return points.n * (_COUNTED[points.measure](game, state, seat) // points.each)


def _artifacts(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    return len(state.players[seat].artifacts)


def _set_aside(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    """Kinds of ingredients on a Feather in Cap."""
    return sum(count > 0 for count in state.players[seat].feather) if state.final else 0


def _reputation(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    return state.players[seat].reputation


def _correct_seals(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    return correct_seals(game, state, seat) if state.final else 0


def _books(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    return state.players[seat].books


_COUNTED: Final[dict[str, Callable[["AlchemistsGame", AlchemistsState, int], int]]] = complete(
    "what the points of artifacts are counted for",
    MEASURES,
    {
        "artifact": _artifacts,
        "set-aside": _set_aside,
        "reputation": _reputation,
        "correct-seal": _correct_seals,
        "book": _books,
    },
)


def correct_seals(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    """Own seals on correct theories and articles (Ruling A-27)."""
    theories = sum(
        state.theories[i] == state.alchemy[i] and state.seals[i * game.seats + seat] >= 0 for i in range(8)
    )
    return theories + sum(module.correct_seals(state, seat) for module in game.modules)


def theory_points(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    """The big revelation: stars of correct theories; 4 points lost for a wrong one that is not hedged.

    A seal is hedged when its color is the only aspect with a wrong sign (Ruling A-17). Conflict tokens
    are ignored.
    """
    return sum(seal_points(game, state, ingredient, seat) for ingredient in range(8))


def seal_points(game: "AlchemistsGame", state: AlchemistsState, i: int, seat: int) -> int:
    """The points of the seat's seal on the theory about an ingredient."""
    kind, claimed, true = state.seals[i * game.seats + seat], state.theories[i], state.alchemy[i]
    if kind < 0:
        return 0
    hedges = kind - UNSTARRED
    if claimed == true:
        return game.cards.seals[kind].vp
    return 0 if 0 <= hedges < 3 and FLIP[claimed][hedges] == true else game.cards.score.wrong_theory
