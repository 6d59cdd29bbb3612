"""The reviewed games of the docs, one of each kind: python -m tests.reviews [GAME ...]

Bots play from a fixed seed; the game goes into docs/reviews as a file, its review beside it as text.
"""

import subprocess
import sys
from pathlib import Path
from random import Random

import goldenlane as gl
from goldenlane.bots import Seat, bot
from goldenlane.cli.saves import SEATS

FOLDER = Path(__file__).parents[1] / "docs" / "reviews"
GAMES = {"golem": 7, "alchemists": 7}
"""Game: seed."""
LEVELS = ("apprentice", "beginner")
BUDGET = "16"
_RUN = "from goldenlane.cli import main; main()"


def played(game: str) -> gl.Match:
    """A whole game between the two levels."""
    match, rng = gl.new(game, players=len(LEVELS), seed=GAMES[game]), Random(GAMES[game])
    players = [bot(level, match.game) for level in LEVELS]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(Seat.of(match, seat), rng))
    match.notes = {SEATS: list(LEVELS)}
    return match


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in names or GAMES:
        file = FOLDER / f"{game}.json"
        file.write_text(played(game).save(), encoding="utf-8")
        command = [sys.executable, "-c", _RUN, "review", str(file), "--budget", BUDGET]
        said = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
        lines = [line.rstrip() for line in said.splitlines()]
        file.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(file.with_suffix(".txt").name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
