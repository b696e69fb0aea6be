"""What was kept before, brought back: the database, a table of it as its page shows it, a game as it stands."""

from __future__ import annotations

import contextlib
import lzma
import sqlite3
from pathlib import Path
from typing import Any

from coronet import Table
from coronet.server.tables.house import House
from tests.before.house import Page
from tests.before.transcript import FOLDER


def bring_back(folder: Path) -> None:
    """The database of before as the file of a house in this folder."""
    dump = lzma.decompress((FOLDER / "house.sql.xz").read_bytes()).decode()
    with contextlib.closing(sqlite3.connect(folder / "house.sqlite3")) as database:
        database.executescript(dump)


async def greeted(house: House, table: dict[str, Any]) -> list[dict[str, Any]]:
    """What Ada's page is told first when it comes to a table: who she is and how the table stands, or goodbye."""
    page = Page(house)
    await page.send({"t": "hello", "proto": 1, "tab": "tab", "person": table["person"], "table": table["code"]})
    await page.until(1)
    if page.frames[0]["t"] == "welcome":
        await page.until(2)
    frames = page.frames[:2]
    await page.close()
    return frames


def standing(table: Table) -> dict[str, Any]:
    """How far a game is, and how it came out."""
    return {
        "over": table.over,
        "to_act": table.to_act,
        "finished": table.finished,
        "scores": table.scores,
        "totals": table.totals,
        "winners": table.winners,
        "places": table.places if table.over else None,
        "form": table.form,
        "asked": [table.asked(seat) for seat in range(table.players)],
    }
