"""Artifacts: gold in cauldrons, rewards, and golden tiles that activate them again."""

from typing import Final

from goldenlane.games.golem.names import GOLDEN_1, GOLDEN_2
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Deed, Effect, Face

RED_MARBLE: Final = "red-marble"
BLUE_MARBLE: Final = "blue-marble"
FIRST_BOOK: Final = "first-book"
CREATED: Final = "create"
GOLDEN_SIDES: Final = {
    (GOLDEN_1 - GOLDEN_1) * 2: RED_MARBLE,
    (GOLDEN_1 - GOLDEN_1) * 2 + 1: BLUE_MARBLE,
    (GOLDEN_2 - GOLDEN_1) * 2: FIRST_BOOK,
    (GOLDEN_2 - GOLDEN_1) * 2 + 1: CREATED,
}
"""What a side of a golden tile (2 x tile + side) waits for."""

_GOLD: Final = tuple(act(f"gold {size}", size - 1) for size in range(1, 5))
_ARTIFACT: Final = tuple(act(f"artifact {size}", size - 1) for size in range(1, 5))


def reward(state: GolemState, seat: int, artifact: int) -> Effect:
    """All rewards of a row of the own artifact tile, with its gray tile (Ruling G-46)."""
    player = state.players[seat]
    return state.rules.rewards[player.artifact][artifact][player.gray[artifact] + 1]


def push_rewards(state: GolemState, seat: int, artifacts: int) -> None:
    """Activate completed artifacts (bits); each is resolved completely before the next."""
    for artifact in (3, 2, 1, 0):
        if artifacts >> artifact & 1:
            state.emit("artifact", seat, artifact + 1)
            state.push(reward(state, seat, artifact), seat)


def triggered(player: Player, event: str) -> int:
    """Completed artifacts (bits) whose golden tile waits for this event (Ruling G-47)."""
    found = 0
    for artifact in range(4):
        side = player.golden[artifact]
        if side >= 0 and GOLDEN_SIDES[side] == event and player.completed(artifact):
            found |= 1 << artifact
    return found


class PlaceGold(Deed):
    """Gold is placed at once into one of the own cauldrons that has a free place (Rulings G-02, G-45).

    All places covered: the artifact is complete and gives its rewards.
    """

    __slots__ = ()

    asks = "gold"

    def options(self, state: GolemState, seat: int) -> list[Action]:
        player = state.players[seat]
        if player.artifact < 0:
            return []
        return [_GOLD[i] for i in range(4) if player.gold[i] <= i]

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        cauldron = action.data[0]
        player = state.players[seat]
        player.gold[cauldron] += 1
        state.emit("gold", seat, cauldron + 1)
        if player.completed(cauldron):
            state.emit("complete", seat, cauldron + 1)
            push_rewards(state, seat, 1 << cauldron)

    def face(self) -> Face:
        return {"do": "gold", "n": 1}


class ActivateArtifact(Deed):
    """Activate any 1 completed artifact (Ruling G-46)."""

    __slots__ = ()

    asks = "artifact"

    def options(self, state: GolemState, seat: int) -> list[Action]:
        player = state.players[seat]
        return [_ARTIFACT[i] for i in range(4) if player.completed(i)]

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        push_rewards(state, seat, 1 << action.data[0])

    def face(self) -> Face:
        return {"do": "activate-artifact"}
