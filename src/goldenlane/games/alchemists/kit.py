"""Everything of Alchemists with The King's Golem, and where it is found."""

from goldenlane.games.alchemists.components import PLAYERS
from goldenlane.games.alchemists.vocabulary import COVERED, MODULES, NEXT_ADVENTURER, PROMO, VARIANTS
from goldenlane.kernel.kit import Choice, GameKit

KIT = GameKit(
    name="alchemists",
    title="Alchemists",
    players=PLAYERS,
    options=(
        Choice("variant", VARIANTS, "apprentice or master", usual=VARIANTS[0]),
        Choice("modules", MODULES, "modules of The King's Golem with commas, or all", many=True),
        Choice(
            "next-adventurer",
            NEXT_ADVENTURER,
            "whether the next adventurer is public always, or can be covered",
            usual=NEXT_ADVENTURER[0],
            before=COVERED,  # Ruling A-72
        ),
        Choice("promo", PROMO, "on for the promo card Publisher", usual=PROMO[0]),
    ),
    make="goldenlane.games.alchemists.game:alchemists",
    corrections=("A-70 A-71 A-73 A-75 A-80 A-81 A-82 A-83",),
    contents="goldenlane.games.alchemists:content/released",
    words="goldenlane.i18n.alchemists",
    texts="goldenlane.i18n",
    board="goldenlane.cli.alchemists.board:AlchemistsBoard",
    numbers="goldenlane.env.alchemists.numbers:AlchemistsNumbers",
    actions="goldenlane.env.alchemists",
    bots={
        "beginner": "goldenlane.bots.alchemists.levels:beginner",
        "apprentice": "goldenlane.bots.alchemists.levels:apprentice",
        "master": "goldenlane.bots.alchemists.levels:master",
    },
    by_lot=frozenset({"keep", "order"}),
    budgets={"master": "master@16"},
    study="goldenlane.sim.alchemists.study:STUDY",
    notebook="goldenlane.server.alchemists.notebook:notebook_of",
    knowledge="goldenlane.review.alchemists",
    view="goldenlane.games.alchemists.view_types:AlchemistsView",
    events="goldenlane.games.alchemists.event_types:EVENTS",
    commands={
        "reader": "goldenlane.cli.alchemists.reader:reader",
        "print": "goldenlane.cli.alchemists.print:print",
        "deduce": "goldenlane.cli.alchemists.deduce:deduce",
        "judge": "goldenlane.cli.alchemists.judge:judge",
    },
    benches={"deduction": "goldenlane.deduction.bench:measure"},
)
