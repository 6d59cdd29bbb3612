"""The exhibition of the final round."""

from typing import ClassVar, Final

from goldenlane.games.alchemists.alchemy import INGREDIENTS, POTIONS
from goldenlane.games.alchemists.artifacts import show_secret
from goldenlane.games.alchemists.mixing import clean_up, learn_mix, mix, pairs, too_few
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ARTIFACTS, EXHIBITION, FEATHER_IN_CAP
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import Frame

_EXHIBIT: Final = tuple(act(f"exhibit {name}", potion) for potion, name in enumerate(POTIONS[:6]))
_SHOW: Final = act(f"show {ARTIFACTS[FEATHER_IN_CAP]}")


class Exhibition(SpaceAction):
    """Name a colored potion that you have not exhibited yet and that still has a place, then mix it."""

    __slots__ = ()

    space: ClassVar[int] = EXHIBITION

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        return too_few(state, seat) or not self._left(state, seat)

    def _left(self, state: AlchemistsState, seat: int) -> list[int]:
        most = self.cards.rule.exhibition_places[self.game.seats]
        done = state.players[seat].exhibited
        return [p for p in range(6) if not done >> p & 1 and state.exhibitors[p] < most]

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        player = state.players[seat]
        ways = [_EXHIBIT[p] for p in self._left(state, seat)] if pairs(player.hand) else []
        if FEATHER_IN_CAP in player.secret_artifacts:
            ways.append(_SHOW)
        return ways

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        if action is _SHOW:
            # A secret Feather in Cap collects from now on (Rulings ).
            show_secret(self.game, state, seat, FEATHER_IN_CAP)
            return
        super().take(state, frame, seat, action)

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        self.game.push(state, "exhibit-mix", seat, action.data[0])


class ExhibitMix(Rule):
    """Mix the named potion: frame (seat, potion).

    The first to exhibit a potion gains 1 reputation, both signs of a color give 2, a failure costs 1
    and blocks nothing (Ruling A-55).
    """

    __slots__ = ()

    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return pairs(state.players[frame[1]].hand)

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        named = frame[2]
        first, second = action.data
        player = state.players[seat]
        success = mix(state, seat, first, second) == named
        learn_mix(state, seat, first, second, 1 << named if success else 0x7F ^ 1 << named)
        said = (POTIONS[named], int(success))
        names = (INGREDIENTS[first], INGREDIENTS[second])
        state.emit_secret("exhibit", seat, (seat,), (*said, names), said)
        if success:
            gain = 0 if state.exhibitors[named] else self.number.exhibition_first
            state.exhibitors[named] += 1
            player.exhibited |= 1 << named
            if player.exhibited >> (named ^ 1) & 1:
                gain += self.number.exhibition_both_signs
        else:
            gain = self.number.exhibition_failure
        clean_up(self.game, state, seat, keep=success)
        change(self.game, state, seat, gain)
        if success and player.secret_artifacts and _feather_unseen(state):
            self.game.push(state, "show-feather", seat)


def _feather_unseen(state: AlchemistsState) -> bool:
    """Whether a Feather in Cap could be secret: all can see the row, the counter and artifacts face up."""
    seen = [*state.row, *state.counter, *(card for player in state.players for card in player.artifacts)]
    return FEATHER_IN_CAP not in seen


class ShowFeather(Rule):
    """A secret Feather in Cap may also be shown when the potion has succeeded (Ruling A-83).

    Everybody whose secret artifact could be it is asked, so that the others learn nothing.
    """

    __slots__ = ()

    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        hidden = FEATHER_IN_CAP in state.players[frame[1]].secret_artifacts
        return [_SHOW, DONE] if hidden else [DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is _SHOW:
            show_secret(self.game, state, seat, FEATHER_IN_CAP)
