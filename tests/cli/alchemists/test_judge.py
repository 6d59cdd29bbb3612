"""The command `judge`, as people call it."""

import json
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from goldenlane.cli.alchemists.judge import judge

app = typer.Typer()
app.command()(judge)

ENTRIES = [["toad", "+"], ["fern", "+"], ["mushroom", "+"], ["feather", "+"]]
BLUE = {"colour": "B", "entries": ENTRIES}
SCORPION = {"mix": ["toad", "scorpion"], "result": "B+"}
FIFTH = {"article": BLUE, "demonstration": SCORPION}
TOAD = {"ingredient": "toad", "alchemical": "npN"}
FERN = {"ingredient": "fern", "alchemical": "Nnp"}


def run(case: object, *arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), input=json.dumps(case))


def run_json(case: object) -> Any:
    result = run(case, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_article() -> None:
    verdict = run_json(FIFTH)
    assert list(verdict) == ["debunked", "safe_hedges", "why"]
    assert verdict["debunked"] is True
    assert verdict["safe_hedges"] == ["fern", "mushroom", "feather"]
    assert "only four alchemicals have B+" in verdict["why"]


def test_article_and_aspect() -> None:
    verdict = run_json({"article": BLUE, "demonstration": {"aspect": ["mushroom", "B"], "sign": "-"}})
    assert verdict == {
        "debunked": True,
        "safe_hedges": ["mushroom"],
        "why": "Disproved: mushroom has B-, not B+.",
    }


def test_article_that_stands() -> None:
    verdict = run_json({"article": BLUE, "demonstration": {"mix": ["toad", "mushroom"], "result": "R+"}})
    assert verdict["debunked"] is False
    assert verdict["safe_hedges"] == ["toad", "fern", "mushroom", "feather"]


def test_theory() -> None:
    verdict = run_json({"theory": TOAD, "demonstration": {"mix": ["toad", "claw"], "result": "G-"}})
    assert verdict["debunked"] is True
    assert verdict["safe_hedges"] == ["G"]
    assert verdict["why"] == "Disproved: toad has G-, not G+."


def test_two_theories_in_conflict() -> None:
    verdict = run_json({"theories": [TOAD, FERN], "demonstration": {"mix": ["toad", "fern"], "result": "0"}})
    assert list(verdict) == ["debunked", "safe_hedges", "conflict", "why"]
    assert verdict["debunked"] == [False, False]
    assert verdict["conflict"] is True
    assert verdict["why"].startswith("Conflict: toad = npN and fern = Nnp")


def test_two_theories_of_which_one_falls() -> None:
    verdict = run_json({"theories": [TOAD, FERN], "demonstration": {"mix": ["toad", "fern"], "result": "B-"}})
    assert verdict["debunked"] == [False, True]
    assert verdict["safe_hedges"] == [["R", "G", "B"], ["B"]]
    assert verdict["conflict"] is False
    assert "fern = Nnp: Disproved: fern has B-, not B+." in verdict["why"]


def test_a_list_gives_a_list() -> None:
    assert [verdict["debunked"] for verdict in run_json([FIFTH, FIFTH])] == [True, True]


def test_words() -> None:
    theories = {"theories": [TOAD, FERN], "demonstration": {"mix": ["toad", "fern"], "result": "B-"}}
    stands = {"article": BLUE, "demonstration": {"mix": ["toad", "mushroom"], "result": "R-"}}
    result = run([FIFTH, theories, stands])
    assert result.exit_code == 0
    for words in (
        "case 2",
        "debunked. Properly hedged: fern, mushroom, feather.",
        "Theory 1: debunked. Properly hedged: B.",
        "Theory 0: stands.",
        "Not disproved: it can still be right if toad and mushroom make R-.",
    ):
        assert words in result.stdout


def case(**changes: object) -> dict[str, Any]:
    """The fifth ingredient with some keys changed; None takes a key away."""
    return {key: value for key, value in {**FIFTH, **changes}.items() if value is not None}


BAD: list[tuple[Any, list[str | int], str]] = [
    ("x", [], "a case is an object"),
    (case(demonstration=None), ["demonstration"], '"demonstration"'),
    (case(article=None), [], '"theories"'),
    (case(theory=TOAD), ["theory"], "one of"),
    (case(seal="R"), ["seal"], '"seal"'),
    (case(article={"colour": "B"}), ["article", "entries"], '"entries"'),
    (case(article={"colour": "Y", "entries": ENTRIES}), ["article", "colour"], "'Y'"),
    (case(article={"colour": "B", "entries": ENTRIES[:3]}), ["article", "entries"], "4 entries, not 3"),
    (case(article={"colour": "B", "entries": "toad"}), ["article", "entries"], "a list of four"),
    (
        case(article={"colour": "B", "entries": [*ENTRIES[:3], ["toad", "-"]]}),
        ["article", "entries", 3],
        "toad is twice",
    ),
    (
        case(article={"colour": "B", "entries": [*ENTRIES[:3], ["claw"]]}),
        ["article", "entries", 3],
        '["claw"]',
    ),
    (
        case(article={"colour": "B", "entries": [["tod", "+"], *ENTRIES[1:]]}),
        ["article", "entries", 0, 0],
        "'tod'",
    ),
    (
        case(article={"colour": "B", "entries": [["toad", 1], *ENTRIES[1:]]}),
        ["article", "entries", 0, 1],
        "sign 1",
    ),
    (case(article=[]), ["article"], "an article is an object"),
    (
        case(demonstration={"mix": ["toad", "toad"], "result": "R+"}),
        ["demonstration", "mix", 1],
        "mixed with itself",
    ),
    (case(demonstration={"mix": ["toad"], "result": "R+"}), ["demonstration", "mix"], "two ingredients"),
    (case(demonstration={"mix": ["toad", "fern"]}), ["demonstration", "result"], '"result"'),
    (case(demonstration={"mix": ["toad", "fern"], "result": "+"}), ["demonstration", "result"], "'+'"),
    (case(demonstration={**SCORPION, "aspect": ["toad", "B"]}), ["demonstration", "aspect"], "exclude"),
    (case(demonstration={"aspect": ["toad", "B"]}), ["demonstration", "sign"], '"sign"'),
    (case(demonstration={"aspect": ["toad", "+"], "sign": "+"}), ["demonstration", "aspect", 1], "'+'"),
    (case(demonstration=None, article=None), ["demonstration"], '"demonstration"'),
    (case(demonstration=5), ["demonstration"], "is an object, not 5"),
    (case(article=None, theory={"ingredient": "toad"}), ["theory", "alchemical"], '"alchemical"'),
    (case(article=None, theory={**TOAD, "alchemical": "ppp"}), ["theory", "alchemical"], "'ppp'"),
    (case(article=None, theories=[TOAD]), ["theories"], "two theories"),
    (
        case(article=None, theories=[TOAD, {**FERN, "ingredient": "toad"}]),
        ["theories", 1, "ingredient"],
        "about toad",
    ),
    (
        case(article=None, theories=[TOAD, {**FERN, "alchemical": "npN"}]),
        ["theories", 1, "alchemical"],
        "use npN",
    ),
    ([FIFTH, case(article=3)], [1, "article"], "not 3"),
]


@pytest.mark.parametrize(("bad", "position", "message"), BAD)
def test_bad_input(bad: object, position: list[str | int], message: str) -> None:
    result = run(bad, "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)
    assert error["position"] == position
    assert message in error["error"]

    words = run(bad)
    assert words.exit_code == 2
    assert words.stdout == ""
    assert words.stderr.count("\n") == 1
    assert message in words.stderr


def test_position_in_words() -> None:
    result = run([FIFTH, case(article={"colour": "B", "entries": [["tod", "+"], *ENTRIES[1:]]})])
    assert result.stderr.startswith("error: case 1, article, entries[0][0]: unknown ingredient 'tod'")
