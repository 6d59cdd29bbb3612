"""The beginner of Golem: takes what an action brings at once, and likes everything that can be built."""

from goldenlane.bots.apprentice import Apprentice
from goldenlane.bots.golem_judge import GolemJudge
from goldenlane.games.golem.game import GolemGame
from goldenlane.games.golem.names import GOODS, VP
from goldenlane.games.golem.state import GolemState

_GOOD = 0.4
_BUILT = 1.0
_STEP = 0.5


class ShortSight(GolemJudge):
    """Sees the points of now and what lies on the player board; no income, no price that comes later."""

    def value(self, state: GolemState, seat: int) -> float:
        player = state.players[seat]
        points = self.features.score(state, seat)
        for good in range(len(GOODS)):
            if good != VP:
                points += _GOOD * player.goods[good]
        built = player.created + player.book_count + sum(player.gold) + player.tiles.bit_count()
        return points + _BUILT * built + _STEP * (sum(player.students) + player.research)


class GolemBeginner(Apprentice):
    """Looks one decision ahead, with short sight."""

    name = "beginner"

    def __init__(self, game: GolemGame) -> None:
        super().__init__(ShortSight(game.rules))
