"""The state of a game in progress, and the loop that carries it from decision to decision.

One explicit stack of small frames is the whole control flow. The top frame decides what happens
next: its effect does the automatic part and pushes children, or lists options and waits.
"""

from typing import TYPE_CHECKING, Final

from goldenlane.kernel.action import Action
from goldenlane.kernel.compiled import mypyc_attr
from goldenlane.kernel.events import Detail, Event

if TYPE_CHECKING:
    from goldenlane.kernel.effect import Effect

CHANCE: Final = -1
"""The seat of chance: a player whose decisions are drawn."""
NOBODY: Final = -2
"""A frame that never waits for a decision."""
EVERYONE: Final = -3
"""A frame in which several seats decide at once, secretly."""

Frame = tuple["Effect", int, int, int]
"""(effect, who decides, two ints): plain data, so a state copies and saves in the middle of anything."""

Telling = tuple[str, int, int]
"""What an event needs to know while there are listeners: the key of the effect that runs, how high in the
stack it stands, and from which height on effects belong to the present chain of events (CLOSED: to none)."""
CLOSED: Final = -1
_STEP: Final = 1_000_000
"""The depth of a chain that goes on only within its step: no frame stands so high."""
_SILENT: Final[Telling] = ("", 0, CLOSED)

WAIT: list[Action] = []
"""What a frame's step returns to wait for chance, whose outcomes are sampled and not listed."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """What any game's state has: the stack, the options of the top frame, events, revelations."""

    __slots__ = ("events", "options", "revealed", "stack", "telling")

    stack: list[Frame]
    options: list[Action]
    """Options of the (first) seat to act; computed once, when the decision comes up."""
    events: list[Event] | None
    """Events since they were last collected; None when nobody listens (simulation)."""
    revealed: int
    """How often hidden information has become known to somebody (undo stops there)."""
    telling: Telling

    def __init__(self) -> None:
        self.stack = []
        self.options = WAIT
        self.events = None
        self.revealed = 0
        self.telling = _SILENT

    def copy_kernel_to(self, other: "State") -> None:
        """Copy the kernel's part; frames are immutable, so a shallow copy of the stack is a copy."""
        other.stack = self.stack.copy()
        other.options = self.options
        other.events = None
        other.revealed = self.revealed
        other.telling = self.telling

    def copy(self) -> "State":
        raise NotImplementedError  # pragma: no cover - every game has its own

    def push(self, effect: "Effect", seat: int, a: int = 0, b: int = 0) -> None:
        self.stack.append((effect, seat, a, b))

    def emit(self, kind: str, seat: int, *args: Detail) -> None:
        """Something all may know has happened."""
        if self.events is not None:
            self._tell(self.events, kind, seat, args, None, None)

    def emit_secret(
        self,
        kind: str,
        seat: int,
        audience: tuple[int, ...],
        args: tuple[Detail, ...],
        public: tuple[Detail, ...] | None = (),
    ) -> None:
        """Something happened of which only ``audience`` may know ``args``; the others get ``public``."""
        if self.events is not None:
            self._tell(self.events, kind, seat, args, audience, public)

    def _tell(
        self,
        events: list[Event],
        kind: str,
        seat: int,
        args: tuple[Detail, ...],
        audience: tuple[int, ...] | None,
        public: tuple[Detail, ...] | None,
    ) -> None:
        key, depth, chain = self.telling
        if chain == CLOSED:
            self.telling = (key, depth, depth if seat >= 0 else _STEP)
        events.append(Event(kind, seat, args, audience, public, key, chain == CLOSED))

    def begin(self) -> None:
        """The next event begins a chain of its own, though the same step has told of others."""
        if self.events is not None:
            key, depth, _ = self.telling
            self.telling = (key, depth, CLOSED)

    def runs(self, effect: "Effect") -> None:
        """The top frame runs, and somebody listens; a chain ends when what lies below its first goes on."""
        depth, chain = len(self.stack), self.telling[2]
        self.telling = (effect.key, depth, chain if depth >= chain else CLOSED)

    def reveal(self) -> None:
        """Hidden information has become known: undo may not cross this."""
        self.revealed += 1

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; (CHANCE,) when a draw is due."""
        if not self.stack:
            return ()
        frame = self.stack[-1]
        if frame[1] == EVERYONE:
            return frame[0].pending(self, frame)
        return (frame[1],)

    def legal(self, seat: int) -> list[Action]:
        """The options of a seat; empty when it has nothing to decide."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if frame[1] == EVERYONE:
            waits = seat in frame[0].pending(self, frame)
            return frame[0].options_of(self, frame, seat) if waits else []
        return self.options if frame[1] == seat else []


def advance(state: State) -> None:
    """Run frames until somebody has a real decision, chance must draw, or the game is over.

    A forced step is not a decision: with one option only the game goes on by itself, unless the
    effect says that skipping it would tell the others something.
    """
    stack = state.stack
    heard = state.events is not None
    while stack:
        frame = stack[-1]
        effect = frame[0]
        if heard:
            state.runs(effect)
        options = effect.step(state, frame)
        if options is None:
            continue
        if len(options) == 1 and not effect.always_ask:
            # The step may have written into its frame what it did: the frame is read again.
            effect.take(state, stack[-1], frame[1], options[0])
            continue
        state.options = options
        return
    state.options = WAIT


def apply(state: State, seat: int, action: Action) -> None:
    """Play a legal action and go on to the next decision. Trusts its caller; Match is the checked door."""
    frame = state.stack[-1]
    if state.events is not None:
        state.runs(frame[0])
    frame[0].take(state, frame, seat, action)
    advance(state)
