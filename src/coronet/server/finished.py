"""The log of a finished game, from the rows that the store keeps of it."""

from __future__ import annotations

from itertools import chain

import msgspec

from coronet.server.shuffles import opened
from coronet.server.units import GameRow, LogRow, TableRow
from coronet.table.fair import marked
from coronet.table.log import Header, Log, read_step

__all__ = ["finished_log"]


def finished_log(table: TableRow, game: GameRow, rows: list[LogRow]) -> bytes:
    """The log with its shuffle opened and its rows marked."""
    header = Header(game=table.game, rules=game.rules, settings=msgspec.json.decode(game.settings), seal=opened(game))
    steps = (marked(read_step(row.body), row.rev, game.secret) for row in rows if row.kind in ("choice", "chance"))
    return Log(header, tuple(chain.from_iterable(steps))).to_text().encode()
