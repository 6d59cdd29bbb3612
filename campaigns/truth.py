"""What each seat of a game could know at each of its moments, told from the save of the finished game."""

import json
import re

import goldenlane as gl
from campaigns.ledger import as_sent
from campaigns.visitors import Message
from goldenlane.kernel.match import Match
from goldenlane.kernel.save import parse_save
from goldenlane.kernel.state import CHANCE
from goldenlane.server.live import split_log
from goldenlane.server.render import details

_NUMBERS = 3
"""Of a draw; one with fewer of them could be anything."""


class Truth:
    """The game folded again, a line of its log after the other."""

    def __init__(self, save: str) -> None:
        entries = parse_save(save)[1]
        opening, steps = split_log(entries)
        game = gl.load(save).game
        match = Match(game, chance=[text for _, text in opening])
        self.seats = [*range(game.seats), None]
        self._moments: dict[int | None, list[Message]] = {seat: [] for seat in self.seats}
        self._note(match)
        for step in steps:
            match.go_on(step)
            self._note(match)
        self._draws = [text for seat, text in entries if seat == CHANCE]

    def _note(self, match: Match) -> None:
        for seat in self.seats:
            options = [] if seat is None else [str(action) for action in match.legal(seat)]
            moment = {
                "view": match.view(seat),
                "options": options,
                "events": [
                    [event["kind"], event["seat"], details(match.game, event)]
                    for event in match.events_for(seat)
                ],
            }
            self._moments[seat].append(as_sent(moment))

    def unfounded(self, seat: int | None, states: list[Message]) -> list[Message]:
        """States that were sent to a seat and tell something else than it could know at any moment since the
        one before."""
        at = 0
        found = []
        for state in states:
            moments = self._moments[seat]
            there = next((i for i in range(at, len(moments)) if _tells(state, moments[i])), None)
            if there is None:
                found.append(state)
            else:
                at = there
        return found

    def secrets(self, seat: int | None) -> list[bytes]:
        """What chance drew, as it is written in logs and as lists, where the seat was never shown it."""
        shown = json.dumps(self._moments[seat], separators=(",", ":"))
        found = []
        for draw in self._draws:
            numbers = re.findall(r"-?\d+", draw)
            if len(numbers) < _NUMBERS:
                continue
            forms = (draw, f"[{','.join(numbers)}]")
            if not any(form in shown for form in forms):
                found += [form.encode() for form in forms]
        return found


def _tells(state: Message, moment: Message) -> bool:
    """Whether a message says of this moment what there is to say."""
    events = [[event["kind"], event["seat"], event["args"]] for event in state["events"]]
    return bool(
        state["view"] == moment["view"]
        and [option["action"] for option in state["options"]] == moment["options"]
        and moment["events"][state["events_from"] :] == events
    )
