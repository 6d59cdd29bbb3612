"""A state that is consistent with what a seat knows; everything else is drawn anew.

What is dealt anew is sorted first: so states that look alike to the seat give the same worlds, for the same
generator.
"""

from random import Random
from typing import TYPE_CHECKING

from goldenlane.games.alchemists.alchemy import MIX, NEUTRAL
from goldenlane.games.alchemists.mixing import mixer
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.vocabulary import FAVORS, HERBALIST
from goldenlane.games.alchemists.worlds import sample_world
from goldenlane.kernel.state import CHANCE, EVERYONE

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


def imagine(game: "AlchemistsGame", state: AlchemistsState, seat: int, rng: Random) -> AlchemistsState:
    """Draw the alchemy, the others' cards, seals and bids, and the decks anew."""
    other = state.copy()
    if other.final:
        return other
    other.alchemy, golem = sample_world([*state.facts, *state.players[seat].facts], rng)
    other.golem = golem if game.uses("golem-project") else -1
    _ingredients(other, seat, rng)
    _favors(game, other, seat, rng)
    for owner, player in enumerate(other.players):
        if owner != seat:
            player.facts = []
            _seals(other, owner, rng)
            if player.bid >= 0 and _bidding(other):
                player.bid = rng.choice([bid for bid in range(4) if not player.bids >> bid & 1] or [0])
    if not game.cards.rule.later_artifacts_open:
        _later_rows(game, other, seat, rng)
    for module in game.modules:
        module.imagine(other, seat, rng)
    _decision(game, other, seat, rng)
    return other


def _decision(game: "AlchemistsGame", state: AlchemistsState, seat: int, rng: Random) -> None:
    """What a colleague is asked depends on the new cards; what is set down half-way is forgotten."""
    if not state.stack:
        return
    effect, asked, _, _ = state.stack[-1]
    if asked in (seat, CHANCE, EVERYONE):
        return
    if effect.key == "declare":
        state.declaring = [0] * len(state.declaring)
        state.stack[-1] = (effect, asked, 0, 0)
    elif effect.key == "choose-book":
        shown = rng.sample(range(8), game.cards.number.library_shown)
        state.stack[-1] = (effect, asked, sum(1 << ingredient for ingredient in shown), 0)
    elif effect.key == "mortar-card":
        state.stack[-1] = (effect, asked, rng.choice(state.mixed), 0)
    frame = state.stack[-1]
    while (options := effect.step(state, frame)) is None:
        frame = state.stack[-1]
        effect = frame[0]
    state.options = options


def _bidding(state: AlchemistsState) -> bool:
    return any(frame[1] == EVERYONE for frame in state.stack)


def _ingredients(state: AlchemistsState, seat: int, rng: Random) -> None:
    """Hands of others, cards in the cauldron, set aside, the deck and the discards are dealt anew."""
    hidden = [state.ingredient_bag, state.ingredient_discards]
    for owner, player in enumerate(state.players):
        if owner != seat:
            hidden += [player.hand, player.feather]
    brewing = state.mixed if mixer(state) not in (-1, seat) else []
    pool = sorted([card for pile in hidden for card in range(8) for _ in range(pile[card])] + brewing)
    rng.shuffle(pool)
    if brewing:
        state.mixed = _brew(state, pool, rng)
    for pile in hidden:
        size = sum(pile)
        pile[:] = [0] * 8
        for _ in range(size):
            pile[pool.pop()] += 1
    _mixable(state, seat, hidden)


def _mixable(state: AlchemistsState, seat: int, hidden: list[list[int]]) -> None:
    """A colleague who has announced a potion has two different ingredients in hand."""
    effect, who, left, tested = state.stack[-1]
    cap = effect.key == "thinking-cap" and tested
    if who < 0 or who == seat or not (cap or effect.key in ("sell-mix", "exhibit-mix")):
        return
    hand = state.players[who].hand
    have = [card for card in range(8) if hand[card]]
    if len(have) == 1:
        pile, card = next(
            (pile, card) for pile in hidden for card in range(8) if pile[card] and card != have[0]
        )
        hand[have[0]] -= 1
        pile[have[0]] += 1
        pile[card] -= 1
        hand[card] += 1
        have.append(card)
    if cap:
        state.stack[-1] = (effect, who, left, 1 + 8 * have[0] + have[1])


def _brew(state: AlchemistsState, pool: list[int], rng: Random) -> list[int]:
    """Two ingredients for a colleague's cauldron that make the potion all have seen."""
    seen = next((b for effect, _, _, b in state.stack if effect.key.startswith("periscope")), NEUTRAL)
    kinds = sorted(set(pool))
    pairs = [(a, b) for a in kinds for b in kinds if a != b]
    if seen < NEUTRAL:
        pairs = [p for p in pairs if MIX[state.alchemy[p[0]]][state.alchemy[p[1]]] == seen] or pairs
    first, second = rng.choice(pairs)
    pool.remove(first)
    pool.remove(second)
    return [first, second]


def _favors(game: "AlchemistsGame", state: AlchemistsState, seat: int, rng: Random) -> None:
    """Favors of the others and of the deck are dealt anew; a Herbalist never stays in a hand."""
    others = [player for owner, player in enumerate(state.players) if owner != seat]
    dealt = [] if game.uses("startup-funding") else [player.dealt for player in others]
    pool = [card for card in range(len(FAVORS)) for _ in range(state.favor_bag[card])]
    pool += [card for player in others for card in range(len(FAVORS)) for _ in range(player.favors[card])]
    pool += [card for cards in dealt for card in cards]
    pool.sort()
    rng.shuffle(pool)
    opening = any(frame[1] == EVERYONE for frame in state.stack) and not state.round
    if not opening:
        # Herbalists go to the end of the pool that is dealt last, to the deck.
        pool.sort(key=lambda card: card != HERBALIST)
    for cards in dealt:
        cards[:] = sorted(pool.pop() for _ in cards)
    for player in others:
        size = sum(player.favors)
        player.favors = [0] * len(FAVORS)
        for _ in range(size):
            player.favors[pool.pop()] += 1
    state.favor_bag = [pool.count(card) for card in range(len(FAVORS))]


def _later_rows(game: "AlchemistsGame", state: AlchemistsState, seat: int, rng: Random) -> None:
    """Rows of later decks that lie face down; who took a secret artifact has looked through its deck."""
    player = state.players[seat]
    looked = [game.cards.artifacts[card].deck for card in [*player.secret_artifacts, *player.shown_artifacts]]
    for deck, row in enumerate(state.rows_set):
        if row and deck not in looked:
            unused = [card for card in state.unused_artifacts if game.cards.artifacts[card].deck == deck]
            pool = sorted([*row, *unused])
            rng.shuffle(pool)
            state.rows_set[deck] = sorted(pool[: len(row)])
            rest = [card for card in state.unused_artifacts if card not in unused]
            state.unused_artifacts = sorted([*rest, *pool[len(row) :]])


def _seals(state: AlchemistsState, owner: int, rng: Random) -> None:
    """A colleague's seals: which of those left lie on the boards, and where, is unknown."""
    seats = len(state.players)
    player = state.players[owner]
    places = [at for at in range(owner, len(state.seals), seats) if state.seals[at] >= 0]
    kinds = [kind for kind in range(6) for _ in range(player.seals[kind])]
    kinds += [state.seals[at] for at in places]
    kinds.sort()
    rng.shuffle(kinds)
    for at in places:
        state.seals[at] = kinds.pop()
    player.seals = [kinds.count(kind) for kind in range(6)]
