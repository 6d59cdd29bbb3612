"""The components of Golem are counted: none may vanish, appear or lie in two places."""

from goldenlane.games.golem.names import MENORAH_SECTION
from goldenlane.games.golem.state import GolemState

MARBLES = {1: 10, 2: 10, 3: 12, 4: 14}
BOOKS, GOALS, ACTION_TILES, START_TILES, GOLEMS, GOLD = 38, 27, 12, 18, 6, 10


def miscounts(state: GolemState) -> list[str]:
    """What is wrong with the components of a state; empty when everything is there exactly once."""
    players, people = state.players, state.players[: state.seats]
    wrong = []

    def need(fine: bool, what: str) -> None:
        if not fine:
            wrong.append(what)

    def each_once(cards: list[int], first: int, count: int, what: str) -> None:
        need(sorted(cards) == list(range(first, first + count)), f"{what}: {sorted(cards)}")

    marbles = sum(state.rows) + len(state.removed) + sum(len(player.marbles) for player in players)
    need(marbles == MARBLES[state.seats], f"marbles: {marbles}")
    each_once(
        state.book_bag
        + state.book_bottom
        + state.library
        + [frame[2] for frame in state.stack if frame[0].key == "place-book"]
        + [book for player in people for column in player.books for book in column],
        1,
        BOOKS,
        "books",
    )
    hands = [goal for player in people for goal in player.goals + player.hand]
    each_once(state.goal_bag + state.goal_bottom + hands, 51, GOALS, "goals")
    need(len(state.goal_bottom) == len(state.goal_bottom_by), "owners of the goals under the deck")
    each_once(state.tile_bag + state.tile_discard + state.action_tiles, 0, ACTION_TILES, "action tiles")
    each_once(state.start_bag + [t for p in people for t in p.start_tiles], 1, START_TILES, "start tiles")
    for seat, player in enumerate(people):
        golems = len(player.golems) + player.to_create + player.aside + player.destroyed
        need(golems == GOLEMS, f"golems of seat {seat}: {golems}")
        graves = state.graveyard.count(seat)
        need(graves <= player.destroyed, f"graves of seat {seat}: {graves}")
        need(player.golems == sorted(player.golems), f"golems of seat {seat} out of order: {player.golems}")
        need(sum(player.gold) <= GOLD, f"gold of seat {seat}: {player.gold}")
        need(
            all(0 <= n <= i + 1 for i, n in enumerate(player.gold)),
            f"cauldrons of seat {seat}: {player.gold}",
        )
        need(min(player.goods[:3]) >= 0, f"goods of seat {seat}: {player.goods}")
        for slots, first in ((player.golden, 6), (player.gray, 8)):
            placed = sorted(first + side // 2 for side in slots if side >= 0)
            upgraded = [tile for tile in range(first, 8 if first == 6 else 11) if player.has(tile)]
            paying = [frame[3] for frame in state.stack if frame[0].key == "pay-mix" and frame[1] == seat]
            need(set(placed) - set(paying) == set(upgraded), f"slots of seat {seat}: {slots}")
            need(len(set(placed)) == len(placed), f"a tile of seat {seat} in two slots: {slots}")
    rabbis = [seat for seat in state.rabbis if seat >= 0] + state.printed
    need(len(rabbis) == len(set(rabbis)), f"rabbis: {rabbis}")
    need(
        not state.phase or sorted(state.order) == list(range(len(players))),
        f"turn order: {state.order}",
    )
    for district, owner in enumerate(state.menorahs):
        furthest = max(player.students[district] for player in players)
        need(owner >= 0 or furthest < MENORAH_SECTION, f"menorah token {district} left lying at {furthest}")
        need(-1 <= owner < len(players), f"menorah token {district}: {owner}")
    return wrong
