"""Apprentice and master never act against their knowledge: every choice of whole games is checked afresh.

What is checked: theories and articles that are excluded, guarantees and exhibits that must fail,
demonstrations that are not certain (a master's may be likely), experiments that can tell nothing, golem
tokens and animations that cannot be right, publishing given up in spite of certain knowledge.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.deduction import Knowledge, facts, parse_fact
from goldenlane.deduction.tables import alchemical_of
from goldenlane.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLORS,
    INGREDIENTS,
    ORGANS,
    POTIONS,
    QUALITY,
    SIGN,
    SIGNS,
    parse_potion,
)
from goldenlane.games.alchemists.judging import (
    Article,
    AspectDemonstration,
    Theory,
    judge_article,
    judge_theory,
)
from goldenlane.games.alchemists.progress_reports import ORGAN_NAMES
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES
from goldenlane.kernel.action import DONE, Action

View = dict[str, Any]
Check = Callable[[View, Knowledge, tuple[int, ...]], bool]


def pairs(view: View) -> list[tuple[int, int]]:
    hand = view["players"][view["seat"]]["hand"]
    return list(combinations([INGREDIENTS.index(name) for name in hand], 2))


def makes(known: Knowledge, first: int, second: int, potions: list[int]) -> float:
    """In how many worlds the pair makes one of the potions."""
    return known.count(facts.mix(first, second, potions)) if potions else 0


def good_enough(view: View, place: int, least: int) -> list[int]:
    """The potions that are worth at least this quality to the adventurer."""
    wanted = parse_potion(view["adventurer"]["wants"][place])
    return [potion for potion in range(len(POTIONS)) if QUALITY[wanted][potion] >= least]


def possible_theory(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    return bool(known.marginals().alchemicals[view["decision"]["numbers"][0], data[0]] > 0)


def possible_claim(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    """What gets a seal, also an endorsement, can be right."""
    place = view["decision"]["numbers"][0]
    if place < ARTICLE_PLACES:
        theory = next(each for each in view["theories"] if each["ingredient"] == INGREDIENTS[place])
        return bool(known.marginals().alchemicals[place, ALCHEMICALS.index(theory["alchemical"])] > 0)
    color = place - ARTICLE_PLACES
    article = view["articles"][COLORS[color]]
    worlds = alchemical_of()[:, known.live].T.tolist()
    entries = [
        (INGREDIENTS.index(name), SIGNS.index(article["signs"][space // 2]))
        for space, name in enumerate(article["ingredients"])
    ]
    return any(all(SIGN[world[i]][color] == sign for i, sign in entries) for world in worlds)


def possible_offer(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    place, guarantee = data[:2]
    barmaids = view["players"][view["seat"]]["favor-cards"].get("barmaid", 0)
    potions = good_enough(view, place, guarantee - barmaids)
    return any(makes(known, first, second, potions) > 0 for first, second in pairs(view))


def possible_sale(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    first, second, barmaids = data
    offer = view["offer"]
    return makes(known, first, second, good_enough(view, offer["place"], offer["guarantee"] - barmaids)) > 0


def certain_mix(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    first, second = view["decision"]["numbers"]
    return makes(known, first, second, [data[0]]) == known.worlds


def certain_aspect(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    """An apprentice knows the sign; a master first names the pair, and then claims the potion."""
    if view["variant"] == "master":
        return any(makes(known, data[0], data[1], [potion]) == known.worlds for potion in range(7))
    return any(known.count(facts.aspect(data[0], data[1], sign)) == known.worlds for sign in range(2))


def promising(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    """Something may fall, as far as the seat knows; in the master variant the claim is only begun."""
    if view["variant"] == "master":
        return True
    demonstrations = [
        AspectDemonstration(data[0], data[1], sign)
        for sign in range(2)
        if known.count(facts.aspect(data[0], data[1], sign)) > 0
    ]
    return any(falls(view, shown) for shown in demonstrations)


def falls(view: View, shown: AspectDemonstration) -> bool:
    theories = [
        Theory(INGREDIENTS.index(each["ingredient"]), ALCHEMICALS.index(each["alchemical"]))
        for each in view["theories"]
    ]
    articles = [
        Article(
            COLORS.index(color),
            tuple(
                (INGREDIENTS.index(name), SIGNS.index(each["signs"][space // 2]))
                for space, name in enumerate(each["ingredients"])
            ),
        )
        for color, each in view.get("articles", {}).items()
    ]
    return any(judge_theory(theory, shown).debunked for theory in theories) or any(
        judge_article(article, shown).debunked for article in articles
    )


def possible_mix(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    first, second = view["decision"]["numbers"]
    return makes(known, first, second, [data[0]]) > 0


def telling(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    """The result of an experiment is not known before."""
    return all(makes(known, data[0], data[1], [potion]) < known.worlds for potion in range(len(POTIONS)))


def nothing_certain(view: View, known: Knowledge, options: list[Action]) -> bool:
    """No theory that could be published is known for sure, or there is no star to put on it."""
    used = {theory["alchemical"] for theory in view["theories"]}
    right = known.marginals()
    able = {option.data[0] for option in options if option.verb == "theory"}
    sure = [
        ingredient
        for ingredient in able
        if ingredient < ARTICLE_PLACES
        and right.alchemicals[ingredient].max() == right.total
        and ALCHEMICALS[int(right.alchemicals[ingredient].argmax())] not in used
    ]
    seals = view["players"][view["seat"]]["seal-kinds"]
    return not sure or not (seals.get("gold") or seals.get("silver"))


def possible_exhibit(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    return any(makes(known, first, second, [data[0]]) > 0 for first, second in pairs(view))


def possible_exhibit_mix(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    return makes(known, data[0], data[1], [view["decision"]["numbers"][0]]) > 0


def possible_animation(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    """The first name must leave a second with which the golem can wake."""
    named = view["decision"]["numbers"][0]
    able = [(named, data[0])] if named >= 0 else [(data[0], second) for second in range(data[0] + 1, 8)]
    return any(known.count(facts.animate(first, second, True)) > 0 for first, second in able)


def possible_token(view: View, known: Knowledge, data: tuple[int, ...]) -> bool:
    organ, left = view["decision"]["numbers"]
    marginals = known.marginals()
    chances = marginals.ears if organ else marginals.chest
    laid = view["players"][view["seat"]]["reports"][ORGAN_NAMES[organ]]
    kept = [data[0]] if left else [ORGANS.index(name) for name in laid if ORGANS.index(name) != data[0]]
    return all(chances[token] > 0 for token in kept)


CHECKS: dict[str, Check] = {
    "choose-alchemical": possible_theory,
    "place-seal": possible_claim,
    "action-sell": possible_offer,
    "sell-mix": possible_sale,
    "action-debunk": certain_aspect,
    "claim-potion": certain_mix,
    "action-exhibition": possible_exhibit,
    "exhibit-mix": possible_exhibit_mix,
    "animate-golem": possible_animation,
    "report-tokens": possible_token,
    "action-test-student": telling,
    "action-drink": telling,
}
BOLD = {**CHECKS, "action-debunk": promising, "claim-potion": possible_mix}
"""A master tries what is likely to work."""
EVERYTHING = ["startup-funding", "busy-days", "royal-encyclopedia", "golem-project"]


def watched(
    level: str, players: int, variant: str, modules: list[str], seed: int, checked: Counter[str]
) -> gl.Match:
    """A game of bots against one random player who publishes nonsense; all their choices are checked."""
    match = gl.new("alchemists", players=players, variant=variant, modules=modules, seed=seed)
    clever, random = bot(level, match.game), bot("random", match.game)
    checks = CHECKS if level == "apprentice" else BOLD
    rng = Random(seed)
    fool = seed % players
    while not match.over:
        seat = match.to_act[0]
        choice = (random if seat == fool else clever).choose(Seat.of(match, seat), rng)
        view = match.view(seat)
        asks = view["decision"]["asks"]
        if seat != fool and (asks in checks or asks == "action-publish"):
            known = Knowledge(parse_fact(fact) for fact in view["facts"])
            if asks in checks and choice.data:
                assert checks[asks](view, known, choice.data), f"{asks}: {choice} in game {seed}"
                checked[asks] += 1
            elif asks == "action-publish" and choice is DONE:
                assert nothing_certain(view, known, match.legal(seat)), f"gave up publishing in game {seed}"
        match.play(seat, choice)
    if level == "apprentice":
        assert not [event for event in match.events if event.kind == "debunk-failed" and event.seat != fool]
    return match


@pytest.mark.parametrize(
    ("players", "variant", "modules", "seeds"),
    [
        (2, "master", [], range(8)),
        (3, "apprentice", [], range(6)),
        (3, "master", ["royal-encyclopedia"], range(6)),
        (4, "apprentice", EVERYTHING, range(3)),
        (4, "master", EVERYTHING, range(3)),
    ],
)
def test_the_apprentice_never_acts_against_its_knowledge(
    players: int, variant: str, modules: list[str], seeds: range
) -> None:
    checked: Counter[str] = Counter()
    for seed in seeds:
        watched("apprentice", players, variant, modules, seed, checked)
    never = {"claim-potion"} if variant == "apprentice" else set()
    if "golem-project" not in modules:
        never |= {"animate-golem", "report-tokens"}
    rare = {"action-drink"} if modules else set()  # with modules there are better things to do
    assert set(CHECKS) - never - rare <= set(checked) <= set(CHECKS) - never


@pytest.mark.parametrize(
    ("players", "variant", "modules", "seeds"),
    [
        (2, "apprentice", [], range(2)),
        (2, "master", ["royal-encyclopedia"], range(2)),
        (2, "master", EVERYTHING, range(1, 3)),
    ],
)
def test_the_master_never_acts_against_its_knowledge(
    players: int, variant: str, modules: list[str], seeds: range
) -> None:
    checked: Counter[str] = Counter()
    for seed in seeds:
        watched("master@4", players, variant, modules, seed, checked)
    assert {"choose-alchemical", "place-seal", "action-test-student", "action-exhibition"} <= set(checked)
