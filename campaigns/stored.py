"""A database with very many tables: a few that were really played at, copied."""

from collections.abc import Callable, Iterator
from typing import Any

import asyncpg

from goldenlane.server.identity import CODE_LENGTH

BATCH = 2_000
_LETTERS = "ACDEFGHJKMNPQRTUVWXY34679"
_PEOPLE = {"holder", "host", "former"}
"""Columns that name somebody: whoever is at a copy is somebody else."""


def code_of(number: int) -> str:
    """A code for each number, as tables have them."""
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def _batches(first: int, count: int) -> Iterator[range]:
    for start in range(first, first + count, BATCH):
        yield range(start, min(start + BATCH, first + count))


async def _columns(connection: Any) -> dict[str, list[str]]:
    rows = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' "
        "ORDER BY table_name, ordinal_position"
    )
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row["table_name"], []).append(row["column_name"])
    return found


def _copied(column: str) -> str:
    if column not in _PEOPLE:
        return f't."{column}"'
    somebody = "md5(n.id::text) || md5('x' || n.id::text)"
    return f'CASE WHEN t."{column}" IS NULL THEN NULL ELSE {somebody} END'


def _statement(table: str, columns: list[str]) -> str:
    """Copies the rows of a model for each new number; rows that hang on a table have a column table_id."""
    own = {"tables": {"id": "n.id", "code": "n.code"}}.get(table, {"table_id": "n.id"})
    rest = [column for column in columns if column not in own and column != "id"]
    names = ", ".join(f'"{column}"' for column in [*own, *rest])
    values = ", ".join([*own.values(), *(_copied(column) for column in rest)])
    key = "id" if table == "tables" else "table_id"
    return (
        f'INSERT INTO "{table}" ({names}) SELECT {values} FROM "{table}" t, '
        f"unnest($1::int[], $2::text[]) AS n(id, code) WHERE t.{key} = $3"
    )


async def fill(url: str, count: int, advance: Callable[[int], None]) -> list[str]:
    """So many more tables; their codes."""
    connection = await asyncpg.connect(url)
    try:
        columns = await _columns(connection)
        parts = ["tables", *(name for name, own in columns.items() if "table_id" in own)]
        statements = [_statement(name, columns[name]) for name in parts]
        models = [row["id"] for row in await connection.fetch("SELECT id FROM tables ORDER BY id")]
        codes = []
        for number, batch in enumerate(_batches(max(models) + 1, count)):
            made = [code_of(7_919 * key) for key in batch]
            async with connection.transaction():
                for statement in statements:
                    await connection.execute(statement, list(batch), made, models[number % len(models)])
            codes += made
            advance(len(made))
        await connection.execute(
            "SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT max(id) FROM tables))"
        )
        await connection.execute("ANALYZE")
    finally:
        await connection.close()
    return codes


async def size_mb(url: str) -> float:
    connection = await asyncpg.connect(url)
    try:
        return float(await connection.fetchval("SELECT pg_database_size(current_database())")) / 1e6
    finally:
        await connection.close()
