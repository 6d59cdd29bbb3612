"""The workshops of Golem in the terminal: what a player has, wants and owes, drawn from a view."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from goldenlane.cli.golem.due import control_owed, steps_due
from goldenlane.cli.golem.words import Words
from goldenlane.cli.style import HEADING, LETTERS, player
from goldenlane.games.golem.names import BOOK_COLORS, DISTRICTS, KINDS, UPGRADES
from goldenlane.games.golem.rules import Rules

STYLES = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "green": "green", "white": "bold white"}

View = dict[str, Any]


class Workshops:
    """Draws what belongs to players."""

    def __init__(self, words: Words, rules: Rules) -> None:
        self._words = words
        self._rules = rules
        self._label = words.label

    def marble(self, color: str) -> Text:
        return Text(self._label(f"letter-{color}"), STYLES.get(color, "bold bright_black"))

    def marbles(self, colors: list[str]) -> Text:
        return Text(" ").join(self.marble(color) for color in colors)

    def goods(self, view: View, seat: int) -> Text:
        own = view["players"][seat]
        text = player(seat, LETTERS[seat], "bold").append("  ")
        goods = [Text(self._label(good, n=own[good]), "bold") for good in ("clay", "coin", "knowledge", "vp")]
        text.append(Text("  ").join(goods))
        if view["phase"] != "setup":
            rabbi = self._label("rabbi-placed" if own["rabbi-placed"] else "rabbi-free")
            marbles = self.marbles(own["marbles"]) if own["marbles"] else Text("–")
            text.append("  " + self._label("marbles", marbles="")).append(marbles).append(f"  {rabbi}")
        return text

    def markers(self, own: View) -> Text:
        upgraded = "track-tile" in own["upgraded"]
        research, marker = own["research"], own["golem-marker"]
        limit = self._rules.column_limit[upgraded][research]
        income = self._rules.research_income[upgraded][research]
        steps = self._rules.marker_steps[marker]
        parts = [
            self._label("research", n=research, limit=limit, income=income),
            self._label("marker", n=marker, steps=steps),
            self._label("to-create", n=own["golems-to-create"]),
        ]
        return Text("; ".join(parts))

    def held(self, own: View) -> list[RenderableType]:
        """Goals with what is reached of them, and what is to be chosen from."""
        lines: list[RenderableType] = []
        for heading, cards in (("goals", own["goals"]), ("hand", own["hand"])):
            if cards:
                goals = "; ".join(self.goal(own, number) for number in cards)
                lines.append(Text(self._label(heading), HEADING).append(f" {goals}", "not bold"))
        if own["start-tiles"] and len(own["start-tiles"]) > 2:
            tiles = "; ".join(
                f"{number}: {self._words.short(self._rules.start_tiles[number].face())}"
                for number in own["start-tiles"]
            )
            lines.append(Text(self._label("start-tiles"), HEADING).append(f" {tiles}", "not bold"))
        return lines

    def goal(self, own: View, number: int) -> str:
        """ "54 golems created 1/2 (2 VP)"."""
        goal = self._rules.goals[number]
        done = _reached(own, goal.kind)
        vp = self._label("do-vp", n=goal.vp)
        return f"{number} {self._label(f'goal-{goal.kind}')} {done}/{goal.threshold} ({vp})"

    def upgraded(self, own: View) -> Text:
        text = Text(self._label("upgraded"), HEADING).append(" ")
        parts = []
        for kind, name in enumerate(KINDS):
            tiles = [tile for tile in UPGRADES[kind * 6 : kind * 6 + 6] if tile in own["upgraded"]]
            names = ", ".join(self._label(f"tile-{tile}") for tile in tiles) or "–"
            color = DISTRICTS[KINDS.index(name)]
            menorahs = Text(f" ✡{own['menorahs'][color]}", STYLES[color])
            parts.append(Text(names, "not bold").append(menorahs))
        return text.append(Text("; ", "not bold").join(parts))

    def books(self, own: View) -> Text:
        text = Text(self._label("books"), HEADING)
        for column, books in enumerate(own["books"], 1):
            text.append(f"  {column}: ", "not bold")
            color = next((c for c in map(self._color, books) if c != "black"), "black")
            text.append(" ".join(map(str, books)) or "–", STYLES.get(color, "") if books else "dim")
        return text

    def _color(self, book: int) -> str:
        return BOOK_COLORS[self._rules.book_color[book]]

    def artifacts(self, own: View) -> Text:
        """Cauldrons with their ingots and the reward of the artifact; tiles in the slots."""
        text = Text(self._label("artifacts"), HEADING)
        if own["artifact-tile"] is None:
            return text.append(" –", "not bold")
        text.append(f" {own['artifact-tile']}", "not bold")
        rewards = self._rules.artifacts[self._rules.sides.index(own["artifact-tile"])]
        for size in range(4):
            gold = own["gold"][size]
            cauldron = "●" * gold + "○" * (size + 1 - gold)
            text.append(f"  {cauldron} ", "yellow" if gold > size else "not bold")
            text.append(self._words.short(rewards[size].face()), "not bold")
            for slot in (own["gray"][size], own["golden"][size]):
                if slot is not None:
                    text.append(f" +{slot}", "not bold")
        return text

    def due(self, view: View, seat: int) -> Text:
        """What is still to be paid: golem steps, and knowledge for golem control."""
        own = view["players"][seat]
        parts = []
        steps = steps_due(view, seat, self._rules)
        if steps is not None:
            now, n = steps
            parts.append(self._label("due-steps" if now else "due-next-steps", n=n))
        if own["no-control-cost"]:
            parts.append(self._label("due-no-control"))
        else:
            parts.append(self._label("due-control", n=control_owed(own, self._rules)))
        owed = control_owed(own, self._rules) > own["knowledge"]
        return Text("; ".join(parts), "bold red" if owed else "")

    def others(self, view: View, seat: int | None) -> RenderableType:
        lines: list[RenderableType] = [Text(self._label("others"), HEADING)]
        for who, own in enumerate(view["players"]):
            if who == seat:
                continue
            text = player(who, self._words.full_name(who), "bold").append("  ")
            if view["automa"] == who:
                lines.append(text.append(self._label("vp", n=own["vp"]), "not bold"))
                continue
            line = self._label(
                "others-line",
                **{name: own[name] for name in ("clay", "coin", "knowledge", "vp", "research")},
                marker=own["golem-marker"],
                books=sum(map(len, own["books"])),
                gold=sum(own["gold"]),
                tiles=len(own["upgraded"]),
                goals=own["goal-count"],
                marbles="",
            )
            lines.append(text.append(line, "not bold").append(self.marbles(own["marbles"])))
        return Group(*lines) if len(lines) > 1 else Text("")


def _reached(own: View, kind: str) -> int:
    """How far a player has come in a kind of goal, from the view."""
    if kind.startswith("student-"):
        return int(own["students"][kind.removeprefix("student-")])
    found = {
        "created": 4 - own["golems-to-create"],
        "gold": sum(own["gold"]),
        "upgrades": len(own["upgraded"]),
        "research": own["research"],
        "books": sum(map(len, own["books"])),
        "destroyed": own["golems-destroyed"],
    }
    return int(found[kind])
