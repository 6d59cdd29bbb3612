"""What could do nothing is not sold (Rulings G-63, G-70)."""

from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.games.golem.game import shipped_content
from goldenlane.games.golem.state import PLAYER_FIELDS, GolemState
from goldenlane.kernel.state import apply
from tests.helpers import mine, options, play, rows, street, table
from tests.playing import play_on

FULL = [1, 2, 3, 4]
TOP = 10


def test_the_mirror_sells_no_research_at_the_top_of_the_track() -> None:
    """Ruling G-70."""
    tower = {"rows": rows(mirror="white", work="red")}
    top = play(table(tower, goods=[0, 9, 0, 10], research=TOP), "marble white mirror")
    assert options(top) == ["mirror golem", "mirror artifacts", "mirror research", "done"]
    below = play(table(tower, goods=[0, 9, 0, 10], research=TOP - 1), "marble white mirror")
    assert "mirror research-marker" in options(below)


@pytest.mark.parametrize(
    ("golems", "offered"),
    [([], False), (["red 3 lying"], False), (["red 8"], False), (["red 3"], True)],
)
def test_the_mirror_sells_no_work_without_a_golem_for_it(golems: list[str], offered: bool) -> None:
    """Ruling G-70: a golem must stand beside a tile."""
    match = table({"rows": rows(mirror="white", work="red")}, goods=[0, 9, 9, 10], golems=golems)
    assert ("mirror work" in options(play(match, "marble white mirror"))) == offered


@pytest.mark.parametrize(
    ("knowledge", "upgraded", "offered"), [(0, [], False), (1, [], True), (0, ["right-leg"], True)]
)
def test_the_mirror_sells_no_work_that_nobody_can_pay(
    knowledge: int, upgraded: list[str], offered: bool
) -> None:
    """Ruling G-70: the price of Work counts, and the right leg's golem is free."""
    dear = shipped_content().replace("\n1      | 1     | rulebook", "\n1      | 2     | rulebook")
    assert dear != shipped_content()
    own = {"goods": [0, 9, knowledge, 10], "golems": ["red 3"], "upgraded": upgraded}
    position = {"rows": rows(mirror="white", work="red"), "players": [own]}
    match = gl.new("golem", players=2, seed=1, content=dear, position=position)
    assert ("mirror work" in options(play(match, "marble white mirror"))) == offered


@pytest.mark.parametrize(
    ("district", "tile", "goods", "idle", "busy"),
    [
        ("blue", 2, [0, 0, 9, 10], {"research": TOP}, {"research": TOP - 1}),
        ("yellow", 3, [0, 9, 0, 10], {"gold": FULL}, {"gold": [1, 2, 3, 3]}),
        ("yellow", 5, [0, 9, 0, 10], {"students": [10, 10, 10]}, {"students": [10, 10, 9]}),
    ],
)
def test_tiles_that_sell_one_thing(
    district: str, tile: int, goods: list[int], idle: dict[str, Any], busy: dict[str, Any]
) -> None:
    """Ruling G-70: blue 2 at the top of the research track, yellow 3 and 5 as before (Ruling G-63)."""
    start = {"rows": rows(work="white white", mirror="red"), "streets": street(district, tile)}
    for own, sold in ((idle, False), (busy, True)):
        match = table(start, goods=goods, golems=[f"{district} 3"], **own)
        play(match, "marble white work", "work 1", f"activate {district} 3")
        assert (match.to_act == (0,) and options(match)[0].startswith("pay")) == sold


@pytest.mark.parametrize(
    ("number", "idle", "busy"),
    [
        (40, {"research": TOP}, {"research": TOP - 1}),
        (41, {}, {"golems": ["red 10"]}),
        (42, {"gold": FULL}, {"gold": [1, 2, 3, 3]}),
        (43, {"to_create": 0, "students": [10, 1, 1]}, {"to_create": 0, "students": [9, 1, 1]}),
        (44, {"research": TOP, "students": [1, 1, 10]}, {"research": TOP, "students": [1, 1, 9]}),
        (45, {"gold": FULL, "students": [1, 10, 1]}, {"gold": FULL, "students": [1, 9, 1]}),
        (46, {}, {"upgraded": ["torso"]}),
        (48, {"marker": 0}, {"marker": 1}),
        (50, {}, {"destroyed": 1}),
    ],
)
def test_characters_whose_bonus_could_do_nothing(
    number: int, idle: dict[str, Any], busy: dict[str, Any]
) -> None:
    """Ruling G-70: only the 3 coins are left, and they are taken at once (Ruling G-62)."""
    others = [card for card in (39, 40, 41) if card != number][:2]
    characters = [number, *others, 46 if number != 46 else 47]
    second = {"marbles": [3, 3], "goods": [0, 9, 0, 10], "upgraded": ["torso"], "golems": ["red 1"]}
    start = {"phase": 5, "characters": characters, "players": [{}, second]}
    asked = table(start, marbles=[3, 3], goods=[0, 9, 0, 10], **busy)
    assert options(asked) == ["character bonus", "character coins"]
    unasked = table(start, marbles=[3, 3], goods=[0, 9, 0, 10], **idle)
    assert unasked.to_act == (1,)
    assert mine(unasked)["coin"] == 12


def test_active_bonuses_that_could_do_nothing() -> None:
    """Ruling G-70: at the top of the research track neither "research +1" (16) nor paying for it (9)."""
    start = {"action-tiles": [8, 0, 1]}
    own: dict[str, Any] = {"books": [[9, 16, 10]], "goods": [0, 0, 3, 10]}
    assert options(play(table(start, research=TOP, **own), "rabbi A9")) == ["active 10", "done"]
    below = play(table(start, research=TOP - 2, **own), "rabbi A9")
    assert options(below) == ["active 9", "active 16", "active 10", "done"]


def test_a_price_is_paid_before_what_it_buys() -> None:
    """Ruling G-70: 2 of 3 coins gone, no artifact tile can be paid any more (the cheapest slot costs 2)."""
    text = shipped_content().replace("1 coin -> 1 gold       ", "2 coin -> upgrade artifact")
    assert text != shipped_content()
    start = {"rows": rows(work="white white", mirror="red"), "streets": street("yellow", 3)}
    for coins, sold in ((3, False), (4, True)):
        own = {"goods": [0, coins, 0, 10], "golems": ["yellow 3"]}
        match = gl.new("golem", players=2, seed=1, content=text, position={**start, "players": [own]})
        play(match, "marble white work", "work 1", "activate yellow 3")
        assert (match.to_act == (0,)) == sold


def _bought_nothing(state: GolemState, seat: int, option: gl.Action) -> bool:
    """Whether an option costs resources and neither changes anything else nor asks for anything."""
    child: GolemState = state.copy()
    apply(child, seat, option)
    effect, _, _, _ = child.stack[-1]
    if effect.key not in {frame[0].key for frame in state.stack} and not effect.key.startswith(_BETWEEN):
        return False
    before, after = state.players[seat], child.players[seat]
    if any(getattr(before, name) != getattr(after, name) for name in PLAYER_FIELDS if name != "goods"):
        return False
    return all(b <= a for a, b in zip(before.goods, after.goods, strict=True))


_BETWEEN = ("turn", "phase", "rounds", "pour", "remove", "automa")
"""What comes when the bought thing is over."""


@pytest.mark.parametrize("seed", range(6))
def test_no_option_of_a_game_pays_for_nothing(seed: int) -> None:
    """Ruling G-70, from the outside: in games in which all stand near the ends of their tracks."""
    rich = {
        "goods": [9, 20, 20, 10],
        "research": TOP,
        "gold": [1, 2, 3, 3],
        "students": [10, 10, 9],
        "to-create": 1,
        "golems": ["red 3", "yellow 3", "blue 2"],
        "books": [[9], [37], [16], [15]],
    }
    other = {**rich, "books": [[29], [32], [23], [2]], "marker": 0}
    match = gl.new("golem", players=2, seed=seed, position={"players": [rich, other]})
    asked = 0
    for at in play_on(match, Random(seed)):
        state = at.state
        assert isinstance(state, GolemState)
        for seat in at.to_act:
            for option in at.legal(seat):
                if option.verb in ("pay", "mirror") or option.text == "character bonus":
                    asked += 1
                    assert not _bought_nothing(state, seat, option), (str(option), state.stack[-1])
    assert asked
