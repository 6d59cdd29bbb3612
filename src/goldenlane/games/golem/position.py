"""Positions of Golem: a state as short JSON, for tests, puzzles, teaching and saving."""

from functools import lru_cache
from typing import Any, Final

from goldenlane.games.golem.flow import ACTIONS, CONTROL
from goldenlane.games.golem.marbles import ENTERED
from goldenlane.games.golem.names import (
    DISTRICTS,
    MARBLE_ACTIONS,
    NEW,
    ROUNDS,
    SECTIONS,
    TILED_SECTIONS,
    UPGRADES,
    WORK,
    golem_code,
    golem_name,
)
from goldenlane.games.golem.setup import FACE_UP_BOOKS, prepare
from goldenlane.games.golem.state import FIELDS, PLAYER_FIELDS, GolemState, Player
from goldenlane.kernel.codec import decode_fields, decode_stack, encode_fields, encode_stack
from goldenlane.kernel.errors import BadPosition, shown
from goldenlane.kernel.state import NOBODY

_PLAYER: Final = [field for field in PLAYER_FIELDS if field not in ("golems", "tiles", "books", "artifact")]
_STATE: Final = [field for field in FIELDS if field not in ("rules", "seats", "players")]
_SECTIONS: Final = [str(section) for section in range(1, SECTIONS + 1)]
_BAGS: Final = ("book_bag", "goal_bag", "tile_bag", "start_bag")


def blank(rules: Any, seats: int) -> GolemState:
    """The neutral position: round 1, phase 3, first components of every kind, marbles in neat rows."""
    state = GolemState(rules, seats)
    prepare(state)
    state.round, state.phase = 1, ACTIONS
    state.order = list(range(len(state.players)))
    marbles = [color for color in range(5) for _ in range(state.rows[color])]
    state.rows = [0] * 25
    for i, color in enumerate(marbles):
        state.rows[i % 5 * 5 + color] += 1
    state.streets = [list(range(1, TILED_SECTIONS + 1)) for _ in DISTRICTS]
    state.action_tiles = list(range(len(state.players) + 1))
    state.rabbis = [-1] * len(state.action_tiles)
    early, late = rules.character_decks
    state.characters = [*early[: ROUNDS - 1], late[0]]
    state.library = list(rules.books)[:FACE_UP_BOOKS]
    for seat, player in enumerate(state.players[:seats]):
        player.artifact = 2 * seat
        player.aside = 0
    return state


@lru_cache(maxsize=32)
def _blank(rules: Any, seats: int) -> GolemState:
    """To compare with; never changed."""
    return blank(rules, seats)


def position(state: GolemState) -> dict[str, Any]:
    """The state as JSON: what differs from the blank position, and the stack."""
    empty = _blank(state.rules, state.seats)
    data = encode_fields(state, empty, _STATE)
    for bag in _BAGS:
        data[bag.replace("_", "-")] = list(getattr(state, bag))
    data["players"] = [_player(state.rules, *pair) for pair in zip(state.players, empty.players, strict=True)]
    data["stack"] = encode_stack(state.stack)
    return data


def _player(rules: Any, player: Player, empty: Player) -> dict[str, Any]:
    data = encode_fields(player, empty, _PLAYER)
    if player.golems:
        data["golems"] = [golem_name(golem) for golem in player.golems]
    if player.tiles:
        data["upgraded"] = [name for i, name in enumerate(UPGRADES) if player.has(i)]
    if any(player.books):
        data["books"] = [list(column) for column in player.books]
    if player.artifact != empty.artifact:
        data["artifact-tile"] = rules.sides[player.artifact] if player.artifact >= 0 else None
    return data


def set_up(rules: Any, seats: int, level: int, data: Any) -> GolemState:
    """The state of a position. Decks that are not given hold what lies nowhere else."""
    if not isinstance(data, dict):
        raise BadPosition(f"a position must be an object, not {shown(data)}")
    state = blank(rules, seats)
    state.level = level
    own = dict(data)
    players = own.pop("players", [])
    stack = own.pop("stack", None)
    turn = own.pop("turn", None)
    decode_fields(state, own, _STATE, "position")
    if not isinstance(players, list) or len(players) > len(state.players):
        raise BadPosition(f"players must be a list of at most {len(state.players)} objects")
    for seat, given in enumerate(players):
        _set_player(rules, state.players[seat], given, f"players[{seat}]")
    if "rabbis" not in own:
        state.rabbis = [-1] * len(state.action_tiles)
    _fill_bags(state, own)
    _check(state)
    state.stack = [(rules.rounds, NOBODY, 0, 0)] if stack is None else decode_stack(stack, rules.effects)
    _check_working(state)
    if stack is None:
        _begin(state, turn)
    elif turn is not None:
        raise BadPosition("a position has either a stack or a turn")
    return state


def _set_player(rules: Any, player: Player, given: Any, where: str) -> None:
    if not isinstance(given, dict):
        raise BadPosition(f"{where} must be an object, not {shown(given)}")
    own = dict(given)
    golems = own.pop("golems", [])
    upgraded = own.pop("upgraded", [])
    books = own.pop("books", [])
    side = own.pop("artifact-tile", rules.sides[player.artifact] if player.artifact >= 0 else None)
    decode_fields(player, own, _PLAYER, where)
    if not isinstance(golems, list) or len(golems) > 6:
        raise BadPosition(f"{where}.golems must be a list of at most 6 golems")
    player.golems = sorted(_golem(text, where) for text in golems)
    if not isinstance(upgraded, list) or not all(name in UPGRADES for name in upgraded):
        raise BadPosition(f"{where}.upgraded must be names of upgrade tiles, not {shown(upgraded)}")
    player.tiles = sum({1 << UPGRADES.index(name) for name in upgraded})
    columns = len(player.books)
    if (
        not isinstance(books, list)
        or len(books) > columns
        or not all(isinstance(column, list) for column in books)
    ):
        raise BadPosition(f"{where}.books must be at most {columns} lists of book numbers")
    for i, column in enumerate(books):
        if any(type(book) is not int or book not in rules.buy for book in column):
            raise BadPosition(f"{where}.books[{i}] has no book {shown(column)}")
        player.books[i] = tuple(column)
    if side is not None and side not in rules.sides:
        raise BadPosition(f"{where}.artifact-tile must be one of {', '.join(rules.sides)}, not {shown(side)}")
    player.artifact = rules.sides.index(side) if side is not None else -1


def _golem(text: Any, where: str) -> int:
    match str(text).split():
        case [district, section, *marks] if (
            district in DISTRICTS and section in _SECTIONS and set(marks) <= {"lying", "new"}
        ):
            return golem_code(DISTRICTS.index(district), int(section), "lying" in marks, "new" in marks)
    raise BadPosition(f"{where}.golems: a golem is written 'red 3' or 'blue 5 lying', not {shown(text)}")


def _full(rules: Any) -> dict[str, list[int]]:
    """The numbers of the cards and tiles of each deck."""
    return {
        "book_bag": list(rules.books),
        "goal_bag": list(rules.goals),
        "tile_bag": list(range(len(rules.action_tiles))),
        "start_bag": list(rules.start_tiles),
    }


def _outside(state: GolemState) -> dict[str, list[int]]:
    """The cards and tiles that lie outside their deck."""
    players = state.players
    return {
        "book_bag": state.library + state.book_bottom + [b for p in players for c in p.books for b in c],
        "goal_bag": state.goal_bottom + [g for p in players for g in p.goals + p.hand],
        "tile_bag": state.action_tiles + state.tile_discard,
        "start_bag": [tile for p in players for tile in p.start_tiles],
    }


def _fill_bags(state: GolemState, given: dict[str, Any]) -> None:
    """What is not given: the library has the first books that lie nowhere else, the decks have the rest."""
    if "library" not in given:
        state.library = []
        lying = _outside(state)["book_bag"]
        state.library = [book for book in state.rules.books if book not in lying][:FACE_UP_BOOKS]
    for bag, full in _full(state.rules).items():
        if bag.replace("_", "-") not in given:
            out = _outside(state)[bag]
            setattr(state, bag, [card for card in full if card not in out])


def _begin(state: GolemState, turn: Any) -> None:
    """The phase is about to begin; in phase 3 it may be somebody's turn."""
    if turn is not None and (state.phase != ACTIONS or type(turn) is not int or turn not in state.order):
        raise BadPosition(f"turn must be a player, in phase {ACTIONS}: {shown(turn)}")
    if state.phase > CONTROL:
        state.stack.clear()
    elif state.phase == ACTIONS:
        at = state.order.index(turn) if turn is not None else 0
        state.stack.append((state.rules.action_phase, NOBODY, 0, at))
    elif state.phase:
        state.phase -= 1
        if not state.phase:
            state.round -= 1


def _check(state: GolemState) -> None:
    """Refuse what no game could reach and what would break the tables."""

    def need(fine: bool, what: str) -> None:
        if not fine:
            raise BadPosition(what)

    def within(numbers: list[int], low: int, high: int, what: str) -> None:
        need(
            all(type(n) is int and low <= n <= high for n in numbers), f"{what} has no such number: {numbers}"
        )

    def flag(value: int, what: str, high: int = 1) -> None:
        need(0 <= value <= high, f"{what} must be from 0 to {high}: {value}")

    flag(state.level, "level", len(state.rules.automa) - 1)
    rules = state.rules
    last = len(state.players) - 1
    need(0 <= state.phase <= CONTROL + 1, f"phase must be from 0 to {CONTROL}: {state.phase}")
    first_round = 1 if state.phase else 0
    need(
        first_round <= state.round <= ROUNDS * first_round,
        f"round must be from 1 to {ROUNDS} (0 during set-up, phase 0): {state.round}",
    )
    need(
        sorted(state.order) == list(range(last + 1)) or not (state.order or state.phase),
        f"order must name each player once: {state.order}",
    )
    need(len(state.rows) == 25 and min(state.rows) >= 0, "rows must be 25 numbers of marbles")
    within(state.removed, 0, 4, "removed")
    need(len(state.rabbis) == len(state.action_tiles), "rabbis must be as many as action-tiles")
    within(state.rabbis, -1, last, "rabbis")
    within(state.printed, 0, last, "printed")
    within(state.pass_tiles, 0, last, "pass-tiles")
    within(state.second_pass, 0, last, "second-pass")
    need(set(state.second_pass) <= set(state.pass_tiles), "second-pass names who has no pass tile")
    need(len(state.library) <= FACE_UP_BOOKS, f"at most {FACE_UP_BOOKS} books lie in the library")
    need(all(card in rules.characters for card in state.characters), f"no such character: {state.characters}")
    need(len(state.characters) == ROUNDS or not state.phase, f"characters must be {ROUNDS} cards")
    need(len(state.streets) == len(DISTRICTS), "streets must be three lists of tiles")
    for street, tiles in zip(state.streets, rules.neighborhood, strict=True):
        within(street, 1, len(tiles), "a street")
        need(
            len(street) == TILED_SECTIONS or not (street or state.phase),
            f"a street has {TILED_SECTIONS} tiles from 1 to {len(tiles)}: {street}",
        )
    need(len(state.graveyard) == len(rules.graveyard) - 1, "graveyard must be 8 players or -1")
    within(state.graveyard, -1, last, "graveyard")
    need(len(state.menorahs) == len(DISTRICTS), "menorahs must be three players or -1")
    within(state.menorahs, -1, last, "menorahs")
    need(len(state.goal_bottom) == len(state.goal_bottom_by), "goal-bottom-by must be as many as goal-bottom")
    within(state.goal_bottom_by, 0, last, "goal-bottom-by")
    within(state.artifact_offer, 0, len(rules.sides) - 1, "artifact-offer")
    flag(state.triggers, "triggers", 15)
    flag(state.working, "working")
    _check_bags(state, need)
    for seat, player in enumerate(state.players):
        _check_player(state, player, f"players[{seat}]", need, within, flag)


def _check_bags(state: GolemState, need: Any) -> None:
    """Every card is one of its deck, and lies in one place."""
    for bag, full in _full(state.rules).items():
        cards = getattr(state, bag) + _outside(state)[bag]
        name = bag.replace("_", "-")
        need(
            all(type(card) is int and card in full for card in cards),
            f"{name.removesuffix('-bag')}s has no such number: {cards}",
        )
        twice = sorted({card for card in cards if cards.count(card) > 1})
        need(not twice, f"{name.removesuffix('-bag')} {', '.join(map(str, twice))} lies in two places")


def _check_working(state: GolemState) -> None:
    """A golem is new in a Work action of its owner and no longer (Ruling G-65)."""
    work, golems = state.rules.rows[WORK], state.rules.work_golems
    at_work = {
        seat
        for effect, seat, _, bits in state.stack
        if effect is golems or (effect is work and bits & ENTERED)
    }
    for seat, player in enumerate(state.players):
        if seat not in at_work and any(golem & NEW for golem in player.golems):
            raise BadPosition(f"players[{seat}].golems: a golem is new during a Work action only")
    if bool(state.working) != bool(at_work):
        raise BadPosition(f"working must be 1 during a Work action and 0 at other times: {state.working}")


def _check_player(state: GolemState, player: Player, who: str, need: Any, within: Any, flag: Any) -> None:
    rules = state.rules
    need(
        len(player.goods) == 4 and min(player.goods[:3]) >= 0,
        f"{who}.goods must be clay, coins, knowledge, vp",
    )
    need(len(player.students) == 3, f"{who}.students must be three sections")
    within(player.students, 1, SECTIONS, f"{who}.students")
    flag(player.research, f"{who}.research", len(rules.research_vp) - 1)
    flag(player.marker, f"{who}.marker", len(rules.marker_steps) - 1)
    flag(player.to_create, f"{who}.to-create", 4)
    flag(player.aside, f"{who}.aside", 2)
    flag(player.destroyed, f"{who}.destroyed", 6)
    need(len(player.gold) == 4, f"{who}.gold must be four numbers")
    need(all(0 <= n <= i + 1 for i, n in enumerate(player.gold)), f"{who}.gold: {player.gold}")
    need(len(player.gray) == len(player.golden) == 4, f"{who}.gray and golden must be four sides or -1")
    within(player.gray, -1, 5, f"{who}.gray")
    within(player.golden, -1, 3, f"{who}.golden")
    need(len(player.marbles) <= MARBLE_ACTIONS, f"{who}.marbles: at most {MARBLE_ACTIONS}")
    within(player.marbles, 0, 4, f"{who}.marbles")
    flag(player.rabbi, f"{who}.rabbi")
    flag(player.no_control, f"{who}.no-control")
