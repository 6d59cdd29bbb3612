"""The words of the games in English, Polish and Ukrainian: Fluent catalogues, shared with the page."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from goldenlane.games import kits
from goldenlane.kernel.content import Row
from goldenlane.kernel.errors import BadOption, GoldenLaneError

LANGUAGES = ("en", "pl", "uk")
_HYPHEN = re.compile(r"(?<![\w])-(?=\d)")
"""The hyphen that libraries write before a negative number, where a minus belongs."""
_REMEMBERED = 50_000
"""Messages kept as they were last said: a table says the same few hundred things again and again."""
SHARED = ("common", "terminal", "server", "reader", "review")
"""Files that are of no single game."""


def text_files() -> dict[str, str]:
    """By name the package of every file: the shared ones, and one of each game."""
    return dict.fromkeys(SHARED, __name__) | {name: kit.texts for name, kit in kits().items()}


class MissingWords(GoldenLaneError):
    """A catalogue cannot say this: the message, an argument or a variant is missing."""


class Reader(Visitor):
    """What a pattern is made of: its arguments, the words it tells apart, the messages it refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Plural categories are not words; one of them is the default of every choice by number."""
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and not keys & {"other", "many"}:
            self.words.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class Catalogue:
    """All messages of one language. A game's file is read when its first message is asked for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._read: dict[str, Reader] = {}
        self._files: set[str] = set()
        self._reading = RLock()
        self._said: dict[tuple[object, ...], str] = {}

    def _load(self, name: str) -> None:
        if name in self._files:
            return
        with self._reading:  # one thread reads a file; the others wait until all of it is there
            if name not in self._files:
                self._add(name)
                self._files.add(name)

    def _add(self, name: str) -> None:
        resource = FluentResource(source(self.lang, name))
        self._bundle.add_resource(resource)
        new = [pair for entry in resource.body if isinstance(entry, ast.Message) for pair in patterns(entry)]
        self._read |= {ident: Reader(pattern) for ident, pattern in new}
        for ident, _ in new:
            self._resolve(self._read[ident])

    def _resolve(self, reader: Reader) -> None:
        """Arguments and words of the messages that a message refers to are its own, too."""
        for ident in list(reader.references):
            self._find(ident)  # it may be in another file
            other = self._read[ident]
            self._resolve(other)
            reader.references |= other.references
            reader.arguments |= other.arguments
            for name, words in other.words.items():
                reader.words.setdefault(name, set()).update(words)

    @property
    def messages(self) -> dict[str, Reader]:
        """Every message and attribute by its id."""
        for name in text_files():
            self._load(name)
        return self._read

    def __contains__(self, ident: str) -> bool:
        """Whether there is such a message."""
        self._find(ident)
        return ident in self._read

    def _find(self, ident: str) -> None:
        """Read the file in which a message would be."""
        if ident not in self._read:
            first = ident.partition("-")[0]
            self._load(first if first in text_files() else SHARED[0])

    def text(self, ident: str, /, **args: str | int | float) -> str:
        """The message with these arguments; ``id.to`` is the attribute ``to`` of a message."""
        key = (ident, *args.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._format(ident, args)
        return said

    def decimal(self, value: float, digits: int) -> str:
        """A number with so many decimals and the language's decimal sign."""
        said = f"{value:.{digits}f}".replace("-", "−")
        return said if self.lang == "en" else said.replace(".", ",")

    def _format(self, ident: str, args: dict[str, str | int | float]) -> str:
        self._find(ident)
        if ident not in self._read:
            raise MissingWords(f"no message {ident!r} in {self.lang}")
        for name, allowed in self._read[ident].words.items():
            value = args.get(name)
            if isinstance(value, str) and value not in allowed:
                raise MissingWords(f"message {ident!r} in {self.lang} knows no {name} {value!r}")
        name, _, attribute = ident.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        found, errors = self._bundle.format_pattern(pattern, args)  # type: ignore[arg-type]
        if errors:
            raise MissingWords(f"message {ident!r} in {self.lang}: {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            return _HYPHEN.sub("−", str(found))
        return str(found)


def source(lang: str, name: str) -> str:
    """The text of one Fluent file."""
    return files(text_files().get(name, __name__)).joinpath(lang, f"{name}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language."""
    if lang not in LANGUAGES:
        raise BadOption(f"language must be one of {', '.join(LANGUAGES)}, not {lang!r}")
    return Catalogue(lang)


def patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The value and the attributes of a message, each with the id it is asked by."""
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def capital(clause: str) -> str:
    """With a capital letter."""
    return clause[:1].upper() + clause[1:]


def sentence(clause: str) -> str:
    """A clause as a sentence: capital letter, full stop."""
    return capital(clause) + ("" if clause.endswith((".", "!", "?")) else ".")


def and_list(cat: Catalogue, items: list[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return cat.text("list-and", first=", ".join(items[:-1]), last=items[-1])


_NAMING = ("number", "id", "slot", "side", "name")
"""Columns that only name a component; where their value comes from is not told."""


def say_source(cat: Catalogue, row: Row) -> str:
    """Where the values of a component come from."""
    label = cat.text(f"source-{row.source}")
    others = {source for column, source in row.sources.items() if column not in _NAMING} - {row.source}
    if not others:
        return cat.text("ui-source", label=label)
    other = ", ".join(cat.text(f"source-{source}") for source in sorted(others))
    return cat.text("ui-source-partly", label=label, other=other)


def roman(number: int) -> str:
    """Sections and rounds as on the board."""
    return ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")[number]
