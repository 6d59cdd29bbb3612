"""The state of a game of Golem: small ints and lists of ints, so that it copies in microseconds."""

from typing import TYPE_CHECKING, Final

from goldenlane.games.golem.names import LYING, MARBLE_ACTIONS
from goldenlane.kernel.compiled import mypyc_attr
from goldenlane.kernel.state import State

if TYPE_CHECKING:
    from goldenlane.games.golem.rules import Rules


PLAYER_FIELDS: Final = (
    "artifact",
    "aside",
    "books",
    "choice",
    "destroyed",
    "goals",
    "gold",
    "golden",
    "golems",
    "goods",
    "gray",
    "hand",
    "marbles",
    "marker",
    "no_control",
    "rabbi",
    "research",
    "start_tiles",
    "students",
    "tiles",
    "to_create",
)


@mypyc_attr(acyclic=True, serializable=True)
class Player:
    """All that belongs to one player (or, with students and VP only, to the automa)."""

    __slots__ = PLAYER_FIELDS

    def __init__(self, columns: int) -> None:
        self.goods = [0, 0, 0, 0]
        """Clay, coins, knowledge, VP."""
        self.research = 0
        self.marker = 0
        """The golem marker's number."""
        self.students = [1, 1, 1]
        """Section of the student of each district."""
        self.golems: list[int] = []
        """Own golems on the main board, sorted codes."""
        self.to_create = 4
        """Golems on the player board."""
        self.aside = 2
        """The first golems, until they are placed."""
        self.destroyed = 0
        """Own golems in the graveyard."""
        self.artifact = -1
        """Side of the artifact tile (0 = 1A, 1 = 1B, 2 = 2A ...); -1 while none is chosen."""
        self.gold = [0, 0, 0, 0]
        """Ingots in the cauldrons of 1, 2, 3 and 4 places."""
        self.gray = [-1, -1, -1, -1]
        """Gray tile in the slot of each artifact: 2 x number + side, or -1."""
        self.golden = [-1, -1, -1, -1]
        self.tiles = 0
        """Bits of the upgraded tiles."""
        self.books: list[tuple[int, ...]] = [()] * columns
        """Columns of book cards, as many as the content says, lowest card first."""
        self.goals: list[int] = []
        """Secret until the end."""
        self.hand: list[int] = []
        """Goal cards to choose from; secret."""
        self.start_tiles: list[int] = []
        """Start tiles: the dealt ones are secret, the chosen ones public."""
        self.choice = -1
        """A choice made at the same time as others', until all have chosen; secret."""
        self.marbles: list[int] = []
        """Marbles in the golem's eyes."""
        self.rabbi = 0
        """1 when the rabbi is placed this round."""
        self.no_control = 0
        """1 when golem control costs no knowledge this round."""

    def copy(self) -> "Player":
        new = Player.__new__(Player)
        new.goods = self.goods.copy()
        new.research = self.research
        new.marker = self.marker
        new.students = self.students.copy()
        new.golems = self.golems.copy()
        new.to_create = self.to_create
        new.aside = self.aside
        new.destroyed = self.destroyed
        new.artifact = self.artifact
        new.gold = self.gold.copy()
        new.gray = self.gray.copy()
        new.golden = self.golden.copy()
        new.tiles = self.tiles
        new.books = self.books.copy()
        new.goals = self.goals.copy()
        new.hand = self.hand.copy()
        new.start_tiles = self.start_tiles.copy()
        new.choice = self.choice
        new.marbles = self.marbles.copy()
        new.rabbi = self.rabbi
        new.no_control = self.no_control
        return new

    def has(self, tile: int) -> bool:
        """Whether an upgrade tile is upgraded."""
        return bool(self.tiles >> tile & 1)

    def completed(self, artifact: int) -> bool:
        """All places of the cauldron are covered (0 = the cauldron of one place)."""
        return self.gold[artifact] > artifact

    @property
    def completed_artifacts(self) -> int:
        return sum(self.gold[i] > i for i in range(4))

    @property
    def created(self) -> int:
        """Golems created, destroyed ones included, first golems not (Ruling G-37)."""
        return 4 - self.to_create

    @property
    def book_count(self) -> int:
        return sum(map(len, self.books))

    @property
    def done(self) -> bool:
        """Both marble actions and the rabbi action of the round are done."""
        return len(self.marbles) == MARBLE_ACTIONS and bool(self.rabbi)

    def standing(self) -> list[int]:
        return [golem for golem in self.golems if not golem & LYING]


FIELDS: Final = (
    "action_tiles",
    "artifact_offer",
    "book_bag",
    "book_bottom",
    "characters",
    "goal_bag",
    "goal_bottom",
    "goal_bottom_by",
    "graveyard",
    "level",
    "library",
    "menorahs",
    "order",
    "pass_tiles",
    "phase",
    "players",
    "printed",
    "rabbis",
    "removed",
    "round",
    "rows",
    "rules",
    "seats",
    "second_pass",
    "start_bag",
    "streets",
    "tile_bag",
    "tile_discard",
    "triggers",
    "working",
)


class GolemState(State):
    """A game of Golem in progress."""

    __slots__ = FIELDS

    def __init__(self, rules: "Rules", seats: int) -> None:
        super().__init__()
        self.rules = rules
        self.seats = seats
        """Seats of players; alone, players[1] is the automa."""
        self.level = 1
        """The automa's level, alone."""
        self.players = [Player(rules.book_columns) for _ in range(max(2, seats))]
        self.round = 0
        self.phase = 0
        """1-7; 0 during set-up."""
        self.order: list[int] = []
        """Players in turn order."""
        self.rows = [0] * 25
        """Marbles in the synagogue: row x 5 + color."""
        self.removed: list[int] = []
        """Marbles on the pass tile "1"."""
        self.streets: list[list[int]] = [[], [], []]
        """Numbers of the neighborhood tiles of each district, sections I-VII."""
        self.action_tiles: list[int] = []
        """Face-up action tiles, top to bottom (0 = A1)."""
        self.rabbis: list[int] = []
        """Whose rabbi stands on each of them; -1 nobody's."""
        self.printed: list[int] = []
        """Whose rabbis stand on the printed space, left to right."""
        self.tile_bag: list[int] = []
        self.tile_discard: list[int] = []
        self.characters: list[int] = []
        self.library: list[int] = []
        """Face-up books, leftmost first."""
        self.book_bag: list[int] = []
        """The unordered part of the deck: chance decides what is drawn, when it is drawn."""
        self.book_bottom: list[int] = []
        """Cards put under the deck, next to be drawn first."""
        self.goal_bag: list[int] = []
        self.goal_bottom: list[int] = []
        self.goal_bottom_by: list[int] = []
        """Who put each of them there, and therefore knows it."""
        self.start_bag: list[int] = []
        """The box: start tiles that nobody has."""
        self.artifact_offer: list[int] = []
        """Artifact tiles (sides) that can be chosen during set-up."""
        self.graveyard = [-1] * 8
        """Whose golem lies in each slot; the unlimited one is not kept (see Player.destroyed)."""
        self.menorahs = [-1, -1, -1]
        """Owner of each district's menorah token."""
        self.pass_tiles: list[int] = []
        """Who passed, in order: the first has the tile "1"."""
        self.second_pass: list[int] = []
        self.triggers = 0
        """Artifacts (bits) that a golden tile lets be activated during the present marble action."""
        self.working = 0
        """1 during a Work action: golems created now cannot be activated in it (Ruling G-65)."""

    def copy(self) -> "GolemState":
        new = GolemState.__new__(GolemState)
        self.copy_kernel_to(new)
        new.rules = self.rules
        new.seats = self.seats
        new.level = self.level
        new.players = [player.copy() for player in self.players]
        new.round = self.round
        new.phase = self.phase
        new.order = self.order.copy()
        new.rows = self.rows.copy()
        new.removed = self.removed.copy()
        new.streets = self.streets  # never changed after set-up; replaced, not mutated
        new.action_tiles = self.action_tiles.copy()
        new.rabbis = self.rabbis.copy()
        new.printed = self.printed.copy()
        new.tile_bag = self.tile_bag.copy()
        new.tile_discard = self.tile_discard.copy()
        new.characters = self.characters.copy()
        new.library = self.library.copy()
        new.book_bag = self.book_bag.copy()
        new.book_bottom = self.book_bottom.copy()
        new.goal_bag = self.goal_bag.copy()
        new.goal_bottom = self.goal_bottom.copy()
        new.goal_bottom_by = self.goal_bottom_by.copy()
        new.start_bag = self.start_bag.copy()
        new.artifact_offer = self.artifact_offer.copy()
        new.graveyard = self.graveyard.copy()
        new.menorahs = self.menorahs.copy()
        new.pass_tiles = self.pass_tiles.copy()
        new.second_pass = self.second_pass.copy()
        new.triggers = self.triggers
        new.working = self.working
        return new

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def power(self, row: int) -> int:
        """Marbles in a row."""
        return sum(self.rows[row * 5 : row * 5 + 5])

    @property
    def character(self) -> int:
        """The active character of the round."""
        return self.characters[self.round - 1]
