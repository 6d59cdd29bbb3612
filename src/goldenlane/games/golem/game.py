"""The game of Golem for a number of players, a set-up and a content."""

from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from goldenlane.games.golem import position, scoring, view
from goldenlane.games.golem.automa import LEVELS
from goldenlane.games.golem.counting import impossible
from goldenlane.games.golem.imagine import imagine
from goldenlane.games.golem.rules import Rules
from goldenlane.games.golem.setup import prepare
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.content import Content, text_of
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import NOBODY

SETUPS: Final = ("normal", "intro")
EVEN: Final = LEVELS[1]
CONTENT_FILE: Final = "golem.txt"


class GolemGame(Game):
    """Golem for 1 to 4 players."""

    name = "golem"

    def __init__(self, rules: Rules, players: int, setup: str, options: dict[str, Any]) -> None:
        self.rules = self.components = rules
        self.seats = players
        self.setup = setup
        self.level = LEVELS.index(options.get("automa", EVEN))
        self.options = options
        self.content = rules.content
        self.effects = rules.effects

    def start(self) -> GolemState:
        state = GolemState(self.rules, self.seats)
        state.level = self.level
        prepare(state)
        state.push(self.rules.rounds, NOBODY)
        state.push(self.rules.setup[self.setup == "intro"], NOBODY)
        return state

    def view(self, state: GolemState, seat: int | None) -> dict[str, Any]:
        return cast("dict[str, Any]", view.view(state, seat))

    def scores(self, state: GolemState) -> list[dict[str, Any]]:
        return scoring.scores(state)

    def position(self, state: GolemState) -> dict[str, Any]:
        return position.position(state)

    def set_up(self, data: Any) -> GolemState:
        return position.set_up(self.rules, self.seats, self.level, data)

    def impossible(self, state: GolemState) -> str | None:
        return impossible(state)

    def imagine(self, state: GolemState, seat: int, rng: Random) -> GolemState:
        return imagine(state, seat, rng)


def shipped_content() -> str:
    """The text of the content file that comes with the program."""
    return files("goldenlane.games.golem").joinpath("content", CONTENT_FILE).read_text(encoding="utf-8")


@cache
def _shipped_rules() -> Rules:
    return Rules(Content(shipped_content(), CONTENT_FILE))


@lru_cache(maxsize=8)
def _rules(text: str, file: str) -> Rules:
    return Rules(Content(text, file))


def rules_of(content: str | Path | None = None) -> Rules:
    """The rules of a content: None the shipped one, its text, or the Path of a file."""
    if content is None:
        return _shipped_rules()
    return _rules(*text_of(content, CONTENT_FILE))


def golem(
    *,
    players: int = 2,
    setup: str = SETUPS[0],
    automa: str | None = None,
    content: str | Path | None = None,
) -> GolemGame:
    """The game for these options, which the kit has checked; ``automa`` is the level of the solo opponent."""
    if automa is not None and players > 1:
        raise BadOption(
            "the automa is the opponent of a single player: leave out automa, or play with players=1"
        )
    rules = rules_of(content)
    options: dict[str, Any] = {"players": players, "setup": setup}
    if players == 1:
        options["automa"] = automa or EVEN
    if content is not None:
        options["content"] = rules.content.file
    return GolemGame(rules, players, setup, options)
