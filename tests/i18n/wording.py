"""What a sentence must not contain: checks of one said message, by language.

Each check gives what is wrong in a text, or nothing. They know no message: what they cannot judge from the
text alone (whether a sentence ends in a stop) is told to them.
"""

import re
from collections.abc import Callable, Iterator

NBSP = "\u00a0"
Check = Callable[[str, str], Iterator[str]]

_LEFT_OVER = re.compile(r"[{}]|\$\w|\bNone\b|\bundefined\b|\bNaN\b|\[object")
_SPACES = re.compile(rf"[ {NBSP}]{{2,}}|[ {NBSP}][.,;:!?](?![.\w])|^\s|\s$|(?<!\.)\.\.(?!\.)|,,|::|:\.")
_REPEATED = re.compile(rf"\b([^\W\d_]{{3,}})[:(„«]?[ {NBSP}]\1\b", re.IGNORECASE)
_HYPHEN_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_DASH = re.compile(rf"—|[ {NBSP}]-[ {NBSP}]")
_COUNTED = re.compile(r"(?:(\w+) )?(?<![\w.,:/–−+-])\d+(?:[.,]\d+)? ([^\W\d_][\w’]*)")
_POINT = re.compile(r"\d\.\d")

_AFTER_NUMBER = {
    "en": "a again all an and are as at back by can cannot either for forward free from in into is it left "
    "less more of off on or per removes still that the then to under up was were will with without your",
    "pl": "a albo bez by dla do gdy i jest jeszcze już lub na nad nie od po pod poza przed przez przy są "
    "się spośród to tu u usuwa w we więcej wraz z za ze że daje dają ma mają liczy mniej mniejsze większe",
    "uk": "а або без більше більші в вгору від вибрати для до за з зі і із й кожного коли менше менші на не "
    "немає під по при про рахують та то у уперед ці це чи що ще є дає дають забирає прибирає",
}
"""Words that do not belong to the number before them."""
_NUMBERED = {
    "en": "book card column goal section space tile",
    "pl": "cel kafel karta karty kolumny księga pole pola sekcja",
    "uk": "завдання карта карти книжка комірка комірки плитка плитки секція стовпця",
}
"""Things whose number is a name: space 1 acts first."""

_ADDRESS = {
    "pl": re.compile(
        r"\b(ty|twój|twoja|twoje|twoi|twoim|twoimi|twoich|twojego|twojemu|twojej|twoją|cię|ciebie|tobie|tobą)\b"
    ),
    "uk": re.compile(
        r"\b(ти|твій|твоя|твоє|твої|твого|твоєму|твоєї|твоїй|твою|твоїх|твоїм|твоїми|тебе|тобі|тобою)\b",
        re.IGNORECASE,
    ),
}
_QUOTES = {
    "en": re.compile("[\"'„«»]"),
    "pl": re.compile("[\"'“‘]"),
    "uk": re.compile("[\"'”‘]"),
}
_FOREIGN_IN_POLISH = re.compile(r"(?:„[^”]*)?[«»]")
_PAIRS = {"(": ")", "[": "]", "„": "”", "«": "»", "“": "”"}
_UKRAINIAN_PAIRS = {**_PAIRS, "„": "“"}
del _UKRAINIAN_PAIRS["“"]

_COMMANDS = {
    "help", "board", "options", "undo", "hint", "save", "log", "quit", "notes", "advise", "full", "paper",
    "play", "goldenlane", "reader", "print",
}  # fmt: skip
_LATIN_ALLOWED = _COMMANDS | {
    "Golden", "Lane", "QR", "Enter", "Esc", "Tab", "JSON", "PDF", "URL", "A4",
    "a",
}  # fmt: skip
"""What is written in Latin letters in every language: names, keys, commands that are typed, seats."""
_CYRILLIC = "[А-Яа-яЇїІіЄєҐґ]"
_LATIN = re.compile(r"(?<!\w)[A-Za-z][A-Za-z0-9’'-]*(?!\w)")
_MIXED = re.compile(rf"\w*(?:{_CYRILLIC}[A-Za-z]|[A-Za-z]{_CYRILLIC})\w*")
_ROMAN = re.compile(r"^[IVX]+(?:–[IVX]+)?$")
_CODE = re.compile(r"^[A-Z]\d*$")
"""A key, a player, a tile."""
_ENGLISH = re.compile(
    r"\b(the|of|and|or|with|for|you|your|is|are|was|this|that|from|not|all|card|cards|tile|tiles|book|books|"
    r"red|green|blue|white|black|yellow|student|students|apprentice|beginner|random|ingredient|ingredients|"
    r"seal|seals|gold|round|player|players|error|discount|neutral|exact|any|unknown|token|tokens|solar|lunar|"
    r"chest|ears|toad|fern|claw|flower|mushroom|feather|large|small|board|deck)\b",
    re.IGNORECASE,
)


def left_over(lang: str, text: str) -> Iterator[str]:
    """Braces, variables, words of the program."""
    yield from (found[0] for found in _LEFT_OVER.finditer(text))


def spaces(lang: str, text: str) -> Iterator[str]:
    """Double spaces, spaces before a comma, doubled stops; a text of several lines is a table of its own."""
    if "\n" not in text:
        yield from (repr(found[0]) for found in _SPACES.finditer(text))


def repeated(lang: str, text: str) -> Iterator[str]:
    """The same word twice: "token token"."""
    yield from (found[0] for found in _REPEATED.finditer(text))


def english(lang: str, text: str) -> Iterator[str]:
    """English words in Polish, Latin letters in Ukrainian, other letters than Latin ones elsewhere."""
    if lang == "uk":
        yield from (found[0] for found in _MIXED.finditer(text))
        for found in _LATIN.finditer(text):
            word = found[0].strip("-")
            if word not in _LATIN_ALLOWED and not _ROMAN.match(word) and not _CODE.match(word):
                yield word
        return
    yield from (found[0] for found in re.finditer(f"{_CYRILLIC}+", text))
    if lang == "pl":
        yield from (found[0] for found in _ENGLISH.finditer(text) if found[0] not in _COMMANDS)


def address(lang: str, text: str) -> Iterator[str]:
    """„ty” with a small letter, «ти» at all."""
    if lang in _ADDRESS:
        yield from (found[0] for found in _ADDRESS[lang].finditer(text))


def quotes(lang: str, text: str) -> Iterator[str]:
    """Quotation marks and apostrophes of another language, or straight ones."""
    yield from (found[0] for found in _QUOTES[lang].finditer(text))
    if lang == "pl":
        yield from (found[0] for found in _FOREIGN_IN_POLISH.finditer(text) if not found[0].startswith("„"))


def balance(lang: str, text: str) -> Iterator[str]:
    """Brackets and quotation marks that are not closed, or not opened."""
    pairs = _UKRAINIAN_PAIRS if lang == "uk" else _PAIRS
    wanted: list[str] = []
    for sign in text:
        if wanted and sign == wanted[-1]:
            wanted.pop()
        elif sign in pairs:
            wanted.append(pairs[sign])
        elif sign in pairs.values():
            yield sign
    yield from wanted


def minus(lang: str, text: str) -> Iterator[str]:
    """A hyphen before a number, where a minus belongs; a hyphen or a long dash as a dash."""
    yield from (text[found.start() : found.end() + 1] for found in _HYPHEN_MINUS.finditer(text))
    yield from (found[0] for found in _DASH.finditer(text))


def counted(lang: str, text: str) -> Iterator[str]:
    """A plain space between a number and what it counts."""
    for found in _COUNTED.finditer(text):
        before, after = (found[1] or "").lower(), found[2].lower()
        if before not in _NUMBERED[lang].split() and after not in _AFTER_NUMBER[lang].split():
            yield found[0]


def percent(lang: str, text: str) -> Iterator[str]:
    """42% in English and Polish, 42 % with a no-break space in Ukrainian."""
    wrong = rf"[\d◊][ {NBSP}]+%" if lang != "uk" else r"[\d◊] ?%"
    yield from (found[0] for found in re.finditer(wrong, text))


def decimal(lang: str, text: str) -> Iterator[str]:
    """A decimal point in Polish and Ukrainian."""
    if lang != "en":
        yield from (found[0] for found in _POINT.finditer(text))


CHECKS: tuple[Check, ...] = (
    left_over, spaces, repeated, english, address, quotes, balance, minus, counted, percent, decimal,
)  # fmt: skip


def faults(lang: str, text: str) -> list[str]:
    """All that is wrong with a text, each with the name of the check."""
    return [f"{check.__name__}: {found}" for check in CHECKS for found in check(lang, text)]


_ABBREVIATIONS = {"zabezp", "убезп", "zł", "szt", "ingr", "rep", "maks", "зол", "реп", "інгр", "посл", "макс"}


def ends(text: str) -> str:
    """How a text ends: ".", ":", "…", or "" for what is no sentence, such as an abbreviation."""
    bare = text.rstrip().rstrip('”“»)"')
    if bare.endswith("."):
        last = re.split(r"\W+", bare)[-2]
        return "" if last in _ABBREVIATIONS or (bare[0].islower() and " " not in bare) else "."
    return "." if bare.endswith(("!", "?")) else bare[-1:] if bare.endswith((":", "…")) else ""
