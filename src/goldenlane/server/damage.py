"""Whether a database file is sound, as far as that can be seen in a moment."""

import sqlite3
import time

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

_PATIENCE_S = 1.0
"""A large file is not read to its end: who starts a server waits for no more than this."""
_STEPS = 10_000
"""Steps of SQLite's machine between two looks at the clock."""


def look_for_damage(connection: Connection) -> None:
    """Raises DatabaseError if pages of the file do not fit together."""
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    end = time.monotonic() + _PATIENCE_S
    driver.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
    try:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    except OperationalError as error:
        if str(error.orig) != "interrupted":
            raise
        return
    finally:
        driver.set_progress_handler(None, 0)
    if found != "ok":
        raise sqlite3.DatabaseError(f"the file is damaged: {' '.join(str(found).split())}")
