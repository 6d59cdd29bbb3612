"""Every question of the table, and who learns what from the answer."""

import json
from random import Random

import pytest

from goldenlane.games.alchemists.alchemy import CLASSES, INGREDIENTS, POTIONS, QUALITIES
from goldenlane.reader.codes import BASE, EXPANSION, code_of, new_code
from goldenlane.reader.reader import MIXES, Answer, BadQuestion, Reader

FIRST = code_of(0, EXPANSION)
"""Mushroom npN, fern pnP, toad pNn, claw nPp, flower Nnp, mandrake Ppn, scorpion NNN, feather PPP; the
golem's chest reacts to large red, its ears to large green."""
MUSHROOM, FERN, TOAD, CLAW, FLOWER, MANDRAKE, SCORPION, FEATHER = range(8)


@pytest.fixture
def reader() -> Reader:
    return Reader(FIRST, Random(1))


def test_a_test_shows_the_pair_to_one_and_the_sign_to_all(reader: Reader) -> None:
    answer = reader.mix(TOAD, FERN)
    assert answer.private == {"ingredients": ["toad", "fern"], "potion": "G-"}
    assert answer.public == {"potion": "G-"}
    assert reader.mix(MUSHROOM, FERN, "drink").public == {"potion": "0"}
    assert reader.history == [{"use": "test", "potion": "G-"}, {"use": "drink", "potion": "0"}]


def test_the_thinking_cap_is_private(reader: Reader) -> None:
    """Ruling A-16."""
    assert reader.mix(TOAD, FERN, "thinking-cap") == Answer(
        "thinking-cap", {"ingredients": ["toad", "fern"], "potion": "G-"}, None
    )
    assert reader.history == []


@pytest.mark.parametrize(
    ("wanted", "guarantee", "quality", "met", "reputation"),
    [
        ("G-", "exact", "exact", True, 0),
        ("R-", "exact", "right sign", False, 0),
        ("R-", "sign", "right sign", True, 0),
        ("R+", "neutral", "wrong sign", False, -1),
        ("R+", "any", "wrong sign", True, -1),
    ],
)
def test_a_sale_tells_what_the_buyer_learns(
    reader: Reader, wanted: str, guarantee: str, quality: str, met: bool, reputation: int
) -> None:
    number = ("any", "neutral", "sign", "exact").index(guarantee)
    answer = reader.sell(TOAD, FERN, POTIONS.index(wanted), number)
    assert answer.private is None
    assert answer.public == {
        "wanted": wanted,
        "guarantee": guarantee,
        "quality": quality,
        "met": met,
        "reputation": reputation,
    }


def test_a_neutral_sale_costs_reputation_even_when_it_is_paid(reader: Reader) -> None:
    answer = reader.sell(MUSHROOM, FERN, 0, 1)
    assert answer.public is not None
    assert answer.public["met"]
    assert answer.public["reputation"] == -1


def test_sales_of_different_mixes_with_the_same_quality_look_the_same(reader: Reader) -> None:
    """Nothing but the quality gets out: all 56 ordered pairs give one of four answers."""
    answers = {json.dumps(reader.sell(a, b, 0, 2).to_json()) for a in range(8) for b in range(8) if a != b}
    assert len(answers) == len(QUALITIES)


def test_exhibition(reader: Reader) -> None:
    assert reader.exhibit(TOAD, FERN, POTIONS.index("G-")).public == {"potion": "G-", "success": True}
    assert reader.exhibit(TOAD, CLAW, POTIONS.index("G-")).public == {"potion": "G-", "success": False}


def test_debunking_is_public(reader: Reader) -> None:
    aspect = {"ingredient": "scorpion", "color": "B", "sign": "-"}
    assert reader.aspect(SCORPION, 2) == Answer("aspect", None, aspect)
    names = ["toad", "fern"]
    right = {"ingredients": names, "potion": "G-", "true": True}
    assert reader.claim(TOAD, FERN, POTIONS.index("G-")).public == right
    assert reader.claim(TOAD, FERN, POTIONS.index("0")).public == {**right, "potion": "0", "true": False}


def test_mortar_and_periscope_take_either_card(reader: Reader) -> None:
    kept = {json.dumps(reader.mortar(TOAD, FERN).private) for _ in range(50)}
    assert kept == {'{"discarded": "toad", "kept": "fern"}', '{"discarded": "fern", "kept": "toad"}'}
    seen = {json.dumps(reader.periscope(TOAD, FERN).private) for _ in range(50)}
    assert seen == {'{"ingredient": "toad"}', '{"ingredient": "fern"}'}
    assert {event["use"] for event in reader.history} == {"mortar", "periscope"}
    assert all(len(event) == 1 for event in reader.history)


def test_the_library_shows_four_different_ingredients_anew_each_time(reader: Reader) -> None:
    shelves = set()
    for _ in range(400):
        shown = (reader.books().private or {})["shown"]
        assert len(set(shown)) == 4
        shelves.add(tuple(shown))
    assert len(shelves) == 70
    assert reader.history == []


def test_a_book_says_solar_or_lunar_to_its_reader(reader: Reader) -> None:
    # Two negative aspects are solar, one or three lunar.
    classes = ["solar", "lunar", "solar", "lunar", "solar", "lunar", "lunar", "solar"]
    for ingredient, name in enumerate(classes):
        shown = [ingredient, *(other for other in range(8) if other != ingredient)][:4]
        answer = reader.library(ingredient, shown)
        assert answer.private == {"ingredient": INGREDIENTS[ingredient], "class": name}
        assert answer.public == {}
        assert name in CLASSES


def test_golem_test_and_animation(reader: Reader) -> None:
    """Chest large red, ears large green; large asks for plus: mandrake (Ppn) and feather (PPP) animate it."""
    assert reader.golem(SCORPION).private == {"ingredient": "scorpion", "chest": True, "ears": True}
    assert reader.golem(FLOWER).private == {"ingredient": "flower", "chest": True, "ears": False}
    assert reader.golem(TOAD).private == {"ingredient": "toad", "chest": False, "ears": True}
    assert reader.golem(MUSHROOM).private == {"ingredient": "mushroom", "chest": False, "ears": False}
    assert reader.animate(FEATHER, MANDRAKE) == Answer("animate", None, {"success": True})
    assert reader.animate(FEATHER, TOAD) == Answer("animate", None, {"success": False})


def test_the_history_holds_no_secret_ingredient(reader: Reader) -> None:
    for use in MIXES:
        reader.mix(0, 1, use)
    reader.sell(2, 3, 0, 0)
    reader.exhibit(4, 5, 1)
    reader.mortar(6, 7)
    reader.periscope(0, 1)
    reader.library(0, [0, 1, 2, 3])
    reader.golem(5)
    reader.animate(1, 7)
    assert not any(name in json.dumps(reader.history) for name in INGREDIENTS)


def test_two_devices_with_one_code_answer_alike() -> None:
    rng = Random(4)
    for length in (BASE, EXPANSION):
        code = new_code(length, rng)
        one, other = Reader(code), Reader(code.lower())
        for a in range(8):
            for b in range(a):
                assert one.mix(a, b) == other.mix(a, b)


@pytest.mark.parametrize(
    ("ask", "reason", "words"),
    [
        (lambda r: r.mix(2, 2), "same", "the same ingredient twice: toad; choose two different ones"),
        (lambda r: r.animate(2, 2), "same", "toad"),
        (lambda r: r.sell(1, 2, 6, 0), "wanted", "no adventurer wants the neutral potion"),
        (lambda r: r.exhibit(1, 2, 6), "exhibit", "not exhibited"),
        (lambda r: r.library(7, [0, 1, 2, 3]), "book", "feather is not one of the books shown"),
        (lambda r: r.library(0, [0, 1, 2, 2]), "shelf", "4 different ingredients"),
    ],
)
def test_bad_questions_are_refused_and_leave_no_trace(
    reader: Reader, ask: object, reason: str, words: str
) -> None:
    assert callable(ask)
    with pytest.raises(BadQuestion, match=words) as refused:
        ask(reader)
    assert refused.value.reason == reason
    assert reader.history == []


@pytest.mark.parametrize("use", ["books", "library", "golem", "animate"])
def test_library_and_golem_are_not_in_the_base_game(use: str) -> None:
    reader = Reader(code_of(0, BASE))
    arguments = {"books": (), "library": (0, [0, 1, 2, 3]), "golem": (0,), "animate": (0, 1)}
    with pytest.raises(BadQuestion, match="KJQW is a base game: library and golem need a code of 5 letters"):
        getattr(reader, use)(*arguments[use])
