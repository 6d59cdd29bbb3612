"""Alchemists for PettingZoo: ``alchemists_v0.env(players=3, variant="master")``."""

from typing import Any

from pettingzoo import AECEnv

from goldenlane.env.table import TableEnv, wrapped
from goldenlane.games.alchemists.game import alchemists


def raw_env(*, reward: str = "win", render_mode: str | None = None, **options: Any) -> TableEnv:
    """The environment without guards; the options are those of the game."""
    return TableEnv(alchemists(**options), reward=reward, render_mode=render_mode)


def env(*, reward: str = "win", render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment with PettingZoo's guards."""
    return wrapped(raw_env(reward=reward, render_mode=render_mode, **options))
