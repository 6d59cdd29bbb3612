"""Every message of every catalogue, said with everything that the program inserts into it.

A word that a message tells apart is taken from its variants, a number is 1, 2, 5 and 21, and whatever else is
inserted has a kind by the name of its argument: what the functions of `goldenlane.i18n` say for it.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import goldenlane.i18n
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, INGREDIENTS, POTIONS
from goldenlane.games.golem.vocabulary import NOTATION
from goldenlane.i18n import Catalogue, alchemists, catalogue, golem, patterns, source, text_files
from goldenlane.i18n.alchemists.components import say_alchemical, say_token
from goldenlane.i18n.golem.effects import clauses

Value = str | int | float
FOLDER = Path(goldenlane.i18n.__file__).parent
FILES = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))
NUMBERS = (1, 2, 5, 21)
EMPTY = "\u0001"
"""The end of a noun that stands for an empty gap."""
OPAQUE = "◊"
"""What a person typed, a code, the name of a file: shown as it is."""
_TOGETHER = {
    "page": ("page",),
    "page-golem": ("page", "page-golem"),
    "page-alchemists": ("page", "page-alchemists", "alchemists"),
    "reader-page": ("page", "alchemists", "reader", "reader-page"),
    "reader-notebook": ("page", "alchemists", "reader", "reader-page", "reader-notebook"),
}
"""Files that are read together; those of Python are one catalogue."""
_PLURALS = {"zero", "one", "two", "few", "many", "other"}
_MOST = 300
"""Renderings of one message; one with more combinations is said with each value at least."""


def _shown(node: ast.SelectExpression) -> set[str]:
    """The arguments that are inserted by the default of a choice."""
    default = next(variant for variant in node.variants if variant.default)
    return {
        part.expression.id.name
        for part in default.value.elements
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
    }


class Parts(Visitor):
    """The arguments of a pattern: the words and the numbers that it tells apart, and all others."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        self.words: dict[str, list[Value]] = {}
        self.counted: dict[str, list[Value]] = {}
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            numbers: list[Value] = [
                int(v.key.value) for v in node.variants if isinstance(v.key, ast.NumberLiteral)
            ]
            names = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
            words: list[Value] = [key for key in names if key not in _PLURALS]
            if words:
                # The default of a choice among words may be any other word, or shown as it is.
                other = OPAQUE if name in _shown(node) else "red-plus"
                self._add(self.words, name, words if len(words) == len(names) else [*words, other])
            else:
                self._add(self.counted, name, [*numbers, *NUMBERS])
        self.generic_visit(node)

    @staticmethod
    def _add(found: dict[str, list[Value]], name: str, values: list[Value]) -> None:
        found[name] = list(dict.fromkeys([*found.get(name, []), *values]))

    def take(self, other: "Parts") -> None:
        """What a message refers to is a part of it."""
        self.arguments |= other.arguments
        for mine, theirs in ((self.words, other.words), (self.counted, other.counted)):
            for name, values in theirs.items():
                self._add(mine, name, values)


@cache
def _resource(lang: str, name: str) -> ast.Resource:
    return FluentResource(source(lang, name))


class Book:
    """The messages of one file in one language, with those of the files that it is read with."""

    def __init__(self, lang: str, file: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.own: list[str] = []
        self._parts: dict[str, Parts] = {}
        self._patterns: dict[str, object] = {}
        together = _TOGETHER.get(file, tuple(text_files()))
        assert file in together, f"{file} is read with no other file: say so in _TOGETHER"
        for name in together:
            resource = _resource(lang, name)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    for ident, pattern in patterns(entry):
                        self._parts[ident] = Parts(pattern)
                        if name == file:
                            self.own.append(ident)

    @cache  # noqa: B019 (as many books as files)
    def parts(self, ident: str) -> Parts:
        """The arguments of a message and of all that it refers to."""
        parts = self._parts[ident]
        for other in list(parts.references):
            parts.take(self.parts(other))
        return parts

    def say(self, ident: str, args: dict[str, Value]) -> str:
        name, _, attribute = ident.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        said, errors = self.bundle.format_pattern(pattern, args)  # type: ignore[arg-type]
        assert not errors, (ident, args, errors)
        return str(said)


@cache
def book(lang: str, file: str) -> Book:
    return Book(lang, file)


# ---- what is inserted ----------------------------------------------------------------------------------
_EFFECTS = (
    "1 coin -> 1 gold",
    "2 clay, 1 knowledge",
    "student red -1 -> 4 vp",
    "1 vp per completed-artifact",
)
_GOLEM_ACTIONS = ("marble red work", "pay 2 clay", "done")
_ALCHEMISTS_ACTIONS = ("transmute toad", "sell R- sign", "theory feather", "debunk fern G", "seal gold")
_ROMAN = ("I", "III", "VI")
_PLAYERS = {"en": ("Ola", "Max"), "pl": ("Ola", "Max"), "uk": ("Ола", "Макс")}


def _things(kind: str, *names: str) -> Callable[[Catalogue], list[Value]]:
    return lambda cat: [alchemists.say_label(cat, kind, name) for name in names]


def _listed(kind: Callable[[Catalogue], list[Value]]) -> Callable[[Catalogue], list[Value]]:
    return lambda cat: [str(kind(cat)[0]), ", ".join(map(str, kind(cat)[:3]))]


def _texts(*idents: str, **args: Value) -> Callable[[Catalogue], list[Value]]:
    return lambda cat: [cat.text(ident, **args) for ident in idents]


def _plain(*values: Value) -> Callable[[Catalogue], list[Value]]:
    return lambda cat: list(values)


def _gap(ident: str, *filled: str) -> Callable[[Catalogue], list[Value]]:
    """A gap of the page's prompt: empty with its noun, or filled."""

    def values(cat: Catalogue) -> list[Value]:
        page = book(cat.lang, "page-alchemists")
        return [page.say(f"alch-gap-{ident}", {}) + EMPTY, *(page.say(each, {}) for each in filled)]

    return values


def _as_shown(here: "Book", ident: str, args: dict[str, Value]) -> dict[str, Value]:
    """Empty gaps as the page shows them: a noun that the sentence says already is not said again."""
    empty = {name_: value for name_, value in args.items() if str(value).endswith(EMPTY)}
    if not empty:
        return args
    label = here.say(ident, dict.fromkeys(args, "")).lower()
    several = sum(kind_of(ident, name_) == "gap ingredient" for name_ in args) > 1
    shown: dict[str, Value] = dict(args)
    for name_, value in empty.items():
        noun = str(value).removesuffix(EMPTY)
        if several and kind_of(ident, name_) == "gap ingredient":
            shown[name_] = OPAQUE  # a small card
        elif not noun.endswith("?"):
            shown[name_] = "…" if noun[:5].lower() in label else f"{noun}…"
        else:
            shown[name_] = noun
    return shown


def _possible(ident: str, args: dict[str, Value]) -> bool:
    """Whether the program says this: ingredients of a pair differ, only seals with a star have one."""
    mixed = [
        value
        for name_, value in args.items()
        if kind_of(ident, name_) in ("gap ingredient", "ingredient") and not str(value).endswith(EMPTY)
    ]
    if len(set(mixed)) < len(mixed):
        return False
    return not (args.get("why") == "star" and args.get("seal") not in ("gold", "silver"))


def _ingredient_gap(cat: Catalogue) -> list[Value]:
    page = book(cat.lang, "page-alchemists")
    named = [page.say("alch-ingredient", {"ingredient": name}) for name in INGREDIENTS]
    return [*_gap("ingredient")(cat), *(name[0].lower() + name[1:] for name in named)]


_ingredients = _things("ingredient", *INGREDIENTS)
_players: Callable[[Catalogue], list[Value]] = lambda cat: list(_PLAYERS[cat.lang])  # noqa: E731

KINDS: dict[str, Callable[[Catalogue], list[Value]]] = {
    "number": _plain(*NUMBERS),
    "numbers": _plain("3", "3, 11, 21"),
    "change": _plain("+1", "−2"),
    "decimal": _plain(0.5, 2.8),
    "roman": _plain(*_ROMAN),
    "opaque": _plain(OPAQUE),
    "player": _players,
    "players": lambda cat: [", ".join(_PLAYERS[cat.lang])],
    "ingredient": _ingredients,
    "ingredients": _listed(_ingredients),
    "artifact": _things("artifact", "printing-press", "witchs-trunk", "boots-of-speed"),
    "artifacts": _listed(_things("artifact", "printing-press", "witchs-trunk")),
    "favors": _listed(_things("favor", "herbalist", "assistant")),
    "spaces": _listed(_things("space", "sell", "publish")),
    "place": _things("place", *INGREDIENTS, "article-R"),
    "variant": _things("variant", "apprentice", "master"),
    "aspects": lambda cat: [say_alchemical(cat, code) for code in ALCHEMICALS],
    "potions": lambda cat: [alchemists.say_potion(cat, code) for code in POTIONS],
    "token": lambda cat: [say_token(cat, "R-large"), say_token(cat, "B-small")],
    "entry": lambda cat: [
        cat.text("alchemists-entry", ingredient="toad", aspects=say_alchemical(cat, "npN")),
        cat.text("alchemists-entry", ingredient="feather", aspects=say_alchemical(cat, "PPP")),
    ],
    "reports": lambda cat: [f"{alchemists.say_label(cat, 'organ', 'chest')} 1"],
    "fact": lambda cat: [
        cat.text(
            "alchemists-fact-mix", first="toad", second="fern", potions=alchemists.say_potion(cat, potion)
        )
        for potion in ("R+", "0")
    ],
    "golem effect": lambda cat: [golem.say_effect(cat, NOTATION.read(text).face()) for text in _EFFECTS],
    "golem clause": lambda cat: [clauses(cat, NOTATION.read(text).face())[0] for text in _EFFECTS],
    "golem gain": lambda cat: [cat.text("golem-effect-gold.to", n=n) for n in NUMBERS],
    "goods": lambda cat: [cat.text("golem-goods", good=good, n=2) for good in ("clay", "coin", "knowledge")],
    "pair": lambda cat: [cat.text("list-and", first=name(cat, "red"), last=name(cat, "blue"))],
    "districts": lambda cat: [cat.text("golem-district-name", district=d) for d in ("red", "blue")],
    "rows": lambda cat: [golem.say_row(cat, "work")],
    "phase": lambda cat: [golem.say_phase(cat, phase) for phase in ("setup", "refresh", "end")],
    "action": lambda cat: [
        *(golem.say_action(cat, text) for text in _GOLEM_ACTIONS),
        *(alchemists.say_action(cat, text) for text in _ALCHEMISTS_ACTIONS),
    ],
    "origin": _texts("golem-origin-character", number=39),
    "prompt": _texts("golem-prompt-choose"),
    "source": _texts("source-rulebook", "source-community", "source-house", "source-computed"),
    "district": _texts(
        "golem-terminal-district-red", "golem-terminal-district-yellow", "golem-terminal-district-blue"
    ),
    "short effect": _texts("golem-terminal-do-clay", "golem-terminal-do-coin", "golem-terminal-do-vp", n=2),
    "short deed": _texts(
        "golem-terminal-do-buy-book", "golem-terminal-do-upgrade-any", "golem-terminal-do-upgrade-golem"
    ),
    "per": _texts(
        "golem-terminal-per-golem-track", "golem-terminal-per-grave", "golem-terminal-per-upgraded-tile"
    ),
    "tile name": lambda cat: [cat.text("golem-upgrade-tile", tile=tile) for tile in ("torso", "gray-2")],
    "usage": lambda cat: [cat.text("reader-place-ingredient")],
    "gap ingredient": _ingredient_gap,
    "gap alchemical": _gap("alchemical"),
    "card clause": _texts(
        "alchemists-effect-gold", "alchemists-effect-favor", "alchemists-effect-approval", n=2
    ),
    "gap seal": _gap("seal"),
    "gap potion": _gap("potion"),
    "gap guarantee": _gap("guarantee"),
    "gap artifact": lambda cat: [*_gap("artifact")(cat), *KINDS["artifact"](cat)],
    "gap favor": lambda cat: [*_gap("favor")(cat), *_things("favor", "herbalist", "assistant")(cat)],
    "gap space": _things("space", "sell", "publish"),
    "gap order": lambda cat: [*_gap("order")(cat), "3"],
    "gap actions": lambda cat: [*_gap("actions")(cat), "2"],
    "gap tokens": lambda cat: [*_gap("tokens")(cat), "2"],
    "gap discount": lambda cat: [*_gap("discount")(cat), "−2"],
    "gap color": _gap("color", "alch-color-R", "alch-color-G", "alch-color-B"),
    "gap signs": _gap("signs"),
    "gap organ": _gap("organ", "alch-chest", "alch-ears"),
    "gap token": _gap("token"),
}
"""By kind all that the program inserts, or enough of it to see how it fits."""


def name(cat: Catalogue, color: str) -> str:
    return cat.text("golem-color-name", color=color)


_N, _O = "number", "opaque"
BY_NAME = {
    **dict.fromkeys((
        "n", "m", "after", "all", "before", "books", "clay", "coin", "count", "cubes", "discards",
        "favors", "from", "gold", "goals", "have", "hedged", "income", "knowledge", "limit",
        "loss", "marker", "need", "now", "of", "one", "points", "power", "price", "research",
        "seals", "smiles", "squares", "steps", "three", "to", "two", "vp", "rounds", "each",
    ), _N),
    **dict.fromkeys((
        "a", "b", "board", "budget", "code", "file", "game", "id", "letter", "letters", "marbles",
        "message", "no", "number", "options", "order", "side", "subject", "text", "thing", "tile",
        "topic", "uses", "word", "column", "said",
    ), _O),
    **dict.fromkeys(("round", "section", "deck", "row"), "roman"),
    **dict.fromkeys(("numbers", "cards", "tiles"), "numbers"),
    **dict.fromkeys(("change", "step"), "change"),
    **dict.fromkeys(("name", "player", "who"), "player"),
    **dict.fromkeys(("claimed", "says", "aspects"), "aspects"),
    **dict.fromkeys(("first", "second", "last", "kept", "discarded", "ingredient"), "ingredient"),
    **dict.fromkeys(("label", "other"), "source"),
    **dict.fromkeys(("action", "words"), "action"),
    "artifact": "artifact",
    "aspect": "token",
    "bits": "decimal",
    "choices": "golem clause",
    "clause": "golem clause",
    "discount": _N,
    "district": "district",
    "districts": "districts",
    "effect": "golem effect",
    "entries": "entry",
    "fact": "fact",
    "gain": "golem gain",
    "goods": "goods",
    "names": "ingredients",
    "pair": "pair",
    "per": "per",
    "phase": "phase",
    "place": "place",
    "potions": "potions",
    "prompt": "prompt",
    "reports": "reports",
    "rows": "rows",
    "source": "origin",
    "spaces": "spaces",
    "tokens": "token",
    "truth": "entry",
    "variant": "variant",
    "what": "short effect",
}  # fmt: skip
"""The kind of an argument that is no variant, by its name."""
BY_MESSAGE = {
    **{(r"alch-ask-.*", arg): f"gap {arg}" for arg in (
        "alchemical", "seal", "potion", "guarantee", "artifact", "favor", "order", "actions", "space",
        "discount", "color", "signs", "organ", "token", "tokens", "ingredient",
    )},
    **{(r"alch-ask-.*", arg): "gap ingredient" for arg in (
        "first", "second", "place", "red", "green", "blue", "white",
    )},
    (r"alch-coming-more", "gain"): "change",
    (r"alchemists-event-(artifacts|artifact-row)", "names"): "artifacts",
    (r"alchemists-event-(favors-own|discard-favors)", "names"): "favors",
    (r"alchemists-effect-(taken|drawn)", "effect"): "card clause",
    (r"golem-event-points", "source"): "golem score",
    (r"alchemists-event-periscope.*", "other"): "player",
    (r"alchemists-event-score", "place"): "number",
    (r"golem-event-turn-order|alchemists-event-order-.*", "names"): "players",
    (r"notebook-bad-.*", "place"): "opaque",
    (r"reader-unknown", "names"): "opaque",
    (r"reader-check", "symbols"): "opaque",
    (r"reader-words", "words"): "usage",
    (r"golem-terminal-do-(discount|mix)", "what"): "short deed",
    (r"golem-terminal-do-free-upgrade", "tile"): "tile name",
    (r"golem-terminal-do-then", "(first|second)"): "short effect",
    (r"terminal-winners", "names"): "players",
    (r"golem-event-library", "books"): "numbers",
}  # fmt: skip
"""Where the name alone does not say it."""


@cache
def kind_of(ident: str, argument: str) -> str | None:
    """The kind of an argument; None if nobody has said it."""
    for (message, name_), kind in BY_MESSAGE.items():
        if re.fullmatch(message, ident) and re.fullmatch(name_, argument):
            return kind
    return BY_NAME.get(argument)


@cache
def _values(lang: str, kind: str) -> list[Value]:
    return KINDS[kind](catalogue(lang))


@cache
def renderings(lang: str, file: str, ident: str) -> tuple[str, ...]:
    """A message with everything that may stand in it."""
    here = book(lang, file)
    parts = here.parts(ident)
    choices: dict[str, list[Value]] = {}
    for argument in sorted(parts.arguments):
        kind = kind_of(ident, argument)
        if argument in parts.words:
            choices[argument] = parts.words[argument]
        elif argument in parts.counted:
            choices[argument] = parts.counted[argument]
        else:
            assert kind is not None, f"say of what kind ${argument} of {ident} is"
            choices[argument] = _values(lang, kind)
    names = list(choices)
    size = 1
    for values in choices.values():
        size *= len(values)
    if size <= _MOST:
        combinations: Iterator[tuple[Value, ...]] = product(*choices.values())
    else:
        # Each value with the first and with the last of the others, and as many of the rest as there is room.
        first, last = [v[0] for v in choices.values()], [v[-1] for v in choices.values()]
        singles = [
            (*base[:at], value, *base[at + 1 :])
            for base in (first, last)
            for at, values in enumerate(choices.values())
            for value in values
        ]
        combinations = iter([*singles, *islice(product(*choices.values()), 0, size, max(1, size // _MOST))])
    all_args = (dict(zip(names, each, strict=True)) for each in combinations)
    said = {here.say(ident, _as_shown(here, ident, args)) for args in all_args if _possible(ident, args)}
    return tuple(sorted(said))
