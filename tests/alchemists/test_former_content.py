"""Contents in a former form, which owners exported and saves carry, are read and play as they did."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games import game_of
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.vocabulary import FAVORS

SAVE = Path(__file__).parents[1] / "museum" / "0.1.0" / "alchemists-own-content.json"
"""A game with a content of its owner, written before cards had effects; every number of a card is changed."""


def saved() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(SAVE.read_text(encoding="utf-8"))
    return data


def former() -> str:
    text = saved()["content-text"]
    assert isinstance(text, str)
    return text


def effects(content: str | None) -> dict[str, str]:
    sections = game_of("alchemists", content=content).content.sections
    return {row.text("name"): row.text("effect") for kind in ("artifact", "favor") for row in sections[kind]}


def test_a_game_of_the_former_content_replays_to_its_scores() -> None:
    match = gl.load(SAVE.read_text(encoding="utf-8"))
    assert [score["total"] for score in match.scores()] == [12, 14, 21]
    now = json.loads(match.save())
    before = saved()
    assert {name: now[name] for name in before if name != "check"} == {
        name: before[name] for name in before if name != "check"
    }


def test_the_numbers_of_cards_become_their_effects() -> None:
    now = effects(None)
    changed = {name: effect for name, effect in effects(former()).items() if effect != now[name]}
    assert changed == {
        "amulet-of-rhetoric": "3 reputation",
        "hypnotic-amulet": "2 favor",
        "witchs-trunk": "5 ingredient, witchs-trunk",
        "royal-signet": "2 approval",
        "crystal-cabinet": "3 vp per artifact",
        "feather-in-cap": "feather-in-cap, 2 vp per set-aside",
        "magic-mirror": "1 vp per 4 reputation",
        "wisdom-idol": "2 vp per correct-seal",
        "mahogany-bookcase": "1 vp per book",
        "herbalist": "4 ingredient then discard 1 ingredient",
    }


def _with(name: str, value: str) -> str:
    text, count = re.subn(rf"(?m)^({name} +\| )-?\d+( +\| \w+)$", rf"\g<1>{value}\2", former())
    assert count == 1
    return text


@pytest.mark.parametrize(
    ("name", "value", "card", "effect"),
    [
        ("amulet-of-rhetoric", "0", "amulet-of-rhetoric", "-"),
        ("amulet-of-rhetoric", "-3", "amulet-of-rhetoric", "-3 reputation"),
        ("hypnotic-amulet", "-1", "hypnotic-amulet", "-"),
        ("herbalist-draws", "0", "herbalist", "- then discard 1 ingredient"),
        ("herbalist-discards", "0", "herbalist", "4 ingredient"),
        ("wisdom-idol", "0", "wisdom-idol", "0 vp per correct-seal"),
    ],
)
def test_a_number_that_gave_nothing_still_does(name: str, value: str, card: str, effect: str) -> None:
    assert effects(_with(name, value))[card] == effect


def test_a_content_from_before_the_promo_card_is_read() -> None:
    text, count = re.subn(r"(?m)^publisher .*\n", "", former())
    assert count == 1
    assert list(effects(text))[-len(FAVORS) :] == list(FAVORS)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"(?m)^witchs-trunk +\| \d+ +\| \w+\n", "", "witchs-trunk is missing"),
        (r"(?m)^(magic-mirror-per +\| )4", r"\g<1>0", "effect: '1 vp per 0 reputation' is not like"),
        (r"(?m)^(royal-signet +\| \d+ +\| \w+\n)", r"\1\1", "royal-signet stands twice"),
    ],
)
def test_its_mistakes_are_told(old: str, new: str, reason: str) -> None:
    text, count = re.subn(old, new, former())
    assert count == 1
    with pytest.raises(gl.ContentError, match=re.escape(reason)):
        game_of("alchemists", content=text)


def test_the_shipped_content_has_the_present_form() -> None:
    assert "effect" in SHIPPED.read_text(encoding="utf-8")
    assert game_of("alchemists").content.text == SHIPPED.read_text(encoding="utf-8")
