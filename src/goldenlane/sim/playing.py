"""One game from the first draw to the last point."""

from collections import Counter
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from goldenlane.bots import Bot, Seat, bot, split_style
from goldenlane.games import game_of, games
from goldenlane.kernel.action import Action
from goldenlane.kernel.chance import Chance
from goldenlane.kernel.errors import IllegalAction
from goldenlane.kernel.events import Event
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import CHANCE, State, advance, apply
from goldenlane.sim.choices import choices
from goldenlane.sim.fingerprint import fingerprint, fingerprint_of_modules
from goldenlane.sim.plan import Job, Plan

AUTOMA = "automa"
"""The bot of the solo opponent's row."""


class Table(NamedTuple):
    """A plan that is ready to be played in this process."""

    plan: Plan
    game: Game


@lru_cache(maxsize=4)
def table_of(text: str) -> Table:
    """The table of a plan's text; BadOption and UnknownBot say what is wrong with the plan."""
    plan = Plan.read(text)
    game = game_of(plan.game, players=len(plan.seats), **plan.options)
    for spec in sorted(set(plan.seats)):
        bot(spec, game)
    return Table(plan, game)


def identity(plan: Plan) -> dict[str, Any]:
    """What games must have in common to be counted together."""
    game = table_of(plan.text()).game
    return {
        "game": plan.game,
        "options": {name: value for name, value in game.options.items() if name != "content"},
        "content": game.content.digest,
        "seats": list(plan.seats),
    }


def version(plan: Plan) -> str:
    """The version of the rules and bots here, and of modules with bots of one's own."""
    code = fingerprint(plan.game, games())
    specs = {split_style(spec)[0] for spec in plan.seats}
    own = sorted({spec.partition(":")[0] for spec in specs if ":" in spec})
    return f"{code}+{fingerprint_of_modules(tuple(own))}" if own else code


def play(table: Table, job: Job) -> dict[str, Any]:
    """Play a game; the same job always gives the same record, but for the seconds.

    Every bot is made anew and has a generator of its own: nothing passes from game to game or from
    seat to seat.
    """
    start = perf_counter()
    plan, game = table
    players = [plan.player_at(seat, job.rotation) for seat in range(game.seats)]
    bots = [bot(plan.seats[player], game) for player in players]
    luck = [Random(f"bot {job.seed} {job.rotation} {seat}") for seat in range(game.seats)]
    verbs: list[Counter[str]] = [Counter() for _ in players]
    state = game.start()
    events: list[Event] = []
    state.events = events
    advance(state)
    draws = Random(job.seed)
    while state.stack:
        seat = state.to_act[0]
        if seat == CHANCE:
            frame = state.stack[-1]
            effect = frame[0]
            assert isinstance(effect, Chance)
            apply(state, CHANCE, effect.draw(state, frame, draws))
            continue
        action = _chosen(bots[seat], game, state, seat, luck[seat])
        verbs[seat][action.verb] += 1
        apply(state, seat, action)
    chosen = choices(game.name, events, game.seats)
    scores = game.scores(state)
    winners = sum(score["place"] == 1 for score in scores)
    rows = []
    for score in scores:
        seat = score["player"]
        at_table = seat < game.seats
        rows.append(
            {
                "seat": seat,
                "player": players[seat] if at_table else seat,
                "bot": plan.seats[players[seat]] if at_table else AUTOMA,
                "place": score["place"],
                "win_share": 1 / winners if score["place"] == 1 else 0.0,
                "total": score["total"],
                "decisions": verbs[seat].total() if at_table else 0,
                "points": score["points"],
                "choices": chosen[seat] if at_table else {},
                "verbs": dict(sorted(verbs[seat].items())) if at_table else {},
            }
        )
    seconds = round(perf_counter() - start, 6)
    return {
        "code": version(plan),
        "seed": job.seed,
        "rotation": job.rotation,
        "seconds": seconds,
        "rows": rows,
    }


def _chosen(player: Bot, game: Game, state: State, seat: int, luck: Random) -> Action:
    """The option that a bot chose; what is none of its options is refused."""
    action = player.choose(Seat(game, state, seat), luck)
    for option in state.legal(seat):
        if option is action or option.text == action.text:
            return option
    raise IllegalAction(f"the bot {player.name!r} cannot play {action.text!r} here")


def play_line(text: str, job: Job) -> str:
    """The record of a game as one line of JSON; the plan is given by its text."""
    return msgspec.json.encode(play(table_of(text), job)).decode()
