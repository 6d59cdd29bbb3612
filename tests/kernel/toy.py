"""A tiny game on the kernel: seats gain and pay stones, draw cards out of a bag, choose secretly."""

from random import Random
from typing import Any

from goldenlane.kernel.action import Action, act
from goldenlane.kernel.chance import Draw
from goldenlane.kernel.codec import decode_fields, decode_stack, encode_fields, encode_stack
from goldenlane.kernel.content import Content
from goldenlane.kernel.effect import Cost, Deed, Effect, Face, Gain, register
from goldenlane.kernel.game import Game
from goldenlane.kernel.match import Match
from goldenlane.kernel.seats import ForEachSeat, Simultaneous
from goldenlane.kernel.state import Frame, State

SEATS = 2
FIELDS = ("stones", "cards", "bag", "secret")


class ToyState(State):
    """Stones and cards of two seats."""

    __slots__ = ("bag", "cards", "secret", "stones")

    def __init__(self) -> None:
        super().__init__()
        self.stones = [0, 0]
        self.cards = [0, 0]
        self.bag = [1, 2, 3, 4, 5]
        self.secret = [-1, -1]

    def copy(self) -> "ToyState":
        new = ToyState.__new__(ToyState)
        self.copy_kernel_to(new)
        for field in FIELDS:
            setattr(new, field, getattr(self, field).copy())
        return new


class Stones(Gain):
    """Gain stones."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(f"{amount} stones")
        self.amount = amount

    def do(self, state: ToyState, seat: int) -> None:
        state.stones[seat] += self.amount
        state.emit("stones", seat, self.amount)


class Doubled(Gain):
    """Gain as many stones as one has: the moment matters."""

    __slots__ = ()

    fixed = False

    def __init__(self) -> None:
        super().__init__("doubled")

    def do(self, state: ToyState, seat: int) -> None:
        state.stones[seat] *= 2


class Carve(Deed):
    """Turn one of the given numbers of stones into as many cards."""

    __slots__ = ("sizes",)

    def __init__(self, *sizes: int) -> None:
        super().__init__()
        self.sizes = sizes

    def options(self, state: ToyState, seat: int) -> list[Action]:
        return [act(f"carve {n}", n) for n in self.sizes if state.stones[seat] >= n]

    def do(self, state: ToyState, seat: int, action: Action) -> None:
        state.stones[seat] -= action.data[0]
        state.cards[seat] += action.data[0]

    def face(self) -> Face:
        return {"do": "carve", "sizes": list(self.sizes)}


class MustCarve(Carve):
    __slots__ = ()

    mandatory = True


class AskedCarve(MustCarve):
    """Asked even when there is one way only."""

    __slots__ = ()

    always_ask = True


class Obvious(Carve):
    """Done without asking whenever it is possible."""

    __slots__ = ()

    def obvious(self, state: ToyState, seat: int) -> Action | None:
        return next(iter(self.options(state, seat)), None)


class Price(Cost):
    """So many stones."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(f"{amount} stones")
        self.amount = amount

    def payable(self, state: ToyState, seat: int) -> bool:
        return state.stones[seat] >= self.amount

    def pay(self, state: ToyState, seat: int) -> None:
        state.stones[seat] -= self.amount

    def face(self) -> Face:
        return {"do": "stones", "n": self.amount}


class Pick(Draw):
    """Chance gives two cards to a seat, which alone sees them. Frame: a = the seat."""

    __slots__ = ()

    def bag(self, state: ToyState, frame: Frame) -> list[int]:
        return state.bag

    def count(self, state: ToyState, frame: Frame) -> int:
        return 2

    def happen(self, state: ToyState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.bag = [card for card in state.bag if card not in outcome]
        state.cards[frame[2]] += sum(outcome)
        state.emit_secret("pick", frame[2], (frame[2],), outcome, (len(outcome),))


class Guess(Simultaneous):
    """Both choose a number secretly; the higher one gets a stone. Seat 1 may be given one number only."""

    __slots__ = ("numbers",)

    asks = "guess"

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = numbers

    def options_of(self, state: ToyState, frame: Frame, seat: int) -> list[Action]:
        return [act(f"guess {n}", n) for n in ((1, 2, 3) if seat == 0 else self.numbers)]

    def choose(self, state: ToyState, frame: Frame, seat: int, action: Action) -> None:
        state.secret[seat] = action.data[0]

    def resolve(self, state: ToyState, frame: Frame) -> None:
        state.emit("guesses", -1, *state.secret)
        if state.secret[0] != state.secret[1]:
            state.stones[state.secret[1] > state.secret[0]] += 1
        state.secret = [-1, -1]


class AskedGuess(Guess):
    """Asked even with one number, because going on would tell the other."""

    __slots__ = ()

    always_ask = True


class Both(ForEachSeat):
    """Seat 1, then seat 0."""

    __slots__ = ()

    def order(self, state: ToyState) -> list[int]:
        return [1, 0]


class Toy(Game):
    """Plays the given frames, the last one first."""

    name = "toy"

    def __init__(self, *frames: tuple[Effect, int] | tuple[Effect, int, int], stones: int = 0) -> None:
        self.seats = SEATS
        self.frames = frames
        self.stones = stones
        self.options = {}
        self.effects = {}
        self.content = Content("[toy]\nname | source\nstone | house\n", "toy.txt")
        for i, frame in enumerate(frames):
            register(self.effects, f"toy{i}", frame[0])

    def start(self) -> ToyState:
        state = ToyState()
        state.stones = [self.stones] * SEATS
        for effect, seat, *numbers in self.frames:
            state.push(effect, seat, *numbers)
        return state

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        return {"stones": list(state.stones), "secret": None if seat is None else state.secret[seat]}

    def scores(self, state: ToyState) -> list[dict[str, Any]]:
        return [{"total": total} for total in state.stones]

    def position(self, state: ToyState) -> dict[str, Any]:
        return {**encode_fields(state, ToyState(), FIELDS), "stack": encode_stack(state.stack)}

    def set_up(self, position: dict[str, Any]) -> ToyState:
        state = ToyState()
        own = dict(position)
        state.stack = decode_stack(own.pop("stack", []), self.effects)
        decode_fields(state, own, FIELDS, "position")
        return state

    def imagine(self, state: ToyState, seat: int, rng: Random) -> ToyState:
        return state.copy()


def toy(*frames: tuple[Effect, int] | tuple[Effect, int, int], stones: int = 0, seed: int = 1) -> Match:
    return Match(Toy(*frames, stones=stones), seed=seed)


def options(match: Match, seat: int = 0) -> list[str]:
    return [str(option) for option in match.legal(seat)]


def acting(match: Match) -> list[int]:
    return list(match.to_act)


def toy_state(match: Match) -> ToyState:
    assert isinstance(match.state, ToyState)
    return match.state


STOP = (AskedCarve(0), 0)
"""At the bottom of the stack: one more decision, so that the game is not over."""
