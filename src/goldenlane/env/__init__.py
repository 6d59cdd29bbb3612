"""Learning environments: both games for PettingZoo (``golem_v0``, ``alchemists_v0``) and for Gymnasium.

An agent gets the view of its seat in numbers and a mask of its legal actions; see docs/environments.md.
"""
