"""Files of before: what the release before the rooms were put in order sent, wrote and kept.

`python -m tests.before.write` made them, once, at the commit "Have the fixtures of houses and stores once", and makes
the same ones there again: seeds are fixed, and house.py makes up time and secrets. Tests hold whatever comes later
against them. They are not written anew when something changes: a difference is a fault.

- `frames/`: transcripts of a game of every form, through sockets, rooms and store in one process (transcript.py).
- `answers/`: what was answered over HTTP after them, and what replaying and reviewing their logs showed (answers.py).
- `logs/`: the log of each of these games as the house gave it; logs of the terminal, finished and in the
  middle, and in `logs.json` what they come to.
- `house.sql.xz`: a house with tables in every state, and in `house.jsonl.xz` what their pages showed.
- `positions.jsonl.xz`: the bytes of a table of every form.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import lzma
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from coronet import Table
from coronet.server.store.finished import log_of
from tests.before.answers import answers_of
from tests.before.forms import FORMS
from tests.before.house import house_of_before
from tests.before.kept import bring_back, greeted, standing
from tests.before.script import Script, a_full_house, a_whole_game
from tests.before.transcript import FOLDER, SEAT, written


async def write_frames(form: str) -> None:
    """A game of this form to its end."""
    with tempfile.TemporaryDirectory() as folder:
        async with house_of_before(Path(folder)) as house:
            script = Script(house, random.Random(form))
            await a_whole_game(script, form)
            written(FOLDER / "frames" / f"{form}.jsonl.xz", script.steps)
            log = await log_of(house.store, script.code, 1)
            assert log is not None
            (FOLDER / "logs").mkdir(exist_ok=True)
            (FOLDER / "logs" / f"{form}.jsonl").write_bytes(log)
            await script.pages.close()
            answers = await answers_of(house, form, script.code, script.tokens[SEAT])
            written(FOLDER / "answers" / f"{form}.jsonl.xz", [answers])


async def write_house() -> None:
    """A house with tables in every state, and what Ada's page shows of each when a server has opened it again."""
    with tempfile.TemporaryDirectory() as folder:
        async with house_of_before(Path(folder)) as house:
            script = Script(house, random.Random("house"))
            codes = await a_full_house(script)
            await script.pages.close()
        with contextlib.closing(sqlite3.connect(Path(folder) / "house.sqlite3")) as database:
            dump = "\n".join(database.iterdump())
    (FOLDER / "house.sql.xz").write_bytes(lzma.compress(dump.encode(), preset=9))
    tables = [{"table": what, "code": code, "person": script.tokens[SEAT]} for what, code in codes.items()]
    with tempfile.TemporaryDirectory() as folder:
        bring_back(Path(folder))
        async with house_of_before(Path(folder)) as house:
            shown = [table | {"told": await greeted(house, table)} for table in tables]
    written(FOLDER / "house.jsonl.xz", [{"code": codes["in the lobby"], "links": script.links}, *shown])


def write_logs() -> None:
    """Logs as the terminal keeps them, finished and in the middle, with what they come to; and bytes of the latter."""
    come_to: dict[str, Any] = {}
    positions = []
    for form, (game, settings) in FORMS.items():
        rng = random.Random(f"terminal {form}")
        table = Table.new(game, seed=rng.getrandbits(30), **settings)
        table.seats = ["person"] + ["bot good"] * (table.players - 1)
        for name, choices in (("middle", 5), ("end", 10_000)):
            for _ in range(choices):
                if not table.over:
                    seat = rng.choice(table.to_act)
                    table.act(seat, rng.choice(table.choices(seat)))
            table.save(FOLDER / "logs" / f"terminal-{form}-{name}.jsonl")
            come_to[f"terminal-{form}-{name}"] = standing(table)
            data = base64.b64encode(table.to_bytes()).decode()
            positions.append({"form": form, "bytes": data, "views": [table.view(None), table.view(0)]})
    (FOLDER / "logs.json").write_text(json.dumps(come_to, indent=1) + "\n", encoding="utf-8")
    written(FOLDER / "positions.jsonl.xz", positions)


def main() -> None:
    """Write them all."""
    for form in FORMS:
        asyncio.run(write_frames(form))
    asyncio.run(write_house())
    write_logs()


if __name__ == "__main__":
    main()
