"""Two games that differ only in what one seat cannot know, as saves, at many points of their course."""

from collections.abc import Iterator
from random import Random
from typing import Any

import goldenlane as gl
from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.kernel.match import Match
from goldenlane.kernel.state import CHANCE

TRIES = 200
"""To deal something else to the others that this seat cannot tell from what they have."""
STEPS = 400


def seen(match: Match, seat: int) -> tuple[Any, ...]:
    """All that a seat can know: what it sees, what it saw happen, and what it can do."""
    return match.view(seat), match.events_for(seat), [str(action) for action in match.legal(seat)]


def _opened(match: Match, chance: list[str], seed: int) -> Match | None:
    try:
        return Match(match.game, seed=seed, chance=chance)
    except GoldenLaneError:
        return None


def twin(match: Match, seat: int, rng: Random) -> Match | None:
    """A game that begins otherwise, which the seat cannot tell from this one; None if none was found."""
    draws = [text for _, text in match.log]
    for _ in range(TRIES):
        at = rng.randrange(len(draws))
        other = _opened(match, draws[:at], rng.randrange(2**31))
        if other is None or len(other.log) != len(draws):
            continue
        drawn = [text for _, text in other.log]
        again = _opened(match, [*draws[:at], drawn[at], *draws[at + 1 :]], 1)
        for found in (again, other):
            if found is not None and found.log != match.log and seen(found, seat) == seen(match, seat):
                return found
    return None


def _played(match: Match, seat: int, action: str, draws: list[str] | None) -> Match | None:
    """The match after an action, with these draws if there are any; None if it cannot be played so."""
    after = match.fork(seed=1)
    try:
        if draws is None:
            after.play(seat, action)
        else:
            after.go_on([(seat, action), *((CHANCE, draw) for draw in draws)])
    except GoldenLaneError:
        return None
    return after


def _step(pair: tuple[Match, Match], seat: int, rng: Random) -> tuple[Match, Match] | None:
    """Both games one visible step on, so that the seat still cannot tell them apart."""
    one, other = pair
    actor = rng.choice(one.to_act)
    action = str(rng.choice(one.legal(actor)))
    after = _played(one, actor, action, None)
    assert after is not None
    if seen(after, seat) == seen(one, seat):
        return after, other  # in secret: in the other game nothing of the kind need happen
    draws = [text for who, text in after.log[len(one.log) + 1 :] if who == CHANCE]
    second: Match | None = other
    for _ in range(8):
        assert second is not None
        same = _alike(second, seat, after, actor, action, draws)
        if same is not None:
            return after, same
        second = _silent(second, seat, rng)
        if second is None:
            return None
    return None


def _alike(match: Match, seat: int, after: Match, actor: int, action: str, draws: list[str]) -> Match | None:
    """The other game after an action of the same seat that looks the same: this one, or perhaps another."""
    if actor not in match.to_act:
        return None
    others = [] if actor == seat else [str(other) for other in match.legal(actor)][:8]
    for tried in [action, *others]:
        found = _played(match, actor, tried, draws)
        if found is not None and seen(found, seat) == seen(after, seat):
            return found
    return None


def _silent(match: Match, seat: int, rng: Random) -> Match | None:
    """Something that another seat can do and this one does not notice."""
    others = [other for other in match.to_act if other != seat]
    choices = [(other, str(action)) for other in others for action in match.legal(other)]
    rng.shuffle(choices)
    for other, action in choices[:8]:
        after = _played(match, other, action, None)
        if after is not None and seen(after, seat) == seen(match, seat):
            return after
    return None


def pairs(game: str, seat: int, rng: Random, **options: Any) -> Iterator[tuple[Match, Match]]:
    """Two games at every point of their course up to which a seat cannot tell them apart."""
    one = gl.new(game, seed=rng.randrange(2**31), **options)
    other = twin(one, seat, rng)
    if other is None:
        return
    pair: tuple[Match, Match] | None = (one, other)
    misses = 0
    for _ in range(STEPS):
        assert pair is not None
        if pair[0].over or pair[1].over:
            return
        if misses == 0:
            yield pair
        found = _step(pair, seat, rng)
        misses = 0 if found is not None else misses + 1
        if misses > 20:
            return
        pair = found or pair
