"""Gains and costs: what comes or goes without a further decision."""

from collections.abc import Callable

from goldenlane.games.golem.names import DISTRICTS, GOODS, KNOWLEDGE, VP
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.games.golem.students import step_back
from goldenlane.games.golem.tracks import move_research
from goldenlane.kernel.effect import Cost, Effect, Face, Gain


def gain(state: GolemState, seat: int, good: int, amount: int) -> None:
    """A player gets resources or VP from the unlimited supply (Ruling G-02)."""
    if amount:
        state.players[seat].goods[good] += amount
        state.emit("gain", seat, GOODS[good], amount)


def pay(state: GolemState, seat: int, good: int, amount: int) -> None:
    if amount:
        state.players[seat].goods[good] -= amount
        state.emit("pay", seat, GOODS[good], amount)


def in_vain(state: GolemState, seat: int, good: int, price: int, bought: Effect, a: int = 0) -> bool:
    """Whether a price would buy nothing: what it buys could do nothing once it is paid (Ruling G-70)."""
    goods = state.players[seat].goods
    goods[good] -= price
    idle = bought.idle(state, seat, a)
    goods[good] += price
    return idle


class Goods(Gain):
    """Gain resources or score VP."""

    __slots__ = ("amount", "good")

    def __init__(self, amount: int, good: int) -> None:
        super().__init__(f"{amount} {GOODS[good]}")
        self.amount = amount
        self.good = good

    def do(self, state: GolemState, seat: int) -> None:
        gain(state, seat, self.good, self.amount)

    def face(self) -> Face:
        return {"do": "gain", "good": GOODS[self.good], "n": self.amount}


class OneOfEach(Gain):
    """Gain 1 of each resource: clay, coin, knowledge (Ruling G-01)."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(f"{amount} of each")
        self.amount = amount

    def do(self, state: GolemState, seat: int) -> None:
        for good in range(3):
            gain(state, seat, good, self.amount)

    def face(self) -> Face:
        return {"do": "gain-each", "n": self.amount}


MEASURES: dict[str, Callable[[Player], int]] = {
    "golem-track": lambda p: p.marker,
    "leftmost-student": lambda p: min(p.students),
    "completed-artifact": lambda p: p.completed_artifacts,
    "upgraded-tile": lambda p: p.tiles.bit_count(),
    "grave": lambda p: p.destroyed,
}
"""What "per ..." counts; the value is that of the moment in which the gain is taken (Ruling G-10)."""


class GainPer(Gain):
    """Gain so much for each of something the player has or has reached."""

    __slots__ = ("amount", "good", "measure", "per")

    fixed = False

    def __init__(self, amount: int, good: int, per: str) -> None:
        super().__init__(f"{amount} {GOODS[good]} per {per}")
        self.amount = amount
        self.good = good
        self.per = per
        self.measure = MEASURES[per]

    def do(self, state: GolemState, seat: int) -> None:
        gain(state, seat, self.good, self.amount * self.measure(state.players[seat]))

    def idle(self, state: GolemState, seat: int, a: int = 0) -> bool:
        return not self.measure(state.players[seat])

    def face(self) -> Face:
        return {"do": "gain-per", "good": GOODS[self.good], "n": self.amount, "per": self.per}


class ResearchUp(Gain):
    """Move the research marker up."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        super().__init__(f"research +{steps}")
        self.steps = steps

    def do(self, state: GolemState, seat: int) -> None:
        move_research(state, seat, self.steps)

    def idle(self, state: GolemState, seat: int, a: int = 0) -> bool:
        return state.players[seat].research == len(state.rules.research_vp) - 1

    def face(self) -> Face:
        return {"do": "research", "n": self.steps}


class NoControlCost(Gain):
    """This round golem control costs no knowledge."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("no-control-cost")

    def do(self, state: GolemState, seat: int) -> None:
        state.players[seat].no_control = 1
        state.emit("no-control-cost", seat)

    def idle(self, state: GolemState, seat: int, a: int = 0) -> bool:
        return bool(state.players[seat].no_control)

    def face(self) -> Face:
        return {"do": "no-control-cost"}


def student_income(state: GolemState, seat: int, district: int) -> None:
    """What the section of one student pays: the district's resource and VP."""
    resource, vp = state.rules.street[state.players[seat].students[district]]
    gain(state, seat, district, resource)
    gain(state, seat, VP, vp)


class StudentIncome(Gain):
    """Gain the income of all own students."""

    __slots__ = ()

    fixed = False

    def __init__(self) -> None:
        super().__init__("student-income")

    def do(self, state: GolemState, seat: int) -> None:
        for district in range(3):
            student_income(state, seat, district)

    def idle(self, state: GolemState, seat: int, a: int = 0) -> bool:
        return all(not any(state.rules.street[section]) for section in state.players[seat].students)

    def face(self) -> Face:
        return {"do": "student-income"}


class GoodsCost(Cost):
    """So many of one resource; all or nothing (Ruling G-04)."""

    __slots__ = ("amount", "good")

    def __init__(self, amount: int, good: int) -> None:
        super().__init__(f"{amount} {GOODS[good]}")
        self.amount = amount
        self.good = good

    def payable(self, state: GolemState, seat: int) -> bool:
        return state.players[seat].goods[self.good] >= self.amount

    def pay(self, state: GolemState, seat: int) -> None:
        pay(state, seat, self.good, self.amount)

    def in_vain(self, state: GolemState, seat: int, gain: Effect) -> bool:
        return in_vain(state, seat, self.good, self.amount, gain)

    def face(self) -> Face:
        return {"do": "gain", "good": GOODS[self.good], "n": self.amount}


class StudentBackCost(Cost):
    """Move the student of a district 1 section back; not from section I (Ruling G-05)."""

    __slots__ = ("district",)

    def __init__(self, district: int) -> None:
        super().__init__(f"student {DISTRICTS[district]} -1")
        self.district = district

    def payable(self, state: GolemState, seat: int) -> bool:
        return state.players[seat].students[self.district] > 1

    def pay(self, state: GolemState, seat: int) -> None:
        step_back(state, seat, self.district)

    def face(self) -> Face:
        return {"do": "student", "district": DISTRICTS[self.district], "n": -1}


class ResearchDownCost(Cost):
    """Move the research marker 1 space down; not from 0 (Ruling G-05)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("research -1")

    def payable(self, state: GolemState, seat: int) -> bool:
        return state.players[seat].research > 0

    def pay(self, state: GolemState, seat: int) -> None:
        move_research(state, seat, -1)

    def face(self) -> Face:
        return {"do": "research", "n": -1}


def knowledge_or_vp(state: GolemState, seat: int, price: int, *, forced: bool) -> tuple[bool, bool]:
    """Whether a price of sections VIII-X can be paid in knowledge, in VP (Rulings G-06, G-07).

    A forced price may drive the VP below 0, but only if the knowledge does not suffice either.
    """
    goods = state.players[seat].goods
    knowledge = goods[KNOWLEDGE] >= price
    return knowledge, goods[VP] >= price or (forced and not knowledge)
