"""The steps of setting up a game of Golem, in order: the normal game, and the rulebook's first game."""

from collections.abc import Callable
from typing import Any

from goldenlane.games.golem.names import DISTRICTS
from goldenlane.games.golem.phases import InTurnOrder
from goldenlane.games.golem.setup import (
    ChooseArtifact,
    ChooseStart,
    DrawCharacters,
    DrawLibrary,
    DrawOrder,
    DrawStreet,
    FirstGolems,
    InReverseOrder,
    IntroBoard,
    IntroSeats,
    OfferArtifacts,
    ReturnGoal,
    UseStart,
)
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.state import CHANCE, EVERYONE, NOBODY

Step = tuple[Effect, int, int]
"""An effect, who does it, and with which number."""


def normal_and_intro(
    keep: Callable[[str, Any], Any],
    lay_tiles: Effect,
    pour: Effect,
    deal_start: Effect,
    deal_goals: Effect,
    draft: Effect,
) -> tuple[list[Step], list[Step]]:
    """The steps of both; ``keep`` names the effects that are used nowhere else."""
    common: list[Step] = [
        (keep("setup.library", DrawLibrary()), CHANCE, 0),
        (lay_tiles, NOBODY, 0),
        (pour, CHANCE, 0),
        (keep("setup.order", DrawOrder()), CHANCE, 0),
    ]
    normal: list[Step] = [
        (keep("setup.characters", DrawCharacters()), CHANCE, 0),
        *((keep(f"setup.street.{name}", DrawStreet()), CHANCE, d) for d, name in enumerate(DISTRICTS)),
        *common,
        *((deal_start, CHANCE, seat) for seat in range(4)),
        *((deal_goals, CHANCE, seat) for seat in range(4)),
        (draft, EVERYONE, 0),
        (keep("setup.return-goal", ReturnGoal()), EVERYONE, 0),
        (keep("setup.offer", OfferArtifacts()), CHANCE, 0),
        (keep("setup.artifacts", InReverseOrder(ChooseArtifact())), NOBODY, 0),
        (keep("setup.choose-start", ChooseStart()), EVERYONE, 0),
        (keep("setup.use-start", InTurnOrder(UseStart())), NOBODY, 0),
        (keep("setup.first-golems", InTurnOrder(FirstGolems())), NOBODY, 0),
    ]
    intro: list[Step] = [
        (keep("setup.intro-board", IntroBoard()), NOBODY, 0),
        *common,
        (keep("setup.intro-seats", IntroSeats()), NOBODY, 0),
    ]
    return normal, intro
