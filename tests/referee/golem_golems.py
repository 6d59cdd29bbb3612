"""Golems: moving, activating, creating and destroying them."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.referee.asking import DONE, Play, ask
from tests.referee.golem_artifacts import activate_artifact, triggered
from tests.referee.golem_parts import Part
from tests.referee.golem_table import DISTRICTS, LAST, WITH_TILE, Golem, Player, Table


def named(player: Player, text: str) -> Golem:
    """The golem that an option names."""
    return next(golem for golem in player.golems if str(golem) == text)


# ---- moving --------------------------------------------------------------------------------------
def step_options(table: Table, player: Player, golem: Golem, *, back: bool, forced: bool) -> list[str]:
    """One step of a golem: VIII-X cost their price in knowledge or VP (Rulings G-06, G-07, G-22)."""
    found = []
    if golem.section < LAST:
        price = table.quarter_price(golem.section + 1)
        if price:
            knowledge = player.goods["knowledge"] >= price
            if knowledge:
                found.append(f"step {golem} for knowledge")
            if player.goods["vp"] >= price or (forced and not knowledge):
                found.append(f"step {golem} for vp")
        else:
            found.append(f"step {golem}")
    if back and golem.section > 1:
        found.append(f"step {golem} back")
    return found


def step(table: Table, player: Player, choice: str) -> Golem:
    """Move the golem that the option names; a golem that moves stands up (Ruling G-21)."""
    text = choice.removeprefix("step ")
    name, pays, good = text.partition(" for ")
    golem = named(player, name.removesuffix(" back"))
    if pays:
        player.goods[good] -= table.quarter_price(golem.section + 1)
    golem.section += -1 if text.endswith(" back") else 1
    golem.lying = False
    return golem


@dataclass
class Move(Part):
    """Up to so many steps of one golem, or of several together; forward or either way."""

    steps: int
    several: bool
    back: bool

    def _options(self, table: Table, seat: int, golems: Iterable[Golem]) -> list[str]:
        player = table.players[seat]
        return [
            option
            for golem in golems
            for option in step_options(table, player, golem, back=self.back, forced=False)
        ]

    def options(self, table: Table, seat: int) -> list[str]:
        return self._options(table, seat, table.players[seat].golems)

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        player = table.players[seat]
        for left in range(self.steps - 1, -1, -1):
            golem = step(table, player, choice)
            found = self._options(table, seat, player.golems if self.several else [golem])
            if not left or not found:
                return
            choice = yield from ask(seat, [*found, DONE])
            if choice == DONE:
                return


# ---- activating ----------------------------------------------------------------------------------
def ready(player: Player) -> list[Golem]:
    """Golems that can be activated: standing, beside a tile, not created during this Work action.

    Ruling G-30 and L427: the ban holds whatever brings the activation.
    """
    return [g for g in player.golems if not g.lying and g.section <= WITH_TILE and not g.new]


def tile_of(table: Table, golem: Golem) -> str:
    """The effect of the tile beside a golem."""
    number = str(table.streets[golem.district][golem.section - 1])
    return next(
        row["effect"]
        for row in table.rows["neighborhood"]
        if row["district"] == golem.district and row["number"] == number
    )


def activate(table: Table, seat: int, choice: str) -> Play[None]:
    """Lay the golem down and resolve its tile."""
    golem = named(table.players[seat], choice.removeprefix("activate "))
    golem.lying = True
    yield from table.resolve(seat, tile_of(table, golem))


@dataclass
class Activate(Part):
    """Activate so many different golems, free of charge (Ruling G-29)."""

    number: int

    def options(self, table: Table, seat: int) -> list[str]:
        return [f"activate {golem}" for golem in ready(table.players[seat])]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        for left in range(self.number - 1, -1, -1):
            yield from activate(table, seat, choice)
            if not left or not (found := self.options(table, seat)):
                return
            choice = yield from ask(seat, [*found, DONE])
            if choice == DONE:
                return


@dataclass
class UseTile(Part):
    """Do the tile beside an own golem, standing or lying, without activating it."""

    def options(self, table: Table, seat: int) -> list[str]:
        golems = [golem for golem in table.players[seat].golems if golem.section <= WITH_TILE]
        return [f"use {golem.district} {golem.section}" for golem in golems]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        _, district, section = choice.split()
        yield from table.resolve(seat, tile_of(table, Golem(district, int(section))))


# ---- creating ------------------------------------------------------------------------------------
@dataclass
class Create(Part):
    """Create a golem in section I of a district: 3 clay and 3 for each own golem there (Ruling G-32)."""

    discount: int = 0

    def price(self, table: Table, player: Player, district: str) -> int:
        there = sum(golem.district == district for golem in player.golems)
        full = table.number["golem-price"] + table.number["golem-price-each"] * there
        return max(0, full - self.discount)

    def options(self, table: Table, seat: int) -> list[str]:
        player = table.players[seat]
        if not player.to_create:
            return []
        clay = player.goods["clay"]
        return [f"create {name}" for name in DISTRICTS if self.price(table, player, name) <= clay]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        player = table.players[seat]
        district = choice.split()[1]
        player.goods["clay"] -= self.price(table, player, district)
        player.to_create -= 1
        golem = Golem(district, 1, new=table.working)
        player.golems.append(golem)
        table.move_marker(player, table.number["create-marker"])
        yield from after_creation(table, seat, golem)


def after_creation(table: Table, seat: int, golem: Golem) -> Play[None]:
    """The left leg: first a step, then an activation without laying down; golden tiles before or after.

    Rulings G-33, G-47.
    """
    player = table.players[seat]
    waiting = triggered(table, player, "create")
    leg = "left-leg" in player.upgraded
    may_step, may_activate = leg, leg
    while True:
        found = step_options(table, player, golem, back=False, forced=False) if may_step else []
        if may_activate:
            found.append(f"activate {golem}")
        if not found:
            break
        found += [f"trigger {artifact + 1}" for artifact in waiting]
        choice = yield from ask(seat, [*found, DONE])
        if choice == DONE:
            break
        if choice.startswith("step"):
            golem = _step_this(table, player, golem, choice)
            may_step = False
        elif choice.startswith("activate"):
            may_step = may_activate = False
            yield from table.resolve(seat, tile_of(table, golem))
        else:
            artifact = int(choice.split()[1]) - 1
            waiting.remove(artifact)
            yield from activate_artifact(table, seat, artifact)
    for artifact in waiting:
        yield from activate_artifact(table, seat, artifact)


def _step_this(table: Table, player: Player, golem: Golem, choice: str) -> Golem:
    """The step is the new golem's, although another may have the same name."""
    player.golems.remove(golem)
    player.golems.insert(0, golem)
    return step(table, player, choice)


# ---- destroying ----------------------------------------------------------------------------------
@dataclass
class Destroy(Part):
    """Destroy an own golem: into a free slot of the graveyard, the marker down, the slot's bonus.

    The right arm doubles the bonus from then on; its own destruction brings the plain one (L751).
    """

    plain: bool = False

    def options(self, table: Table, seat: int) -> list[str]:
        return [f"destroy {golem}" for golem in table.players[seat].golems]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        player = table.players[seat]
        player.golems.remove(named(player, choice.removeprefix("destroy ")))
        player.destroyed += 1
        table.move_marker(player, -table.number["destroy-marker"])
        slots = [row for row in table.rows["graveyard"] if int(row["players"]) <= table.people]
        last = slots[-1]["slot"]
        free = [row["slot"] for row in slots if row["slot"] == last or int(row["slot"]) not in table.graves]
        buried = yield from ask(seat, [f"bury {slot}" for slot in free])
        slot = buried.split()[1]
        if slot != last:
            table.graves[int(slot)] = seat
        bonus = table.row("graveyard", "slot", slot)["bonus"]
        for _ in range(2 if "right-arm" in player.upgraded and not self.plain else 1):
            yield from table.resolve(seat, bonus)
