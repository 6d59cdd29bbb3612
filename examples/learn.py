"""A small agent learns one of the games for two against luck: `python examples/learn.py --help`.

The policy is linear: a row of weights for every action number, softmax over the legal ones. After each
batch of games every choice is made more likely by how much better its game ended than usual (REINFORCE
with Adam). It is the smallest thing that learns; it shows how an environment is used.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from goldenlane.env import alchemists_v0, golem_v0
from goldenlane.env.aec import TableEnv

GAMES: dict[str, Any] = {"golem": golem_v0, "alchemists": alchemists_v0}
BATCH = 20
"""Games between two steps of learning."""
ME = "player_0"


class Policy:
    """Chances of the legal actions, from what is seen."""

    def __init__(self, env: TableEnv, rate: float) -> None:
        self.usual = 1.0 / np.array([*env.layout.usual(), 1], np.float32)
        shape = (env.vocabulary.size, env.layout.size + 1)
        self.weights, self.mean, self.square = (np.zeros(shape, np.float32) for _ in range(3))
        self.rate = rate
        self.steps = 0

    def see(self, observation: Any) -> Any:
        """The numbers of an observation about between 0 and 1, and a 1."""
        return np.append(observation, 1).astype(np.float32) * self.usual

    def chances(self, seen: Any, legal: Any) -> Any:
        scores = self.weights[legal] @ seen
        chances = np.exp(scores - scores.max())
        return chances / chances.sum()

    def learn(self, games: list[tuple[list[tuple[Any, Any, int]], float]]) -> None:
        """Make the choices of the better games more likely."""
        gains = np.array([gain for _, gain in games])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        slope = np.zeros_like(self.weights)
        for (choices, _), gain in zip(games, gains, strict=True):
            for seen, legal, chosen in choices:
                push = -self.chances(seen, legal)
                push[chosen] += 1
                slope[legal] += gain * push[:, None] * seen
        slope /= len(games)
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.99 * self.square + 0.01 * slope * slope
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights += self.rate * mean / (np.sqrt(square) + 1e-6)


def play(env: TableEnv, policy: Policy, rng: np.random.Generator) -> tuple[list[tuple[Any, Any, int]], float]:
    """One game of the policy against luck: its choices and its lead at the end."""
    env.reset(seed=int(rng.integers(1 << 32)))
    choices = []
    while not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        view = env.observe(agent)
        legal = np.flatnonzero(view["action_mask"])
        if agent == ME:
            seen = policy.see(view["observation"])
            chosen = int(rng.choice(len(legal), p=policy.chances(seen, legal)))
            choices.append((seen, legal, chosen))
        else:
            chosen = int(rng.integers(len(legal)))
        env.step(int(legal[chosen]))
    return choices, env.rewards[ME]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="golem")
    parser.add_argument("--games", type=int, default=4000, help="games to learn from")
    parser.add_argument("--rate", type=float, default=0.003, help="how far each step of learning goes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the share of games won while learning (.png)")
    options = parser.parse_args()
    env = GAMES[options.game].raw_env(players=2, reward="margin")
    rng = np.random.default_rng(options.seed)
    policy = Policy(env, options.rate)
    leads: list[float] = []
    for _ in track(range(options.games // BATCH), f"learning {options.game}"):
        games = [play(env, policy, rng) for _ in range(BATCH)]
        policy.learn(games)
        leads += [lead for _, lead in games]
    won = [np.mean([lead > 0 for lead in leads[i : i + 200]]) for i in range(0, len(leads), 200)]
    fresh = [play(env, policy, np.random.default_rng(options.seed + 1 + i))[1] for i in range(200)]
    result = {
        "won_while_learning": [round(float(share), 3) for share in won],
        "won_afterwards": float(np.mean([lead > 0 for lead in fresh])),
    }
    print(json.dumps(result))
    if options.curve:
        draw(options.curve, options.game, leads)


def draw(path: Path, game: str, leads: list[float]) -> None:
    """The learning curve: wins among the last 200 games, and the lead in points."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt

    window = np.ones(200) / 200
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    games = np.arange(200, len(leads) + 1)
    axes.plot(games, np.convolve(np.array(leads) > 0, window, "valid"), color="#8a5a00")
    axes.axhline(0.5, color="#888", linewidth=0.8, linestyle=":")
    axes.set(xlabel="games played", ylabel="won of the last 200", ylim=(0, 1))
    axes.set_title(f"A linear policy learns {game.capitalize()} against luck")
    lead = axes.twinx()
    lead.plot(games, 100 * np.convolve(leads, window, "valid"), color="#3b6ea5", linestyle="--")
    lead.set_ylabel("lead in points (dashed)", color="#3b6ea5")
    figure.savefig(path, dpi=120)


if __name__ == "__main__":
    main()
