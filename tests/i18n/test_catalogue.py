"""The catalogues fit together: the same messages with the same arguments in every language."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import goldenlane.i18n
from goldenlane.i18n import (
    LANGUAGES,
    Catalogue,
    MissingWords,
    alchemists,
    catalogue,
    golem,
    source,
    text_files,
)
from goldenlane.kernel.errors import BadOption

FILES = tuple(text_files())


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    english, other = catalogue("en").messages, catalogue(lang).messages
    assert set(english) == set(other)
    for ident, reader in english.items():
        assert reader.arguments == other[ident].arguments, ident


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_tell_the_same_words_apart(lang: str) -> None:
    english, other = catalogue("en").messages, catalogue(lang).messages
    for ident, reader in english.items():
        assert reader.words == other[ident].words, ident


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_file_is_plain_fluent_in_its_canonical_form(lang: str, name: str) -> None:
    text = source(lang, name)
    resource = FluentParser().parse(text)
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert FluentSerializer().serialize(resource) == text
    idents = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(set(idents)) == len(idents)
    assert all(name == "common" or ident.startswith(f"{name}-") for ident in idents)
    assert not re.search(r"\{ [A-Z]+\(", text), "functions differ between the libraries"


def test_an_unknown_language_is_refused_in_one_line() -> None:
    with pytest.raises(BadOption, match="language must be one of en, pl, uk, not 'de'"):
        catalogue("de")


def test_what_cannot_be_said_is_an_error() -> None:
    words = catalogue("en")
    with pytest.raises(MissingWords, match="no message 'ui-nothing' in en"):
        words.text("ui-nothing")
    with pytest.raises(MissingWords, match="'ui-waiting' in en: Unknown external: name"):
        words.text("ui-waiting")
    with pytest.raises(MissingWords, match="'golem-row-name' in en knows no row 'mirrors'"):
        words.text("golem-row-name", row="mirrors")
    with pytest.raises(MissingWords, match="'golem-action-marble' in en knows no color 'pink'"):
        words.text("golem-action-marble", color="pink", row="work")


def test_a_negative_number_has_a_minus_not_a_hyphen() -> None:
    said = catalogue("pl").text("ui-victory", name="Jan-5", n=-21)
    assert said == "Zwycięstwo: Jan-5, −21\u00a0punktów."


def test_no_isolation_marks() -> None:
    assert catalogue("pl").text("ui-waiting", name="Ewa") == "Czekamy na ruch: Ewa"


@pytest.mark.parametrize(("game", "words"), [("golem", golem), ("alchemists", alchemists)])
def test_every_action_and_event_in_the_sources_of_a_game_has_words(game: str, words: Any) -> None:
    """Also those that no random game has met; a kind or verb that is put together is met by the games."""
    package = Path(goldenlane.i18n.__file__).parent.parent / "games" / game
    for path in package.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        kinds = set(re.findall(r'\bemit(?:_secret)?\(\s*"([a-z-]+)"', text))
        verbs = set(re.findall(r'\bact\(\s*f?"([a-z-]+)', text))
        assert kinds <= words.EVENTS, path.name
        assert verbs <= words.ACTIONS, path.name


def test_every_question_in_the_sources_of_golem_has_words() -> None:
    package = Path(goldenlane.i18n.__file__).parent.parent / "games" / "golem"
    texts = [path.read_text(encoding="utf-8") for path in package.glob("*.py")]
    asked = {word for text in texts for word in re.findall(r'\basks = "([a-z-]+)"', text)}
    assert len(asked) > 30
    assert {f"golem-prompt-{word}" for word in asked} <= set(catalogue("en").messages)


def test_every_named_message_of_the_program_exists() -> None:
    """Ids in the sources, as far as they stand there whole."""
    package = Path(goldenlane.i18n.__file__).parent.parent
    known = catalogue("en").messages
    for path in package.rglob("*.py"):
        for ident in re.findall(r'cat\.text\(\s*"([a-z0-9.-]+)"\s*[,)]', path.read_text(encoding="utf-8")):
            assert ident in known, (path.name, ident)


def test_who_asks_while_another_reads_waits_for_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def slowly(lang: str, name: str) -> str:
        begun.set()
        assert go_on.wait(30)
        return source(lang, name)

    monkeypatch.setattr(goldenlane.i18n, "source", slowly)
    words = Catalogue("en")
    with ThreadPoolExecutor(2) as threads:
        reading = threads.submit(words.text, "server-automa")
        assert begun.wait(30)
        asking = threads.submit(words.text, "server-automa")
        with pytest.raises(TimeoutError):
            asking.result(0.2)
        go_on.set()
        assert reading.result(30) == asking.result(30)
