"""`coronet site`: the page with its house inside it, for any static host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def site(
    out: Annotated[Path, typer.Option()],
    base: Annotated[str, typer.Option()] = "",
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Write a site that plays without a server."""
    from coronet.cli.language import language
    from coronet.pocket.site import write_site
    from coronet.words import Words

    write_site(out, base, force=force)
    print(Words(language()).say("site-written", folder=str(out)))
