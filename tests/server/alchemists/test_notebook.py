"""The notebook that the page gets: exact, and only from what the seat's own view lists."""

from typing import Any

import goldenlane as gl
from goldenlane.server.alchemists.notebook import Deduction, NotebookSent, notebook_of
from goldenlane.server.wire import NOTEBOOKS
from tests.declared import Declared
from tests.server.serving import Browser

FACTS: list[dict[str, Any]] = [
    {"type": "mix", "ingredients": ["fern", "scorpion"], "result": "B-"},
    {"type": "mix", "ingredients": ["claw", "mandrake"], "result": "B+"},
    {"type": "mix", "ingredients": ["fern", "toad"], "result": "R+"},
    {"type": "mix", "ingredients": ["mushroom", "toad"], "result": "G+"},
    {"type": "mix", "ingredients": ["flower", "scorpion"], "result": "R-"},
    {"type": "class", "ingredient": "fern", "class": "solar"},
    {"type": "class", "ingredient": "mandrake", "class": "solar"},
    {"type": "golem", "ingredient": "fern", "chest": False, "ears": True},
    {"type": "golem", "ingredient": "mandrake", "chest": True, "ears": True},
]


def view(**more: Any) -> dict[str, Any]:
    return {"game": "alchemists", "seat": 0, "facts": FACTS, **more}


def full(**more: Any) -> Deduction:
    """The whole notebook."""
    notebook = notebook_of(view(**more))
    assert notebook is not None
    assert notebook["level"] == "full"
    return notebook


def test_notebooks_are_as_declared() -> None:
    """On every level; also when nothing is known, and when the facts contradict each other."""
    declared = Declared(NotebookSent)
    never = [*FACTS, {"type": "class", "ingredient": "fern", "class": "lunar"}]
    articles = {"R": {"signs": ["-", "+"], "ingredients": ["fern", "scorpion", "claw", "toad"], "seals": []}}
    for facts in ([], FACTS, never):
        for level in NOTEBOOKS:
            notebook = notebook_of(view(facts=facts, articles=articles), level)
            assert declared.faults(notebook) == [], (level, facts)
    assert declared.unseen() == set()


def test_worlds_and_marginals_are_exact() -> None:
    notebook = full()
    assert notebook["worlds"] == 26
    fern = notebook["alchemicals"]["fern"]
    assert {name for name, count in fern.items() if count} == {"pNn"}


def test_an_article_is_true_only_if_all_four_entries_are() -> None:
    articles = {
        "B": {"signs": ["-", "+"], "ingredients": ["fern", "scorpion", "claw", "mandrake"], "seals": []}
    }
    assert full(articles=articles)["articles"] == {"B": 1.0}
    wrong = {"B": {"signs": ["+", "+"], "ingredients": ["fern", "toad", "claw", "mandrake"], "seals": []}}
    assert full(articles=wrong)["articles"] == {"B": 0.0}


def test_a_mix_that_is_known_tells_nothing_more() -> None:
    notebook = full()
    bits = {(first, second): told for first, second, told in notebook["mixes"]}
    assert len(bits) == 28
    assert bits["fern", "toad"] == 0
    assert bits["claw", "flower"] > 2


def test_only_players_have_a_notebook() -> None:
    match = gl.new("alchemists", players=2, seed=3)
    assert notebook_of(match.view(None)) is None
    assert notebook_of(match.view(0)) is not None


def test_with_hints_only_what_is_possible_is_said() -> None:
    whole: Any = full()
    hints: Any = notebook_of(view(), "hints")
    assert set(hints) == {"level", "alchemicals", "golem"}
    for part in ("alchemicals", "golem"):
        for name, row in whole[part].items():
            assert hints[part][name] == {what: int(n > 0) for what, n in row.items()}


def test_a_table_gets_no_more_than_it_agreed_on(ann: Browser) -> None:
    """The notebook of a seat, as it travels; what is above the level is in no byte."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    sent = {}
    for level in ("paper", "hints", "full"):
        made = ann.post("/new", game="alchemists", seats=seats, agreed={"notebook": level})
        sent[level] = ann.page(made["code"], seat=0).settled(0)["notebook"]
    assert sent["paper"] == {"level": "paper"}
    assert set(sent["hints"]) == {"level", "alchemicals", "golem"}
    assert sent["full"]["worlds"] == 967_680
