"""The command `deduce`, as people call it."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from goldenlane.cli.alchemists.deduce import deduce

app = typer.Typer()
app.command()(deduce)

MIX = {"type": "mix", "ingredients": ["toad", "fern"], "result": "R+"}
NOT_RED = {"type": "aspect", "ingredient": "toad", "colour": "R", "sign": "-"}
FACTS: list[dict[str, Any]] = [
    MIX,
    {"type": "mix", "ingredients": ["claw", "fern"], "result_in": ["R+", "0"]},
    {"type": "not_mix", "ingredients": ["toad", "claw"], "result": "R-"},
    {"type": "class", "ingredient": "flower", "class": "lunar"},
    {"type": "golem", "ingredient": "toad", "chest": True, "ears": False},
    {"type": "animate", "ingredients": ["toad", "fern"], "success": False},
]


def run(text: str | bytes, *arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), input=text)


def run_json(case: object) -> Any:
    result = run(json.dumps(case), "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_one_case() -> None:
    found = run_json({"facts": [MIX]})
    assert list(found) == ["worlds", "assignments", "alchemicals", "golem", "conflict"]
    assert found["worlds"] == 138_240
    assert found["assignments"] == 5_760
    assert found["alchemicals"]["toad"]["npN"] == 0
    assert found["alchemicals"]["toad"]["PPP"] == 34_560
    assert found["golem"]["chest"]["R-large"] == 23_040
    assert found["conflict"] is None


def test_a_list_gives_a_list() -> None:
    assert [found["worlds"] for found in run_json([{"facts": []}, {"facts": [MIX]}])] == [967_680, 138_240]
    assert run_json([]) == []


def test_a_file(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    # With a byte order mark, as some editors write it.
    file.write_text(json.dumps({"facts": [MIX]}), encoding="utf-8-sig")
    result = run("", "--json", str(file))
    assert json.loads(result.stdout)["worlds"] == 138_240


def test_contradiction_is_an_answer() -> None:
    found = run_json({"facts": [FACTS[3], MIX, NOT_RED], "advise": True})
    assert found["worlds"] == found["assignments"] == 0
    assert found["conflict"] == [1, 2]
    assert found["advice"] is None
    words = run(json.dumps({"facts": [FACTS[3], MIX, NOT_RED]}))
    assert words.exit_code == 0
    assert "fact 1: fern and toad make R+" in words.stdout
    assert "fact 2: toad has R-" in words.stdout


def test_advice_on_demand() -> None:
    assert "advice" not in run_json({"facts": [MIX], "advise": False})
    found = run_json({"facts": FACTS, "advise": True})
    assert len(found["advice"]["mixes"]) == 28
    assert found["advice"]["mixes"][0]["ingredients"] == ["mushroom", "fern"]


def test_words() -> None:
    result = run(json.dumps([{"facts": FACTS, "advise": True}, {"facts": []}]))
    assert result.exit_code == 0
    for words in (
        "case 0",
        "case 1",
        "967,680 worlds left",
        "npN",
        "R-large",
        "Best mixes",
        "Best animation",
    ):
        assert words in result.stdout


def test_every_fact_has_words() -> None:
    opposite = {"type": "animate", "ingredients": ["toad", "fern"], "success": True}
    assert "fern and toad animate the golem" in run(json.dumps({"facts": [FACTS[5], opposite]})).stdout
    contradictions = [
        [FACTS[2], {"type": "mix", "ingredients": ["toad", "claw"], "result_in": ["R-"]}],
        [FACTS[3], {"type": "class", "ingredient": "flower", "class": "solar"}],
        [FACTS[4], {"type": "golem", "ingredient": "toad", "ears": True}],
    ]
    expected = ["toad and claw do not make R-", "flower is solar", "toad on the golem: the ears steam"]
    result = run(json.dumps([{"facts": case} for case in contradictions]))
    assert all(words in result.stdout for words in expected)


BAD: list[tuple[Any, list[str | int], str]] = [
    (3, [], "a case is an object, not 3"),
    ({}, ["facts"], '"facts"'),
    ({"facts": {}}, ["facts"], "a list of facts is needed"),
    ({"facts": [], "advice": True}, ["advice"], '"advice"'),
    ({"facts": [], "advise": 1}, ["advise"], "not 1"),
    ({"facts": [MIX, 7]}, ["facts", 1], "a fact is an object"),
    ({"facts": [{**MIX, "result": "Y+"}]}, ["facts", 0, "result"], "'Y+'"),
    ({"facts": [MIX, {**MIX, "ingredients": ["toad", "frog"]}]}, ["facts", 1, "ingredients", 1], "'frog'"),
    (
        {"facts": [{**MIX, "ingredients": ["toad", "toad"]}]},
        ["facts", 0, "ingredients"],
        "toad is named twice",
    ),
    ([{"facts": []}, {"facts": [{"type": "golm"}]}], [1, "facts", 0, "type"], "'golm'"),
    ([{"facts": []}, []], [1], "a case is an object"),
    (MIX, ["facts"], '"facts"'),
]


@pytest.mark.parametrize(("case", "position", "message"), BAD)
def test_bad_input(case: object, position: list[str | int], message: str) -> None:
    result = run(json.dumps(case), "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)
    assert list(error) == ["error", "position"]
    assert error["position"] == position
    assert message in error["error"]

    words = run(json.dumps(case))
    assert words.exit_code == 2
    assert words.stdout == ""
    assert words.stderr.startswith("error: ")
    assert words.stderr.count("\n") == 1
    assert message in words.stderr


def test_position_in_words() -> None:
    result = run(json.dumps(BAD[-3][0]))
    assert result.stderr.startswith("error: case 1, facts[0], type: unknown type 'golm'")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "broken JSON at line 1, column 1"),
        ('{"facts":\n [,]}', "broken JSON at line 2, column 3"),
        (b'{"facts": "\xff"}', "not UTF-8 text (byte 11)"),
        ("[" * 100_000, "nested too deeply"),
        ("1" * 5000, "unreadable JSON"),
        ('{"facts": [{"type": "\\ud800"}]}', "unknown type"),
        ('{"facts": [{"type": "a\\nb"}]}', "unknown type"),
    ],
)
def test_unreadable_input(text: str | bytes, message: str) -> None:
    result = run(text, "--json")
    assert result.exit_code == 2
    assert message in json.loads(result.stdout)["error"]
    words = run(text)
    assert words.exit_code == 2
    assert words.stderr.count("\n") == 1
    assert message in words.stderr


def test_missing_file(tmp_path: Path) -> None:
    result = run("", "--json", str(tmp_path / "none.json"))
    assert result.exit_code == 2
    assert "cannot read" in json.loads(result.stdout)["error"]
    assert run("", str(tmp_path)).exit_code == 2
