"""The log of a finished game from its rows: a row for each step, or for each line as rows once were."""

from __future__ import annotations

import random

import pytest

from coronet.server.store import shuffles
from coronet.server.store.finished import finished_log
from coronet.server.store.rows import Loaded, LogRow, SeatRow, TableRow
from coronet.server.tables.games_at_table import table_of
from coronet.table.fair import FairDraws
from coronet.table.log import ChoiceLine, parse_log, step_body
from coronet.table.table import Table
from tests.server.worlds import sealed

SETTINGS = {"mode": "ghost", "players": 2}


def rows_of(table: Table, *, by_line: bool) -> list[LogRow]:
    steps: list[list[object]] = []
    for line in table.lines_after(0):
        if by_line or not steps or isinstance(line, ChoiceLine):
            steps.append([])
        steps[-1].append(line)
    return [
        LogRow(
            rev=rev,
            game_no=1,
            at=0,
            kind="choice" if isinstance(step[0], ChoiceLine) else "chance",
            body=step_body(step),  # type: ignore[arg-type]
        )
        for rev, step in enumerate(steps, 1)
    ]


@pytest.mark.parametrize("by_line", [False, True])
def test_rows_give_the_game_and_its_log(by_line):
    rng = random.Random(3)
    game = sealed("woo", SETTINGS, 2, rng)
    table = Table.new("woo", draws=FairDraws(shuffles.key_of(game)), **SETTINGS)
    for _ in range(30):
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
    rows = rows_of(table, by_line=by_line)
    row = TableRow(
        id=1, code="ABCDEFGHJK", game="woo", settings=game.settings, state="playing", game_no=1, rev=len(rows)
    )
    seats = [SeatRow(seat=seat, kind="bot", level="good", name="Bot") for seat in range(2)]
    again = table_of(Loaded(table=row, seats=seats, game=game, snap=None, rows=rows, banned=[]))
    assert again is not None
    assert again.to_bytes() == table.to_bytes()
    told = parse_log(finished_log(row, game, rows))
    assert [line.rev for line in told.lines] == sorted(line.rev for line in told.lines)
    assert Table.replay(told).to_bytes() == table.to_bytes()
