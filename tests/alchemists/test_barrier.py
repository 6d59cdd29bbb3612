"""The information barrier: two worlds that differ only in what a seat cannot know look the same to it.

Three ways to make a second world: imagine it from the seat's own knowledge; let a colleague take another
option that looks the same from outside; let chance deal a colleague other cards.
"""

import itertools
import json
from random import Random
from typing import Any

import pytest

from goldenlane.games.alchemists.alchemy import MIX, QUALITY, animates
from goldenlane.games.alchemists.publisher import SEAL
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import HERBALIST
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, apply
from tests.alchemists.walks import KINDS, PROMO_KINDS, Walk, check, options_now, seen, walk


def picture(game: Walk, state: AlchemistsState, seat: int | None) -> str:
    """Everything that a seat is shown: view, who acts, its options."""
    shown: dict[str, Any] = {"view": game.game.view(state, seat), "to-act": state.to_act}
    if seat is not None and seat in state.to_act:
        shown["options"] = [action.text for action in state.legal(seat)]
    return json.dumps(shown)


@pytest.mark.parametrize(("players", "variant", "modules"), [*KINDS, *PROMO_KINDS])
def test_an_imagined_world_looks_the_same(players: int, variant: str, modules: tuple[str, ...]) -> None:
    """What is drawn anew (the alchemy included) is nowhere in the seat's view and options."""
    game = walk(players, variant, modules, seed=41 + players)
    rng = Random(5)
    for seat in game.due():
        if seat != CHANCE and rng.random() < 0.4:
            me = rng.randrange(players)
            other = game.game.imagine(game.state, me, rng)
            check(game.game, other)
            assert game.game.view(other, me) == game.game.view(game.state, me)
            assert other.to_act == game.state.to_act
            if me in game.state.to_act:
                assert options_now(other, me) == options_now(game.state, me)
        game.go(seat)


SECRET = {
    "discard-ingredients",
    "place-seal",
    "thinking-cap",
    "choose-book",
    "choose-artifact",
    "report-tokens",
    "bids",
    "keep-favor",
    "keep-startup",
}
"""Decisions of which the others learn nothing but that they were made."""


DEALT = (
    "draw-ingredients",
    "draw-favors",
    "deal-favors",
    "deal-startup",
    "show-books",
    "magic-mortar",
    "periscope-look",
)
"""Draws of which only one seat sees the cards."""


def looks(state: AlchemistsState, action: Action) -> object:
    """What the others at the table can tell of an action; None when all of it is public."""
    key = state.stack[-1][0].key
    if action is DONE:
        return None
    if key in ("bids", "keep-favor", "keep-startup"):
        return "waiting" if len(state.to_act) > 1 else None
    if key == "choose-artifact":
        # First int 1: the secret artifact; the starting artifact is public.
        return "secret" if state.stack[-1][2] == 1 else None
    if key in SECRET:
        return key
    words = action.text.split()
    if words[0] == "exchange":
        return "seal" if action.data[0] == SEAL else None
    if words[0] == "name":
        first, second = state.stack[-1][2], action.data[0]
        return first >= 0 and animates(state.golem, state.alchemy[first], state.alchemy[second])
    if words[0] == "mix":
        made = MIX[state.alchemy[action.data[0]]][state.alchemy[action.data[1]]]
        if key == "sell-mix":
            wanted = _wanted(state)
            return QUALITY[wanted][made], words[3:]
        if key == "exhibit-mix":
            return made == state.stack[-1][2]
        return made
    if words[0] in ("transmute", "test"):
        return words[0], words[2:]
    return None


def _wanted(state: AlchemistsState) -> int:
    game = state.stack[-1][0].game  # type: ignore[attr-defined]
    wanted = game.cards.adventurers[state.adventurer][state.sale[0]]
    assert isinstance(wanted, int)
    return wanted


def after(state: AlchemistsState, seat: int, action: Action) -> AlchemistsState:
    other = state.copy()
    other.events = []
    apply(other, seat, action)
    return other


def same_for_others(game: Walk, one: AlchemistsState, two: AlchemistsState, seat: int) -> None:
    if one.final:
        return
    for other in [None, *range(game.game.seats)]:
        if other != seat:
            assert seen(one.events, other) == seen(two.events, other)
            assert picture(game, one, other) == picture(game, two, other)


@pytest.mark.parametrize(("players", "variant", "modules"), KINDS)
def test_secret_choices_look_the_same(players: int, variant: str, modules: tuple[str, ...]) -> None:
    """Another ingredient, seal, bid, report, book or artifact: no other seat sees a difference."""
    assert "declare" in secret_choices(walk(players, variant, modules, seed=17 + players))


@pytest.mark.parametrize(("players", "variant", "modules"), PROMO_KINDS)
def test_exchanged_seals_look_the_same(players: int, variant: str, modules: tuple[str, ...]) -> None:
    """Ruling A-84, in whole games with the promo card."""
    assert "publisher" in set.union(
        *(secret_choices(walk(players, variant, modules, seed)) for seed in range(4))
    )


def secret_choices(game: Walk) -> set[str]:
    """Play a game, and compare every secret choice with each other that should look the same."""
    compared: set[str] = set()
    for seat in game.due():
        if seat != CHANCE:
            state, action = game.state, game.pick(seat)
            like = looks(state, action)
            key = state.stack[-1][0].key
            if like is not None:
                for twin in state.legal(seat):
                    if twin is not action and looks(state, twin) == like:
                        compared.add(key)
                        same_for_others(game, after(state, seat, action), after(state, seat, twin), seat)
            elif key == "declare":
                one = after(state, seat, action)
                for twin in state.legal(seat):
                    two = after(state, seat, twin)
                    if one.declaring and two.declaring and one.to_act == two.to_act == (seat,):
                        compared.add(key)
                        same_for_others(game, one, two, seat)
        game.go(seat)
    return compared


@pytest.mark.parametrize(("players", "variant", "modules"), [*KINDS[::6], *PROMO_KINDS])
def test_other_cards_look_the_same(players: int, variant: str, modules: tuple[str, ...]) -> None:
    """What chance deals to a colleague: only how many cards."""
    game = walk(players, variant, modules, seed=3 + players)
    compared = 0
    for seat in game.due():
        state = game.state
        frame = state.stack[-1]
        key = frame[0].key
        if seat == CHANCE and key in DEALT:
            assert isinstance(frame[0], Chance)
            who = frame[2] // 8 if key == "periscope-look" else frame[2]
            draws = [frame[0].draw(state, frame, game.rng) for _ in range(3)]
            if key == "draw-favors":
                draws = [draw for draw in draws if HERBALIST not in draw.data]
            for one, two in itertools.pairwise(draws):
                compared += one.data != two.data
                same_for_others(game, after(state, CHANCE, one), after(state, CHANCE, two), who)
        game.go(seat)
    assert compared


def test_no_view_holds_the_truth_before_the_end() -> None:
    """With the alchemy replaced by another one, no view changes before the big revelation."""
    for players, variant, modules in KINDS[-2:]:
        game = walk(players, variant, modules, seed=8)
        for seat in game.due():
            if game.state.alchemy and seat != CHANCE:
                other = game.state.copy()
                other.alchemy = other.alchemy[1:] + other.alchemy[:1]
                other.golem = (other.golem + 7) % 24
                for who in [None, *range(players)]:
                    assert game.game.view(other, who) == game.game.view(game.state, who)
                assert game.game.scores(other) == game.game.scores(game.state)
            game.go(seat)
