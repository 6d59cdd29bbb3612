"""`goldenlane reader`: the card reader beside the printed game, in the terminal.

A private answer is shown on a screen of its own, after a key and until the next one; nothing of it stays
behind. Into a pipe, and with --json, everything is printed at once.
"""

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console

from goldenlane.cli.alchemists.reader_boards import (
    one_of,
    read_article,
    read_conflict,
    read_demonstration,
    read_report,
    read_theory,
)
from goldenlane.games.alchemists.alchemy import (
    UnknownName,
    parse_color,
    parse_ingredient,
    parse_potion,
)
from goldenlane.games.alchemists.components import GUARANTEES
from goldenlane.games.alchemists.judging import AspectDemonstration, Demonstration, MixDemonstration
from goldenlane.i18n import Catalogue, catalogue
from goldenlane.i18n.reader import say_check, say_mistake, say_private, say_public, say_revelation, say_ruling
from goldenlane.kernel.errors import BadOption, BadSave, GoldenLaneError
from goldenlane.reader.check import check_of
from goldenlane.reader.codes import BASE, EXPANSION, BadCode, new_code
from goldenlane.reader.original import original_of
from goldenlane.reader.reader import Answer, BadQuestion, Reader
from goldenlane.reader.revelation import reveal
from goldenlane.reader.table_judge import judge_table
from goldenlane.reader.typed import typed_code

WORDS = {
    "mix": "INGREDIENT INGREDIENT",
    "drink": "INGREDIENT INGREDIENT",
    "thinking-cap": "INGREDIENT INGREDIENT",
    "sell": "INGREDIENT INGREDIENT --wanted R+ --guarantee sign",
    "exhibit": "INGREDIENT INGREDIENT --wanted R+",
    "debunk": "INGREDIENT COLOR | INGREDIENT INGREDIENT POTION",
    "mortar": "INGREDIENT INGREDIENT",
    "periscope": "INGREDIENT INGREDIENT",
    "library": "[INGREDIENT --shown a,b,c,d]",
    "golem": "INGREDIENT",
    "animate": "INGREDIENT INGREDIENT",
    "reveal": "[--theory ...] [--article ...] [--report ...] [--animated PLAYER]",
    "history": "--history FILE",
}
"""Every use of a code, and the words it needs."""
_COUNTS = {use: words.split("--")[0].count("INGREDIENT") for use, words in WORDS.items()}
_PLACES = re.compile("|".join(("INGREDIENT", "COLOR", "POTION", "PLAYER", "FILE")))


def usage(cat: Catalogue, use: str) -> str:
    """The words that a use needs; what stands for a word is called so in the language."""
    return _PLACES.sub(lambda found: cat.text(f"reader-place-{found[0].lower()}"), WORDS[use])


def reader(
    code: Annotated[str, typer.Argument(help='A code, or app:DEMO; "new" makes one, "judge" needs none.')],
    use: Annotated[str | None, typer.Argument(help="What happens at the table.")] = None,
    words: Annotated[list[str] | None, typer.Argument(help="Ingredients, and what the use needs.")] = None,
    expansion: Annotated[bool, typer.Option("--expansion", help="New game with The King's Golem.")] = False,
    wanted: Annotated[str, typer.Option(help="The potion that is wanted or exhibited.")] = "",
    guarantee: Annotated[str, typer.Option(help="exact, sign, neutral or any.")] = "",
    shown: Annotated[str, typer.Option(help="The four ingredients that the library showed.")] = "",
    theory: Annotated[list[str] | None, typer.Option(help="'toad=npN Ash:gold Wren:red'.")] = None,
    article: Annotated[list[str] | None, typer.Option(help="'B toad+ fern+ claw- flower- Ash:gold'.")] = None,
    report: Annotated[list[str] | None, typer.Option(help="'Ash chest R-large B-small'.")] = None,
    animated: Annotated[list[str] | None, typer.Option(help="A player with an animated golem.")] = None,
    conflict: Annotated[list[str] | None, typer.Option(help="'toad fern': in conflict already.")] = None,
    debunker: Annotated[str, typer.Option(help="Who debunks.")] = "?",
    history: Annotated[Path | None, typer.Option(help="Keep there what was shown to all.")] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.")] = "en",
    json_output: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """The card reader: reader new; reader CODE mix toad fern; reader judge toad fern R+ --theory ..."""
    cat = catalogue(lang)
    screen = Screen(cat, json_output)
    given = [*([use] if use else []), *(words or [])]
    try:
        boards = Boards(theory or [], article or [], conflict or [], debunker)
        if code == "new":
            _new(screen, expansion)
        elif code == "judge":
            screen.ruling(boards.judge(read_demonstration(given)))
        else:
            one = Reader(typed_code(code))
            if use is None:
                screen.uses(one)
                return
            asked = Asked(cat, one, use, words or [], wanted, guarantee, shown)
            if use == "history":
                one.history += _read_history(cat, history, one.code)
                screen.history(one)
            elif use == "reveal":
                told = reveal(
                    one.secret,
                    boards.theories,
                    boards.articles,
                    [read_report(text) for text in report or []],
                    animated or [],
                )
                screen.revelation(told)
            else:
                before = [] if history is None else _read_history(cat, history, one.code)
                answer = asked.answer(screen)
                _write_history(history, one, before)
                judged = use == "debunk" and bool(boards.theories or boards.articles)
                screen.answer(answer, boards.judge(_demonstrated(answer)) if judged else None)
    except (BadCode, BadQuestion) as error:
        raise BadOption(say_mistake(cat, error)) from error
    except UnknownName as error:
        raise BadOption(str(error) if lang == "en" else _unknown(cat, error)) from error
    except GoldenLaneError:
        raise
    except ValueError as error:
        raise BadOption(str(error)) from error


def _unknown(cat: Catalogue, error: UnknownName) -> str:
    listed = str(error).partition("(one of ")[2].rstrip(")")
    return cat.text("reader-unknown", word=str(error.word), names=listed)


def _new(screen: "Screen", expansion: bool) -> None:
    code = new_code(EXPANSION if expansion else BASE, SystemRandom())
    kind = "expansion" if expansion else "base"
    line = screen.cat.text("reader-new", kind=kind, code=code)
    screen.say(
        f"{line}\n{say_check(screen.cat, code)}", {"code": code, "game": kind, "check": check_of(code)}
    )


class Boards:
    """What lies on the boards when somebody debunks."""

    def __init__(self, theories: list[str], articles: list[str], conflicts: list[str], debunker: str) -> None:
        self.theories = [read_theory(text) for text in theories]
        self.articles = [read_article(text) for text in articles]
        self.conflicts = [read_conflict(text) for text in conflicts]
        self.debunker = debunker

    def judge(self, demonstration: Demonstration | None) -> dict[str, Any]:
        return judge_table(self.theories, self.articles, demonstration, self.debunker, self.conflicts)


def _demonstrated(answer: Answer) -> Demonstration | None:
    """What an answer to a debunking demonstrates; a wrong claim nothing."""
    half = answer.public or {}
    if answer.use == "aspect":
        words = [half["ingredient"], half["color"] + half["sign"]]
    elif half["true"]:
        words = [*half["ingredients"], half["potion"]]
    else:
        return None
    found: AspectDemonstration | MixDemonstration = read_demonstration(words)
    return found


class Asked:
    """One question, as it was typed."""

    def __init__(
        self,
        cat: Catalogue,
        reader: Reader,
        use: str,
        words: list[str],
        wanted: str,
        guarantee: str,
        shown: str,
    ) -> None:
        self.cat, self.reader, self.use, self.words = cat, reader, use, words
        self.wanted, self.guarantee, self.shown = wanted, guarantee, shown
        one_of("use", tuple(WORDS), use)

    def _need(self, fine: bool) -> None:
        if not fine:
            raise BadOption(self.cat.text("reader-words", words=f"{self.use} {usage(self.cat, self.use)}"))

    def answer(self, screen: "Screen") -> Answer:
        reader = self.reader
        if self.use == "debunk":
            return self._debunk()
        if self.use == "library":
            return self._library(screen)
        self._need(len(self.words) == _COUNTS[self.use])
        cards = [parse_ingredient(word) for word in self.words]
        if self.use == "golem":
            return reader.golem(*cards)
        first, second = cards
        simple: dict[str, Callable[[int, int], Answer]] = {
            "mortar": reader.mortar,
            "periscope": reader.periscope,
            "animate": reader.animate,
            "mix": reader.mix,
        }
        if self.use in simple:
            return simple[self.use](first, second)
        if self.use in ("drink", "thinking-cap"):
            return reader.mix(first, second, self.use)
        self._need(bool(self.wanted))
        if self.use == "exhibit":
            return reader.exhibit(first, second, parse_potion(self.wanted))
        self._need(bool(self.guarantee))
        promised = one_of("guarantee", GUARANTEES, self.guarantee)
        return reader.sell(first, second, parse_potion(self.wanted), promised)

    def _debunk(self) -> Answer:
        self._need(len(self.words) in (2, 3))
        if len(self.words) == 2:
            return self.reader.aspect(parse_ingredient(self.words[0]), parse_color(self.words[1]))
        first, second, potion = self.words
        return self.reader.claim(parse_ingredient(first), parse_ingredient(second), parse_potion(potion))

    def _library(self, screen: "Screen") -> Answer:
        """The library shows four books; on a terminal one is chosen at once."""
        if not self.words:
            books = self.reader.books()
            if not screen.interactive:
                return books
            names = (books.private or {})["shown"]
            self.words, self.shown = [screen.choose(books, names)], ",".join(names)
        self._need(len(self.words) == 1 and bool(self.shown))
        shown = [parse_ingredient(word) for word in self.shown.replace(",", " ").split()]
        return self.reader.library(parse_ingredient(self.words[0]), shown)


class Screen:
    """Where answers are shown: a terminal, a pipe, or JSON."""

    def __init__(self, cat: Catalogue, as_json: bool) -> None:
        self.cat = cat
        self._json = as_json
        self._console = Console(highlight=False, soft_wrap=True)
        self.interactive = not as_json and sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, line: str, data: dict[str, Any]) -> None:
        typer.echo(json.dumps(data, ensure_ascii=False) if self._json else line)

    def _lines(self, lines: list[str], data: object) -> None:
        if self._json:
            typer.echo(json.dumps(data, ensure_ascii=False))
            return
        for line in lines:
            typer.echo(line)

    def answer(self, answer: Answer, ruling: dict[str, Any] | None = None) -> None:
        """Both halves, and what a debunking does to the boards if they were given."""
        if self._json:
            judged = {} if ruling is None else {"ruling": ruling}
            typer.echo(json.dumps({**answer.to_json(), **judged}, ensure_ascii=False))
            return
        if answer.private is not None:
            self._private(say_private(self.cat, answer.use, answer.private))
        if answer.public is not None:
            typer.echo(say_public(self.cat, answer.use, answer.public))
        if ruling is not None:
            self.ruling(ruling)

    def _private(self, line: str) -> None:
        """For one pair of eyes: on a screen that leaves nothing behind."""
        if not self.interactive:
            typer.echo(f"({self.cat.text('reader-only-you')}) {line}")
            return
        typer.echo(self.cat.text("reader-press"))
        typer.getchar()
        with self._console.screen(hide_cursor=True):
            self._console.print(f"\n\n  [bold]{line}[/bold]\n\n  {self.cat.text('reader-hide')}")
            typer.getchar()

    def choose(self, books: Answer, names: list[str]) -> str:
        self._private(say_private(self.cat, "books", books.private or {}))
        prompt = f"{self.cat.text('reader-choose')} ({', '.join(names)})"
        chosen = ""
        while chosen not in names:
            chosen = str(typer.prompt(prompt)).strip().lower()
        return chosen

    def uses(self, reader: Reader) -> None:
        kind = "expansion" if reader.expansion else "base"
        hidden = () if reader.expansion else ("library", "golem", "animate")
        uses = [use for use in WORDS if use not in hidden]
        original = [self.cat.text("reader-original")] if original_of(reader.code) else []
        lines = [
            say_check(self.cat, reader.code),
            *original,
            self.cat.text("reader-help", uses=", ".join(uses)),
        ]
        self.say(
            "\n".join(lines),
            {"code": reader.code, "game": kind, "check": check_of(reader.code), "uses": uses},
        )

    def history(self, reader: Reader) -> None:
        lines = [say_public(self.cat, event["use"], event) for event in reader.history]
        self._lines(lines or [self.cat.text("reader-shown-nothing")], reader.history)

    def ruling(self, ruling: dict[str, Any]) -> None:
        self._lines(say_ruling(self.cat, ruling), ruling)

    def revelation(self, told: dict[str, Any]) -> None:
        self._lines(say_revelation(self.cat, told), told)


# ---- what was shown to all ---------------------------------------------------------------------------
def _read_history(cat: Catalogue, file: Path | None, code: str) -> list[dict[str, Any]]:
    """The events of a history file; one that does not exist yet is empty."""
    if file is None:
        raise BadOption(cat.text("reader-words", words=f"history {usage(cat, 'history')}"))
    if not file.exists():
        return []
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["code"] != code:
            raise BadSave(f"{file} is the history of the code {data['code']}, not of {code}")
        events: list[dict[str, Any]] = data["shown"]
        for event in events:
            say_public(cat, event["use"], event)
    except OSError as error:
        raise BadSave(f"cannot read {file}: {error.strerror}") from error
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadSave):
            raise
        raise BadSave(f"{file} is not a history of the card reader") from error
    return events


def _write_history(file: Path | None, reader: Reader, before: list[dict[str, Any]]) -> None:
    """Written whole or not at all, before the answer is shown: a question asked was asked."""
    if file is None:
        return
    text = json.dumps({"code": reader.code, "shown": [*before, *reader.history]}, ensure_ascii=False)
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_text(text + "\n", encoding="utf-8")
        os.replace(beside, file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadOption(f"cannot write {file}: {error.strerror}") from error
