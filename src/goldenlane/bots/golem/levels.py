"""Who plays Golem at which level."""

from goldenlane.bots.apprentice import Apprentice
from goldenlane.bots.budget import Budget
from goldenlane.bots.golem import beginner as beginners
from goldenlane.bots.golem.judge import GolemJudge
from goldenlane.bots.golem.master import GolemMaster
from goldenlane.games.golem.game import GolemGame


def beginner(game: GolemGame, budget: Budget) -> Apprentice:
    return beginners.beginner(game)


def apprentice(game: GolemGame, budget: Budget) -> Apprentice:
    return Apprentice(GolemJudge(game.rules))


def master(game: GolemGame, budget: Budget) -> GolemMaster:
    return GolemMaster(game, budget)
