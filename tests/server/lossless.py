"""Tables that are played on whatever happens, and the look into the file afterwards: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from coronet.server.store.store import Store
from coronet.server.tables.games_at_table import table_of
from tests.server.serving import Serving
from tests.server.stubborn import LOST, Stubborn

SETTINGS = {"edition": "deluxe", "players": 3, "rounds": "anything", "princesses": "random"}


async def sit_down(server: Serving, number: int, kind: type[Stubborn] = Stubborn) -> list[Any]:
    """Two people and a bot at a listed table, the game begun."""
    host, guest = (kind(server.url, name, seed=number) for name in ("Ada", "Bruno"))
    await host.connect()
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    code = await host.create(settings=SETTINGS, seats=seats, pace="instant", listed=True)
    await guest.connect(code)
    await guest.command("sit", seat=1)
    await host.command("start")
    return [host, guest]


async def gone_on(player: Stubborn, seq: int) -> None:
    """Play goes on at the player's table after the last kill, by itself."""
    while (player.seq or 0) <= seq:
        with contextlib.suppress(*LOST):
            await player.until(lambda: (player.seq or 0) > seq, 1)
        await asyncio.sleep(0)


def check_the_file(path: Path, acked: list[tuple[str, str, int]]) -> None:
    """Every acknowledged command has its reply and its rows, once each."""
    assert len(acked) > 20, "there was load"
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
        replies = database.execute(
            "select tbl.code, reply.cmd, reply.rev from reply join tbl on tbl.id = reply.table_id"
        )
        known = {(code, command): rev for code, command, rev in replies}
        assert [one for one in acked if known.get(one[:2]) != one[2]] == []
        for table_id, rev in database.execute("select id, rev from tbl").fetchall():
            revs = [
                row for (row,) in database.execute("select rev from log where table_id = ? order by rev", (table_id,))
            ]
            assert revs == list(range(1, rev + 1)), "no gap and no double"


async def check_the_tables(path: Path) -> None:
    """Every table comes back, and from its snap the same as from its first row."""
    store = Store(f"sqlite:///{path}")
    await store.open()
    with contextlib.closing(sqlite3.connect(path)) as database:
        ids = [table_id for (table_id,) in database.execute("select id from tbl")]
    for table_id in ids:
        loaded = await store.load(table_id)
        assert loaded is not None
        quick = table_of(loaded)
        if quick is None:
            continue
        game = await store.game_rows(table_id, loaded.table.game_no)
        assert game is not None
        loaded.snap, loaded.rows = None, game[1]
        slow = table_of(loaded)
        assert slow is not None
        assert slow.to_bytes() == quick.to_bytes()
    await store.close()
