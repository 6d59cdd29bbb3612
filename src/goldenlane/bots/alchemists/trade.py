"""Cards, gold and artifacts: what to take, to keep, to sell off and to buy."""

from collections.abc import Callable

from goldenlane.bots.alchemists.exhibition import exhibits
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.publish import bank, publications, theory_chances
from goldenlane.bots.alchemists.research import best_experiments
from goldenlane.bots.alchemists.sell import best_sale
from goldenlane.games.alchemists.bundle import PART_KINDS, WORDS, Bundle
from goldenlane.games.alchemists.card_effect import MEASURES
from goldenlane.games.alchemists.startup_funding import jealousy
from goldenlane.games.alchemists.vocabulary import (
    ALTAR_OF_GOLD,
    COURTIER,
    CRYSTAL_CABINET,
    DISCOUNT_CARD,
    DRINK,
    EXHIBITION,
    FEATHER_IN_CAP,
    MAGIC_MIRROR,
    PUBLISH,
    SAGE,
    SELL,
    SHOPKEEPER,
    TEST_STUDENT,
    WISDOM_IDOL,
    WITCHS_TRUNK,
)
from goldenlane.kernel.action import DONE, Action
from goldenlane.kernel.kinds import complete


# ---- ingredients -------------------------------------------------------------------------------
def card_worth(mind: Mind, count: int, gathered: bool = False) -> float:
    """What so many cards are worth as such: gathered before the round's actions, or kept after them."""
    weights = mind.weights
    each = (weights.gathered if gathered else weights.ingredient)[mind.round]
    return each * min(count, weights.crowded) + each / 2 * max(0, count - weights.crowded)


def hand_value(mind: Mind, hand: list[int]) -> float:
    """What a hand can do in this round or the next: experiments, a sale, exhibits."""
    value = 0.3 * card_worth(mind, sum(hand))
    if mind.game.open(TEST_STUDENT, mind.round):
        value += sum(max(0.0, worth) for worth, _ in best_experiments(mind, hand, DRINK, 2))
    if mind.planned(SELL) and mind.wanted:
        value += max(0.0, best_sale(mind, hand)[0])
    if mind.planned(EXHIBITION):
        value += sum(exhibits(mind, hand, mind.planned(EXHIBITION)))
    return value


def forage(mind: Mind, options: list[Action]) -> Action:
    """The card that serves the hand best; from the deck, what a card brings on average."""

    def value(option: Action) -> float:
        if option is DONE:
            return -1.0
        if option.data[0] >= 0:
            return with_card(option.data[0])
        return sum(with_card(card) for card in range(8)) / 8

    def with_card(card: int) -> float:
        hand = mind.hand[:]
        hand[card] += 1
        return hand_value(mind, hand)

    return max(options, key=value)


def without(mind: Mind, card: int) -> float:
    """The value of the hand without a card."""
    hand = mind.hand[:]
    hand[card] -= 1
    return hand_value(mind, hand)


def discard(mind: Mind, options: list[Action]) -> Action:
    return max(options, key=lambda option: without(mind, option.data[0]))


def transmute(mind: Mind, options: list[Action]) -> Action:
    """Give away the card that is missed least, if gold is worth more."""
    number = mind.cards.number
    best, worth = DONE, hand_value(mind, mind.hand)
    for option in options:
        if option is not DONE:
            card, sages = option.data
            gold = number.transmute_gold + sages * number.sage_gold
            value = (
                without(mind, card)
                + mind.coins(mind.gold, mind.gold + gold)
                - sages * mind.weights.favor_of[SAGE]
            )
            if value > worth:
                best, worth = option, value
    return best


# ---- favors, startup cards ---------------------------------------------------------------------
def keep_favor(mind: Mind, options: list[Action]) -> Action:
    return max(options, key=lambda option: mind.weights.favor_of[option.data[0]])


def discard_favor(mind: Mind, options: list[Action]) -> Action:
    return min(options, key=lambda option: mind.weights.favor_of[option.data[0]])


def bundle_value(mind: Mind, bundle: Bundle) -> float:
    """What is received, less what is paid if amounts are given as costs."""
    return sum(_WORTH[word](mind, n) for word, n in zip(WORDS, bundle, strict=True) if n)


def _more_cards(mind: Mind, n: int) -> float:
    cards = sum(mind.hand)
    return card_worth(mind, cards + n, True) - card_worth(mind, cards, True)


_WORTH: dict[str, Callable[[Mind, int], float]] = complete(
    "worth of what is given in Alchemists",
    PART_KINDS,
    {
        "gold": lambda mind, n: mind.coins(mind.gold, mind.gold + n),
        "ingredient": _more_cards,
        "favor": lambda mind, n: mind.weights.favor * n,
        "book": lambda mind, n: mind.weights.book[mind.round] * n,
        "reputation": lambda mind, n: n,
        "delayed reputation": lambda mind, n: n,
        "cube": lambda mind, n: mind.weights.cube[mind.round] * n,
        "approval": lambda mind, n: mind.weights.approval * n,
        "secret-artifact": lambda mind, n: mind.weights.secret_artifact * n,
        "starting-artifact": lambda mind, n: mind.weights.starting_artifact * n,
    },
)


def startup_value(mind: Mind, numbers: tuple[int, ...]) -> float:
    """What startup cards give together."""
    cards = [mind.cards.startup_cards[number - 1] for number in numbers]
    gain = Bundle(*(sum(amounts) for amounts in zip(*(card.gain for card in cards), strict=True)))
    artifacts = (card.face()["do"] for card in cards if card.artifact)
    return bundle_value(mind, gain) + sum(_WORTH[kind](mind, 1) for kind in artifacts)


def keep_startup(mind: Mind, options: list[Action]) -> Action:
    return max(options, key=lambda option: startup_value(mind, option.data))


def replicate(mind: Mind, options: list[Action]) -> Action:
    def value(option: Action) -> float:
        card, used = option.data
        return startup_value(mind, (card,)) if used else 0.0

    return max(options, key=value)


def choose_artifact(mind: Mind, options: list[Action]) -> Action:
    """An artifact of the box: a cheap secret one has extra points, a starting one costs reputation."""

    def value(option: Action) -> float:
        artifact = option.data[0]
        card = mind.cards.artifacts[artifact]
        if card.deck == 2:
            extra = max(0, mind.cards.score.secret_artifact_cost - card.cost)
            return _secret_value(mind, artifact) + extra
        return artifact_value(mind, artifact) + jealousy(mind.game, artifact)

    return max(options, key=value)


_SECRET = {ALTAR_OF_GOLD: 2.5, CRYSTAL_CABINET: 4.0, FEATHER_IN_CAP: 3.0, MAGIC_MIRROR: 3.0, WISDOM_IDOL: 3.5}
"""What artifacts of the last deck are usually worth at the end."""


def _secret_value(mind: Mind, artifact: int) -> float:
    return _SECRET.get(artifact, _weighed(mind, artifact)[0])


# ---- artifacts ---------------------------------------------------------------------------------
def artifact_value(mind: Mind, artifact: int) -> float:
    """What an artifact is worth from now on."""
    if artifact in _OWN:
        return _OWN[artifact](mind)
    points = mind.cards.artifacts[artifact].effect.points
    if points is not None:
        gain = bundle_value(mind, mind.cards.artifacts[artifact].effect.gain)
        return points.n * _COUNTED[points.measure](mind) / points.each + gain
    now, each = _weighed(mind, artifact)
    return now + each * mind.to_come


def _weighed(mind: Mind, artifact: int) -> tuple[float, float]:
    """(at once, for each round to come); an artifact without weights is worth what its row says."""
    if artifact < len(mind.weights.artifact):
        return mind.weights.artifact[artifact]
    card = mind.cards.artifacts[artifact]
    return card.vp + bundle_value(mind, card.effect.gain), 0.0


def _altar_of_gold(mind: Mind) -> float:
    most = min(mind.cards.number.altar_of_gold, max(0, mind.gold - mind.cards.artifacts[ALTAR_OF_GOLD].cost))
    return most * (1 - 1 / mind.cards.score.gold_per_point)


def _feather_in_cap(mind: Mind) -> float:
    return _weighed(mind, FEATHER_IN_CAP)[0] if len(exhibits(mind, mind.hand, 2)) else 0.0


def _witchs_trunk(mind: Mind) -> float:
    return _weighed(mind, WITCHS_TRUNK)[0] - 0.3 * mind.to_come


_OWN: dict[int, Callable[[Mind], float]] = {
    ALTAR_OF_GOLD: _altar_of_gold,
    FEATHER_IN_CAP: _feather_in_cap,
    WITCHS_TRUNK: _witchs_trunk,
}
"""Artifacts whose worth depends on more than the rounds to come."""


def _right_seals(mind: Mind) -> float:
    """Own seals on theories that are right, as far as one knows."""
    return sum(
        theory_chances(mind, place, mind.theories[place])[0]
        for place in range(8)
        if mind.seat in mind.owners[place]
    )


_COUNTED: dict[str, Callable[[Mind], float]] = complete(
    "what the points of artifacts are expected to be counted for",
    MEASURES,
    {
        "artifact": lambda mind: len(mind.artifacts) + 1,
        "set-aside": lambda mind: len(mind.me.get("set-aside", ())),
        "reputation": lambda mind: mind.reputation + 4,
        "correct-seal": lambda mind: _right_seals(mind) + 1,
        "book": lambda mind: mind.books,
    },
)


def price(mind: Mind, artifact: int, shopkeepers: int, counter: bool) -> int:
    """What an artifact costs the bot."""
    number = mind.cards.number
    cost = mind.cards.artifacts[artifact].cost - shopkeepers * number.shopkeeper_discount
    if mind.owns(DISCOUNT_CARD):
        later = mind.artifacts.index(DISCOUNT_CARD) < len(mind.artifacts) - 1
        cost -= number.discount_card_later if later else number.discount_card_first
    if counter:
        cost -= number.under_the_counter_gold
    return max(0, cost)


def purchase_value(mind: Mind, artifact: int, shopkeepers: int, counter: bool, gold: int) -> float:
    """What buying an artifact promises with so much gold."""
    cost = price(mind, artifact, shopkeepers, counter)
    value = artifact_value(mind, artifact) + mind.coins(gold, gold - cost)
    return (
        value - shopkeepers * mind.weights.favor_of[SHOPKEEPER] - (mind.weights.approval if counter else 0.0)
    )


def offered(mind: Mind) -> list[tuple[int, bool]]:
    """(artifact, under the counter) that can be bought now."""
    row = [(mind.cards.artifact_names.index(name), False) for name in mind.view["artifacts"]]
    counter = mind.view.get("under-the-counter")
    if counter is not None and (mind.approval or mind.favors[COURTIER]):
        row.append((mind.cards.artifact_names.index(counter), True))
    return row


def buy(mind: Mind, options: list[Action]) -> Action:
    """Buy what is worth its price, and the publications that the gold would pay for."""
    planned = mind.planned(PUBLISH)
    hoped = publications(mind)[:planned]
    best, worth = DONE, 0.0
    for option in options:
        if option is DONE:
            continue
        artifact, shopkeepers, way = option.data
        left = mind.gold - price(mind, artifact, shopkeepers, way > 0)
        lost = 0.0
        for publication in hoped:
            left -= publication.gold
            lost += publication.value if left < 0 else 0.0
        value = purchase_value(mind, artifact, shopkeepers, way > 0, mind.gold) - lost
        if value > worth:
            best, worth = option, value
    return best


def altar(mind: Mind, options: list[Action]) -> Action:
    """All gold that is not needed for publishing."""
    able = mind.gold - mind.planned(PUBLISH) * bank(mind, False)
    fitting = [option for option in options if option is not DONE and option.data[0] <= able]
    return max(fitting, key=lambda option: option.data[0], default=DONE)
