"""Alchemists for PettingZoo: ``alchemists_v0.env(players=3, variant="master")``."""

from functools import partial

from goldenlane.env import table

raw_env = partial(table.raw_env, "alchemists")
env = partial(table.env, "alchemists")
