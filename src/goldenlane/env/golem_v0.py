"""Golem for PettingZoo: ``golem_v0.env(players=3)``."""

from functools import partial

from goldenlane.env import aec

raw_env = partial(aec.raw_env, "golem")
env = partial(aec.env, "golem")
