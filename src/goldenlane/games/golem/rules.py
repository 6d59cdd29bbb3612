"""The rules of Golem for one content: tables and effect objects, made once when the content loads."""

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from goldenlane.games.golem.artifacts import GOLDEN_SIDES, PlaceGold
from goldenlane.games.golem.automa import AutomaMarble, AutomaStudents, AutomaTurn
from goldenlane.games.golem.books import BookBonuses, BuyBook, PlaceBook, Refill, StudentBack
from goldenlane.games.golem.flow import DrawTiles, LayTiles, Refresh, Rounds
from goldenlane.games.golem.gains import Goods, OneOfEach, ResearchUp
from goldenlane.games.golem.goals import DealGoals, KeepGoal
from goldenlane.games.golem.intro import intro_board, intro_seats
from goldenlane.games.golem.making import AfterCreate, Bury, Create, FromNowOn
from goldenlane.games.golem.marbles import BuyGold, GainRow, MarbleEnd, Mirror, Pour, Work, WorkGolems
from goldenlane.games.golem.names import (
    ARTIFACT_TILES,
    BIG,
    BOOK_COLORS,
    CLAY,
    COIN,
    COLUMN_TILES,
    DISTRICTS,
    GOLDEN_1,
    GOLEM_TILES,
    KINDS,
    KNOWLEDGE,
    MOST_PLAYERS,
    RESEARCH_TILES,
    ROUNDS,
    TILED_SECTIONS,
)
from goldenlane.games.golem.phases import (
    MARKER_MOVES,
    RESEARCH_MOVES,
    STUDENTS_MOVE,
    Character,
    Control,
    Income,
    InTurnOrder,
    Movement,
    Steps,
)
from goldenlane.games.golem.scoring import GOAL_KINDS, Goal
from goldenlane.games.golem.setup import (
    DEALT,
    FACE_UP_BOOKS,
    START_LIMIT,
    DealStart,
    Draft,
    Setup,
    TakeAll,
)
from goldenlane.games.golem.setup_steps import normal_and_intro
from goldenlane.games.golem.students import ANY as ANY_STUDENT
from goldenlane.games.golem.students import BlackMarble, StudentStep
from goldenlane.games.golem.tables import Tables
from goldenlane.games.golem.turns import ActionPhase, RemoveMarble, Turn
from goldenlane.games.golem.upgrades import ANY, PayMix, PlaceTile, Upgrade
from goldenlane.games.golem.vocabulary import NOTATION
from goldenlane.kernel.action import act
from goldenlane.kernel.content import Content, Row, by_number, rising
from goldenlane.kernel.effect import AnyEffect, AnyOrder, Effect, register
from goldenlane.kernel.errors import GoldenLaneError

SECTIONS_OF_CONTENT: Final = """
    number automa marbles work goal-set research-track golem-track street quarter library
    research-tile golem-tile artifact-upgrade big-tile artifact-slot artifact graveyard
    printed-space action-tile neighborhood character book goal start-tile intro-board intro-seat
""".split()  # noqa: SIM905


class CharacterCard(NamedTuple):
    number: int
    coins: int
    bonus: Effect
    steps: int
    pair: tuple[int, int]


class Rules(Tables):
    """Tables by index, and every effect by name; ``effects`` finds an effect by its key."""

    def __init__(self, content: Content) -> None:
        content.check_sections(SECTIONS_OF_CONTENT)
        super().__init__(content)
        self.content = content
        self.effects: dict[str, Effect] = {}
        self._load_upgrades(content)
        self._load_artifacts(content)
        self._load_tiles(content)
        self._load_cards(content)
        self._make_flow()
        self._name_cards()
        self.intro_board = intro_board(content, self.character_decks, [len(t) for t in self.neighborhood])
        self.intro_seats = intro_seats(content, set(self.start_tiles), set(self.goals), self.sides)

    # ---- helpers -------------------------------------------------------------------------------
    def _read(self, row: Row, column: str, key: str) -> Effect:
        try:
            effect = NOTATION.read(row.text(column))
        except (GoldenLaneError, TypeError) as error:
            raise row.error(f"{column}: {error}") from error
        return self._keep(key, effect)

    def _keep(self, key: str, effect: AnyEffect) -> AnyEffect:
        return register(self.effects, key, effect)

    @staticmethod
    def parts(effect: Effect) -> tuple[Effect, ...]:
        """The parts of an any-order effect, or the effect alone."""
        return effect.parts if isinstance(effect, AnyOrder) else (effect,)

    # ---- upgrade tiles and artifacts -------------------------------------------------------------
    def _load_upgrades(self, content: Content) -> None:
        nothing: Effect = self._keep("nothing", AnyOrder(()))
        self.upgrade_cost = [0] * 18
        self.upgrade_effects = [nothing] * 18
        self.menorahs = [0] * 18
        self.column_bonus = [nothing] * COLUMN_TILES
        for section, names, first in (("golem-tile", GOLEM_TILES, 0), ("research-tile", RESEARCH_TILES, 12)):
            for i, row in enumerate(content.rows(section, "id cost effect menorahs", 6)):
                name = row.word("id", (names[i],))
                self.upgrade_cost[first + i] = row.int("cost")
                self.menorahs[first + i] = row.int("menorahs")
                if section == "golem-tile":
                    self.upgrade_effects[first + i] = self._read(row, "effect", f"upgrade.{name}")
                elif i < COLUMN_TILES:
                    doubles = row.text("effect") == "double"
                    if doubles != (i == 2):
                        raise row.error("'double' is the effect of column-3 alone")
                    if i >= self.book_columns:
                        row.word("effect", ("-",))
                    if not doubles:
                        self.column_bonus[i] = self._read(row, "effect", f"column.{i + 1}")
                else:
                    row.word("effect", ("-",))
        self.upgrade_cost[BIG] = content.rows("big-tile", "cost", 1)[0].int("cost")
        rows = by_number(content.rows("artifact-slot", "gold gray golden", 4), "gold", 1)
        self.slot_price = ([row.int("gray") for row in rows], [row.int("golden") for row in rows])

    def _load_artifacts(self, content: Content) -> None:
        gray: list[Effect] = []
        for i, row in enumerate(content.rows("artifact-upgrade", "id side-a side-b menorahs", 6)):
            name = row.word("id", (ARTIFACT_TILES[i],))
            self.menorahs[GOLDEN_1 + i] = row.int("menorahs")
            for side, column in enumerate(("side-a", "side-b")):
                if name.startswith("gray"):
                    gray.append(self._read(row, column, f"upgrade.{name}.{side}"))
                else:
                    row.word(column, (GOLDEN_SIDES.get(2 * i + side, "-"),))
        self.menorahs_on = [
            [sum(self.menorahs[kind * 6 + i] for i in range(6) if bits >> i & 1) for bits in range(64)]
            for kind in range(3)
        ]
        """By kind of tile and bits of the upgraded ones."""
        self.gray_sides = gray
        self.rewards: list[list[list[Effect]]] = []
        """By side of the artifact tile, artifact, and gray tile side + 1 (0: none)."""
        self.artifacts: list[list[Effect]] = []
        self.moves: dict[Effect, int] = {}
        """The sources of income (bits) that a reward can change."""
        self.sides: list[str] = []
        """The sides of the artifact tiles: 1A, 1B, 2A ..."""
        rows = content.rows("artifact", "side gold-1 gold-2 gold-3 gold-4", least=2 * MOST_PLAYERS)
        if len(rows) % 2:
            raise rows[-1].error("an artifact tile has two sides, A and B")
        for i, row in enumerate(rows):
            name = row.word("side", (f"{i // 2 + 1}{'AB'[i % 2]}",))
            self.sides.append(name)
            plain = [self._read(row, f"gold-{size}", f"artifact.{name}.{size}") for size in range(1, 5)]
            self.artifacts.append(plain)
            combined = []
            for size, effect in enumerate(plain, 1):
                both: list[Effect] = [effect]
                for j, extra in enumerate(gray):
                    try:
                        parts = AnyOrder(self.parts(effect) + self.parts(extra))
                    except TypeError as error:
                        raise row.error(f"gold-{size}: {error}") from error
                    both.append(self._keep(f"artifact.{name}.{size}.gray-{j // 2 + 1}{'ab'[j % 2]}", parts))
                combined.append(both)
                for reward in both:
                    self.moves[reward] = reduce(or_, map(_moves, self.parts(reward)), 0)
            self.rewards.append(combined)

    # ---- tiles and cards -------------------------------------------------------------------------
    def _load_tiles(self, content: Content) -> None:
        self.graveyard: list[Effect] = []
        self.graveyard_players: list[int] = []
        for row in by_number(content.rows("graveyard", "slot players bonus", 9), "slot", 1):
            self.graveyard.append(self._read(row, "bonus", f"graveyard.{row.text('slot')}"))
            self.graveyard_players.append(row.int("players", 1, 4))
        self.printed_space = self._read(
            content.rows("printed-space", "effect", 1)[0], "effect", "printed-space"
        )
        self.action_tiles = []
        for i, row in enumerate(content.rows("action-tile", "id effect", least=MOST_PLAYERS + 1), 1):
            self.action_tiles.append(self._read(row, "effect", f"action-tile.{row.word('id', (f'A{i}',))}"))
        self.neighborhood: list[list[Effect]] = [[], [], []]
        rows = content.rows("neighborhood", "district number effect")
        for row in rows:
            name = row.word("district", DISTRICTS)
            tiles = self.neighborhood[DISTRICTS.index(name)]
            if row.int("number") != len(tiles) + 1:
                raise row.error(f"number must be {len(tiles) + 1} here")
            tiles.append(self._read(row, "effect", f"neighborhood.{name}.{len(tiles) + 1}"))
        if min(map(len, self.neighborhood)) < TILED_SECTIONS:
            raise rows[-1].error(f"a district needs {TILED_SECTIONS} tiles")
        self.start_tiles: dict[int, Effect] = {}
        rows = content.rows("start-tile", "number effect", least=DEALT * MOST_PLAYERS)
        for row in by_number(rows, "number", 1):
            number = row.int("number", 1, START_LIMIT - 1)
            self.start_tiles[number] = self._read(row, "effect", f"start-tile.{number}")
            try:
                AnyOrder(self.parts(self.start_tiles[number]))
            except TypeError as error:
                raise row.error(f"effect: {error}") from error
        self.start_pairs: dict[tuple[int, int], Effect] = {}
        for b in self.start_tiles:
            for a in range(1, b):
                both = AnyOrder(self.parts(self.start_tiles[a]) + self.parts(self.start_tiles[b]))
                self.start_pairs[a, b] = self._keep(f"start-tiles.{a}+{b}", both)

    def _load_cards(self, content: Content) -> None:
        self.card_kinds: dict[int, str] = {}
        """By the number of a card, what it is."""
        self.characters: dict[int, CharacterCard] = {}
        decks: dict[str, list[int]] = {"I-III": [], "IV": []}
        columns = "number deck coins bonus steps pair"
        for row in self._cards(content, "character", columns, ROUNDS):
            number = row.int("number")
            pair = row.text("pair").split()
            if len(pair) != 2 or any(color not in DISTRICTS for color in pair):
                raise row.error(f"pair must be two of {', '.join(DISTRICTS)}, not {row.text('pair')!r}")
            decks[row.word("deck", decks)].append(number)
            bonus = self._read(row, "bonus", f"character.{number}")
            colors = (DISTRICTS.index(pair[0]), DISTRICTS.index(pair[1]))
            self.characters[number] = CharacterCard(
                number, row.int("coins"), bonus, row.int("steps", 0, 9), colors
            )
        if len(decks["I-III"]) < 3 or not decks["IV"]:
            raise content.rows("character", columns)[0].error(
                "three characters of I-III and one of IV are needed"
            )
        self.character_decks = (decks["I-III"], decks["IV"])
        nothing = self.effects["nothing"]
        books = self._cards(content, "book", "number color cost immediate active", FACE_UP_BOOKS)
        self.books = [row.int("number") for row in books]
        places = self.books[-1] + 1
        self.book_color = [0] * places
        self.book_cost = [0] * places
        self.book_immediate = [nothing] * places
        self.book_active = [nothing] * places
        for number, row in zip(self.books, books, strict=True):
            color = BOOK_COLORS.index(row.word("color", BOOK_COLORS))
            if (row.text("cost") == "student") != (BOOK_COLORS[color] == "black"):
                raise row.error("black books, and no others, cost 'student'")
            self.book_color[number] = color
            self.book_cost[number] = 0 if row.text("cost") == "student" else row.int("cost")
            self.book_immediate[number] = self._read(row, "immediate", f"book.{number}.immediate")
            self.book_active[number] = self._read(row, "active", f"book.{number}.active")
        self.goals: dict[int, Goal] = {}
        for row in self._cards(content, "goal", "number kind threshold vp", DEALT * MOST_PLAYERS):
            kind = row.word("kind", GOAL_KINDS)
            self.goals[row.int("number")] = Goal(kind, row.int("threshold", 1), row.int("vp"))

    def _cards(self, content: Content, section: str, columns: str, least: int) -> list[Row]:
        """The cards of a section. Books, characters and goals are numbered through."""
        rows = rising(content.rows(section, columns, least=least), "number")
        for row in rows:
            number = row.int("number", 1)
            if number in self.card_kinds:
                raise row.error(f"number {number} is the number of a {self.card_kinds[number]}")
            self.card_kinds[number] = section
        return rows

    def _name_cards(self) -> None:
        """The options that name a card or tile."""
        self.buy = {book: act(f"buy {book}", book) for book in self.books}
        self.active = {book: act(f"active {book}", book) for book in self.books}
        self.keep = {goal: act(f"keep {goal}", goal) for goal in self.goals}
        self.give_back = {goal: act(f"return {goal}", goal) for goal in self.goals}
        self.rabbi = [act(f"rabbi A{tile + 1}", tile) for tile in range(len(self.action_tiles))]
        self.start = {(a, b): act(f"start {a} {b}", a, b) for a, b in self.start_pairs}
        self.take_side = [act(f"artifact-tile {side}", i) for i, side in enumerate(self.sides)]

    # ---- the course of the game ------------------------------------------------------------------
    def _make_flow(self) -> None:
        keep = self._keep
        self.turn = keep("turn", Turn())
        self.automa_turn = keep("automa.turn", AutomaTurn())
        self.automa_marble = keep("automa.marble", AutomaMarble())
        self.automa_students = keep("automa.students", AutomaStudents())
        self.pour = keep("pour", Pour())
        self.remove_marble = keep("remove-marble", RemoveMarble())
        self.black_marble = keep("black-marble", BlackMarble())
        self.student_steps = [keep(f"student.{name}", StudentStep(d)) for d, name in enumerate(DISTRICTS)]
        self.marble_end = keep("marble-end", MarbleEnd())
        self.place_gold = keep("gold", PlaceGold())
        self.work_golems = keep("work.golems", WorkGolems())
        self.rows: list[Effect] = [
            keep("row.work", Work()),
            keep("row.golem", GainRow(CLAY, Upgrade(KINDS.index("golem"), 0), Create(0))),
            keep("row.artifacts", GainRow(COIN, Upgrade(KINDS.index("artifact"), 0), BuyGold())),
            keep("row.research", GainRow(KNOWLEDGE, Upgrade(KINDS.index("research"), 0), BuyBook(0))),
            keep("row.mirror", Mirror(ResearchUp(1))),
        ]
        self.after_create = keep("after-create", AfterCreate())
        self.bury = keep("bury", Bury())
        self.from_now_on = keep("from-now-on", FromNowOn())
        self.place_tile = (keep("place-tile", PlaceTile(False)), keep("place-tile.mix", PlaceTile(True)))
        self.pay_mix = keep("pay-mix", PayMix())
        self.place_book = keep("place-book", PlaceBook())
        self.student_back = keep("student-back", StudentBack())
        self.refill = keep("refill", Refill())
        self.book_bonuses = keep("book-bonuses", BookBonuses())
        self.deal_goals = keep("deal-goals", DealGoals())
        self.keep_goal = keep("keep-goal", KeepGoal())
        self.steps = keep("steps", Steps())
        self.lay_tiles = keep("lay-tiles", LayTiles())
        self.draw_tiles = keep("draw-tiles", DrawTiles())
        self.refresh = keep("refresh", Refresh())
        self.movement = keep("phase.movement", InTurnOrder(Movement()))
        self.action_phase = keep("phase.actions", ActionPhase())
        self.character_phase = keep("phase.characters", InTurnOrder(Character()))
        self.income_phase = keep("phase.income", InTurnOrder(Income()))
        self.upgrade_phase = keep("phase.upgrade", InTurnOrder(Upgrade(ANY, 0)))
        self.control_phase = keep("phase.control", InTurnOrder(Control()))
        self.rounds = keep("rounds", Rounds())
        self._make_setup()

    def _make_setup(self) -> None:
        keep = self._keep
        self.deal_start = keep("setup.start-tiles", DealStart())
        self.setup_draft = keep("setup.draft", Draft())
        self.setup_take_all = keep("setup.take-all", TakeAll())
        self.setup_steps = normal_and_intro(
            keep, self.lay_tiles, self.pour, self.deal_start, self.deal_goals, self.setup_draft
        )
        self.setup = (keep("setup", Setup(False)), keep("setup.intro", Setup(True)))


def _moves(part: Effect) -> int:
    """The sources of income (bits) that a part of a reward can change."""
    if isinstance(part, Goods | OneOfEach):
        return 0
    if isinstance(part, StudentStep):
        return STUDENTS_MOVE if part.district == ANY_STUDENT else 1 << part.district
    if isinstance(part, ResearchUp):
        return RESEARCH_MOVES
    return STUDENTS_MOVE | RESEARCH_MOVES | MARKER_MOVES
