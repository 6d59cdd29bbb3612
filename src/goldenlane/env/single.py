"""One seat as a Gymnasium environment; bots hold the other seats.

After ``import goldenlane.env.single``: ``gymnasium.make("goldenlane/NAME-v0", opponents="random")``.
"""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from goldenlane.bots import bot
from goldenlane.env.aec import TableEnv
from goldenlane.games import game_of, games
from goldenlane.kernel.errors import BadOption

Observation = dict[str, Any]
_ILLEGAL = -1.0


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """The learner has seat 0; ``opponents`` is one bot for all other seats, or one for each, by commas.

    An illegal action ends the game with the reward -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        opponents: str = "random",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        made = game_of(game, **options)
        self.table = TableEnv(made, reward=reward, render_mode=render_mode)
        self.render_mode = render_mode
        names = opponents.split(",")
        if len(names) == 1:
            names *= made.seats - 1
        if len(names) != made.seats - 1:
            raise BadOption(f"{made.seats} players need {made.seats - 1} opponents, not {opponents!r}")
        self._bots = [bot(name, made) for name in names]
        self._luck = Random()
        self.observation_space: spaces.Space[Observation] = self.table.observation_space("player_0")
        self.action_space: spaces.Space[np.int64] = self.table.action_space("player_0")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._luck = Random(seed)
        self.table.reset(seed=self._luck.getrandbits(64))
        self._let_others_play()
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._observe()["action_mask"][action]:
            return self._observe(), _ILLEGAL, True, False, {"illegal": int(action)}
        self.table.step(int(action))
        self._let_others_play()
        over = self.table.terminations["player_0"]
        return self._observe(), self.table.rewards["player_0"], over, False, {}

    def render(self) -> str | None:
        return self.table.render()

    def _observe(self) -> Observation:
        return self.table.observe("player_0")

    def _let_others_play(self) -> None:
        while (seat := self.table.seat_to_act()) is not None and seat.number:
            self.table.play(self._bots[seat.number - 1].choose(seat, self._luck))


for _name in games():
    gymnasium.register(
        f"goldenlane/{_name.capitalize()}-v0",
        entry_point="goldenlane.env.single:SingleEnv",
        kwargs={"game": _name},
    )
