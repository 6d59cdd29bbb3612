"""Games of every kind with players who seldom decline, so that much happens, through the checked door."""

import json
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import FAVORS, MODULES
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.match import Match, replay

SETS = [
    list(chosen)
    for count in range(len(MODULES) + 1)
    for chosen in combinations(MODULES, count)
    if "golem-project" not in chosen or "royal-encyclopedia" in chosen
]
KINDS = list(product(SETS, (2, 3, 4), ("apprentice", "master")))
LATE = ("research-golem", "visit-library", "debunk", "publish", "test-student", "drink", "exhibition")


def name(kind: tuple[list[str], int, str]) -> str:
    modules, players, variant = kind
    return f"{players}-{variant}-{'+'.join(modules) or 'base'}"


def busy(options: list[Action], rng: Random) -> Action:
    """A choice that keeps cubes for the late spaces and seldom declines, so that much happens."""
    if options[0].verb == "place":
        if options[0].words[0] in LATE:
            return options[-1] if rng.random() < 0.4 else rng.choice(options)
        return options[0] if rng.random() < 0.7 else rng.choice(options)
    active = [option for option in options if option is not DONE]
    return rng.choice(active) if active and rng.random() < 0.9 else rng.choice(options)


def game_of(match: Match) -> AlchemistsGame:
    assert isinstance(match.game, AlchemistsGame)
    return match.game


def state_of(match: Match) -> AlchemistsState:
    assert isinstance(match.state, AlchemistsState)
    return match.state


def start(kind: tuple[list[str], int, str], seed: int) -> Match:
    modules, players, variant = kind
    return gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)


def test_there_are_twelve_legal_sets() -> None:
    assert len(SETS) == 12


def components(match: Match) -> dict[str, Any]:
    """Everything of which there is a fixed number."""
    game, state = game_of(match), state_of(match)
    ingredients = [
        bag + out for bag, out in zip(state.ingredient_bag, state.ingredient_discards, strict=True)
    ]
    for card in [*state.face_up, *state.mixed]:
        ingredients[card] += 1
    favors = [bag + out for bag, out in zip(state.favor_bag, state.favor_discards, strict=True)]
    artifacts = [*state.row, *state.unused_artifacts, *(card for card in state.counter if card >= 0)]
    for row in state.rows_set:
        artifacts += row
    for player in state.players:
        for card in range(8):
            ingredients[card] += player.hand[card] + player.feather[card]
        for card in range(len(FAVORS)):
            favors[card] += player.favors[card]
        if not game.uses("startup-funding"):
            for card in player.dealt:
                favors[card] += 1
        artifacts += [*player.artifacts, *player.secret_artifacts]
        assert player.tokens | sum(1 << token for token in [*player.chest, *player.ears]) == 63
        assert not player.tokens & sum(1 << token for token in [*player.chest, *player.ears])
        assert len(player.chest) <= 2
        assert len(player.ears) <= 2
        assert min(player.gold, player.approval, player.cubes, player.unused) >= 0
        assert player.reputation >= 1
    assert len(artifacts) == len(set(artifacts))
    used = [ingredient for article in state.articles for ingredient in article[:4]]
    assert all(used.count(ingredient) <= 2 for ingredient in range(8))
    theories = [alchemical for alchemical in state.theories if alchemical >= 0]
    assert len(theories) == len(set(theories))
    return {"ingredients": ingredients, "favors": favors}


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_game_of_every_kind(kind: tuple[list[str], int, str]) -> None:
    """Components are conserved, options are distinct, positions are exact, the log repeats the game."""
    rng = Random(name(kind))
    match = start(kind, seed=rng.randrange(1000))
    before = components(match)
    cards = game_of(match).cards
    assert before["ingredients"] == list(cards.ingredient_cards)
    while not match.over:
        seat = rng.choice(match.to_act)
        options = match.legal(seat)
        assert options
        assert len({str(option) for option in options}) == len(options)
        match.play(seat, busy(options, rng))
        assert components(match) == before
        if rng.random() < 0.03:
            position = json.loads(json.dumps(match.position()))
            again = match.game.set_up(position)
            assert match.game.position(again) == position
            assert match.game.position(match.state.copy()) == position
    scores = match.scores()
    assert [score["place"] for score in scores].count(1) >= 1
    assert all(score["total"] == sum(score["points"].values()) for score in scores)
    repeated = replay(match.game, match.log)
    assert repeated.position() == match.position()
    assert repeated.events == match.events
