"""Positions for tests: a table with chosen modules, and one effect of the game to be played on it."""

from typing import Any

import goldenlane as gl
from goldenlane.games.alchemists.alchemy import parse_alchemical, parse_golem, parse_ingredient
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.state import AlchemistsState, Player
from goldenlane.games.alchemists.vocabulary import FAVORS
from goldenlane.kernel.effect import Effect
from goldenlane.kernel.match import Match
from goldenlane.kernel.state import NOBODY, advance

ALL = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]
GOLEM = ["royal-encyclopedia", "golem-project"]

ALCHEMY = {
    "mushroom": "Ppn",
    "fern": "npN",
    "toad": "pnP",
    "claw": "nPp",
    "flower": "pNn",
    "mandrake": "Nnp",
    "scorpion": "PPP",
    "feather": "NNN",
}
"""The truth of most tests."""


class Table:
    """A match whose stack holds only what the test pushes, so that it is over when that is resolved."""

    def __init__(
        self,
        players: int = 3,
        variant: str = "master",
        modules: list[str] | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        chosen = GOLEM if modules is None else modules
        self.match: Match = gl.new(
            "alchemists", players=players, variant=variant, modules=chosen, seed=seed, **options
        )
        game = self.match.game
        assert isinstance(game, AlchemistsGame)
        self.game = game
        self.state.stack = []
        self.state.round = 2
        self.state.start_player = 0
        self.state.order = list(range(players))
        self.state.alchemy = [0] * 8
        for ingredient, alchemical in ALCHEMY.items():
            self.state.alchemy[parse_ingredient(ingredient)] = parse_alchemical(alchemical)
        if "golem-project" in chosen:
            self.state.golem = parse_golem("R-large", "G-small")
        for seat, player in enumerate(self.state.players):
            player.order_space = seat
            player.reputation = 10
            player.gold = 5
            player.favors = [0] * len(FAVORS)
            player.hand = [0] * 8
            player.dealt = []
            player.startup = []
            player.delayed = 0
            player.artifacts = []
            player.secret_artifacts = []
            player.facts = []
        self.mark()

    @property
    def state(self) -> AlchemistsState:
        state = self.match.state
        assert isinstance(state, AlchemistsState)
        return state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def mark(self) -> None:
        """Events are looked at from here on."""
        self._since = len(self.match.events)

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """What happened, without its causes."""
        told = self.match.events_for(seat, self._since)
        return [{name: event[name] for name in ("kind", "seat", "args")} for event in told]

    def run(self, effect: str | Effect, seat: int = NOBODY, a: int = 0, b: int = 0) -> None:
        """Push an effect and go on to its first decision; chance draws by itself."""
        found = self.game.effects[effect] if isinstance(effect, str) else effect
        self.state.push(found, seat, a, b)
        self.go()

    def go(self) -> None:
        advance(self.state)
        self.match._collect()
        self.match._draw_chance()

    def script(self, *draws: str) -> None:
        """What chance draws next."""
        self.match._script = iter(draws)

    def play(self, seat: int, *actions: str) -> None:
        for action in actions:
            self.match.play(seat, action)

    def options(self, seat: int) -> list[str]:
        return [str(action) for action in self.match.legal(seat)]

    def step(self, place: str, module: int = 0) -> Effect:
        """The step of a module at a place of the sequence."""
        return [effect for each in self.game.modules for effect in each.steps(place)][module]
