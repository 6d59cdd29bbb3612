"""Golem for PettingZoo: ``golem_v0.env(players=3)``."""

from typing import Any

from pettingzoo import AECEnv

from goldenlane.env.table import TableEnv, wrapped
from goldenlane.games.golem.game import golem


def raw_env(*, reward: str = "win", render_mode: str | None = None, **options: Any) -> TableEnv:
    """The environment without guards; the options are those of the game."""
    return TableEnv(golem(**options), reward=reward, render_mode=render_mode)


def env(*, reward: str = "win", render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment with PettingZoo's guards."""
    return wrapped(raw_env(reward=reward, render_mode=render_mode, **options))
