"""Revisions of the schema, run by Alembic: only imported when the database's is another than the code's."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

__all__ = ["is_known", "run"]

FOLDER = Path(__file__).parent


def is_known(revision: str) -> bool:
    """Whether this code has the revision."""
    return any(script.revision == revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def run(connection: Connection, revision: str) -> None:
    """Bring the schema up or down to `revision` (`head`, `-1`), inside the transaction of `connection`."""
    config = _config()
    config.attributes["connection"] = connection
    if revision == "base" or revision.startswith("-"):
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
