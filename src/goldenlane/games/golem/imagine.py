"""Worlds that a seat cannot tell from the real one: what it does not know is drawn anew."""

from random import Random

from goldenlane.games.golem.setup import START_LIMIT
from goldenlane.games.golem.state import GolemState
from goldenlane.kernel.state import advance


def imagine(state: GolemState, seat: int, rng: Random) -> GolemState:
    """A copy in which the others' goals, dealt start tiles and choices, and the goals under the deck,
    are shuffled with the decks. Nothing of the truth that is secret to the seat remains."""
    world = state.copy()
    _imagine_goals(world, seat, rng)
    if not world.phase:
        _imagine_start_tiles(world, seat, rng)
    for who, player in enumerate(world.players):
        if who != seat and player.choice >= 0:
            player.choice = _other_choice(world, who, rng)
    advance(world)  # the listed options may be those of another seat's cards
    return world


def _imagine_goals(world: GolemState, seat: int, rng: Random) -> None:
    others = [player for who, player in enumerate(world.players) if who != seat]
    unknown = list(world.goal_bag)
    for player in others:
        unknown += player.goals + player.hand
    hidden = [i for i, by in enumerate(world.goal_bottom_by) if by != seat]
    unknown += [world.goal_bottom[i] for i in hidden]
    unknown.sort()
    rng.shuffle(unknown)
    for player in others:
        player.goals = sorted(unknown.pop() for _ in player.goals)
        player.hand = sorted(unknown.pop() for _ in player.hand)
    for i in hidden:
        world.goal_bottom[i] = unknown.pop()
    world.goal_bag = sorted(unknown)


def _imagine_start_tiles(world: GolemState, seat: int, rng: Random) -> None:
    dealt = [p for who, p in enumerate(world.players) if who != seat and len(p.start_tiles) > 2]
    unknown = sorted(world.start_bag + [tile for player in dealt for tile in player.start_tiles])
    rng.shuffle(unknown)
    for player in dealt:
        player.start_tiles = sorted(unknown.pop() for _ in player.start_tiles)
    world.start_bag = sorted(unknown)


def _other_choice(world: GolemState, who: int, rng: Random) -> int:
    """A choice that the player could have made with the imagined cards."""
    player = world.players[who]
    asks = world.stack[-1][0].asks
    if asks == "start":
        a, b = sorted(rng.sample(player.start_tiles, 2))
        return a * START_LIMIT + b
    return rng.choice(player.hand if asks == "draft" else player.goals)
