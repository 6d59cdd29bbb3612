"""Experiments, books and the golem: what is worth knowing, and what the king is told."""

from itertools import combinations
from math import log2

from goldenlane.bots.alchemists.mind import Mind, pair
from goldenlane.bots.alchemists.sell import pairs_of
from goldenlane.deduction.tables import PAIRS
from goldenlane.games.alchemists.alchemy import CLASS, MINUS, ORGANS, SOLAR, potion
from goldenlane.games.alchemists.progress_reports import ORGAN_NAMES
from goldenlane.games.alchemists.research_golem import ANIMATED
from goldenlane.games.alchemists.vocabulary import CUSTODIAN, DRINK, TEST_STUDENT
from goldenlane.kernel.action import DONE, Action

_LEAST = 0.4
"""What an experiment must promise, or the cards are kept."""
_RED, _GREEN, _BLUE = range(3)


# ---- experiments -------------------------------------------------------------------------------
def experiment_value(mind: Mind, mixed: tuple[int, int], space: int) -> float:
    """What mixing this on a space promises: knowledge, less what a negative potion does."""
    number = pair(*mixed)
    results = mind.belief.results[number]
    value = mind.weights.bit[mind.round] * mind.belief.bits[number]
    bad = [results[potion(color, MINUS)] for color in range(3)]
    if space == TEST_STUDENT:
        if mind.view["unhappy-student"]:
            return value + mind.coins(mind.gold, mind.gold - mind.cards.number.unhappy_student_gold)
        return value - mind.weights.unhappy * sum(bad)
    immune = mind.me["immune"]
    harm = (mind.weights.poison, mind.weights.paralysis, mind.loss(mind.cards.number.insanity_reputation))
    return value - sum(bad[color] * harm[color] for color in (_RED, _GREEN, _BLUE) if not immune >> color & 1)


def best_experiments(
    mind: Mind, hand: list[int], space: int, most: int
) -> list[tuple[float, tuple[int, int]]]:
    """The best experiments with different cards of a hand, best first."""
    left = hand[:]
    worths = sorted(((experiment_value(mind, mixed, space), mixed) for mixed in pairs_of(hand)), reverse=True)
    found: list[tuple[float, tuple[int, int]]] = []
    for value, (first, second) in worths:
        if len(found) < most and left[first] and left[second]:
            found.append((value, (first, second)))
            left[first] -= 1
            left[second] -= 1
    return found


def experiment(mind: Mind, options: list[Action]) -> Action:
    """Mix what promises most, or decline."""
    space = {"action-test-student": TEST_STUDENT, "action-custodian": CUSTODIAN}.get(mind.asks, DRINK)
    mixes = [option for option in options if option is not DONE]

    def value(option: Action) -> float:
        first, second = option.data
        return experiment_value(mind, (first, second), space)

    best = max(mixes, key=value, default=DONE)
    return best if best is not DONE and value(best) > _LEAST else DONE


def thinking_cap(mind: Mind, options: list[Action]) -> Action:
    """Nobody drinks: only knowledge counts."""
    bits = mind.belief.bits
    return max(options, key=lambda option: -1.0 if option is DONE else bits[pair(*option.data)])


# ---- books -------------------------------------------------------------------------------------
def book_bits(mind: Mind, ingredient: int) -> float:
    """What the class of an ingredient would tell."""
    right = mind.belief.right[ingredient]
    solar = sum(chance for alchemical, chance in enumerate(right) if CLASS[alchemical] == SOLAR)
    return -sum(chance * log2(chance) for chance in (solar, 1 - solar) if chance > 0)


def choose_book(mind: Mind, options: list[Action]) -> Action:
    return max(options, key=lambda option: book_bits(mind, option.data[0]))


def library_value(mind: Mind) -> float:
    """What a visit promises; four of eight ingredients are shown, so the third best is a fair guess."""
    bits = sorted((book_bits(mind, ingredient) for ingredient in range(8)), reverse=True)[2]
    kept = sum(
        card.points_each()
        for card in (mind.cards.artifacts[artifact] for artifact in mind.artifacts)
        if card.effect.points is not None and card.effect.points.measure == "book"
    )
    return mind.weights.bit[mind.round] * bits + kept - mind.weights.approval


def visit_library(mind: Mind, options: list[Action]) -> Action:
    return options[0] if library_value(mind) > 0 else DONE


# ---- the golem ---------------------------------------------------------------------------------
def token_value(mind: Mind) -> float:
    """The approval token on the space, if there is one."""
    return mind.weights.approval if mind.view["approval"] else 0.0


def test_value(mind: Mind, ingredient: int) -> float:
    """What testing an ingredient on the golem promises."""
    value = mind.weights.golem_bit[mind.round] * mind.belief.golem_bits[ingredient] + token_value(mind)
    if mind.progress < mind.cards.number.tests_before_animation:
        value += mind.weights.progress[mind.round]
    return value


def animation(mind: Mind) -> tuple[float, tuple[int, int]]:
    """(value, ingredients) of the most promising animation."""
    chances = mind.belief.animation
    best = max(range(len(PAIRS)), key=lambda number: chances[number])
    reward = mind.cards.score.animated_golem + token_value(mind)
    if mind.round <= mind.game.conference_rounds[1]:
        reward += mind.cards.number.conference_animated
    chance = chances[best]
    if chance <= 0:
        return -99.0, PAIRS[best]
    return chance * reward - (1 - chance) * mind.loss(-mind.cards.number.animation_failure), PAIRS[best]


def may_animate(mind: Mind) -> bool:
    return mind.cards.number.tests_before_animation <= mind.progress < ANIMATED


def research_golem(mind: Mind, options: list[Action]) -> Action:
    """Animate, or test what tells most, or decline."""

    def value(option: Action) -> float:
        if option is DONE:
            return _LEAST
        if option.verb == "animate":
            # A test first is better while it would make the animation much surer.
            worth = animation(mind)[0]
            return worth if worth > 3.0 or not mind.to_come else min(worth, _LEAST)
        return test_value(mind, option.data[0]) - 0.15 * (mind.hand[option.data[0]] == 1)

    return max(options, key=value)


def animate(mind: Mind, options: list[Action]) -> Action:
    """Name the ingredients, the smaller first."""
    named = mind.about[0]
    chances = mind.belief.animation

    def chance(option: Action) -> float:
        ingredient = option.data[0]
        if named >= 0:
            return chances[pair(named, ingredient)]
        return max(chances[pair(ingredient, second)] for second in range(ingredient + 1, 8))

    return max(options, key=chance)


# ---- reports -----------------------------------------------------------------------------------
def _free(mind: Mind) -> list[int]:
    laid = [name for organ in ORGAN_NAMES for name in mind.me["reports"][organ]]
    return [token for token in range(6) if ORGANS[token] not in laid]


def _points(mind: Mind, count: int, chance: float) -> float:
    """The points of a report with so many tokens that holds the truth with this chance."""
    score = mind.cards.score
    if count == 1:
        return chance * score.report_one_right + (1 - chance) * score.report_one_wrong
    return chance * score.report_two_right + (1 - chance) * score.report_two_wrong


def best_tokens(mind: Mind, organ: int, count: int) -> tuple[float, tuple[int, ...]]:
    """(points, tokens) of the best report of so many tokens; none holds what is known to be false."""
    chances = mind.belief.organs[organ]
    able = [token for token in _free(mind) if chances[token] > 0]
    found = [
        (_points(mind, count, sum(chances[token] for token in tokens)), tokens)
        for tokens in combinations(able, count)
    ]
    return max(found, default=(-99.0, ()))


def _conference(mind: Mind, count: int) -> float:
    """What a first or further report does for the conference to come."""
    number = mind.cards.number
    reports = [len(mind.me["reports"][organ]) for organ in ORGAN_NAMES]
    first, second = mind.game.conference_rounds
    if mind.round <= first:
        tile = mind.cards.golem_conferences[mind.game.variant]
        return (
            0.0
            if any(reports)
            else (tile.report - tile.none + 0.8 * tile.favors) * 0.8 ** (first - mind.round)
        )
    if mind.round <= second:
        return (number.reports_highest - number.reports_lowest) / 4 * (1.0 if count == 1 else 0.5)
    return 0.0


def report(mind: Mind, options: list[Action]) -> Action:
    """Lay or take back tokens when it gains more than waiting may."""
    best, worth = DONE, mind.weights.waiting * mind.to_come
    for option in options:
        if option is DONE:
            continue
        organ, count = option.data
        chances = mind.belief.organs[organ]
        if count:
            value = best_tokens(mind, organ, count)[0] + _conference(mind, count)
        else:
            laid = [ORGANS.index(name) for name in mind.me["reports"][ORGAN_NAMES[organ]]]
            kept = max(chances[token] for token in laid)
            now = _points(mind, 2, sum(chances[token] for token in laid))
            value = _points(mind, 1, kept) - now if kept > 0 else -99.0
        if value > worth:
            best, worth = option, value
    return best


def report_tokens(mind: Mind, options: list[Action]) -> Action:
    """Which tokens: the likeliest are laid, the less likely one is taken back."""
    organ, left = mind.about
    chances = mind.belief.organs[organ]
    if not left:
        return min(options, key=lambda option: chances[option.data[0]])
    if left == 2:
        _, tokens = best_tokens(mind, organ, 2)
        for option in options:
            if option.data[0] in tokens[:1]:
                return option
    return max(options, key=lambda option: chances[option.data[0]])
