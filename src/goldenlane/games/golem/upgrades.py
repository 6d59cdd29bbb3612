"""Upgrading tiles, six of a kind: golem tiles cost clay, artifact tiles coins, research tiles knowledge."""

from typing import Final

from goldenlane.games.golem.gains import pay
from goldenlane.games.golem.names import (
    BIG,
    COIN,
    GOLDEN_1,
    GOLDEN_2,
    GOODS,
    GRAY_1,
    GRAY_3,
    KINDS,
    RIGHT_ARM,
    UPGRADES,
)
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Deed, Effect, Face
from goldenlane.kernel.state import Frame

_UPGRADE: Final = tuple(act(f"upgrade {tile}", i) for i, tile in enumerate(UPGRADES))
_PLACE: Final = tuple(
    tuple(act(f"slot {artifact + 1} {'ab'[side]}", artifact, side) for side in range(2))
    for artifact in range(4)
)
ANY: Final = len(KINDS)
FREE: Final = 99
"""A discount that no price reaches."""


def flip(state: GolemState, seat: int, tile: int) -> None:
    """The tile is upgraded; its effect comes at once, the right arm's doubling after it (Ruling G-68)."""
    state.players[seat].tiles |= 1 << tile
    state.emit("upgrade", seat, UPGRADES[tile])
    if tile == RIGHT_ARM:
        state.push(state.rules.from_now_on, seat)
    state.push(state.rules.upgrade_effects[tile], seat)


def slots(state: GolemState, seat: int, tile: int) -> list[int]:
    """Artifacts with a free slot for a golden or gray tile; they need not be complete (Ruling G-48)."""
    player = state.players[seat]
    taken = player.golden if tile in (GOLDEN_1, GOLDEN_2) else player.gray
    return [artifact for artifact in range(4) if taken[artifact] < 0]


def slot_price(state: GolemState, tile: int, artifact: int) -> int:
    """The number printed in the slot."""
    return state.rules.slot_price[tile in (GOLDEN_1, GOLDEN_2)][artifact]


def _has_slot(state: GolemState, player: Player, tile: int, coins: int) -> bool:
    """Whether a free slot for a golden or gray tile costs at most so many coins."""
    golden = tile in (GOLDEN_1, GOLDEN_2)
    taken = player.golden if golden else player.gray
    prices = state.rules.slot_price[golden]
    return any(taken[artifact] < 0 and prices[artifact] <= coins for artifact in range(4))


def mixes(goods: list[int], total: int) -> list[Action]:
    """The ways to pay a total in any mix of clay, coins and knowledge."""
    found = []
    for clay in range(min(total, goods[0]), -1, -1):
        for coins in range(min(total - clay, goods[1]), -1, -1):
            knowledge = total - clay - coins
            if knowledge <= goods[2]:
                parts = [f"{n} {GOODS[i]}" for i, n in enumerate((clay, coins, knowledge)) if n]
                found.append(act("pay " + " ".join(parts), clay, coins, knowledge))
    return found


def settle(state: GolemState, seat: int, tile: int, price: int, mix: bool) -> None:
    """Pay what the discount leaves, not below 0, then flip the tile."""
    if mix and price > 0:
        state.push(state.rules.pay_mix, seat, price, tile)
    else:
        pay(state, seat, tile // 6, max(0, price))
        flip(state, seat, tile)


class Upgrade(Deed):
    """Upgrade 1 tile of a kind (or of any) at its cost less the discount, not below 0 (Ruling G-03).

    ``mix``: what is left of the cost may be paid in any mix of resources.
    """

    __slots__ = ("discount", "kind", "mix")

    asks = "upgrade"

    def __init__(self, kind: int, discount: int, mix: bool = False) -> None:
        super().__init__()
        self.kind = kind
        self.discount = discount
        self.mix = mix

    def _tiles(self) -> range:
        return range(18) if self.kind == ANY else range(self.kind * 6, self.kind * 6 + 6)

    def _means(self, state: GolemState, seat: int, good: int) -> int:
        """The highest cost that the player could meet in a resource."""
        goods = state.players[seat].goods
        return (sum(goods[:3]) if self.mix else goods[good]) + self.discount

    def options(self, state: GolemState, seat: int) -> list[Action]:
        player = state.players[seat]
        upgraded = player.tiles
        costs = state.rules.upgrade_cost
        found = []
        means = [self._means(state, seat, good) for good in range(3)]
        for tile in self._tiles():
            if upgraded >> tile & 1:
                continue
            if GOLDEN_1 <= tile < BIG:
                if player.artifact >= 0 and _has_slot(state, player, tile, means[COIN]):
                    found.append(_UPGRADE[tile])
            elif costs[tile] <= means[tile // 6]:
                found.append(_UPGRADE[tile])
        return found

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        tile = action.data[0]
        if GOLDEN_1 <= tile < BIG:
            state.push(state.rules.place_tile[self.mix], seat, tile, self.discount)
        else:
            settle(state, seat, tile, state.rules.upgrade_cost[tile] - self.discount, self.mix)

    def face(self) -> Face:
        kind = "any" if self.kind == ANY else KINDS[self.kind]
        return {"do": "upgrade", "kind": kind, "discount": self.discount, "mix": self.mix}


class PlaceTile(Effect):
    """Choose slot and side for a golden or gray tile; both are final (Ruling G-48).

    Frame: a = the tile, b = the discount.
    """

    __slots__ = ("mix",)

    asks = "slot"

    def __init__(self, mix: bool) -> None:
        super().__init__()
        self.mix = mix

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, tile, discount = frame
        goods = state.players[seat].goods
        means = (sum(goods[:3]) if self.mix else goods[COIN]) + discount
        return [
            place
            for artifact in slots(state, seat, tile)
            if slot_price(state, tile, artifact) <= means
            for place in _PLACE[artifact]
        ]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        _, _, tile, discount = frame
        artifact, side = action.data
        player = state.players[seat]
        state.stack.pop()
        if tile in (GOLDEN_1, GOLDEN_2):
            player.golden[artifact] = 2 * (tile - GOLDEN_1) + side
        else:
            player.gray[artifact] = 2 * (tile - GRAY_1) + side
        state.emit("slot", seat, UPGRADES[tile], artifact + 1, "ab"[side])
        settle(state, seat, tile, slot_price(state, tile, artifact) - discount, self.mix)


class PayMix(Effect):
    """Pay in any mix of resources, then the tile is upgraded. Frame: a = how many, b = the tile."""

    __slots__ = ()

    asks = "mix"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        return mixes(state.players[frame[1]].goods, frame[2])

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        for good, amount in enumerate(action.data):
            pay(state, seat, good, amount)
        flip(state, seat, frame[3])


class FreeUpgrade(Deed):
    """A certain tile, or a gray one of choice, is upgraded free (start tiles)."""

    __slots__ = ("name", "tiles")

    asks = "upgrade"

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.tiles = range(GRAY_1, GRAY_3 + 1) if name == "gray" else (UPGRADES.index(name),)

    def options(self, state: GolemState, seat: int) -> list[Action]:
        player = state.players[seat]
        return [
            _UPGRADE[t]
            for t in self.tiles
            if not player.has(t) and (t < GOLDEN_1 or t > BIG or slots(state, seat, t))
        ]

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        tile = action.data[0]
        if GOLDEN_1 <= tile < BIG:
            state.push(state.rules.place_tile[False], seat, tile, FREE)
        else:
            flip(state, seat, tile)

    def obvious(self, state: GolemState, seat: int) -> Action | None:
        """A free tile without an effect of its own is never declined (Ruling G-62)."""
        if self.name == "gray" or state.players[seat].has(self.tiles[0]):
            return None
        return _UPGRADE[self.tiles[0]]

    def face(self) -> Face:
        return {"do": "free-upgrade", "tile": self.name}
