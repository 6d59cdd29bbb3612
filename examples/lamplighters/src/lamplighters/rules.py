"""The rules: what lamps do, and the course of the game."""

import re

from goldenlane.kernel.action import Action, act
from goldenlane.kernel.chance import Draw
from goldenlane.kernel.content import Content, by_number
from goldenlane.kernel.effect import Cost, Deed, Effect, Face, Gain, register
from goldenlane.kernel.notation import Notation, NotationError
from goldenlane.kernel.seats import ForEachSeat, Simultaneous
from goldenlane.kernel.state import CHANCE, NOBODY, Frame
from lamplighters.state import LampState

COLORS = ("amber", "blue", "green", "rose")
GOODS = ("oil", "light")
HAND = 2
_AMOUNT = re.compile(r"([1-9]) (oil|light)")


# ---- what is written on lamps ----------------------------------------------------------------------
class Goods(Gain):
    """So much oil or so many lights."""

    __slots__ = ("amount", "good")

    def __init__(self, amount: int, good: str) -> None:
        super().__init__(f"{amount} {good}")
        self.amount, self.good = amount, good

    def do(self, state: LampState, seat: int) -> None:
        player = state.players[seat]
        setattr(player, self.good, getattr(player, self.good) + self.amount)
        state.emit("gain", seat, self.good, self.amount)

    def face(self) -> Face:
        return {"do": "gain", "good": self.good, "n": self.amount}


class OilCost(Cost):
    """Oil that is burned for something."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(f"{amount} oil")
        self.amount = amount

    def payable(self, state: LampState, seat: int) -> bool:
        return state.players[seat].oil >= self.amount

    def pay(self, state: LampState, seat: int) -> None:
        state.players[seat].oil -= self.amount
        state.emit("pay", seat, self.amount)

    def face(self) -> Face:
        return {"good": "oil", "n": self.amount}


def _atom(text: str) -> Effect:
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise NotationError(f"a lamp gives '2 oil' or '2 light', not {text!r}")
    return Goods(int(found[1]), found[2])


def _cost(text: str) -> Cost:
    found = _AMOUNT.fullmatch(text)
    if found is None or found[2] != "oil":
        raise NotationError(f"a lamp costs '2 oil', not {text!r}")
    return OilCost(int(found[1]))


# ---- the course of the game ------------------------------------------------------------------------
class Deal(Draw):
    """Two errands for a seat, the first int of the frame."""

    __slots__ = ("errands",)

    def __init__(self, errands: int) -> None:
        super().__init__()
        self.errands = errands

    def bag(self, state: LampState, frame: Frame) -> list[int]:
        dealt = [errand for player in state.players for errand in player.hand]
        return [errand for errand in range(1, self.errands + 1) if errand not in dealt]

    def count(self, state: LampState, frame: Frame) -> int:
        return HAND

    def happen(self, state: LampState, frame: Frame, outcome: tuple[int, ...]) -> None:
        seat = frame[2]
        state.players[seat].hand = sorted(outcome)
        state.emit_secret("deal", seat, (seat,), tuple(sorted(outcome)))


class KeepErrand(Simultaneous):
    """All keep one of their errands at the same time."""

    __slots__ = ()
    asks = "errand"

    def options_of(self, state: LampState, frame: Frame, seat: int) -> list[Action]:
        return [act(f"keep {errand}", errand) for errand in state.players[seat].hand]

    def choose(self, state: LampState, frame: Frame, seat: int, action: Action) -> None:
        state.players[seat].errand = action.data[0]

    def resolve(self, state: LampState, frame: Frame) -> None:
        for seat, player in enumerate(state.players):
            state.emit_secret("keep", seat, (seat,), (player.errand,))


class Evenings(Effect):
    """Evening after evening; then the game is over."""

    __slots__ = ("draw", "turns")

    def __init__(self, draw: Effect, turns: Effect) -> None:
        super().__init__()
        self.draw, self.turns = draw, turns

    def step(self, state: LampState, frame: Frame) -> None:
        if state.round == state.evenings:
            state.stack.pop()
            state.emit("end", NOBODY)
            return
        state.round += 1
        state.emit("evening", NOBODY, state.round)
        state.emit("turn-order", NOBODY, *state.order)
        state.push(self.turns, NOBODY)
        state.push(self.draw, CHANCE)


class DrawLamps(Draw):
    """One lamp more than players; the one that stayed dark is out of the game."""

    __slots__ = ()

    def bag(self, state: LampState, frame: Frame) -> list[int]:
        return state.bag

    def count(self, state: LampState, frame: Frame) -> int:
        return len(state.players) + 1

    def happen(self, state: LampState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.street = sorted(outcome)
        state.bag = [lamp for lamp in state.bag if lamp not in outcome]
        state.emit("street", NOBODY, *state.street)


class Turns(ForEachSeat):
    __slots__ = ()

    def order(self, state: LampState) -> list[int]:
        return state.order


class LightLamp(Deed):
    """Light one of the lamps; it then does what is written on it."""

    __slots__ = ("rules",)
    asks = "lamp"
    mandatory = True

    def __init__(self, rules: "Rules") -> None:
        super().__init__()
        self.rules = rules

    def options(self, state: LampState, seat: int) -> list[Action]:
        return [act(f"light {lamp}", lamp) for lamp in state.street]

    def do(self, state: LampState, seat: int, action: Action) -> None:
        (lamp,) = action.data
        state.street.remove(lamp)
        state.players[seat].lamps.append(lamp)
        state.emit("light", seat, lamp)
        state.push(self.rules.lamp_effect[lamp], seat)


class Rules:
    """Everything made of a content file."""

    def __init__(self, content: Content) -> None:
        content.check_sections(("lamp", "errand", "score"))
        self.content = content
        self.effects: dict[str, Effect] = {}
        notation = Notation(_atom, _cost)
        self.lamp_color = [""]
        self.lamp_effect: list[Effect] = [Goods(1, "oil")]  # lamps are counted from 1
        for row in by_number(content.rows("lamp", "number color effect", 24), "number", 1):
            self.lamp_color.append(row.word("color", COLORS))
            try:
                effect = notation.read(row.text("effect"))
            except NotationError as error:
                raise row.error(str(error)) from error
            self.lamp_effect.append(register(self.effects, f"lamp.{row.int('number')}", effect))
        self.errands = [("", 0)]
        for row in by_number(content.rows("errand", "number color light", 8), "number", 1):
            self.errands.append((row.word("color", COLORS), row.int("light", 1, 9)))
        self.oil_a_light = content.rows("score", "name amount", 1)[0].int("amount", 1)
        self.deal = register(self.effects, "deal", Deal(len(self.errands) - 1))
        self.keep = register(self.effects, "keep", KeepErrand())
        draw = register(self.effects, "draw", DrawLamps())
        turns = register(self.effects, "turns", Turns(LightLamp(self)))
        self.evenings = register(self.effects, "evenings", Evenings(draw, turns))

    def points(self, state: LampState, seat: int, errand: bool = True) -> dict[str, int]:
        """The points of a player by source, without a secret errand if need be."""
        player = state.players[seat]
        color, light = self.errands[player.errand if errand else 0]
        lamps = sum(self.lamp_color[lamp] == color for lamp in player.lamps)
        return {"light": player.light, "errand": lamps * light, "oil": player.oil // self.oil_a_light}
