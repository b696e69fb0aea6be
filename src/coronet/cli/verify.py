"""`coronet verify`: reads the log of a game, plays it again and checks every draw, every choice and the seal.

A log that is damaged, foreign or against the rules is refused with its line and field, as any other input. One that can
be played but is not what was sealed, or not what its seed draws, fails its check.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

SEAL = re.compile("[0-9a-f]{16,64}")
MARK = re.compile("([0-9]{1,10}):([0-9a-f]{32})")

if TYPE_CHECKING:
    from coronet.table.checks import Check


def verify(
    log: Annotated[Path, typer.Argument()],
    seal: Annotated[str, typer.Option("--seal", metavar="HEX")] = "",
    mark: Annotated[list[str] | None, typer.Option("--mark", metavar="REV:HEX")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check the log of a game."""
    from coronet.table.log import read_log
    from coronet.table.table import Table
    from coronet.table.verify import check_log

    kept_seal, kept_marks = _kept_seal(seal), dict(map(_kept_mark, mark or []))
    read = read_log(log)
    Table.replay(read, source=log.name)
    checks = check_log(read, log.name, seal=kept_seal, marks=kept_marks)
    if as_json:
        print(json.dumps([{"check": check.name, "holds": check.holds, **check.detail} for check in checks]))
    else:
        _print(checks)
    if not all(check.holds for check in checks):
        raise typer.Exit(1)


def _kept_seal(text: str) -> str:
    """The seal as it stands in logs, or its beginning."""
    from coronet.errors import InputError

    if text and not SEAL.fullmatch(text.lower()):
        raise InputError("seal", value=text, allowed="16 to 64 of the letters 0 to 9 and a to f")
    return text.lower()


def _kept_mark(text: str) -> tuple[int, str]:
    """A revision and its mark."""
    from coronet.errors import InputError

    found = MARK.fullmatch(text.lower())
    if not found:
        raise InputError("mark", value=text, allowed="a revision and its mark in 32 letters, as in 17:0a1b…")
    return int(found[1]), found[2]


def _print(checks: list[Check]) -> None:
    from coronet.cli.language import language
    from coronet.words import Words

    words = Words(language())
    for check in checks:
        key = f"check-{check.name}" if check.holds else f"check-failed-{check.name}"
        named = {"game": words.game(str(check.detail["game"]))} if "game" in check.detail else {}
        print(words.say(key, **check.detail | named))
