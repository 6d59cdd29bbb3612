"""Every example of debunking in the chapter The Royal Encyclopedia.

SE and SP are lines of the English and the Polish rulebook; both editions tell the same examples. Where an
icon is missing in the text, the rules page reconstructs it: the blue article lists B+ four times.
"""

from itertools import combinations

import pytest

from goldenlane.deduction import Knowledge, facts
from goldenlane.games.alchemists.alchemy import (
    INGREDIENTS,
    MIX,
    SIGN,
    parse_color,
    parse_ingredient,
    parse_potion,
    parse_sign,
)
from goldenlane.games.alchemists.judging import (
    Article,
    AspectDemonstration,
    MixDemonstration,
    Verdict,
    judge_article,
)


def article(color: str, **entries: str) -> Article:
    return Article(
        parse_color(color),
        tuple((parse_ingredient(name), parse_sign(sign)) for name, sign in entries.items()),
    )


def mix(first: str, second: str, potion: str) -> MixDemonstration:
    return MixDemonstration(parse_ingredient(first), parse_ingredient(second), parse_potion(potion))


def aspect(ingredient: str, color: str, sign: str) -> AspectDemonstration:
    return AspectDemonstration(parse_ingredient(ingredient), parse_color(color), parse_sign(sign))


def safe(verdict: Verdict) -> set[str]:
    return {INGREDIENTS[ingredient] for ingredient in verdict.safe_hedges}


# SE 354-356, SP 528-531: these four ingredients contain the same blue sign.
BLUE = article("B", toad="+", fern="+", mushroom="+", feather="+")
# SE 349-353, SP 521-527: toad and mandrake root against scorpion and fern.
RED = article("R", toad="+", mandrake="+", scorpion="-", fern="-")


def test_most_likely_example_for_apprentices() -> None:
    """SE 429-436, SP 347-354: mushroom has the other sign; only the seal hedging mushroom is safe."""
    verdict = judge_article(BLUE, aspect("mushroom", "B", "-"))
    assert verdict.debunked
    assert safe(verdict) == {"mushroom"}
    assert verdict.why.code == "wrong-sign"


def test_the_fifth_ingredient() -> None:
    """SE 438-448, SP 356-366: scorpion has the sign too; the article falls, every unstarred seal is safe."""
    verdict = judge_article(BLUE, aspect("scorpion", "B", "+"))
    assert verdict.debunked
    assert safe(verdict) == {"toad", "fern", "mushroom", "feather"}
    assert verdict.why.code == "only-four"


def test_most_likely_example_for_masters() -> None:
    """SE 455-458, SP 373-377: flower and mushroom make the other sign, as good as an aspect."""
    verdict = judge_article(BLUE, mix("flower", "mushroom", "B-"))
    assert verdict.debunked
    assert safe(verdict) == {"mushroom"}


def test_double_trouble() -> None:
    """SE 460-463, SP 379-383: two of the four are wrong, no hedge helps."""
    verdict = judge_article(BLUE, mix("toad", "mushroom", "B-"))
    assert verdict.debunked
    assert safe(verdict) == set()
    assert {INGREDIENTS[i] for i in verdict.why.ingredients} == {"toad", "mushroom"}


@pytest.mark.parametrize("potion", ["R+", "R-"])
def test_unsuccessful_attempt(potion: str) -> None:
    """SE 465-468, SP 385-388: two ingredients with the same blue sign can make a red potion."""
    verdict = judge_article(BLUE, mix("toad", "mushroom", potion))
    assert not verdict.debunked
    assert verdict.why.code == "possible"


@pytest.mark.parametrize("potion", ["G+", "G-"])
def test_two_color_rule_example(potion: str) -> None:
    """SE 473-475 and 494-500, SP 393-395 and 415-420: one of the two is wrong, nobody knows which."""
    verdict = judge_article(BLUE, mix("feather", "mushroom", potion))
    assert verdict.debunked
    assert safe(verdict) == {"feather", "mushroom"}
    assert verdict.why.code == "two-color-rule"


@pytest.mark.parametrize(("same", "allowed"), [("R", "RG"), ("G", "GB"), ("B", "BR")])
def test_two_color_rule_table(same: str, allowed: str) -> None:
    """SE 477-493, SP 397-413: with the same sign in one color the potion has one of two colors."""
    color = parse_color(same)
    made = {MIX[a][b] // 2 for a, b in combinations(range(8), 2) if SIGN[a][color] == SIGN[b][color]}
    assert made == {parse_color(name) for name in allowed}


def test_fifth_ingredient_reconsidered() -> None:
    """SE 502-509, SP 422-429: toad is confirmed, so scorpion replaces one of the other three."""
    verdict = judge_article(BLUE, mix("toad", "scorpion", "B+"))
    assert verdict.debunked
    assert safe(verdict) == {"fern", "mushroom", "feather"}


def test_double_trouble_too() -> None:
    """SE 511-514, SP 431-435: two more ingredients have the sign, so two of the four have not."""
    verdict = judge_article(BLUE, mix("scorpion", "mandrake", "B+"))
    assert verdict.debunked
    assert safe(verdict) == set()
    assert verdict.why.code == "only-four"


def test_a_red_article_does_not_say_what_its_ingredients_make() -> None:
    """SE 351-353, SP 525-527: toad and mandrake root with the same red sign need not make a red potion."""
    assert not judge_article(RED, mix("toad", "mandrake", "R+")).debunked
    assert not judge_article(RED, mix("toad", "mandrake", "G-")).debunked
    assert judge_article(RED, mix("toad", "mandrake", "B+")).debunked


def test_hedging_against_scorpion_in_the_red_article() -> None:
    """SE 373-380, SP 550-558: the seal on scorpion is sure of toad, mandrake root and fern."""
    assert safe(judge_article(RED, aspect("scorpion", "R", "+"))) == {"scorpion"}
    assert "scorpion" not in safe(judge_article(RED, aspect("fern", "R", "+")))


def test_only_the_current_demonstration_counts() -> None:
    """SE 469-471, SP 389-391: two demonstrations that disprove an article together do so not one by one."""
    demonstrations = [mix("mushroom", "scorpion", "R+"), mix("toad", "scorpion", "R+")]
    for demonstration in demonstrations:
        assert not judge_article(BLUE, demonstration).debunked
    both = Knowledge(facts.mix(shown.first, shown.second, [shown.potion]) for shown in demonstrations)
    assert both.worlds
    for ingredient, sign in BLUE.entries:
        both.add(facts.aspect(ingredient, BLUE.color, sign))
    assert not both.worlds
