"""The apprentice: one decision ahead.

For each option it imagines a world, plays the option and the rest of the same action in the most
promising way, and judges what it then has. It takes the option with the best end.
"""

from collections.abc import Hashable
from random import Random
from typing import Any, Final, Protocol

from goldenlane.bots.seat import Seat
from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.state import CHANCE, State, apply

_STEPS: Final = 16
"""Decisions of one action that are looked at; longer actions are judged as they then are."""
_KEPT: Final = 2
"""Options of one group that are looked at closely."""


class Judge(Protocol):
    """What the bot knows of a game."""

    def value(self, state: Any, seat: int) -> float:
        """How good a state is for a seat, in points at the end of the game."""

    def mark(self, state: Any) -> Hashable:
        """What stays the same while one action goes on."""

    def settled(self, state: Any, seat: int, mark: Hashable) -> bool:
        """Whether the seat's action is over."""

    def sensible(self, state: Any, seat: int, options: list[Action]) -> list[Action]:
        """The options without those that are hardly ever right; at least one is left."""

    def direct(self, state: Any, seat: int, options: list[Action]) -> Action | None:
        """The answer to a decision that a look ahead cannot judge; None for all others."""

    def first_thought(self, state: Any, seat: int, options: list[Action]) -> Action:
        """A quick continuation, good enough to compare what led to it."""

    def group(self, action: Action) -> Hashable:
        """Options of one group differ little; only the best of each are looked at closely."""


class Apprentice:
    """Looks one decision ahead with a judge of the game."""

    def __init__(self, judge: Judge, name: str = "apprentice") -> None:
        self.name = name
        self._judge = judge

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.options
        if len(options) == 1:
            return options[0]
        world = seat.imagine(rng)
        options = self._judge.sensible(world, seat.number, options)
        answer = self._judge.direct(world, seat.number, options)
        if answer is not None:
            return answer
        look = Look(self._judge, seat.number, self._judge.mark(world), rng.getrandbits(32))
        return max(look.candidates(world, options), key=lambda option: look.worth(world, option))


class Look:
    """One look ahead: all options are judged with the same luck."""

    __slots__ = ("judge", "luck", "mark", "seat")

    def __init__(self, judge: Judge, seat: int, mark: Hashable, luck: int) -> None:
        self.judge = judge
        self.seat = seat
        self.mark = mark
        self.luck = luck

    def candidates(self, world: State, options: list[Action]) -> list[Action]:
        """The most promising options of every group, in the order of the list."""
        groups: dict[Hashable, list[Action]] = {}
        for option in options:
            groups.setdefault(self.judge.group(option), []).append(option)
        kept = set()
        for group in groups.values():
            if len(group) > _KEPT:
                group.sort(key=lambda option: self.quick(self._after(world, option)), reverse=True)
            kept.update(group[:_KEPT])
        return [option for option in options if option in kept]

    def worth(self, world: State, option: Action) -> float:
        """The value after the option and the best continuation that is found step by step."""
        judge, seat, mark = self.judge, self.seat, self.mark
        state = self._after(world, option)
        for _ in range(_STEPS):
            if judge.settled(state, seat, mark):
                break
            children = [self._after(state, choice) for choice in state.legal(seat)]
            state = max(children, key=self.quick)
        return judge.value(state, seat)

    def quick(self, state: State) -> float:
        """The value after the first continuation that comes to mind."""
        judge, seat, mark = self.judge, self.seat, self.mark
        if not judge.settled(state, seat, mark):
            state = state.copy()
            for _ in range(_STEPS):
                apply(state, seat, judge.first_thought(state, seat, state.legal(seat)))
                self._draw(state)
                if judge.settled(state, seat, mark):
                    break
        return judge.value(state, seat)

    def _after(self, state: State, option: Action) -> State:
        child = state.copy()
        apply(child, self.seat, option)
        self._draw(child)
        return child

    def _draw(self, state: State) -> None:
        """Chance draws what belongs to the action."""
        while state.to_act == (CHANCE,) and not self.judge.settled(state, self.seat, self.mark):
            frame = state.stack[-1]
            effect = frame[0]
            assert isinstance(effect, Chance)
            apply(state, CHANCE, effect.draw(state, frame, Random(self.luck)))
