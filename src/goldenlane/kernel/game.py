"""What a game gives to the kernel: a set of rules for one number of players and one content."""

from random import Random
from typing import Any, ClassVar

from goldenlane.kernel.compiled import mypyc_attr
from goldenlane.kernel.content import Content
from goldenlane.kernel.effect import Effect, Face
from goldenlane.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The unchanging part of a match: options, content, effects by key, and what is asked of a state."""

    name: ClassVar[str]
    seats: int
    """Seats of players; a solo opponent has none."""
    options: dict[str, Any]
    """The options as JSON, from which the same game can be made again."""
    content: Content
    components: Any
    """The cards, tiles and boards that the game made of its content; its words read them."""
    effects: dict[str, Effect]
    rules_version: int = 1
    """Of the kit; a log that an earlier version wrote may have become impossible."""

    def faces(self) -> dict[str, Face]:
        """By key what cards and tiles do, for whoever says or draws it."""
        faces = {key: effect.face() for key, effect in self.effects.items()}
        return {key: face for key, face in faces.items() if face != {"do": key}}  # no steps of the game

    def start(self) -> State:
        """The state before the first draw, with the whole game on the stack."""
        raise NotImplementedError  # pragma: no cover - abstract

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, built field by field."""
        raise NotImplementedError  # pragma: no cover - abstract

    def scores(self, state: Any) -> list[dict[str, Any]]:
        """Per player the points by source, the total and the place, as if the game ended now."""
        raise NotImplementedError  # pragma: no cover - abstract

    def position(self, state: Any) -> dict[str, Any]:
        """The state as short JSON."""
        raise NotImplementedError  # pragma: no cover - abstract

    def set_up(self, position: Any) -> State:
        """The state of a position, which may be anything; what it does not mention has its blank value."""
        raise NotImplementedError  # pragma: no cover - abstract

    def impossible(self, state: Any) -> str | None:
        """What no game could have come to, in words; None if nothing is wrong.

        A position that is set up to try something may leave out what it does not need; one that a running
        game goes on from must be whole.
        """
        return None

    def imagine(self, state: Any, seat: int, rng: Random) -> State:
        """A state that is consistent with all that the seat knows; the rest is drawn anew."""
        raise NotImplementedError  # pragma: no cover - abstract
