"""What a position of Alchemists promises each player at the end of a round: points so far, and hopes.

Points are counted in a world that is fully known, so a seal has the points that the truth will give it. Hopes
are linear in what a player has; their weights were fitted to games of apprentices (see tuning).
"""

from math import log2

from goldenlane.bots.alchemists_belief import believe, read_facts
from goldenlane.games.alchemists.facts import facts
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.scoring import correct_seals, points_of, theory_points
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import PLACES

FEATURES = ("gold", "cards", "favors", "bits", "right seals", "wrong seals")
Hopes = tuple[tuple[float, ...], ...]

HOPES: Hopes = (
    (1.2, 0.6, 0.4, 2.2, 1.0, -1.0),
    (1.0, 0.6, 0.3, 2.1, 0.9, -1.0),
    (0.65, 0.65, 0.3, 2.0, 1.0, -1.0),
    (0.47, 0.7, 0.2, 1.6, 1.2, -0.6),
    (0.36, 0.4, 0.05, 0.6, 0.6, -0.6),
)
"""`[round that begins - 2][feature]`: what each is worth beside the points that it has already."""
GOLEM_HOPES: Hopes = (
    (0.8, 1.8, 0.3, 3.6, 1.0, -1.0),
    (0.7, 1.8, 0.3, 4.0, 1.0, -1.0),
    (0.8, 1.5, 0.3, 4.0, 0.6, -1.5),
    (0.5, 1.1, 0.3, 4.0, 0.0, -1.5),
    (0.15, 0.35, 0.1, 1.3, 0.0, -1.4),
)
"""The same with the Golem Project, where knowledge pays twice."""
_WORLDS = log2(967_680)


def features(game: AlchemistsGame, state: AlchemistsState, seat: int) -> tuple[float, ...]:
    """What a player has beside points, in the order of `FEATURES`."""
    player = state.players[seat]
    known = believe(read_facts(facts(state, seat))).knowledge
    sealed = sum(state.seals[place * game.seats + seat] >= 0 for place in range(PLACES))
    right = correct_seals(game, state, seat)
    return (
        player.gold,
        min(sum(player.hand), _HAND),
        sum(player.favors),
        _WORLDS - log2(known.worlds),
        right,
        sealed - right,
    )


_HAND = 8
"""More cards are no help."""


def promise(game: AlchemistsGame, state: AlchemistsState, seat: int) -> float:
    """The points that a player should have at the end, judged when a round begins."""
    points = so_far(game, state, seat)
    if state.final or state.round < 2:
        return points
    hopes = (GOLEM_HOPES if game.uses("golem-project") else HOPES)[state.round - 2]
    return points + sum(a * b for a, b in zip(hopes, features(game, state, seat), strict=True))


def so_far(game: AlchemistsGame, state: AlchemistsState, seat: int) -> float:
    """Points as if the big revelation came now."""
    points = sum(points_of(game, state, seat).values())
    return points + (0 if state.final else theory_points(game, state, seat))
