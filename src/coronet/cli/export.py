"""`coronet export`: the games of logs as Parquet."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coronet.errors import ExtraMissing, InputError

if TYPE_CHECKING:
    from coronet.words import Words

PARQUET = ".parquet"


def export(
    logs: Annotated[list[Path], typer.Argument()],
    out: Annotated[Path, typer.Option()],
    views: Annotated[bool, typer.Option("--views")] = False,
    observations: Annotated[bool, typer.Option("--observations")] = False,
    workers: Annotated[int, typer.Option(min=0, max=256)] = 0,
) -> None:
    """Write the games of logs as Parquet."""
    check_parquet(out)
    from coronet.cli.language import language
    from coronet.cli.progress import Counted, bar
    from coronet.cli.stopping import stopping
    from coronet.doors.parquet import Also, export, games_beside, stopped_beside
    from coronet.words import Words

    found = [path for given in logs for path in _logs_in(given)]
    words = Words(language())
    tell = Counted(bar(words, "data-exporting", len(found)))
    with stopping(lambda: stopped_parquet(words, tell.number, len(found), stopped_beside(out))):
        counts = export(found, out, also=Also(views, observations), progress=tell, workers=workers)
    print(words.say("data-exported", **counts._asdict(), file=str(out), beside=str(games_beside(out))))


def stopped_parquet(words: Words, done: int, of: int, file: Path) -> str:
    """What is said when writing Parquet is broken off."""
    return (
        words.say("stopped-parquet", done=done, of=of, file=str(file)) if file.exists() else words.say("stopped-anew")
    )


def check_parquet(out: Path) -> None:
    """Refuse a file that cannot be written before anything is played or read."""
    if out.suffix != PARQUET:
        raise InputError("out", value=str(out), allowed="a file NAME.parquet")
    if not out.parent.is_dir():
        raise InputError("out", value=str(out), allowed="a file in a folder that exists")
    if find_spec("pyarrow") is None:
        raise ExtraMissing("data", "pyarrow")


def _logs_in(given: Path) -> list[Path]:
    """The log itself, or those of a folder."""
    if not given.is_dir():
        return [given]
    found = sorted(given.glob("*.jsonl"))
    if not found:
        raise InputError("logs", value=str(given), allowed="a folder with logs in it, *.jsonl")
    return found
