"""Effects of the content: reading the notation, and playing it.

a, b        both, in any order, each may be left out
a / b       one of them
cost -> a   pay the cost to get a
a then b    in this order
"""

import re
from dataclasses import dataclass
from functools import cache

from tests.referee.asking import DONE, Play, ask
from tests.referee.golem_artifacts import ActivateArtifact, Gold, Upgrade
from tests.referee.golem_books import BuyBook
from tests.referee.golem_golems import Activate, Create, Destroy, Move, UseTile
from tests.referee.golem_parts import (
    AnyResources,
    DrawGoals,
    Gain,
    GolemTrack,
    Goods,
    NoControl,
    OneOfEach,
    Part,
    Per,
    Research,
    Student,
    StudentIncome,
    StudentSteps,
)
from tests.referee.golem_table import Table


@cache
def read(text: str) -> tuple[tuple[Part, ...], ...]:
    """An effect: groups of parts, one group after the other, the parts of a group in any order."""
    if text == "-":
        return ()
    return tuple(_group(step) for step in text.split(" then "))


def _group(text: str) -> tuple[Part, ...]:
    cost, arrow, gain = text.partition(" -> ")
    if arrow:
        return (Pay(cost, _group(gain)),)
    parts = []
    for chosen in text.split(", "):
        branches = tuple(_part(branch) for branch in chosen.split(" / "))
        parts.append(branches[0] if len(branches) == 1 else Choice(branches))
    return tuple(parts)


_WORDS: list[tuple[str, str]] = [
    ("goods", r"(\d+) (clay|coin|knowledge|vp)"),
    ("per", r"(\d+) (clay|coin|knowledge|vp) per (\S+)"),
    ("gold", r"(\d+) gold"),
    ("each", r"1 of each"),
    ("resources", r"any (\d+) resources"),
    ("research", r"research \+(\d+)"),
    ("student", r"student (\S+) \+1"),
    ("steps", r"(\d+) student-steps"),
    ("track", r"golem-track \+-1"),
    ("create", r"create golem(?: discount (\d+))?"),
    ("destroy", r"destroy golem( plain)?"),
    ("move", r"move (golems?) (\d+) (forward|any)"),
    ("activate", r"activate (golem|2 golems)"),
    ("artifact", r"activate artifact"),
    ("upgrade", r"upgrade (\S+)(?: discount (\d+))?( mix)?( free)?"),
    ("buy", r"buy book(?: discount (\d+))?( slot-only)?"),
    ("active", r"use (\d+) active"),
    ("tile", r"use tile"),
    ("goals", r"draw goals"),
    ("income", r"student-income"),
    ("control", r"no-control-cost"),
]


def _part(text: str) -> Part:
    """One part of an effect."""
    for word, pattern in _WORDS:
        found = re.fullmatch(pattern, text)
        if found:
            return _made(word, [group or "" for group in found.groups()])
    raise ValueError(f"the referee cannot read {text!r}")


def _made(word: str, args: list[str]) -> Part:
    match word, args:
        case "goods", [amount, good]:
            return Goods(int(amount), good)
        case "per", [amount, good, what]:
            return Per(int(amount), good, what)
        case "gold", [amount]:
            return Gold(int(amount))
        case "resources", [amount]:
            return AnyResources(int(amount))
        case "research", [steps]:
            return Research(int(steps))
        case "student", [district]:
            return Student(district)
        case "steps", [steps]:
            return StudentSteps(int(steps))
        case "create", [discount]:
            return Create(int(discount or 0))
        case "destroy", [plain]:
            return Destroy(bool(plain))
        case "move", [golems, steps, way]:
            return Move(int(steps), golems == "golems", way == "any")
        case "activate", [golems]:
            return Activate(2 if golems.startswith("2") else 1)
        case "upgrade", [what, discount, mix, free]:
            return Upgrade(what, int(discount or 0), bool(mix), bool(free))
        case "buy", [discount, slot_only]:
            return BuyBook(int(discount or 0), bool(slot_only))
        case "active", [number]:
            return UseActive(int(number))
    without_words: dict[str, Part] = {
        "each": OneOfEach(),
        "track": GolemTrack(),
        "artifact": ActivateArtifact(),
        "tile": UseTile(),
        "goals": DrawGoals(),
        "income": StudentIncome(),
        "control": NoControl(),
    }
    return without_words[word]


def useful(table: Table, seat: int, text: str) -> bool:
    """Can the effect change anything now? (Ruling G-63)"""
    return any(part.useful(table, seat) for group in read(text) for part in group)


def resolve(table: Table, seat: int, text: str) -> Play[None]:
    """Play an effect for a seat."""
    for group in read(text):
        yield from play_group(table, seat, group)


def play_group(table: Table, seat: int, parts: tuple[Part, ...]) -> Play[None]:
    """Parts in any order: what never hurts comes by itself, the rest is asked for (Ruling G-62)."""
    for part in parts:
        if isinstance(part, Gain) and not part.movable:
            part.take(table, seat)
    amounts = [part for part in parts if isinstance(part, Per)]
    deeds = [part for part in parts if not isinstance(part, Gain)]
    while True:
        clear = next(((part, way) for part in deeds if (way := part.unasked(table, seat))), None)
        if clear is not None:
            deeds.remove(clear[0])
            yield from clear[0].do(table, seat, clear[1])
            continue
        ways = [(part, part.options(table, seat)) for part in deeds]
        found = [option for _, options in ways for option in options]
        if not found:
            break
        decline = [DONE] if all(part.declined for part in deeds) else []
        choice = yield from ask(seat, [*found, *(amount.label for amount in amounts), *decline])
        if choice == DONE:
            break
        amount = next((amount for amount in amounts if amount.label == choice), None)
        if amount is not None:
            amounts.remove(amount)
            amount.take(table, seat)
            continue
        # Two parts may offer the same option: the one with fewer ways is used up.
        deed = min((way for way in ways if choice in way[1]), key=lambda way: len(way[1]))[0]
        deeds = [part for part in deeds if part is not deed]
        yield from deed.do(table, seat, choice)
    for amount in amounts:
        amount.take(table, seat)


@dataclass
class Choice(Part):
    """One of several gains."""

    branches: tuple[Part, ...]

    def options(self, table: Table, seat: int) -> list[str]:
        return [
            option
            for branch in self.branches
            for option in (
                [f"take {branch.amount} {branch.good}"]
                if isinstance(branch, Goods)
                else branch.options(table, seat)
            )
        ]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        for branch in self.branches:
            if isinstance(branch, Goods) and choice == f"take {branch.amount} {branch.good}":
                branch.take(table, seat)
                return
            if choice in branch.options(table, seat):
                yield from branch.do(table, seat, choice)
                return


@dataclass
class Pay(Part):
    """Pay the cost to get the gain; not offered when it would buy nothing (Rulings G-04, G-05, G-63)."""

    cost: str
    gain: tuple[Part, ...]

    def _payable(self, table: Table, seat: int) -> bool:
        player = table.players[seat]
        match self.cost.split():
            case ["student", district, "-1"]:
                return player.students[district] > 1
            case ["research", "-1"]:
                return player.research > 0
            case [amount, good]:
                return player.goods[good] >= int(amount)
        raise ValueError(self.cost)

    def options(self, table: Table, seat: int) -> list[str]:
        pays = self._payable(table, seat) and any(part.useful(table, seat) for part in self.gain)
        return [f"pay {self.cost}"] if pays else []

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        player = table.players[seat]
        match self.cost.split():
            case ["student", district, "-1"]:
                player.students[district] -= 1
            case ["research", "-1"]:
                player.research -= 1
            case [amount, good]:
                player.goods[good] -= int(amount)
        yield from play_group(table, seat, self.gain)


@dataclass
class UseActive(Part):
    """Use the active bonuses of up to so many different own books (Ruling G-44)."""

    number: int

    def _options(self, table: Table, seat: int, used: list[str]) -> list[str]:
        books = sorted(book for column in table.players[seat].books for book in column)
        return [
            f"active {book}"
            for book in books
            if f"active {book}" not in used
            and useful(table, seat, table.row("book", "number", book)["active"])
        ]

    def options(self, table: Table, seat: int) -> list[str]:
        return self._options(table, seat, [])

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        used: list[str] = []
        while True:
            used.append(choice)
            yield from resolve(table, seat, table.row("book", "number", choice.split()[1])["active"])
            found = self._options(table, seat, used) if len(used) < self.number else []
            if not found:
                return
            choice = yield from ask(seat, [*found, DONE])
            if choice == DONE:
                return
