"""What an expansion module can add to the game; by itself it adds nothing."""

from typing import TYPE_CHECKING, Any, Final

from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.view_types import ModuleBoard, ModuleView
from goldenlane.kernel.action import Action
from goldenlane.kernel.effect import Effect

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

SET_UP: Final = "set-up"
"""After the boards are set up and before the players get their first resources."""
OPENING: Final = "opening"
"""The players' first resources; a module that has steps here replaces the base game's."""
REPORTS: Final = "reports"
"""After the last action space of every round."""
AFTER_CONFERENCE: Final = "after-conference"
"""After the reputation of the conference has moved, only in rounds with a conference."""
REPLICATOR: Final = "replicator"
"""At the end of every round, after the conference and the new artifacts (Ruling A-35)."""
DELAYED: Final = "delayed"
"""After everything else of a round, before the next one is set up; also after round 6."""
NEXT_ROUND: Final = "next-round"
"""While the next round is set up, after adventurer, ingredients, start player and cubes."""
BEFORE_SCORING: Final = "before-scoring"
"""After round 6, before reputation becomes points (Ruling A-49)."""
PLACES: Final = (SET_UP, OPENING, REPORTS, AFTER_CONFERENCE, REPLICATOR, DELAYED, NEXT_ROUND, BEFORE_SCORING)


class Module:
    """One expansion module of a game. Its effects are made once, in ``__init__``,
    and each that stands in frames is named by ``game.add(key, effect)``."""

    def __init__(self, game: "AlchemistsGame") -> None:
        self.game = game
        self.cards = game.cards

    def steps(self, place: str) -> list[Effect]:
        """Effects for this place of the sequence; they run with ``seat=NOBODY``."""
        return []

    def action(self, space: int) -> Effect | None:
        """One action on a space that the module adds.

        It is pushed with the acting seat and, as first int, the cubes that go to the unused cubes
        space if the seat declines (see spaces.decline).
        """
        return None

    def conference(self, state: AlchemistsState, number: int, seat: int) -> int:
        """The reputation that a conference tile of the module gives or takes from the seat."""
        return 0

    def publications(self, state: AlchemistsState, seat: int, immediate: bool) -> list[Action]:
        """What else the seat may publish or endorse now; ``immediate``: see Ruling A-28."""
        return []

    def publish(self, state: AlchemistsState, seat: int, action: Action) -> None:
        """Begin one of these publications: push what must be decided for it."""

    def score(self, state: AlchemistsState, seat: int) -> dict[str, int]:
        """Points of the final scoring by source; what is secret only when ``state.final``."""
        return {}

    def verdicts(self, state: AlchemistsState, source: str) -> None:
        """Tell what the points of a source are made of, where they are many."""

    def correct_seals(self, state: AlchemistsState, seat: int) -> int:
        """Own seals on correct publications of the module, for the Wisdom Idol."""
        return 0

    def gold(self, state: AlchemistsState, seat: int) -> int:
        """Gold that comes before gold is counted in the final scoring."""
        return 0

    def view(self, state: AlchemistsState, seat: int | None, shown: ModuleView) -> None:
        """Write down what the seat (None: a spectator) may know of the module's part of the table."""

    def view_player(self, state: AlchemistsState, seat: int | None, owner: int, shown: ModuleBoard) -> None:
        """Write down what the seat may know of the module's part of a player's board."""

    def imagine(self, state: AlchemistsState, seat: int, rng: Any) -> None:
        """Draw anew what the seat cannot know; ``state`` is a copy that may be changed."""
