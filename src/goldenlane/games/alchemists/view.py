"""What a seat, or a spectator, may know: built field by field, never copied from the state.

Public and secret as in Ruling A-01.
"""

from typing import TYPE_CHECKING, Final, TypeVar, cast

from goldenlane.games.alchemists.alchemy import ALCHEMICALS, COLORS, INGREDIENTS, POTIONS
from goldenlane.games.alchemists.facts import facts
from goldenlane.games.alchemists.foresight import foresight, standing
from goldenlane.games.alchemists.mixing import mixer
from goldenlane.games.alchemists.reputation import zone_of
from goldenlane.games.alchemists.sell import sales_left
from goldenlane.games.alchemists.state import AlchemistsState
from goldenlane.games.alchemists.theories import in_conflict, seals_of
from goldenlane.games.alchemists.view_types import (
    Adventurer,
    AlchemistsPlayer,
    AlchemistsView,
    Fallen,
    FinalScore,
    Offer,
    OrderSpaceFace,
    SealAt,
    SpaceRow,
    SpaceView,
    Theory,
)
from goldenlane.games.alchemists.vocabulary import FAVORS, SEALS, SPACES, Space
from goldenlane.kernel.state import CHANCE
from goldenlane.kernel.view_types import Decision

if TYPE_CHECKING:
    from goldenlane.games.alchemists.game import AlchemistsGame

Name = TypeVar("Name", bound=str)
_RESOLVED: Final[dict[str, Space]] = {f"resolve-{name}": name for name in SPACES}


def view(game: "AlchemistsGame", state: AlchemistsState, seat: int | None) -> AlchemistsView:
    """The table as the seat sees it; None is a spectator."""
    deck, names = game.deck(state), game.cards.artifact_names
    picture: AlchemistsView = {
        "game": "alchemists",
        "variant": game.variant,
        "modules": list(game.module_names),
        "promo": game.promo,
        "seat": seat,
        "round": state.round,
        "over": state.over,
        "decision": decision(state, seat),
        "space": present_space(state),
        "start-player": state.start_player,
        "order": list(state.order),
        "order-spaces": [cast(OrderSpaceFace, space.face()) for space in game.order_spaces(state)],
        "paralyzed": list(state.paralyzed),
        "adventurer": _adventurer(game, state.adventurer),
        "next-adventurer": _adventurer(game, state.next_adventurer),
        "sales-left": sales_left(game, state),
        "sold": [bool(state.sold >> place & 1) for place in range(3)],
        "offer": _offer(game, state),
        "face-up": [INGREDIENTS[card] for card in state.face_up],
        "ingredient-deck": sum(state.ingredient_bag),
        "ingredient-discards": sum(state.ingredient_discards),
        "favor-deck": sum(state.favor_bag),
        "favor-discards": _counts(FAVORS, state.favor_discards),
        "artifacts": [names[card] for card in state.row],
        "later-artifacts": [
            [names[card] for card in row] if game.cards.rule.later_artifacts_open else len(row)
            for row in state.rows_set[deck + 1 :]
        ],
        "unhappy-student": bool(state.unhappy),
        "spaces": {
            name: _space(game, state, space) for space, name in enumerate(SPACES) if game.actions[space]
        },
        "theories": [_theory(game, state, seat, i) for i in range(8) if state.theories[i] >= 0],
        "removed-seals": _removed_seals(state),
        "fallen": _fallen(state),
        "grants": [
            {"name": grant.name, "owner": state.grants[i] if state.grants[i] >= 0 else None}
            for i, grant in enumerate(game.cards.grants)
            if game.uses(grant.module)
        ],
        "exhibition": {POTIONS[potion]: state.exhibitors[potion] for potion in range(6)},
        "players": [_player(game, state, seat, owner) for owner in range(game.seats)],
        "facts": facts(state, seat),
        "conference": standing(game, state),
        "foresight": None if seat is None else foresight(game, state, seat),
    }
    if seat is not None and state.declaring and state.to_act == (seat,):
        picture["declaring"] = _counts(SPACES, state.declaring[: len(SPACES)])
    if state.final:
        picture["alchemy"] = {INGREDIENTS[i]: ALCHEMICALS[a] for i, a in enumerate(state.alchemy)}
        picture["scores"] = cast(list[FinalScore], game.scores(state))
    for module in game.modules:
        module.view(state, seat, picture)
    return picture


def decision(state: AlchemistsState, seat: int | None) -> Decision | None:
    """What is being decided and by whom, public as on the table.

    The numbers, as the effect counts them, are for the seat that decides alone: so who names an alchemical
    sees of which ingredient, and who lays a seal sees where.
    """
    if not state.stack or CHANCE in state.to_act:
        return None
    effect, asked, a, b = state.stack[-1]
    numbers = [a, b] if seat is not None and asked == seat else []
    return {"asks": effect.key, "seats": list(state.to_act), "key": effect.key, "numbers": numbers}


def present_space(state: AlchemistsState) -> Space | None:
    """The action space that is being resolved, public as on the table."""
    for effect, _, space, _ in reversed(state.stack):
        if effect.key == "finish-space":
            return SPACES[space]
        if (space_name := _RESOLVED.get(effect.key)) is not None:
            return space_name
    return None


def _adventurer(game: "AlchemistsGame", number: int) -> Adventurer | None:
    if number < 0:
        return None
    wanted = [POTIONS[potion] for potion in game.cards.adventurers[number]]
    return {"name": game.cards.adventurer_names[number], "wants": wanted}


def _offer(game: "AlchemistsGame", state: AlchemistsState) -> Offer | None:
    """The potion that is being sold: its place, guarantee and price are announced."""
    if not state.sale:
        return None
    return {"place": state.sale[0], "guarantee": state.sale[1], "price": state.sale[2]}


def _space(game: "AlchemistsGame", state: AlchemistsState, space: int) -> SpaceView:
    rows: list[SpaceRow] = []
    for seat in state.rows[space]:
        at = space * game.seats + seat
        rows.append({"seat": seat, "actions": state.declared[at], "done": state.done[at]})
    return {"open": game.open(space, state.round), "cubes": list(game.costs[space]), "rows": rows}


def seals_at(game: "AlchemistsGame", state: AlchemistsState, seat: int | None, place: int) -> list[SealAt]:
    """The seals on a theory or article; the faces of others' seals are secret until the end."""
    seals: list[SealAt] = []
    for owner in range(game.seats):
        kind = state.seals[place * game.seats + owner]
        if kind >= 0:
            known = owner == seat or state.final
            seals.append({"seat": owner, "seal": SEALS[kind] if known else None})
    return seals


def _removed_seals(state: AlchemistsState) -> list[SealAt]:
    """The seals that debunkings have removed, face up beside the theory board (Ruling A-74)."""
    return [
        {"seat": owner, "seal": SEALS[kind]}
        for owner, player in enumerate(state.players)
        for kind, count in enumerate(player.removed_seals)
        for _ in range(count)
    ]


def _theory(game: "AlchemistsGame", state: AlchemistsState, seat: int | None, i: int) -> Theory:
    return {
        "ingredient": INGREDIENTS[i],
        "alchemical": ALCHEMICALS[state.theories[i]],
        "seals": seals_at(game, state, seat, i),
        "conflict": in_conflict(state, i),
        "conflicts": [
            INGREDIENTS[sum(divmod(pair, 8)) - i] for pair in state.conflicts if i in divmod(pair, 8)
        ],
    }


def _fallen(state: AlchemistsState) -> Fallen | None:
    """What the debunking under way has felled: an immediate publication is about it."""
    if not state.fallen:
        return None
    return {
        "ingredients": _marked(INGREDIENTS, state.fallen[0]),
        "alchemicals": _marked(ALCHEMICALS, state.fallen[1]),
        "articles": _marked(COLORS, state.fallen[2]),
    }


def _player(game: "AlchemistsGame", state: AlchemistsState, seat: int | None, owner: int) -> AlchemistsPlayer:
    player = state.players[owner]
    known = owner == seat or bool(state.final)
    # A bid is shown when all have bid: the rows are then in selling order and nobody is waited for.
    bidding = any(frame[0].key == "bids" for frame in state.stack)
    board: AlchemistsPlayer = {
        "gold": player.gold,
        "reputation": player.reputation,
        "zone": zone_of(game, state, owner).name,
        "cubes": player.cubes,
        "unused": player.unused,
        "hospital": player.hospital,
        "order-space": player.order_space,
        "artifacts": [game.cards.artifact_names[card] for card in player.artifacts],
        "boots-used": bool(player.boots_used),
        "periscope-used": bool(player.periscope_used),
        "results": [POTIONS[potion] for potion in player.results],
        "exhibited": _marked(POTIONS, player.exhibited),
        "grants": [game.cards.grants[grant].name for grant in player.grants],
        "immune": player.immune,
        "ingredients": sum(player.hand),
        "favors": sum(player.favors),
        "seals": sum(player.seals),
        "sealed": seals_of(state, owner),
        "feather": sum(player.feather),
        "bid": player.bid if player.bid >= 0 and (known or not bidding) else None,
        "bids-spent": player.bids,
    }
    if known:
        board["hand"] = _counts(INGREDIENTS, player.hand)
        board["favor-cards"] = _counts(FAVORS, player.favors)
        board["seal-kinds"] = _counts(SEALS, player.seals)
        board["set-aside"] = _counts(INGREDIENTS, player.feather)
        if owner == seat and mixer(state) == owner:
            board["cauldron"] = [INGREDIENTS[card] for card in state.mixed]
        if not game.uses("startup-funding"):
            board["dealt"] = [FAVORS[card] for card in player.dealt]
    for module in game.modules:
        module.view_player(state, seat, owner, board)
    return board


def _marked(names: tuple[Name, ...], bits: int) -> list[Name]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def _counts(names: tuple[Name, ...], counts: list[int]) -> dict[Name, int]:
    return {names[i]: count for i, count in enumerate(counts) if count}
