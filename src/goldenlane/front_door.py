"""The front door: start a match, or take up a saved one."""

from random import Random
from typing import Any

from goldenlane.games import game_of, kit_of
from goldenlane.kernel.errors import BadPosition, BadSave, UnknownGame
from goldenlane.kernel.match import Match, replay
from goldenlane.kernel.save import parse_save


def new(
    name: str,
    /,
    *,
    seed: int | Random | None = None,
    position: dict[str, Any] | None = None,
    chance: Any = (),
    **options: Any,
) -> Match:
    """Start a match of a game. ``position`` sets up a position; ``chance`` scripts the first draws.

    The options are the game's own (players, setup, variant, modules, ...); ``content`` is the text of
    a content file that replaces the shipped one, or the ``pathlib.Path`` of such a file.
    ``seed`` may also be a generator of one's own (``random.SystemRandom()`` where nobody may foresee a draw).
    """
    return Match(game_of(name, **options), seed=seed, position=position, chance=chance)


def load(text: str, *, seed: int | Random | None = None) -> Match:
    """Take up a saved match. Chance goes on with ``seed``, or unpredictably.

    The log is the match. Only where it breaks a rule that has been corrected since does the match go on from
    its snapshot, and says so; without one it is refused.
    """
    header, log = parse_save(text)
    try:
        game = kit_of(header["game"]).game_of_save(header)
    except UnknownGame as error:
        raise BadSave(f"the save asks for a game that cannot be made: {error}") from error
    position, rules = header.get("position"), header.get("rules", 1)
    try:
        match = replay(game, log, position=position, seed=seed)
    except BadSave as error:
        if rules == game.rules_version:
            raise
        if rules > game.rules_version:
            raise BadSave(f"saved under rules {rules}, newer than this program: {error}") from error
        if "snapshot" not in header:
            raise BadSave(f"saved under earlier rules, which have been corrected since: {error}") from error
        match = replay(game, log, position=position, seed=seed, seam_ahead=True)
        try:
            match.cross(header["snapshot"])
        except BadPosition as bad:
            raise BadSave(f"saved under earlier rules; its snapshot cannot be played: {bad}") from bad
    match.notes = header.get("notes", {})
    return match
