"""`goldenlane bench`: what is measured and how it is told."""

import json

from typer.testing import CliRunner

import goldenlane as gl
from goldenlane.cli import app
from goldenlane.cli.bench import measure


def test_every_game_and_the_deduction_are_measured() -> None:
    result = CliRunner().invoke(app, ["bench", "--json", "--seconds", "0.01"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert {f"golem-{players}p" for players in range(1, 5)} <= set(found)
    assert {f"alchemists{kind}-{players}p" for kind in ("", "-all") for players in (2, 3, 4)} <= set(found)
    for rates in found.values():
        assert all(rate > 0 for rate in rates.values())
    assert set(found["golem-4p"]) == {"games_per_s", "decisions_per_s", "choices_per_s", "copy_us"}
    assert set(found["deduction"]) == {"fact_ms", "advice_ms"}


def test_a_choice_is_a_decision_with_more_than_one_option() -> None:
    rates = measure(gl.game_of("golem", players=2), 0.01)
    assert rates["choices_per_s"] <= rates["decisions_per_s"]


def test_people_get_a_table() -> None:
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.01"])
    assert "golem-4p" in result.stdout
    assert "deduction: fact_ms" in result.stdout
