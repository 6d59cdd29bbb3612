"""Students walk the streets; the first to reach section VIII of a street takes its menorah token."""

from typing import Final

from goldenlane.games.golem.names import DISTRICTS, MENORAH_SECTION, SECTIONS, STUDENT
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.effect import Deed, Effect, Face
from goldenlane.kernel.state import Frame

ANY: Final = 3
"""A student of the player's choice."""


def step_forward(state: GolemState, seat: int, district: int) -> None:
    """One section forward; a student in X stays (Ruling G-24). Token: Ruling G-57."""
    students = state.players[seat].students
    if students[district] == SECTIONS:
        return
    students[district] += 1
    state.emit("student", seat, DISTRICTS[district], students[district])
    if students[district] == MENORAH_SECTION and state.menorahs[district] < 0:
        state.menorahs[district] = seat
        state.emit("menorah", seat, DISTRICTS[district])


def step_back(state: GolemState, seat: int, district: int) -> None:
    students = state.players[seat].students
    students[district] -= 1
    state.emit("student", seat, DISTRICTS[district], students[district])


class StudentStep(Deed):
    """Move the student of a district, or any student, 1 section forward."""

    __slots__ = ("district",)

    asks = "student"

    def __init__(self, district: int) -> None:
        super().__init__()
        self.district = district

    def options(self, state: GolemState, seat: int) -> list[Action]:
        students = state.players[seat].students
        if self.district != ANY:
            return [STUDENT[self.district]] if students[self.district] < SECTIONS else []
        return [STUDENT[d] for d in range(3) if students[d] < SECTIONS]

    def obvious(self, state: GolemState, seat: int) -> Action | None:
        """One certain student on the part of the street where every step pays more (Ruling G-62)."""
        if self.district == ANY:
            return None
        safe = state.rules.street_safe[state.players[seat].students[self.district]]
        return STUDENT[self.district] if safe else None

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        step_forward(state, seat, action.data[0])

    def face(self) -> Face:
        name = "any" if self.district == ANY else DISTRICTS[self.district]
        return {"do": "student", "district": name, "n": 1}


class BlackMarble(Effect):
    """A black marble moves two different students 1 section each; one or both may be left out (Ruling G-24).

    Frame: a = students moved (bits).
    """

    __slots__ = ()

    asks = "student"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, moved, _ = frame
        students = state.players[seat].students
        found = [STUDENT[d] for d in range(3) if not moved >> d & 1 and students[d] < SECTIONS]
        if not found or moved.bit_count() == 2:
            state.stack.pop()
            return None
        return [*found, DONE]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        if action is DONE:
            state.stack.pop()
            return
        district = action.data[0]
        state.stack[-1] = (self, seat, frame[2] | 1 << district, 0)
        step_forward(state, seat, district)
