"""Buy Artifact, and what artifacts do at once."""

from typing import TYPE_CHECKING, ClassVar, Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS, MIX, POTIONS
from goldenlane.games.alchemists.approval import approval_ways, pay_approval
from goldenlane.games.alchemists.draws import gain_favors, play_favor
from goldenlane.games.alchemists.ingredients import with_cards
from goldenlane.games.alchemists.mixing import learn_mix, pairs
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import (
    ALTAR_OF_GOLD,
    AMULET_OF_RHETORIC,
    ARTIFACTS,
    BUY_ARTIFACT,
    DISCOUNT_CARD,
    HYPNOTIC_AMULET,
    REPLICATOR,
    ROYAL_SIGNET,
    SHOPKEEPER,
    THINKING_CAP,
    WITCHS_TRUNK,
)
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import CHANCE, Frame

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
        player = state.players[seat]
        ways = []
        for shopkeepers in range(player.favors[SHOPKEEPER] + 1):
            if player.gold >= self.price(state, seat, artifact, shopkeepers, way > 0):
                words = f"buy {ARTIFACTS[artifact]}{word}{with_cards('shopkeeper', shopkeepers)}"
                ways.append(act(words, artifact, shopkeepers, way))
        return ways

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        artifact, shopkeepers, way = action.data
        player = state.players[seat]
        price = self.price(state, seat, artifact, shopkeepers, way > 0)
        play_favor(state, seat, SHOPKEEPER, shopkeepers)
        pay_approval(state, seat, way)
        player.gold -= price
        if way:
            state.counter[self.game.deck(state)] = -1
        else:
            state.row.remove(artifact)
        if player.owns(DISCOUNT_CARD):
            player.bought += 1
        state.emit("buy", seat, ARTIFACTS[artifact], price)
        take_artifact(self.game, state, seat, artifact)


def take_artifact(game: "AlchemistsGame", state: AlchemistsState, seat: int, artifact: int) -> None:
    """The seat gets an artifact face up; its immediate effect happens."""
    player, number = state.players[seat], game.cards.number
    player.artifacts.append(artifact)
    if artifact == AMULET_OF_RHETORIC:
        change(game, state, seat, number.amulet_of_rhetoric)
    elif artifact == HYPNOTIC_AMULET:
        gain_favors(game, state, seat, number.hypnotic_amulet)
    elif artifact == THINKING_CAP:
        game.push(state, "thinking-cap", seat, number.thinking_cap)
    elif artifact == WITCHS_TRUNK:
        game.push(state, "draw-ingredients", CHANCE, seat, number.witchs_trunk)
    elif artifact == ROYAL_SIGNET:
        player.approval += number.royal_signet
        state.emit("approval", seat, number.royal_signet)
    elif artifact == ALTAR_OF_GOLD:
        game.push(state, "altar-of-gold", seat)
    elif artifact == REPLICATOR:
        player.replicator = len(player.startup)


def show_secret(state: AlchemistsState, seat: int, artifact: int) -> None:
    """Turn a secret artifact face up; from now on it works as any other."""
    player = state.players[seat]
    player.secret_artifacts.remove(artifact)
    player.shown_artifacts.append(artifact)
    player.artifacts.append(artifact)
    state.emit("show-artifact", seat, ARTIFACTS[artifact])
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
            state.players[seat].gold -= action.data[0]
            state.emit("altar-of-gold", seat, action.data[0])
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
