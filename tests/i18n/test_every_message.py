"""Every message of every catalogue with everything that is inserted: no leftovers, no foreign signs."""

import re

import pytest

from goldenlane.i18n import LANGUAGES
from tests.i18n.rendering import FILES, OPAQUE, book, kind_of, renderings
from tests.i18n.wording import CHECKS, NBSP, ends, faults

SWITCHES = {"button-form"}
"""Messages that are read by the program, not by people."""


def _wrong(lang: str, file: str) -> dict[str, str]:
    """The messages of a file with faults: what is wrong, and where it was seen."""
    found: dict[str, str] = {}
    for ident in book(lang, file).own:
        if ident in SWITCHES:
            continue
        for text in renderings(lang, file, ident):
            wrong = faults(lang, text)
            if wrong:
                found[ident] = f"{'; '.join(wrong)} | {text}"
                break
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_wrong_with_any_message(lang: str, file: str) -> None:
    assert _wrong(lang, file) == {}


@pytest.mark.parametrize("file", FILES)
def test_it_is_known_what_is_inserted(file: str) -> None:
    """An argument with a new name has a kind: otherwise nobody has looked how it fits."""
    here = book("en", file)
    unknown = {
        (ident, argument)
        for ident in here.own
        for argument in here.parts(ident).arguments
        if argument not in here.parts(ident).words
        and argument not in here.parts(ident).counted
        and kind_of(ident, argument) is None
    }
    assert unknown == set()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_all_languages_insert_the_same_and_tell_the_same_words_apart(lang: str, file: str) -> None:
    english, other = book("en", file), book(lang, file)
    assert other.own == english.own
    for ident in english.own:
        assert other.parts(ident).arguments == english.parts(ident).arguments, ident
        assert {name: set(words) for name, words in other.parts(ident).words.items()} == {
            name: set(words) for name, words in english.parts(ident).words.items()
        }, ident


def _endings(lang: str, file: str, ident: str) -> set[str]:
    """How a message ends; an ellipsis is that of an empty gap, wherever a language has its gap."""
    return {ends(text).replace("…", "") for text in renderings(lang, file, ident)}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_what_is_a_sentence_in_english_is_one_in_every_language(lang: str, file: str) -> None:
    differ = {
        ident: (sorted(_endings("en", file, ident)), sorted(_endings(lang, file, ident)))
        for ident in book("en", file).own
        if ident in book(lang, file).own and _endings("en", file, ident) != _endings(lang, file, ident)
    }
    assert differ == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["golem", "alchemists"])
def test_every_line_of_the_log_is_a_sentence(lang: str, game: str) -> None:
    events = [ident for ident in book(lang, game).own if ident.startswith(f"{game}-event-")]
    assert len(events) > 20
    assert {ident: found for ident in events if (found := _endings(lang, game, ident)) != {"."}} == {}


_BEFORE_A_GAP = re.compile(rf"(\w+)[ {NBSP}]{OPAQUE}")
_NOMINATIVE = {"pl": {"to"}, "uk": {"це"}}
"""After these words a noun stands as it is called."""


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_word_in_a_gap_of_the_prompt_needs_a_case(lang: str) -> None:
    """What is chosen is inserted as it is called: after a colon, a bracket, a sign, not after a verb."""
    here = book(lang, "page-alchemists")
    asked = [ident for ident in here.own if ident.startswith("alch-ask-")]
    assert len(asked) > 20
    governed = {}
    for ident in asked:
        said = here.say(ident, dict.fromkeys(here.parts(ident).arguments, OPAQUE))
        words = [word for word in _BEFORE_A_GAP.findall(said) if word not in _NOMINATIVE[lang]]
        if words:
            governed[ident] = said
    assert governed == {}


# ---- the checks themselves -----------------------------------------------------------------------------
BAD = [
    ("en", "left_over", "You take { $n } coins"),
    ("en", "left_over", "You take None"),
    ("uk", "spaces", "Ви  берете монету"),
    ("pl", "spaces", "Bierzesz monetę ."),
    ("en", "spaces", "Done.."),
    ("en", "repeated", "You offer a discount discount"),
    ("uk", "repeated", "Стаття: знаки знаки"),
    ("pl", "repeated", "Żeton żeton: klatka"),
    ("pl", "repeated", "Kolor: kolor"),
    ("uk", "english", "Гравець B apprentice"),
    ("uk", "english", "Mонета"),
    ("pl", "english", "Trzeba podać: mix ingredient"),
    ("pl", "english", "karta послуги"),
    ("pl", "address", "Bierzesz twoje karty"),
    ("pl", "address", "To nie jest ty"),
    ("uk", "address", "Твій нотатник"),
    ("uk", "address", "Це знаєш ти"),
    ("en", "quotes", 'Nothing is called "wing".'),
    ("en", "quotes", "The king's golem"),
    ("pl", "quotes", "Karta “Zielarka”"),
    ("pl", "quotes", "Karta «Zielarka»"),
    ("uk", "quotes", "Карта \"Травниця\""),
    ("uk", "quotes", "п'ять"),
    ("pl", "balance", "Karta „Zielarka"),
    ("uk", "balance", "Карта Травниця»"),
    ("en", "balance", "Take it (or not"),
    ("en", "minus", "student -1"),
    ("uk", "minus", "глина - 2"),
    ("pl", "minus", "Siła — liczba kulek"),
    ("en", "counted", "5 coins"),
    ("pl", "counted", "Otrzymujesz 21 monet."),
    ("uk", "counted", "Ще 2 кроки"),
    ("en", "percent", f"42{NBSP}%"),
    ("pl", "percent", "42 %"),
    ("uk", "percent", "42%"),
    ("uk", "percent", "42 %"),
    ("pl", "decimal", "2.8 bita"),
    ("uk", "decimal", "біти: 2.81"),
]  # fmt: skip
GOOD = [
    ("en", f"You pay 2{NBSP}coins for rounds 3 and 5 (42%, −1)."),
    ("en", "Choose a space; space 1 acts first, column 1 tile."),
    ("en", "The King’s Golem: “wing” – nothing is called so."),
    ("pl", f"Otrzymujesz 5{NBSP}monet; Twoja karta „Zielarka” daje 2,5{NBSP}raportu."),
    ("uk", f"Ви отримуєте 21{NBSP}монету; карта «П’ять» у секції VIII: 42{NBSP}%, плитка A7."),
    ("uk", "help книжка 9, Golden Lane, QR"),
]


@pytest.mark.parametrize(("lang", "check", "text"), BAD)
def test_each_check_finds_what_is_wrong(lang: str, check: str, text: str) -> None:
    assert any(fault.startswith(f"{check}: ") for fault in faults(lang, text)), faults(lang, text)


def test_every_check_has_been_seen_to_fail() -> None:
    assert {check for _, check, _ in BAD} == {check.__name__ for check in CHECKS}


@pytest.mark.parametrize(("lang", "text"), GOOD)
def test_what_is_right_passes(lang: str, text: str) -> None:
    assert faults(lang, text) == []


def test_ends() -> None:
    sentences = ("Done.", "Really?", "So („tak”).", "next:", "wait…")
    assert [ends(text) for text in sentences] == [".", ".", ".", ":", "…"]
    assert {ends(text) for text in ("label", "1 rep.", "печ.", "")} == {""}
