"""Creating and destroying golems, and the graveyard."""

from typing import Final

from goldenlane.games.golem.artifacts import CREATED, push_rewards, triggered
from goldenlane.games.golem.gains import pay
from goldenlane.games.golem.golems import push_tile, step_golem, step_options
from goldenlane.games.golem.names import (
    ACTIVATE,
    CLAY,
    CREATE,
    DESTROY,
    DISTRICTS,
    LEFT_LEG,
    RIGHT_ARM,
    TILED_SECTIONS,
    TRIGGER,
    golem_code,
    golem_section,
)
from goldenlane.games.golem.state import GolemState
from goldenlane.games.golem.tracks import move_marker
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.effect import Deed, Effect, Face
from goldenlane.kernel.state import Frame

_STEPPED: Final = 1
_ACTIVATED: Final = 2
_BURY: Final = tuple(act(f"bury {slot}", slot - 1) for slot in range(1, 10))
_UNLIMITED: Final = 8


class Create(Deed):
    """Create 1 golem: it enters section I of any district, standing; the golem marker moves up 2.

    Price: 3 clay and 3 more for each own golem already in that district, less the discount, not
    below 0 (Rulings G-03, G-32).
    """

    __slots__ = ("discount",)

    asks = "create"

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def price(self, state: GolemState, seat: int, district: int) -> int:
        there = sum(golem >> 6 == district for golem in state.players[seat].golems)
        rules = state.rules
        return max(0, rules.golem_price + rules.golem_price_each * there - self.discount)

    def options(self, state: GolemState, seat: int) -> list[Action]:
        player = state.players[seat]
        if not player.to_create:
            return []
        clay = player.goods[CLAY]
        return [CREATE[d] for d in range(3) if self.price(state, seat, d) <= clay]

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        district = action.data[0]
        player = state.players[seat]
        pay(state, seat, CLAY, self.price(state, seat, district))
        player.to_create -= 1
        golem = golem_code(district, 1, new=bool(state.working))
        player.golems.append(golem)
        player.golems.sort()
        state.emit("create", seat, DISTRICTS[district])
        move_marker(state, seat, state.rules.create_marker)
        state.push(state.rules.after_create, seat, golem, triggered(player, CREATED) << 2)

    def face(self) -> Face:
        return {"do": "create", "discount": self.discount}


class AfterCreate(Effect):
    """What a creation brings: the left leg's step and activation, golden triggers, in any order.

    Left leg (Ruling G-33): the new golem may take 1 step, then may be activated without lying down.
    Frame: a = the golem, b = stepped, activated and (from bit 2) artifacts still to activate.
    """

    __slots__ = ()

    asks = "after-create"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, golem, bits = frame
        player = state.players[seat]
        found: list[Action] = []
        if player.has(LEFT_LEG) and golem in player.golems and not bits & _ACTIVATED:
            if not bits & _STEPPED:
                found += step_options(state, seat, golem, back=False)
            if golem_section(golem) <= TILED_SECTIONS:
                found.append(ACTIVATE[golem])
        if not found:
            state.stack.pop()
            push_rewards(state, seat, bits >> 2)
            return None
        found += [TRIGGER[i] for i in range(4) if bits >> 2 + i & 1]
        return [*found, DONE]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        _, _, golem, bits = frame
        if action is DONE:
            state.stack.pop()
            push_rewards(state, seat, bits >> 2)
        elif action in TRIGGER:
            artifact = action.data[0]
            state.stack[-1] = (self, seat, golem, bits & ~(4 << artifact))
            push_rewards(state, seat, 1 << artifact)
        elif action.verb == "step":
            moved = step_golem(state, seat, action)
            state.stack[-1] = (self, seat, moved, bits | _STEPPED)
        else:
            state.stack[-1] = (self, seat, golem, bits | _ACTIVATED)
            state.emit("activate", seat, DISTRICTS[golem >> 6], golem_section(golem))
            push_tile(state, seat, golem)


class Destroy(Deed):
    """Destroy any own golem on the board: the golem marker moves down 1, a graveyard slot pays its bonus."""

    __slots__ = ()

    asks = "destroy"

    def options(self, state: GolemState, seat: int) -> list[Action]:
        golems = state.players[seat].golems
        return [DESTROY[g] for i, g in enumerate(golems) if not i or golems[i - 1] != g]

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        golem = action.data[0]
        player = state.players[seat]
        player.golems.remove(golem)
        player.destroyed += 1
        state.emit("destroy", seat, DISTRICTS[golem >> 6], golem_section(golem))
        move_marker(state, seat, -state.rules.destroy_marker)
        state.push(state.rules.bury, seat)

    def face(self) -> Face:
        return {"do": "destroy"}


class Bury(Effect):
    """Any free slot of the graveyard, also the unlimited one without bonus (Ruling G-35).

    With the right arm the bonus is taken twice, choices anew (Ruling G-36), but not yet for the golem that
    the right arm itself destroys (Ruling G-68).
    """

    __slots__ = ()

    asks = "bury"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        free = [
            _BURY[slot]
            for slot in range(_UNLIMITED)
            if state.graveyard[slot] < 0 and state.rules.graveyard_players[slot] <= state.seats
        ]
        return [*free, _BURY[_UNLIMITED]]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        slot = action.data[0]
        state.stack.pop()
        state.emit("bury", seat, slot + 1)
        if slot == _UNLIMITED:
            return
        state.graveyard[slot] = seat
        bonus = state.rules.graveyard[slot]
        if state.players[seat].has(RIGHT_ARM) and not _begins(state, seat):
            state.push(bonus, seat)
        state.push(bonus, seat)


class FromNowOn(Effect):
    """The right arm's doubling begins: as long as this waits below its destruction, nothing is doubled."""

    __slots__ = ()

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        return None


def _begins(state: GolemState, seat: int) -> bool:
    """Whether the right arm's own destruction is not over."""
    return any(frame[0] is state.rules.from_now_on and frame[1] == seat for frame in state.stack)
