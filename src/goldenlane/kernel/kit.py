"""A game as one object: everything that any layer may ask of it, each part named by where it is found.

A part is written ``package.module:name`` and imported when it is first asked for, so that a kit costs
nothing to list and the layers below never import those above. Kits are registered by the entry point
``goldenlane.games``; docs/how-to-add-a-game.md shows one from start to end.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations, product
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from goldenlane.kernel.errors import BadOption, BadSave, GoldenLaneError, UnknownPart, shown
from goldenlane.kernel.game import Game


@dataclass(frozen=True)
class Choice:
    """An option of a new match beside its players: the values, and the usual one."""

    name: str
    values: tuple[str, ...]
    about: str
    """One line for whoever starts the game on the command line."""
    many: bool = False
    """Several values may be taken together; none is usual."""
    usual: str | None = None
    players: int | None = None
    """The one number of players with which there is this choice; None: with any."""
    before: str | None = None
    """What a stored match means that is older than the choice and does not name it; None: the usual value."""

    def read(self, text: str) -> str | list[str]:
        """A value as it is typed: "intro", "busy-days,reorganization", "all"."""
        if not self.many:
            return text
        return (
            list(self.values) if text == "all" else [word.strip() for word in text.split(",") if word.strip()]
        )

    def check(self, value: Any) -> None:
        """BadOption, if a value, which may be anything, cannot be chosen."""
        known = ", ".join(self.values)
        if not self.many:
            if not isinstance(value, str) or value not in self.values:
                raise BadOption(f"{self.name} must be one of {known}, not {shown(value)}")
            return
        if not isinstance(value, list | tuple) or not all(
            isinstance(one, str) and one in self.values for one in value
        ):
            raise BadOption(f"{self.name} must be a list of {known}, not {shown(value)}")
        if len(set(value)) < len(value):
            raise BadOption(f"{self.name} must name each once, not {shown(value)}")

    def each(self) -> Iterator[dict[str, Any]]:
        """Every way to choose, the one of not choosing first."""
        yield {}
        if not self.many:
            yield from ({self.name: value} for value in self.values if value != self.usual)
            return
        for count in range(1, len(self.values) + 1):
            yield from ({self.name: list(chosen)} for chosen in combinations(self.values, count))


@dataclass(frozen=True, kw_only=True)
class GameKit:
    """What a game is made of. A part that a game does not have is None; asking for it raises UnknownPart."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Choice, ...] = ()
    make: str
    """Makes the rules: a function of ``players``, the options by name, and ``content``, all of which are
    checked before; it refuses only choices that do not go together."""
    corrections: tuple[str, ...] = ()
    """By version of the rules the rulings that came with it, from version 2 on. A ruling is named here if a
    log of before can break it; docs/decisions/0008-games-outlive-versions.md says what follows."""
    contents: str | None = None
    """The folder of the contents that the game has come with, ``package:path``, each a file DIGEST.txt. Games
    that were begun with them go on with them."""
    words: str
    """A module that puts the game into words: say_action, say_event, say_prompt, say_component, say_effect,
    say_score; and say_cause, if the keys of its effects say what brings an event about."""
    texts: str
    """The package whose LANGUAGE/NAME.ftl hold the game's messages."""
    board: str | None = None
    """The board of the terminal, made by ``of(game, lang, kinds, notes)``."""
    numbers: str | None = None
    """Writes views in numbers for learning environments."""
    actions: str | None = None
    """The package whose actions.txt numbers the notations of the game."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """By level a function of game and budget; every game has the level ``random`` besides."""
    styles: Mapping[str, str] = field(default_factory=dict)
    """By the name of a style a function of bot, style and game."""
    by_lot: frozenset[str] = frozenset()
    """The verbs of choices that an impartial bot leaves to chance."""
    budgets: Mapping[str, str] = field(default_factory=dict)
    """The iterations of levels that search, on the ladder."""
    study: str | None = None
    """The Study of the game: what its players chose, by columns, and what is asked about them."""
    notebook: str | None = None
    """What follows from what a seat was shown: a function of its view and of how much may be said."""
    knowledge: str | None = None
    """The part of a review about what each seat could have known."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Commands that only this game has."""
    benches: Mapping[str, str] = field(default_factory=dict)
    """By name what ``goldenlane bench`` measures of this game alone: functions that give numbers by name."""
    view: str | None = None
    """The type of a view, from which the page's types are generated."""
    events: str | None = None
    """A row for each kind of event (kernel/event_types.py): what its details are called, and of what type."""
    page: str | None = None
    """The package whose page.js draws the game, where the page was not built with it."""

    @property
    def rules(self) -> int:
        """The version of the rules."""
        return 1 + len(self.corrections)

    def part(self, name: str) -> str:
        """Where a part is found, by the name of its field."""
        found = getattr(self, name)
        if not isinstance(found, str):
            raise UnknownPart(f"{self.name} has no {name}")
        return found

    def load(self, name: str) -> Any:
        """A part of the game by the name of its field."""
        return resolve_name(self.part(name))

    def game(self, /, **options: Any) -> Game:
        """The rules for these options; BadOption names what is wrong with them.

        JSON spells an option as the rulings do, Python with an underscore: next-adventurer, next_adventurer.
        """
        given: dict[str, Any] = {}
        for name, value in options.items():
            spelled = name.replace("_", "-")
            if spelled in given:
                raise BadOption(f"{spelled} is given twice")
            self.check(spelled, value)
            given[spelled] = value
        made: Game = self.load("make")(**{name.replace("-", "_"): value for name, value in given.items()})
        made.rules_version = self.rules
        return made

    def check(self, name: str, value: Any) -> None:
        """BadOption, if the game has no such option or the option no such value, which may be anything."""
        if name == "players":
            if type(value) is not int or value not in self.players:
                known = ", ".join(map(str, self.players))
                raise BadOption(f"players must be one of {known}, not {shown(value)}")
        elif name == "content":
            if value is not None and not isinstance(value, str | Path):
                raise BadOption(
                    f"content must be the text of a content file, or a Path to one, not {shown(value)}"
                )
        else:
            self.choice(name).check(value)

    def game_of_save(self, header: Mapping[str, Any]) -> Game:
        """The game of a stored match, with the content that it was begun with.

        Its options may be older than some that there are now. Its content is the present one, that of an
        earlier release, or the text that it brings with it: it opens no file, whatever its options say.
        """
        before = {choice.name: choice.before for choice in self.options if choice.before is not None}
        options = {**before, **header["options"], "content": header.get("content-text")}
        digest = header["content"]
        try:
            game = self.game(**options)
            if options["content"] is None and digest != game.content.digest and digest in self.released():
                game = self.game(**{**options, "content": self.released()[digest].read_text("utf-8")})
                del game.options["content"]  # the digest says it all
        except GoldenLaneError as error:
            raise BadSave(f"the save asks for a game that cannot be made: {error}") from error
        if game.content.digest != digest:
            raise BadSave(f"saved with content {shown(digest)}, but here it is {game.content.digest}")
        return game

    def released(self) -> dict[str, Traversable]:
        """By digest the files of the contents that the game has come with."""
        if self.contents is None:
            return {}
        package, _, path = self.contents.partition(":")
        found = files(package).joinpath(path).iterdir()
        return {file.name.removesuffix(".txt"): file for file in found if file.name.endswith(".txt")}

    def choice(self, name: str) -> Choice:
        for choice in self.options:
            if choice.name == name:
                return choice
        known = ", ".join(("players", *(choice.name for choice in self.options), "content"))
        raise BadOption(f"{self.name} has no option {shown(name)}; it has {known}")

    def kinds(self) -> Iterator[Game]:
        """A game of every kind: all numbers of players with all legal options."""
        for players in self.players:
            offered = [choice for choice in self.options if choice.players in (None, players)]
            for chosen in product(*(tuple(choice.each()) for choice in offered)):
                options = {name: value for part in chosen for name, value in part.items()}
                try:
                    yield self.game(players=players, **options)
                except BadOption:
                    continue  # choices that do not go together
