"""Effects and their combinators.

An effect is an immutable object, made once when content loads. It is played on a state, drawn and
said from its ``face``, a small JSON structure.
"""

from typing import Any, ClassVar, TypeVar

from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.compiled import mypyc_attr
from goldenlane.kernel.errors import IllegalAction
from goldenlane.kernel.state import Frame, State

Face = dict[str, Any]
AnyEffect = TypeVar("AnyEffect", bound="Effect")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Base of all effects: ``step`` does the automatic part or lists options, ``take`` plays one."""

    __slots__ = ("key",)

    key: str
    """Its name in saved positions; set by the registry."""
    asks: ClassVar[str] = "choose"
    """What is to be decided, as a word of the catalogue (prompt-...)."""
    always_ask: ClassVar[bool] = False
    """Ask even with a single option, because going on by itself would tell the others something."""
    unseen: ClassVar[bool] = False
    """One seat takes several decisions of it in a row, and the others see nothing before the last of them:
    how many there were must not show either."""

    def __init__(self) -> None:
        self.key = ""

    def step(self, state: Any, frame: Frame) -> list[Action] | None:
        """Called while this frame is on top: change the stack and return None, or list the options."""
        raise NotImplementedError  # pragma: no cover - abstract

    def take(self, state: Any, frame: Frame, seat: int, action: Action) -> None:
        """Play one of the options that ``step`` listed."""
        raise NotImplementedError(f"{self!r} takes no action")  # pragma: no cover - abstract

    def pending(self, state: Any, frame: Frame) -> tuple[int, ...]:
        """For frames of EVERYONE: the seats that have not decided yet."""
        raise NotImplementedError  # pragma: no cover - only simultaneous effects have it

    def options_of(self, state: Any, frame: Frame, seat: int) -> list[Action]:
        """For frames of EVERYONE: the options of one seat."""
        raise NotImplementedError  # pragma: no cover - only simultaneous effects have it

    def idle(self, state: Any, seat: int, a: int = 0) -> bool:
        """Whether it could do nothing at all for the seat now; ``a`` is the first int of its frame."""
        return False

    def face(self) -> Face:
        """The structure from which a page draws and a catalogue says this effect."""
        return {"do": self.key}

    def children(self) -> tuple["Effect", ...]:
        return ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Effect):
    """An effect without a decision that never hurts: it is taken at once."""

    __slots__ = ("label",)

    label: Action
    """The option that takes this gain where its moment matters or another could be chosen."""
    fixed: ClassVar[bool] = True
    """False when the amount depends on the moment, so that its place in an "any order" is a choice."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.label = act("take " + text)

    def do(self, state: Any, seat: int) -> None:
        raise NotImplementedError  # pragma: no cover - abstract

    def step(self, state: State, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        self.do(state, frame[1])
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Effect):
    """An optional effect with a decision: its options, or DONE to decline."""

    __slots__ = ()

    mandatory: ClassVar[bool] = False

    def options(self, state: Any, seat: int) -> list[Action]:
        """The ways to do it now; empty when it cannot be done."""
        raise NotImplementedError  # pragma: no cover - abstract

    def do(self, state: Any, seat: int, action: Action) -> None:
        raise NotImplementedError  # pragma: no cover - abstract

    def idle(self, state: Any, seat: int, a: int = 0) -> bool:
        return not self.options(state, seat)

    def obvious(self, state: Any, seat: int) -> Action | None:
        """The option that nobody would decline or put off, if there is one: it is done without asking."""
        return None

    def step(self, state: Any, frame: Frame) -> list[Action] | None:
        clear = self.obvious(state, frame[1])
        if clear is not None:
            state.stack.pop()
            self.do(state, frame[1], clear)
            return None
        found = self.options(state, frame[1])
        if not found:
            state.stack.pop()
            return None
        return found if self.mandatory else [*found, DONE]

    def take(self, state: Any, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DONE:
            self.do(state, seat, action)


class Sequence(Effect):
    """Parts in the given order; each is resolved completely before the next."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        super().__init__()
        self.parts = parts

    def step(self, state: State, frame: Frame) -> list[Action] | None:
        _, seat, at, b = frame
        stack = state.stack
        if at + 1 < len(self.parts):
            stack[-1] = (self, seat, at + 1, b)
        else:
            stack.pop()
        stack.append((self.parts[at], seat, 0, 0))
        return None

    def idle(self, state: Any, seat: int, a: int = 0) -> bool:
        return all(part.idle(state, seat) for part in self.parts)

    def face(self) -> Face:
        return {"do": "then", "of": [part.face() for part in self.parts]}

    def children(self) -> tuple[Effect, ...]:
        return self.parts


class AnyOrder(Effect):
    """Parts in any order, each once, any of them left out.

    Fixed gains never hurt and never matter for the order, so they come first by themselves, and so do
    deeds that nobody would decline. A gain that depends on the moment is an option as long as something
    else could be done before it. Two parts may offer the same option ("1 gold, 1 gold"): it is listed once.
    """

    __slots__ = ("_deeds", "_fixed", "_movable", "parts")

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        super().__init__()
        self.parts = parts
        fixed: list[tuple[int, Gain]] = []
        movable: list[tuple[int, Gain]] = []
        deeds: list[tuple[int, Deed]] = []
        for i, part in enumerate(parts):
            if isinstance(part, Gain):
                (fixed if part.fixed else movable).append((1 << i, part))
            elif isinstance(part, Deed):
                deeds.append((1 << i, part))
            else:
                raise TypeError(f"{part!r} cannot stand in an any-order effect")
        self._fixed = tuple(fixed)
        self._movable = tuple(movable)
        self._deeds = tuple(deeds)

    def step(self, state: State, frame: Frame) -> list[Action] | None:
        _, seat, done, entered = frame
        if not entered:
            for bit, gain in self._fixed:
                done |= bit
                gain.do(state, seat)
            if not self._deeds and not self._movable:
                state.stack.pop()
                return None
            state.stack[-1] = (self, seat, done, 1)
        options: list[Action] = []
        for bit, deed in self._deeds:
            if done & bit:
                continue
            clear = deed.obvious(state, seat)
            if clear is not None:
                state.stack[-1] = (self, seat, done | bit, 1)
                deed.do(state, seat, clear)
                return None
            found = deed.options(state, seat)
            options += [option for option in found if option not in options] if options else found
        if not options:
            for bit, gain in self._movable:
                if not done & bit:
                    state.stack[-1] = (self, seat, done | bit, 1)
                    gain.do(state, seat)
                    return None
            state.stack.pop()
            return None
        for bit, gain in self._movable:
            if not done & bit:
                options.append(gain.label)
        options.append(DONE)
        return list(dict.fromkeys(options))  # two parts may offer the same ("1 gold" twice)

    def take(self, state: State, frame: Frame, seat: int, action: Action) -> None:
        _, _, done, _ = frame
        stack = state.stack
        if action is DONE:
            stack.pop()
            for bit, gain in self._movable:
                if not done & bit:
                    gain.do(state, seat)
            return
        for bit, gain in self._movable:
            if not done & bit and gain.label is action:
                stack[-1] = (self, seat, done | bit, 1)
                gain.do(state, seat)
                return
        # Of several parts that offer it, the one with the fewest ways: the others stay open to more.
        ways = [
            (len(found), bit, deed) for bit, deed, found in self._open(state, seat, done) if action in found
        ]
        _, bit, deed = min(ways, key=lambda way: way[:2])
        stack[-1] = (self, seat, done | bit, 1)
        deed.do(state, seat, action)

    def _open(self, state: State, seat: int, done: int) -> list[tuple[int, Deed, list[Action]]]:
        """The deeds that are not done yet, each with its options."""
        return [(bit, deed, deed.options(state, seat)) for bit, deed in self._deeds if not done & bit]

    def idle(self, state: Any, seat: int, a: int = 0) -> bool:
        return all(part.idle(state, seat) for part in self.parts)

    def face(self) -> Face:
        if len(self.parts) == 1:
            return self.parts[0].face()
        return {"do": "all", "of": [part.face() for part in self.parts]}

    def children(self) -> tuple[Effect, ...]:
        return self.parts


class Choice(Deed):
    """One of several branches ("1 clay / 1 coin"); a branch that could do nothing is not offered."""

    __slots__ = ("_deeds", "_gains", "branches")

    def __init__(self, branches: tuple[Effect, ...]) -> None:
        super().__init__()
        self.branches = branches
        self._gains = tuple(branch for branch in branches if isinstance(branch, Gain))
        self._deeds = tuple(branch for branch in branches if isinstance(branch, Deed))
        if len(self._gains) + len(self._deeds) != len(branches):
            raise TypeError("a branch of a choice must be a gain or a deed")

    def options(self, state: State, seat: int) -> list[Action]:
        found = [gain.label for gain in self._gains if not gain.idle(state, seat)]
        for deed in self._deeds:
            found += deed.options(state, seat)
        return list(dict.fromkeys(found))

    def do(self, state: State, seat: int, action: Action) -> None:
        for gain in self._gains:
            if gain.label is action:
                gain.do(state, seat)
                return
        for deed in self._deeds:
            if action in deed.options(state, seat):
                deed.do(state, seat, action)
                return
        raise IllegalAction(f"not an option here: {action}")  # pragma: no cover - the door checks first

    def face(self) -> Face:
        return {"do": "choice", "of": [branch.face() for branch in self.branches]}

    def children(self) -> tuple[Effect, ...]:
        return self.branches


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What is paid for a gain: all or nothing, first, once per use."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def payable(self, state: Any, seat: int) -> bool:
        raise NotImplementedError  # pragma: no cover - abstract

    def pay(self, state: Any, seat: int) -> None:
        raise NotImplementedError  # pragma: no cover - abstract

    def in_vain(self, state: Any, seat: int, gain: Effect) -> bool:
        """Whether it would buy nothing, because the gain could do nothing."""
        return gain.idle(state, seat)

    def face(self) -> Face:
        raise NotImplementedError  # pragma: no cover - abstract


class Pay(Deed):
    """Pay the cost to get the gain; the gain is then optional in part as usual.

    A cost that would buy nothing is not offered.
    """

    __slots__ = ("_pay", "cost", "gain")

    def __init__(self, cost: Cost, gain: Effect) -> None:
        super().__init__()
        self.cost = cost
        self.gain = gain
        self._pay = act("pay " + cost.text)

    def options(self, state: State, seat: int) -> list[Action]:
        if not self.cost.payable(state, seat) or self.cost.in_vain(state, seat, self.gain):
            return []
        return [self._pay]

    def do(self, state: State, seat: int, action: Action) -> None:
        self.cost.pay(state, seat)
        state.stack.append((self.gain, seat, 0, 0))

    def face(self) -> Face:
        return {"do": "pay", "cost": self.cost.face(), "gain": self.gain.face()}

    def children(self) -> tuple[Effect, ...]:
        return (self.gain,)


class Repeat(Deed):
    """A deed up to ``times`` times, choices anew each time."""

    __slots__ = ("deed", "times")

    def __init__(self, deed: Deed, times: int) -> None:
        super().__init__()
        self.deed = deed
        self.times = times

    def options(self, state: State, seat: int) -> list[Action]:
        return self.deed.options(state, seat)

    def do(self, state: State, seat: int, action: Action) -> None:
        if self.times > 1:
            state.stack.append((self, seat, 1, 0))
        self.deed.do(state, seat, action)

    def take(self, state: State, frame: Frame, seat: int, action: Action) -> None:
        used = frame[2] + 1
        if action is DONE:
            state.stack.pop()
            return
        if used < self.times:
            state.stack[-1] = (self, seat, used, 0)
        else:
            state.stack.pop()
        self.deed.do(state, seat, action)

    def face(self) -> Face:
        return {"do": "repeat", "n": self.times, "of": self.deed.face()}

    def children(self) -> tuple[Effect, ...]:
        return (self.deed,)


def register(registry: dict[str, Effect], key: str, effect: AnyEffect) -> AnyEffect:
    """Name an effect and its parts, so that a frame can be saved by the effect's key."""
    if not effect.key:
        effect.key = key
        registry[key] = effect
        for i, part in enumerate(effect.children()):
            register(registry, f"{key}.{i}", part)
    return effect
