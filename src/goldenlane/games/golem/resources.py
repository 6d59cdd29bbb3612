"""Any resources of choice: the printed rabbi space."""

from goldenlane.games.golem.gains import gain
from goldenlane.games.golem.names import GOODS
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.action import Action, act
from goldenlane.kernel.effect import Deed, Face


class AnyResources(Deed):
    """Take any so many resources: clay, coins, knowledge in any mix."""

    __slots__ = ("_options", "amount")

    asks = "resources"
    mandatory = True

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self._options = []
        for clay in range(amount, -1, -1):
            for coins in range(amount - clay, -1, -1):
                mix = (clay, coins, amount - clay - coins)
                words = " ".join(f"{n} {GOODS[i]}" for i, n in enumerate(mix) if n)
                self._options.append(act("take " + words, *mix))

    def options(self, state: GolemState, seat: int) -> list[Action]:
        return self._options

    def do(self, state: GolemState, seat: int, action: Action) -> None:
        for good, amount in enumerate(action.data):
            gain(state, seat, good, amount)

    def face(self) -> Face:
        return {"do": "gain-any", "n": self.amount}
