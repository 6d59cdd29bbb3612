"""The kinds of games and positions that the referees look at, for a short and a long run."""

from collections.abc import Iterator
from itertools import combinations

from tests.referee import alchemists_games, golem_referee
from tests.referee.following import Report

MODULES = ("startup-funding", "busy-days", "royal-encyclopedia", "golem-project")
MODULE_SETS = [
    list(chosen)
    for size in range(5)
    for chosen in combinations(MODULES, size)
    if "golem-project" not in chosen or "royal-encyclopedia" in chosen
]
GOLEM_KINDS = [
    *(
        "activate",
        "active",
        "after-create",
        "artifact",
        "artifact-tile",
        "bury",
        "buy",
        "character",
        "choose",
    ),
    *("column", "control", "create", "destroy", "draft", "draw-goals", "first-golems", "gold", "golem-track"),
    *("income", "keep-goal", "mirror", "mix", "movement", "remove", "resources", "return-goal", "row"),
    *("slot", "start", "step", "steps", "student", "student-back", "trigger", "turn", "upgrade"),
    *("use-tile", "work"),
]
"""Every kind of decision of Golem; the referee covers them all."""


def golem(seeds: range) -> Iterator[Report]:
    """Whole games of every kind and changed positions; a report for each."""
    for seed in seeds:
        for players in (1, 2, 3, 4):
            for setup in ("normal", "intro"):
                report = Report()
                golem_referee.whole(players, setup, seed, report)
                yield report
            report = Report()
            golem_referee.in_the_middle(players, seed, report)
            yield report


def alchemists(seeds: range) -> Iterator[Report]:
    """Whole games and crowded boards; the seed chooses players and modules, so that all come in turn."""
    for seed in seeds:
        modules = MODULE_SETS[seed % len(MODULE_SETS)]
        for variant in ("apprentice", "master"):
            players = 2 + seed % 3
            report = Report()
            alchemists_games.whole(players, variant, modules, seed, report)
            yield report
            for place in range(4):
                report = Report()
                boards = MODULE_SETS[(seed + 3 * place) % len(MODULE_SETS)]
                alchemists_games.crowded(players, variant, boards, 4 * seed + place, report)
                yield report
            for players in (2, 3, 4):
                report = Report()
                alchemists_games.market(players, variant, modules, seed, report)
                yield report


def total(reports: Iterator[Report]) -> Report:
    whole = Report()
    for report in reports:
        whole.add(report)
    return whole
