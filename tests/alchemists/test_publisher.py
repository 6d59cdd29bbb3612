"""The promo favor card Publisher (Rulings A-84, A-85).

The truth: mushroom Ppn, fern npN, toad pnP, claw nPp, flower pNn, mandrake Nnp, scorpion PPP, feather NNN.
"""

import json

import pytest

import goldenlane as gl
from goldenlane.env.vocabulary import vocabulary
from goldenlane.games import game_of
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, parse_alchemical, parse_ingredient
from goldenlane.games.alchemists.game import alchemists
from goldenlane.games.alchemists.vocabulary import FAVORS, GOLD, PUBLISHER, RED, SEALS, SILVER
from goldenlane.kernel.errors import BadOption
from goldenlane.kernel.state import NOBODY
from tests.alchemists.positions import Table
from tests.alchemists.test_publishing import theory

FERN, TOAD, CLAW = map(parse_ingredient, ("fern", "toad", "claw"))


def table(variant: str = "master", modules: list[str] | None = None) -> Table:
    """Seat 0 has a Publisher and a theory of its own, which is wrong, and seals one with seat 1."""
    at = Table(players=3, variant=variant, modules=modules or [], promo="on")
    at.player(0).favors[PUBLISHER] = 1
    theory(at, "toad", "npN", a=GOLD)
    theory(at, "fern", "PPP", a=SILVER, b=GOLD)
    theory(at, "claw", "nPp", b=SILVER)
    return at


class TestOption:
    def test_off_by_default(self) -> None:
        match = gl.new("alchemists", players=2, seed=1)
        assert "promo" not in match.game.options
        assert match.view(0)["promo"] is False
        bag = gl.new("alchemists", players=2, seed=1).position()["favor-bag"]
        assert bag[PUBLISHER] == 0

    def test_on(self) -> None:
        match = gl.new("alchemists", players=2, seed=1, promo="on")
        assert match.view(None)["promo"] is True
        found = match.position()
        dealt = sum(player.get("dealt", []).count(PUBLISHER) for player in found["players"])
        assert found["favor-bag"][PUBLISHER] + dealt == 1, "one card"
        assert gl.load(match.save()).game.options["promo"] == "on"

    def test_unknown(self) -> None:
        with pytest.raises(BadOption, match="promo must be one of off, on, not True"):
            game_of("alchemists", promo=True)

    def test_a_position_without_the_card_is_read(self) -> None:
        """Positions from before the card have nine kinds of favors."""
        position = json.loads(json.dumps(gl.new("alchemists", players=2, seed=1).position()))
        position["favor-bag"] = position["favor-bag"][:PUBLISHER]
        position["favor-discards"] = [0] * PUBLISHER
        state = alchemists(players=2).set_up(position)
        assert len(state.favor_bag) == len(state.favor_discards) == len(FAVORS)


class TestExchange:
    """Ruling A-84."""

    def test_only_on_theories_with_an_own_seal(self) -> None:
        at = table("apprentice")
        at.run("action-debunk", 0, 1)
        offered = [option for option in at.options(0) if option.startswith("publisher")]
        assert offered == ["publisher fern", "publisher toad"]

    def test_not_on_an_article(self) -> None:
        at = table(modules=["royal-encyclopedia"])
        at.state.articles[2] = [FERN, TOAD, CLAW, 0, 0, 1]
        at.state.seals[10 * 3] = RED
        at.run("action-debunk", 0, 1)
        offered = [option for option in at.options(0) if option.startswith("publisher")]
        assert offered == ["publisher fern", "publisher toad"]

    def test_a_shared_theory_gets_another_seal_only(self) -> None:
        at = table()
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher fern")
        assert at.options(0) == [f"exchange {name}" for name in SEALS[:5]], "the same kind too, but no white"
        at.play(0, "exchange red")
        assert at.match.over, "it was the whole action"
        assert at.state.seals[FERN * 3] == RED
        assert (at.player(0).seals[SILVER], at.player(0).seals[RED]) == (3, 1)
        assert at.player(0).favors[PUBLISHER] == 0
        assert at.state.favor_discards[PUBLISHER] == 1
        assert [player.reputation for player in at.state.players] == [10, 10, 10]
        assert at.player(0).unused == 0, "the cube is used"
        assert at.player(0).gold == 5

    def test_the_alchemical_instead(self) -> None:
        at = table()
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher toad")
        used = ("npN", "PPP", "nPp")
        free = [f"exchange {name}" for name in ALCHEMICALS if name not in used]
        assert at.options(0) == [*(f"exchange {name}" for name in SEALS[:5]), *free]
        at.play(0, "exchange pnP")
        assert at.state.theories[TOAD] == parse_alchemical("pnP")
        at.play(0, "done")
        assert at.match.over
        assert at.state.seals[TOAD * 3] == GOLD

    @pytest.mark.parametrize(
        "order", [("exchange pnP", "exchange green"), ("exchange green", "exchange pnP")]
    )
    def test_both_in_any_order(self, order: tuple[str, str]) -> None:
        at = table()
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher toad", order[0])
        assert "done" in at.options(0)
        at.play(0, order[1])
        assert at.match.over
        assert at.state.theories[TOAD] == parse_alchemical("pnP")
        assert SEALS[at.state.seals[TOAD * 3]] == "green"

    def test_something_must_be_exchanged(self) -> None:
        at = table()
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher toad")
        assert "done" not in at.options(0)

    def test_without_unused_seals_the_alchemical_alone(self) -> None:
        at = table()
        at.player(0).seals = [0] * 6
        at.run("action-debunk", 0, 1)
        assert "publisher fern" not in at.options(0)
        at.play(0, "publisher toad")
        assert "exchange pnP" in at.options(0)
        at.play(0, "exchange pnP")
        assert at.match.over

    def test_undo(self) -> None:
        at = table()
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher toad", "exchange green")
        at.match.undo(0)
        at.match.undo(0)
        assert at.player(0).favors[PUBLISHER] == 1
        assert at.state.seals[TOAD * 3] == GOLD


class TestSecrecy:
    """Ruling A-84: the others see that a seal is exchanged, and no face."""

    def test_two_seals_look_the_same(self) -> None:
        seen = []
        for kind in ("gold", "silver", "blue"):
            at = table()
            at.run("action-debunk", 0, 1)
            at.mark()
            at.play(0, "publisher fern", f"exchange {kind}")
            seen.append([(at.match.view(seat), at.events(seat)) for seat in (1, 2, None)])
            own = next(event for event in at.events(0) if event["kind"] == "exchange-seal")
            assert own["args"] == ["fern", kind]
            others = next(event for event in at.events(1) if event["kind"] == "exchange-seal")
            assert others["args"] == ["fern"]
        assert seen[0] == seen[1] == seen[2]

    def test_the_last_kind_of_seal_is_asked_for_too(self) -> None:
        at = table()
        at.player(0).seals = [0, 0, 2, 0, 0, 0]
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher fern")
        assert at.options(0) == ["exchange red"]

    def test_who_holds_the_card_is_not_told(self) -> None:
        seen = []
        for favor in ("publisher", "sage"):
            at = table()
            at.player(0).favors = [int(name == favor) for name in FAVORS]
            at.run("action-debunk", 0, 1)
            seen.append((at.match.view(1), at.match.to_act))
        assert seen[0] == seen[1]


class TestBoards:
    """Ruling A-85."""

    def test_an_exchanged_alchemical_takes_conflict_tokens_away(self) -> None:
        at = table()
        at.state.conflicts = [8 * TOAD + CLAW, 8 * FERN + CLAW]
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher toad", "exchange blue")
        assert len(at.state.conflicts) == 2, "a seal alone changes no claim"
        at.play(0, "exchange pnP")
        assert at.state.conflicts == [8 * FERN + CLAW]
        ended = [event for event in at.events(1) if event["kind"] == "conflict-ends"]
        assert ended == [{"kind": "conflict-ends", "seat": NOBODY, "args": ["toad", "claw"]}]

    def test_no_grant_is_looked_at(self) -> None:
        at = table()
        theory(at, "mushroom", "Ppn", a=RED)
        at.run("action-debunk", 0, 1)
        at.play(0, "publisher fern", "exchange red")
        assert at.match.over
        at.run("check-grants", 0)
        assert at.options(0)[0].startswith("grant "), "one would have been there"


def test_every_notation_has_a_number() -> None:
    known = vocabulary("alchemists").notations
    for at in (table(), table("apprentice")):
        at.run("action-debunk", 0, 1)
        assert set(at.options(0)) <= set(known)
        at.play(0, "publisher toad")
        assert set(at.options(0)) <= set(known)
    assert {"keep publisher", "discard publisher", "exchange white"} <= set(known)
