"""Game files from outside."""

from random import SystemRandom

from goldenlane.kernel.errors import BadSave, GoldenLaneError
from goldenlane.kernel.match import Match, parse_save
from goldenlane.table import load


def match_of_file(file: str) -> Match:
    """The match of a game file from outside."""
    if "position" in parse_save(file)[0]:
        raise BadSave("a game that starts from a position that was set up cannot be played here")
    try:
        return load(file, seed=SystemRandom())
    except GoldenLaneError:
        raise
    except Exception as error:  # a file made to break the program is refused like any other
        raise BadSave("the file is no proper saved game") from error
