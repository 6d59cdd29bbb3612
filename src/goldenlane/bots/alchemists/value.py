"""What a position of Alchemists promises each player at the end of a round: points so far, and hopes.

Points are counted in a world that is fully known, so a seal has the points that the truth will give it. Hopes
are linear in what a player has; their weights were fitted to games of apprentices (see tuning).
"""

from math import log2

from goldenlane.bots.alchemists.belief import believe, read_facts
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.publish import place_chances
from goldenlane.games.alchemists.facts import facts
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.scoring import correct_seals, points_of, theory_points
from goldenlane.games.alchemists.state import AlchemistsState, Player
from goldenlane.games.alchemists.vocabulary import PLACES, UNSTARRED

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


_HAND = 8
"""More cards are no help."""


def features(game: AlchemistsGame, state: AlchemistsState, seat: int) -> tuple[float, ...]:
    """What a player has beside points, in the order of `FEATURES`."""
    player = state.players[seat]
    known = believe(read_facts(facts(state, seat))).knowledge
    sealed = sum(state.seals[place * game.seats + seat] >= 0 for place in range(PLACES))
    right = correct_seals(game, state, seat)
    return (*_goods(player), _WORLDS - log2(known.worlds), right, sealed - right)


def _goods(player: Player) -> tuple[float, float, float]:
    return player.gold, min(sum(player.hand), _HAND), sum(player.favors)


def so_far(game: AlchemistsGame, state: AlchemistsState, seat: int) -> float:
    """Points as if the big revelation came now."""
    points = sum(points_of(game, state, seat).values())
    return points + (0 if state.final else theory_points(game, state, seat))


def hopes_at(game: AlchemistsGame, round_: int) -> tuple[float, ...]:
    """What the features are worth when this round begins."""
    return (GOLEM_HOPES if game.uses("golem-project") else HOPES)[max(2, round_) - 2]


def promise(game: AlchemistsGame, state: AlchemistsState, seat: int) -> float:
    """The points that a player should have at the end, judged when a round begins."""
    points = so_far(game, state, seat)
    if state.final:
        return points
    hopes = hopes_at(game, state.round)
    return points + sum(a * b for a, b in zip(hopes, features(game, state, seat), strict=True))


def believed_promise(mind: Mind, state: AlchemistsState) -> float:
    """The same for the seat of a mind, which does not know which of its own seals are right.

    Their chances instead of the truth of one world make roll-outs agree sooner.
    """
    game, seat = mind.game, mind.seat
    if state.final:
        return so_far(game, state, seat)
    points, right, sealed = 0.0, 0.0, 0
    for place in range(PLACES):
        kind = state.seals[place * game.seats + seat]
        if kind < 0:
            continue
        chances = place_chances(mind, place)
        points += mind.cards.seals[kind].vp * chances[0] if kind < UNSTARRED else 0.0
        safe = chances[0] if kind < UNSTARRED else chances[1][kind - UNSTARRED]
        points += (1 - safe) * mind.cards.score.wrong_theory
        right += chances[0]
        sealed += 1
    points += sum(points_of(game, state, seat).values())
    found = (*_goods(state.players[seat]), _WORLDS - mind.belief.entropy, right, sealed - right)
    return points + sum(a * b for a, b in zip(hopes_at(game, state.round), found, strict=True))
