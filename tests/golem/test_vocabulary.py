"""The vocabulary of effects: one row for each kind."""

import pytest

from goldenlane.games.golem.vocabulary import COST_KINDS, EFFECT_KINDS, NOTATION, REPEATED_KINDS, cost
from goldenlane.kernel.kinds import GRAMMAR

ATOMS = {
    "gain": ["2 clay"],
    "gain-per": ["1 vp per grave"],
    "gain-each": ["1 of each"],
    "gain-any": ["any 5 resources"],
    "gold": ["1 gold", "2 gold"],
    "research": ["research +1"],
    "student": ["student red +1", "student any +1", "2 student-steps"],
    "student-income": ["student-income"],
    "golem-track": ["golem-track +-1"],
    "create": ["create golem", "create golem discount 2"],
    "destroy": ["destroy golem"],
    "activate": ["activate golem", "activate 2 golems"],
    "move-golem": ["move golem 4 forward", "move golems 2 any"],
    "use-tile": ["use tile"],
    "no-control-cost": ["no-control-cost"],
    "upgrade": ["upgrade any discount 3 mix", "upgrade golem"],
    "free-upgrade": ["upgrade gray free"],
    "buy-book": ["buy book discount 3", "buy book slot-only"],
    "use-active": ["use 1 active"],
    "activate-artifact": ["activate artifact"],
    "draw-goals": ["draw goals"],
}


def test_every_kind_can_be_written() -> None:
    assert {*ATOMS, *GRAMMAR} == set(EFFECT_KINDS)


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind in ATOMS for text in ATOMS[kind]])
def test_an_effect_has_the_face_of_its_kind(kind: str, text: str) -> None:
    face = NOTATION.read(text).face()
    if face["do"] == "repeat":
        assert kind in REPEATED_KINDS
        face = face["of"]
    assert face["do"] == kind


def test_a_cost_has_the_face_of_its_kind() -> None:
    texts = {"gain": "2 coin", "student": "student red -1", "research": "research -1"}
    assert {kind: cost(text).face()["do"] for kind, text in texts.items()} == {k: k for k in COST_KINDS}
