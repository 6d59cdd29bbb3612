"""The front door: start a match, or take up a saved one."""

from random import Random
from typing import Any

from goldenlane.games import game_of, kit_of
from goldenlane.kernel.errors import BadSave, GoldenLaneError
from goldenlane.kernel.match import Match, parse_save, replay


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
    """Take up a saved match. Chance goes on with ``seed``, or unpredictably."""
    header, log = parse_save(text)
    options = dict(header["options"])
    options.pop("content", None)  # a save brings its content with it and opens no file
    if "content-text" in header:
        options["content"] = header["content-text"]
    try:
        kit = kit_of(header["game"])
        game = kit.game_of_save(options)
    except GoldenLaneError as error:
        raise BadSave(f"the save asks for a game that cannot be made: {error}") from error
    if not kit.plays(game, header["content"]):
        raise BadSave(f"saved with content {header['content']}, but here it is {game.content.digest}")
    try:
        match = replay(game, log, position=header.get("position"), seed=seed)
    except BadSave as error:
        if header["content"] == game.content.digest:
            raise
        raise BadSave(f"saved under earlier rules, which have been corrected since: {error}") from error
    match.notes = header.get("notes", {})
    return match
