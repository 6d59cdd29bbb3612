"""The effects of artifacts and favors: read from their rows, played, and refused where they are wrong."""

import re

import pytest

import goldenlane as gl
from goldenlane.games import game_of
from goldenlane.games.alchemists.card_effect import ARTIFACT_DEEDS, FAVOR_DEEDS
from goldenlane.games.alchemists.game import AlchemistsGame
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.vocabulary import ARTIFACTS, FAVORS

CONTENT = SHIPPED.read_text(encoding="utf-8")


def with_effect(name: str, effect: str, vp: str = "") -> str:
    """The shipped content with another effect of a card."""
    lines = CONTENT.split("\n")
    at = next(i for i, line in enumerate(lines) if re.match(rf"{name} +\|.*\|.*\|.*\|", line))
    cells = lines[at].split("|")
    cells[-2] = f" {effect} "
    if vp:
        cells[3] = f" {vp} "
    lines[at] = "|".join(cells)
    return "\n".join(lines)


def alchemists(content: str) -> AlchemistsGame:
    game = game_of("alchemists", players=2, content=content)
    assert isinstance(game, AlchemistsGame)
    return game


def test_every_deed_is_that_of_a_card() -> None:
    assert set(ARTIFACT_DEEDS) < set(ARTIFACTS)
    assert set(FAVOR_DEEDS) == set(FAVORS) - {"herbalist"}


@pytest.mark.parametrize(
    ("card", "effect", "reason"),
    [
        ("periscope", "-", "periscope must have its deed, 'periscope'"),
        ("periscope", "3 gold", "periscope must have its deed, 'periscope'"),
        ("periscope", "periscope, periscope", "'periscope' stands twice"),
        ("bronze-cup", "periscope", "'periscope' is what the card periscope does, and no other"),
        ("bronze-cup", "3 mud", "'3 mud' is not a number and one of gold, ingredient"),
        ("bronze-cup", "1 book", "'1 book' is not a number and one of gold, ingredient"),
        ("bronze-cup", "2 gold, 3 gold", "gold stands twice"),
        ("bronze-cup", "1 approval", "approval tokens need the module golem-project"),
        ("bronze-cup", "1 vp per book", "vp must be special"),
        ("bronze-cup", "2 gold then 3 gold", "what comes then must be like 'discard 2 ingredient'"),
        ("magic-mirror", "1 vp per spoon", "'1 vp per spoon' is not like '1 vp per 5 reputation'"),
        ("magic-mirror", "1 vp per 2 artifact", "only reputation is counted by several"),
        ("magic-mirror", "1 vp per book, 1 vp per artifact", "only one kind of points"),
        ("magic-mirror", "2 gold", "vp must be a number"),
        ("sage", "sage, 2 gold", "a favor is a deed, or gives gold"),
        ("herbalist", "2 vp per book", "a favor is a deed, or gives gold"),
    ],
)
def test_a_wrong_effect_is_told_when_the_content_is_read(card: str, effect: str, reason: str) -> None:
    with pytest.raises(gl.ContentError, match=re.escape(reason)):
        alchemists(with_effect(card, effect))


def test_an_effect_is_played_as_it_is_written() -> None:
    game = alchemists(with_effect("bronze-cup", "2 gold, -1 reputation, 3 ingredient"))
    position = {
        "round": 6,
        "row": [ARTIFACTS.index("bronze-cup")],
        "ingredient-bag": [5] * 8,
        "players": [{"gold": 5, "reputation": 10}, {}],
        "stack": [["action-buy-artifact", 0, 1, 0]],
    }
    match = gl.Match(game, position=position, seed=1)
    match.play(0, "buy bronze-cup")
    me = match.view(0)["players"][0]
    assert (me["gold"], me["reputation"], sum(me["hand"].values())) == (3, 9, 3)
    assert me["artifacts"] == ["bronze-cup"]


def test_points_are_counted_as_they_are_written() -> None:
    game = alchemists(with_effect("bronze-cup", "2 vp per 3 reputation", vp="special"))
    position = {"players": [{"artifacts": [ARTIFACTS.index("bronze-cup")], "reputation": 11}, {}]}
    assert gl.Match(game, position=position).scores()[0]["points"]["artifacts"] == 6
