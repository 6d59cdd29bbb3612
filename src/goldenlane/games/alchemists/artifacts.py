"""Buy Artifact, and what artifacts do at once."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS, MIX, POTIONS
from goldenlane.games.alchemists.approval import approval_ways, pay_approval
from goldenlane.games.alchemists.card_effect import ARTIFACT_DEEDS
from goldenlane.games.alchemists.draws import play_favor, receive
from goldenlane.games.alchemists.ingredients import with_cards
from goldenlane.games.alchemists.mixing import learn_mix, pairs
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import BUY_ARTIFACT, DISCOUNT_CARD, SHOPKEEPER
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.kinds import complete
from goldenlane.kernel.state import Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_GOLD: Final = tuple(act(f"altar {gold}", gold) for gold in range(100))


class BuyArtifact(SpaceAction):
    """Pay for a card of the row, or with an approval token for the one under the counter.

    The Discount Card, Shopkeepers and the counter's price add up; a price does not fall below 0
    (Ruling A-47).
    """

    __slots__ = ()

    space: ClassVar[int] = BUY_ARTIFACT

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return not state.row and state.counter[self.game.deck(state)] < 0

    def price(self, state: AlchemistsState, seat: int, artifact: int, shopkeepers: int, counter: bool) -> int:
        player = state.players[seat]
        price = self.cards.artifacts[artifact].cost - shopkeepers * self.number.shopkeeper_discount
        if player.owns(DISCOUNT_CARD):
            price -= self.number.discount_card_later if player.bought else self.number.discount_card_first
        if counter:
            price -= self.number.under_the_counter_gold
        return max(0, price)

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        ways = []
        for artifact in state.row:
            ways += self._buying(state, seat, artifact, 0, "")
        artifact = state.counter[self.game.deck(state)]
        if artifact >= 0:
            for way, word in approval_ways(state, seat):
                ways += self._buying(state, seat, artifact, way, word)
        return ways

    def _buying(self, state: AlchemistsState, seat: int, artifact: int, way: int, word: str) -> list[Action]:
        player, name = state.players[seat], self.cards.artifact_names[artifact]
        ways = []
        for shopkeepers in range(player.favors[SHOPKEEPER] + 1):
            if player.gold >= self.price(state, seat, artifact, shopkeepers, way > 0):
                words = f"buy {name}{word}{with_cards('shopkeeper', shopkeepers)}"
                ways.append(act(words, artifact, shopkeepers, way))
        return ways

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        artifact, shopkeepers, way = action.data
        player = state.players[seat]
        price = self.price(state, seat, artifact, shopkeepers, way > 0)
        state.emit("buy", seat, self.cards.artifact_names[artifact], price)
        play_favor(state, seat, SHOPKEEPER, shopkeepers)
        pay_approval(state, seat, way)
        add_gold(state, seat, -price, "artifact")
        if way:
            state.counter[self.game.deck(state)] = -1
        else:
            state.row.remove(artifact)
        if player.owns(DISCOUNT_CARD):
            player.bought += 1
        take_artifact(self.game, state, seat, artifact)


def _thinking_cap(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> None:
    game.push(state, "thinking-cap", seat, game.cards.number.thinking_cap)


def _altar_of_gold(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> None:
    game.push(state, "altar-of-gold", seat)


def _replicator(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> None:
    state.players[seat].replicator = len(state.players[seat].startup)


def _later(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> None:
    """Nothing at once: the rules ask who owns the artifact."""


_DEEDS: Final[dict[str, Callable[["AlchemistsGame", AlchemistsState, int], None]]] = complete(
    "deeds of artifacts",
    ARTIFACT_DEEDS,
    {
        "boots-of-speed": _later,
        "discount-card": _later,
        "magic-mortar": _later,
        "periscope": _later,
        "printing-press": _later,
        "robe-of-respect": _later,
        "replicator": _replicator,
        "seal-of-authority": _later,
        "thinking-cap": _thinking_cap,
        "witchs-trunk": _later,
        "altar-of-gold": _altar_of_gold,
        "feather-in-cap": _later,
    },
)
"""What the deed of an artifact is when it is taken."""


def take_artifact(game: "AlchemistsGame", state: AlchemistsState, seat: int, artifact: int) -> None:
    """The seat gets an artifact face up; its immediate effect happens."""
    state.players[seat].artifacts.append(artifact)
    use_artifact(game, state, seat, artifact)


def use_artifact(game: "AlchemistsGame", state: AlchemistsState, seat: int, artifact: int) -> None:
    """What an artifact does at once."""
    effect = game.cards.artifacts[artifact].effect
    if effect.deed:
        _DEEDS[effect.deed](game, state, seat)
    receive(game, state, seat, effect)


def show_secret(game: "AlchemistsGame", state: AlchemistsState, seat: int, artifact: int) -> None:
    """Turn a secret artifact face up; from now on it works as any other."""
    player = state.players[seat]
    player.secret_artifacts.remove(artifact)
    player.shown_artifacts.append(artifact)
    player.artifacts.append(artifact)
    state.emit("show-artifact", seat, game.cards.artifact_names[artifact])
    state.reveal()


class AltarOfGold(Rule):
    """Pay 1 to 8 gold for as much reputation, or nothing (Ruling A-58)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        most = min(state.players[frame[1]].gold, self.number.altar_of_gold)
        return [*_GOLD[1 : most + 1], DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DONE:
            state.emit("altar-of-gold", seat, action.data[0])
            add_gold(state, seat, -action.data[0], "altar-of-gold")
            change(self.game, state, seat, action.data[0])


class ThinkingCap(Rule):
    """Test up to 2 pairs from the hand without discarding; a card cannot be in both.

    Frame (seat, tests left, 1 + 8 * first + second of the pair tested before). Only the owner sees the
    results: nobody drinks (Ruling A-16).
    """

    __slots__ = ()

    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        _, seat, left, tested = frame
        cards = sum(state.players[seat].hand) - (2 if tested else 0)
        if not left or cards < 2:
            state.stack.pop()
            return None
        return [*pairs(self._free(state, seat, tested)), DONE]

    def _free(self, state: AlchemistsState, seat: int, tested: int) -> list[int]:
        hand = state.players[seat].hand[:]
        if tested:
            first, second = divmod(tested - 1, 8)
            hand[first] -= 1
            hand[second] -= 1
        return hand

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is DONE:
            return
        first, second = action.data
        state.push(self, seat, frame[2] - 1, 1 + 8 * first + second)
        potion = MIX[state.alchemy[first]][state.alchemy[second]]
        state.reveal()
        learn_mix(state, seat, first, second, 1 << potion)
        names = (INGREDIENTS[first], INGREDIENTS[second])
        shown = () if self.cards.rule.thinking_cap_private else (POTIONS[potion],)
        state.emit_secret("thinking-cap", seat, (seat,), (POTIONS[potion], names), shown)
