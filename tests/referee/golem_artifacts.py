"""Artifacts: gold, completion, golden and gray tiles, and the upgrade of any tile."""

from dataclasses import dataclass

from tests.referee.asking import DONE, Play, ask
from tests.referee.golem_parts import Part, mixes
from tests.referee.golem_table import KINDS, RESOURCES, Player, Table

GOLEM_TILES = ("torso", "right-arm", "right-leg", "head", "left-arm", "left-leg")
ARTIFACT_TILES = ("golden-1", "golden-2", "gray-1", "gray-2", "gray-3", "big")


def side_effect(table: Table, tile: str) -> str:
    """What the side of a placed tile says: gray-3a, golden-1b."""
    return table.row("artifact-upgrade", "id", tile[:-1])[f"side-{tile[-1]}"]


def triggered(table: Table, player: Player, event: str) -> list[int]:
    """Completed artifacts with a golden tile for this event (Ruling G-47)."""
    return [
        artifact
        for artifact in range(4)
        if player.complete(artifact)
        and player.golden[artifact]
        and side_effect(table, player.golden[artifact]) == event
    ]


def rewards(table: Table, player: Player, artifact: int) -> tuple[str, str]:
    """The rewards of an artifact and those of its gray tile (Ruling G-46)."""
    row = table.row("artifact", "side", player.artifact)[f"gold-{artifact + 1}"]
    gray = player.gray[artifact]
    return row, side_effect(table, gray) if gray else "-"


def activate_artifact(table: Table, seat: int, artifact: int) -> Play[None]:
    yield from table.resolve(seat, *rewards(table, table.players[seat], artifact))


def place_gold(table: Table, seat: int, artifact: int) -> Play[None]:
    """An ingot into a cauldron; the last place completes the artifact."""
    player = table.players[seat]
    player.gold[artifact] += 1
    if player.complete(artifact):
        yield from activate_artifact(table, seat, artifact)


def free_cauldrons(player: Player) -> list[int]:
    return [artifact + 1 for artifact in range(4) if not player.complete(artifact)]


@dataclass
class Gold(Part):
    """So many ingots, each into any own cauldron with a free place (Rulings G-02, G-45)."""

    number: int

    def options(self, table: Table, seat: int) -> list[str]:
        return [f"gold {size}" for size in free_cauldrons(table.players[seat])]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        for left in range(self.number - 1, -1, -1):
            yield from place_gold(table, seat, int(choice.split()[-1]) - 1)
            if not left or not (found := self.options(table, seat)):
                return
            choice = yield from ask(seat, [*found, DONE])
            if choice == DONE:
                return


@dataclass
class BuyGold(Part):
    """Buy one ingot."""

    def options(self, table: Table, seat: int) -> list[str]:
        player = table.players[seat]
        if player.goods["coin"] < table.number["gold-price"]:
            return []
        return [f"buy gold {size}" for size in free_cauldrons(player)]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        table.players[seat].goods["coin"] -= table.number["gold-price"]
        yield from place_gold(table, seat, int(choice.split()[-1]) - 1)


@dataclass
class ActivateArtifact(Part):
    """Activate any completed artifact."""

    def options(self, table: Table, seat: int) -> list[str]:
        player = table.players[seat]
        return [f"artifact {artifact + 1}" for artifact in range(4) if player.complete(artifact)]

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        yield from activate_artifact(table, seat, int(choice.split()[1]) - 1)


def kind_of(tile: str) -> str:
    if tile in GOLEM_TILES:
        return "golem"
    return "artifact" if tile in ARTIFACT_TILES else "research"


@dataclass
class Upgrade(Part):
    """Upgrade one tile of a kind (or one certain tile) with a discount; ``mix``: paid in any resources."""

    what: str
    discount: int = 0
    mix: bool = False
    free: bool = False

    def _tiles(self, table: Table) -> list[str]:
        tiles = [
            *GOLEM_TILES,
            *ARTIFACT_TILES,
            *(row["id"] for row in table.rows["research-tile"]),
        ]
        match self.what:
            case "any":
                return tiles
            case "gray":
                return [tile for tile in tiles if tile.startswith("gray")]
            case "golem" | "artifact" | "research":
                return [tile for tile in tiles if kind_of(tile) == self.what]
        return [self.what]

    def _prices(self, table: Table, player: Player, tile: str) -> dict[int, int]:
        """The price by slot (0 for a tile that needs none)."""
        if kind_of(tile) == "golem":
            full = {0: int(table.row("golem-tile", "id", tile)["cost"])}
        elif kind_of(tile) == "research":
            full = {0: int(table.row("research-tile", "id", tile)["cost"])}
        elif tile == "big":
            full = {0: int(table.rows["big-tile"][0]["cost"])}
        else:
            sort = tile.split("-")[0]
            taken = player.gray if sort == "gray" else player.golden
            rows = enumerate(table.rows["artifact-slot"])
            full = {slot + 1: int(row[sort]) for slot, row in rows if not taken[slot]}
        return {slot: 0 if self.free else max(0, price - self.discount) for slot, price in full.items()}

    def _payable(self, player: Player, tile: str, price: int) -> bool:
        if self.mix:
            return sum(player.goods[good] for good in RESOURCES) >= price
        return player.goods[KINDS[kind_of(tile)]] >= price

    def options(self, table: Table, seat: int) -> list[str]:
        player = table.players[seat]
        return [
            f"upgrade {tile}"
            for tile in self._tiles(table)
            if tile not in player.upgraded
            and any(
                self._payable(player, tile, price) for price in self._prices(table, player, tile).values()
            )
        ]

    def unasked(self, table: Table, seat: int) -> str | None:
        """A certain tile for nothing is taken at once (Ruling G-62)."""
        if not self.free or self.what == "gray":
            return None
        found = self.options(table, seat)
        return found[0] if found else None

    def do(self, table: Table, seat: int, choice: str) -> Play[None]:
        player = table.players[seat]
        tile = choice.split()[1]
        prices = self._prices(table, player, tile)
        slot, side = 0, ""
        if 0 not in prices:
            affordable = [slot for slot, price in prices.items() if self._payable(player, tile, price)]
            chosen = yield from ask(seat, [f"slot {slot} {side}" for slot in affordable for side in "ab"])
            slot, side = int(chosen.split()[1]), chosen.split()[2]
        if slot:
            place = player.gray if tile.startswith("gray") else player.golden
            place[slot - 1] = tile + side
        yield from self._pay(player, seat, tile, prices[slot])
        player.upgraded.add(tile)
        if kind_of(tile) == "golem":
            effect = table.row("golem-tile", "id", tile)["effect"]
            yield from table.resolve(seat, effect.replace("destroy golem", "destroy golem plain"))

    def _pay(self, player: Player, seat: int, tile: str, price: int) -> Play[None]:
        if not self.mix:
            player.goods[KINDS[kind_of(tile)]] -= price
        elif price:
            ways = mixes(price, [player.goods[good] for good in RESOURCES])
            words = (yield from ask(seat, [f"pay {way}" for way in ways])).split()[1:]
            for amount, good in zip(words[::2], words[1::2], strict=True):
                player.goods[good] -= int(amount)
