"""What the balance study plays, which components it looks at, and the bounds that they should keep to."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from goldenlane.bots.styles import IMPARTIAL
from goldenlane.games import kit_of
from goldenlane.kernel.events import Event
from goldenlane.sim.choices import Columns, Found
from goldenlane.sim.errors import BadPlan
from goldenlane.sim.plan import Plan

PLAYED, BY_LOT, STRATEGY = "played", "by-lot", "strategy"
"""Kinds of matches: bots choose everything; they draw lots for what they begin with; one has a strategy."""
SEAT_BOUND = 0.02
"""How far the win rate of a place in the first turn order may be from an even share."""
STRATEGY_LEAST = 0.5
"""The least win rate of a player with a bias for one strategy, as a part of an even share."""
LEANING_LEAST = 0.7
"""The least win rate of players who came to lean on a strategy, as a part of an even share."""
ENOUGH = 30
"""Fewer players than this with a component say nothing of it."""


@dataclass(frozen=True)
class Match:
    """Games that are counted together."""

    name: str
    kind: str
    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    ours: bool = True
    """Whether house values bear on the places; where only a rulebook does, they are told for information."""

    def plan(self, games: int, seed: int, content: str | None) -> Plan:
        more = {} if content is None else {"content": content}
        return Plan(self.game, self.seats, games, seed, {**self.options, **more})


@dataclass(frozen=True)
class Family:
    """Components among which a player chooses."""

    name: str
    taken: str
    """The column of what a player took."""
    offered: str = ""
    """The column of what there was to choose from; without one, everybody could take everything."""
    given_back: str = ""
    """The column of what a player took and gave back."""
    by_lot: bool = False
    """Impartial bots draw lots for it; its effect is measured in their games alone."""
    chosen: bool = False
    """Its effect is measured only where bots choose it, because the order of choosing is a part of it."""
    boards: bool = False
    """An item is "board:space"; everybody takes one space of each board."""
    off_board: str = ""
    """How an item ends that is on no board: a space whose value the rulebook gives."""
    effect: float | None = None
    """How far the win rate of those who have it may be from what is expected; None: for information."""
    least: float | None = None
    """The least pick rate, as a part of the mean of the family; None: for information."""
    fixed: tuple[str, ...] = ()
    """Items that the rulebook gives: they are told for information."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of matches in which its effect is measured."""
        return (BY_LOT,) if self.by_lot else (PLAYED,) if self.chosen else (PLAYED, BY_LOT)


@dataclass(frozen=True)
class Study:
    """What is asked about a game."""

    columns: Columns
    more: Callable[[list[Event], Found], None]
    """Adds the columns that no single event tells."""
    families: tuple[Family, ...]
    seated: tuple[str, ...]
    """The kinds of matches in which the places of the turn order should be even."""
    strategies: Mapping[str, str] = field(default_factory=dict)
    """By strategy, which is also a style of the apprentice, the points that it brings at the end."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options with which house values bear; without them the game is played too, for information."""


def study_of(game: str) -> Study:
    """The study of a game."""
    study: Study = kit_of(game).load("study")
    return study


PLAYERS = (2, 3, 4)


def matches(game: str, level: str, players: tuple[int, ...]) -> Iterator[Match]:
    """All matches of a game's study."""
    if not players or not set(players) <= set(PLAYERS):
        raise BadPlan(f"the study is of 2, 3 or 4 players, not {', '.join(map(str, players)) or 'none'}")
    study = study_of(game)
    options = dict(study.options)
    if options:
        for number in players:
            yield Match(f"{PLAYED}-base-{number}", PLAYED, game, (level,) * number, ours=False)
    for number in players:
        yield Match(f"{PLAYED}-{number}", PLAYED, game, (level,) * number, options)
        yield Match(f"{BY_LOT}-{number}", BY_LOT, game, (f"{level}:{IMPARTIAL}",) * number, options)
    if level == "apprentice":
        for strategy in study.strategies:
            for number in players:
                seats = (f"{level}:{strategy}", *(level,) * (number - 1))
                yield Match(f"{STRATEGY}-{strategy}-{number}", STRATEGY, game, seats)
