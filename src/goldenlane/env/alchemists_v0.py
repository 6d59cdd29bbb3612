"""Alchemists for PettingZoo: ``alchemists_v0.env(players=3, variant="master")``."""

from functools import partial

from goldenlane.env import aec

raw_env = partial(aec.raw_env, "alchemists")
env = partial(aec.env, "alchemists")
