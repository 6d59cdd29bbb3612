"""Books: buying, columns, and the bonuses of a placed card."""

from typing import Final

from goldenlane.games.golem.artifacts import FIRST_BOOK, push_rewards, triggered
from goldenlane.games.golem.gains import pay
from goldenlane.games.golem.names import (
    BLACK_BOOK,
    COLUMN_1,
    COLUMN_3,
    COLUMN_TILES,
    KNOWLEDGE,
    STUDENT,
    TRACK_TILE,
    TRIGGER,
)
from goldenlane.games.golem.state import GolemState, Player
from goldenlane.games.golem.students import step_back
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.chance import Draw
from goldenlane.kernel.effect import Deed, Effect, Face
from goldenlane.kernel.state import CHANCE, Frame

_COLUMN: Final = tuple(act(f"column {column + 1}", column) for column in range(COLUMN_TILES))
_BACK: Final = tuple(act(f"{option.text} back", d) for d, option in enumerate(STUDENT))

_DOUBLE: Final = 1
"""Bit of the bonuses' frame: column 3 doubles the immediate bonus."""


def column_limit(state: GolemState, player: Player) -> int:
    """Cards that a column may hold, by the research marker and the track tile (Ruling G-39)."""
    return state.rules.column_limit[player.has(TRACK_TILE)][player.research]


def legal_columns(state: GolemState, player: Player, book: int) -> list[int]:
    """One color per column, one column per color; black books go anywhere (Rulings G-38, G-66)."""
    limit = column_limit(state, player)
    books = player.books
    room = [column for column in range(len(books)) if len(books[column]) < limit]
    colors = state.rules.book_color
    color = colors[book]
    if color == BLACK_BOOK:
        return room
    free = []
    for column in range(len(books)):
        own = next((colors[card] for card in books[column] if colors[card] != BLACK_BOOK), -1)
        if own == color:
            return [column] if column in room else []
        if own < 0:
            free.append(column)
    return [column for column in free if column in room]


class BuyBook(Deed):
    """Buy 1 book: the cost of the card and of its library slot, in knowledge, less the discount.

    A black book costs a step back of one own student in place of knowledge; a discount touches only
    its slot (Ruling G-43). ``slot_only``: the card's own cost is dropped, the slot is paid.
    """

    __slots__ = ("discount", "slot_only")

    asks = "buy"

    def __init__(self, discount: int, slot_only: bool = False) -> None:
        super().__init__()
        self.discount = discount
        self.slot_only = slot_only

    def price(self, state: GolemState, slot: int) -> int:
        card = 0 if self.slot_only else state.rules.book_cost[state.library[slot]]
        return max(0, card + state.rules.library_cost[slot] - self.discount)

    def options(self, state: GolemState, seat: int) -> list[Action]:
        player = state.players[seat]
        knowledge = player.goods[KNOWLEDGE]
        found = []
        for slot, book in enumerate(state.library):
            if self.price(state, slot) > knowledge or not legal_columns(state, player, book):
                continue
            if (
                state.rules.book_color[book] == BLACK_BOOK
                and not self.slot_only
                and max(player.students) == 1
            ):
                continue
            found.append(state.rules.buy[book])
        return found

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        book = action.data[0]
        slot = state.library.index(book)
        pay(state, seat, KNOWLEDGE, self.price(state, slot))
        del state.library[slot]
        state.emit("buy", seat, book)
        state.push(state.rules.place_book, seat, book)
        if state.rules.book_color[book] == BLACK_BOOK and not self.slot_only:
            state.push(state.rules.student_back, seat)

    def face(self) -> Face:
        return {"do": "buy-book", "discount": self.discount, "slot-only": self.slot_only}


class StudentBack(Effect):
    """The price of a black book: move one own student, not in section I, 1 section back."""

    __slots__ = ()

    asks = "student-back"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        students = state.players[frame[1]].students
        return [_BACK[d] for d in range(3) if students[d] > 1]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        step_back(state, seat, action.data[0])


class PlaceBook(Effect):
    """Choose the column; the library shifts left and is refilled before the bonuses (Rulings G-17, G-40).

    Frame: a = the book.
    """

    __slots__ = ()

    asks = "column"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        return [_COLUMN[c] for c in legal_columns(state, state.players[frame[1]], frame[2])]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        book, column = frame[2], action.data[0]
        player = state.players[seat]
        state.stack.pop()
        first = not player.books[column]
        player.books[column] += (book,)
        state.emit("place-book", seat, book, column + 1)
        rules = state.rules
        double = (
            column == COLUMN_3 - COLUMN_1 and player.has(COLUMN_3) and rules.book_color[book] != BLACK_BOOK
        )
        triggers = triggered(player, FIRST_BOOK) if first else 0
        state.push(rules.book_bonuses, seat, column << 8 | book, (_DOUBLE if double else 0) | triggers << 1)
        state.push(rules.refill, CHANCE)


class Refill(Draw):
    """A new book at the right of the library; cards put under the deck come last (Ruling G-17)."""

    __slots__ = ()

    verb = "book"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        if state.book_bag:
            return super().step(state, frame)
        state.stack.pop()
        if state.book_bottom:
            self._lay(state, state.book_bottom.pop(0))
        return None

    def bag(self, state: GolemState, frame: Frame) -> list[int]:
        return state.book_bag

    def count(self, state: GolemState, frame: Frame) -> int:
        return 1

    def happen(self, state: GolemState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.book_bag.remove(outcome[0])
        self._lay(state, outcome[0])

    def _lay(self, state: GolemState, book: int) -> None:
        state.library.append(book)
        state.emit("library", -1, book)


class BookBonuses(Effect):
    """Immediate bonus, then the column tile's, then active bonuses from the lowest to the new card.

    The order is fixed, each bonus is optional (Ruling G-40); a golden tile that waits for the first
    card of a column may be used before or after them (Ruling G-47). Column 3's doubling: Rulings
    G-41, G-42. Frame: a = column and book, b = doubling, artifacts to activate, and (from bit 8) the
    stage.
    """

    __slots__ = ()

    asks = "trigger"

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        _, seat, place, bits = frame
        column, book = place >> 8, place & 255
        stage = bits >> 8
        rules = state.rules
        triggers = bits >> 1 & 15
        if stage == 0 and triggers:
            return [*(TRIGGER[i] for i in range(4) if triggers >> i & 1), DONE]
        state.stack[-1] = (self, seat, place, (bits & 255) | (stage + 1) << 8)
        cards = state.players[seat].books[column]
        if stage <= 1:
            state.stack[-1] = (self, seat, place, (bits & 255) | 2 << 8)
            if bits & _DOUBLE:
                state.push(rules.book_immediate[book], seat)
            state.push(rules.book_immediate[book], seat)
        elif stage == 2:
            if state.players[seat].has(COLUMN_1 + column):
                state.push(rules.column_bonus[column], seat)
        elif stage - 3 <= cards.index(book):
            state.push(rules.book_active[cards[stage - 3]], seat)
        else:
            state.stack.pop()
            push_rewards(state, seat, triggers)
        return None

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        _, _, place, bits = frame
        if action is DONE:
            state.stack[-1] = (self, seat, place, (bits & 255) | 1 << 8)
        else:
            artifact = action.data[0]
            state.stack[-1] = (self, seat, place, bits & ~(2 << artifact))
            push_rewards(state, seat, 1 << artifact)


class UseActive(Deed):
    """Use the active bonus of up to so many own books, different cards, each once (Rulings G-44, G-70).

    Frame: a = how many were used, b = which (bits).
    """

    __slots__ = ("times",)

    asks = "active"

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def _usable(self, state: GolemState, seat: int, used: int) -> list[Action]:
        found = []
        for column in state.players[seat].books:
            for book in column:
                if not used >> book & 1 and not state.rules.book_active[book].idle(state, seat):
                    found.append(state.rules.active[book])
        return found

    def options(self, state: GolemState, seat: int) -> list[Action]:
        return self._usable(state, seat, 0)

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        self._use(state, seat, 0, 0, action.data[0])

    def _use(self, state: GolemState, seat: int, count: int, used: int, book: int) -> None:
        if count + 1 < self.times:
            state.push(self, seat, count + 1, used | 1 << book)
        state.emit("active", seat, book)
        state.push(state.rules.book_active[book], seat)

    def step(self, state: GolemState, frame: Frame) -> list[Action] | None:
        found = self._usable(state, frame[1], frame[3])
        if not found:
            state.stack.pop()
            return None
        return [*found, DONE]

    def take(self, state: GolemState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DONE:
            self._use(state, seat, frame[2], frame[3], action.data[0])

    def face(self) -> Face:
        return {"do": "use-active", "n": self.times}
