"""The favor card Publisher: which own theory deserves another seal, or another alchemical."""

from goldenlane.bots.alchemists.mind import Mind
from goldenlane.bots.alchemists.publish import own_seal, seal_value, theory_chances
from goldenlane.games.alchemists.publisher import ALCHEMICAL, SEAL
from goldenlane.games.alchemists.vocabulary import ARTICLE_PLACES, PUBLISHER, SEALS
from goldenlane.kernel.action import DONE, Action

Wish = tuple[int, int]
"""The alchemical and the kind of seal that a theory should have."""


def best_second_thought(mind: Mind) -> tuple[float, int]:
    """(gain, theory) of the best use of a Publisher, less what the card is worth in hand; (0, -1) if none."""
    best, where = 0.0, -1
    if mind.favors[PUBLISHER]:
        for place in range(ARTICLE_PLACES):
            if mind.seat in mind.owners[place]:
                gain = _wished(mind, place, 0)[0] - mind.weights.favor_of[PUBLISHER]
                if gain > best:
                    best, where = gain, place
    return best, where


def _wished(mind: Mind, place: int, done: int) -> tuple[float, Wish]:
    """(gain, wish): the best that can still be exchanged on a theory; what is there may stay."""
    there = mind.theories[place]
    sealed = own_seal(mind, place)
    alchemicals, kinds = [there], [sealed]
    if not done & SEAL:
        kinds += [kind for kind in range(len(SEALS)) if mind.seals[kind] and kind != sealed]
    if not done & ALCHEMICAL and mind.owners[place] == [mind.seat]:
        alchemicals += [each for each in range(8) if each not in mind.theories]
    now = seal_value(mind, sealed, *theory_chances(mind, place, there))
    wishes = (
        (seal_value(mind, kind, *theory_chances(mind, place, each)) - now, (each, kind))
        for each in alchemicals
        for kind in kinds
    )
    return max(wishes, key=lambda wish: wish[0])


# ---- decisions ---------------------------------------------------------------------------------
def exchange(mind: Mind, options: list[Action]) -> Action:
    """The next step to what the theory should have; when it has that, enough is exchanged."""
    place, done = mind.about
    alchemical, kind = _wished(mind, place, done)[1]
    wanted = [(ALCHEMICAL, alchemical), (SEAL, kind)]
    for option in options:
        if option.data in wanted and option.data != (SEAL, own_seal(mind, place)):
            return option
    return DONE if DONE in options else options[0]
