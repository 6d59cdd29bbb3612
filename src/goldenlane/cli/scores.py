"""The score table of a match, by source."""

from typing import Any

from rich.table import Table

from goldenlane.cli.board import Board


def score_table(board: Board, scores: list[dict[str, Any]]) -> Table:
    """A column for each player, a row for each source of points."""
    table = Table(board.label("score-of"), *(board.full_name(row["player"]) for row in scores))
    for column in table.columns[1:]:
        column.justify = "right"
    sources = max((row["points"] for row in scores), key=len)
    for source in sources:
        table.add_row(board.score(source), *(str(row["points"].get(source, "")) for row in scores))
    table.add_section()
    table.add_row(board.label("total"), *(str(row["total"]) for row in scores), style="bold")
    table.add_row(board.label("place"), *(str(row["place"]) for row in scores))
    for source in scores[0].keys() - {"player", "points", "total", "place"}:
        # What breaks ties.
        table.add_row(board.score(source), *(str(row[source]) for row in scores), style="dim")
    return table
