"""`coronet report`: the results of a tournament as one page that needs nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def report(
    file: Annotated[Path, typer.Argument()],
    out: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Turn the results of a tournament into a page."""
    from coronet.cli.language import language
    from coronet.cli.reports.page import page
    from coronet.cli.reports.results import read_results
    from coronet.errors import Cannot
    from coronet.words import Words

    words = Words(language())
    target = out or file.with_suffix(".html")
    text = page(words, read_results(file))
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Cannot("unwritable", file=str(target), why=error.strerror) from None
    print(words.say("report-written", file=str(target)))
