"""The result file: a line that says which tournament it is, then a line for each deal set, in any order.

While it is played, games are lines, too; those of a whole deal set become one line in the end. A line that was cut off
when the tournament was broken off is dropped; its game is played again.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from coronet.bots.tournament.plan import Tournament
from coronet.bots.tournament.play import Which, deal_set_of
from coronet.errors import Cannot, CoronetError, InputError
from coronet.kernel.compiled import cache_root, digest_of_sources

ALLOWED = "results of a tournament, a line for each deal set"
Rows = dict[int, Any]
"""Whole deal sets by number."""
Games = dict[Which, Any]
"""Games of deal sets that are not whole."""


def place_of(tournament: Tournament) -> Path | None:
    """Where a tournament without a file of its own keeps its games until it is over, so that it can go on after a stop.

    Another version of the rules or bots has another place; what is unreadable there is dropped.
    """
    said = json.dumps(tournament.head(), sort_keys=True) + digest_of_sources()
    file = cache_root() / "tournaments" / f"{hashlib.sha256(said.encode()).hexdigest()[:16]}.jsonl"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists():
            read(file)
    except CoronetError:
        file.unlink()
    except OSError:  # nothing can be kept there
        return None
    return file


def begun(tournament: Tournament, file: Path) -> tuple[Rows, Games]:
    """The deal sets and games that the file has; a new file is begun, one of another tournament refused."""
    head = tournament.head()
    if not file.exists():
        _write(file, head, {}, {})
        return {}, {}
    found, rows, games = _read(file)
    if found != head:
        raise InputError("file", value=str(file), allowed="the results of this very tournament, or a new file")
    _write(file, head, rows, games)
    wanted = range(tournament.deal_sets)
    return {number: row for number, row in rows.items() if number in wanted}, games


def read(file: Path) -> tuple[dict[str, Any], Rows]:
    """The first line, and the whole deal sets by number."""
    head, rows, _ = _read(file)
    return head, rows


def keep(file: Path, which: Which, game: Any) -> None:
    """Add a game that is done."""
    number, turn = which
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps({"deal_set": number, "turn": turn, **game}) + "\n")


def tidy(file: Path) -> None:
    """Make one line of the games of each whole deal set."""
    _write(file, *_read(file))


def _read(file: Path) -> tuple[dict[str, Any], Rows, Games]:
    try:
        *lines, rest = file.read_text(encoding="utf-8").split("\n")
        whole = lines if lines else [rest]
        head = json.loads(whole[0])
        found = [json.loads(line) for line in whole[1:]]
        rows = {row["deal_set"]: row for row in found if "turn" not in row}
        games = {(row["deal_set"], row["turn"]): row for row in found if "turn" in row}
        games = {which: {"game": row["game"], **_beside(row)} for which, row in games.items()}
        if not isinstance(head, dict) or "game" not in head or any("games" not in row for row in rows.values()):
            raise ValueError(ALLOWED)
        for number in {number for number, _ in games}:
            turns = [(number, turn) for turn in range(len(head["bots"]))]
            if number not in rows and all(which in games for which in turns):
                rows[number] = deal_set_of(number, [games[which] for which in turns])
        games = {which: game for which, game in games.items() if which[0] not in rows}
    except OSError as error:
        raise Cannot("unreadable", file=str(file), why=error.strerror) from None
    except (ValueError, LookupError, TypeError) as error:
        raise InputError("file", value=str(file), allowed=ALLOWED) from error
    return head, rows, games


def _beside(row: dict[str, Any]) -> dict[str, Any]:
    """What a line has beside its game: the time that was spent, and faults where there were any."""
    return {name: row[name] for name in ("spent", "faults", "said") if name in row or name == "spent"}


def _write(file: Path, head: dict[str, Any], rows: Rows, games: Games) -> None:
    """All of it, in place of what was there at once."""
    singles = [{"deal_set": number, "turn": turn, **game} for (number, turn), game in games.items()]
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    beside.write_text("".join(json.dumps(line) + "\n" for line in (head, *rows.values(), *singles)), encoding="utf-8")
    beside.replace(file)
