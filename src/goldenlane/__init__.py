"""Golden Lane: a digital table for board games.

import goldenlane as gl
match = gl.new(gl.games()[0], players=3, seed=7)
seat = match.to_act[0]
match.play(seat, match.legal(seat)[0])
"""

from goldenlane.fast import is_compiled  # the first import: it decides where the engine comes from
from goldenlane.front_door import load, new
from goldenlane.games import game_of, games
from goldenlane.kernel.action import Action
from goldenlane.kernel.errors import (
    BadOption,
    BadPosition,
    BadSave,
    CannotUndo,
    ContentError,
    GoldenLaneError,
    IllegalAction,
    UnknownGame,
    UnknownSeat,
)
from goldenlane.kernel.match import Match

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadSave",
    "CannotUndo",
    "ContentError",
    "GoldenLaneError",
    "IllegalAction",
    "Match",
    "UnknownGame",
    "UnknownSeat",
    "game_of",
    "games",
    "is_compiled",
    "load",
    "new",
]
__version__ = "0.1.0"
