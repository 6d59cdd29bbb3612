"""The ledger of a table notices whatever is lost, doubled, changed or made up."""

from random import Random

import goldenlane as gl
from campaigns.ledger import Ledger, as_sent
from goldenlane.kernel.state import CHANCE
from tests.playing import move


def played(steps: int) -> tuple[gl.Match, Ledger]:
    """A game some way on, and a ledger in which all of it was acknowledged."""
    rng = Random(1)
    match = gl.new("golem", players=2, seed=1)
    for _ in range(steps):
        match.play(*move(match, rng))
    done = [entry for entry in match.log if entry[0] != CHANCE]
    return match, Ledger("AAAAAA", "x", 2, [], done, None, (0, as_sent(match.view(0))))


def test_a_table_that_has_everything_is_fine() -> None:
    match, ledger = played(20)
    assert ledger.check(match.save()) == []
    assert ledger.check(match.save()) == []


def test_an_action_under_way_may_be_there_or_not() -> None:
    match, ledger = played(20)
    last = ledger.acknowledged.pop()
    ledger.under_way, ledger.shown = last, None
    assert ledger.check(match.save()) == []
    assert ledger.stored[-1] == last
    match, ledger = played(20)
    ledger.under_way = (0, "work")
    assert ledger.check(match.save()) == []
    assert len(ledger.stored) == 20


def test_what_was_acknowledged_and_is_gone_is_noticed() -> None:
    match, ledger = played(20)
    ledger.acknowledged.append((0, "work"))
    assert "lost" in ledger.check(match.save())[0]


def test_what_is_there_and_was_never_sent_is_noticed() -> None:
    match, ledger = played(20)
    del ledger.acknowledged[-1]
    ledger.shown = None
    assert "never sent" in ledger.check(match.save())[0]


def test_another_action_in_place_of_an_acknowledged_one_is_noticed() -> None:
    match, ledger = played(20)
    ledger.acknowledged[7] = (0, "work")
    assert "action 8 of 20" in ledger.check(match.save())[0]


def test_a_view_that_is_not_the_tables_is_noticed() -> None:
    match, ledger = played(20)
    ledger.shown = (1, as_sent(match.view(0)))
    assert "another view" in ledger.check(match.save())[0]
