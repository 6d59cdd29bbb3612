"""One seat for Gymnasium, with bots in the others."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import goldenlane.env.single  # noqa: F401 - registers the environments
from goldenlane.env.single import SingleEnv
from goldenlane.kernel.errors import BadOption, UnknownGame

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("Golem", {"players": 1}),
    ("Golem", {"players": 3}),
    ("Alchemists", {"players": 2, "variant": "master"}),
]


@pytest.mark.filterwarnings("ignore:.*render fps")  # a table is not drawn in frames
@pytest.mark.parametrize(("name", "options"), KINDS)
def test_the_check_of_gymnasium(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"goldenlane/{name}-v0", **options).unwrapped)


def play(env: SingleEnv, seed: int) -> tuple[list[int], float]:
    seen, _ = env.reset(seed=seed)
    rng, actions = Random(seed), []
    while True:
        actions.append(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        seen, reward, over, _, _ = env.step(np.int64(actions[-1]))
        if over:
            return actions, float(reward)


def test_the_same_seed_is_the_same_game_against_bots() -> None:
    env = SingleEnv("golem", players=3, opponents="random")
    assert play(env, 5) == play(env, 5)
    assert play(env, 5) != play(env, 6)


def test_an_illegal_action_ends_the_game() -> None:
    env = SingleEnv("alchemists", players=2)
    seen, _ = env.reset(seed=1)
    illegal = np.int64(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (-1.0, True, {"illegal": int(illegal)})


def test_wrong_options_are_said() -> None:
    with pytest.raises(BadOption, match="3 players need 2 opponents, not 'random,random,random'"):
        SingleEnv("golem", players=3, opponents="random,random,random")
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        SingleEnv("chess")
