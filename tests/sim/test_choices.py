"""What players chose, read from whole games and compared with the end of the match."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.games.alchemists.vocabulary import MODULES
from goldenlane.kernel.match import Match
from goldenlane.sim.choices import choices


def played(game: str, **options: Any) -> Match:
    match = gl.new(game, **options)
    player = bot("random", match.game)
    rng = Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, player.choose(Seat.of(match, seat), rng))
    return match


@pytest.mark.parametrize("seed", range(3))
def test_golem(seed: int) -> None:
    match = played("golem", players=3, seed=seed)
    found = choices("golem", match.events, 3)
    first = next(event.args for event in match.events if event.kind == "turn-order")
    for seat, row in enumerate(found):
        player = match.state.players[seat]  # type: ignore[attr-defined]
        assert sorted(map(int, row["start_tiles"])) == sorted(player.start_tiles)
        assert set(row["start_tiles"]) < set(row["offer_start_tiles"])
        assert row["artifact_tile"][0] in row["offer_artifact_tiles"]
        books = [book for column in player.books for book in column]
        assert sorted(map(int, row.get("books", []))) == sorted(books)
        assert set(row.get("books", [])) <= set(row["offer_books"])
        assert row["turn_place"] == [str(first.index(seat) + 1)]
        assert len(row.get("graves", [])) == player.destroyed
        assert len(row["action_tiles"]) == 4
        assert len(row["marbles"]) == 8
        assert len(row["upgrades"]) == player.tiles.bit_count()
        assert len(row.get("golems", [])) == player.created
        kept = set(row["goals"]) - set(row["goals_returned"])
        assert kept == set(map(str, player.goals))


def test_used_neighborhood_tiles_are_those_of_the_street() -> None:
    match = played("golem", players=4, seed=2)
    streets = {event.args[0]: event.args[1:] for event in match.events if event.kind == "street"}
    used = [word for row in choices("golem", match.events, 4) for word in row.get("neighborhood_tiles", [])]
    assert used
    for word in used:
        street, tile = word.split(":")
        assert int(tile) in streets[street]


@pytest.mark.parametrize("seed", range(3))
def test_alchemists(seed: int) -> None:
    match = played("alchemists", players=3, seed=seed, variant="master", modules=list(MODULES))
    found = choices("alchemists", match.events, 3)
    first = next(event.seat for event in match.events if event.kind == "start-player")
    for seat, row in enumerate(found):
        assert row["turn_place"] == [str((seat - first) % 3 + 1)]
        assert len(row["startup_cards"]) == 2
        assert set(row["startup_cards"]) < set(row["offer_startup_cards"])
        assert set(row.get("artifacts", [])) <= set(row["offer_artifacts"])
        boards = [space.split(":")[0] for space in row["order_spaces"]]
        assert boards == [space.split(":")[0] for space in found[0]["order_spaces"]]
        assert [board[0] for board in boards] == ["1", "1", "2", "2", "3", "3"][: len(boards)]
    taken = sum(len(row["order_spaces"]) for row in found)
    assert taken == sum(event.kind == "order" for event in match.events)


def test_order_spaces_without_order_boards() -> None:
    match = played("alchemists", players=2, seed=1)
    for row in choices("alchemists", match.events, 2):
        assert all(space.isdecimal() for space in row["order_spaces"])


def test_words_have_no_spaces() -> None:
    for game, options in (("golem", {}), ("alchemists", {"modules": list(MODULES)})):
        match = played(game, players=2, seed=5, **options)
        for row in choices(game, match.events, 2):
            assert all(word and " " not in word for words in row.values() for word in words)
