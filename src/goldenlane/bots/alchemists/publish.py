"""What to publish or endorse, and under which seal: theories and articles by their exact chances."""

from typing import Any, NamedTuple

import numpy as np

from goldenlane.bots.alchemists.articles import CLAIMS, Claim, chance, chances
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS, SIGNS
from goldenlane.games.alchemists.article import TOKENS_PER_INGREDIENT
from goldenlane.games.alchemists.encyclopedia import choices
from goldenlane.games.alchemists.vocabulary import (
    ARTICLE_PLACES,
    COURTIER,
    PLACES,
    PRINTING_PRESS,
    ROBE_OF_RESPECT,
    SEAL_OF_AUTHORITY,
    SEALS,
    UNSTARRED,
)
from goldenlane.kernel.action import DONE, Action


class Publication(NamedTuple):
    """Something to publish or endorse, with its best seal."""

    value: float
    place: int
    alchemical: int
    """Of a new theory; -1 otherwise."""
    claim: Claim | None
    """Of a new article."""
    gold: int


# ---- seals -------------------------------------------------------------------------------------
def seal_value(mind: Mind, kind: int, right: float, safe: list[float]) -> float:
    """What a seal promises on a claim that is right with this chance; ``safe`` by unstarred kind."""
    loss = mind.weights.risk * mind.to_come - mind.cards.score.wrong_theory
    if kind < UNSTARRED:
        promise = right * mind.cards.seals[kind].vp - (1 - right) * loss
    else:
        promise = -(1 - safe[kind - UNSTARRED]) * loss
    return promise - mind.weights.seal[kind] * mind.to_come


def best_seal(mind: Mind, right: float, safe: list[float]) -> float:
    """The value of the best seal in hand."""
    return max(seal_value(mind, kind, right, safe) for kind in range(len(SEALS)) if mind.seals[kind])


def theory_chances(mind: Mind, ingredient: int, alchemical: int) -> tuple[float, list[float]]:
    """The chance of a theory, and that of each unstarred seal on it: white hedges nothing there."""
    right = mind.belief.right[ingredient][alchemical]
    return right, [*mind.belief.hedged[ingredient][alchemical], right]


def article_on_board(mind: Mind, color: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = mind.view.get("articles", {}).get(COLORS[color])
    return found


def article_chances(mind: Mind, color: int) -> tuple[float, list[float]]:
    """The chance of the article on the board, and that of each unstarred seal on it."""
    article = article_on_board(mind, color)
    assert article is not None
    signs = [SIGNS.index(sign) for sign in article["signs"]]
    entries = [
        (INGREDIENTS.index(name), signs[space // 2]) for space, name in enumerate(article["ingredients"])
    ]
    safe = [
        chance(mind.facts, mind.evidence, color, entries[:space] + entries[space + 1 :]) for space in range(4)
    ]
    return chance(mind.facts, mind.evidence, color, entries), safe


def own_seal(mind: Mind, place: int) -> int:
    """The kind of the own seal at a place."""
    if place < ARTICLE_PLACES:
        name = INGREDIENTS[place]
        seals = next(theory for theory in mind.view["theories"] if theory["ingredient"] == name)["seals"]
    else:
        article = article_on_board(mind, place - ARTICLE_PLACES)
        assert article is not None
        seals = article["seals"]
    return SEALS.index(next(seal["seal"] for seal in seals if seal["seat"] == mind.seat))


def place_chances(mind: Mind, place: int) -> tuple[float, list[float]]:
    """The chance of what is published at a place, and that of each unstarred seal on it."""
    if place < ARTICLE_PLACES:
        return theory_chances(mind, place, mind.theories[place])
    return article_chances(mind, place - ARTICLE_PLACES)


# ---- what a seal is worth beside its points ----------------------------------------------------
def standing(mind: Mind, place: int, new: bool) -> float:
    """Reputation for publishing, awards and conferences to come, grants."""
    number = mind.cards.number
    gain = number.publish_reputation if new else mind.cards.rule.endorsing_reputation
    if mind.owns(SEAL_OF_AUTHORITY):
        gain += number.seal_of_authority
    if gain and mind.owns(ROBE_OF_RESPECT) and mind.to_come:
        gain += number.robe_of_respect
    mine = mind.sealed(mind.seat)
    return gain + _award(mind, mine) + _conferences(mind, mine) + _grants(mind, place)


def _award(mind: Mind, mine: int) -> float:
    others = max(mind.sealed(seat) for seat in range(mind.game.seats) if seat != mind.seat)
    reward = mind.cards.number.top_alchemist_reputation
    if mine + 1 >= others > mine or not mine:
        return reward * (1 + mind.weights.top * mind.to_come)
    return 0.3 * reward * mind.weights.top * (mind.to_come + 1) if mine >= others else 0.2


def _conferences(mind: Mind, mine: int) -> float:
    worth = 0.0
    for number, round_ in enumerate(mind.game.conference_rounds, 1):
        if mind.round <= round_:
            row = mind.cards.conferences[number, mind.game.variant, mind.game.uses("golem-project")]
            step = row[min(mine + 1, len(row) - 1)] - row[min(mine, len(row) - 1)]
            worth += step * 0.75 ** (round_ - mind.round)
    return worth


def _grants(mind: Mind, place: int) -> float:
    number = mind.cards.number
    owned = {grant["name"] for grant in mind.view["grants"] if grant["owner"] is not None}
    needed = number.later_grant if mind.me["grants"] else number.first_grant
    worth = 0.0
    for grant in mind.cards.grants:
        places = grant.ingredients or tuple(range(ARTICLE_PLACES, PLACES))
        if grant.name in owned or place not in places or not mind.game.uses(grant.module):
            continue
        seals = sum(mind.seat in mind.owners[each] and not mind.conflict[each] for each in places)
        if seals + 1 >= needed:
            worth = max(worth, grant.vp + mind.coins(mind.gold, mind.gold + number.grant_gold))
        elif seals + 2 == needed:
            worth = max(worth, mind.weights.near_grant * min(1, mind.to_come))
    return worth


# ---- everything that could be published --------------------------------------------------------
def bank(mind: Mind, article: bool) -> int:
    """Gold for the bank."""
    if article and mind.game.uses("golem-project"):
        return 0
    return 0 if mind.owns(PRINTING_PRESS) else mind.cards.number.publish_gold


def publications(mind: Mind) -> list[Publication]:
    """What could be published with the gold in hand or a little more, best first."""
    if not any(mind.seals):
        return []
    found = [*_new_theories(mind), *_endorsed_theories(mind)]
    if mind.game.uses("royal-encyclopedia"):
        found += _articles(mind)
    return sorted((each for each in found if each.value > 0), reverse=True, key=lambda each: each.value)


def _new_theories(mind: Mind) -> list[Publication]:
    gold = bank(mind, False)
    found = []
    for ingredient in range(8):
        if mind.theories[ingredient] < 0:
            best = best_theory(mind, ingredient, _free(mind, ingredient))
            if best is not None:
                value, alchemical = best
                value += standing(mind, ingredient, True) + mind.coins(mind.gold, mind.gold - gold)
                found.append(Publication(value, ingredient, alchemical, None, gold))
    return found


def _free(mind: Mind, ingredient: int) -> list[int]:
    """The alchemicals that a new theory can use: at once after a debunking only freed ones, unless it is
    the ingredient itself whose theory fell."""
    free = [alchemical for alchemical in range(8) if alchemical not in mind.theories]
    fallen = mind.view["fallen"]
    if mind.asks == "immediate-publication" and INGREDIENTS[ingredient] not in fallen["ingredients"]:
        free = [alchemical for alchemical in free if ALCHEMICALS[alchemical] in fallen["alchemicals"]]
    return free


def best_theory(mind: Mind, ingredient: int, free: list[int]) -> tuple[float, int] | None:
    """(value of the seal, alchemical) of the best theory about an ingredient; None if none is likely."""
    worths = [
        (best_seal(mind, *theory_chances(mind, ingredient, alchemical)), alchemical)
        for alchemical in free
        if mind.belief.right[ingredient][alchemical] >= mind.weights.likely
    ]
    return max(worths) if worths else None


def _endorsed_theories(mind: Mind) -> list[Publication]:
    found = []
    for place in range(ARTICLE_PLACES):
        alchemical = mind.theories[place]
        if alchemical >= 0 and _may_endorse(mind, place, mind.cards.number.theory_seals):
            right, safe = theory_chances(mind, place, alchemical)
            found += _endorsed(mind, place, right, safe)
    return found


def _may_endorse(mind: Mind, place: int, most: int) -> bool:
    owners = mind.owners[place]
    return mind.seat not in owners and len(owners) < most and not mind.conflict[place]


def _endorsed(mind: Mind, place: int, right: float, safe: list[float]) -> list[Publication]:
    if right < mind.weights.likely:
        return []
    gold = bank(mind, place >= ARTICLE_PLACES) + len(mind.owners[place]) * mind.cards.number.endorse_gold
    value = best_seal(mind, right, safe) + standing(mind, place, False)
    value += mind.coins(mind.gold, mind.gold - gold) - _token(mind, place)
    return [Publication(value, place, -1, None, gold)]


def _token(mind: Mind, place: int) -> float:
    """The approval token that articles cost with the Golem Project."""
    return mind.weights.approval if place >= ARTICLE_PLACES and mind.game.uses("golem-project") else 0.0


def _articles(mind: Mind) -> list[Publication]:
    if mind.game.uses("golem-project") and not mind.approval and not mind.favors[COURTIER]:
        return []
    found = []
    gold = bank(mind, True)
    for color in range(3):
        place = ARTICLE_PLACES + color
        if article_on_board(mind, color) is None:
            value, claim = best_article(mind, color, [])
            if claim is not None:
                value += standing(mind, place, True) + mind.coins(mind.gold, mind.gold - gold)
                found.append(Publication(value - _token(mind, place), place, -1, claim, gold))
        elif _may_endorse(mind, place, mind.cards.rule.article_seals):
            right, safe = article_chances(mind, color)
            found += _endorsed(mind, place, right, safe)
    return found


_SPACES = np.array(CLAIMS)


def best_article(mind: Mind, color: int, chosen: list[int]) -> tuple[float, Claim | None]:
    """(value of the seal, claim) of the best article that goes on from these choices (signs, then
    ingredients); no claim if none is likely."""
    found = chances(mind.facts, mind.evidence, color)
    worth = np.full(len(CLAIMS), -99.0)
    for kind in range(len(SEALS)):
        if mind.seals[kind]:
            safe = found.hedged[:, kind - UNSTARRED] if kind >= UNSTARRED else found.right
            loss = mind.weights.risk * mind.to_come - mind.cards.score.wrong_theory
            star = mind.cards.seals[kind].vp * found.right if kind < UNSTARRED else 0.0
            worth = np.maximum(worth, star - (1 - safe) * loss - mind.weights.seal[kind] * mind.to_come)
    worth[found.right < mind.weights.likely] = -99.0
    worth[~_writable(mind, color, chosen)] = -99.0
    best = int(worth.argmax())
    return (float(worth[best]), CLAIMS[best]) if worth[best] > -99.0 else (-99.0, None)


def _writable(mind: Mind, color: int, chosen: list[int]) -> "np.ndarray[Any, np.dtype[np.bool_]]":
    """Which claims the other articles and the choices so far allow."""
    others = [
        sorted(INGREDIENTS.index(name) for name in article["ingredients"])
        for other in range(3)
        if other != color and (article := article_on_board(mind, other)) is not None
    ]
    allowed = np.ones(len(CLAIMS), dtype=bool)
    for ingredient in range(8):
        if sum(ingredient in other for other in others) >= TOKENS_PER_INGREDIENT:
            allowed &= ~(_SPACES[:, :4] == ingredient).any(axis=1)
    for other in others:
        allowed &= (np.sort(_SPACES[:, :4], axis=1) != other).any(axis=1)
    if chosen:
        allowed &= 2 * _SPACES[:, 4] + _SPACES[:, 5] == chosen[0]
    for space, ingredient in enumerate(chosen[1:]):
        allowed &= _SPACES[:, space] == ingredient
    return allowed


# ---- decisions ---------------------------------------------------------------------------------
def publish(mind: Mind, options: list[Action]) -> Action:
    """Take a Publish Theory action, or an immediate publication, or decline it."""
    best, worth = DONE, 0.0
    for publication in publications(mind):
        for option in options:
            if option is not DONE and _is(option, publication) and publication.value > worth:
                best, worth = option, publication.value
    return best


def _is(option: Action, publication: Publication) -> bool:
    endorses = publication.alchemical < 0 and publication.claim is None
    return option.data[0] == publication.place and (option.verb == "endorse") == endorses


def choose_alchemical(mind: Mind, options: list[Action]) -> Action:
    ingredient = mind.about[0]
    right = mind.belief.right[ingredient]
    best = best_theory(mind, ingredient, [option.data[0] for option in options])
    wanted = best[1] if best else None
    return max(options, key=lambda option: (option.data[0] == wanted, right[option.data[0]]))


def place_seal(mind: Mind, options: list[Action]) -> Action:
    right, safe = place_chances(mind, mind.about[0])
    return max(options, key=lambda option: seal_value(mind, option.data[0], right, safe))


def write_article(mind: Mind, options: list[Action]) -> Action:
    color, packed = mind.about
    chosen = choices(packed)
    _, claim = best_article(mind, color, chosen)
    if claim is None:
        return options[0]
    wanted = 2 * claim[4] + claim[5] if not chosen else claim[len(chosen) - 1]
    return next((option for option in options if option.data[0] == wanted), options[0])


def take_grant(mind: Mind, options: list[Action]) -> Action:
    grants = mind.cards.grants
    return max(options, key=lambda option: -1 if option is DONE else grants[option.data[0]].vp)
