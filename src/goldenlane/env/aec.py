"""One table as a PettingZoo environment: agents take turns by the rules of the game."""

from random import Random
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from goldenlane.bots.seat import Seat
from goldenlane.env.layout import Layout
from goldenlane.env.vocabulary import draw, vocabulary
from goldenlane.games import game_of, kit_of
from goldenlane.kernel.action import Action
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import CHANCE, State, advance, apply

REWARDS = ("win", "margin")
_MARGIN = 100.0
"""A lead of so many points is a reward of 1."""


class Numbers(Protocol):
    """Writes views in numbers."""

    layout: Layout

    def write(self, state: Any, seat: int) -> bytearray: ...


def numbers_of(game: Game) -> Numbers:
    """The writer of a game's numeric views."""
    made: Numbers = kit_of(game.name).load("numbers")(game)
    return made


class TableEnv(AECEnv):  # type: ignore[misc]
    """The raw environment: an illegal action is an error of the caller.

    ``reward`` is "win" (at the end the winners share 1 and the others share -1; alone, 1 or -1 against the
    automa) or "margin" (at the end the lead over the best rival, 100 points are 1).
    """

    metadata: dict[str, Any]

    def __init__(self, game: Game, *, reward: str = "win", render_mode: str | None = None) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise BadOption(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        if render_mode not in (None, "ansi"):
            raise BadOption(f"render_mode must be 'ansi' or None, not {render_mode!r}")
        self.metadata = {"name": f"{game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = game
        self.vocabulary = vocabulary(game.name)
        self.numbers = numbers_of(game)
        self.layout = self.numbers.layout
        self._reward = reward
        self._rng = Random()
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents = self.possible_agents[:]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.vocabulary.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.layout.size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._state: State = game.start()
        self._numbers: list[int] = []
        self._options: list[Action] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed draws the same luck."""
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._state = self.game.start()
        advance(self._state)
        self._go_on()

    def step(self, action: int | None) -> None:
        """Play the action of this number for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        try:
            chosen = self._options[self._numbers.index(int(action))]  # type: ignore[arg-type]
        except ValueError as error:
            legal = ", ".join(option.text for option in self._options[:8])
            raise ValueError(f"{action!r} is not legal for {agent}, who could: {legal}") from error
        self.play(chosen)
        if self._state.over:
            self._accumulate_rewards()

    def play(self, action: Action) -> None:
        """Play a legal action for the agent whose turn it is."""
        apply(self._state, self._seat[self.agent_selection], action)
        self._go_on()

    def seat_to_act(self) -> Seat | None:
        """The place of the agent whose turn it is, as a bot sees it; None when the game is over."""
        if self._state.over:
            return None
        return Seat(self.game, self._state, self._seat[self.agent_selection])

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and its legal actions; no action is legal when it is not its turn."""
        mask = np.zeros(self.vocabulary.size, np.int8)
        if agent == self.agent_selection and self._options:
            mask[self._numbers] = 1
        row = self.numbers.write(self._state, self._seat[agent])
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": mask}

    def view(self, agent: str) -> dict[str, Any]:
        """What the agent may know, in words."""
        return self.game.view(self._state, self._seat[agent])

    def notation(self, action: int) -> str:
        """The notation of a legal action."""
        return self._options[self._numbers.index(action)].text

    def render(self) -> str | None:
        """Whose decision it is, and the options."""
        if self.render_mode is None:
            return None
        options = ", ".join(option.text for option in self._options)
        return "the game is over" if self._state.over else f"{self.agent_selection}: {options}"

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self) -> None:
        """Chance draws until somebody must decide or the game is over."""
        state = self._state
        while (to_act := state.to_act) == (CHANCE,):
            apply(state, CHANCE, draw(state, self._rng))
        if state.over:
            self._options, self._numbers = [], []
            self.rewards = dict(zip(self.possible_agents, self._payoff(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[to_act[0]]
        self._options = state.legal(to_act[0])
        self._numbers = self.vocabulary.numbers(self._options)

    def _payoff(self) -> list[float]:
        scores = self.game.scores(self._state)
        totals = [float(score["total"]) for score in scores]
        if self._reward == "margin":
            return [
                (total - max(totals[:seat] + totals[seat + 1 :])) / _MARGIN
                for seat, total in enumerate(totals[: self.game.seats])
            ]
        first = [score["place"] == 1 for score in scores]
        losers = len(first) - sum(first)
        return [
            (1.0 / sum(first) if won else -1.0 / losers) if losers else 0.0
            for won in first[: self.game.seats]
        ]


def wrapped(env: TableEnv) -> AECEnv:
    """With PettingZoo's guards: an illegal action ends the game with -1."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(game: str, *, reward: str = "win", render_mode: str | None = None, **options: Any) -> TableEnv:
    """A game's environment without guards; the options are those of the game."""
    return TableEnv(game_of(game, **options), reward=reward, render_mode=render_mode)


def env(game: str, *, reward: str = "win", render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game's environment with PettingZoo's guards."""
    return wrapped(raw_env(game, reward=reward, render_mode=render_mode, **options))
