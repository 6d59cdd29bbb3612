"""Everything of Lamplighters, and where it is found."""

from goldenlane.kernel.kit import Choice, GameKit

KIT = GameKit(
    name="lamplighters",
    title="Lamplighters",
    players=(2, 3, 4),
    options=(Choice("length", ("long", "short"), "five evenings or three", usual="long"),),
    make="lamplighters.game:lamplighters",
    words="lamplighters.words",
    texts="lamplighters",
    board="lamplighters.board:LampBoard",
    numbers="lamplighters.numbers:LampNumbers",
    actions="lamplighters",
    bots={level: f"lamplighters.bots:{level}" for level in ("beginner", "apprentice", "master")},
    by_lot=frozenset({"keep"}),
    budgets={"master": "master@64"},
    study="lamplighters.study:STUDY",
    page="lamplighters",
)
