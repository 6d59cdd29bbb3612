"""What the page of a seat gets to see. Nothing here reads what the seat may not know."""

from random import Random
from typing import Any

from goldenlane.games import kit_of
from goldenlane.kernel.event_types import KERNEL, Rows, named
from goldenlane.kernel.events import Seats
from goldenlane.kernel.game import Game
from goldenlane.kernel.match import Match
from goldenlane.kernel.state import CHANCE, EVERYONE, State, apply
from goldenlane.server import speech, wire
from goldenlane.server.live import LiveTable
from goldenlane.server.wire import Lang

_WORLDS = 3
"""Imagined worlds that must agree before a preview shows a consequence."""


def as_seen_by(table: LiveTable, holder: str | None) -> tuple[tuple[int, ...], ...]:
    """All in which the seats differ from one holder to the next."""
    return (
        tuple(table.seats_held(holder)),
        tuple(table.seats_left(holder)),
        tuple(table.seats_removable(holder)),
    )


def seats_of(table: LiveTable, holder: str | None) -> list[wire.Seat]:
    """The seats as everybody sees them; ``mine`` are those of the holder."""
    mine, left, removable = as_seen_by(table, holder)
    online = {client.holder for client in table.clients}
    to_act = table.to_act
    return [
        wire.Seat(
            seat=row.seat,
            kind=row.kind,  # type: ignore[arg-type]
            name=row.name,
            level=row.level,
            mine=row.seat in mine,
            online=row.kind == "bot"
            or (row.kind == "human" and (row.holder in online or row.seat in table.elsewhere)),
            to_act=row.seat in to_act,
            thinking=row.seat in table.thinking,
            back=row.seat in left,
            removable=row.seat in removable,
        )
        for row in table.seats
    ]


def happened(table: LiveTable, lang: Lang, events: list[dict[str, Any]]) -> list[wire.Happened]:
    """Events with their words."""
    names = speech.players(lang, table.names)
    return [
        wire.Happened(
            event["kind"],
            event["seat"],
            details(table.game, event),
            speech.say_event(table.game, lang, names, event),
            speech.say_cause(table.game, lang, event["because"]),
            event["root"],
        )
        for event in events
    ]


def details(game: Game, event: dict[str, Any]) -> dict[str, Any]:
    """The details of an event by name; where a game has no rows for its events, by number."""
    kit, kind = kit_of(game.name), event["kind"]
    if kit.events is None and kind not in KERNEL:
        return {str(at): value for at, value in enumerate(event["args"])}
    rows: Rows = KERNEL if kind in KERNEL else kit.load("events")
    return named(rows[kind], event["args"])


def scores_of(match: Match, lang: Lang) -> list[wire.Score]:
    """Points by source, the total and the place of each player."""
    return [
        wire.Score(
            score["player"],
            score["points"],
            {source: speech.say_score(match.game, lang, source) for source in score["points"]},
            score["total"],
            score["place"],
        )
        for score in match.scores()
    ]


def state_of(table: LiveTable, seat: int | None, holder: str | None, lang: Lang, since: int) -> wire.State:
    """All that a seat (None: a spectator) may know now, and what it saw happen since a number of its own."""
    match = table.match
    view = match.view(seat)
    options: list[wire.Option] = []
    undo = wire.UndoState(0, "")
    if seat is not None and not table.waiting:
        options = [
            wire.Option(action.text, speech.say_action(table.game, lang, view, action.text))
            for action in match.legal(seat)
        ]
        reason = table.undo_stop(seat)
        undo = wire.UndoState(
            table.undo_reach(seat), "" if reason is None else speech.say_undo_stop(lang, table.names, reason)
        )
    events_from, events = table.events_since(seat, since)
    return wire.State(
        table=table.row.code,
        seq=table.number(seat),
        seat=seat,
        lang=lang,
        view=view,
        prompt=speech.say_prompt(table.game, lang, table.names, view) if table.to_act else "",
        options=options,
        undo=undo,
        seats=seats_of(table, holder),
        waiting=table.waiting,
        over=match.over,
        scores=scores_of(match, lang) if match.over else None,
        events_from=events_from,
        events=happened(table, lang, events),
        next=table.row.next,
        hints=table.agreed.hints,
        notebook=_notebook(table, view),
    )


def _notebook(table: LiveTable, view: dict[str, Any]) -> dict[str, Any] | None:
    """What follows from what the seat was shown, in games that have a notebook."""
    kit = kit_of(table.game.name)
    if kit.notebook is None:
        return None
    found: dict[str, Any] | None = kit.load("notebook")(view, table.agreed.notebook)
    return found


def preview_of(table: LiveTable, seat: int, lang: Lang, notation: str) -> wire.PreviewResult:
    """What an action would do, played in worlds that the seat cannot tell from the real one.

    Where the imagined worlds differ, where something would be drawn or revealed, or where others
    choose at the same time, the consequence is uncertain and nothing beyond is shown.
    """
    match = table.match
    action = match.find(seat, notation)
    now = match.view(seat)
    together = match.state.stack[-1][1] == EVERYONE
    outcomes = []
    uncertain = together
    if not together:
        rng = Random(0)  # the same worlds for the same knowledge: the answer tells nothing else
        for _ in range(_WORLDS):
            world: State = match.game.imagine(match.state, seat, rng)
            before = world.revealed
            world.events = []
            apply(world, seat, action)
            coming = Seats().seen([*match.events, *world.events], seat, len(match.events))
            outcomes.append((match.game.view(world, seat), coming))
            if world.revealed != before:
                uncertain = True
                break
        if any(outcome != outcomes[0] for outcome in outcomes[1:]):
            uncertain = True
        elif not uncertain:
            drawn = world.to_act == (CHANCE,)
            view, events = outcomes[0]
            words = speech.say_action(table.game, lang, now, action.text)
            return wire.PreviewResult(
                table.number(seat), action.text, view, words, happened(table, lang, events), drawn
            )
    return wire.PreviewResult(
        table.number(seat), action.text, now, speech.say_action(table.game, lang, now, action.text), [], True
    )
