"""The set-up of Golem: normal, introductory, and from a position on the table."""

from itertools import combinations
from typing import Any

from tests.referee.asking import Ask, Play, ask, draw, together
from tests.referee.content import read
from tests.referee.golem_effects import resolve
from tests.referee.golem_parts import table_goals
from tests.referee.golem_phases import all_marbles, lay_tiles, pour, rounds
from tests.referee.golem_table import COLORS, DISTRICTS, ROWS, Golem, Table

SIDES = ("1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B")
HAND = 4


def new_table(content: str, players: int, level: str) -> Table:
    return Table(read(content), players, level, resolve)


def whole_game(table: Table, setup: str) -> Play[None]:
    """Set-up and four rounds."""
    intro = setup == "intro"
    if intro:
        board = table.rows["intro-board"][0]
        table.characters = [int(number) for number in board["characters"].split()]
        table.streets = {name: [int(number) for number in board[name].split()] for name in DISTRICTS}
    else:
        table.characters = yield from draw("characters")
        for district in DISTRICTS:
            table.streets[district] = sorted((yield from draw("street")))
    table.library = yield from draw("library")
    for book in table.library:
        table.book_deck.remove(book)
    yield from lay_tiles(table)
    yield from pour(table, all_marbles(table))
    table.order = yield from draw("order")
    for seat, player in enumerate(table.players):
        player.goods["vp"] = table.number["start-vp"]
        if not table.is_automa(seat):
            player.research = table.number["start-research"]
            player.marker = table.number["start-golem-marker"]
    if intro:
        yield from introduction(table)
    else:
        yield from start(table)
    yield from rounds(table)


def introduction(table: Table) -> Play[None]:
    """The places in the turn order have fixed things; nothing is chosen."""
    for place, seat in enumerate(table.persons):
        row = table.rows["intro-seat"][place]
        player = table.players[seat]
        player.artifact = row["artifact"]
        player.goals = [int(goal) for goal in row["goals"].split()]
        for goal in player.goals:
            table.goal_deck.remove(goal)
        gold, tile = row["place"].split()
        for number in row["start-tiles"].split():
            game = table.resolve(seat, table.row("start-tile", "number", number)["effect"])
            yield from _answered(game, gold, tile)
        player.golems = [Golem(district, 1) for district in row["golems"].split()]


def _answered(game: Play[None], gold: str, tile: str) -> Play[None]:
    """The row of the seat says where its gold and its gray tile go."""
    wanted = {f"gold {gold}", f"upgrade {tile[:-1]}", f"slot {gold} {tile[-1]}"}
    answer: Any = None
    while True:
        try:
            step = game.send(answer)
        except StopIteration:
            return
        assert isinstance(step, Ask)
        answer = next(option for option in step.options if option in wanted)
    yield


def start(table: Table) -> Play[None]:
    """Start tiles, the draft of goals, artifact tiles, the two start tiles, the first golems."""
    people = [seat for seat in range(len(table.players)) if not table.is_automa(seat)]
    dealt = {}
    for seat in people:
        dealt[seat] = sorted((yield from draw("start-tiles")))
    hands = {}
    for seat in people:
        hands[seat] = yield from table_goals(table, HAND)
    yield from draft(table, hands)
    sides = [SIDES[side] for side in (yield from draw("artifact-tiles"))]
    if len({side[0] for side in sides}) != len(table.players):
        raise AssertionError(f"artifact tiles {sides}")
    for seat in reversed(table.persons):
        side = (yield from ask(seat, [f"artifact-tile {side}" for side in sorted(sides)])).split()[1]
        table.players[seat].artifact = side
        sides.remove(side)
    pairs = {seat: [f"start {a} {b}" for a, b in combinations(dealt[seat], 2)] for seat in people}
    chosen = yield from together(pairs)
    for seat in table.persons:
        numbers = chosen[seat].split()[1:]
        yield from table.resolve(seat, *(table.row("start-tile", "number", n)["effect"] for n in numbers))
    for seat in table.persons:
        choice = yield from ask(seat, [f"first {a} {b}" for a, b in combinations(DISTRICTS, 2)])
        table.players[seat].golems = [Golem(district, 1) for district in choice.split()[1:]]


def draft(table: Table, hands: dict[int, list[int]]) -> Play[None]:
    """Keep one, pass the rest to the left, until four are kept; then give one back (Rulings G-11, G-12)."""
    kept: dict[int, list[int]] = {seat: [] for seat in hands}
    if table.solo:
        kept = hands
    else:
        for _ in range(HAND):
            picks = yield from together({s: [f"keep {goal}" for goal in sorted(h)] for s, h in hands.items()})
            for seat, pick in picks.items():
                kept[seat].append(int(pick.split()[1]))
                hands[seat].remove(int(pick.split()[1]))
            hands = {(seat + 1) % len(hands): hand for seat, hand in hands.items()}
    back = yield from together({s: [f"return {goal}" for goal in sorted(k)] for s, k in kept.items()})
    for seat in table.persons:
        goal = int(back[seat].split()[1])
        kept[seat].remove(goal)
        table.players[seat].goals = kept[seat]
        table.goal_below.append(goal)


def from_view(table: Table, views: list[dict[str, Any]], position: dict[str, Any]) -> Play[None]:
    """The rest of a game from a turn of phase 3: board as in the views, decks as in the position."""
    view = views[0]
    table.round = view["round"]
    table.order = list(view["order"])
    table.streets = {name: list(numbers) for name, numbers in view["streets"].items()}
    table.tokens = {name: None if who < 0 else who for name, who in view["menorahs"].items()}
    for row in ROWS:
        table.synagogue[row].update({color: view["synagogue"][row].get(color, 0) for color in COLORS})
    table.removed = list(view["removed"])
    table.tiles = [tile["tile"] for tile in view["action-tiles"]]
    table.rabbis = {tile["tile"]: tile["rabbi"] for tile in view["action-tiles"] if tile["rabbi"] >= 0}
    table.printed = list(view["printed-space"])
    table.characters = list(view["characters"])
    table.library = [slot["book"] for slot in view["library"]]
    slots = [int(row["slot"]) for row in table.rows["graveyard"] if int(row["players"]) <= table.people]
    table.graves = {slot: who for slot, who in zip(slots, view["graveyard"], strict=False) if who >= 0}
    table.book_below = list(position.get("book-bottom", []))
    table.book_deck = list(position["book-bag"])
    table.goal_below = list(position.get("goal-bottom", []))
    table.goal_deck = list(position["goal-bag"])
    table.tile_stack = [f"A{number + 1}" for number in position["tile-bag"]]
    table.tile_discard = [f"A{number + 1}" for number in position.get("tile-discard", [])]
    table.pass_tiles = list(view["pass-tiles"])
    for seat, player in enumerate(table.players):
        seen = views[seat if seat < len(views) else 0]["players"][seat]
        player.goods.update({good: seen[good] for good in ("clay", "coin", "knowledge", "vp")})
        player.research, player.marker = seen["research"], seen["golem-marker"]
        player.students = dict(seen["students"])
        player.golems = [golem_of(text) for text in seen["golems"]]
        player.to_create, player.destroyed = seen["golems-to-create"], seen["golems-destroyed"]
        player.artifact = seen["artifact-tile"] or ""
        player.gold = list(seen["gold"])
        player.gray = [tile or "" for tile in seen["gray"]]
        player.golden = [tile or "" for tile in seen["golden"]]
        player.upgraded = set(seen["upgraded"])
        player.books = [list(column) for column in seen["books"]]
        player.goals = list(seen["goals"] or [])
        player.marbles = list(seen["marbles"])
        player.rabbi, player.no_control = seen["rabbi-placed"], seen["no-control-cost"]
    (seat,) = view["decision"]["seats"]
    yield from rounds(table, seat)


def golem_of(text: str) -> Golem:
    district, section, *marks = text.split()
    return Golem(district, int(section), "lying" in marks, "new" in marks)
