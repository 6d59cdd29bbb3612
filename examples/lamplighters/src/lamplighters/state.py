"""The state of a game in progress: small ints and lists of ints."""

from goldenlane.kernel.state import State


class Player:
    """All that belongs to one player."""

    FIELDS = ("errand", "hand", "lamps", "light", "oil")
    __slots__ = FIELDS

    def __init__(self) -> None:
        self.light = 0
        self.oil = 1
        self.lamps: list[int] = []
        self.hand: list[int] = []
        """The errands that were dealt; secret."""
        self.errand = 0
        """The one that was kept, 0 before; secret until the end."""

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.light, new.oil, new.errand = self.light, self.oil, self.errand
        new.lamps, new.hand = self.lamps.copy(), self.hand.copy()
        return new


class LampState(State):
    """A game of Lamplighters in progress."""

    FIELDS = ("bag", "round", "street")
    __slots__ = (*FIELDS, "evenings", "players")

    def __init__(self, seats: int, evenings: int, lamps: int) -> None:
        super().__init__()
        self.evenings = evenings
        self.players = [Player() for _ in range(seats)]
        self.round = 0
        self.bag = list(range(1, lamps + 1))
        self.street: list[int] = []
        """Lamps that can be lit this evening."""

    def copy(self) -> "LampState":
        new = LampState.__new__(LampState)
        self.copy_kernel_to(new)
        new.evenings, new.round = self.evenings, self.round
        new.players = [player.copy() for player in self.players]
        new.bag, new.street = self.bag.copy(), self.street.copy()
        return new

    @property
    def order(self) -> list[int]:
        """The seats in turn order; the first player moves on by one every evening."""
        seats = len(self.players)
        return [(max(0, self.round - 1) + step) % seats for step in range(seats)]
