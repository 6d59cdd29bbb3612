"""The components of a whole position of Golem are counted: none has vanished or come from nowhere.

What lies in two places, or nowhere on its track, is refused when the position is set up.
"""

from goldenlane.games.golem.state import GolemState

_GOLEMS = 6
_GOLD = 10


def impossible(state: GolemState) -> str | None:
    """What no game could have come to."""
    rules, players, people = state.rules, state.players, state.players[: state.seats]
    marbles = sum(state.rows) + len(state.removed) + sum(len(player.marbles) for player in players)
    if marbles != sum(rules.marbles[state.seats]):
        return f"there are {marbles} marbles, not {sum(rules.marbles[state.seats])}"
    on_the_way = [frame[2] for frame in state.stack if frame[0].key == "place-book"]
    books = [book for player in people for column in player.books for book in column]
    for what, cards, deck in (
        ("book", [*state.book_bag, *state.book_bottom, *state.library, *on_the_way, *books], rules.books),
        ("goal", [*state.goal_bag, *state.goal_bottom, *_goals(state)], rules.goals),
    ):
        if sorted(cards) != sorted(deck):
            return f"the {what}s are not each there once: {sorted(cards)}"
    for seat, player in enumerate(people):
        golems = len(player.golems) + player.to_create + player.aside + player.destroyed
        if golems != _GOLEMS:
            return f"players[{seat}] has {golems} golems, not {_GOLEMS}"
        if sum(player.gold) > _GOLD:
            return f"players[{seat}] has more than {_GOLD} gold: {player.gold}"
    return None


def _goals(state: GolemState) -> list[int]:
    return [goal for player in state.players[: state.seats] for goal in player.goals + player.hand]
