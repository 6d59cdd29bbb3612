"""Debunking: demonstrations that are certain, or for the bold likely, to work, and what they bring."""

from functools import lru_cache

from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.publish import article_on_board, own_seal
from goldenlane.bots.alchemists.publisher import best_second_thought
from goldenlane.deduction.tables import PAIRS
from goldenlane.games.alchemists.alchemy import INGREDIENTS, SIGN, SIGNS
from goldenlane.games.alchemists.judging import (
    Article,
    AspectDemonstration,
    Demonstration,
    MixDemonstration,
    Theory,
    Verdict,
    in_conflict,
    judge_article,
    judge_theory,
)
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES, UNSTARRED
from goldenlane.kernel.action import DONE, Action

_judge_theory = lru_cache(maxsize=4096)(judge_theory)
_judge_article = lru_cache(maxsize=4096)(judge_article)


def attempts(mind: Mind) -> list[tuple[float, Demonstration]]:
    """(value, demonstration): all that could be tried; only what is certain, if the mind is not bold."""
    if not any(mind.owners):
        return []
    least = _BOLD if mind.bold else 1.0
    if mind.game.variant == "master":
        return _mixes(mind, least)
    return _aspects(mind, least)


_BOLD = 0.3
"""The least chance of success with which the bold try."""


def _mixes(mind: Mind, least: float) -> list[tuple[float, Demonstration]]:
    """Two ingredients and a potion: a wrong claim is a failure."""
    failure = -mind.loss(-mind.cards.number.debunk_failure)
    found: list[tuple[float, Demonstration]] = []
    for (first, second), results in zip(PAIRS, mind.belief.results, strict=True):
        certain = sum(chance > 0 for chance in results) == 1
        for made, chance in enumerate(results):
            if certain and chance > 0:
                chance = 1.0
            if chance >= least:
                shown = MixDemonstration(first, second, made)
                value = debunk_value(mind, shown)
                found.append((chance * value + (1 - chance) * failure, shown))
    return found


def _aspects(mind: Mind, least: float) -> list[tuple[float, Demonstration]]:
    """An ingredient and a color: the reader shows the true sign, whatever was hoped for."""
    found: list[tuple[float, Demonstration]] = []
    for ingredient, right in enumerate(mind.belief.right):
        for color in range(3):
            if mind.theories[ingredient] < 0 and not mind.owners[ARTICLE_PLACES + color]:
                continue
            chances = [0.0, 0.0]
            for alchemical, chance in enumerate(right):
                chances[SIGN[alchemical][color]] += chance
            able = [sign for sign in range(2) if chances[sign] > 0]
            if len(able) > 1 and least == 1.0:
                continue
            value = success = 0.0
            for sign in able:
                chance = chances[sign] if len(able) > 1 else 1.0
                worth = debunk_value(mind, AspectDemonstration(ingredient, color, sign))
                value += chance * worth
                success += chance * (worth > 0)
            if success >= least:
                found.append((value, AspectDemonstration(ingredient, color, able[0])))
    return found


def debunk_value(mind: Mind, shown: Demonstration) -> float:
    """What a demonstration brings; what fells nothing brings a loss."""
    number = mind.cards.number
    rivals = own = 0.0
    fell = False
    for place, owners in enumerate(mind.owners):
        if not owners:
            continue
        verdict, hedges = _judge(mind, place, shown)
        if not verdict.debunked:
            continue
        fell = True
        rivals += sum(owner != mind.seat for owner in owners) * -number.seal_loss
        if mind.seat in owners and not _hedged(mind, place, hedges, verdict.safe_hedges):
            own += number.seal_loss - mind.cards.score.wrong_theory
    if fell:
        return number.debunk_success + own + mind.weights.rival * rivals - mind.weights.shown
    if _conflict(mind, shown):
        return mind.cards.rule.conflict_reputation - mind.weights.shown
    return -mind.loss(-number.debunk_failure)


def _judge(mind: Mind, place: int, shown: Demonstration) -> tuple[Verdict, list[int]]:
    """The verdict, and what each unstarred seal hedges there."""
    if place < ARTICLE_PLACES:
        return _judge_theory(Theory(place, mind.theories[place]), shown), [0, 1, 2, -1]
    article = article_on_board(mind, place - ARTICLE_PLACES)
    assert article is not None
    ingredients = [INGREDIENTS.index(name) for name in article["ingredients"]]
    signs = [SIGNS.index(sign) for sign in article["signs"]]
    entries = tuple((ingredient, signs[space // 2]) for space, ingredient in enumerate(ingredients))
    return _judge_article(Article(place - ARTICLE_PLACES, entries), shown), ingredients


def _hedged(mind: Mind, place: int, hedges: list[int], safe: tuple[int, ...]) -> bool:
    kind = own_seal(mind, place)
    return kind >= UNSTARRED and hedges[kind - UNSTARRED] in safe


def _conflict(mind: Mind, shown: Demonstration) -> bool:
    """Whether two theories of others come into conflict that are not in conflict yet."""
    if not isinstance(shown, MixDemonstration):
        return False
    places = (shown.first, shown.second)
    if any(mind.theories[place] < 0 or mind.seat in mind.owners[place] for place in places):
        return False
    known = next(theory for theory in mind.view["theories"] if theory["ingredient"] == INGREDIENTS[places[0]])
    if INGREDIENTS[places[1]] in known["conflicts"]:
        return False
    one, other = (Theory(place, mind.theories[place]) for place in places)
    return in_conflict(one, other, shown)


def best_demonstration(mind: Mind) -> tuple[float, Demonstration | None]:
    """(value, demonstration); None if nothing is worth showing."""
    value, shown = max(attempts(mind), key=lambda each: each[0], default=(0.0, None))
    return (value, shown) if value > 0 else (0.0, None)


# ---- decisions ---------------------------------------------------------------------------------
def debunk(mind: Mind, options: list[Action]) -> Action:
    value, shown = best_demonstration(mind)
    gain, place = best_second_thought(mind)
    if gain > value:
        return next(option for option in options if option.verb == "publisher" and option.data[0] == place)
    if isinstance(shown, MixDemonstration):
        data = (shown.first, shown.second)
    elif shown is not None:
        data = (shown.ingredient, shown.color)
    else:
        return DONE
    return next(option for option in options if option.data == data)


def claim_potion(mind: Mind, options: list[Action]) -> Action:
    """The potion that was thought of when the ingredients were named."""
    first, second = mind.about
    results = mind.belief.results[PAIRS.index((first, second))]
    worths = {
        shown.potion: value
        for value, shown in attempts(mind)
        if isinstance(shown, MixDemonstration) and (shown.first, shown.second) == (first, second)
    }
    return max(options, key=lambda option: (worths.get(option.data[0], -99.0), results[option.data[0]]))
