"""The notebook of a seat in the terminal: its results triangle, deduction grid, facts and advice.

On paper there is what the seat has seen, and nothing else. The full notebook fills in the deduction grid:
exact shares of the worlds that agree with all facts of the view.
"""

from functools import lru_cache
from itertools import combinations
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goldenlane.cli.alchemists.words import MINUS, AlchemistsWords
from goldenlane.cli.style import HEADING
from goldenlane.deduction.advice import Advice, advise
from goldenlane.deduction.facts import Fact, parse_fact
from goldenlane.deduction.knowledge import Floats, Knowledge, Marginals
from goldenlane.deduction.tables import PAIR_INDEX, PAIRS
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS, ORGANS, POTIONS

View = dict[str, Any]

NOTES = ("full", "paper")
SURE, IMPOSSIBLE = "✓", "✗"
_BEST = 6
_NOTHING = 1e-9
"""Less than the share of one world: what sums of shares are off."""
_PLUS, _MINUS = 0b010101, 0b101010


@lru_cache(maxsize=8)
def _known(facts: tuple[Fact, ...]) -> tuple[Knowledge, Marginals]:
    knowledge = Knowledge(facts)
    return knowledge, knowledge.marginals()


@lru_cache(maxsize=8)
def _advice(facts: tuple[Fact, ...]) -> Advice:
    return advise(_known(facts)[0])


def chance(share: float) -> Text:
    """Per cent; sure and impossible are marked, and a small chance never rounds to either."""
    if share < _NOTHING:
        return Text(IMPOSSIBLE, "dim")
    if share > 1 - _NOTHING:
        return Text(SURE, "bold")
    return Text(str(min(99, max(1, round(100 * share)))))


def _sparse(*columns: str, header_style: str = "dim") -> Table:
    return Table(*columns, box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=header_style)


class Notebook:
    """What one seat has found out."""

    def __init__(self, words: AlchemistsWords, *, full: bool, golem: bool) -> None:
        self._words = words
        self._label = words.label
        self._full = full
        self._golem = golem

    # ---- what was seen, and what follows -------------------------------------------------------------
    def page(self, view: View) -> RenderableType:
        """Everything but the advice."""
        facts = self.facts(view)
        return Group(self.grid(view), Text(self._label("no-facts"), "dim") if facts is None else facts)

    def grid(self, view: View) -> RenderableType:
        """The results triangle, and beside it the deduction grid; under them the golem's organs."""
        facts = _facts(view)
        table = _sparse(header_style="")
        heading = self._label("triangle-and-grid" if self._full else "triangle")
        table.add_column(Text("\n\n"), no_wrap=True)
        for number in range(1, 8):
            table.add_column(Text(f"\n\n{number}", "dim"), min_width=2, no_wrap=True)
        rows = [self._triangle_row(facts, ingredient) for ingredient in range(8)]
        if not self._full:
            for cells in rows:
                table.add_row(*cells)
            return Group(Text(heading, HEADING), table)
        knowledge, marginals = _known(facts)
        for code in ALCHEMICALS:
            table.add_column(
                Text("\n").join(self._words.aspects(code)), justify="right", min_width=3, no_wrap=True
            )
        for cells, counts in zip(rows, marginals.alchemicals, strict=True):
            table.add_row(*cells, *(chance(count / marginals.total) for count in counts))
        worlds = Text(self._label("worlds", n=knowledge.worlds if self._golem else knowledge.assignments))
        below = [worlds]
        if self._golem:
            organs = self._organ("chest", marginals.chest), self._organ("ears", marginals.ears)
            below.append(Text("  ").join(organs))
        return Group(Text(heading, HEADING), table, *below)

    def _triangle_row(self, facts: tuple[Fact, ...], ingredient: int) -> list[Text]:
        cells = [Text(self._words.ingredient(INGREDIENTS[ingredient]))]
        for other in range(7):
            cells.append(self._result(facts, other, ingredient) if other < ingredient else Text(""))
        return cells

    def _result(self, facts: tuple[Fact, ...], first: int, second: int) -> Text:
        """What is known of a mix: its potion, its sign (+ or −), or that not all are possible (≠)."""
        possible = 0b1111111
        for fact in facts:
            if fact.kind in ("mix", "not_mix") and fact.ingredients == (first, second):
                possible &= fact.value
        found = [code for place, code in enumerate(POTIONS) if possible >> place & 1]
        if len(found) == 1:
            return self._words.potion(found[0])
        if len(found) == len(POTIONS):
            return Text("·", "dim")
        return Text("+" if not possible & ~_PLUS else MINUS if not possible & ~_MINUS else "≠")

    def _organ(self, organ: str, counts: Floats) -> Text:
        """ "chest R 20 r 5 ...": a capital for a big aspect."""
        words = self._words
        text = Text(words.thing("organ", organ))
        total = counts.sum()
        for place, count in enumerate(counts):
            text.append(" ").append(words.organ_token(ORGANS[place])).append(" ").append(
                chance(count / total)
            )
        return text

    def facts(self, view: View) -> Text | None:
        """What was seen besides results of mixes, in short; None if there is nothing."""
        said = [self._fact(fact) for fact in view["facts"]]
        parts = [part for part in said if part is not None]
        if not parts:
            return None
        return Text(self._label("facts"), HEADING).append(" ").append(Text("; ", "not bold").join(parts))

    def _fact(self, fact: dict[str, Any]) -> Text | None:
        """A fact; None for one that the triangle tells as well."""
        words = self._words
        if "ingredient" in fact:
            name = words.thing("ingredient", fact["ingredient"])
        else:
            name = " + ".join(words.thing("ingredient", each) for each in fact["ingredients"])
        text = Text(f"{name} ", "not bold")
        match fact["type"]:
            case "mix" if "result_in" in fact:
                return text.append(Text("/").join(map(words.potion, fact["result_in"])))
            case "mix":
                return None
            case "not_mix":
                return text.append("≠ ").append(words.potion(fact["result"]))
            case "aspect":
                return text.append(words.potion(fact["colour"] + fact["sign"]))
            case "class":
                return text.append(self._label(fact["class"]))
            case "animate":
                return text.append(self._label("animates" if fact["success"] else "animates-not"))
        for organ in ("chest", "ears"):
            text.append(f"{words.thing('organ', organ)} {SURE if fact[organ] else IMPOSSIBLE} ")
        text.right_crop(1)
        return text

    # ---- advice ----------------------------------------------------------------------------------------
    def advice(self, view: View) -> RenderableType:
        """The best experiments from the hand, chances of sales, of theories, and with the golem."""
        if not self._full:
            return Text(self._label("no-advice"))
        given = _advice(_facts(view))
        hand = sorted(INGREDIENTS.index(name) for name in view["players"][view["seat"]]["hand"])
        pairs = [PAIR_INDEX[pair] for pair in combinations(hand, 2)]
        parts = [*self._mixes(given, pairs), *self._sales(given, pairs, view), *self._theories(given, view)]
        if self._golem:
            parts += self._golem_advice(given, hand)
        return Group(*parts)

    def _number(self, value: float, digits: int) -> str:
        return self._words.cat.decimal(float(value), digits)

    def _pair(self, pair: int) -> str:
        return " + ".join(self._words.thing("ingredient", INGREDIENTS[place]) for place in PAIRS[pair])

    def _mixes(self, given: Advice, pairs: list[int]) -> list[RenderableType]:
        if not pairs:
            return [Text(self._label("nothing-to-mix"))]
        table = _sparse(self._label("best-mixes"), self._label("bits"), self._label("crossed-out"))
        for code in POTIONS:
            table.add_column(self._words.potion(code), justify="right", min_width=2)
        mixes = given.mixes
        for pair in sorted(pairs, key=lambda pair: -mixes.bits[pair])[:_BEST]:
            numbers = self._number(mixes.bits[pair], 2), self._number(mixes.crossed_out[pair], 1)
            table.add_row(self._pair(pair), *numbers, *map(chance, mixes.results[pair]))
        return [table]

    def _sales(self, given: Advice, pairs: list[int], view: View) -> list[RenderableType]:
        """For each potion that can still be sold the mix in hand that most likely makes it."""
        if not pairs or not view["adventurer"]:
            return []
        merchant = "merchant" in view["players"][view["seat"]]["favor-cards"]
        names = [self._words.thing("guarantee", name) for name in ("exact", "sign", "neutral")]
        table = _sparse(self._label("best-sales"), "", *names)
        for place, code in enumerate(view["adventurer"]["wants"]):
            if not merchant and (view["sold"][place] or not view["sales-left"]):
                continue
            met = given.sales.met[:, POTIONS.index(code)]
            best = max(pairs, key=lambda pair: tuple(met[pair, 3:0:-1]))
            table.add_row(self._words.potion(code), self._pair(best), *map(chance, met[best, 3:0:-1]))
        return [table] if table.row_count else []

    def _theories(self, given: Advice, view: View) -> list[RenderableType]:
        """For each ingredient its likeliest alchemical, the safest hedge, and the chance of its theory."""
        labels = (self._label(name) for name in ("best-theories", "right", "hedge", "hedged", "published"))
        name, right, hedge, hedged, published = labels
        table = _sparse(name, "", right, hedge, hedged, published)
        theories = given.theories
        boards = {theory["ingredient"]: theory["alchemical"] for theory in view["theories"]}
        best = theories.right.argmax(axis=1)
        for place in sorted(range(8), key=lambda place: -theories.right[place, best[place]]):
            claim = best[place]
            color = int(theories.best_hedge[place, claim])
            name, stands = INGREDIENTS[place], boards.get(INGREDIENTS[place])
            table.add_row(
                self._words.ingredient(name),
                self._words.alchemical(ALCHEMICALS[claim]),
                chance(theories.right[place, claim]),
                self._words.color(COLORS[color]),
                chance(theories.hedged[place, claim, color]),
                Text("") if stands is None else chance(theories.right[place, ALCHEMICALS.index(stands)]),
            )
        return [table]

    def _golem_advice(self, given: Advice, hand: list[int]) -> list[RenderableType]:
        golem = given.golem
        parts: list[RenderableType] = []
        if hand:
            tests = "; ".join(
                f"{self._words.thing('ingredient', INGREDIENTS[place])} {self._number(golem.bits[place], 2)}"
                for place in sorted(hand, key=lambda place: -golem.bits[place])
            )
            parts.append(Text(self._label("golem-tests"), "dim").append(f" {tests}", "not dim"))
        best = int(golem.animation.argmax())
        text = Text(self._label("best-animation"), "dim").append(f" {self._pair(best)} ", "not dim")
        return [*parts, text.append(chance(golem.animation[best]))]


def _facts(view: View) -> tuple[Fact, ...]:
    return tuple(parse_fact(fact) for fact in view["facts"])
