"""Golems on the board: steps outside the movement phase, activation, and the tile beside a golem."""

from goldenlane.games.golem.gains import knowledge_or_vp, pay
from goldenlane.games.golem.names import (
    ACTIVATE,
    DISTRICTS,
    LYING,
    NEW,
    SECTIONS,
    STEP_BACK,
    STEP_FORWARD,
    STEP_PAYING,
    TILED_SECTIONS,
    golem_district,
    golem_section,
)
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.effect import Deed, Face
from goldenlane.kernel.state import Frame

_USE: dict[tuple[int, int], Action] = {
    (d, s): act(f"use {DISTRICTS[d]} {s}", d, s) for d in range(3) for s in range(1, TILED_SECTIONS + 1)
}


def forward_options(state: GolemState, seat: int, golem: int, *, forced: bool) -> list[Action]:
    """The ways to move a golem 1 section forward: entering VIII-X costs knowledge or VP (Ruling G-07)."""
    section = golem_section(golem)
    if section == SECTIONS:
        return []
    price = state.rules.quarter_price[section + 1]
    if not price:
        return [STEP_FORWARD[golem]]
    payable = knowledge_or_vp(state, seat, price, forced=forced)
    return [option for option, can in zip(STEP_PAYING[golem], payable, strict=True) if can]


def step_options(state: GolemState, seat: int, golem: int, *, back: bool) -> list[Action]:
    """Optional steps (Ruling G-22): forward prices must be payable, backward is free, not below I."""
    found = forward_options(state, seat, golem, forced=False)
    if back and golem_section(golem) > 1:
        found.append(STEP_BACK[golem])
    return found


def step_golem(state: GolemState, seat: int, action: Action) -> int:
    """Make one step; a lying golem that moves stands up (Ruling G-21). The golem's new code."""
    golem, direction, currency = action.data
    section = golem_section(golem) + direction
    if currency >= 0:
        pay(state, seat, currency, state.rules.quarter_price[section])
    moved = (golem & ~LYING & ~(15 << 2)) | section << 2
    replace_golem(state, seat, golem, moved)
    state.emit("golem-step", seat, DISTRICTS[golem >> 6], section, golem_section(golem))
    return moved


def replace_golem(state: GolemState, seat: int, old: int, new: int) -> None:
    golems = state.players[seat].golems
    golems[golems.index(old)] = new
    golems.sort()


def tile_beside(state: GolemState, golem: int) -> int:
    """Number of the neighborhood tile of the golem's section."""
    return state.streets[golem_district(golem)][golem_section(golem) - 1]


def push_tile(state: GolemState, seat: int, golem: int) -> None:
    """The effect of the neighborhood tile beside a golem."""
    number = tile_beside(state, golem)
    state.push(state.rules.neighborhood[golem_district(golem)][number - 1], seat)


def activate(state: GolemState, seat: int, golem: int) -> None:
    """Lay the golem down and resolve the tile of its section."""
    replace_golem(state, seat, golem, golem | LYING)
    state.emit("activate", seat, DISTRICTS[golem >> 6], golem_section(golem))
    push_tile(state, seat, golem)


def can_be_activated(golem: int) -> bool:
    """It stands beside a tile (Rulings G-29, G-30) and was not created during the present Work action, which
    nothing but the left leg lets work in it (Ruling G-65)."""
    return not golem & (LYING | NEW) and golem_section(golem) <= TILED_SECTIONS


def activation_options(state: GolemState, seat: int) -> list[Action]:
    found = []
    last = -1
    for golem in state.players[seat].golems:
        if golem != last and can_be_activated(golem):
            found.append(ACTIVATE[golem])
            last = golem
    return found


class ActivateGolems(Deed):
    """Activate up to so many different golems, free; each is laid down."""

    __slots__ = ("times",)

    asks = "activate"

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def options(self, state: GolemState, seat: int) -> list[Action]:
        return activation_options(state, seat)

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        if self.times > 1:
            state.push(self, seat, 1)
        activate(state, seat, action.data[0])

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is DONE:
            return
        if frame[2] + 1 < self.times:
            state.push(self, seat, frame[2] + 1)
        activate(state, seat, action.data[0])

    def face(self) -> Face:
        return {"do": "activate", "n": self.times}


class StepAnyGolem(Deed):
    """Move any own golem 1 step."""

    __slots__ = ("back",)

    asks = "step"

    def __init__(self, back: bool) -> None:
        super().__init__()
        self.back = back

    def options(self, state: GolemState, seat: int) -> list[Action]:
        found: list[Action] = []
        last = -1
        for golem in state.players[seat].golems:
            if golem != last:
                found += step_options(state, seat, golem, back=self.back)
                last = golem
        return found

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        step_golem(state, seat, action)

    def face(self) -> Face:
        return {"do": "move-golem", "steps": 1, "back": self.back}


class MoveGolem(StepAnyGolem):
    """Move one golem up to so many steps (Ruling G-22). Frame: a = steps made, b = the golem."""

    __slots__ = ("steps",)

    def __init__(self, steps: int, back: bool) -> None:
        super().__init__(back)
        self.steps = steps

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        golem = step_golem(state, seat, action)
        if self.steps > 1:
            state.push(self, seat, 1, golem)

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, made, golem = frame
        if not made:
            return super().step(state, frame)
        found = step_options(state, seat, golem, back=self.back)
        if made == self.steps or not found:
            state.stack.pop()
            return None
        return [*found, DONE]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        made = frame[2]
        state.stack.pop()
        if action is not DONE:
            golem = step_golem(state, seat, action)
            if made + 1 < self.steps:
                state.push(self, seat, made + 1, golem)

    def face(self) -> Face:
        return {"do": "move-golem", "steps": self.steps, "back": self.back}


class UseTile(Deed):
    """Do the neighborhood tile beside one own golem, standing or lying, without activating it."""

    __slots__ = ()

    asks = "use-tile"

    def options(self, state: GolemState, seat: int) -> list[Action]:
        places = sorted({(g >> 6, golem_section(g)) for g in state.players[seat].golems})
        return [_USE[place] for place in places if place in _USE]

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        district, section = action.data
        state.emit("use-tile", seat, DISTRICTS[district], section)
        push_tile(state, seat, district << 6 | section << 2)

    def face(self) -> Face:
        return {"do": "use-tile"}
