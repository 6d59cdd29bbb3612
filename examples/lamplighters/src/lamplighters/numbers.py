"""The view of a seat in numbers, the seat itself first."""

from goldenlane.env.layout import Layout, flags, small
from lamplighters.game import PLAYERS, LampGame
from lamplighters.state import LampState


class LampNumbers:
    """Writes the numeric views of one game."""

    def __init__(self, game: LampGame) -> None:
        self._lamps, self._errands = len(game.rules.lamp_color), len(game.rules.errands)
        self.layout = Layout()
        self.layout.add("evening, evenings left", 2, 5)
        self.layout.add("lamps that can be lit, by number", self._lamps)
        self.layout.add("lamps in the bag, by number", self._lamps)
        for player in range(max(PLAYERS)):
            name = f"player {player}: " if player else "own "
            self.layout.add(name + "light, oil", 2, 10)
            self.layout.add(name + "lamps, by number", self._lamps)
        self.layout.add("own hand of errands, by number", self._errands)
        self.layout.add("own errand, by number", self._errands)

    def write(self, state: LampState, seat: int) -> bytearray:
        row = bytearray((state.round, state.evenings - state.round))
        row += flags(state.street, self._lamps) + flags(state.bag, self._lamps)
        for step in range(max(PLAYERS)):
            if step >= len(state.players):
                row += bytes(2 + self._lamps)
                continue
            player = state.players[(seat + step) % len(state.players)]
            row += bytes((small(player.light), small(player.oil))) + flags(player.lamps, self._lamps)
        own = state.players[seat]
        row += flags(own.hand, self._errands) + flags([own.errand] if own.errand else [], self._errands)
        return row
