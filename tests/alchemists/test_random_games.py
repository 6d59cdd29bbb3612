"""Random games of every kind: they end, nothing is lost or told, and positions and logs hold everything."""

import json
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.alchemists.components import SECRET_ARTIFACT
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import HERBALIST, MODULES
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.effect import Chance
from goldenlane.kernel.match import Match, replay
from goldenlane.kernel.state import CHANCE, Frame, advance, apply

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
        for card in range(9):
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
    assert all(score["total"] == sum(v for k, v in score.items() if k not in _NO_POINTS) for score in scores)
    repeated = replay(match.game, match.log)
    assert repeated.position() == match.position()
    assert repeated.events == match.events


_NO_POINTS = ("total", "place", "gold-left")


@pytest.mark.parametrize("kind", KINDS[::5], ids=name)
def test_what_a_seat_cannot_know_does_not_show(kind: tuple[list[str], int, str]) -> None:
    """States that differ only in what a seat cannot know look the same to it and give it the same options."""
    rng = Random(name(kind))
    match = start(kind, seed=rng.randrange(1000))
    while not match.over:
        if rng.random() < 0.15:
            for seat in range(match.game.seats):
                other = match.game.imagine(match.state, seat, rng)
                assert match.game.view(other, seat) == match.game.view(match.state, seat)
                assert match.game.view(other, None) == match.game.view(match.state, None)
                if match.state.to_act == (seat,):
                    assert other.stack[-1][0].step(other, other.stack[-1]) == match.legal(seat)
        seat = rng.choice(match.to_act)
        match.play(seat, busy(match.legal(seat), rng))


def hidden(match: Match, seat: int, action: Action) -> str | None:
    """What the others may notice of an option, where something of it is secret; None where all is public."""
    frame = match.state.stack[-1]
    match frame[0].key:
        case "place-seal" | "report-tokens" | "choose-book" | "discard-ingredients":
            return action.verb
        case "animate-golem":
            return "first" if frame[2] < 0 else None
        case "choose-artifact":
            return "secret" if frame[2] == SECRET_ARTIFACT else None
        case "action-research-golem":
            return action.verb
        case "action-transmute":
            return " ".join([action.verb, *action.words[1:]])
        case "keep-startup" | "keep-favor" | "bids":
            return "chosen" if len(match.to_act) > 1 else None
        case "declare":
            return action.verb if action.verb == "place" and action.words[0] == "forage" else None
    return None


@pytest.mark.parametrize("kind", KINDS[3::7], ids=name)
def test_secret_choices_look_alike(kind: tuple[list[str], int, str]) -> None:
    """Whichever of its secret options a seat takes, all others and the spectator see the same."""
    rng = Random(name(kind))
    match = start(kind, seed=rng.randrange(1000))
    compared = 0
    while not match.over:
        seat = rng.choice(match.to_act)
        options = match.legal(seat)
        seen: dict[str, str] = {}
        for action in options:
            public = hidden(match, seat, action) if rng.random() < 0.5 else None
            if public is None:
                continue
            picture = seen_by_others(match, seat, action)
            if picture is None:
                continue
            compared += public in seen
            assert seen.setdefault(public, picture) == picture, action
        match.play(seat, busy(options, rng))
    assert compared > 10


def seen_by_others(match: Match, seat: int, action: Action) -> str | None:
    """Events and views of all the others right after an action, before chance or anybody acts.

    None if it ends a declaration, which places all cubes, or the game, which reveals everything.
    """
    state = state_of(match).copy()
    state.events = []
    apply(state, seat, action)
    events = state.events or []
    if state.final or any(event.kind == "declare" for event in events):
        return None
    pictures = []
    for other in [*range(match.game.seats), None]:
        if other != seat:
            shown = [event.seen_by(other) for event in events]
            pictures.append([shown, match.game.view(state, other)])
    return json.dumps(pictures)


SECRET_DRAWS = ("ingredients", "favors", "startup", "deal-favors", "draw", "mortar", "look")
"""The verbs of draws of which only one seat sees the outcome."""


def audience(state: AlchemistsState, frame: Frame) -> int:
    """The seat that sees a secret draw."""
    verb = frame[0].verb if isinstance(frame[0], Chance) else ""
    return frame[2] // 8 if verb == "look" else frame[2]


@pytest.mark.parametrize("kind", KINDS[1::9], ids=name)
def test_secret_draws_look_alike(kind: tuple[list[str], int, str]) -> None:
    """Whatever a seat draws, is shown or is dealt, all others and the spectator see the same."""
    rng = Random(name(kind))
    game = game_of(start(kind, seed=0))
    state = game.start()
    assert isinstance(state, AlchemistsState)
    advance(state)
    compared = 0
    while not state.over:
        if state.to_act != (CHANCE,):
            seat = rng.choice(state.to_act)
            apply(state, seat, busy(state.legal(seat), rng))
            continue
        frame = state.stack[-1]
        chance = frame[0]
        assert isinstance(chance, Chance)
        outcomes = [chance.draw(state, frame, rng) for _ in range(3)]
        # A Herbalist is shown at once.
        if chance.verb in SECRET_DRAWS and not (chance.verb == "favors" and HERBALIST in _all(outcomes)):
            seen = set()
            for outcome in outcomes:
                world = state.copy()
                world.events = []
                apply(world, CHANCE, outcome)
                pictures = []
                for other in [*range(game.seats), None]:
                    if other != audience(state, frame) and not world.final:
                        shown = [event.seen_by(other) for event in world.events]
                        pictures.append([shown, game.view(world, other)])
                seen.add(json.dumps(pictures))
            assert len(seen) == 1, (chance, outcomes)
            compared += 1
        apply(state, CHANCE, outcomes[0])
    assert compared > 10


def _all(outcomes: list[Action]) -> set[int]:
    return {card for outcome in outcomes for card in outcome.data}
