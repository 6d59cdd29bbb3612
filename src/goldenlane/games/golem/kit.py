"""Everything of Golem, and where it is found."""

from goldenlane.games.golem.automa import LEVELS
from goldenlane.games.golem.game import EVEN, SETUPS
from goldenlane.kernel.kit import Choice, GameKit

KIT = GameKit(
    name="golem",
    title="Golem",
    players=(1, 2, 3, 4),
    options=(
        Choice("setup", SETUPS, "normal or intro (the rulebook's first game)", usual=SETUPS[0]),
        Choice("automa", LEVELS, "the level of the solo opponent", usual=EVEN, players=1),
    ),
    make="goldenlane.games.golem.game:golem",
    corrections=("G-65 G-67 G-68 G-70",),
    contents="goldenlane.games.golem:content/released",
    words="goldenlane.i18n.golem",
    texts="goldenlane.i18n",
    board="goldenlane.cli.golem.board:GolemBoard",
    numbers="goldenlane.env.golem.numbers:GolemNumbers",
    actions="goldenlane.env.golem",
    bots={
        "beginner": "goldenlane.bots.golem.levels:beginner",
        "apprentice": "goldenlane.bots.golem.levels:apprentice",
        "master": "goldenlane.bots.golem.levels:master",
    },
    styles=dict.fromkeys(("golems", "artifacts", "research"), "goldenlane.bots.golem.strategies:leaning"),
    by_lot=frozenset({"start", "artifact-tile"}),
    budgets={"master": "master@64"},
    study="goldenlane.sim.golem.study:STUDY",
    view="goldenlane.games.golem.view_types:GolemView",
    events="goldenlane.games.golem.event_types:EVENTS",
)
