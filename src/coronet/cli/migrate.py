"""`coronet migrate`: brings the schema of the server's database to that of this release."""

from __future__ import annotations

from typing import Annotated

import typer


def migrate(
    database: Annotated[str, typer.Option(envvar="CORONET_DATABASE")] = "",
) -> None:
    """Bring the server's database to this release."""
    from coronet.cli.language import language
    from coronet.server.settings import default_database
    from coronet.server.store.database import Database
    from coronet.server.store.schema import REVISION
    from coronet.words import Words

    chosen = Database(database or default_database())
    chosen.lock()
    try:
        before = chosen.prepare(migrate=True)
    finally:
        chosen.unlock()
    key = "migrate-current" if before == REVISION else "migrate-done" if before else "migrate-new"
    print(Words(language()).say(key, database=chosen.shown, before=before or "", revision=REVISION))
