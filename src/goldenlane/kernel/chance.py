"""Chance is a player: draws that are written in the log."""

from random import Random
from typing import Any, ClassVar

from goldenlane.kernel.action import Action
from goldenlane.kernel.compiled import mypyc_attr
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.errors import IllegalAction, shown
from goldenlane.kernel.state import WAIT, Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Effect):
    """Chance is a player: what it drew is an action in the log, so replay needs no generator."""

    __slots__ = ()

    verb: ClassVar[str] = "draw"

    def sample(self, state: Any, frame: Frame, rng: Random) -> tuple[int, ...]:
        """Draw an outcome."""
        raise NotImplementedError  # pragma: no cover - abstract

    def possible(self, state: Any, frame: Frame, outcome: tuple[int, ...]) -> bool:
        """Whether chance could have drawn this."""
        raise NotImplementedError  # pragma: no cover - abstract

    def happen(self, state: Any, frame: Frame, outcome: tuple[int, ...]) -> None:
        """The outcome takes effect; the frame is off the stack already."""
        raise NotImplementedError  # pragma: no cover - abstract

    def step(self, state: Any, frame: Frame) -> list[Action] | None:
        return WAIT

    def draw(self, state: Any, frame: Frame, rng: Random) -> Action:
        return self.outcome(self.sample(state, frame, rng))

    def outcome(self, data: tuple[int, ...]) -> Action:
        return Action(" ".join([self.verb, *map(str, data)]), data)

    def read(self, state: Any, frame: Frame, text: Any) -> Action:
        """The outcome written in a log; refuses what chance could not have drawn."""
        words = text.split() if isinstance(text, str) else []
        try:
            data = tuple(map(int, words[1:]))
        except ValueError:
            words = []
        if words[:1] != [self.verb] or not self.possible(state, frame, data):
            raise IllegalAction(f"chance cannot draw {shown(text)} here, it draws {self.verb!r} and numbers")
        return self.outcome(data)

    def take(self, state: State, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        self.happen(state, frame, action.data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance):
    """Chance draws some different cards out of a bag, in random order."""

    __slots__ = ()

    def bag(self, state: Any, frame: Frame) -> list[int]:
        raise NotImplementedError  # pragma: no cover - abstract

    def count(self, state: Any, frame: Frame) -> int:
        raise NotImplementedError  # pragma: no cover - abstract

    def sample(self, state: Any, frame: Frame, rng: Random) -> tuple[int, ...]:
        bag = self.bag(state, frame)
        return tuple(rng.sample(bag, min(self.count(state, frame), len(bag))))

    def possible(self, state: Any, frame: Frame, outcome: tuple[int, ...]) -> bool:
        bag = self.bag(state, frame)
        if len(outcome) != min(self.count(state, frame), len(bag)):
            return False
        left = list(bag)
        for card in outcome:
            if card not in left:
                return False
            left.remove(card)
        return True
