"""The view of a seat of Golem in numbers, with the seat itself as the first player.

Built field by field from what the seat may know, as the view is: secret are the goals, the dealt start
tiles and choices made at the same time as others' (Ruling G-15).
"""

from typing import Final

from goldenlane.env.layout import Layout, bits, flags, one_hot, small
from goldenlane.games.golem.game import GolemGame
from goldenlane.games.golem.names import LYING, SECTIONS, TILED_SECTIONS, UPGRADES
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.state import EVERYONE

PLAYERS: Final = 4
_UPGRADES: Final = len(UPGRADES)
_GRAVES: Final = 8
_STREETS_KEPT: Final = 64
_PHASE: Final = one_hot(9)
_SEAT: Final = one_hot(PLAYERS)
_GRAY: Final = one_hot(6)
_GOLDEN: Final = one_hot(4)


class GolemNumbers:
    """Writes the numeric views of one game."""

    def __init__(self, game: GolemGame) -> None:
        self._asks = {name: i for i, name in enumerate(sorted({e.asks for e in game.effects.values()}))}
        self._ask = one_hot(len(self._asks))
        rules = game.rules
        hot = one_hot(len(rules.characters))
        self._character = {number: hot[i] for i, number in enumerate(sorted(rules.characters))}
        self._no_character = hot[-1]
        self._goals = {number: i for i, number in enumerate(sorted(rules.goals))}
        self._start_tiles = {number: i for i, number in enumerate(sorted(rules.start_tiles))}
        self._action_tiles = len(rules.action_tiles)
        self._books = {number: i for i, number in enumerate(rules.books)}
        self._most_cards = max(len(rules.books), len(rules.goals))
        self._tile = one_hot(max(map(len, rules.neighborhood)))
        self._laid: dict[tuple[tuple[int, ...], ...], bytes] = {}
        self._sides = len(rules.sides)
        self._side = one_hot(self._sides)
        self._columns = rules.book_columns
        self._nobody = b""
        self.layout = self._lay_out()

    def _lay_out(self) -> Layout:
        layout = Layout()
        tiles, characters = self._action_tiles, len(self._character)
        layout.add("round", 1, 4)
        layout.add("phase", 9)
        layout.add("asks: " + ", ".join(self._asks), len(self._asks))
        layout.add("decision numbers", 2, 10)
        layout.add("synagogue: marbles by row and color", 25, 3)
        layout.add("removed marbles by color", 5, 2)
        layout.add(
            "neighborhood tile of each section of each district", 3 * TILED_SECTIONS * len(self._tile[0])
        )
        layout.add("action tiles on offer", tiles)
        layout.add("rabbi on each action tile, by player", tiles * PLAYERS)
        layout.add("rabbis on the printed space, by player", PLAYERS)
        layout.add("characters of the four rounds", 4 * characters)
        layout.add("place of each book in the library, from 1", len(self._books), 6)
        layout.add("owner of each grave", _GRAVES * PLAYERS)
        layout.add("owner of each menorah", 3 * PLAYERS)
        layout.add("cards in the decks of books and goals", 2, self._most_cards)
        layout.add("artifact tiles on offer", self._sides)
        before = layout.size
        for player in range(PLAYERS):
            name = f"player {player}: " if player else "own "
            layout.add(name + "place in turn order, in passing, in the second passing, from 1", 3, 4)
            layout.add(name + "clay, coins, knowledge", 3, 10)
            layout.add(name + "victory points", 1, 100)
            layout.add(name + "research, golem marker", 2, 10)
            layout.add(name + "section of each student", 3, 10)
            layout.add(name + "golems standing by district and section", 3 * SECTIONS)
            layout.add(name + "golems lying by district and section", 3 * SECTIONS)
            layout.add(name + "golems to create, aside, destroyed", 3, 4)
            layout.add(name + "artifact tile", self._sides)
            layout.add(name + "gold in each cauldron", 4, 4)
            layout.add(name + "gray tiles", 4 * 6)
            layout.add(name + "golden tiles", 4 * 4)
            layout.add(name + "upgrades", _UPGRADES)
            layout.add(name + "books", len(self._books))
            layout.add(name + "books in each column", self._columns, 4)
            layout.add(name + "goals and goal cards in hand", 1, 5)
            layout.add(name + "start tiles", len(self._start_tiles))
            layout.add(name + "marbles by color", 5, 2)
            layout.add(name + "rabbi placed, no control cost", 2)
            if not player:
                self._nobody = bytes(layout.size - before)
        layout.add("own goals", len(self._goals))
        layout.add("own goal cards in hand", len(self._goals))
        layout.add("own choice is made", 1)
        return layout

    def write(self, state: GolemState, seat: int) -> bytearray:
        """What the seat may know, in numbers."""
        count = len(state.players)
        near = [(who - seat) % count for who in range(count)] + [-1]
        row = bytearray((state.round,))
        row += _PHASE[state.phase]
        if state.stack:
            effect, who, a, b = state.stack[-1]
            row += self._ask[self._asks.get(effect.asks, -1)]
            row += bytes((0, 0)) if who == EVERYONE else bytes((small(a), small(b)))
        else:
            row += self._ask[-1] + bytes(2)
        row += bytes(state.rows)
        removed = bytearray(5)
        for color in state.removed:
            removed[color] += 1
        row += removed
        row += self._streets(tuple(map(tuple, state.streets)))
        row += flags(state.action_tiles, self._action_tiles)
        rabbis = bytearray(self._action_tiles * PLAYERS)
        for tile, owner in zip(state.action_tiles, state.rabbis, strict=True):
            if owner >= 0:
                rabbis[tile * PLAYERS + near[owner]] = 1
        row += rabbis
        row += flags([near[owner] for owner in state.printed], PLAYERS)
        for at in range(4):
            known = at < len(state.characters)
            row += self._character[state.characters[at]] if known else self._no_character
        library = bytearray(len(self._books))
        for place, book in enumerate(state.library, 1):
            library[self._books[book]] = place
        row += library
        for owner in state.graveyard:
            row += _SEAT[near[owner]]
        for owner in state.menorahs:
            row += _SEAT[near[owner]]
        row.append(len(state.book_bag) + len(state.book_bottom))
        row.append(len(state.goal_bag) + len(state.goal_bottom))
        row += flags(state.artifact_offer, self._sides)
        for step in range(PLAYERS):
            if step < count:
                row += self._player(state, (seat + step) % count, not step)
            else:
                row += self._nobody
        own = state.players[seat]
        row += flags([self._goals[goal] for goal in own.goals], len(self._goals))
        row += flags([self._goals[goal] for goal in own.hand], len(self._goals))
        row.append(own.choice >= 0)
        return row

    def _player(self, state: GolemState, who: int, own: bool) -> bytearray:
        player = state.players[who]
        row = bytearray()
        for track in (state.order, state.pass_tiles, state.second_pass):
            row.append(track.index(who) + 1 if who in track else 0)
        row += bytes([good if 0 <= good < 256 else small(good) for good in player.goods])
        row += bytes((player.research, player.marker, *player.students))
        standing, lying = bytearray(30), bytearray(30)
        for golem in player.golems:
            (lying if golem & LYING else standing)[(golem >> 6) * SECTIONS + (golem >> 2 & 15) - 1] += 1
        row += standing
        row += lying
        row += bytes((player.to_create, player.aside, player.destroyed))
        row += self._side[player.artifact]
        row += bytes(player.gold)
        for side in player.gray:
            row += _GRAY[side]
        for side in player.golden:
            row += _GOLDEN[side]
        row += bits(player.tiles, _UPGRADES)
        row += flags([self._books[book] for column in player.books for book in column], len(self._books))
        row += bytes([len(column) for column in player.books])
        row.append(len(player.goals) + len(player.hand))
        choosing = not state.phase and len(player.start_tiles) > 2
        tiles = [] if choosing and not own else player.start_tiles
        row += flags([self._start_tiles[tile] for tile in tiles], len(self._start_tiles))
        marbles = bytearray(5)
        for color in player.marbles:
            marbles[color] += 1
        row += marbles
        row += bytes((player.rabbi, player.no_control))
        return row

    def _streets(self, streets: tuple[tuple[int, ...], ...]) -> bytes:
        found = self._laid.get(streets)
        if found is None:
            empty = (0,) * TILED_SECTIONS
            found = b"".join(self._tile[tile - 1] for street in streets for tile in (street or empty))
            if len(self._laid) == _STREETS_KEPT:
                self._laid.clear()
            self._laid[streets] = found
        return found
