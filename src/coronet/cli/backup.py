"""`coronet backup`: a copy of all that a server keeps, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument()],
    database: Annotated[str, typer.Option(envvar="CORONET_DATABASE")] = "",
) -> None:
    """Copy all that the server keeps into a file."""
    from coronet.cli.language import language
    from coronet.server.settings import default_database
    from coronet.server.store.backup import save
    from coronet.server.store.database import Database
    from coronet.words import Words

    chosen = Database(database or default_database())
    save(chosen, file)
    print(Words(language()).say("backup-done", database=chosen.shown, file=str(file), size=_megabytes(file)))


def _megabytes(file: Path) -> float:
    return file.stat().st_size / 1e6
