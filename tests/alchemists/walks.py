"""Random games step by step, and what must hold at every step."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from goldenlane.games.alchemists.game import AlchemistsGame, alchemists
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES, MODULES, PLACES
from goldenlane.games.alchemists.worlds import golems
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.events import Event
from goldenlane.kernel.state import CHANCE, advance, apply

MODULE_SETS = [
    chosen
    for size in range(5)
    for chosen in combinations(MODULES, size)
    if "golem-project" not in chosen or "royal-encyclopedia" in chosen
]
"""The 12 legal sets of modules."""
KINDS = [
    (players, variant, modules)
    for modules in MODULE_SETS
    for players in (2, 3, 4)
    for variant in ("apprentice", "master")
]
PROMO_KINDS = [
    (2, "apprentice", ("promo",)),
    (3, "master", ("royal-encyclopedia", "promo")),
    (4, "apprentice", (*MODULES, "promo")),
    (4, "master", ("startup-funding", "promo")),
]
"""Tables with the promo card: so many copies that many games see it."""
_COPIES = SHIPPED.read_text(encoding="utf-8").replace("publisher  | 1 ", "publisher  | 20")


class Walk:
    """A game played at random on the bare state, decision by decision."""

    def __init__(self, game: AlchemistsGame, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        state = game.start()
        assert isinstance(state, AlchemistsState)
        self.state = state
        advance(self.state)

    def due(self) -> Iterator[int]:
        """The seat (or CHANCE) that decides next, until the game is over."""
        while not self.state.over:
            yield self.rng.choice(self.state.to_act)

    def go(self, seat: int) -> Action:
        """Let the seat, or chance, do something at random."""
        action = self.pick(seat)
        apply(self.state, seat, action)
        return action

    def pick(self, seat: int) -> Action:
        if seat == CHANCE:
            frame = self.state.stack[-1]
            assert isinstance(frame[0], Chance)
            return frame[0].draw(self.state, frame, self.rng)
        options = self.state.legal(seat)
        # Spread the cubes over all spaces and use most of them, so that games see every rule.
        if options[0].verb == "place" and self.rng.random() < 0.5:
            return options[0]
        rare = [option for option in options if option.verb == "publisher"]
        if rare:
            return self.rng.choice(rare)
        if options[-1] is DONE and len(options) > 1 and self.rng.random() < 0.7:
            return self.rng.choice(options[:-1])
        return self.rng.choice(options)


def walk(players: int, variant: str, modules: tuple[str, ...], seed: int) -> Walk:
    if "promo" not in modules:
        return Walk(alchemists(players=players, variant=variant, modules=modules), seed)
    chosen = [module for module in modules if module != "promo"]
    game = alchemists(players=players, variant=variant, modules=chosen, promo="on", content=_COPIES)
    return Walk(game, seed)


def options_now(state: AlchemistsState, seat: int) -> list[str]:
    """The options of a seat, listed anew from the state."""
    frame = state.stack[-1]
    if frame[1] == seat:
        copy = state.copy()
        found = frame[0].step(copy, frame)
        assert found is not None
        return [action.text for action in found]
    return [action.text for action in state.legal(seat)]


def seen(events: list[Event] | None, seat: int | None) -> list[dict[str, Any]]:
    """Events as a seat may know them."""
    rendered = (event.seen_by(seat) for event in events or [])
    return [event for event in rendered if event is not None]


def check(game: AlchemistsGame, state: AlchemistsState) -> None:
    """Components are conserved, nothing is negative, the boards obey their limits, facts are true."""
    players = state.players
    for card, total in enumerate(game.cards.ingredient_cards):
        if not state.alchemy:
            break
        somewhere = state.ingredient_bag[card] + state.ingredient_discards[card] + state.face_up.count(card)
        somewhere += sum(player.hand[card] + player.feather[card] for player in players)
        assert somewhere + state.mixed.count(card) == total
    startup = game.uses("startup-funding")
    for card, favor in enumerate(game.cards.favors):
        total = favor.cards if game.uses(favor.module) else 0
        somewhere = state.favor_bag[card] + state.favor_discards[card]
        somewhere += sum(player.favors[card] for player in players)
        somewhere += 0 if startup else sum(player.dealt.count(card) for player in players)
        assert somewhere == total or not state.alchemy
    artifacts = [*state.row, *(c for row in state.rows_set for c in row), *state.unused_artifacts]
    artifacts += [card for card in state.counter if card >= 0]
    for player in players:
        artifacts += [*player.artifacts, *player.secret_artifacts]
        assert min(player.gold, player.cubes, player.unused, player.hospital, player.approval) >= 0
        assert min(*player.hand, *player.favors, *player.seals) >= 0
        assert player.reputation >= 1 or not state.alchemy
        assert player.tokens & sum(1 << token for token in player.chest) == 0
        assert len(player.chest) + len(player.ears) + player.tokens.bit_count() == 6
    assert len(set(artifacts)) == len(artifacts)
    claimed = [alchemical for alchemical in state.theories if alchemical >= 0]
    assert len(set(claimed)) == len(claimed)
    kinds = [seal.encyclopedia if game.uses("royal-encyclopedia") else seal.base for seal in game.cards.seals]
    for place in range(PLACES):
        seals = state.seals[place * game.seats : (place + 1) * game.seats]
        count = sum(kind >= 0 for kind in seals)
        there = (
            state.theories[place] >= 0 if place < ARTICLE_PLACES else state.articles[place - ARTICLE_PLACES]
        )
        assert count <= 3
        assert bool(there) >= bool(count)
    for seat, player in enumerate(players):
        mine = state.seals[seat :: game.seats]
        for kind, total in enumerate(kinds):
            somewhere = player.seals[kind] + mine.count(kind) + player.removed_seals[kind]
            assert somewhere == total or not state.alchemy
        facts = (*state.facts, *player.facts)
        if facts:
            true_of = golems(facts, state.alchemy)
            assert true_of >> state.golem & 1 if state.golem >= 0 else true_of
    assert not any(state.net)
    for seat in state.to_act:
        if seat != CHANCE:
            texts = [action.text for action in state.legal(seat)]
            assert texts, "a dead end"
            assert len(set(texts)) == len(texts), "two options look alike"
