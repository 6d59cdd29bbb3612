"""`goldenlane reader` and `goldenlane print`."""

import json
import os
import pty
import re
import select
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from goldenlane.cli import app
from goldenlane.reader.codes import secret_of

CODE = "TKQDN"
"""Toad pNn and fern pnP make G-; the golem's chest reacts to large red, its ears to large green."""
BASE = "KJQW"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["reader", *arguments])


def answer(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refused(*arguments: str) -> str:
    """The one line that says what is wrong."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(("error: ", "błąd: ", "помилка: "))
    assert result.stderr.count("\n") == 1
    said = result.stderr.partition(": ")[2].removesuffix("\n")
    assert json.loads(run(*arguments, "--json").stdout)["error"] == said
    return said


def test_a_new_code_is_a_code() -> None:
    assert secret_of(answer("new")["code"]).golem is None
    made = answer("new", "--expansion")
    assert secret_of(made["code"]).golem is not None
    assert made["game"] == "expansion"


def test_uses_depend_on_the_game() -> None:
    assert "golem" in answer(CODE)["uses"]
    assert "golem" not in answer(BASE)["uses"]
    assert "Uses: mix, drink" in run(CODE).stdout


@pytest.mark.parametrize(
    ("words", "private", "public"),
    [
        ("mix toad fern", {"ingredients": ["toad", "fern"], "potion": "G-"}, {"potion": "G-"}),
        ("thinking-cap toad fern", {"ingredients": ["toad", "fern"], "potion": "G-"}, None),
        ("exhibit toad fern --wanted G-", None, {"potion": "G-", "success": True}),
        ("debunk toad R", None, {"ingredient": "toad", "color": "R", "sign": "+"}),
        ("debunk toad fern B+", None, {"ingredients": ["toad", "fern"], "potion": "B+", "true": False}),
        ("golem scorpion", {"ingredient": "scorpion", "chest": True, "ears": True}, {}),
        ("animate mandrake feather", None, {"success": True}),
        ("library toad --shown toad,fern,claw,flower", {"ingredient": "toad", "class": "solar"}, {}),
    ],
)
def test_answers_as_json(words: str, private: object, public: object) -> None:
    found = answer(CODE, *words.split())
    assert found["private"] == private
    assert found["public"] == public


def test_a_sale_in_three_languages() -> None:
    sale = ("sell", "toad", "fern", "--wanted", "R+", "--guarantee", "sign")
    assert "The adventurer tastes: wrong sign. Guarantee not met, no payment." in run(CODE, *sale).stdout
    assert "zły symbol. Gwarancja niedotrzymana" in run(CODE, *sale, "--lang", "pl").stdout
    assert "хибний знак. Гарантію не дотримано" in run(CODE, *sale, "--lang", "uk").stdout
    assert "toad" not in run(CODE, *sale).stdout


def test_a_piped_private_answer_is_marked() -> None:
    assert run(CODE, "mix", "toad", "fern").stdout == (
        "(only you) Toad and fern: paralysis potion (green minus).\n"
        "Test on the student: paralysis potion (green minus).\n"
    )


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_everything_has_words_in_every_language(lang: str) -> None:
    boards = ("--theory", "toad=NNN Ash:gold Wren:red You:green", "--debunker", "Quill")
    article = ("--article", "R fern- toad- claw- feather- Ash:gold You:red Zed:white")
    for words in (
        ("drink", "claw", "fern"),
        ("mortar", "toad", "fern"),
        ("periscope", "toad", "fern"),
        ("library",),
        ("library", "toad", "--shown", "toad,fern,claw,flower"),
        ("golem", "toad"),
        ("animate", "toad", "fern"),
        ("exhibit", "toad", "fern", "--wanted", "R+"),
        ("debunk", "toad", "R", *boards, *article),
        ("debunk", "toad", "fern", "R+", *boards),
        ("reveal", *boards[:2], *article, "--report", "Ash chest R-large", "--animated", "Wren"),
    ):
        result = run(CODE, *words, "--lang", lang)
        assert result.exit_code == 0, (words, result.output)
        assert result.stdout.strip()


def test_the_judge_needs_no_code() -> None:
    """The King's Golem, the two-color example: feather and mushroom make a green potion."""
    words = ("judge", "feather", "mushroom", "G+", "--debunker", "Quill")
    article = ("--article", "B toad+ mushroom+ fern+ feather+ Ash:gold You:red Wren:green")
    said = run(*words, *article).stdout
    assert "Debunked: article about the blue aspect." in said
    assert "Ash, gold-starred seal: a starred seal is never hedged. Reputation: −5." in said
    assert "Wren, green unstarred seal: properly hedged. Reputation: 0." in said
    assert answer(*words, *article)["totals"] == {"Quill": 2, "Ash": -5, "You": -5, "Wren": 0}
    theories = ("judge", "toad", "fern", "R+", "--theory", "toad=PPP", "--theory", "fern=Ppn")
    assert answer(*theories)["conflicts"] == [["toad", "fern"]]
    assert answer(*theories, "--conflict", "fern toad")["conflicts"] == []


def test_a_debunking_with_the_boards_is_judged_at_once() -> None:
    found = answer(
        CODE, "debunk", "toad", "R", "--theory", "toad=NNN Ash:gold Wren:red", "--debunker", "Quill"
    )
    assert found["public"]["sign"] == "+"
    assert found["ruling"]["totals"] == {"Quill": 2, "Ash": -5, "Wren": 0}


def test_a_history_keeps_what_was_public(tmp_path: Path) -> None:
    file = tmp_path / "history.json"
    for words in (("mix", "toad", "fern"), ("golem", "toad"), ("thinking-cap", "toad", "claw")):
        assert run(CODE, *words, "--history", str(file)).exit_code == 0
    assert "toad" not in file.read_text(encoding="utf-8")
    assert answer(CODE, "history", "--history", str(file)) == [
        {"use": "test", "potion": "G-"},
        {"use": "golem"},
    ]
    assert "Przetestowano golema" in run(CODE, "history", "--history", str(file), "--lang", "pl").stdout
    assert "is the history of the code TKQDN, not of KJQW" in refused(BASE, "history", "--history", str(file))
    before = file.read_bytes()
    refused(CODE, "mix", "toad", "toad", "--history", str(file))
    assert file.read_bytes() == before
    file.write_text("[1, 2]", encoding="utf-8")
    assert "is not a history of the card reader" in refused(CODE, "history", "--history", str(file))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("BCDC", "There is no game with the code BCDC; check the letters again"),
        ("MQTBZ", "No code contains the letter Z; the letters used are: B C D"),
        ("BC", "A code has 4 or 5 letters: BC"),
        (f"{CODE} mix toad toad", "The same ingredient twice: toad; choose two different ones"),
        (f"{CODE} mix toad", "This use needs: mix INGREDIENT INGREDIENT"),
        (f"{CODE} mix toad frog", "unknown ingredient 'frog' (one of mushroom"),
        (f"{CODE} dance", "unknown use 'dance' (one of mix"),
        (f"{CODE} sell toad fern", "This use needs: sell INGREDIENT INGREDIENT --wanted"),
        (f"{CODE} sell toad fern --wanted 0 --guarantee any", "No adventurer wants the neutral potion"),
        (f"{CODE} sell toad fern --wanted R+ --guarantee sure", "unknown guarantee 'sure' (one of any"),
        (f"{CODE} library toad --shown fern,claw,flower,feather", "toad is not one of the books shown"),
        (f"{CODE} history", "history --history FILE"),
        (f"{BASE} golem toad", "KJQW is a base game: the library and the golem need a 5-letter code"),
        ("judge toad", "a demonstration is an aspect, 'toad R+', or a mix"),
        ("judge toad R+ --theory toad", "a theory is written as 'toad=npN Ash:gold Wren:red'"),
        ("judge toad R+ --theory toad=npQ", "unknown alchemical 'npQ'"),
        ("judge toad R+ --article B", "an article is written as"),
        (f"{CODE} mix toad fern --lang de", "language must be one of en, pl, uk"),
    ],
)
def test_a_mistake_is_one_clear_line(words: str, said: str) -> None:
    assert said in refused(*words.split())


def test_mistakes_are_said_in_the_language_asked_for() -> None:
    assert refused("BCDC", "--lang", "pl") == "Nie ma gry o kodzie BCDC; sprawdź litery jeszcze raz"
    assert "Двічі той самий інгредієнт: ропуха" in refused(CODE, "mix", "toad", "toad", "--lang", "uk")
    assert refused(CODE, "mix", "toad", "--lang", "pl").endswith(": mix SKŁADNIK SKŁADNIK")
    assert refused(CODE, "debunk", "--lang", "uk").endswith(
        ": debunk ІНГРЕДІЄНТ КОЛІР | ІНГРЕДІЄНТ ІНГРЕДІЄНТ ЗІЛЛЯ"
    )
    assert run("BCDC", "--lang=uk").stderr.startswith("помилка: ")
    assert "Nie ma „frog”; możliwe: mushroom, fern" in refused(CODE, "mix", "toad", "frog", "--lang", "pl")


def test_on_a_terminal_a_private_answer_waits_for_a_key_and_leaves_nothing_behind() -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        main = "from goldenlane.cli import main; main()"
        os.environ.update(TERM="xterm", COLUMNS="100", LINES="30")
        os.execv(sys.executable, [sys.executable, "-c", main, "reader", CODE, "mix", "toad", "fern"])

    def until(word: str, key: bytes = b"") -> str:
        """What the terminal shows up to a word; the key is pressed until it is heard."""
        seen = b""
        while word.encode() not in seen:
            if key and not select.select([terminal], [], [], 0.5)[0]:
                os.write(terminal, key)
                continue
            seen += os.read(terminal, 1024)
        return seen.decode()

    before = until("Press a key when nobody else can see the screen.")
    assert "paralysis" not in before
    shown = until("Press a key to hide it.", b"x")
    # The answer stands on the alternate screen, which the terminal forgets.
    assert re.search(r"\x1b\[\?1049h.*Toad and fern: paralysis", shown, re.S)
    after = until("Test on the student", b"x")
    assert "\x1b[?1049l" in after
    assert "fern" not in after
    assert os.waitpid(pid, 0)[1] == 0


def test_print_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.pdf"
    result = CliRunner().invoke(app, ["print", "reader", str(file), "--copies", "1", "--lang", "uk"])
    assert result.stdout == f"8\u00a0карт у файлі {file}.\n"
    assert file.read_bytes().startswith(b"%PDF-")
    result = CliRunner().invoke(app, ["print", "reader", str(tmp_path / "no" / "cards.pdf")])
    assert result.exit_code == 2
    assert "cannot write" in result.stderr
    result = CliRunner().invoke(app, ["print", "reader", str(file), "--paper", "a5"])
    assert "paper must be one of a4, letter, not 'a5'" in result.stderr
