"""The revisions of the schema: which one a database has, and the steps to another."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

HEAD = "head"
_STEPS = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    return config


def newest() -> str:
    """The revision that this version of the program works with."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


def known(revision: str) -> bool:
    """Whether there are steps from a revision to the newest."""
    return revision in {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def current(connection: Connection) -> str | None:
    """The revision of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    """Take all steps up to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
