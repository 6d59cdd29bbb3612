"""Golem for PettingZoo: ``golem_v0.env(players=3)``."""

from functools import partial

from goldenlane.env import table

raw_env = partial(table.raw_env, "golem")
env = partial(table.env, "golem")
