"""Bots with a style, for the study of balance: ``apprentice:impartial``, or a style that the game has.

An impartial bot chooses at random what it starts with and where it stands in the order, and plays as well as
it can from there: only so can the effect of a component be told from the taste of the bot that chose it.
"""

from pkgutil import resolve_name
from random import Random
from typing import TYPE_CHECKING

from goldenlane.bots.errors import UnknownBot
from goldenlane.bots.seat import Seat
from goldenlane.games import kit_of
from goldenlane.kernel.action import Action
from goldenlane.kernel.game import Game

if TYPE_CHECKING:
    from goldenlane.bots import Bot

IMPARTIAL = "impartial"


class Impartial:
    """Leaves to chance what it begins with; all else is up to another bot."""

    def __init__(self, player: "Bot", game: Game) -> None:
        self.name = f"{player.name}:{IMPARTIAL}"
        self._player = player
        self._by_lot = kit_of(game.name).by_lot

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.options
        if all(option.verb in self._by_lot for option in options):
            return options[rng.randrange(len(options))]
        return self._player.choose(seat, rng)


def styled(player: "Bot", style: str, game: Game) -> "Bot":
    """A bot with a style."""
    if style == IMPARTIAL:
        return Impartial(player, game)
    styles = kit_of(game.name).styles
    if style not in styles:
        known = ", ".join((IMPARTIAL, *styles))
        raise UnknownBot(f"there is no style {style!r} in {game.name}; there are {known}")
    made: Bot = resolve_name(styles[style])(player.name, style, game)
    return made
