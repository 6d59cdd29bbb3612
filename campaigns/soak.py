"""Random games of every kind with every check on, until there were so many decisions."""

from campaigns.campaign import Run
from tests.soak import KINDS, Mistake, soak_game

TOLD = 1_000


def soak(run: Run) -> None:
    """Golem and Alchemists in turn, each kind of game in its turn; a mistake ends its game, not the run."""
    games = 0
    kinds = [(name, options) for name, listed in KINDS.items() for options in listed]
    run.rng.shuffle(kinds)
    while run.done < run.size:
        name, options = kinds[games % len(kinds)]
        decisions = 0
        try:
            for _ in soak_game(name, options, run.seed + games):
                decisions += 1
                if decisions >= run.size - run.done:
                    break
        except Mistake as mistake:
            run.fault(str(mistake))
        games += 1
        run.advance(decisions)
        if games % TOLD == 0:
            run.tell(f"{games} games")
    run.figure("decisions", run.done)
    run.figure("games", games)
    run.figure("kinds of games", min(games, len(kinds)))
    run.figure("mistakes", run.fault_count, at_most=0)
