"""The PettingZoo environments: the library's own tests, and what an agent may know."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from goldenlane.env import alchemists_v0, golem_v0
from goldenlane.env.aec import TableEnv
from goldenlane.kernel.errors import BadOption

MODULES = ("startup-funding", "busy-days", "royal-encyclopedia", "golem-project")
KINDS: list[tuple[Any, dict[str, Any]]] = [
    (golem_v0, {"players": 1, "automa": "stern"}),
    (golem_v0, {"players": 2, "setup": "intro"}),
    (golem_v0, {"players": 4}),
    (alchemists_v0, {"players": 2}),
    (alchemists_v0, {"players": 3, "promo": "on"}),
    (alchemists_v0, {"players": 3, "variant": "master", "modules": MODULES[:2]}),
    (alchemists_v0, {"players": 4, "variant": "master", "modules": MODULES}),
]


def walk(env: TableEnv, rng: Random, seed: int) -> Any:
    """Yield every observation of the agent to act, and play on by luck."""
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        seen = env.observe(env.agent_selection)
        yield seen
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.filterwarnings("ignore:Observation")  # a mask beside the observation is PettingZoo's own advice
@pytest.mark.parametrize(("module", "options"), KINDS)
def test_the_tests_of_pettingzoo(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=200)
    seed_test(lambda: module.env(**options), num_cycles=60)


@pytest.mark.parametrize(("module", "options"), KINDS)
def test_whole_games_have_a_winner_and_a_payoff(module: Any, options: dict[str, Any]) -> None:
    env = module.raw_env(**options)
    size = env.observation_space("player_0")["observation"].shape[0]
    for seen in walk(env, Random(3), seed=5):
        assert len(seen["observation"]) == size == env.layout.size
        assert seen["action_mask"].any()
    assert all(env.terminations.values())
    payoff = list(env.rewards.values())
    assert max(payoff, key=abs) != 0
    if len(payoff) > 1:
        assert sum(payoff) == pytest.approx(0)


@pytest.mark.parametrize(("module", "options"), KINDS)
def test_an_agent_sees_nothing_that_its_seat_cannot_know(module: Any, options: dict[str, Any]) -> None:
    """Another world that looks the same to a seat has the same numbers for it."""
    env, rng = module.raw_env(**options), Random(4)
    for step, _ in enumerate(walk(env, rng, seed=6)):
        if step % 9:
            continue
        for seat in range(env.game.seats):
            world = env.game.imagine(env._state, seat, rng)
            assert env.game.view(world, seat) == env.game.view(env._state, seat)
            assert env.numbers.write(world, seat) == env.numbers.write(env._state, seat)


@pytest.mark.parametrize(("module", "options"), KINDS)
def test_the_numbers_tell_what_the_view_tells(module: Any, options: dict[str, Any]) -> None:
    """From one decision to the next the view changes, and so do the numbers."""
    env = module.raw_env(**options)
    last: tuple[str, Any, bytearray] | None = None
    same = decisions = 0
    for _ in walk(env, Random(7), seed=8):
        agent = env.agent_selection
        now = (agent, env.view(agent), env.numbers.write(env._state, env._seat[agent]))
        if last is not None and last[0] == agent and last[1] != now[1]:
            decisions += 1
            same += last[2] == now[2]
        last = now
    assert decisions > 5
    assert same <= decisions // 20, "many changes of the view do not show in the numbers"


def test_the_first_player_of_the_numbers_is_the_seat_itself() -> None:
    env = golem_v0.raw_env(players=3)
    env.reset(seed=1)
    field = next(field for field in env.layout.fields if field.name == "own clay, coins, knowledge")
    for seat, agent in enumerate(env.agents):
        goods = env.view(agent)["players"][seat]
        seen = env.observe(agent)["observation"][field.start : field.start + field.size]
        assert seen.tolist() == [goods["clay"], goods["coin"], goods["knowledge"]]


def test_all_actions_of_a_game_have_numbers_of_their_own() -> None:
    env = alchemists_v0.raw_env(players=4, variant="master", modules=MODULES)
    known = len(env.vocabulary.notations)
    for seen in walk(env, Random(11), seed=12):
        numbers = np.flatnonzero(seen["action_mask"])
        assert len(numbers) == len(env._options)
        assert numbers.max() < known, "a spare number was used: run python -m goldenlane.env.vocabulary"


def test_an_unknown_notation_gets_a_spare_number() -> None:
    from goldenlane.env.vocabulary import Vocabulary
    from goldenlane.kernel.action import act

    words = Vocabulary(("done", "pass"))
    assert words.numbers([act("juggle"), act("pass"), act("dance")]) == [2, 1, 3]
    assert words.size > 3


def test_an_illegal_action_is_refused_by_the_raw_environment() -> None:
    env = golem_v0.raw_env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.observe("player_0")["observation"].tobytes()
    with pytest.raises(ValueError, match=r"is not legal for player_0, who could: "):
        env.step(illegal)
    assert env.observe("player_0")["observation"].tobytes() == before


def test_margins() -> None:
    env = golem_v0.raw_env(players=2, reward="margin")
    for _ in walk(env, Random(1), seed=2):
        pass
    totals = [score["total"] for score in env.game.scores(env._state)]
    assert env.rewards["player_0"] == pytest.approx((totals[0] - totals[1]) / 100)


def test_wrong_options_are_said() -> None:
    with pytest.raises(BadOption, match="reward must be one of win, margin, not 'fame'"):
        golem_v0.env(reward="fame")
    with pytest.raises(BadOption, match="render_mode"):
        golem_v0.env(render_mode="human")
    with pytest.raises(BadOption, match="players must be one of 1, 2, 3, 4"):
        golem_v0.env(players=7)


def test_render_names_the_options() -> None:
    env = golem_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == f"player_0: {', '.join(option.text for option in env._options)}"
    assert env.notation(env._numbers[0]) == env._options[0].text
