"""Setting up the boards, and the players' first resources."""

from random import Random
from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.alchemy import GOLEMS
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.rule import ChanceRule, Rule, SecretRule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import FAVORS
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.state import CHANCE, EVERYONE, NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

KEEP: Final = tuple(act(f"keep {name}", favor) for favor, name in enumerate(FAVORS))


class SetUp(Rule):
    """Boards and decks: the alchemy, artifacts, the first adventurer, face-up ingredients, start player."""

    __slots__ = ("_artifacts", "_truth")

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self._truth = game.add("draw-truth", DrawTruth(game))
        self._artifacts = game.add("draw-artifacts", DrawArtifacts(game))

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        setup, game = self.cards.setup, self.game
        state.ingredient_bag = list(self.cards.ingredient_cards)
        state.favor_bag = [favor.cards if game.uses(favor.module) else 0 for favor in self.cards.favors]
        state.adventurers = list(range(len(self.cards.adventurers)))
        encyclopedia = game.uses("royal-encyclopedia")
        for player in state.players:
            player.reputation = setup.reputation
            player.seals = [seal.encyclopedia if encyclopedia else seal.base for seal in self.cards.seals]
            player.cubes = game.cubes[1]
        game.push(state, "draw-face-up", CHANCE, NOBODY, setup.face_up_ingredients)
        game.push(state, "draw-adventurer", CHANCE, 1)
        for deck in (2, 1, 0):
            state.push(self._artifacts, CHANCE, deck)
        state.push(self._truth, CHANCE)
        return None


class DrawTruth(ChanceRule):
    """What only the card reader knows: the alchemical of each ingredient, and the golem; and who starts."""

    __slots__ = ()

    verb = "truth"

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        golem = rng.randrange(len(GOLEMS)) if self.game.uses("golem-project") else -1
        return (rng.randrange(self.game.seats), golem, *rng.sample(range(8), 8))

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        if len(outcome) != 10:
            return False
        start, golem, *alchemy = outcome
        low, high = (0, len(GOLEMS)) if self.game.uses("golem-project") else (-1, 0)
        return 0 <= start < self.game.seats and low <= golem < high and sorted(alchemy) == list(range(8))

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.start_player, state.golem, *state.alchemy = outcome
        state.emit("start-player", state.start_player)


class DrawArtifacts(ChanceRule):
    """The artifacts of one deck that take part: a row and, with the Golem Project, one under the counter."""

    __slots__ = ()

    verb = "artifacts"

    def _deck(self, deck: int) -> list[int]:
        artifacts = self.cards.artifacts
        return [i for i, a in enumerate(artifacts) if a.deck == deck and self.game.uses(a.module)]

    def _count(self) -> int:
        setup = self.cards.setup
        return setup.artifacts_per_deck + (setup.under_the_counter if self.game.uses("golem-project") else 0)

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return tuple(rng.sample(self._deck(frame[2]), self._count()))

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        deck = self._deck(frame[2])
        return len(outcome) == len(set(outcome)) == self._count() and all(card in deck for card in outcome)

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        deck = frame[2]
        row = sorted(outcome[: self.cards.setup.artifacts_per_deck])
        counter = list(outcome[self.cards.setup.artifacts_per_deck :])
        if deck == 0:
            state.row = row
        else:
            state.rows_set[deck] = row
        if counter:
            state.counter[deck] = counter[0]
        unused = [card for card in self._deck(deck) if card not in outcome]
        state.unused_artifacts = sorted([*state.unused_artifacts, *unused])
        # The under-the-counter artifacts lie face up from the start; the later rows by Ruling A-01.
        shown = row if deck == 0 or self.cards.rule.later_artifacts_open else []
        names = tuple(self.cards.artifact_names[card] for card in [*shown, *counter])
        state.emit("artifacts", NOBODY, deck + 1, names)


class DrawAdventurer(ChanceRule):
    """The next adventurer: first int 1 to show it on the stack, 0 to place it on the board."""

    __slots__ = ()

    verb = "adventurer"

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return (rng.choice(state.adventurers),)

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return len(outcome) == 1 and outcome[0] in state.adventurers

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.adventurers.remove(outcome[0])
        if frame[2]:
            state.next_adventurer = outcome[0]
        else:
            state.adventurer = outcome[0]
        name = self.cards.adventurer_names[outcome[0]]
        state.emit("adventurer", NOBODY, name, "next" if frame[2] else "now")


class Opening(Rule):
    """First resources: gold, ingredients, and one of two favors; Herbalists only after the choice."""

    __slots__ = ("_choose", "_deal")

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self._deal = game.add("deal-favors", DealFavors(game))
        self._choose = game.add("keep-favor", ChooseFavor(game))

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        setup = self.cards.setup
        apprentice = self.game.variant == "apprentice"
        ingredients = setup.ingredients_apprentice if apprentice else setup.ingredients_master
        everyone = (1 << self.game.seats) - 1
        order = state.clockwise()
        for seat in reversed(order):
            self.game.push(state, "herbalists", seat)
        state.push(self._choose, EVERYONE, everyone)
        for seat in reversed(order):
            state.push(self._deal, CHANCE, seat, setup.favors_drawn)
        for seat in reversed(order):
            self.game.push(state, "draw-ingredients", CHANCE, seat, ingredients)
        for seat in order:
            state.begin()
            add_gold(state, seat, setup.gold - state.players[seat].gold, "opening")
        return None


class DealFavors(ChanceRule):
    """A seat draws the favors it may choose from: frame (CHANCE, seat, number)."""

    __slots__ = ()

    verb = "deal-favors"

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        cards = [card for card, count in enumerate(state.favor_bag) for _ in range(count)]
        return tuple(rng.sample(cards, min(frame[3], len(cards))))

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        bag = state.favor_bag
        return len(outcome) == min(frame[3], sum(bag)) and all(
            0 <= card < len(bag) and outcome.count(card) <= bag[card] for card in outcome
        )

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        seat = frame[2]
        for card in outcome:
            state.favor_bag[card] -= 1
        state.players[seat].dealt = sorted(outcome)
        names = tuple(FAVORS[card] for card in outcome)
        state.emit_secret("deal-favors", seat, (seat,), (len(outcome), names), (len(outcome),))


class ChooseFavor(SecretRule):
    """Everybody keeps favors out of those dealt and discards the others face up, all at once."""

    __slots__ = ()

    always_ask = True

    def options_of(self, state: AlchemistsState, frame: Frame, seat: int) -> list[Action]:
        return [KEEP[card] for card in sorted(set(state.players[seat].dealt))]

    def choose(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        player = state.players[seat]
        player.dealt.remove(action.data[0])
        player.favors[action.data[0]] += 1
        state.emit_secret("keep-favor", seat, (seat,), (FAVORS[action.data[0]],))

    def resolve(self, state: AlchemistsState, frame: Frame) -> None:
        for seat in state.clockwise():
            player = state.players[seat]
            for card in player.dealt:
                state.favor_discards[card] += 1
            state.begin()
            state.emit("discard-dealt", seat, tuple(FAVORS[card] for card in player.dealt))
            player.dealt = []
