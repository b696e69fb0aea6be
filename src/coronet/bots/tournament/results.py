"""The result file: a line that says which tournament it is, then a line for each deal set, in any order.

A line that was cut off when the tournament was broken off is dropped; its deal set is played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from coronet.bots.tournament.plan import Tournament
from coronet.errors import Cannot, InputError

ALLOWED = "results of a tournament, a line for each deal set"


def begun(tournament: Tournament, file: Path) -> dict[int, Any]:
    """The deal sets that the file has, by number; a new file is begun, one of another tournament refused."""
    head = tournament.head()
    if not file.exists():
        file.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return {}
    found, rows = read(file)
    if found != head:
        raise InputError("file", value=str(file), allowed="the results of this very tournament, or a new file")
    lines = [json.dumps(line) + "\n" for line in (found, *rows.values())]
    file.write_text("".join(lines), encoding="utf-8")
    return {number: row for number, row in rows.items() if number < tournament.deal_sets}


def read(file: Path) -> tuple[dict[str, Any], dict[int, Any]]:
    """The first line, and the deal sets by number."""
    try:
        *lines, rest = file.read_text(encoding="utf-8").split("\n")
        whole = lines if lines else [rest]
        head = json.loads(whole[0])
        rows = {row["deal_set"]: row for row in map(json.loads, whole[1:])}
        if not isinstance(head, dict) or "game" not in head or any("games" not in row for row in rows.values()):
            raise ValueError(ALLOWED)
    except OSError as error:
        raise Cannot("unreadable", file=str(file), why=error.strerror) from None
    except (ValueError, LookupError, TypeError) as error:
        raise InputError("file", value=str(file), allowed=ALLOWED) from error
    return head, rows


def keep(file: Path, rows: Sequence[Any]) -> None:
    """Add deal sets that are done."""
    with file.open("a", encoding="utf-8") as out:
        out.writelines(json.dumps(row) + "\n" for row in rows)
