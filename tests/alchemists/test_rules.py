"""Open points of the rules are options of the content file: the other readings can be played."""

from random import Random

import pytest

import goldenlane as gl
from goldenlane.games.alchemists.read_content import SHIPPED
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES, DEBUNK, GOLD, PUBLISH
from tests.alchemists.positions import ALL, Table

TEXT = SHIPPED.read_text(encoding="utf-8")

OTHER = {
    "adventurer-potions-2 | 1 ": "adventurer-potions-2 | 2 ",
    "adventurer-potions-3 | 2 ": "adventurer-potions-3 | 3 ",
    "exhibition-places-2  | 1 ": "exhibition-places-2  | 2 ",
    "endorsing-reputation | 0 ": "endorsing-reputation | 1 ",
    "conflict-reputation  | 2 ": "conflict-reputation  | 1 ",
    "bid-cards            | return ": "bid-cards            | spent ",
    "sale-loss-by         | quality": "sale-loss-by         | guarantee",
    "sold-potion          | offered": "sold-potion          | met",
    "lowest-price         | 1 ": "lowest-price         | 0 ",
    "thinking-cap         | private": "thinking-cap         | public",
    "later-artifacts      | open ": "later-artifacts      | hidden ",
    "article-seals        | 3 ": "article-seals        | 4 ",
    "conflict-tokens      | 0 ": "conflict-tokens      | 3 ",
    "robe-in-final-round  | no ": "robe-in-final-round  | yes ",
    "debunk         | 1 1     | 1 1     | 1 1 ": "debunk | 1 2 | 1 2 | 1 2 ",
    "red   | 1    | -1    | 0      | -1 ": "red | 1 | -1 | 0 | 0 ",
}


def reading(*changed: str) -> str:
    text = TEXT
    for old in changed or OTHER:
        assert text.count(old) == 1, old
        text = text.replace(old, OTHER[old])
    return text


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", [[], ALL], ids=["base", "all"])
def test_games_with_all_the_other_readings(players: int, modules: list[str]) -> None:
    rng = Random(players)
    match = gl.new(
        "alchemists",
        players=players,
        variant="master",
        modules=modules,
        next_adventurer="covered",
        content=reading(),
        seed=players,
    )
    while not match.over:
        seat = rng.choice(match.to_act)
        if rng.random() < 0.1:
            other = match.game.imagine(match.state, seat, rng)
            assert match.game.view(other, seat) == match.game.view(match.state, seat)
        match.play(seat, rng.choice(match.legal(seat)))
    assert gl.load(match.save()).position() == match.position()


def test_four_seals_on_an_article_and_reputation_for_endorsing() -> None:
    text = reading("article-seals        | 3 ", "endorsing-reputation | 0 ")
    table = Table(players=4, modules=["royal-encyclopedia"], content=text)
    table.state.articles[0] = [0, 1, 2, 3, 0, 0]
    for seat in (1, 2, 3):
        table.state.seals[ARTICLE_PLACES * 4 + seat] = GOLD
    publish = table.game.actions[PUBLISH]
    assert publish is not None
    table.run(publish, 0, 1)
    table.play(0, "endorse article-R", "seal gold")
    assert table.player(0).reputation == 11


def test_hidden_rows() -> None:
    text = reading("later-artifacts      | open ")
    match = gl.new("alchemists", players=2, modules=ALL, content=text, seed=1)
    assert match.view(0)["later-artifacts"] == [3, 3]
    # What lies under the counter is always open.
    assert all(match.view(0)["later-under-the-counter"])


def test_second_debunking_for_two_cubes() -> None:
    table = Table(content=reading("debunk         | 1 1     | 1 1     | 1 1 "))
    assert table.game.costs[DEBUNK] == (1, 2)


def test_no_compensation_in_the_red_zone() -> None:
    table = Table(content=reading("red   | 1    | -1    | 0      | -1 "))
    table.player(0).reputation = 6
    table.player(0).progress = 2
    table.run("animate-golem", 0, -1)
    table.play(0, "name mushroom", "name fern")
    assert table.player(0).reputation == 4
