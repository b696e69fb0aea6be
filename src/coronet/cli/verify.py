"""`coronet verify`: reads the log of a game, plays it again and checks every draw, every choice and the seal.

A log that is damaged, foreign or against the rules is refused with its line and field, as any other input. One that can
be played but is not what was sealed, or not what its seed draws, fails its check.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from coronet.table.checks import Check


def verify(
    log: Annotated[Path, typer.Argument()],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check the log of a game."""
    from coronet.table.log import read_log
    from coronet.table.table import Table
    from coronet.table.verify import check_log

    read = read_log(log)
    Table.replay(read, source=log.name)
    checks = check_log(read, log.name)
    if as_json:
        print(json.dumps([{"check": check.name, "holds": check.holds, **check.detail} for check in checks]))
    else:
        _print(checks)
    if not all(check.holds for check in checks):
        raise typer.Exit(1)


def _print(checks: list[Check]) -> None:
    from coronet.cli.language import language
    from coronet.words import Words

    words = Words(language())
    for check in checks:
        key = f"check-{check.name}" if check.holds else f"check-failed-{check.name}"
        named = {"game": words.game(str(check.detail["game"]))} if "game" in check.detail else {}
        print(words.say(key, **check.detail | named))
