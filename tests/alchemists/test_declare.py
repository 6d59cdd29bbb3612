"""Declaring actions: cubes, Assistant, Associate, Custodian (rules §7, §12, A-06, A-07)."""

from goldenlane.games.alchemists.vocabulary import (
    ASSISTANT,
    ASSOCIATE,
    CUSTODIAN,
    CUSTODIAN_CARD,
    DRINK,
    FORAGE,
    PUBLISH,
    TRANSMUTE,
)
from tests.alchemists.positions import Table


def table(cubes: int = 5, round_: int = 2) -> Table:
    at = Table(modules=[])
    at.state.round = round_
    for player in at.state.players:
        player.cubes = cubes
        player.unused = 0
    return at


def declare(at: Table, seat: int, **spaces: int) -> None:
    """Place these actions and none elsewhere; play no other card."""
    while at.match.to_act == (seat,):
        option = at.options(seat)[0]
        verb, *words = option.split()
        if verb == "place":
            at.play(seat, f"place {words[0]} {spaces.get(words[0].replace('-', '_'), 0)}")
        elif verb == "associate":
            at.play(seat, "done")
        else:
            at.play(seat, option)


def test_lowest_order_space_declares_first_and_acts_last() -> None:
    at = table()
    at.state.order = [2, 0, 1]
    at.run("declare-actions")
    for seat in (1, 0, 2):
        assert at.match.to_act == (seat,)
        declare(at, seat, forage=1)
    assert at.state.rows[FORAGE] == [2, 0, 1]


def test_cubes_per_action_and_unused_cubes() -> None:
    """Transmute costs 1, then 2; what is not placed goes to the unused cubes space."""
    at = table(cubes=4)
    at.run("declare-actions")
    assert at.options(2) == ["place forage 0", "place forage 1", "place forage 2", "place forage 3"]
    at.play(2, "place forage 2")
    assert at.options(2) == ["place transmute 0", "place transmute 1"]
    at.play(2, "place transmute 1")
    declare(at, 2)
    assert at.player(2).unused == 1
    assert at.state.declared[FORAGE * 3 + 2] == 2
    assert at.state.declared[TRANSMUTE * 3 + 2] == 1


def test_spaces_open_by_round() -> None:
    """Sell, Debunk and Publish from round 2; tests until round 5; the exhibition only in round 6."""
    at = Table(modules=[])
    open_in = {
        round_: [space for space in range(12) if at.game.open(space, round_)] for round_ in range(1, 7)
    }
    assert open_in[1] == [0, 1, 2, 5, 9, 10]
    for round_ in range(2, 6):
        assert open_in[round_] == [0, 1, 2, 3, 5, 7, 8, 9, 10]
    assert open_in[6] == [0, 1, 2, 3, 5, 7, 8, 11]


def test_sell_costs_two_cubes_and_has_one_action() -> None:
    at = table(cubes=4)
    at.run("declare-actions")
    at.play(2, "place forage 0", "place transmute 0")
    assert at.options(2) == ["place sell 0", "place sell 1"]
    at.play(2, "place sell 1")
    assert at.options(2)[-1] == "place buy-artifact 1", "2 cubes are left, two artifacts would take 3"


def test_assistant_adds_a_cube_even_a_seventh() -> None:
    """A-06."""
    at = table(cubes=6)
    at.player(2).favors[ASSISTANT] = 1
    at.run("declare-actions")
    assert at.options(2) == ["assistant 0", "assistant 1"]
    at.play(2, "assistant 1")
    declare(at, 2)
    assert at.player(2).unused == 7
    assert at.state.favor_discards[ASSISTANT] == 1


def test_associate_goes_to_the_top_row() -> None:
    at = table()
    at.player(2).favors[ASSOCIATE] = 1
    at.run("declare-actions")
    at.play(2, "place forage 1")
    while at.options(2)[0].startswith("place"):
        at.play(2, at.options(2)[0])
    assert at.options(2) == ["associate forage", "done"]
    at.play(2, "associate forage")
    declare(at, 1, forage=1)
    declare(at, 0, forage=1)
    assert at.state.rows[FORAGE] == [2, 0, 1]


def test_later_associate_stands_above() -> None:
    """A-07."""
    at = table()
    at.player(2).favors[ASSOCIATE] = 1
    at.player(1).favors[ASSOCIATE] = 1
    at.run("declare-actions")
    for seat in (2, 1):
        at.play(seat, "place forage 1")
        while at.options(seat)[0].startswith("place"):
            at.play(seat, at.options(seat)[0])
        at.play(seat, "associate forage")
    declare(at, 0, forage=1)
    assert at.state.rows[FORAGE] == [1, 2, 0]


def test_custodian_card_takes_one_cube_each() -> None:
    at = table(cubes=3)
    at.player(2).favors[CUSTODIAN_CARD] = 2
    at.run("declare-actions")
    at.play(2, "place forage 0", "place transmute 0")
    assert at.options(2) == ["place custodian 0", "place custodian 1", "place custodian 2"]
    at.play(2, "place custodian 2")
    declare(at, 2, drink=1)
    assert at.state.declared[CUSTODIAN * 3 + 2] == 2
    assert at.state.declared[DRINK * 3 + 2] == 1
    assert at.state.favor_discards[CUSTODIAN_CARD] == 2
    assert at.player(2).unused == 0


def test_nothing_is_shown_before_all_is_placed() -> None:
    at = table()
    at.run("declare-actions")
    before = at.match.view(0)
    at.play(2, "place forage 1")
    after = at.match.view(0)
    assert after == before
    assert at.match.view(2)["declaring"] == {"forage": 1}
    at.match.undo(2)
    declare(at, 2, publish=1)
    assert at.match.view(0)["spaces"]["publish"]["rows"] == [{"seat": 2, "actions": 1, "done": 0}]
    assert at.state.declared[PUBLISH * 3 + 2] == 1
