"""The components of a whole position of Alchemists are counted: none has vanished or come from nowhere."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from goldenlane.games.alchemists.state import FIELDS, PLAYER_FIELDS, AlchemistsState, Player
from goldenlane.games.alchemists.vocabulary import PLACES

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame


def impossible(game: "AlchemistsGame", state: AlchemistsState) -> str | None:
    """What no game could have come to; the first thing that is wrong."""
    return next(_wrong(game, state), None)


def _wrong(game: "AlchemistsGame", state: AlchemistsState) -> Iterator[str]:
    yield from _shapes(state, AlchemistsState(game.seats, len(game.cards.grants)), FIELDS, "position")
    for seat, player in enumerate(state.players):
        yield from _shapes(player, Player(), PLAYER_FIELDS, f"players[{seat}]")
    yield from _numbers(game, state)
    if not state.alchemy:  # the set-up is not finished
        return
    yield from _truth(game, state)
    yield from _ingredients(game, state)
    yield from _favors(game, state)
    yield from _artifacts(game, state)
    yield from _seals(game, state)


def _shapes(thing: Any, blank: Any, fields: tuple[str, ...], where: str) -> Iterator[str]:
    """A list that is not empty at the start keeps its length."""
    for field in fields:
        usual, found = getattr(blank, field), getattr(thing, field)
        if isinstance(usual, list) and usual and len(found) != len(usual):
            yield f"{where}.{field.replace('_', '-')} must have {len(usual)} numbers: {found}"


def _numbers(game: "AlchemistsGame", state: AlchemistsState) -> Iterator[str]:
    for what, number, last in (
        ("start-player", state.start_player, game.seats - 1),
        ("final", state.final, 1),
        ("unhappy", state.unhappy, 1),
        ("sold", state.sold, 7),
    ):
        if not 0 <= number <= last:
            yield f"{what} must be from 0 to {last}: {number}"
    seats = [*state.order, *state.paralyzed, *(seat for row in state.rows for seat in row)]
    if not all(0 <= seat < game.seats for seat in seats):
        yield f"there is no such seat: {seats}"
    for seat, player in enumerate(state.players):
        counts = (player.gold, player.cubes, player.unused, player.hospital, player.approval, player.books)
        if min(*counts, *player.hand, *player.feather, *player.favors, *player.seals) < 0:
            yield f"players[{seat}] has less than nothing"
        if not all(0 <= token < 6 for token in (*player.chest, *player.ears)):
            yield f"players[{seat}] has no such report token"
        if not 0 <= player.tokens < 64 or player.tokens & sum(1 << token for token in set(player.chest)):
            yield f"players[{seat}] has a report token twice"
        if len(player.chest) + len(player.ears) + player.tokens.bit_count() != 6:
            yield f"players[{seat}] has not six report tokens"


def _truth(game: "AlchemistsGame", state: AlchemistsState) -> Iterator[str]:
    if sorted(state.alchemy) != list(range(8)):
        yield f"alchemy must name each alchemical once: {state.alchemy}"
    known = len(game.cards.adventurers)
    adventurers = [*state.adventurers, state.adventurer, state.next_adventurer]
    if not all(-1 <= card < known for card in adventurers):
        yield f"there is no such adventurer: {adventurers}"
    claimed = [alchemical for alchemical in state.theories if alchemical != -1]
    if len(set(claimed)) < len(claimed) or not all(0 <= alchemical < 8 for alchemical in claimed):
        yield f"theories must be different alchemicals or -1: {state.theories}"


def _ingredients(game: "AlchemistsGame", state: AlchemistsState) -> Iterator[str]:
    if min(*state.ingredient_bag, *state.ingredient_discards) < 0:
        yield "there are less than no ingredients"
    loose = [*state.face_up, *state.mixed]
    if not all(0 <= card < 8 for card in loose):
        yield f"there is no such ingredient: {loose}"
    for card, total in enumerate(game.cards.ingredient_cards):
        found = state.ingredient_bag[card] + state.ingredient_discards[card] + loose.count(card)
        found += sum(player.hand[card] + player.feather[card] for player in state.players)
        if found != total:
            yield f"there are {found} cards of ingredient {card}, not {total}"


def _favors(game: "AlchemistsGame", state: AlchemistsState) -> Iterator[str]:
    if min(*state.favor_bag, *state.favor_discards) < 0:
        yield "there are less than no favor cards"
    dealt = not game.uses("startup-funding")
    for card, favor in enumerate(game.cards.favors):
        total = favor.cards if game.uses(favor.module) else 0
        found = state.favor_bag[card] + state.favor_discards[card]
        for player in state.players:
            found += player.favors[card] + (player.dealt.count(card) if dealt else 0)
        if found != total:
            yield f"there are {found} favor cards {favor.name!r}, not {total}"


def _artifacts(game: "AlchemistsGame", state: AlchemistsState) -> Iterator[str]:
    cards = [*state.row, *(card for row in state.rows_set for card in row), *state.unused_artifacts]
    cards += [card for card in state.counter if card != -1]
    for player in state.players:
        cards += [*player.artifacts, *player.secret_artifacts]
        cards += [card for card in player.shown_artifacts if card not in player.artifacts]
    if len(set(cards)) < len(cards) or not all(0 <= card < len(game.cards.artifacts) for card in cards):
        yield f"the artifacts must be different cards: {cards}"


def _seals(game: "AlchemistsGame", state: AlchemistsState) -> Iterator[str]:
    encyclopedia = game.uses("royal-encyclopedia")
    kinds = [seal.encyclopedia if encyclopedia else seal.base for seal in game.cards.seals]
    if not all(-1 <= kind < len(kinds) for kind in state.seals):
        yield f"there is no such seal: {state.seals}"
    for place in range(PLACES):
        if sum(kind >= 0 for kind in state.seals[place * game.seats : (place + 1) * game.seats]) > 3:
            yield f"place {place} has more than three seals"
    for seat, player in enumerate(state.players):
        placed = state.seals[seat :: game.seats]
        for kind, total in enumerate(kinds):
            if player.seals[kind] + placed.count(kind) + player.removed_seals[kind] != total:
                yield f"players[{seat}] has not {total} seals of kind {kind}"
