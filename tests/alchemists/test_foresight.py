"""What a player is told about the rest of the game comes true."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.alchemists.alchemy import parse_alchemical, parse_ingredient
from goldenlane.games.alchemists.reputation import change
from goldenlane.games.alchemists.vocabulary import HERBALIST, MODULES, ROBE_OF_RESPECT
from tests.alchemists.positions import GOLEM, Table
from tests.playing import move

GOLD = 0


def _told(table: Table, seat: int = 0) -> dict[str, Any]:
    told = table.match.view(seat)["foresight"]
    assert isinstance(told, dict)
    return told


def _theories(table: Table, seat: int, *ingredients: str) -> None:
    """Theories that bear the seat's seal."""
    for alchemical, name in zip(("npN", "pnP", "pNn", "nPp"), ingredients, strict=False):
        ingredient = parse_ingredient(name)
        table.state.theories[ingredient] = parse_alchemical(alchemical)
        table.state.seals[ingredient * table.game.seats + seat] = GOLD


def test_a_spectator_has_nothing_to_foresee() -> None:
    view = gl.new("alchemists", players=2, seed=1).view(None)
    assert view["foresight"] is None
    assert view["conference"]["in"] == 3  # the first round has not begun


@pytest.mark.parametrize("variant", ["apprentice", "master"])
@pytest.mark.parametrize("round_", [3, 5])
@pytest.mark.parametrize("modules", [[], GOLEM])
@pytest.mark.parametrize("reputation", [2, 5, 10, 15, 20])
def test_the_conference_changes_what_was_told(
    variant: str, round_: int, modules: list[str], reputation: int
) -> None:
    """In every zone, with and without seals, reports and the Robe of Respect."""
    table = Table(variant=variant, modules=modules)
    table.state.round = round_
    _theories(table, 1, "fern")
    _theories(table, 2, "toad", "claw")
    table.player(2).artifacts = [ROBE_OF_RESPECT]
    table.player(1).chest = [0]
    for player in table.state.players:
        player.reputation = reputation
    told = [_told(table, seat)["conference"] for seat in range(3)]
    assert [each["in"] for each in told] == [0, 0, 0]
    assert [each["seals"] for each in told] == table.match.view(None)["conference"]["seals"] == [0, 1, 2]
    table.run("conference")
    for seat, each in enumerate(told):
        assert table.player(seat).reputation == reputation + each["change"]


def test_one_more_seal_would_be_better() -> None:
    table = Table(variant="master", modules=[])
    table.state.round = 4
    conference = _told(table)["conference"]
    assert (conference["round"], conference["in"], conference["gain"]) == (5, 1, -3)
    assert conference["more"] == {"seals": 1, "gain": -2}


def test_a_theory_in_conflict_is_not_counted() -> None:
    table = Table(modules=[])
    _theories(table, 0, "fern", "toad")
    table.state.conflicts = [8 * parse_ingredient("fern") + parse_ingredient("claw")]
    assert _told(table)["conference"]["seals"] == 1
    assert [player["sealed"] for player in table.match.view(0)["players"]] == [1, 0, 0]


def test_after_the_last_conference_there_is_none() -> None:
    table = Table(modules=[])
    table.state.round = 5
    assert _told(table)["conference"]["in"] == 0
    table.run("new-artifacts")
    assert _told(table)["conference"] is None
    assert table.match.view(None)["conference"] is None


@pytest.mark.parametrize("reputation", [1, 2, 3, 6, 7, 13, 14, 17, 18, 26])
@pytest.mark.parametrize("loss", [1, 2, 3])
def test_a_loss_costs_what_was_told(reputation: int, loss: int) -> None:
    table = Table(modules=[])
    table.player(0).reputation = reputation
    told = _told(table)["zone"]["losses"][loss - 1]
    change(table.game, table.state, 0, -loss)
    assert table.player(0).reputation == reputation - told


def test_the_end_of_the_round_and_the_next_one_come_as_told() -> None:
    table = Table(modules=[])
    _theories(table, 0, "fern")
    player = table.player(0)
    player.unused, player.hospital = 4, 1
    table.state.paralyzed = [0]
    table.state.favor_bag[HERBALIST] = 0  # which would be played at once
    told, other = _told(table), _told(table, 1)
    assert told["round-end"] == {"top-alchemist": 1, "unused": 4, "favors": 2, "delayed-reputation": 0}
    assert other["round-end"]["top-alchemist"] == 0
    assert (told["next-round"]["paralyzed"], told["next-round"]["start-player"]) == (True, False)
    assert other["next-round"]["start-player"]
    table.run("top-alchemist")
    table.run("unused-cubes")
    assert (player.reputation, sum(player.favors)) == (11, 2)
    table.run("next-round")
    assert (player.cubes, table.state.start_player) == (told["next-round"]["cubes"], 1)
    assert told["next-round"]["cubes"] == other["next-round"]["cubes"] - 1


def test_a_grant_shows_how_many_seals_are_missing() -> None:
    table = Table(modules=[])
    _theories(table, 0, "mushroom", "fern", "toad")
    grants = {grant["name"]: grant for grant in _told(table)["grants"]}
    assert grants["grant-1"] == {"name": "grant-1", "have": 3, "need": 2, "vp": 2}
    assert "encyclopedia" not in grants
    table.run("check-grants", 0)
    assert set(table.options(0)) - {"done"} == {
        f"grant {name}" for name, grant in grants.items() if grant["have"] >= grant["need"]
    }
    table.play(0, "grant grant-1")
    grants = {grant["name"]: grant for grant in _told(table)["grants"]}
    assert "grant-1" not in grants
    assert grants["grant-2"]["need"] == 3


@pytest.mark.parametrize("seed", range(4))
def test_cubes_of_the_next_round_in_whole_games(seed: int) -> None:
    """What is told at the last decision of a round holds in the next one, if nothing is drunk meanwhile."""
    match = gl.new("alchemists", players=3, modules=list(MODULES) if seed % 2 else [], seed=seed)
    rng = Random(seed)
    told: list[dict[str, Any]] = []
    checked = 0
    while not match.over:
        now = [match.view(seat) for seat in range(3)]
        if (
            told
            and told[0]["round"]
            and told[0]["round"] + 1 == now[0]["round"]
            and now[0]["decision"]["asks"] == "pick-order-space"
        ):
            for before, after in zip(told, now, strict=True):
                me = before["seat"]
                foreseen = before["foresight"]["next-round"]
                if before["players"][me]["hospital"] == after["players"][me]["unused"]:
                    assert after["players"][me]["cubes"] == foreseen["cubes"]
                    checked += 1
        told = now
        match.play(*move(match, rng))
    assert checked >= 5
