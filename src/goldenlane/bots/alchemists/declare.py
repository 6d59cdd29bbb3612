"""Choosing order, and declaring: the plan of cubes for a round.

Every space has a list of what its first, second ... action promises. The plan is the best set of actions that
the cubes, the ingredients and the gold allow, in the order in which the spaces are resolved.
"""

from typing import NamedTuple

from goldenlane.bots.alchemists.debunk import best_demonstration
from goldenlane.bots.alchemists.exhibition import exhibits
from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.publish import publications
from goldenlane.bots.alchemists.publisher import best_second_thought
from goldenlane.bots.alchemists.research import (
    animation,
    best_experiments,
    library_value,
    may_animate,
    test_value,
)
from goldenlane.bots.alchemists.sell import best_sale, rivals
from goldenlane.bots.alchemists.trade import bundle_value, card_worth, offered, price, purchase_value
from goldenlane.games.alchemists.alchemy import INGREDIENTS
from goldenlane.games.alchemists.vocabulary import (
    ASSISTANT,
    ASSOCIATE,
    BUY_ARTIFACT,
    CUSTODIAN,
    CUSTODIAN_CARD,
    DEBUNK,
    DRINK,
    EXHIBITION,
    FORAGE,
    MAGIC_MORTAR,
    MERCHANT,
    PUBLISH,
    RESEARCH_GOLEM,
    SAGE,
    SELL,
    SHOPKEEPER,
    SPACES,
    TEST_STUDENT,
    TRANSMUTE,
    VISIT_LIBRARY,
    WITCHS_TRUNK,
)
from goldenlane.kernel.action import DONE, Action

_FORAGED = 0.8
"""The chance that what needs face-up ingredients will find them."""


class Deed(NamedTuple):
    """One action on a space: what it promises beside cards and gold, and what it takes."""

    value: float
    cards: int = 0
    gold: int = 0
    """Paid; negative when it brings gold."""
    approval: int = 0


class Plan(NamedTuple):
    value: float
    assistants: int
    actions: tuple[int, ...]
    """By space."""


def order_value(mind: Mind, option: Action) -> float:
    """What an order space gives for its cost; a little for a place further up."""
    spaces = mind.game.cards.order_spaces
    board = mind.view.get("order-board")
    for each in mind.cards.order_boards:
        if each.name == board:
            spaces = each.spaces
    number, _ = option.data
    cost, benefit = spaces[number].cost, spaces[number].benefit
    if mind.owns(WITCHS_TRUNK):
        benefit = benefit._replace(ingredients=0)
    if cost.reputation:
        cost = cost._replace(reputation=int(mind.loss(cost.reputation)))
    paid = bundle_value(mind, cost)
    if cost.gold:
        paid += mind.coins(mind.gold - cost.gold, mind.gold) - mind.coins(mind.gold, mind.gold + cost.gold)
    return bundle_value(mind, benefit) - paid - mind.weights.place * number


def choose_order(mind: Mind, options: list[Action]) -> Action:
    return max(options, key=lambda option: order_value(mind, option))


# ---- what the actions promise ------------------------------------------------------------------
def deeds(mind: Mind) -> list[list[Deed]]:
    """For each space what its first, second ... action promises."""
    found: list[list[Deed]] = [[] for _ in SPACES]
    cards = mind.hand[:]
    for name in mind.view["face-up"]:
        cards[INGREDIENTS.index(name)] += 1
    found[FORAGE] = [Deed(0.05, cards=-1)] * 3
    sage = mind.cards.number.sage_gold if mind.favors[SAGE] else 0
    gold = mind.cards.number.transmute_gold
    found[TRANSMUTE] = [Deed(-0.7 * bool(sage), cards=1, gold=-gold - sage), Deed(0.0, cards=1, gold=-gold)]
    _research(mind, cards, found)
    if mind.wanted and mind.round > 1:
        found[SELL] = _sale(mind, cards)
    found[BUY_ARTIFACT] = _purchases(mind)
    found[DEBUNK] = [
        Deed(value)
        for value in sorted((best_demonstration(mind)[0], best_second_thought(mind)[0]), reverse=True)
        if value > 0
    ]
    found[PUBLISH] = [
        Deed(each.value - mind.coins(mind.gold, mind.gold - each.gold), gold=each.gold)
        for each in publications(mind)[:2]
    ]
    if not mind.to_come:
        sure, hoped = exhibits(mind, mind.hand, 4), exhibits(mind, cards, 4)
        worths = [*sure, *(_FORAGED * value for value in hoped[len(sure) :])]
        found[EXHIBITION] = [Deed(value, cards=2) for value in worths]
    return found


def _research(mind: Mind, cards: list[int], found: list[list[Deed]]) -> None:
    """Experiments on all three spaces, the golem and the library."""
    taken = 2 if not mind.owns(MAGIC_MORTAR) else 1
    for space in (CUSTODIAN, TEST_STUDENT, DRINK):
        worths = [value for value, _ in best_experiments(mind, cards, space, 4)]
        # Later mixes of a round tell less: the earlier ones have told part of it.
        worths = [value * 0.9**number for number, value in enumerate(worths)]
        if space == CUSTODIAN:
            worths = [
                value + 0.3 - mind.weights.favor_of[CUSTODIAN_CARD]
                for value in worths[: mind.favors[CUSTODIAN_CARD]]
            ]
        elif space == DRINK:
            # The student has drunk the best ones.
            worths = worths[1:3] or worths[:1]
        found[space] = [Deed(value, cards=taken) for value in worths[:2]]
    if mind.game.uses("golem-project"):
        tests = sorted((test_value(mind, card) for card in range(8) if cards[card]), reverse=True)
        golem = [Deed(value - 0.15 * number, cards=1) for number, value in enumerate(tests[:2])]
        worth, _ = animation(mind)
        if may_animate(mind) and worth > (3.0 if mind.to_come else 0.0):
            golem = [Deed(worth), *golem][:2]
        found[RESEARCH_GOLEM] = golem
        found[VISIT_LIBRARY] = [Deed(library_value(mind), approval=1)]


def _sale(mind: Mind, cards: list[int]) -> list[Deed]:
    crowd = rivals(mind)
    places = mind.cards.rule.adventurer_potions[mind.game.seats]
    # Who holds a Merchant needs no discount: no sale comes too late for it.
    merchant = bool(mind.favors[MERCHANT])
    discount = 0 if merchant else min(crowd, 1)
    value, price_, _ = best_sale(mind, mind.hand, discount)
    hoped, _, _ = best_sale(mind, cards, discount)
    value = max(value, _FORAGED * hoped)
    if value <= 0:
        return []
    gold = price_ if value > 1.0 else 0
    value -= mind.coins(mind.gold, mind.gold + gold)
    chance = 1.0 if crowd < places or merchant else 0.5
    return [Deed(value * chance, cards=2, gold=-int(gold * chance))]


def _purchases(mind: Mind) -> list[Deed]:
    shopkeepers = 1 if mind.favors[SHOPKEEPER] else 0
    found = []
    for artifact, counter in offered(mind):
        cost = price(mind, artifact, shopkeepers, counter)
        value = purchase_value(mind, artifact, shopkeepers, counter, mind.gold)
        found.append(Deed(value - mind.coins(mind.gold, mind.gold - cost), 0, cost, int(counter)))
    found.sort(key=lambda deed: deed.value + mind.coins(mind.gold, mind.gold - deed.gold), reverse=True)
    return found[:2]


# ---- the plan ----------------------------------------------------------------------------------
def plan(mind: Mind) -> Plan:
    """The best use of the round's cubes."""
    return plans(mind)[0]


def plans(mind: Mind) -> list[Plan]:
    """All uses of the round's cubes, best first."""
    table = deeds(mind)
    found: list[Plan] = []
    for assistants in range(mind.favors[ASSISTANT] + 1):
        cubes = mind.me["cubes"] + assistants
        found += _Search(mind, table, mind.me["unused"], assistants).all(cubes)
    return sorted(found, key=lambda each: each.value, reverse=True)


class _Search:
    """All plans, space by space in the order of resolving."""

    def __init__(self, mind: Mind, table: list[list[Deed]], unused: int, assistants: int) -> None:
        self.mind = mind
        self.table = table
        self.unused = unused
        self.assistants = assistants
        self.spaces = [
            space for space in range(len(SPACES)) if table[space] and mind.game.open(space, mind.round)
        ]
        self.found: list[Plan] = []
        self.actions = [0] * len(SPACES)

    def all(self, cubes: int) -> list[Plan]:
        mind = self.mind
        paid = -mind.weights.favor_of[ASSISTANT] * self.assistants
        self._go(0, cubes, sum(mind.hand), mind.gold, mind.approval, paid)
        return self.found

    def _go(self, at: int, cubes: int, cards: int, gold: int, approval: int, value: float) -> None:
        if at == len(self.spaces):
            value += self._left(cubes, cards, gold)
            self.found.append(Plan(value, self.assistants, tuple(self.actions)))
            return
        space = self.spaces[at]
        self._go(at + 1, cubes, cards, gold, approval, value)
        costs = self.mind.game.costs[space]
        for number, deed in enumerate(self.table[space][: len(costs)]):
            cubes -= costs[number]
            cards -= deed.cards
            gold -= deed.gold
            approval -= deed.approval
            value += deed.value
            if cubes < 0 or cards < 0 or gold < 0 or approval < 0:
                break
            self.actions[space] = number + 1
            self._go(at + 1, cubes, cards, gold, approval, value)
        self.actions[space] = 0

    def _left(self, cubes: int, cards: int, gold: int) -> float:
        """Cards, gold and pairs of unused cubes that stay."""
        mind = self.mind
        pairs = (self.unused + cubes) // mind.cards.number.unused_cubes_per_favor
        return mind.weights.favor * pairs + card_worth(mind, cards) + mind.coins(mind.gold, gold)


# ---- decisions ---------------------------------------------------------------------------------
def declare(mind: Mind, options: list[Action], planned: Plan) -> Action:
    """One step of declaring, as the plan has it."""
    if options[0].verb == "associate":
        return _associate(mind, options)
    return planned_step(options, planned)


def planned_step(options: list[Action], planned: Plan) -> Action:
    """What a plan has for this step: Assistants, or actions on a space."""
    wanted = planned.assistants if options[0].verb == "assistant" else planned.actions[_space(options[0])]
    return options[min(wanted, len(options) - 1)]


def agrees(planned: Plan, declaring: list[int], options: list[Action]) -> bool:
    """Whether a plan goes on from what is set down before the step with these options."""
    if options[0].verb == "assistant":
        return True
    reached = _space(options[0])
    return planned.assistants == declaring[-1] and list(planned.actions[:reached]) == declaring[:reached]


def _space(option: Action) -> int:
    return SPACES.index(option.words[0])


def _associate(mind: Mind, options: list[Action]) -> Action:
    """An Associate goes where a rival would act first and places are short: Sell Potion."""
    for option in options:
        if option is not DONE and option.data[0] == SELL and mind.favors[ASSOCIATE]:
            places = mind.cards.rule.adventurer_potions[mind.game.seats]
            if rivals(mind) >= places:
                return option
    return DONE
