"""What is played: a game, who plays it, how often, and with which seeds.

Luck cancels out: each seed is played once with every rotation of the players over the seats. Where players
are the same bot, rotations that would repeat a game are left out; the players then change seats from seed
to seed.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from goldenlane.sim.errors import BadPlan

SPAN = 1_000_000
"""Seeds of games that belong to one seed of a simulation: simulations with other seeds play other games."""


class Job(NamedTuple):
    """One game: the seed of its draws, and by how many seats the players have moved on."""

    seed: int
    rotation: int


@dataclass(frozen=True)
class Plan:
    """A simulation. Only plain data, so that it can be sent to any process on any machine."""

    game: str
    seats: tuple[str, ...]
    """The bots, as they sit without rotation."""
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    """The options of the game but for the number of players; ``content`` is the text of a content file."""
    shard: tuple[int, int] = (1, 1)
    """(i, n): only every n-th game, beginning with the i-th."""

    def __post_init__(self) -> None:
        if not self.seats or not all(self.seats):
            raise BadPlan(
                f"seats must be names of bots with commas between them, not {','.join(self.seats)!r}"
            )
        if self.games < 1:
            raise BadPlan(f"at least 1 game must be played, not {self.games}")
        if self.seed < 0:
            raise BadPlan(f"a seed must be 0 or more, not {self.seed}")
        if self.games > SPAN * self.period:
            raise BadPlan(f"one seed is good for {SPAN * self.period} games of these seats, not {self.games}")
        part, parts = self.shard
        if not 1 <= part <= parts:
            raise BadPlan(f"a shard is i/n with i from 1 to n, not {part}/{parts}")

    @property
    def period(self) -> int:
        """Rotations that give different games; fewer than seats when the line-up repeats itself."""
        seats = self.seats
        return next(turn for turn in range(1, len(seats) + 1) if seats[turn:] + seats[:turn] == seats)

    def jobs(self) -> Iterator[Job]:
        """The games of this shard, in order."""
        part, parts = self.shard
        period = self.period
        repeats = len(self.seats) // period
        for index in range(part - 1, self.games, parts):
            number, turn = divmod(index, period)
            yield Job(self.seed * SPAN + number, turn + period * (number % repeats))

    def count(self) -> int:
        """How many games the shard has."""
        part, parts = self.shard
        return len(range(part - 1, self.games, parts))

    def player_at(self, seat: int, rotation: int) -> int:
        """Which player (a place in ``seats``) sits there in a rotation."""
        return (seat - rotation) % len(self.seats)

    def text(self) -> str:
        """The plan as JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)

    @classmethod
    def read(cls, text: str) -> "Plan":
        data = json.loads(text)
        return cls(**{**data, "seats": tuple(data["seats"]), "shard": tuple(data["shard"])})


def labels(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Names of the players: the bot, and a number where several players are the same bot."""
    met: dict[str, int] = {}
    found = []
    for bot in seats:
        met[bot] = met.get(bot, 0) + 1
        found.append(bot if seats.count(bot) == 1 else f"{bot}#{met[bot]}")
    return tuple(found)
