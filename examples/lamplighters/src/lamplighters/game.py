"""The game for a number of players: start, views, scores, positions, and worlds that a seat can imagine."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from goldenlane.kernel.codec import decode_fields, decode_stack, encode_fields, encode_stack
from goldenlane.kernel.content import Content, text_of
from goldenlane.kernel.errors import BadOption, BadPosition
from goldenlane.kernel.game import Game
from goldenlane.kernel.state import CHANCE, EVERYONE, NOBODY
from lamplighters.rules import HAND, Rules
from lamplighters.state import LampState, Player

PLAYERS = (2, 3, 4)
EVENINGS = {"long": 5, "short": 3}
_FILE = "lamplighters.txt"


class LampGame(Game):
    """Lamplighters for 2 to 4 players."""

    name = "lamplighters"

    def __init__(self, rules: Rules, players: int, length: str, options: dict[str, Any]) -> None:
        self.rules = self.components = rules
        self.seats, self.evenings, self.options = players, EVENINGS[length], options
        self.content, self.effects = rules.content, rules.effects

    def _blank(self) -> LampState:
        return LampState(self.seats, self.evenings, len(self.rules.lamp_color) - 1)

    def start(self) -> LampState:
        state = self._blank()
        state.push(self.rules.evenings, NOBODY)
        state.push(self.rules.keep, EVERYONE, (1 << self.seats) - 1)
        for seat in reversed(range(self.seats)):
            state.push(self.rules.deal, CHANCE, seat)
        return state

    def view(self, state: LampState, seat: int | None) -> dict[str, Any]:
        decision = None
        if not state.over and state.to_act != (CHANCE,):
            effect = state.stack[-1][0]
            decision = {"asks": effect.asks, "seats": list(state.to_act), "key": effect.key}
        return {
            "game": self.name,
            "seat": seat,
            "round": state.round,
            "evenings": state.evenings,
            "over": state.over,
            "order": state.order,
            "decision": decision,
            "street": list(state.street),
            "bag": len(state.bag),
            "players": [self._player(state, who, seat) for who in range(self.seats)],
        }

    def _player(self, state: LampState, who: int, seat: int | None) -> dict[str, Any]:
        player, shown = state.players[who], seat == who or state.over
        points = self.rules.points(state, who, errand=shown)
        return {
            "light": player.light,
            "oil": player.oil,
            "lamps": list(player.lamps),
            "hand": list(player.hand) if seat == who else None,
            "errand": player.errand if shown else None,
            "points": points,
        }

    def scores(self, state: LampState) -> list[dict[str, Any]]:
        """With equal points who has more oil is ahead; then they share the place."""
        rows: list[dict[str, Any]] = []
        for seat in range(self.seats):
            points = self.rules.points(state, seat)
            rows.append({"player": seat, "points": points, "total": sum(points.values())})
        ranks = [(row["total"], state.players[row["player"]].oil) for row in rows]
        for row, rank in zip(rows, ranks, strict=True):
            row["place"] = 1 + sum(other > rank for other in ranks)
        return rows

    def position(self, state: LampState) -> dict[str, Any]:
        data = encode_fields(state, self._blank(), LampState.FIELDS)
        data["players"] = [encode_fields(player, Player(), Player.FIELDS) for player in state.players]
        data["stack"] = encode_stack(state.stack)
        return data

    def set_up(self, position: Any) -> LampState:
        state, own = self._blank(), dict(position) if isinstance(position, dict) else {}
        players, stack = own.pop("players", []), own.pop("stack", [["evenings", NOBODY, 0, 0]])
        decode_fields(state, own if isinstance(position, dict) else position, LampState.FIELDS, "position")
        if not isinstance(players, list) or len(players) > self.seats:
            raise BadPosition(f"players must be a list of at most {self.seats} objects")
        for seat, given in enumerate(players):
            decode_fields(state.players[seat], given, Player.FIELDS, f"players[{seat}]")
        held = [lamp for player in state.players for lamp in player.lamps] + state.street
        if "bag" not in own:
            state.bag = [lamp for lamp in state.bag if lamp not in held]
        self._check(state, held + state.bag)
        state.stack = decode_stack(stack, self.effects)
        return state

    def _check(self, state: LampState, lamps: list[int]) -> None:
        """Refuse what no game could come to."""
        hands = [errand for player in state.players for errand in player.hand]
        for name, found, known in (
            ("lamp", lamps, len(self.rules.lamp_color)),
            ("errand", hands, len(self.rules.errands)),
        ):
            if len(set(found)) < len(found) or not all(0 < one < known for one in found):
                raise BadPosition(f"every {name} is there once, from 1 to {known - 1}: not {found}")
        for player in state.players:
            if len(player.hand) not in (0, HAND) or player.errand not in (0, *player.hand):
                raise BadPosition(f"a hand is {HAND} errands, of which one is kept: not {player.hand}")
            if min(player.light, player.oil) < 0:
                raise BadPosition("nobody has less than no light or oil")
        if not 0 <= state.round <= state.evenings:
            raise BadPosition(f"there are {state.evenings} evenings, not {state.round}")

    def imagine(self, state: LampState, seat: int, rng: Random) -> LampState:
        """The errands of the others are drawn anew; all else is open (a bag has no order)."""
        world = state.copy()
        own = state.players[seat].hand
        pool = [errand for errand in range(1, len(self.rules.errands)) if errand not in own]
        rng.shuffle(pool)
        for who, player in enumerate(world.players):
            if who != seat and player.hand:
                player.hand = sorted((pool.pop(), pool.pop()))
                player.errand = rng.choice(player.hand) if player.errand else 0
        return world


@cache
def _rules(text: str, file: str) -> Rules:
    return Rules(Content(text, file))


def lamplighters(
    *, players: Any = 2, length: Any = "long", content: str | Path | None = None, **unknown: Any
) -> LampGame:
    """The game for these options, which may be anything."""
    if unknown:
        raise BadOption(
            f"Lamplighters has no option {next(iter(unknown))!r}; it has players, length, content"
        )
    if type(players) is not int or players not in PLAYERS:
        raise BadOption(f"Lamplighters is for 2 to 4 players, not {players!r}")
    if length not in EVENINGS:
        raise BadOption(f"length must be one of {', '.join(EVENINGS)}, not {length!r}")
    options: dict[str, Any] = {"players": players, "length": length}
    if content is None:
        rules = _rules(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"), _FILE)
    else:
        rules = _rules(*text_of(content, _FILE))
    if content is not None:
        options["content"] = rules.content.file
    return LampGame(rules, players, length, options)
