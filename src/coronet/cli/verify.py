"""`coronet verify`: reads the log of a game, plays it again and checks every draw and choice.

A log that is damaged, foreign or at odds with itself is refused with its line and field, as any other input.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coronet.errors import LogError

if TYPE_CHECKING:
    from coronet.table.log import Log
    from coronet.table.table import Table


def verify(
    log: Annotated[Path, typer.Argument(help="The log of a game, as kept by coronet play --save.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print what was checked as JSON.")] = False,
) -> None:
    """Check the log of a game."""
    from coronet.table.log import read_log
    from coronet.table.table import Table

    read = read_log(log)
    table = Table.replay(read, source=log.name)
    if read.header.seed is not None:
        _check_seed(read, log.name)
    checked = _checked(log, read, table)
    if as_json:
        print(json.dumps(checked))
    else:
        _print(checked)


def _check_seed(log: Log, source: str) -> None:
    """Play the choices again on draws from the seed: the log must come out line by line."""
    from coronet.table.log import ChoiceLine
    from coronet.table.table import Table

    table = Table.new(log.header.game, seed=log.header.seed, **log.header.settings)
    _compare(log, table, source)
    for line in log.lines:
        if not isinstance(line, ChoiceLine):
            continue
        if line.choice is None:
            table.take_back(line.seat)
        else:
            table.act(line.seat, line.choice)
        _compare(log, table, source)


def _compare(log: Log, table: Table, source: str) -> None:
    for number, (line, drawn) in enumerate(zip(log.lines, table.log.lines, strict=False), 2):
        if line != drawn:
            wanted = f"what seed {log.header.seed} draws: {' '.join(getattr(drawn, 'got', []))}"
            raise LogError("got", source=source, line=number, value=getattr(line, "got", None), allowed=wanted)


def _checked(path: Path, log: Log, table: Table) -> dict[str, Any]:
    from coronet.table.log import ChoiceLine

    draws = sum(0 if isinstance(line, ChoiceLine) else len(line.pick) for line in log.lines)
    return {
        "file": path.name,
        "lines": len(log.lines) + 1,
        "game": table.game,
        "rules": log.header.rules,
        "choices": sum(isinstance(line, ChoiceLine) for line in log.lines),
        "draws": draws,
        "seed": log.header.seed,
        "over": table.over,
        "totals": table.totals,
        "winners": table.winners,
    }


def _print(checked: dict[str, Any]) -> None:
    from coronet.words import Words

    words = Words("en")
    shown = {name: str(value) for name, value in checked.items()}
    shown["totals"] = ", ".join(map(str, checked["totals"]))
    for key in ("verify-read", "verify-rules", "verify-replayed"):
        print(words.say(key, **shown))
    print(words.say("verify-no-seed" if checked["seed"] is None else "verify-seed", **shown))
    print(words.say("verify-over" if checked["over"] else "verify-not-over", **shown | {"seats": checked["winners"]}))
