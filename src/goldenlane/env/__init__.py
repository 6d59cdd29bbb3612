"""Learning environments: every game for PettingZoo (``goldenlane.env.aec.env(NAME)``) and for Gymnasium.

An agent gets the view of its seat in numbers and a mask of its legal actions; see docs/environments.md.
"""
