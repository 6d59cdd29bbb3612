"""The palace library: a book tells whether an ingredient's alchemical is solar or lunar.

A book token is used at once. The card reader privately shows four different ingredients, drawn anew each
time; the reader picks one of them and privately learns its class (Ruling A-39). The token stays on the
player board, and tokens do not run out (Ruling A-40).
"""

from random import Random
from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.alchemy import CLASS, CLASSES, INGREDIENTS
from goldenlane.games.alchemists.rule import ChanceRule, Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import CLASS_FACT, fact
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_READ: Final = tuple(act(f"read {name}", i) for i, name in enumerate(INGREDIENTS))


class ChooseBook(Rule):
    """Pick one of the ingredients that the card reader shows; the first int is their mask."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return [option for i, option in enumerate(_READ) if frame[2] >> i & 1]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        ingredient = action.data[0]
        found = CLASS[state.alchemy[ingredient]]
        learned = fact(CLASS_FACT, ingredient, ingredient, found)
        if learned not in state.players[seat].facts:
            state.players[seat].facts.append(learned)
        state.emit_secret("read-book", seat, (seat,), (INGREDIENTS[ingredient], CLASSES[found]))
        state.reveal()


class Shelf(ChanceRule):
    """Chance shows ingredients to the reader, who is the first int."""

    __slots__ = ("choose",)

    def __init__(self, game: "AlchemistsGame", choose: ChooseBook) -> None:
        super().__init__(game)
        self.choose = choose

    def sample(self, state: AlchemistsState, frame: Frame, rng: Random) -> tuple[int, ...]:
        return tuple(sorted(rng.sample(range(len(INGREDIENTS)), self.number.library_shown)))

    def possible(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> bool:
        return (
            len(outcome) == self.number.library_shown
            and list(outcome) == sorted(set(outcome))
            and all(0 <= ingredient < len(INGREDIENTS) for ingredient in outcome)
        )

    def happen(self, state: AlchemistsState, frame: Frame, outcome: tuple[int, ...]) -> None:
        state.push(self.choose, frame[2], sum(1 << ingredient for ingredient in outcome))

    def children(self) -> tuple[Effect, ...]:
        return (self.choose,)


class ReadBook(Rule):
    """Gain a book token and read it at once."""

    __slots__ = ("shelf",)

    def __init__(self, game: "AlchemistsGame", shelf: Shelf) -> None:
        super().__init__(game)
        self.shelf = shelf

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        state.players[frame[1]].books += 1
        state.emit("book", frame[1])
        state.push(self.shelf, CHANCE, frame[1])
        return None

    def children(self) -> tuple[Effect, ...]:
        return (self.shelf,)


def open_library(game: "AlchemistsGame") -> None:
    """Make the library known to a game with a module that gives books: push "read-book" for a seat."""
    if "read-book" not in game.effects:
        choose = ChooseBook(game)
        shelf = Shelf(game, choose)
        game.add("choose-book", choose)
        game.add("show-books", shelf)
        game.add("read-book", ReadBook(game, shelf))
