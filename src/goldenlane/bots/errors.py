"""Errors of bots that a caller can act on."""

from goldenlane.kernel.errors import GoldenLaneError


class UnknownBot(GoldenLaneError):
    """There is no bot of that name, or it does not play that game."""
