"""Tables of finished games: what is written can be read again."""

from pathlib import Path
from typing import Any

import pytest

from goldenlane.sim import dataset
from goldenlane.sim.errors import BadTable, CannotKeep
from goldenlane.sim.plan import Plan
from goldenlane.sim.playing import identity, play, table_of

FORMATS = ["games.csv", "games.parquet"]
PLANS = [
    Plan("golem", ("random",), 3),
    Plan("golem", ("random", "random", "random"), 3),
    Plan("alchemists", ("random", "random"), 4, options={"modules": ["startup-funding", "busy-days"]}),
]


def written(path: Path, plan: Plan) -> list[dict[str, Any]]:
    """Play a plan and write its table."""
    records = [play(table_of(plan.text()), job) for job in plan.jobs()]
    layout = dataset.Layout()
    for record in records:
        layout.see(record)
    dataset.write(path, identity(plan), layout, records)
    return records


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("plan", PLANS)
def test_what_is_written_can_be_read_again(tmp_path: Path, name: str, plan: Plan) -> None:
    records = written(tmp_path / name, plan)
    common, again = dataset.read(tmp_path / name)
    assert common == identity(plan)
    assert list(again) == [_without_empty(record) for record in records]
    assert [path.name for path in tmp_path.iterdir()] == [name]


def _without_empty(record: dict[str, Any]) -> dict[str, Any]:
    """An empty list of choices is an empty cell, which is no choice at all."""
    rows = [
        {**row, "choices": {name: words for name, words in row["choices"].items() if words}}
        for row in record["rows"]
    ]
    return {**record, "rows": rows}


def test_a_table_has_one_row_for_each_game_and_seat(tmp_path: Path) -> None:
    written(tmp_path / "games.csv", PLANS[1])
    lines = (tmp_path / "games.csv").read_text().splitlines()
    assert len(lines) == 1 + 3 * 3
    columns = lines[0].split(",")
    assert columns[:9] == [
        "game",
        "options",
        "content",
        "seats",
        "code",
        "seed",
        "rotation",
        "seconds",
        "seat",
    ]
    assert {"points_track", "choices_start_tiles", "choices_upgrades", "verbs_marble"} <= set(columns)


def test_parquet_has_typed_columns(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    written(tmp_path / "games.parquet", PLANS[1])
    kinds = {field.name: str(field.type) for field in parquet.read_schema(tmp_path / "games.parquet")}
    assert kinds["seed"] == kinds["points_track"] == kinds["verbs_marble"] == "int64"
    assert kinds["win_share"] == "double"
    assert kinds["choices_books"] == "string"


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("a.csv", "", "holds no games"),
        ("a.csv", "seed,rotation\n", "holds no games"),
        ("a.csv", "seed,rotation\n1,2\n", "no column 'game'"),
        ("a.csv", "hello\nworld\n", "an unknown column 'hello'"),
        ("a.csv", "seed\n1,2\n", "more cells than columns"),
        ("a.csv", "seed\nx\n", "no table of a simulation: invalid literal"),
        ("a.parquet", "hello", "no table of a simulation"),
        ("a.txt", "", "ends in .csv or .parquet, not 'a.txt'"),
    ],
)
def test_what_is_no_table_is_refused(tmp_path: Path, name: str, text: str, reason: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(BadTable, match=reason):
        list(dataset.read(tmp_path / name)[1])


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes(b"seed\n\xff\xfe\n")
    with pytest.raises(BadTable, match="no table of a simulation"):
        dataset.read(tmp_path / "a.csv")
    with pytest.raises(BadTable, match="No such file"):
        dataset.read(tmp_path / "none.csv")


def test_a_game_that_is_not_whole_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    written(path, PLANS[1])
    path.write_text("\n".join(path.read_text().splitlines()[:-1]) + "\n")
    with pytest.raises(BadTable, match="2 rows together for the game of seed 1000002"):
        list(dataset.read(path)[1])


def test_a_mixture_of_simulations_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    written(path, PLANS[1])
    path.write_text(path.read_text().replace('"random,random,random"', '"a,b,c"', 1))
    with pytest.raises(BadTable, match="several simulations"):
        list(dataset.read(path)[1])


def test_a_table_that_could_not_be_written_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=r"not 'games\.xlsx'"):
        dataset.check_name(tmp_path / "games.xlsx")
    with pytest.raises(CannotKeep, match="there is no folder"):
        dataset.check_name(tmp_path / "none" / "games.csv")
