"""Errors of a simulation that a caller can act on."""

from goldenlane.kernel.errors import GoldenLaneError


class BadPlan(GoldenLaneError):
    """A simulation cannot be planned like that."""


class BadTable(GoldenLaneError):
    """A file of finished games cannot be read, or holds games of another simulation."""


class CannotKeep(GoldenLaneError):
    """Finished games cannot be written: a full disk, a folder that is not there."""


class GameFailed(GoldenLaneError):
    """A game cannot be played to its end: a bot fails, or its workers keep dying."""


class MissingExtra(GoldenLaneError):
    """A package is needed that comes with an extra of Golden Lane."""


class NoCluster(GoldenLaneError):
    """There is no Ray cluster to play on, or it cannot be used."""
