"""Runs revisions on the connection that `coronet.server.store.migrations.run` hands in."""

from __future__ import annotations

from typing import Any

from alembic import context
from sqlalchemy import Connection, text

from coronet.server.store.schema import ON_POSTGRESQL_ONLY, metadata

ONE_AT_A_TIME = 0x636F726F6E6574  # an advisory lock of PostgreSQL


def run(connection: Connection) -> None:
    """Run them in the transaction that the connection is in: a killed process leaves the schema as it was."""
    on_sqlite = connection.dialect.name == "sqlite"
    if not on_sqlite:
        connection.execute(text("SET LOCAL lock_timeout = '60s'"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=on_sqlite,
        transactional_ddl=True,
        include_object=included,
    )
    with context.begin_transaction():
        context.run_migrations()
    if on_sqlite:
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise RuntimeError(f"a row of {broken[0]} lost its table")


def included(_item: Any, name: str | None, kind: str, _reflected: bool, _other: Any) -> bool:
    """Whether this kind of database has the table."""
    on_sqlite = context.get_context().dialect.name == "sqlite"
    return not (kind == "table" and on_sqlite and name in ON_POSTGRESQL_ONLY)


run(context.config.attributes["connection"])
