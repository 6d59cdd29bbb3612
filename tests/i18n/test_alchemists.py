"""Alchemists in words: everything that the engine and the content can show is said in every language."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.alchemists.read_content import load
from goldenlane.games.alchemists.vocabulary import MODULES
from goldenlane.i18n import LANGUAGES, MissingWords, catalogue
from goldenlane.i18n.alchemists import (
    say_action,
    say_cause,
    say_component,
    say_effect,
    say_event,
    say_label,
    say_potion,
    say_prompt,
    say_score,
)
from tests.i18n.listening import Listening, listening

CARDS = load(None)
NAMES = ("Ewa", "Тарас", "Jo", "Nil")
SECTIONS = {
    "ingredient": "ingredient",
    "favor": "favor",
    "artifact": "artifact",
    "space": "action-space",
    "adventurer": "adventurer",
    "startup-card": "startup-card",
    "order-board": "order-board",
    "grant": "grant",
    "seal": "seal",
}
LABELS = {
    "space-short": ("forage", "exhibition"),
    "zone": ("red", "plain", "green", "blue"),
    "variant": ("apprentice", "master"),
    "module": MODULES,
    "grant-name": ("grant-1", "encyclopedia"),
}
RARE_ACTIONS = (
    "order 5 courtier", "place sell 0", "place drink 1", "assistant 0", "assistant 2", "associate forage",
    "boots publish", "forage deck", "forage claw", "transmute toad sage 2", "mix flower claw barmaid",
    "mix flower claw", "periscope", "set-aside both", "set-aside one", "bid 3", "sell R- sign merchant 2",
    "buy boots-of-speed courtier shopkeeper", "altar 5", "debunk toad G", "debunk toad fern", "claim 0",
    "theory toad", "alchemical npN", "seal gold", "publisher toad", "exchange red", "exchange npN",
    "endorse article-G courtier", "endorse toad", "article B",
    "signs +-", "red toad", "white fern", "exhibit B+", "show feather-in-cap", "visit courtier", "visit",
    "read toad", "report chest 1", "report ears 2", "take-back ears", "token G-small", "test toad", "animate",
    "name toad", "keep sage", "keep 3 19", "discard sage", "discard toad", "take periscope", "replicate 4",
    "drop 4", "grant encyclopedia", "done",
)  # fmt: skip
RARE_EVENTS: tuple[tuple[str, int, list[Any]], ...] = (
    ("approval", 0, [-1]), ("approval", 0, [4]), ("thinking-cap", 0, []), ("thinking-cap", 0, ["R+"]),
    ("thinking-cap", 0, ["R+", ["toad", "fern"]]), ("magic-mortar", 0, []), ("magic-mortar", 0, ["toad"]),
    ("periscope", 0, [1]), ("periscope", 0, [1, "toad"]), ("insanity", 0, []), ("poisoning", 0, []),
    ("endorse", 0, ["toad"]), ("paralysis", 0, []), ("order", 0, [9]), ("altar-of-gold", 0, [5]),
    ("show-artifact", 0, ["bronze-cup"]), ("secret-artifact", 0, []), ("replicate", 0, [3, 1]),
    ("secret-artifact", 0, ["bronze-cup"]),
    ("starting-artifact", 0, ["periscope"]), ("replicate", 0, [3, 0]), ("conflict", -1, ["toad", "fern"]),
    ("demonstration-aspect", 0, ["toad", "R+"]), ("demonstration", 0, [["toad", "fern"], "0", 1]),
    ("debunked", -1, ["toad", ["gold", "-", "red"]]), ("debunked", -1, ["article-R", ["white"]]),
    ("immediate-publication", 0, []), ("grant", 0, ["grant-2"]), ("boots-of-speed", 0, ["publish"]),
    ("animation", 0, [1]), ("animation", 0, [0, "toad", "fern"]), ("golem-test", 0, []), ("animating", 0, []),
    ("golem-test", 0, ["toad", 0, 1]), ("golem-test", 0, ["toad", 1, 0]), ("golem-test", 0, ["toad", 1, 1]),
    ("golem-test", 0, ["toad", 0, 0]), ("report", 0, ["ears", 2]), ("report", 0, ["ears", 1, ["R-large"]]),
    ("article", 0, ["G", ["toad", "fern", "claw", "flower"], ["+", "-"]]), ("kings-mood", -1, [2]),
    ("merchant", 0, [2]),
    ("sell", 0, ["R+", "wrong sign", 0]), ("sell", 0, ["R+", "exact", 3, ["toad", "fern"]]),
    ("exhibit", 0, ["R+", 1]), ("exhibit", 0, ["R+", 0, ["toad", "fern"]]), ("read-book", 0, []),
    ("read-book", 0, ["toad", "lunar"]), ("declare", 0, [[0] * 12, 3]), ("discard-ingredient", 0, ["toad"]),
    ("discard-ingredient", 0, []), ("debunk-failed", 0, []), ("book", 0, []), ("progress", 0, [2]),
    ("discard-favors", 0, [[]]), ("artifacts", -1, [2, []]), ("seal", 0, ["article-B"]),
    ("seal", 0, ["toad", "silver"]), ("exchange-seal", 0, ["toad"]),
    ("exchange-seal", 0, ["toad", "gold"]), ("exchange-alchemical", 0, ["toad", "npN"]),
    ("top-alchemist", 0, [2]), ("transmute", 0, [1]),
    ("transmute", 0, [1, "toad"]), ("unhappy-student", 0, []), ("favor", 0, ["sage", 1]),
    ("gold", 0, [2, 5, "order"]), ("gold", 0, [-1, 5, "order"]), ("keep-favor", 0, []),
    ("keep-favor", 0, ["sage"]), ("conflict-ends", -1, ["toad", "fern"]),
    ("fallen-seal", 0, ["toad", "red", 1, 0]), ("fallen-seal", 0, ["article-R", "gold", 0, -5]),
    ("conference-result", 0, [-2, 1, -1, -1]), ("conference-result", 0, [0, 0, 0, 0]),
    ("theory-verdict", -1, ["toad", "npN", "npN", 1]), ("theory-verdict", -1, ["toad", "npN", "PPP", 0]),
    ("article-verdict", -1, ["R", ["toad"]]), ("article-verdict", -1, ["R", []]),
    ("seal-verdict", 0, ["toad", "gold", 5]), ("points", 0, ["theories", -4]),
)  # fmt: skip
RARE_PROMPTS = (
    "pick-order-space", "declare", "action-sell", "boots-of-speed", "discard-ingredients", "mortar-card",
    "show-feather", "publisher", "periscope", "altar-of-gold", "thinking-cap", "claim-potion",
    "choose-alchemical", "place-seal",
    "immediate-publication", "check-grants", "exhibit-mix", "bids", "keep-favor", "keep-startup",
    "choose-artifact", "discard-favor", "replicate", "write-article", "animate-golem", "report",
    "report-tokens", "choose-book", "sell-mix",
)  # fmt: skip


def _new(seed: int) -> Any:
    modules = [[], ["startup-funding"], ["busy-days"], ["royal-encyclopedia"], list(MODULES)][seed % 5]
    variant = "master" if seed % 2 else "apprentice"
    promo = "on" if seed % 2 else "off"
    return gl.new(
        "alchemists", players=seed % 3 + 2, variant=variant, modules=modules, promo=promo, seed=seed
    )


def _say_game(words: Listening, match: Any, seed: int) -> None:
    """A random game, every option, prompt and event said."""
    rng = Random(seed)
    known: dict[str, str] = {}
    while not match.over:
        for seat in match.to_act:
            view = match.view(seat)
            say_prompt(words, view["decision"], view, NAMES)
            legal = [str(option) for option in match.legal(seat)]
            for option in legal:
                if option not in known:
                    known[option] = say_action(words, option)
                    say_action(words, option, view, CARDS)
            assert len({known[option] for option in legal}) == len(legal), legal
        seat = match.to_act[0]
        options = match.legal(seat)
        acting = [option for option in options if str(option) != "done"]
        match.play(seat, rng.choice(acting if acting and rng.random() < 0.9 else options))
    for seat in (None, *range(match.game.seats)):
        for event in match.events_for(seat):
            say_event(words, event, NAMES)
            say_cause(words, event["because"])
    for source in match.scores()[0]["points"]:
        say_score(words, source)


def _say_everything(words: Listening) -> None:
    for kind, section in SECTIONS.items():
        for row in CARDS.content.sections[section]:
            name = row.cells.get("name") or row.text("number")
            say_component(words, CARDS, kind, name)
    for space in CARDS.order_spaces:
        say_effect(words, space.face())
    say_effect(words, CARDS.green_space.face())
    for text in RARE_ACTIONS:
        say_action(words, text)
    for kind, seat, args in RARE_EVENTS:
        said = say_event(words, {"kind": kind, "seat": seat, "args": args}, NAMES)
        assert (said is None) == (args in ([[]], [2, []])), kind
    for gold in ("sale", "artifact", "publish"):
        assert say_event(words, {"kind": "gold", "seat": 0, "args": [1, 2, gold]}, NAMES) is None
    for key in ("top-alchemist", "herbalists", "periscope-look", "action-debunk", "sell-mix"):
        assert say_cause(words, key)
    assert say_cause(words, "draw-favors") is None
    view = gl.new("alchemists", players=2, seed=1).view(0)
    view["adventurer"] = {"name": "cleric", "wants": ["B+", "R+", "G+"]}
    view["offer"] = {"place": 1, "guarantee": 3, "price": 4}
    for asks in RARE_PROMPTS:
        say_prompt(words, {"asks": asks, "seats": [0], "numbers": [0, 0]}, view, NAMES)
    for kind, items in LABELS.items():
        for item in items:
            say_label(words, kind, item)
    say_potion(words, "0")


def test_everything_is_said_in_every_language_and_no_message_is_unused() -> None:
    known = (ident for ident in catalogue("en").messages if ident.startswith("alchemists-"))
    # Said by the review, the lobby and the terminal.
    elsewhere = tuple(f"alchemists-{part}" for part in ("fact-", "review-", "title", "option-", "terminal-"))
    unused = {ident for ident in known if not ident.startswith(elsewhere)}
    for words in map(Listening, LANGUAGES):
        for seed in (4, 9):
            _say_game(words, _new(seed), seed)
        _say_everything(words)
        unused -= words.said()
    assert unused == set()


@pytest.mark.parametrize("seed", range(20, 44))
def test_whatever_happens_in_a_random_game_is_said(seed: int) -> None:
    _say_game(listening(LANGUAGES[seed % 3]), _new(seed), seed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_unknown_is_an_error(lang: str) -> None:
    words = catalogue(lang)
    with pytest.raises(MissingWords, match="no words for the action 'juggle 3'"):
        say_action(words, "juggle 3")
    with pytest.raises(MissingWords, match="no words for the event 'rain'"):
        say_event(words, {"kind": "rain", "seat": -1, "args": []}, NAMES)
    with pytest.raises(MissingWords, match="no words for the effect 'cube'"):
        say_effect(words, {"do": "cube", "n": 1})
    with pytest.raises(MissingWords, match="Alchemists has no artifact 'spoon'"):
        say_component(words, CARDS, "artifact", "spoon")


MODELS = [
    (
        "mix flower claw",
        "Mix flower and bird claw",
        "Zmieszaj kwiat i ptasi szpon",
        "Змішати квітку й пташиний кіготь",
    ),
    (
        ("test", 0, ["R-"]),
        "Ewa tests on the student: poison (red minus).",
        "Ewa testuje na uczniu: trucizna (czerwony minus).",
        "Ewa випробовує на учневі: отрута (червоний мінус).",
    ),
    (
        ("favors", 0, [21]),
        "Ewa draws 21 favor cards.",
        "Ewa dobiera 21 kart przysług.",
        "Ewa бере 21 карту послуги.",
    ),
    (
        ("debunked", -1, ["toad", ["gold", "red"]]),
        "Theory debunked: toad. 2 seals revealed.",
        "Podważono teorię: ropucha. Odkryto 2 pieczęcie.",
        "Спростовано теорію: ропуха. Відкрито 2 печатки.",
    ),
    (
        ("golem-test", 0, ["toad", 0, 1]),
        "Ewa tests the golem: toad. The ears steam, the chest does not glow.",
        "Ewa testuje golema: ropucha. Z uszu bucha para, klatka piersiowa się nie świeci.",
        "Ewa випробовує голема: ропуха. З вух іде пара, груди не світяться.",
    ),
    (
        ("theory", 0, ["toad", "npN"]),
        "Ewa publishes a theory: toad (small red minus, small green plus, big blue minus).",
        "Ewa publikuje teorię: ropucha (mały czerwony minus, mały zielony plus, duży niebieski minus).",
        "Ewa публікує теорію: ропуха (малий червоний мінус, малий зелений плюс, великий синій мінус).",
    ),
]
"""The glossary's model sentences, with ordinary spaces; the theory's alchemical stands behind it."""


@pytest.mark.parametrize(("what", "en", "pl", "uk"), MODELS)
def test_model_sentences(what: Any, en: str, pl: str, uk: str) -> None:
    for words, model in zip(map(catalogue, LANGUAGES), (en, pl, uk), strict=True):
        if isinstance(what, str):
            said: str | None = say_action(words, what)
        else:
            said = say_event(words, dict(zip(("kind", "seat", "args"), what, strict=True)), NAMES)
        assert said is not None
        assert said.replace("\u00a0", " ") == model


def test_favors_played_with_an_action_are_said() -> None:
    said = say_action(catalogue("en"), "buy boots-of-speed courtier shopkeeper 2")
    assert said == (
        "Buy the artifact Boots of Speed, with the favor card Courtier,"
        " with the favor card Shopkeeper\u00a0(× 2)"
    )


def test_secrets_are_said_only_to_those_who_know_them() -> None:
    match = gl.new("alchemists", players=2, seed=3)
    own = [event for event in match.events_for(0) if event["kind"] == "ingredients"]
    said = [say_event(catalogue("en"), event, NAMES) for event in own]
    assert sorted(":" in str(sentence) for sentence in said) == [False, True]
    assert [":" in str(sentence) for sentence in said] == [event["seat"] == 0 for event in own]
