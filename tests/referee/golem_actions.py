"""The marble and rabbi actions."""

from tests.referee.asking import DONE, Play, ask
from tests.referee.golem_artifacts import BuyGold, Upgrade, activate_artifact, triggered
from tests.referee.golem_books import BuyBook
from tests.referee.golem_effects import play_group
from tests.referee.golem_golems import Create, activate, ready
from tests.referee.golem_parts import Part, Student
from tests.referee.golem_table import DISTRICTS, ROWS, Table

GAIN_ROWS: dict[str, tuple[str, Part, Part]] = {
    "golem": ("clay", Upgrade("golem"), Create()),
    "artifacts": ("coin", Upgrade("artifact"), BuyGold()),
    "research": ("knowledge", Upgrade("research"), BuyBook()),
}


def marble_action(table: Table, seat: int, color: str, row: str) -> Play[None]:
    """Marble, then student, then the row's action with the power before taking (Rulings G-24 to G-26)."""
    player = table.players[seat]
    power = table.power(row)
    table.synagogue[row][color] -= 1
    player.marbles.append(color)
    table.triggers = triggered(table, player, f"{color}-marble")
    if color in DISTRICTS:
        yield from play_group(table, seat, (Student(color),))
    elif color == "black":
        yield from black_marble(table, seat)
    yield from row_action(table, seat, row, power)
    leftover, table.triggers = table.triggers, []
    for artifact in leftover:
        yield from activate_artifact(table, seat, artifact)


def black_marble(table: Table, seat: int) -> Play[None]:
    """Two different students, one or both may stay."""
    moved: list[str] = []
    while len(moved) < 2:
        found = [option for option in Student("any").options(table, seat) if option not in moved]
        if not found:
            return
        choice = yield from ask(seat, [*found, DONE])
        if choice == DONE:
            return
        moved.append(choice)
        yield from Student("any").do(table, seat, choice)


def row_action(table: Table, seat: int, row: str, power: int) -> Play[None]:
    if row == "work":
        yield from work(table, seat, power)
    elif row == "mirror":
        yield from mirror(table, seat, power)
    else:
        yield from gain_row(table, seat, row, power)


def waiting(table: Table) -> list[str]:
    return [f"trigger {artifact + 1}" for artifact in table.triggers]


def fire(table: Table, seat: int, choice: str) -> Play[None]:
    """Use a golden tile at this point of the marble action (Ruling G-47)."""
    artifact = int(choice.split()[1]) - 1
    table.triggers.remove(artifact)
    yield from activate_artifact(table, seat, artifact)


def gain_row(table: Table, seat: int, row: str, power: int) -> Play[None]:
    """The gain first, then the two options once each in any order (Ruling G-31)."""
    good, first, second = GAIN_ROWS[row]
    table.players[seat].goods[good] += power
    left = [first, second]
    while True:
        ways = [(part, part.options(table, seat)) for part in left]
        found = [option for _, options in ways for option in options] + waiting(table)
        if not found:
            return
        choice = yield from ask(seat, [*found, DONE])
        if choice == DONE:
            return
        if choice.startswith("trigger"):
            yield from fire(table, seat, choice)
            continue
        part = next(part for part, options in ways if choice in options)
        left.remove(part)
        yield from part.do(table, seat, choice)


def work(table: Table, seat: int, power: int) -> Play[None]:
    """Golems are declared and paid together; the right leg's free one may come before that.

    A golem created during this action is not activated in it (L421-427, L755).
    """
    player = table.players[seat]
    prices = [0, *(int(row["price"]) for row in table.rows["work"])]
    free = 1 if "right-leg" in player.upgraded else 0
    table.working = True
    paid: int | None = None
    while True:
        can = ready(player)
        active = [f"activate {golem}" for golem in can]
        if paid is None:
            if not can and not table.triggers:
                break
            declared = [
                f"work {n}"
                for n, price in enumerate(prices)
                if n <= len(can) and max(0, price - power) <= player.goods["knowledge"]
            ]
            found = [*declared, *(active if free else []), *waiting(table)]
        elif can and paid + free:
            found = [*active, *waiting(table), DONE]
        else:
            break
        choice = yield from ask(seat, found)
        if choice == DONE:
            break
        if choice.startswith("trigger"):
            yield from fire(table, seat, choice)
        elif choice.startswith("work"):
            paid = int(choice.split()[1])
            player.goods["knowledge"] -= max(0, prices[paid] - power)
        else:
            if paid:
                paid -= 1
            else:
                free -= 1
            yield from activate(table, seat, choice)
    table.working = False
    for golem in player.golems:
        golem.new = False


def mirror(table: Table, seat: int, power: int) -> Play[None]:
    """Pay for another row's action with the Mirror's power; pay for a research step. Once each.

    What pays for nothing is not offered (Ruling G-63).
    """
    player = table.players[seat]
    copied = studied = False
    while True:
        coins = player.goods["coin"]
        found = []
        if not copied and coins >= table.number["mirror-price"]:
            found += [f"mirror {row}" for row in ROWS[:-1] if row != "work" or ready(player)]
        if (
            not studied
            and coins >= table.number["mirror-research-price"]
            and player.research < table.research_end
        ):
            found.append("mirror research-marker")
        found += waiting(table)
        if not found:
            return
        choice = yield from ask(seat, [*found, DONE])
        if choice == DONE:
            return
        if choice.startswith("trigger"):
            yield from fire(table, seat, choice)
        elif choice == "mirror research-marker":
            studied = True
            player.goods["coin"] -= table.number["mirror-research-price"]
            table.move_research(player, 1)
        else:
            copied = True
            player.goods["coin"] -= table.number["mirror-price"]
            yield from row_action(table, seat, choice.split()[1], power)


def rabbi_action(table: Table, seat: int, tile: str) -> Play[None]:
    """The rabbi on a free tile, or on the printed space beside those already there."""
    table.players[seat].rabbi = True
    if tile == "printed":
        table.printed.append(seat)
        yield from table.resolve(seat, table.rows["printed-space"][0]["effect"])
    else:
        table.rabbis[tile] = seat
        yield from table.resolve(seat, table.row("action-tile", "id", tile)["effect"])
