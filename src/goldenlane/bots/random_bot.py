"""The random bot: any option, each as likely as the others."""

from random import Random

from goldenlane.bots.seat import Seat
from goldenlane.kernel.action import Action


class RandomBot:
    """Knows no rule and has no plan; the yardstick of the other bots."""

    name = "random"

    def choose(self, seat: Seat, rng: Random) -> Action:
        return rng.choice(seat.options)
