"""Bots with a style, for the study of balance: ``apprentice:impartial``, ``apprentice:golems``.

An impartial bot chooses at random what it starts with and where it stands in the order, and plays as well as
it can from there: only so can the effect of a component be told from the taste of the bot that chose it. A
bot with one of Golem's three strategies likes what the strategy builds more than it should.
"""

from random import Random
from typing import TYPE_CHECKING

from goldenlane.bots.errors import UnknownBot
from goldenlane.bots.seat import Seat
from goldenlane.kernel.action import Action
from goldenlane.kernel.game import Game

if TYPE_CHECKING:
    from goldenlane.bots import Bot

IMPARTIAL = "impartial"
STRATEGIES = {
    "golems": {"created-a": 3.0, "red-menorahs-a": 2.0},
    "artifacts": {"artifacts-a": 3.0, "yellow-menorahs-a": 2.0, "gold-places-a": 4.0},
    "research": {"columns-a": 3.0, "blue-menorahs-a": 2.0},
}
"""What is added to the weights of Golem's apprentice: for what a strategy builds, what multiplies it, and the
way there (gold in cauldrons). More would make a fool of the bot: it would pay any price for its strategy."""
STYLES = (IMPARTIAL, *STRATEGIES)
DRAWN_BY_LOT = {"start", "artifact-tile", "keep", "order"}
"""The verbs of what is left to chance: start tiles, artifact tile, startup cards, order space."""


class Impartial:
    """Leaves to chance what it begins with; all else is up to another bot."""

    def __init__(self, player: "Bot", game: Game) -> None:
        self.name = f"{player.name}:{IMPARTIAL}"
        self._player = player
        self._game = game

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.options
        if all(option.verb in DRAWN_BY_LOT and not self._is_goal(option) for option in options):
            return options[rng.randrange(len(options))]
        return self._player.choose(seat, rng)

    def _is_goal(self, option: Action) -> bool:
        """To keep a goal in Golem has the verb of keeping startup cards in Alchemists."""
        return self._game.name == "golem" and option.verb == "keep"


def styled(player: "Bot", style: str, game: Game) -> "Bot":
    """A bot with a style; a strategy is one of the apprentice of Golem."""
    if style == IMPARTIAL:
        return Impartial(player, game)
    if style not in STRATEGIES:
        raise UnknownBot(f"there is no style {style!r}; there are {', '.join(STYLES)}")
    from goldenlane.bots.apprentice import Apprentice
    from goldenlane.bots.golem.judge import GolemJudge, tuned
    from goldenlane.games.golem.game import GolemGame

    if not isinstance(game, GolemGame) or player.name != "apprentice":
        raise UnknownBot(f"the strategy {style!r} is one of the apprentice of golem, not of {player.name}")
    weights = dict(tuned())
    for name, more in STRATEGIES[style].items():
        weights[name] += more
    return Apprentice(GolemJudge(game.rules, weights), f"apprentice:{style}")
