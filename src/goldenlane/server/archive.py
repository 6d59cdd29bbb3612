"""Old tables are put away: games that ended go to compressed files, tables that nobody came to are deleted.

A file of the archive is a portable one (``portable.py``): ``goldenlane admin restore`` takes it back. It is
on the disk before anything is deleted; a crash in between leaves games in both places, and restoring knows.
"""

import asyncio
import logging
import time
from pathlib import Path
from random import SystemRandom
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import Connection

from goldenlane.kernel.errors import GoldenLaneError
from goldenlane.server import portable
from goldenlane.server.metrics import SWEPT
from goldenlane.server.portable import SUFFIX, BadFile
from goldenlane.server.records import Records, Summary, days_ago, summaries
from goldenlane.server.settings import Settings

logger = logging.getLogger("goldenlane.server")
_EACH = 500
"""Games in one file at most."""
_EVERY_S = 6 * 3600.0


class Swept(NamedTuple):
    """What was put away."""

    archived: int
    files: tuple[Path, ...]
    deleted: int


async def sweep(records: Records, settings: Settings, *, now: bool = True) -> Swept:
    """Put away what is older than the settings say; with ``now`` False nothing is, only counted."""
    old = await records.run(lambda connection: _old(connection, settings))
    over = [table.id for table in old if table.kind == "over"]
    waiting = [table.id for table in old if table.kind == "waiting"]
    if not now:
        return Swept(len(over), (), len(waiting))
    files = [await _put_away(records, settings, over[at : at + _EACH]) for at in range(0, len(over), _EACH)]
    await records.delete(waiting)
    SWEPT.labels("archived").inc(len(over))
    SWEPT.labels("deleted").inc(len(waiting))
    return Swept(len(over), tuple(files), len(waiting))


def _old(connection: Connection, settings: Settings) -> list[Summary]:
    """Tables at which nothing has happened for long enough."""
    limits = {"over": settings.archive_after_days, "waiting": settings.delete_waiting_after_days}
    return [
        table
        for table in summaries(connection)
        if limits.get(table.kind) and table.moved < days_ago(limits[table.kind])
    ]


async def _put_away(records: Records, settings: Settings, numbers: list[int]) -> Path:
    folder = settings.archive_folder
    if folder is None:
        raise BadFile("there is no archive-folder for old games")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"cannot make the folder {folder}: {error.strerror}") from error
    file = folder / f"games-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{token_hex(4)}{SUFFIX}"
    await records.run(lambda connection: portable.write(connection, file, numbers))
    await records.delete(numbers)
    return file


async def sweep_forever(settings: Settings) -> None:
    """In a server: put old tables away from time to time.

    Several processes on one database do so at different times. If two ever meet, a game is in two files,
    which harms nothing.
    """
    if not settings.archive_after_days and not settings.delete_waiting_after_days:
        return
    while True:
        try:
            async with Records(settings.database) as records:
                done = await sweep(records, settings)
            if done.archived or done.deleted:
                told = (done.archived, done.deleted)
                logger.info("put away %s old games, deleted %s tables that waited", *told)
        except GoldenLaneError as error:
            logger.error("old tables cannot be put away: %s", error)
        except Exception:
            logger.exception("old tables cannot be put away")
        await asyncio.sleep(_EVERY_S * SystemRandom().uniform(0.5, 1.5))
