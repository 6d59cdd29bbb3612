"""Books: buying, columns, and the bonuses of a placed card."""

from dataclasses import dataclass

from tests.referee.asking import DONE, Play, ask, draw
from tests.referee.golem_artifacts import activate_artifact, triggered
from tests.referee.golem_parts import Part
from tests.referee.golem_table import DISTRICTS, Player, Table


def color_of(table: Table, book: int) -> str:
    return table.row("book", "number", book)["color"]


def legal_columns(table: Table, player: Player, book: int) -> list[int]:
    """One color to a column, one column to a color; black cards go anywhere (Rulings G-38, G-39)."""
    limit = table.column_limit(player)
    color = color_of(table, book)
    colors = [{color_of(table, card) for card in column} - {"black"} for column in player.books]
    return [
        i
        for i, column in enumerate(player.books)
        if len(column) < limit
        and (color == "black" or colors[i] == {color} or (not colors[i] and {color} not in colors))
    ]


@dataclass
class BuyBook(Part):
    """Buy a book of the library: card and slot together, less a discount (Rulings G-03, G-43)."""

    discount: int = 0
    slot_only: bool = False

    def _price(self, table: Table, at: int) -> int:
        cost = table.row("book", "number", table.library[at])["cost"]
        card = 0 if cost == "student" or self.slot_only else int(cost)
        return max(0, card + int(table.rows["library"][at]["cost"]) - self.discount)

    def _steps_back(self, table: Table, book: int) -> bool:
        return table.row("book", "number", book)["cost"] == "student" and not self.slot_only

    def options(self, table: Table, seat: int) -> list[str]:
        player = table.players[seat]
        return [
            f"buy {book}"
            for at, book in enumerate(table.library)
            if self._price(table, at) <= player.goods["knowledge"]
            and legal_columns(table, player, book)
            and (not self._steps_back(table, book) or max(player.students.values()) > 1)
        ]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        player = table.players[seat]
        book = int(choice.split()[1])
        player.goods["knowledge"] -= self._price(table, table.library.index(book))
        table.library.remove(book)
        if self._steps_back(table, book):
            can = [district for district in DISTRICTS if player.students[district] > 1]
            back = yield from ask(seat, [f"student {district} back" for district in can])
            player.students[back.split()[1]] -= 1
        columns = legal_columns(table, player, book)
        chosen = yield from ask(seat, [f"column {column + 1}" for column in columns])
        column = int(chosen.split()[1]) - 1
        player.books[column].append(book)
        yield from refill(table)
        yield from bonuses(table, seat, column)


def refill(table: Table) -> Play[None]:
    """A new card at the right, if the deck has one (Ruling G-17)."""
    if table.book_deck:
        (book,) = yield from draw("book")
        table.book_deck.remove(book)
        table.library.append(book)
    elif table.book_below:
        table.library.append(table.book_below.pop(0))


def bonuses(table: Table, seat: int, column: int) -> Play[None]:
    """The immediate bonus, the column's tile, the active bonuses upwards (Rulings G-40 to G-42, G-47)."""
    player = table.players[seat]
    cards = list(player.books[column])
    card = table.row("book", "number", cards[-1])
    waiting = triggered(table, player, "first-book") if len(cards) == 1 else []
    if waiting:
        choice = yield from ask(seat, [*(f"trigger {artifact + 1}" for artifact in waiting), DONE])
        if choice != DONE:
            yield from activate_artifact(table, seat, waiting.pop())
    tile = table.row("research-tile", "id", f"column-{column + 1}")
    doubled = tile["effect"] == "double"
    twice = doubled and tile["id"] in player.upgraded and card["color"] != "black"
    for _ in range(2 if twice else 1):
        yield from table.resolve(seat, card["immediate"])
    if tile["id"] in player.upgraded and not doubled:
        yield from table.resolve(seat, tile["effect"])
    for book in cards:
        yield from table.resolve(seat, table.row("book", "number", book)["active"])
    for artifact in waiting:
        yield from activate_artifact(table, seat, artifact)
