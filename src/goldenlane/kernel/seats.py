"""Effects for several seats: one after the other, or all at once and secretly."""

from typing import Any

from goldenlane.kernel.action import Action
from goldenlane.kernel.compiled import mypyc_attr
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class ForEachSeat(Effect):
    """An effect for one seat after the other, in the order that the game gives."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def order(self, state: Any) -> list[int]:
        """The seats, first to last; asked anew for each seat, so it must not change meanwhile."""
        raise NotImplementedError  # pragma: no cover - abstract

    def step(self, state: State, frame: Frame) -> list[Action] | None:
        _, seat, at, b = frame
        order = self.order(state)
        if at >= len(order):
            state.stack.pop()
            return None
        state.stack[-1] = (self, seat, at + 1, b)
        state.stack.append((self.effect, order[at], 0, 0))
        return None

    def children(self) -> tuple[Effect, ...]:
        return (self.effect,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Effect):
    """Several seats choose at once and secretly; when all have chosen, everything is resolved together.

    Push it with ``seat=EVERYONE`` and the bit mask of the deciding seats as first int. A choice is
    kept by the game (``choose``) until ``resolve``.
    """

    __slots__ = ()

    def options_of(self, state: Any, frame: Frame, seat: int) -> list[Action]:
        raise NotImplementedError  # pragma: no cover - abstract

    def choose(self, state: Any, frame: Frame, seat: int, action: Action) -> None:
        """Keep the seat's choice, secretly."""
        raise NotImplementedError  # pragma: no cover - abstract

    def resolve(self, state: Any, frame: Frame) -> None:
        """All have chosen; the frame is off the stack already."""
        raise NotImplementedError  # pragma: no cover - abstract

    def pending(self, state: Any, frame: Frame) -> tuple[int, ...]:
        mask = frame[2]
        return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)

    def step(self, state: State, frame: Frame) -> list[Action] | None:
        waiting = self.pending(state, frame)
        for seat in waiting:
            options = self.options_of(state, frame, seat)
            if len(options) == 1 and not self.always_ask:
                self.take(state, frame, seat, options[0])
                return None
        if not waiting:
            state.stack.pop()
            state.reveal()
            self.resolve(state, frame)
            return None
        return self.options_of(state, frame, waiting[0])

    def take(self, state: State, frame: Frame, seat: int, action: Action) -> None:
        effect, who, mask, b = frame
        state.stack[-1] = (effect, who, mask & ~(1 << seat), b)
        self.choose(state, frame, seat, action)
