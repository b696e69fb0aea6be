"""`coronet restore`: puts a backup in the place of what a server keeps; a server that runs takes it by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def restore(
    file: Annotated[Path, typer.Argument()],
    database: Annotated[str, typer.Option(envvar="CORONET_DATABASE")] = "",
) -> None:
    """Put a backup in the place of the server's database."""
    from coronet.cli.language import language
    from coronet.server.settings import default_database
    from coronet.server.store.backup import restore as put_back
    from coronet.server.store.database import Database
    from coronet.words import Words

    chosen = Database(database or default_database())
    kept = put_back(chosen, file)
    key = "restore-done" if kept is None else "restore-done-kept"
    print(Words(language()).say(key, database=chosen.shown, file=str(file), kept=str(kept)))
