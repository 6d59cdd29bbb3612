"""Publish Theory: new theories, endorsements, seals, and immediate publication."""

from typing import TYPE_CHECKING, ClassVar, Final

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS
from goldenlane.games.alchemists.purse import add_gold
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.rule import Rule
from goldenlane.games.alchemists.spaces import SpaceAction
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import in_conflict, owners
from goldenlane.games.alchemists.vocabulary import (
    ARTICLE_PLACES,
    PLACE_NAMES,
    PRINTING_PRESS,
    PUBLISH,
    SEAL_OF_AUTHORITY,
    SEALS,
)
from goldenlane.kernel.action import DONE, Action, act
from goldenlane.kernel.state import Frame

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

_THEORY: Final = tuple(act(f"theory {name}", i) for i, name in enumerate(INGREDIENTS))
_ALCHEMICAL: Final = tuple(act(f"alchemical {name}", a) for a, name in enumerate(ALCHEMICALS))
_SEAL: Final = tuple(act(f"seal {name}", kind) for kind, name in enumerate(SEALS))
ENDORSE: Final = tuple(act(f"endorse {name}", place) for place, name in enumerate(PLACE_NAMES))


def bank_gold(game: "AlchemistsGame", state: AlchemistsState, seat: int) -> int:
    """What publishing or endorsing costs at the bank; nothing with a Printing Press."""
    return 0 if state.players[seat].owns(PRINTING_PRESS) else game.cards.number.publish_gold


def can_endorse(game: "AlchemistsGame", state: AlchemistsState, seat: int, place: int, bank: int) -> bool:
    """Whether the seat may add a seal to what stands there, and can pay all of it (Ruling A-18)."""
    others = owners(state, place)
    most = game.cards.number.theory_seals if place < ARTICLE_PLACES else game.cards.rule.article_seals
    return (
        seat not in others
        and len(others) < most
        and not in_conflict(state, place)
        and state.players[seat].gold >= bank + len(others) * game.cards.number.endorse_gold
    )


def pay_owners(game: "AlchemistsGame", state: AlchemistsState, seat: int, place: int) -> None:
    """An endorser pays 1 gold to each player who already has a seal there."""
    for owner in owners(state, place):
        add_gold(state, seat, -game.cards.number.endorse_gold, "endorse")
        add_gold(state, owner, game.cards.number.endorse_gold, "endorsed")


def publications(game: "AlchemistsGame", state: AlchemistsState, seat: int, immediate: bool) -> list[Action]:
    """What the seat may publish or endorse now; an immediate publication is about what has just fallen."""
    ways = []
    if state.players[seat].gold >= bank_gold(game, state, seat):
        for ingredient in range(8):
            if state.theories[ingredient] < 0 and _free(state, ingredient, immediate):
                ways.append(_THEORY[ingredient])
    if not immediate:
        bank = bank_gold(game, state, seat)
        ways += [
            ENDORSE[i] for i in range(8) if state.theories[i] >= 0 and can_endorse(game, state, seat, i, bank)
        ]
    for module in game.modules:
        ways += module.publications(state, seat, immediate)
    return ways


def _free(state: AlchemistsState, ingredient: int, immediate: bool) -> list[int]:
    """The alchemicals that a new theory about the ingredient can use."""
    free = [alchemical for alchemical in range(8) if alchemical not in state.theories]
    if immediate and not state.fallen[0] >> ingredient & 1:
        free = [alchemical for alchemical in free if state.fallen[1] >> alchemical & 1]
    return free


def begin(game: "AlchemistsGame", state: AlchemistsState, seat: int, action: Action, immediate: bool) -> None:
    """Begin a publication: pay, then decide what is left to decide."""
    for module in game.modules:
        if action in module.publications(state, seat, immediate):
            module.publish(state, seat, action)
            return
    place = action.data[0]
    endorses = action is ENDORSE[place]
    if endorses:
        state.emit("endorse", seat, PLACE_NAMES[place])
    add_gold(state, seat, -bank_gold(game, state, seat), "publish")
    if endorses:
        pay_owners(game, state, seat, place)
        game.push(state, "place-seal", seat, place, 0)
    else:
        game.push(state, "choose-alchemical", seat, place, int(immediate))


class PublishTheory(SpaceAction):
    """A new theory needs an ingredient without one and a free alchemical; or endorse one."""

    __slots__ = ()

    space: ClassVar[int] = PUBLISH

    def impossible(self, state: AlchemistsState, seat: int) -> bool:
        """No seal, or no way to pay; whether a Courtier could pay is a secret."""
        if not any(state.players[seat].seals):
            return True
        return not self.game.uses("golem-project") and not self.ways(state, seat)

    def ways(self, state: AlchemistsState, seat: int) -> list[Action]:
        return publications(self.game, state, seat, False)

    def do(self, state: AlchemistsState, seat: int, action: Action) -> None:
        begin(self.game, state, seat, action, False)


class ChooseAlchemical(Rule):
    """The alchemical of a new theory: frame (seat, ingredient, 1 if it is an immediate publication)."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return [_ALCHEMICAL[a] for a in _free(state, frame[2], bool(frame[3]))]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        state.theories[frame[2]] = action.data[0]
        state.emit("theory", seat, INGREDIENTS[frame[2]], ALCHEMICALS[action.data[0]])
        self.game.push(state, "place-seal", seat, frame[2], 1)


class PlaceSeal(Rule):
    """Put a seal face down on a theory or article: frame (seat, place, 1 if it is new).

    A new one gains 1 reputation, and Seal of Authority adds 2 to every publication and endorsement.
    """

    __slots__ = ()

    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        return [_SEAL[kind] for kind, count in enumerate(state.players[frame[1]].seals) if count]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        state.stack.pop()
        _, _, place, new = frame
        kind = action.data[0]
        player = state.players[seat]
        player.seals[kind] -= 1
        state.seals[place * self.game.seats + seat] = kind
        state.emit_secret("seal", seat, (seat,), (PLACE_NAMES[place], SEALS[kind]), (PLACE_NAMES[place],))
        gain = self.number.publish_reputation if new else self.cards.rule.endorsing_reputation
        if player.owns(SEAL_OF_AUTHORITY):
            gain += self.number.seal_of_authority
        change(self.game, state, seat, gain)
        self.game.push(state, "check-grants", seat)


class ImmediatePublication(Rule):
    """After a successful debunking: publish about what fell with the first own action left on
    Publish Theory, whose cubes are then used up (Ruling A-28)."""

    __slots__ = ()

    always_ask = True

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        seat = frame[1]
        at = PUBLISH * self.game.seats + seat
        left = state.declared[at] > state.done[at] and any(state.players[seat].seals)
        ways = publications(self.game, state, seat, True) if left else []
        if not left or (not ways and not self.game.uses("golem-project")):
            self._end(state)
            return None
        return [*ways, DONE]

    def take(self, state: AlchemistsState, frame: Frame, seat: int, action: Action) -> None:
        if action is DONE:
            self._end(state)
            return
        state.stack[-1] = (self.game.effects["end-of-debunking"], seat, 0, 0)
        state.done[PUBLISH * self.game.seats + seat] += 1
        state.emit("immediate-publication", seat)
        begin(self.game, state, seat, action, True)

    def _end(self, state: AlchemistsState) -> None:
        state.stack.pop()
        state.fallen = []


class EndOfDebunking(Rule):
    """What has fallen is forgotten when the immediate publication is done."""

    __slots__ = ()

    def step(self, state: AlchemistsState, frame: Frame) -> list[Action] | None:
        state.stack.pop()
        state.fallen = []
        return None
