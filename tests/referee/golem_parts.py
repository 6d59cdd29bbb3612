"""The parts of effects: what each can do now, and what happens when it is done.

``options`` lists the ways to do a part now; a gain has none, it is simply taken. ``useful`` says whether
the part could change anything, for what pays for nothing is not offered (Ruling G-63).
"""

from dataclasses import dataclass
from itertools import pairwise

from tests.referee.asking import DONE, Play, ask, draw
from tests.referee.golem_table import DISTRICTS, LAST, RESOURCES, Table


class Part:
    """One part of an effect."""

    movable = False
    """A gain whose amount depends on the moment (Ruling G-10)."""
    declined = True
    """Whether it may be left out; nobody leaves out plain resources (Ruling G-62)."""

    def options(self, table: Table, seat: int) -> list[str]:
        return []

    def useful(self, table: Table, seat: int) -> bool:
        return bool(self.options(table, seat))

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        raise NotImplementedError
        yield

    def unasked(self, table: Table, seat: int) -> str | None:
        """The option that is taken without asking (Ruling G-62)."""
        return None


class Gain(Part):
    """Something that is simply taken."""

    def useful(self, table: Table, seat: int) -> bool:
        return True

    def take(self, table: Table, seat: int) -> None:
        raise NotImplementedError

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        self.take(table, seat)
        return
        yield


@dataclass
class Goods(Gain):
    """So many of a resource, or VP."""

    amount: int
    good: str

    def take(self, table: Table, seat: int) -> None:
        table.players[seat].goods[self.good] += self.amount


@dataclass
class OneOfEach(Gain):
    """One clay, one coin, one knowledge (Ruling G-01)."""

    def take(self, table: Table, seat: int) -> None:
        table.players[seat].goods.update(RESOURCES)


@dataclass
class Research(Gain):
    """The research marker goes up."""

    steps: int

    def useful(self, table: Table, seat: int) -> bool:
        return table.players[seat].research < table.research_end

    def take(self, table: Table, seat: int) -> None:
        table.move_research(table.players[seat], self.steps)


@dataclass
class NoControl(Gain):
    """No knowledge is paid for golem control in this round."""

    def take(self, table: Table, seat: int) -> None:
        table.players[seat].no_control = True


@dataclass
class StudentIncome(Gain):
    """The income of all own students."""

    def take(self, table: Table, seat: int) -> None:
        for district in DISTRICTS:
            table.student_income(table.players[seat], district)


@dataclass
class Per(Gain):
    """So many goods for each of something, counted when it is taken."""

    amount: int
    good: str
    what: str
    movable = True

    @property
    def label(self) -> str:
        return f"take {self.amount} {self.good} per {self.what}"

    def count(self, table: Table, seat: int) -> int:
        player = table.players[seat]
        match self.what:
            case "golem-track":
                return player.marker
            case "completed-artifact":
                return sum(player.complete(artifact) for artifact in range(4))
            case "grave":
                return player.destroyed
            case "leftmost-student":
                return min(player.students.values())
            case "upgraded-tile":
                return len(player.upgraded)
        raise ValueError(self.what)

    def useful(self, table: Table, seat: int) -> bool:
        return self.count(table, seat) > 0

    def take(self, table: Table, seat: int) -> None:
        table.players[seat].goods[self.good] += self.amount * self.count(table, seat)


@dataclass
class Student(Part):
    """A step of one student: of one district, or of any."""

    district: str

    def _who(self) -> tuple[str, ...]:
        return DISTRICTS if self.district == "any" else (self.district,)

    def options(self, table: Table, seat: int) -> list[str]:
        students = table.players[seat].students
        return [f"student {district}" for district in self._who() if students[district] < LAST]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        table.step_student(seat, choice.split()[1])
        return
        yield

    def unasked(self, table: Table, seat: int) -> str | None:
        """A step of a certain student where no step of the street so far lowers its income."""
        if self.district == "any":
            return None
        to = table.players[seat].students[self.district] + 1
        if to > LAST:
            return None
        incomes = [(int(row["resource"]), int(row["vp"])) for row in table.rows["street"][:to]]
        rising = all(a <= c and b <= d for (a, b), (c, d) in pairwise(incomes))
        return f"student {self.district}" if rising else None


@dataclass
class StudentSteps(Part):
    """Up to so many steps of any students."""

    steps: int

    def options(self, table: Table, seat: int) -> list[str]:
        return Student("any").options(table, seat)

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        for left in range(self.steps, 0, -1):
            yield from Student("any").do(table, seat, choice)
            if left == 1 or not (found := self.options(table, seat)):
                return
            choice = yield from ask(seat, [*found, DONE])
            if choice == DONE:
                return


@dataclass
class GolemTrack(Part):
    """The golem marker one up or one down."""

    def options(self, table: Table, seat: int) -> list[str]:
        marker = table.players[seat].marker
        ways = {"golem-track up": marker < table.marker_end, "golem-track down": marker > 0}
        return [way for way, possible in ways.items() if possible]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        table.move_marker(table.players[seat], 1 if choice.endswith("up") else -1)
        return
        yield


@dataclass
class DrawGoals(Part):
    """Draw two goals, keep one, the other goes under the deck (Ruling G-18)."""

    def options(self, table: Table, seat: int) -> list[str]:
        return ["draw goals"] if table.goal_deck or table.goal_below else []

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        drawn = yield from table_goals(table, 2)
        kept = yield from ask(seat, [f"keep {goal}" for goal in sorted(drawn)])
        table.players[seat].goals.append(int(kept.split()[1]))
        drawn.remove(int(kept.split()[1]))
        table.goal_below += drawn


def table_goals(table: Table, number: int) -> Play[list[int]]:
    """Goals from the top of the deck; those put under it come last."""
    drawn: list[int] = []
    if table.goal_deck:
        drawn = yield from draw("goals")
        if len(drawn) != min(number, len(table.goal_deck)):
            raise AssertionError(f"{len(drawn)} goals were drawn")
        for goal in drawn:
            table.goal_deck.remove(goal)
    while len(drawn) < number and table.goal_below:
        drawn.append(table.goal_below.pop(0))
    return drawn


@dataclass
class AnyResources(Part):
    """Any so many resources."""

    amount: int
    declined = False

    def options(self, table: Table, seat: int) -> list[str]:
        return [f"take {mix}" for mix in mixes(self.amount, [self.amount] * 3)]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        words = choice.split()[1:]
        for amount, good in zip(words[::2], words[1::2], strict=True):
            table.players[seat].goods[good] += int(amount)
        return
        yield


def mixes(total: int, most: list[int]) -> list[str]:
    """All ways to make up a number of resources, as a notation writes them."""
    found = []
    for clay in range(total, -1, -1):
        for coin in range(total - clay, -1, -1):
            counts = (clay, coin, total - clay - coin)
            if all(count <= top for count, top in zip(counts, most, strict=True)):
                words = [f"{n} {name}" for n, name in zip(counts, RESOURCES, strict=True) if n]
                found.append(" ".join(words))
    return found
