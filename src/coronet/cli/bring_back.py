"""`coronet bring-back`: writes again what a server has deleted for its age within the last week."""

from __future__ import annotations

from typing import Annotated

import typer


def bring_back(
    database: Annotated[str, typer.Option(envvar="CORONET_DATABASE")] = "",
) -> None:
    """Bring back what was deleted for its age within the last week; a server on SQLite is stopped first."""
    from coronet.cli.language import language
    from coronet.server.settings import default_database
    from coronet.server.store.database import Database
    from coronet.server.store.gone import bring_back as write_again
    from coronet.words import Words

    chosen = Database(database or default_database())
    chosen.lock()
    try:
        chosen.prepare(migrate=False)
        with chosen.writer().begin() as connection:
            tables, people = write_again(connection)
    finally:
        chosen.unlock()
    print(Words(language()).say("bring-back-done", database=chosen.shown, tables=tables, people=people))
