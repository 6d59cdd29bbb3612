"""The promo favor card Publisher: second thoughts about an own theory, in place of a Debunk Theory action.

On one theory the player exchanges the own seal for an unused one, face down. Who has the only seal there may
instead, or in addition, exchange the alchemical for an unused one (Ruling A-84).
"""

from typing import TYPE_CHECKING, Final

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS
from goldenlane.games.alchemists.draws import play_favor
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import end_conflicts, owners
from goldenlane.games.alchemists.vocabulary import PUBLISHER, SEALS
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

SEAL: Final = 1
ALCHEMICAL: Final = 2
"""What has been exchanged already, as a mask."""
ON: Final = tuple(act(f"publisher {name}", i) for i, name in enumerate(INGREDIENTS))
_SEAL: Final = tuple(act(f"exchange {name}", SEAL, kind) for kind, name in enumerate(SEALS))
_ALCHEMICAL: Final = tuple(act(f"exchange {name}", ALCHEMICAL, a) for a, name in enumerate(ALCHEMICALS))


def second_thoughts(state: AlchemistsState, seat: int) -> list[Action]:
    """The theories on which the seat may play a Publisher: it has a seal there and something to exchange."""
    if not state.players[seat].favors[PUBLISHER]:
        return []
    return [ON[place] for place in range(len(INGREDIENTS)) if _exchanges(state, seat, place, 0)]


def _exchanges(state: AlchemistsState, seat: int, place: int, done: int) -> list[Action]:
    """What can be exchanged on a theory. A seal of the same kind may be taken too: nobody sees its face."""
    sealed = owners(state, place)
    ways: list[Action] = []
    if seat in sealed and not done & SEAL:
        ways += [_SEAL[kind] for kind, count in enumerate(state.players[seat].seals) if count]
    if sealed == [seat] and not done & ALCHEMICAL:
        ways += [_ALCHEMICAL[a] for a in range(len(ALCHEMICALS)) if a not in state.theories]
    return ways


def play_publisher(game: "AlchemistsGame", state: AlchemistsState, seat: int, place: int) -> None:
    play_favor(state, seat, PUBLISHER, 1)
    game.push(state, "publisher", seat, place)


class Publisher(Rule):
    """Exchange seal, alchemical or both, at least one of them: frame (seat, theory, what is exchanged)."""

    __slots__ = ()

    # How many kinds of seals are left is a secret.
    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        _, seat, place, done = frame
        ways = _exchanges(state, seat, place, done)
        if not ways:
            state.stack.pop()
            return None
        return [*ways, DONE] if done else ways

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is DONE:
            return
        _, _, place, done = frame
        what, chosen = action.data
        state.push(self, seat, place, done | what)
        if what == SEAL:
            self._seal(state, seat, place, chosen)
        else:
            state.theories[place] = chosen
            state.emit("exchange-alchemical", seat, INGREDIENTS[place], ALCHEMICALS[chosen])
            end_conflicts(state, place)  # what was in conflict is no longer there (Ruling A-85)

    def _seal(self, state: AlchemistsState, seat: int, place: int, kind: int) -> None:
        """The others see that a seal is exchanged, and neither of the two faces."""
        at = place * self.game.seats + seat
        seals = state.players[seat].seals
        seals[kind] -= 1
        seals[state.seals[at]] += 1
        state.seals[at] = kind
        known = (INGREDIENTS[place], SEALS[kind])
        state.emit_secret("exchange-seal", seat, (seat,), known, known[:1])
