"""Golem in words: everything that the engine and the content can show is said in every language."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.golem.game import rules_of
from goldenlane.games.golem.marbles import FREE_GOLEM
from goldenlane.games.golem.names import UPGRADES
from goldenlane.games.golem.vocabulary import NOTATION
from goldenlane.i18n import LANGUAGES, MissingWords, catalogue
from goldenlane.i18n.golem import (
    say_action,
    say_cause,
    say_component,
    say_effect,
    say_event,
    say_phase,
    say_prompt,
    say_row,
    say_score,
)
from tests.i18n.listening import Listening, listening

RULES = rules_of()
NAMES = ("Ewa", "Тарас", "Jo", "Nil")
LOBBY = ("golem-title", "golem-option-")
LABELS = (
    "ui-",
    "reader-",
    "notes-",
    "source-",
    "alchemists-",
    "terminal-",
    "server-",
    "review-",
    "golem-terminal-",
    *LOBBY,
)
"""Messages that screens ask for by name, and those of the other game."""
COMPONENTS: list[tuple[str, str | int]] = [
    *(("book", number) for number in range(1, 39)),
    *(("character", number) for number in range(39, 51)),
    *(("goal", number) for number in range(51, 78)),
    *(("start-tile", number) for number in range(1, 19)),
    *(("action-tile", f"A{number}") for number in range(1, 13)),
    *(("neighborhood", f"{d} {n}") for d in ("red", "yellow", "blue") for n in range(1, 11)),
    *(("artifact", f"{number}{side}") for number in range(1, 5) for side in "AB"),
    *(("upgrade", tile) for tile in UPGRADES),
    *(("graveyard", slot) for slot in range(1, 10)),
]
RARE_EFFECTS = (
    "4 student-steps then 1 of each",
    "1 coin -> 1 clay / 1 vp",
    "1 coin -> 2 gold, student any +1, any 2 resources",
    "1 coin -> 1 of each, golem-track +-1, no-control-cost, student-income, draw goals, use tile",
    "1 coin -> create golem, destroy golem, activate golem, move golem 2 any, move golems 3 forward",
    "1 coin -> upgrade any, upgrade torso free, buy book, use 2 active, activate artifact",
    "1 coin -> 1 vp per grave, 2 clay per upgraded-tile, 1 knowledge per golem-track, buy book slot-only",
    "1 coin -> research +1, activate 3 golems, 2 knowledge per completed-artifact, 1 gold",
)
"""What an edited content file could say, beside the shipped lines."""
RARE_ACTIONS = (
    "take 1 clay 1 coin", "take 2 vp", "take 1 of each", "take research +1", "take student-income",
    "take no-control-cost", "take 1 vp per grave", "pay research -1", "pay student blue -1",
    "pay 3 knowledge", "pay 1 clay 2 coin 1 knowledge", "cover red 10 lying", "step blue 7 for vp",
    "step blue 7 for knowledge", "step red 2 back", "step red 2 new", "steps 1", "income research",
    "income golem", "income artifact 3", "income yellow", "trigger 2", "use red 3", "mirror golem",
    "mirror research-marker", "work 0", "work 2", "student red back", "slot 4 b", "artifact 1", "active 9",
    "draw goals", "remove white", "return 51", "character coins", "character bonus",
)  # fmt: skip
RARE_EVENTS: tuple[tuple[str, int, list[Any]], ...] = (
    ("menorah", 0, ["red"]), ("out-of-control", 0, [2, 10]), ("all-in-last", 0, [5]), ("control", 1, [21]),
    ("no-control-cost", 0, []), ("use-tile", 0, ["blue", 3]), ("active", 0, [9]), ("remove", 0, ["black"]),
    ("mirror", 0, ["work", 3]), ("pass-phase", -1, [1]), ("pass-phase", -1, [2]), ("pass", 0, [1]),
    ("pass-again", 0, [2]),
    ("slot", 0, ["gray-3", 4, "b"]), ("complete", 0, [1]), ("artifact", 0, [1]), ("character", 0, [39]),
    ("character-coins", 0, [39]), ("destroy", 0, ["red", 4]), ("bury", 0, [9]), ("rabbi", 0, ["printed"]),
    ("movement", 0, [3]), ("income", 0, ["artifacts"]), ("points", 0, ["track", -2]), ("work", 0, [2, 4]),
    ("pass-goals", 1, [51, 60]), ("keep-goal", 1, [51]), ("return-goal", 1, []), ("return-goal", 1, [77]),
)  # fmt: skip
RARE_PROMPTS = (
    ("trigger", "book-bonuses", [0, 0]), ("steps", "phase.movement.0", [0, 0]), ("control", "c", [0, 0]),
    ("mix", "pay-mix", [3, 4]), ("income", "phase.income.0", [0, 0]), ("use-tile", "action-tile.A10", [0, 0]),
    ("artifact", "neighborhood.yellow.9", [0, 0]), ("after-create", "after-create", [0, 0]),
    ("active", "action-tile.A9.1", [0, 0]), ("bury", "bury", [0, 0]), ("slot", "place-tile", [9, 0]),
    ("golem-track", "book.4.immediate", [0, 0]), ("gold", "book.8.active", [0, 0]), ("remove", "r", [0, 0]),
    ("choose", "graveyard.3", [0, 0]), ("student", "artifact.1A.3.gray-1a", [0, 0]),
    ("choose", "turn", [0, 0]),
    ("upgrade", "upgrade.gray-1.0", [0, 0]), ("activate", "upgrade.right-leg", [0, 0]), ("buy", "x", [0, 0]),
    ("gold", "column.4", [0, 0]), ("destroy", "character.50.0", [0, 0]), ("create", "y", [0, 0]),
    ("draw-goals", "start-tile.14.0", [0, 0]), ("resources", "printed-space", [0, 0]), ("step", "z", [0, 0]),
    ("student-back", "student-back", [0, 0]), ("mirror", "row.mirror", [3, 0]), ("work", "row.work", [2, 1]),
    ("work", "row.work", [2, 1 | FREE_GOLEM]),
    ("keep-goal", "keep-goal", [0, 0]), ("activate", "work.golems", [2, 0]), ("column", "place-book", [9, 0]),
    ("row", "row.golem", [2, 3]), ("row", "row.artifacts", [2, 5]), ("row", "row.research", [2, 1]),
    ("turn", "turn", [1, 0]),
)  # fmt: skip


def _all_effects() -> list[Any]:
    single = [key for key in RULES.effects if key.split(".")[0] in _SAID]
    return [RULES.effects[key] for key in single]


_SAID = (
    "action-tile", "neighborhood", "character", "book", "graveyard", "artifact", "start-tile", "start-tiles",
    "printed-space", "column", "nothing",
)  # fmt: skip


def _say_game(words: Listening, match: Any, seed: int) -> None:
    """A random game, every option, prompt and event said."""
    rng = Random(seed)
    known: dict[str, str] = {}
    while not match.over:
        for seat in match.to_act:
            view = match.view(seat)
            say_prompt(words, view["decision"], view, NAMES)
            say_prompt(words, view["decision"], view, NAMES, RULES)
            legal = [str(option) for option in match.legal(seat)]
            for option in legal:
                if option not in known:
                    known[option] = say_action(words, option)
                    say_action(words, option, view, RULES)
            assert len({known[option] for option in legal}) == len(legal), legal
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    for seat in (None, *range(match.game.seats)):
        for event in match.events_for(seat):
            say_event(words, event, NAMES)
            say_cause(words, event["because"])


def _say_everything(words: Listening) -> None:
    for effect in _all_effects():
        say_effect(words, effect.face())
    for text in RARE_EFFECTS:
        say_effect(words, NOTATION.read(text).face())
    for kind, ident in COMPONENTS:
        say_component(words, RULES, kind, ident)
    for text in RARE_ACTIONS:
        say_action(words, text)
    for kind, seat, args in RARE_EVENTS:
        say_event(words, {"kind": kind, "seat": seat, "args": args}, NAMES)
    view = gl.new("golem", players=2, seed=1, setup="intro").view(0)
    for asks, key, numbers in RARE_PROMPTS:
        decision = {"asks": asks, "seats": [0], "key": key, "numbers": numbers}
        say_prompt(words, decision, view, NAMES)
    at_work = {**view, "decision": {"asks": "work", "key": "row.work", "numbers": [2, 1 | FREE_GOLEM]}}
    say_action(words, "work 0", at_work, RULES)
    say_prompt(words, {"asks": "turn", "seats": [1], "key": "turn", "numbers": [0, 0]}, view, NAMES)
    for source in match_scores():
        say_score(words, source)
    for key in ("row.golem.0", "work.golems", "bury", "steps", "phase.upgrade.0", "neighborhood.red.3.0"):
        assert say_cause(words, key)
    assert say_cause(words, "turn") is None
    assert say_event(words, {"kind": "controlled", "seat": 0, "args": ["red", 3, 1]}, NAMES) is None
    for phase in ("setup", "refresh", "end"):
        say_phase(words, phase)
    say_row(words, "mirror")


def match_scores() -> dict[str, int]:
    points: dict[str, int] = gl.new("golem", players=2, seed=1, setup="intro").scores()[0]["points"]
    return points


def test_everything_is_said_in_every_language_and_no_message_is_unused() -> None:
    unused = {ident for ident in catalogue("en").messages if not ident.startswith(LABELS)}
    for words in map(Listening, LANGUAGES):
        for seed, players, setup in ((1, 1, "normal"), (2, 2, "intro"), (3, 3, "normal"), (4, 4, "normal")):
            _say_game(words, gl.new("golem", players=players, seed=seed, setup=setup), seed)
        _say_everything(words)
        unused -= words.said()
    assert unused == set()


@pytest.mark.parametrize("seed", range(10, 34))
def test_whatever_happens_in_a_random_game_is_said(seed: int) -> None:
    words = listening(LANGUAGES[seed % 3])
    setup = "intro" if seed % 2 else "normal"
    _say_game(words, gl.new("golem", players=seed % 4 + 1, seed=seed, setup=setup), seed)


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_what_is_unknown_is_an_error(lang: str) -> None:
    words = catalogue(lang)
    with pytest.raises(MissingWords, match="no words for the action 'juggle 3'"):
        say_action(words, "juggle 3")
    with pytest.raises(MissingWords, match="no words for the event 'rain'"):
        say_event(words, {"kind": "rain", "seat": -1, "args": []}, NAMES)
    with pytest.raises(MissingWords, match="no words for the effect 'turn'"):
        say_effect(words, RULES.turn.face())
    with pytest.raises(MissingWords, match="Golem has no book '99'"):
        say_component(words, RULES, "book", 99)


MODELS = [
    (
        "event",
        ("marble", 0, ["red", "golem", 4]),
        "Ewa takes a red marble from the Golem row, power 4.",
        "Ewa bierze czerwoną kulkę z rzędu „Golem”, siła 4.",
        "Ewa бере червону кульку з ряду «Голем», сила 4.",
    ),
    (
        "event",
        ("gain", 0, ["coin", 21]),
        "Ewa gains 21 coins.",
        "Ewa otrzymuje 21 monet.",
        "Ewa отримує 21 монету.",
    ),
    (
        "event",
        ("gain", 0, ["vp", 22]),
        "Ewa scores 22 victory points.",
        "Ewa zdobywa 22 punkty zwycięstwa.",
        "Ewa здобуває 22 переможні очки.",
    ),
    (
        "event",
        ("menorah", 0, ["red"]),
        "Ewa takes the red menorah: first student in section VIII.",
        "Ewa zdobywa czerwoną menorę: pierwszy uczeń w sekcji VIII.",
        "Ewa здобуває червону менору: перший учень у секції VIII.",
    ),
    (
        "event",
        ("pass", 0, [1]),
        "Ewa passes and takes pass tile 1.",
        "Ewa pasuje i bierze kafel pasowania „1”.",
        "Ewa пасує й бере плитку пасування «1».",
    ),
    (
        "action",
        "marble red work",
        "Take the red marble from the Work row",
        "Weź czerwoną kulkę z rzędu „Praca”",
        "Узяти червону кульку з ряду «Робота»",
    ),
    (
        "effect",
        "1 coin -> 1 gold",
        "Pay 1 coin to gain 1 gold ingot.",
        "Zapłać 1 monetę, aby wziąć 1 sztabkę złota.",
        "Заплатіть 1 монету, щоб отримати 1 злиток золота.",
    ),
    (
        "effect",
        "1 gold, 1 vp per completed-artifact",
        "Gain 1 gold ingot. Score 1 VP per completed artifact.",
        "Weź 1 sztabkę złota. Zdobądź po 1 punkcie zwycięstwa za każdy ukończony artefakt.",
        "Візьміть 1 злиток золота. Здобудьте по 1 ПО за кожен завершений артефакт.",
    ),
    (
        "effect",
        "student red -1 -> 4 vp, 3 clay",
        "Move your red student 1 step back to score 4 VP and gain 3 clay.",
        "Cofnij ucznia w czerwonej dzielnicy o 1 krok,"
        " aby zdobyć 4 punkty zwycięstwa i wziąć 3 żetony gliny.",
        "Перемістіть свого учня в червоному районі назад на 1 крок,"
        " щоб здобути 4 ПО і отримати 3 фішки глини.",
    ),
    (
        "effect",
        "destroy golem then 1 vp per golem-track",
        "Destroy 1 golem. Then score VP equal to your golem-track number.",
        "Zniszcz 1 golema. Potem zdobądź tyle punktów zwycięstwa, ile wskazuje Twój znacznik golema.",
        "Знищте 1 голема. Потім здобудьте кількість ПО, рівну числу позиції вашого маркера на треку голема.",
    ),
]
"""The glossary's model sentences and effect phrases, with ordinary spaces."""


@pytest.mark.parametrize(("kind", "what", "en", "pl", "uk"), MODELS)
def test_model_sentences(kind: str, what: Any, en: str, pl: str, uk: str) -> None:
    for words, model in zip(map(catalogue, LANGUAGES), (en, pl, uk), strict=True):
        if kind == "event":
            said = say_event(words, dict(zip(("kind", "seat", "args"), what, strict=True)), NAMES)
        elif kind == "action":
            said = say_action(words, what)
        else:
            said = say_effect(words, NOTATION.read(what).face())
        assert said is not None
        assert said.replace("\u00a0", " ") == model


PROMPTS = {
    "start": (
        "Choose 2 of your 4 start tiles.",
        "Wybierz 2 ze swoich 4 kafli początkowych.",
        "Виберіть 2 зі своїх 4 початкових плиток.",
    ),
    "turn": (
        "Take a marble: the student of that color moves, then you take the row’s action.",
        "Weź kulkę: najpierw rusza uczeń, potem działa rząd.",
        "Візьміть кульку: спершу переміщується учень, потім діє ряд.",
    ),
}


@pytest.mark.parametrize("asks", PROMPTS)
def test_model_prompts(asks: str) -> None:
    view = gl.new("golem", players=2, seed=1, setup="intro").view(0)
    view["players"][0]["rabbi-placed"] = True
    decision = {"asks": asks, "seats": [0], "key": asks, "numbers": [0, 0]}
    for words, model in zip(map(catalogue, LANGUAGES), PROMPTS[asks], strict=True):
        assert say_prompt(words, decision, view, NAMES).replace("\u00a0", " ") == model


LEFT: dict[tuple[str, int], str] = {
    ("action-tile.A8", 0): "Action tile A8. Move your golems up to 2 steps in total, forward or back. "
    "Activate 1 golem (lay it down).",
    ("action-tile.A8", 1): "Action tile A8. Activate 1 golem (lay it down).",
    ("action-tile.A8.0", 1): "Action tile A8. Move your golems up to 1 step in total, forward or back.",
    ("book.28.active", 0): "Book 28, active bonus. Pay 1 knowledge to score 2 VP.",
}


@pytest.mark.parametrize(("key", "done"), LEFT)
def test_a_card_that_asks_says_what_of_it_is_left_to_do(key: str, done: int) -> None:
    view = gl.new("golem", players=2, seed=1, setup="intro").view(0)
    decision = {"asks": "choose", "seats": [0], "key": key, "numbers": [done, 1]}
    said = say_prompt(catalogue("en"), decision, view, NAMES, RULES)
    assert said.replace("\u00a0", " ") == LEFT[key, done]


def test_who_waits_is_told_for_whom() -> None:
    view = gl.new("golem", players=2, seed=1).view(None)
    said = say_prompt(catalogue("uk"), view["decision"], view, NAMES)
    assert said == "Чекаємо на хід: Ewa, Тарас"


def test_victory_in_numbers() -> None:
    forms = [catalogue("uk").text("ui-victory", name="Ewa", n=n) for n in (1, 2, 5, 21, 22)]
    assert [form.split("\u00a0")[1] for form in forms] == ["очко.", "очки.", "очок.", "очко.", "очки."]


def test_secrets_are_said_only_to_those_who_know_them() -> None:
    match = gl.new("golem", players=2, seed=5)
    own = [e for e in match.events_for(0) if e["kind"] == "deal-start"]
    words = catalogue("en")
    said = [say_event(words, event, NAMES) for event in own]
    tiles = match.view(0)["players"][0]["start-tiles"]
    assert said == [
        f"Ewa is dealt start tiles: {', '.join(map(str, tiles))}.",
        "Тарас is dealt start tiles.",
    ]


def test_a_component_tells_where_its_values_come_from() -> None:
    said = say_component(catalogue("en"), RULES, "character", 39).replace("\u00a0", " ")
    assert said == (
        "Character 39. Marble pair: red and yellow. Golem movement: 2 extra steps. Cost: 2 coins."
        " Bonus: Upgrade any 1 tile with a discount of 4 resources. Score 1 VP."
        " Source: rulebook; partly our own value."
    )
