"""The numbers and tracks of Golem for one content: tables by index, without any effect."""

from typing import Final

from goldenlane.games.golem.automa import LEVELS, AutomaLevel
from goldenlane.games.golem.names import COLORS, COLUMN_TILES, MARBLE_ACTIONS, SECTIONS, TILED_SECTIONS
from goldenlane.games.golem.setup import FACE_UP_BOOKS
from goldenlane.kernel.content import Content, by_number

_NUMBERS: Final = """
    start-vp start-research start-golem-marker golem-price golem-price-each gold-price mirror-price
    mirror-research-price create-marker destroy-marker all-in-last-loss control-loss torso-control
    character-coins resources-per-vp book-columns row-capacity row-evenness
""".split()  # noqa: SIM905
_RANGES: Final = {
    "book-columns": (COLUMN_TILES - 1, COLUMN_TILES),
    "resources-per-vp": (1, 999),
    "row-evenness": (0, 9),
}
"""Numbers that have narrower limits: of the column tiles only the plain one can do without a column,
resources are divided by what they take for 1 VP, and chances must stay numbers that a machine can hold."""
_BEFORE: Final = {"book-columns": COLUMN_TILES}
"""What a content means that is older than a number and does not name it."""


class Tables:
    """What is printed as a number: prices, values and the spaces of the tracks."""

    def __init__(self, content: Content) -> None:
        self._load_numbers(content)
        self._load_tracks(content)

    def _load_numbers(self, content: Content) -> None:
        named = {row.text("name") for row in content.rows("number", "name value")}
        rows = content.rows("number", "name value", len(_NUMBERS) - len(_BEFORE.keys() - named))
        numbers: dict[str, int] = {}
        for row in rows:
            name = row.word("name", _NUMBERS)
            if name in numbers:
                raise row.error(f"name {name!r} stands twice")
            numbers[name] = row.int("value", *_RANGES.get(name, (0, 999)))
        numbers = _BEFORE | numbers
        for name in _NUMBERS:
            if name not in numbers:
                raise rows[0].error(f"name {name!r} is missing")
        self.start_vp = numbers["start-vp"]
        self.start_research = numbers["start-research"]
        self.start_marker = numbers["start-golem-marker"]
        self.golem_price = numbers["golem-price"]
        self.golem_price_each = numbers["golem-price-each"]
        self.gold_price = numbers["gold-price"]
        self.mirror_price = numbers["mirror-price"]
        self.mirror_research_price = numbers["mirror-research-price"]
        self.create_marker = numbers["create-marker"]
        self.destroy_marker = numbers["destroy-marker"]
        self.all_in_last_loss = numbers["all-in-last-loss"]
        self.control_loss = numbers["control-loss"]
        self.torso_control = numbers["torso-control"]
        self.character_coins = numbers["character-coins"]
        self.resources_per_vp = numbers["resources-per-vp"]
        self.book_columns = numbers["book-columns"]
        self.row_capacity = numbers["row-capacity"]
        evenness = numbers["row-evenness"]
        self.row_chances: list[int] = [room**evenness if room else 0 for room in range(self.row_capacity + 1)]
        """By room in a row, how likely the next marble is to fall into it."""
        self.automa = []
        for name, row in zip(
            LEVELS, content.rows("automa", "level vp-per-power rabbi-vp round-vp", 3), strict=True
        ):
            row.word("level", (name,))
            self.automa.append(AutomaLevel(row.int("vp-per-power"), row.int("rabbi-vp"), row.int("round-vp")))
        self.marbles = [[0] * len(COLORS)]
        for row in by_number(content.rows("marbles", "players white black red yellow blue", 4), "players", 1):
            counts = [row.int(color) for color in COLORS]
            if sum(counts) > 5 * self.row_capacity:
                raise row.error("more marbles than the rows can hold")
            needed = MARBLE_ACTIONS * max(2, row.int("players")) + 2
            if sum(counts) < needed:
                raise row.error(
                    f"{needed} marbles are needed: two for each player and two that can be removed"
                )
            self.marbles.append(counts)
        self.work_price = [0] + [
            row.int("price") for row in by_number(content.rows("work", "golems price", 4), "golems", 1)
        ]
        self.goal_set = [0] + [
            row.int("vp") for row in by_number(content.rows("goal-set", "types vp"), "types", 1)
        ]

    def _load_tracks(self, content: Content) -> None:
        columns = "position limit limit-upgraded knowledge knowledge-upgraded vp"
        rows = by_number(content.rows("research-track", columns), "position", 0)
        self.column_limit = tuple(
            [row.int(name, 0, 5) for row in rows] for name in ("limit", "limit-upgraded")
        )
        self.research_income = tuple(
            [row.int(name) for row in rows] for name in ("knowledge", "knowledge-upgraded")
        )
        self.research_vp = [row.int("vp") for row in rows]
        if not self.start_research < len(rows):
            raise rows[-1].error("the track ends below the start of the research marker")
        rows = by_number(content.rows("golem-track", "number vp steps"), "number", 0)
        self.marker_vp = [row.int("vp") for row in rows]
        self.marker_steps = [row.int("steps", 0, 9) for row in rows]
        if not self.start_marker < len(rows):
            raise rows[-1].error("the track ends below the start of the golem marker")
        rows = by_number(content.rows("street", "section resource vp", SECTIONS), "section", 1)
        self.street = [(0, 0)] + [(row.int("resource"), row.int("vp")) for row in rows]
        self.street_safe = [False] * (SECTIONS + 1)
        for section in range(1, SECTIONS):
            (resource, vp), (next_resource, next_vp) = self.street[section : section + 2]
            rises = next_resource >= resource and next_vp >= vp
            self.street_safe[section] = rises and (section == 1 or self.street_safe[section - 1])
        rows = by_number(content.rows("quarter", "section price", 3), "section", TILED_SECTIONS + 1)
        self.quarter_price = [0] * (TILED_SECTIONS + 1) + [row.int("price", 1) for row in rows]
        rows = by_number(content.rows("library", "slot cost", FACE_UP_BOOKS), "slot", 1)
        self.library_cost = [row.int("cost") for row in rows]
