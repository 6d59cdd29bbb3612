"""One game of a simulation: reproducible, fair, and told in full."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, UnknownBot, bot
from goldenlane.games.alchemists.vocabulary import MODULES
from goldenlane.kernel.errors import BadOption
from goldenlane.sim.plan import Job, Plan
from goldenlane.sim.playing import identity, play, play_line, table_of, version

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("golem", 1, {"automa": "even"}),
    ("golem", 2, {}),
    ("golem", 4, {"setup": "intro"}),
    ("alchemists", 2, {}),
    ("alchemists", 3, {"variant": "master", "modules": list(MODULES)}),
]


def record_of(game: str, players: int, options: dict[str, Any], job: Job) -> dict[str, Any]:
    return play(table_of(Plan(game, ("random",) * players, 1, options=options).text()), job)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_record_is_that_of_the_match_with_the_same_seed(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """A match at the checked door, with the same bots and generators, ends in the same way."""
    job = Job(7_000_003, players - 1)
    record = record_of(game, players, options, job)
    match = gl.new(game, players=players, seed=job.seed, **options)
    luck = [Random(f"bot {job.seed} {job.rotation} {seat}") for seat in range(players)]
    decisions = [0] * players
    player = bot("random", match.game)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, player.choose(Seat.of(match, seat), luck[seat]))
        decisions[seat] += 1
    scores = match.scores()
    assert [row["total"] for row in record["rows"]] == [score["total"] for score in scores]
    assert [row["place"] for row in record["rows"]] == [score["place"] for score in scores]
    assert [row["points"] for row in record["rows"]] == [score["points"] for score in scores]
    assert [row["decisions"] for row in record["rows"][:players]] == decisions
    assert [sum(row["verbs"].values()) for row in record["rows"][:players]] == decisions


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_same_job_gives_the_same_record(game: str, players: int, options: dict[str, Any]) -> None:
    first, second = (record_of(game, players, options, Job(5, 0)) for _ in range(2))
    assert first.pop("seconds") > 0
    second.pop("seconds")
    assert first == second
    other = record_of(game, players, options, Job(6, 0))
    assert other["rows"] != first["rows"]


def test_the_rotation_seats_the_players() -> None:
    table = table_of(Plan("golem", ("random", "apprentice", "random"), 1).text())
    rows = play(table, Job(1, 1))["rows"]
    assert [row["player"] for row in rows] == [2, 0, 1]
    assert [row["bot"] for row in rows] == ["random", "random", "apprentice"]


def test_the_automa_has_a_row_of_its_own() -> None:
    rows = record_of("golem", 1, {}, Job(1, 0))["rows"]
    assert [row["bot"] for row in rows] == ["random", "automa"]
    assert sum(row["win_share"] for row in rows) == 1
    assert rows[1]["decisions"] == 0


def test_a_shared_first_place_is_a_share_of_a_win() -> None:
    """Random alchemists share the first place now and then."""
    table = table_of(Plan("alchemists", ("random", "random"), 1).text())
    shares = set()
    for seed in range(400):
        rows = play(table, Job(seed, 0))["rows"]
        assert sum(row["win_share"] for row in rows) == 1
        shares |= {row["win_share"] for row in rows}
        if shares == {0.0, 0.5, 1.0}:
            return
    raise AssertionError(f"only {shares}")


def test_a_line_is_json_in_one_line() -> None:
    text = Plan("golem", ("random", "random"), 1).text()
    line = play_line(text, Job(3, 1))
    assert "\n" not in line
    assert json.loads(line)["rotation"] == 1


def test_what_games_have_in_common() -> None:
    common = identity(Plan("golem", ("random", "random"), 8, seed=3))
    assert common["options"] == {"players": 2, "setup": "normal"}
    assert common["seats"] == ["random", "random"]
    assert common["content"] == gl.game_of("golem").content.digest


def test_a_record_names_the_version_of_its_game() -> None:
    plans = [Plan(game, ("random", "random"), 2) for game in ("golem", "alchemists")]
    for plan in plans:
        assert play(table_of(plan.text()), Job(1, 0))["code"] == version(plan)
    assert version(plans[0]) != version(plans[1])


def test_the_sources_of_bots_of_one_s_own_are_part_of_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    codes = set()
    for number in range(2):
        (tmp_path / f"bots_{number}.py").write_text(
            f"from goldenlane.bots import RandomBot\ndef make(game, budget): return RandomBot()  # {number}\n"
        )
        codes.add(version(Plan("golem", ("random", f"bots_{number}:make"), 2)))
    plain = version(Plan("golem", ("random", "random"), 2))
    assert len(codes) == 2
    assert all(code.startswith(f"{plain}+") for code in codes)


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot, match="'nobody'"):
        table_of(Plan("golem", ("random", "nobody"), 1).text())
    with pytest.raises(BadOption, match="setup"):
        table_of(Plan("golem", ("random", "random"), 1, options={"setup": "odd"}).text())
