"""The exhibition: potions that the hand can make, surest first."""

from goldenlane.bots.alchemists.mind import Mind, pair
from goldenlane.bots.alchemists.sell import pairs_of
from goldenlane.games.alchemists.alchemy import INGREDIENTS, POTIONS
from goldenlane.games.alchemists.vocabulary import EXHIBITION, FEATHER_IN_CAP
from goldenlane.kernel.action import DONE, Action


def best_pair(mind: Mind, hand: list[int], made: int) -> tuple[float, tuple[int, int] | None]:
    """(chance, ingredients) of the surest way to make a potion."""
    return max(
        ((mind.belief.results[pair(*mixed)][made], mixed) for mixed in pairs_of(hand)), default=(0.0, None)
    )


def exhibit_value(
    mind: Mind, hand: list[int], made: int, done: set[int]
) -> tuple[float, tuple[int, int] | None]:
    """(value, ingredients) of exhibiting a potion when these are done already."""
    number = mind.cards.number
    chance, mixed = best_pair(mind, hand, made)
    if mixed is None or chance <= 0:
        return -99.0, None
    shown = mind.view["exhibition"][POTIONS[made]]
    gain = 0.0 if shown else float(number.exhibition_first)
    if made ^ 1 in done:
        gain += number.exhibition_both_signs
    else:
        left = _without(hand, mixed)
        gain += 0.45 * number.exhibition_both_signs * best_pair(mind, left, made ^ 1)[0]
    if mind.owns(FEATHER_IN_CAP):
        gain += 1.2
    return chance * gain - (1 - chance) * mind.loss(-number.exhibition_failure), mixed


def _without(hand: list[int], mixed: tuple[int, int]) -> list[int]:
    left = hand[:]
    for card in mixed:
        left[card] -= 1
    return left


def exhibited(mind: Mind) -> set[int]:
    return {POTIONS.index(name) for name in mind.me["exhibited"]}


def exhibits(mind: Mind, hand: list[int], most: int) -> list[float]:
    """The values of one exhibit after the other."""
    left, done, found = hand[:], exhibited(mind), []
    places = mind.cards.rule.exhibition_places[mind.game.seats]
    for _ in range(most):
        open_ = [
            made for made in range(6) if made not in done and mind.view["exhibition"][POTIONS[made]] < places
        ]
        worths = [(*exhibit_value(mind, left, made, done), made) for made in open_]
        value, mixed, made = max(worths, key=lambda each: each[0], default=(0.0, None, 0))
        if mixed is None or value <= 0:
            break
        found.append(value)
        done.add(made)
        left = _without(left, mixed)
    return found


# ---- decisions ---------------------------------------------------------------------------------
def exhibit(mind: Mind, options: list[Action]) -> Action:
    """Show Feather in Cap first; then name the most promising potion, or decline."""
    best, worth = DONE, 0.0
    done = exhibited(mind)
    for option in options:
        if option.verb == "show":
            return option
        if option is not DONE:
            value, _ = exhibit_value(mind, mind.hand, option.data[0], done)
            if value > worth:
                best, worth = option, value
    return best


def exhibit_mix(mind: Mind, options: list[Action]) -> Action:
    made = mind.about[0]
    results = mind.belief.results
    return max(options, key=lambda option: results[pair(*option.data)][made])


def mortar_card(mind: Mind, options: list[Action]) -> Action:
    """Set both aside, unless their kind is there already or the returning card is worth more in the hand."""
    card, most = mind.about[0], mind.planned(EXHIBITION)
    back = mind.hand[:]
    back[card] += 1
    gain = sum(exhibits(mind, back, most)) - sum(exhibits(mind, mind.hand, most))
    point = (
        0 if INGREDIENTS[card] in mind.me["set-aside"] else mind.cards.artifacts[FEATHER_IN_CAP].points_each()
    )
    wanted = "one" if gain >= point else "both"
    return next(option for option in options if option.words[0] == wanted)
