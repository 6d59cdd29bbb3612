"""The boards of theories and articles: seals, conflicts, and grants."""

from typing import TYPE_CHECKING

from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.components import Grant
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES, PLACES
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import NOBODY, Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


def on_board(state: AlchemistsState, place: int) -> bool:
    """Whether there is a theory or article at a place."""
    if place < ARTICLE_PLACES:
        return state.theories[place] >= 0
    return bool(state.articles[place - ARTICLE_PLACES])


def in_conflict(state: AlchemistsState, place: int) -> bool:
    """Whether a theory bears a conflict token; articles never do."""
    return any(place in divmod(pair, 8) for pair in state.conflicts) if state.conflicts else False


def end_conflicts(state: AlchemistsState, place: int) -> None:
    """The theory that stood there is gone, and its conflicts with it."""
    for pair in state.conflicts:
        if place in divmod(pair, 8):
            first, second = divmod(pair, 8)
            state.emit("conflict-ends", NOBODY, INGREDIENTS[first], INGREDIENTS[second])
    state.conflicts = [pair for pair in state.conflicts if place not in divmod(pair, 8)]


def sealed(state: AlchemistsState, seat: int, place: int) -> bool:
    """Whether the seat has a seal there that counts: a theory in conflict does not."""
    return state.seals[place * len(state.players) + seat] >= 0 and not in_conflict(state, place)


def seals_of(state: AlchemistsState, seat: int) -> int:
    """The seat's theories and articles, as the top alchemist award and the conferences count them."""
    seats = len(state.players)
    found = 0
    for place in range(PLACES):
        if state.seals[place * seats + seat] >= 0 and not in_conflict(state, place):
            found += 1
    return found


def owners(state: AlchemistsState, place: int) -> list[int]:
    """The seats with a seal at a place."""
    seats = len(state.players)
    return [seat for seat in range(seats) if state.seals[place * seats + seat] >= 0]


def seals_for_grant(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    """How many seals the seat's next grant needs: fewer for the first."""
    return game.cards.number.later_grant if state.players[seat].grants else game.cards.number.first_grant


def seals_towards(state: AlchemistsState, seat: int, grant: Grant) -> int:
    """The seat's seals that count for a grant: on its ingredients, or on articles."""
    places = grant.ingredients or range(ARTICLE_PLACES, PLACES)
    return sum(sealed(state, seat, place) for place in places)


class CheckGrants(Rule):
    """After an own Publish or Debunk action a player may take grants (Rulings A-29, A-56).

    The first grant needs seals on 2 of its ingredients (or on 2 articles), each further one on 3.
    """

    __slots__ = ("_take",)

    def __init__(self, game: "AlchemistsGame") -> None:
        super().__init__(game)
        self._take = tuple(act(f"grant {grant.name}", i) for i, grant in enumerate(self.cards.grants))

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        seat = frame[1]
        needed = seals_for_grant(self.game, state, seat)
        options = [
            self._take[i]
            for i, grant in enumerate(self.cards.grants)
            if state.grants[i] < 0
            and self.game.uses(grant.module)
            and seals_towards(state, seat, grant) >= needed
        ]
        if not options:
            state.stack.pop()
            return None
        return [*options, DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        if action is DONE:
            state.stack.pop()
            return
        state.grants[action.data[0]] = seat
        state.players[seat].grants.append(action.data[0])
        state.emit("grant", seat, self.cards.grants[action.data[0]].name)
        add_gold(state, seat, self.number.grant_gold, "grant")
