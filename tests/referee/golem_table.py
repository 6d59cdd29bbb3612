"""The table of Golem as the referee keeps it: plain things, counted by the rulebook's words."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.referee.asking import Play
from tests.referee.content import Rows

DISTRICTS = ("red", "yellow", "blue")
RESOURCES = ("clay", "coin", "knowledge")
RESOURCE_OF = dict(zip(DISTRICTS, RESOURCES, strict=True))
COLORS = ("red", "yellow", "blue", "white", "black")
ROWS = ("work", "golem", "artifacts", "research", "mirror")
KINDS = {"golem": "clay", "artifact": "coin", "research": "knowledge"}
"""The kinds of upgrade tiles and what pays for them."""
LAST = 10
"""Section X."""
WITH_TILE = 7
"""Sections I-VII have a neighborhood tile (Ruling G-30)."""
MENORAH = 8


@dataclass(eq=False)
class Golem:
    """A golem on the main board; ``new`` while the Work action lasts in which it was created."""

    district: str
    section: int
    lying: bool = False
    new: bool = False

    def __str__(self) -> str:
        marks = (" lying" if self.lying else "") + (" new" if self.new else "")
        return f"{self.district} {self.section}{marks}"


@dataclass
class Player:
    """A player board and what belongs to it."""

    goods: Counter[str] = field(default_factory=Counter)
    research: int = 0
    marker: int = 0
    students: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DISTRICTS, 1))
    golems: list[Golem] = field(default_factory=list)
    to_create: int = 4
    destroyed: int = 0
    artifact: str = ""
    gold: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    gray: list[str] = field(default_factory=lambda: ["", "", "", ""])
    golden: list[str] = field(default_factory=lambda: ["", "", "", ""])
    upgraded: set[str] = field(default_factory=set)
    books: list[list[int]] = field(default_factory=list)
    goals: list[int] = field(default_factory=list)
    marbles: list[str] = field(default_factory=list)
    rabbi: bool = False
    no_control: bool = False

    def complete(self, artifact: int) -> bool:
        """An artifact is complete when all places of its cauldron are covered: 1, 2, 3 and 4 ingots."""
        return self.gold[artifact] == artifact + 1


class Table:
    """Everything on the table, and the numbers of the content."""

    def __init__(
        self, rows: Rows, players: int, level: str, resolve: Callable[["Table", int, str], Play[None]]
    ) -> None:
        self.rows = rows
        self._resolve = resolve
        self.number = {row["name"]: int(row["value"]) for row in rows["number"]}
        self.solo = players == 1
        self.people = players
        seats = 2 if self.solo else players
        self.columns = self.number.get("book-columns", 5)
        self.players = [Player(books=[[] for _ in range(self.columns)]) for _ in range(seats)]
        self.level = next((row for row in rows["automa"] if row["level"] == level), {})
        self.round = 1
        self.order: list[int] = []
        self.synagogue: dict[str, Counter[str]] = {row: Counter() for row in ROWS}
        self.removed: list[str] = []
        self.streets: dict[str, list[int]] = {}
        self.tokens: dict[str, int | None] = dict.fromkeys(DISTRICTS)
        self.tiles: list[str] = []
        self.rabbis: dict[str, int] = {}
        self.printed: list[int] = []
        self.tile_stack = [row["id"] for row in rows["action-tile"]]
        self.tile_discard: list[str] = []
        self.characters: list[int] = []
        self.library: list[int] = []
        self.book_deck = [int(row["number"]) for row in rows["book"]]
        self.book_below: list[int] = []
        self.goal_deck = [int(row["number"]) for row in rows["goal"]]
        self.goal_below: list[int] = []
        self.graves: dict[int, int] = {}
        """The owner of the golem in each slot that holds one only."""
        self.pass_tiles: list[int] = []
        self.second_pass: list[int] = []
        self.working = False
        self.triggers: list[int] = []
        """Artifacts whose golden tile may still be used in this marble action."""

    def row(self, section: str, column: str, value: object) -> dict[str, str]:
        """The component of a section with this value in a column."""
        return next(row for row in self.rows[section] if row[column] == str(value))

    @property
    def persons(self) -> list[int]:
        """The seats of people in turn order; the solo opponent takes no part in most phases."""
        return [seat for seat in self.order if not self.is_automa(seat)]

    def is_automa(self, seat: int) -> bool:
        return self.solo and seat == 1

    def power(self, row: str) -> int:
        return self.synagogue[row].total()

    def resolve(self, seat: int, *effects: str) -> Play[None]:
        """Play effects of the content for a seat as one: their parts in any order (Ruling G-08)."""
        return self._resolve(self, seat, ", ".join(effect for effect in effects if effect != "-") or "-")

    # ---- what a player has -----------------------------------------------------------------------
    def research_row(self, player: Player) -> dict[str, str]:
        return self.row("research-track", "position", player.research)

    def column_limit(self, player: Player) -> int:
        side = "limit-upgraded" if "track-tile" in player.upgraded else "limit"
        return int(self.research_row(player)[side])

    def research_income(self, player: Player) -> int:
        side = "knowledge-upgraded" if "track-tile" in player.upgraded else "knowledge"
        return int(self.research_row(player)[side])

    @property
    def research_end(self) -> int:
        return len(self.rows["research-track"]) - 1

    @property
    def marker_end(self) -> int:
        return len(self.rows["golem-track"]) - 1

    def quarter_price(self, section: int) -> int:
        """What a golem pays to enter a section."""
        return next((int(r["price"]) for r in self.rows["quarter"] if int(r["section"]) == section), 0)

    # ---- small changes ---------------------------------------------------------------------------
    def move_research(self, player: Player, steps: int) -> None:
        player.research = max(0, min(self.research_end, player.research + steps))

    def move_marker(self, player: Player, steps: int) -> None:
        """A marker at the end of its track stays there (Ruling G-34)."""
        player.marker = max(0, min(self.marker_end, player.marker + steps))

    def step_student(self, seat: int, district: str) -> None:
        """One section on; the first of all to reach VIII takes the menorah token (Ruling G-57)."""
        students = self.players[seat].students
        if students[district] < LAST:
            students[district] += 1
        if students[district] == MENORAH and self.tokens[district] is None:
            self.tokens[district] = seat

    def student_income(self, player: Player, district: str) -> None:
        row = self.row("street", "section", player.students[district])
        player.goods[RESOURCE_OF[district]] += int(row["resource"])
        player.goods["vp"] += int(row["vp"])
