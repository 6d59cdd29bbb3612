"""Who plays Alchemists at which level."""

from goldenlane.bots.alchemists.apprentice import AlchemistsApprentice
from goldenlane.bots.alchemists.beginner import AlchemistsBeginner
from goldenlane.bots.alchemists.master import AlchemistsMaster
from goldenlane.bots.budget import Budget
from goldenlane.games.alchemists.game import AlchemistsGame


def beginner(game: AlchemistsGame, budget: Budget) -> AlchemistsBeginner:
    return AlchemistsBeginner(game)


def apprentice(game: AlchemistsGame, budget: Budget) -> AlchemistsApprentice:
    return AlchemistsApprentice(game)


def master(game: AlchemistsGame, budget: Budget) -> AlchemistsMaster:
    return AlchemistsMaster(game, budget)
