"""The state of a game of Alchemists: everything on the table, small ints and lists of ints.

Cards are counted, not listed: ``hand[i]`` is the number of cards of ingredient ``i``. A deck is a bag,
the cards that chance can still draw; their order is not decided before they are drawn.
"""

from typing import Final

from goldenlane.games.alchemists.vocabulary import FAVORS, PLACES, SPACES
from goldenlane.kernel.compiled import mypyc_attr
from goldenlane.kernel.state import State

PLAYER_FIELDS: Final = (
    "approval",
    "artifacts",
    "bid",
    "bids",
    "books",
    "boots_used",
    "bought",
    "chest",
    "cubes",
    "dealt",
    "delayed",
    "ears",
    "exhibited",
    "facts",
    "favors",
    "feather",
    "gold",
    "grants",
    "hand",
    "hospital",
    "immune",
    "order_space",
    "periscope_used",
    "progress",
    "removed_seals",
    "replicator",
    "reputation",
    "results",
    "seals",
    "secret_artifacts",
    "shown_artifacts",
    "startup",
    "tokens",
    "unused",
)


@mypyc_attr(acyclic=True, serializable=True)
class Player:
    """One alchemist: player board, laboratory and what is hidden behind the screen."""

    __slots__ = PLAYER_FIELDS

    def __init__(self) -> None:
        # ---- public
        self.gold = 0
        self.reputation = 0
        self.cubes = 0
        """Cubes that may still be placed this round."""
        self.unused = 0
        """Cubes on the unused cubes space."""
        self.hospital = 0
        self.order_space = -1
        """The order space of this round, -1 before it is chosen, GREEN_SPACE for the paralyzed."""
        self.immune = 0
        """Mask of the colors of negative potions that have affected the player this round."""
        self.artifacts: list[int] = []
        """Face up, in the order of getting them."""
        self.bought = 0
        """Artifacts bought while owning the Discount Card."""
        self.boots_used = 0
        self.periscope_used = 0
        self.results: list[int] = []
        """Potions drunk or tested on the student, in this order."""
        self.exhibited = 0
        """Mask of the potions exhibited successfully."""
        self.grants: list[int] = []
        self.books = 0
        self.approval = 0
        self.progress = 0
        """The golem progress marker: 0, 1, 2 tests, 3 animated."""
        self.startup: list[int] = []
        """The startup cards kept for the Replicator."""
        self.delayed = 0
        """Reputation to come after round 1."""
        self.replicator = 0
        """Startup cards that the Replicator still uses."""
        self.shown_artifacts: list[int] = []
        """Secret artifacts that have been shown; they are among the artifacts too."""
        self.removed_seals: list[int] = [0] * 6
        """Seals that debunkings have removed, by kind: face up beside the theory board (Ruling A-74)."""
        # ---- secret (numbers of cards and seals are public)
        self.hand: list[int] = [0] * 8
        self.favors: list[int] = [0] * len(FAVORS)
        """A Herbalist is here only until the draw that brought it is finished."""
        self.feather: list[int] = [0] * 8
        """Ingredients set aside on Feather in Cap."""
        self.seals: list[int] = [0] * 6
        """Unused seals by kind."""
        self.bid = -1
        """The bid card of this sale (its discount); secret until all are shown."""
        self.bids = 0
        """Mask of bid cards that are spent, if the rules do not return them."""
        self.dealt: list[int] = []
        """Startup cards, or opening favors, to choose from."""
        self.secret_artifacts: list[int] = []
        """From the startup card Secret Artifact, and again with the Replicator."""
        self.chest: list[int] = []
        """Report tokens on the chest, 2 * color + size each."""
        self.ears: list[int] = []
        self.tokens = 63
        """Mask of the report tokens not on the board."""
        self.facts: list[int] = []
        """What only the player has learned for certain; see vocabulary.fact."""

    def copy(self) -> "Player":
        other = Player.__new__(Player)
        other.gold = self.gold
        other.reputation = self.reputation
        other.cubes = self.cubes
        other.unused = self.unused
        other.hospital = self.hospital
        other.order_space = self.order_space
        other.immune = self.immune
        other.artifacts = self.artifacts[:]
        other.bought = self.bought
        other.boots_used = self.boots_used
        other.periscope_used = self.periscope_used
        other.results = self.results[:]
        other.exhibited = self.exhibited
        other.grants = self.grants[:]
        other.books = self.books
        other.approval = self.approval
        other.progress = self.progress
        other.startup = self.startup[:]
        other.delayed = self.delayed
        other.replicator = self.replicator
        other.shown_artifacts = self.shown_artifacts[:]
        other.removed_seals = self.removed_seals[:]
        other.hand = self.hand[:]
        other.favors = self.favors[:]
        other.feather = self.feather[:]
        other.seals = self.seals[:]
        other.bid = self.bid
        other.bids = self.bids
        other.dealt = self.dealt[:]
        other.secret_artifacts = self.secret_artifacts[:]
        other.chest = self.chest[:]
        other.ears = self.ears[:]
        other.tokens = self.tokens
        other.facts = self.facts[:]
        return other

    def owns(self, artifact: int) -> bool:
        """Whether the artifact works for the player (a secret one does not before it is shown)."""
        return artifact in self.artifacts


FIELDS: Final = (
    "adventurer",
    "adventurers",
    "alchemy",
    "approval",
    "articles",
    "associates",
    "board_bag",
    "conflicts",
    "counter",
    "declared",
    "declaring",
    "done",
    "exhibitors",
    "face_up",
    "facts",
    "fallen",
    "favor_bag",
    "favor_discards",
    "final",
    "golem",
    "grants",
    "ingredient_bag",
    "ingredient_discards",
    "mixed",
    "mood_bag",
    "net",
    "next_adventurer",
    "next_board",
    "order",
    "order_board",
    "paralyzed",
    "round",
    "row",
    "rows",
    "rows_set",
    "sale",
    "sales",
    "seals",
    "sold",
    "start_player",
    "startup_bag",
    "theories",
    "unhappy",
    "unused_artifacts",
)


class AlchemistsState(State):
    """The table: boards, decks, the round's cubes, and the truth that only the card reader knows."""

    __slots__ = (*FIELDS, "players")

    def __init__(self, players: int, grants: int) -> None:  # noqa: PLR0915 - no logic, a list of fields
        super().__init__()
        self.players = [Player() for _ in range(players)]
        self.round = 0
        self.start_player = 0
        self.final = 0
        """1 when the final scoring has begun: everything is revealed."""
        # ---- the truth
        self.alchemy: list[int] = []
        """The alchemical of each ingredient."""
        self.golem = -1
        self.facts: list[int] = []
        """What all have learned for certain, by demonstrations; see vocabulary.fact."""
        # ---- decks
        self.ingredient_bag: list[int] = [0] * 8
        self.ingredient_discards: list[int] = [0] * 8
        """Face down: nobody may look."""
        self.favor_bag: list[int] = [0] * len(FAVORS)
        self.favor_discards: list[int] = [0] * len(FAVORS)
        """Face up."""
        self.face_up: list[int] = []
        """Ingredients to forage, sorted."""
        self.adventurers: list[int] = []
        """Adventurers not seen yet."""
        self.adventurer = -1
        self.next_adventurer = -1
        """The adventurer of the next round, if it is known (Ruling A-72)."""
        self.row: list[int] = []
        """The artifact row."""
        self.rows_set: list[list[int]] = [[], [], []]
        """The artifacts of decks I, II, III set aside for their turn in the row."""
        self.counter: list[int] = [-1, -1, -1]
        """Under-the-counter artifacts of decks I, II, III; -1 when none or bought."""
        self.unused_artifacts: list[int] = []
        """Artifacts not selected to be in the game (minus those that startup cards gave), sorted."""
        # ---- theory board and encyclopedia
        self.theories: list[int] = [-1] * 8
        """The alchemical of the theory about each ingredient, -1 without a theory."""
        self.articles: list[list[int]] = [[], [], []]
        """By color: ingredients on the red, green, blue, white space, sign of the first and second pair."""
        self.seals: list[int] = [-1] * (PLACES * players)
        """seals[place * players + seat]: the kind of the seat's seal on a theory or article, -1 without."""
        self.conflicts: list[int] = []
        """Pairs of theories in conflict, 8 * smaller + larger ingredient."""
        self.grants: list[int] = [-1] * grants
        """The owner of each grant."""
        # ---- the round
        self.order: list[int] = []
        """Seats by order space from the top, as far as chosen."""
        self.paralyzed: list[int] = []
        """Seats that will stand on the green space next round, in the order they were paralyzed."""
        self.declaring: list[int] = []
        """What the declaring seat has set down so far, see declare.py; empty outside declaring."""
        self.rows: list[list[int]] = [[] for _ in SPACES]
        """Seats on each space, from the top row."""
        self.associates: list[int] = [0] * len(SPACES)
        """How many of the top rows of a space were taken with an Associate."""
        self.declared: list[int] = [0] * (len(SPACES) * players)
        """declared[space * players + seat]: actions declared."""
        self.done: list[int] = [0] * (len(SPACES) * players)
        """Actions of these used up, from the first on."""
        self.unhappy = 0
        """1 when the student is unhappy."""
        self.sold = 0
        """Mask of the adventurer's potions sold this round (left 1, middle 2, right 4)."""
        self.sales = 0
        self.sale: list[int] = []
        """The sale under way: place, guarantee, price."""
        self.mixed: list[int] = []
        """The two ingredients in the cauldron."""
        self.exhibitors: list[int] = [0] * 6
        """How many players have exhibited each potion."""
        self.fallen: list[int] = []
        """What the last debunking felled, for an immediate publication: ingredients, alchemicals, articles
        as masks, then the felled articles' contents."""
        self.net: list[int] = [0] * players
        """Reputation gains and losses of one event, before they are applied together."""
        # ---- modules
        self.startup_bag: list[int] = []
        self.board_bag: list[int] = []
        """Order boards that can still come."""
        self.order_board = -1
        """The order board in use, -1 for the printed order spaces."""
        self.next_board = -1
        self.mood_bag: list[int] = []
        self.approval = 0
        """Approval tokens on Research Golem."""

    def copy(self) -> "AlchemistsState":
        other = AlchemistsState.__new__(AlchemistsState)
        self.copy_kernel_to(other)
        other.players = [player.copy() for player in self.players]
        other.round = self.round
        other.start_player = self.start_player
        other.final = self.final
        other.alchemy = self.alchemy[:]
        other.golem = self.golem
        other.facts = self.facts[:]
        other.ingredient_bag = self.ingredient_bag[:]
        other.ingredient_discards = self.ingredient_discards[:]
        other.favor_bag = self.favor_bag[:]
        other.favor_discards = self.favor_discards[:]
        other.face_up = self.face_up[:]
        other.adventurers = self.adventurers[:]
        other.adventurer = self.adventurer
        other.next_adventurer = self.next_adventurer
        other.row = self.row[:]
        other.rows_set = [cards[:] for cards in self.rows_set]
        other.counter = self.counter[:]
        other.unused_artifacts = self.unused_artifacts[:]
        other.theories = self.theories[:]
        other.articles = [article[:] for article in self.articles]
        other.seals = self.seals[:]
        other.conflicts = self.conflicts[:]
        other.grants = self.grants[:]
        other.order = self.order[:]
        other.paralyzed = self.paralyzed[:]
        other.declaring = self.declaring[:]
        other.rows = [row[:] for row in self.rows]
        other.associates = self.associates[:]
        other.declared = self.declared[:]
        other.done = self.done[:]
        other.unhappy = self.unhappy
        other.sold = self.sold
        other.sales = self.sales
        other.sale = self.sale[:]
        other.mixed = self.mixed[:]
        other.exhibitors = self.exhibitors[:]
        other.fallen = self.fallen[:]
        other.net = self.net[:]
        other.startup_bag = self.startup_bag[:]
        other.board_bag = self.board_bag[:]
        other.order_board = self.order_board
        other.next_board = self.next_board
        other.mood_bag = self.mood_bag[:]
        other.approval = self.approval
        return other

    def clockwise(self) -> list[int]:
        """The seats from the start player on."""
        count = len(self.players)
        return [(self.start_player + i) % count for i in range(count)]
