"""What the balance study plays, which components it looks at, and the bounds that they should keep to."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from goldenlane.bots.styles import IMPARTIAL, STRATEGIES
from goldenlane.sim.errors import BadPlan
from goldenlane.sim.plan import Plan

PLAYED, BY_LOT, STRATEGY = "played", "by-lot", "strategy"
"""Kinds of matches: bots choose everything; they draw lots for what they begin with; one has a strategy."""
SEAT_BOUND = 0.02
"""How far the win rate of a place in the first turn order may be from an even share."""
SEATED = {"golem": (PLAYED,), "alchemists": (PLAYED, BY_LOT)}
"""The kinds of matches in which that is asked. In Golem the artifact tiles, chosen in reverse turn order,
make up for a late place: where they are drawn by lot, the places cannot be even."""
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


FAMILIES: dict[str, tuple[Family, ...]] = {
    "golem": (
        Family("start tiles", "start_tiles", "offer_start_tiles", by_lot=True, effect=0.08),
        Family("artifact sides", "artifact_tile", "offer_artifact_tiles", chosen=True, effect=0.08),
        Family("artifact sides drawn by lot", "artifact_tile", by_lot=True),
        Family("books", "books", "offer_books", effect=0.10, least=0.1),
        Family("characters", "characters", "offer_characters", effect=0.10),
        Family("upgrade tiles", "upgrades", effect=0.10, least=0.1),
        Family("graveyard slots", "graves", effect=0.10),
        Family("goals", "goals", "offer_goals", "goals_returned", effect=0.10, least=0.1),
        Family("action tiles", "action_tiles", "offer_action_tiles"),
    ),
    "alchemists": (
        Family(
            "startup cards",
            "startup_cards",
            "offer_startup_cards",
            by_lot=True,
            effect=0.08,
            # No least pick rate: who keeps two of four by a list of prices never keeps the last two of it.
            fixed=("19", "20"),
        ),
        Family("order spaces", "order_spaces", by_lot=True, boards=True, effect=0.10),
        Family("grants", "grants"),
        Family("artifacts", "artifacts", "offer_artifacts"),
    ),
}
"""House values have bounds; what a rulebook fixes is told for information, as is how often the bonuses of
Golem's characters are bought. Start tiles and artifact sides have no least pick rate: the apprentice chooses
them by a list of prices, which says nothing of their worth. That of start tiles is measured where they are
drawn by lot; that of artifact sides where they are chosen, in reverse turn order: the better ones are what a
late place gets for being late. What they are worth by lot is told for information."""
STRATEGY_POINTS = {"golems": "golems", "artifacts": "artifacts", "research": "books"}
"""Golem's strategies and the points that they bring at the end."""
PLAYERS = (2, 3, 4)


def matches(game: str, level: str, players: tuple[int, ...]) -> Iterator[Match]:
    """All matches of a game's study."""
    if not players or not set(players) <= set(PLAYERS):
        raise BadPlan(f"the study is of 2, 3 or 4 players, not {', '.join(map(str, players)) or 'none'}")
    options: dict[str, Any] = {}
    if game == "alchemists":
        from goldenlane.games.alchemists.vocabulary import MODULES

        for number in players:
            yield Match(f"{PLAYED}-base-{number}", PLAYED, game, (level,) * number, ours=False)
        options = {"modules": list(MODULES)}
    for number in players:
        yield Match(f"{PLAYED}-{number}", PLAYED, game, (level,) * number, options)
        yield Match(f"{BY_LOT}-{number}", BY_LOT, game, (f"{level}:{IMPARTIAL}",) * number, options)
    if game == "golem" and level == "apprentice":
        for strategy in STRATEGIES:
            for number in players:
                seats = (f"{level}:{strategy}", *(level,) * (number - 1))
                yield Match(f"{STRATEGY}-{strategy}-{number}", STRATEGY, game, seats)
