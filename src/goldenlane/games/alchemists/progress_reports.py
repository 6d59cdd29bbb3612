"""Progress reports: tell the king what the golem's chest and ears react to.

After the last action space of a round, everyone who has tested the golem twice may make one report action,
from the lowest order space up (Ruling A-43): lay two tokens for an organ without a report (the truth is one
of them), or one token (this is it), or take back one of the two tokens of an own report. Tokens lie face
down; nothing else ever changes a report. Any own token that is not on the board can be used (Ruling A-44).
"""

from typing import Final, get_args

from goldenlane.games.alchemists.alchemy import ORGANS, Organ
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState, Player
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import NOBODY, Frame

CHEST: Final = 0
EARS: Final = 1
ORGAN_NAMES: Final[tuple[Organ, ...]] = get_args(Organ)
_REPORT: Final = tuple(
    tuple(act(f"report {organ} {count}", i, count) for count in (1, 2)) for i, organ in enumerate(ORGAN_NAMES)
)
_TAKE_BACK: Final = tuple(act(f"take-back {organ}", i, 0) for i, organ in enumerate(ORGAN_NAMES))
_TOKEN: Final = tuple(act(f"token {name}", i) for i, name in enumerate(ORGANS))


def report_of(player: Player, organ: int) -> list[int]:
    """The report tokens on the organ."""
    return player.ears if organ else player.chest


class Reports(Rule):
    """Everyone in turn, lowest order space first; the first int counts."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        at = frame[2]
        if at >= len(state.order):
            state.stack.pop()
            return None
        state.stack[-1] = (self, NOBODY, at + 1, 0)
        seat = state.order[-1 - at]
        if state.players[seat].progress >= self.number.tests_before_animation:
            self.game.push(state, "report", seat)
        return None


class Report(Rule):
    """One report action, or none."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        player = state.players[frame[1]]
        options: list[Action] = []
        for organ in (CHEST, EARS):
            tokens = report_of(player, organ)
            if not tokens:
                options += _REPORT[organ]
            elif len(tokens) == 2:
                options.append(_TAKE_BACK[organ])
        return [*options, DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DONE:
            organ, count = action.data
            self.game.push(state, "report-tokens", seat, organ, count)


class ReportTokens(Rule):
    """Choose tokens: the first int is the organ, the second how many are still to lay, 0 to take one back."""

    __slots__ = ()

    # A last choice with one option is asked all the same, or the others could tell the first token.
    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        player = state.players[frame[1]]
        tokens = report_of(player, frame[2])
        if not frame[3]:
            return [_TOKEN[token] for token in tokens]
        # The second token stands behind the first, so that no pair can be laid in two ways; a first token
        # is one that leaves a second.
        low = tokens[0] + 1 if tokens else 0
        free = [token for token in range(low, 6) if player.tokens >> token & 1]
        return [_TOKEN[token] for token in (free[:-1] if frame[3] == 2 else free)]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        effect, _, organ, left = frame
        player = state.players[seat]
        tokens = report_of(player, organ)
        token = action.data[0]
        player.tokens ^= 1 << token
        if left:
            tokens.append(token)
        else:
            tokens.remove(token)
        if left == 2:
            state.stack[-1] = (effect, seat, organ, 1)
            return
        state.stack.pop()
        state.emit_secret(
            "report",
            seat,
            (seat,),
            (ORGAN_NAMES[organ], len(tokens), tuple(ORGANS[each] for each in tokens)),
            (ORGAN_NAMES[organ], len(tokens)),
        )
