"""Startup Funding: everybody keeps two of four startup cards in place of the usual first resources.

What a card gives is data. The two cards are resolved together in a fixed order (Rulings A-31, A-81), their
reputation is summed and moves once, and delayed reputation comes after round 1 (Ruling A-34). Two cards give
artifacts that were not selected to be in the game (Ruling A-32), one of them in secret (Ruling A-36). The
kept cards can be used once more with the Replicator (Ruling A-35).
"""

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists import module as places
from goldenlane.games.alchemists.artifacts import show_secret, take_artifact, use_artifact
from goldenlane.games.alchemists.bundle import NO_ARTIFACT, NOTHING, SECRET_ARTIFACT, Bundle
from goldenlane.games.alchemists.module import Module
from goldenlane.games.alchemists.palace_library import open_library
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.reputation import can_pay, change
from goldenlane.games.alchemists.rule import ChanceRule, Rule, SecretRule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.view_types import ModuleBoard
from goldenlane.games.alchemists.vocabulary import (
    FAVORS,
    REPLICATOR,
)
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, EVERYONE, NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

BOTH: Final = 0
"""The first int of a funding frame: both kept cards at the start, otherwise the number of one card."""
_DISCARD: Final = tuple(act(f"discard {name}", i) for i, name in enumerate(FAVORS))


class DealStartup(ChanceRule):
    """A seat (the first int) is dealt its startup cards."""

    __slots__ = ()

    verb = "startup"

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return tuple(sorted(rng.sample(state.startup_bag, self.cards.setup.startup_dealt)))

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return (
            len(outcome) == self.cards.setup.startup_dealt
            and list(outcome) == sorted(set(outcome))
            and all(card in state.startup_bag for card in outcome)
        )

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        seat = frame[2]
        state.startup_bag = [card for card in state.startup_bag if card not in outcome]
        state.players[seat].dealt = list(outcome)
        state.emit_secret("startup-dealt", seat, (seat,), (outcome,))


class KeepStartup(SecretRule):
    """Everybody keeps two cards, all at once and in secret; then they are shown (Ruling A-02)."""

    __slots__ = ("_keep", "fund")

    def __init__(self, game: "AlchemistsGame", fund: "Fund") -> None:
        super().__init__(game)
        self.fund = fund
        numbers = [card.number for card in self.cards.startup_cards]
        self._keep = {pair: act(f"keep {pair[0]} {pair[1]}", *pair) for pair in combinations(numbers, 2)}

    def options_of(self, state: AlchemistsState, frame: Frame, seat: int) -> list[Action]:
        return [self._keep[pair] for pair in combinations(state.players[seat].dealt, 2)]

    def choose(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.players[seat].dealt = list(action.data)

    def resolve(self, state: AlchemistsState, frame: Frame) -> None:
        order = state.clockwise()
        for seat in order:
            player = state.players[seat]
            player.startup, player.dealt = player.dealt, []
            state.begin()
            state.emit("startup", seat, tuple(player.startup))
        for seat in reversed(order):
            state.push(self.fund, seat, BOTH)

    def children(self) -> tuple[Effect, ...]:
        return (self.fund,)


class OpenFunding(Rule):
    """Deal the cards clockwise, then let everybody choose."""

    __slots__ = ("deal", "keep")

    def __init__(self, game: "AlchemistsGame", deal: DealStartup, keep: KeepStartup) -> None:
        super().__init__(game)
        self.deal = deal
        self.keep = keep

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        state.startup_bag = [card.number for card in self.cards.startup_cards]
        state.push(self.keep, EVERYONE, (1 << self.game.seats) - 1)
        for seat in reversed(state.clockwise()):
            state.push(self.deal, CHANCE, seat)
        return None

    def children(self) -> tuple[Effect, ...]:
        return (self.deal, self.keep)


class Fund(Rule):
    """Resolve both kept cards at the start, or one of them again: frame (seat, cards, stage)."""

    __slots__ = ("choose", "discard")

    def __init__(self, game: "AlchemistsGame", choose: "ChooseArtifact", discard: "DiscardFavor") -> None:
        super().__init__(game)
        self.choose = choose
        self.discard = discard

    def children(self) -> tuple[Effect, ...]:
        return (self.choose, self.discard)

    def _cards(self, state: AlchemistsState, seat: int, which: int) -> list[int]:
        return state.players[seat].startup if which == BOTH else [which]

    def _gain(self, state: AlchemistsState, seat: int, which: int) -> Bundle:
        gain = NOTHING
        for number in self._cards(state, seat, which):
            card = self.cards.startup_cards[number - 1].gain
            gain = Bundle(*(a + b for a, b in zip(gain, card, strict=True)))
        return gain

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        _, seat, which, stage = frame
        player = state.players[seat]
        gain = self._gain(state, seat, which)
        state.stack[-1] = (self, seat, which, stage + 1)
        match stage:
            case 0:
                add_gold(state, seat, gain.gold, "startup")
                ingredients = gain.ingredients
                if which == BOTH and self.game.variant == "apprentice":
                    ingredients += self.cards.setup.startup_apprentice
                self.game.push(state, "draw-ingredients", CHANCE, seat, ingredients)
            case 1:
                if gain.favors:
                    extra = self.cards.setup.startup_extra_favor if which == BOTH else 0
                    state.push(self.discard, seat, extra)
                    self.game.push(state, "draw-favors", CHANCE, seat, gain.favors + extra)
            case 2:
                for _ in range(gain.books):
                    self.game.push(state, "read-book", seat)
            case 3:
                for number in self._cards(state, seat, which):
                    kind = self.cards.startup_cards[number - 1].artifact
                    if kind != NO_ARTIFACT:
                        state.push(self.choose, seat, kind, which)
            case _:
                state.stack.pop()
                if which == BOTH:
                    player.delayed = gain.delayed
                    change(self.game, state, seat, gain.reputation + self._jealousy(state, seat, which))
                else:
                    change(self.game, state, seat, gain.reputation + gain.delayed)
                self.game.push(state, "herbalists", seat)
        return None

    def _jealousy(self, state: AlchemistsState, seat: int, which: int) -> int:
        """The reputation that the Starting Artifact costs; at the start it is the only artifact.

        It always outweighs the other card, so a Robe of Respect just taken adds nothing (Ruling A-33).
        """
        return sum(jealousy(self.game, artifact) for artifact in state.players[seat].artifacts)


def jealousy(game: "AlchemistsGame", artifact: int) -> int:
    """The reputation lost for having this Starting Artifact."""
    number = game.cards.number
    cheap = game.cards.artifacts[artifact].cost == 3
    return number.starting_artifact_cost_3 if cheap else number.starting_artifact_cost_4


class DiscardFavor(Rule):
    """The extra favors (the first int) go to the face-up discard pile, of the player's choice."""

    __slots__ = ()

    # With one kind of card in hand there is one option; going on by itself would tell that.
    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        favors = state.players[frame[1]].favors
        if not frame[2] or not any(favors):
            state.stack.pop()
            return None
        return [_DISCARD[card] for card, count in enumerate(favors) if count]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack[-1] = (self, seat, frame[2] - 1, 0)
        card = action.data[0]
        state.players[seat].favors[card] -= 1
        state.favor_discards[card] += 1
        state.emit("discard-favors", seat, (FAVORS[card],))


class ChooseArtifact(Rule):
    """Take an artifact that was not selected to be in the game: frame (seat, kind of card, cards used).

    The reputation for a Starting Artifact is a price: when the Replicator gives another one, only what can be
    paid can be taken, and it is paid at once (Ruling A-61). A second secret artifact stays hidden too (Ruling
    A-62).
    """

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        _, seat, kind, which = frame
        deck = 2 if kind == SECRET_ARTIFACT else 0
        options = []
        for artifact in state.unused_artifacts:
            if self.cards.artifacts[artifact].deck != deck:
                continue
            if (
                kind == SECRET_ARTIFACT
                or which == BOTH
                or can_pay(self.game, state, seat, -jealousy(self.game, artifact))
            ):
                options.append(act(f"take {self.cards.artifact_names[artifact]}", artifact))
        if not options:
            state.stack.pop()
            return None
        return options

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        _, _, kind, which = frame
        state.stack.pop()
        player, artifact = state.players[seat], action.data[0]
        state.unused_artifacts.remove(artifact)
        if kind == SECRET_ARTIFACT:
            player.secret_artifacts.append(artifact)
            state.emit_secret("secret-artifact", seat, (seat,), (self.cards.artifact_names[artifact],))
            return
        state.emit("starting-artifact", seat, self.cards.artifact_names[artifact])
        take_artifact(self.game, state, seat, artifact)
        if which != BOTH:
            change(self.game, state, seat, jealousy(self.game, artifact))


class Delayed(Rule):
    """After round 1: the delayed reputation, an event of its own (Ruling A-34)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        for seat in state.clockwise():
            player = state.players[seat]
            delayed, player.delayed = player.delayed, 0
            state.begin()
            change(self.game, state, seat, delayed)
        return None


class Replicate(Rule):
    """The end of a round: the Replicator's owner uses one of the startup cards again and discards it.

    The owner picks the card, and may drop it unused.
    """

    __slots__ = ("_drop", "_use", "fund")

    def __init__(self, game: "AlchemistsGame", fund: Fund) -> None:
        super().__init__(game)
        self.fund = fund
        numbers = [card.number for card in self.cards.startup_cards]
        self._use = {number: act(f"replicate {number}", number, 1) for number in numbers}
        self._drop = {number: act(f"drop {number}", number, 0) for number in numbers}

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        if frame[1] == NOBODY:
            state.stack.pop()
            for seat in reversed(state.clockwise()):
                player = state.players[seat]
                if player.replicator and player.owns(REPLICATOR):
                    player.replicator -= 1
                    state.push(self, seat)
            return None
        cards = state.players[frame[1]].startup
        return [*(self._use[card] for card in cards), *(self._drop[card] for card in cards)]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        card, used = action.data
        state.players[seat].startup.remove(card)
        state.emit("replicate", seat, card, used)
        if used:
            state.push(self.fund, seat, card)


class ShowSecrets(Rule):
    """Before the final scoring secret artifacts are shown, and do what they do at once (Ruling A-36)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        for seat in reversed(state.clockwise()):
            for artifact in list(state.players[seat].secret_artifacts):
                show_secret(self.game, state, seat, artifact)
                use_artifact(self.game, state, seat, artifact)
        return None


class StartupFunding(Module):
    """The startup cards, from the opening to the final scoring."""

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        open_library(game)
        choose, discard = ChooseArtifact(game), DiscardFavor(game)
        game.add("choose-artifact", choose)
        game.add("discard-favor", discard)
        fund = Fund(game, choose, discard)
        deal, keep, replicate = DealStartup(game), KeepStartup(game, fund), Replicate(game, fund)
        game.add("deal-startup", deal)
        game.add("keep-startup", keep)
        game.add("replicate", replicate)
        self._steps: dict[str, list[Effect]] = {
            places.OPENING: [OpenFunding(game, deal, keep)],
            places.REPLICATOR: [replicate],
            places.DELAYED: [Delayed(game)],
            places.BEFORE_SCORING: [ShowSecrets(game)],
        }

    def steps(self, place: str) -> list[Effect]:
        return self._steps.get(place, [])

    def score(self, state: AlchemistsState, seat: int) -> dict[str, int]:
        """Extra points for a cheap secret artifact."""
        cost = self.cards.score.secret_artifact_cost
        shown = state.players[seat].shown_artifacts
        return {"secret-artifact": sum(max(0, cost - self.cards.artifacts[each].cost) for each in shown)}

    def view_player(self, state: AlchemistsState, seat: int | None, owner: int, shown: ModuleBoard) -> None:
        player = state.players[owner]
        secret = player.secret_artifacts
        shown["books"] = player.books
        shown["startup"] = list(player.startup)
        shown["delayed-reputation"] = player.delayed
        shown["replicator"] = player.replicator
        shown["secret-artifacts"] = (
            [self.game.cards.artifact_names[card] for card in secret] if seat == owner else len(secret)
        )
        if seat == owner:
            shown["startup-dealt"] = list(player.dealt)

    def imagine(self, state: AlchemistsState, seat: int, rng: Random) -> None:
        """The others' startup cards before they are shown, and their secret artifacts, are unknown."""
        others = [player for other, player in enumerate(state.players) if other != seat]
        cards = sorted([*state.startup_bag, *(card for player in others for card in player.dealt)])
        rng.shuffle(cards)
        for player in others:
            player.dealt = sorted(cards.pop() for _ in player.dealt)
        state.startup_bag = sorted(cards)
        hidden = [card for player in others for card in player.secret_artifacts]
        if hidden:
            deck = [card for card in state.unused_artifacts if self.cards.artifacts[card].deck == 2]
            pool = sorted([*hidden, *deck])
            rng.shuffle(pool)
            for player in others:
                player.secret_artifacts = [pool.pop() for _ in player.secret_artifacts]
            rest = [card for card in state.unused_artifacts if card not in deck]
            state.unused_artifacts = sorted([*rest, *pool])
