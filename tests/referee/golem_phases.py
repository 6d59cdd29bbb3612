"""The rounds of Golem and their seven phases."""

from collections import Counter

from tests.referee.asking import Play, ask, draw
from tests.referee.golem_actions import marble_action, rabbi_action
from tests.referee.golem_artifacts import Upgrade, activate_artifact, rewards
from tests.referee.golem_books import refill
from tests.referee.golem_effects import play_group, read, useful
from tests.referee.golem_golems import step, step_options
from tests.referee.golem_parts import Research, Student
from tests.referee.golem_table import COLORS, DISTRICTS, LAST, ROWS, Golem, Player, Table

ROUNDS = 4
MARBLES = 2


def rounds(table: Table, start: int | None = None) -> Play[None]:
    """Play to the end; from a turn of ``start`` in phase 3 if given."""
    while True:
        if start is None:
            if table.round > 1:
                yield from refresh(table)
            for seat in table.persons:
                yield from movement(table, seat)
        yield from actions(table, start)
        start = None
        turn_order(table)
        for seat in table.persons:
            yield from character(table, seat)
        for seat in table.persons:
            yield from income(table, seat)
        for seat in table.persons:
            yield from play_group(table, seat, (Upgrade("any"),))
        for seat in table.persons:
            yield from control(table, seat)
        for player in table.players:
            player.no_control = False
        if table.solo:
            table.players[1].goods["vp"] += int(table.level["round-vp"])
        if table.round == ROUNDS:
            return
        table.round += 1


# ---- phase 1 -------------------------------------------------------------------------------------
def all_marbles(table: Table) -> Counter[str]:
    """The marbles that belong in the tower: by number of players."""
    row = table.row("marbles", "players", table.people)
    return Counter({color: int(row[color]) for color in COLORS})


def pour(table: Table, marbles: Counter[str]) -> Play[None]:
    """Any pour keeps the marbles."""
    numbers = yield from draw("pour")
    for r, row in enumerate(ROWS):
        table.synagogue[row] = Counter(dict(zip(COLORS, numbers[5 * r : 5 * r + 5], strict=True)))
    poured = sum(table.synagogue.values(), Counter[str]())
    if poured != +marbles:
        raise AssertionError(f"poured {poured}, not {marbles}")


def lay_tiles(table: Table) -> Play[None]:
    """One action tile more than players; discards are shuffled when the stack is empty (Ruling G-16)."""
    wanted = len(table.players) + 1
    table.tiles = []
    while len(table.tiles) < wanted:
        if not table.tile_stack:
            table.tile_stack, table.tile_discard = table.tile_discard, []
        drawn = [f"A{number + 1}" for number in (yield from draw("tiles"))]
        if len(drawn) != min(wanted - len(table.tiles), len(table.tile_stack)):
            raise AssertionError(f"{drawn} were laid")
        for tile in drawn:
            table.tile_stack.remove(tile)
        table.tiles += drawn


def refresh(table: Table) -> Play[None]:
    """Marbles back through the tower, new action tiles, the leftmost book under the deck."""
    for player in table.players:
        player.marbles = []
    table.removed = []
    yield from pour(table, all_marbles(table))
    table.tile_discard += table.tiles
    yield from lay_tiles(table)
    if table.book_deck or table.book_below:
        table.book_below.append(table.library.pop(0))
        yield from refill(table)


# ---- phase 2 -------------------------------------------------------------------------------------
def movement(table: Table, seat: int) -> Play[None]:
    """All steps, step by step, with golems not in X; then 5 VP for each step left over (G-19, G-20, G-23)."""
    player = table.players[seat]
    if not player.golems:
        return
    own = int(table.row("golem-track", "number", player.marker)["steps"])
    extra = int(table.row("character", "number", table.characters[table.round - 1])["steps"])
    steps = own + extra
    if "left-arm" in player.upgraded:
        steps = int((yield from ask(seat, [f"steps {n}" for n in range(own, steps + 1)])).split()[1])
    while steps and any(golem.section < LAST for golem in player.golems):
        found = [
            option
            for golem in player.golems
            for option in step_options(table, player, golem, back=False, forced=True)
        ]
        step(table, player, (yield from ask(seat, found)))
        steps -= 1
    player.goods["vp"] -= table.number["all-in-last-loss"] * min(steps, len(player.golems))


# ---- phase 3 -------------------------------------------------------------------------------------
def finished(player: Player) -> bool:
    return len(player.marbles) == MARBLES and player.rabbi


def actions(table: Table, start: int | None) -> Play[None]:
    """One action at a time in turn order; then those who passed (Rulings G-49 to G-52)."""
    if start is None:
        table.pass_tiles, table.second_pass = [], []
    at = 0 if start is None else table.order.index(start)
    while any(_waits(table, seat) for seat in table.order):
        seat = table.order[at % len(table.order)]
        at += 1
        if _waits(table, seat) and (yield from turn(table, seat, may_pass=True)):
            table.pass_tiles.append(seat)
    if table.pass_tiles:
        yield from remove_marble(table)
        again = yield from pass_phase(table, table.pass_tiles, may_pass=True)
        table.second_pass = again
        if again:
            yield from remove_marble(table)
            order = [seat for seat in table.pass_tiles if seat in again]
            yield from pass_phase(table, order, may_pass=False)
    table.pass_tiles, table.second_pass = [], []


def _waits(table: Table, seat: int) -> bool:
    return seat not in table.pass_tiles and not finished(table.players[seat])


def pass_phase(table: Table, order: list[int], *, may_pass: bool) -> Play[list[int]]:
    """One action at a time in the order of the pass tiles; returns who passed again."""
    again: list[int] = []
    while True:
        acting = [seat for seat in order if not finished(table.players[seat]) and seat not in again]
        if not acting:
            return again
        for seat in acting:
            if (yield from turn(table, seat, may_pass=may_pass)):
                again.append(seat)
                table.second_pass.append(seat)


def remove_marble(table: Table) -> Play[None]:
    """The holder of the lowest pass tile removes a marble; all others are poured again."""
    marbles = sum(table.synagogue.values(), Counter[str]())
    colors = [color for color in COLORS if marbles[color]]
    color = (yield from ask(table.pass_tiles[0], [f"remove {color}" for color in colors])).split()[1]
    table.removed.append(color)
    marbles[color] -= 1
    yield from pour(table, marbles)


def turn(table: Table, seat: int, *, may_pass: bool) -> Play[bool]:
    """One action, or a pass; says whether it was a pass."""
    if table.is_automa(seat):
        yield from automa_turn(table)
        return False
    player = table.players[seat]
    found = []
    if len(player.marbles) < MARBLES:
        found += [
            f"marble {color} {row}" for row in ROWS for color in COLORS if table.synagogue[row][color] > 0
        ]
    if not player.rabbi:
        found += [f"rabbi {tile}" for tile in table.tiles if tile not in table.rabbis]
        found.append("rabbi printed")
    if may_pass:
        found.append("pass")
    choice = (yield from ask(seat, found)).split()
    if choice[0] == "pass":
        return True
    if choice[0] == "marble":
        yield from marble_action(table, seat, choice[1], choice[2])
    else:
        yield from rabbi_action(table, seat, choice[1])
    return False


def automa_turn(table: Table) -> Play[None]:
    """Two random marbles of the fullest row, the topmost of several; then the rabbi on the topmost tile."""
    automa = table.players[1]
    if len(automa.marbles) < MARBLES:
        row = max(ROWS, key=table.power)
        automa.goods["vp"] += int(table.level["vp-per-power"]) * table.power(row)
        (number,) = yield from draw("automa-marble")
        color = COLORS[number]
        if table.synagogue[row][color] < 1:
            raise AssertionError(f"no {color} marble in {row}")
        table.synagogue[row][color] -= 1
        automa.marbles.append(color)
        if color in DISTRICTS:
            table.step_student(1, color)
        elif color == "black":
            for district in (yield from draw("automa-students")):
                table.step_student(1, DISTRICTS[district])
    else:
        automa.rabbi = True
        free = [tile for tile in table.tiles if tile not in table.rabbis]
        if free:
            table.rabbis[free[0]] = 1
        else:
            table.printed.append(1)
        automa.goods["vp"] += int(table.level["rabbi-vp"])


# ---- phases 4 and 5 ------------------------------------------------------------------------------
def turn_order(table: Table) -> None:
    """Rabbis from the top tile down, then the printed space from left to right; they go home."""
    table.order = [table.rabbis[tile] for tile in table.tiles if tile in table.rabbis] + table.printed
    table.rabbis, table.printed = {}, []
    for player in table.players:
        player.rabbi = False


def character(table: Table, seat: int) -> Play[None]:
    """Two marbles that match the pair: pay for the bonus, or take coins (Rulings G-53, G-63)."""
    player = table.players[seat]
    card = table.row("character", "number", table.characters[table.round - 1])
    if not matches(player.marbles, card["pair"].split()):
        return
    found = ["character coins"]
    player.goods["coin"] -= int(card["coins"])
    if player.goods["coin"] >= 0 and useful(table, seat, card["bonus"]):
        found.insert(0, "character bonus")
    player.goods["coin"] += int(card["coins"])
    if (yield from ask(seat, found)) == "character coins":
        player.goods["coin"] += table.number["character-coins"]
    else:
        player.goods["coin"] -= int(card["coins"])
        yield from table.resolve(seat, card["bonus"])


def matches(marbles: list[str], pair: list[str]) -> bool:
    """White is any color, black is none, the order does not matter."""
    fits = [all(m in ("white", p) for m, p in zip(marbles, way, strict=True)) for way in (pair, pair[::-1])]
    return any(fits)


# ---- phase 6 -------------------------------------------------------------------------------------
def income(table: Table, seat: int) -> Play[None]:
    """Every source once, for the position it has when taken (Ruling G-54).

    The order is asked for only while an artifact is to come that moves a student or the research marker.
    """
    player = table.players[seat]
    sources = [*DISTRICTS, "research", "golem-marker"]
    artifacts = [artifact for artifact in range(4) if player.complete(artifact)]
    while True:
        moved = {artifact: _moves(table, player, artifact) for artifact in artifacts}
        moving = set().union(*moved.values())
        for source in [source for source in sources if source not in moving]:
            sources.remove(source)
            take_income(table, player, source)
        plain = [artifact for artifact in artifacts if not moved[artifact]]
        for artifact in plain:
            artifacts.remove(artifact)
            yield from activate_artifact(table, seat, artifact)
        if plain:
            continue
        if not artifacts:
            return
        found = [f"income {source}" for source in sources]
        found += [f"income artifact {artifact + 1}" for artifact in artifacts]
        choice = (yield from ask(seat, found)).split()
        if choice[1] == "artifact":
            artifacts.remove(int(choice[2]) - 1)
            yield from activate_artifact(table, seat, int(choice[2]) - 1)
        else:
            sources.remove(choice[1])
            take_income(table, player, choice[1])


def _moves(table: Table, player: Player, artifact: int) -> set[str]:
    """The sources of income that an artifact's reward can move."""
    moved: set[str] = set()
    for text in rewards(table, player, artifact):
        for group in read(text):
            for part in group:
                if isinstance(part, Research):
                    moved.add("research")
                elif isinstance(part, Student):
                    moved.update(DISTRICTS if part.district == "any" else [part.district])
    return moved


def take_income(table: Table, player: Player, source: str) -> None:
    if source in DISTRICTS:
        table.student_income(player, source)
    elif source == "research":
        player.goods["knowledge"] += table.research_income(player)
    else:
        player.goods["vp"] += int(table.row("golem-track", "number", player.marker)["vp"])


# ---- phase 7 -------------------------------------------------------------------------------------
def control_price(table: Table, player: Player, golem: Golem) -> int:
    """One knowledge for each section ahead of the own student; the torso's limit (Ruling G-56)."""
    if player.no_control:
        return 0
    ahead = max(0, golem.section - player.students[golem.district])
    return min(ahead, table.number["torso-control"]) if "torso" in player.upgraded else ahead


def control(table: Table, seat: int) -> Play[None]:
    """Pay for all; if short, choose who is paid in full, discard the rest, lose VP for the others."""
    player = table.players[seat]
    owed = [golem for golem in player.golems if control_price(table, player, golem)]
    while owed:
        prices = {id(golem): control_price(table, player, golem) for golem in owed}
        if sum(prices.values()) <= player.goods["knowledge"]:
            player.goods["knowledge"] -= sum(prices.values())
            return
        can = [golem for golem in owed if prices[id(golem)] <= player.goods["knowledge"]]
        if not can:
            player.goods["knowledge"] = 0
            player.goods["vp"] -= table.number["control-loss"] * len(owed)
            return
        choice = yield from ask(seat, [f"cover {golem}" for golem in can])
        golem = next(golem for golem in can if f"cover {golem}" == choice)
        player.goods["knowledge"] -= prices[id(golem)]
        owed = [other for other in owed if other is not golem]
