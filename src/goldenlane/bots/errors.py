"""Errors of bots that a caller can act on."""

from goldenlane.kernel.errors import GoldenLaneError


class UnknownBot(GoldenLaneError):
    """There is no bot of that name, or it does not play that game."""


class BadBudget(GoldenLaneError):
    """A time to think that cannot be, or for a bot that does not search."""
