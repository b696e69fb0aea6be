"""Logs of before: they are read, hold in every check, come to the same, and are written again byte by byte."""

from __future__ import annotations

import base64
import json
import random

import pytest

from coronet import Table
from coronet.table.log import read_log
from coronet.table.verify import check_log
from tests.before.forms import FORMS, has_gained
from tests.before.holding import differences
from tests.before.kept import standing
from tests.before.transcript import FOLDER, lines_of

LOGS = sorted((FOLDER / "logs").glob("*.jsonl"))
POSITIONS = [
    position
    for position in lines_of(FOLDER / "positions.jsonl.xz")
    if not has_gained("record", FORMS[position["form"]][0])
]
COME_TO = json.loads((FOLDER / "logs.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_holds_and_is_written_again_as_it_was(path, tmp_path):
    log = read_log(path)
    assert [check.name for check in check_log(log) if not check.holds] == []
    table = Table.load(path)
    table.save(tmp_path / "again.jsonl")
    again, before = (tmp_path / "again.jsonl").read_bytes(), path.read_bytes()
    assert log.to_text().encode() == before
    assert log.header.seal is not None or again == before  # revisions and marks are the house's own


@pytest.mark.parametrize("name", COME_TO)
def test_a_log_of_the_terminal_comes_to_the_same(name):
    assert standing(Table.load(FOLDER / "logs" / f"{name}.jsonl")) == COME_TO[name]


@pytest.mark.parametrize("form", FORMS)
def test_a_game_kept_in_the_middle_goes_on_as_it_did(form):
    """Its seed goes on: the same choices lead to the log that it had at its end."""
    table = Table.load(FOLDER / "logs" / f"terminal-{form}-middle.jsonl")
    whole = read_log(FOLDER / "logs" / f"terminal-{form}-end.jsonl")
    for line in whole.lines[table.length :]:
        if hasattr(line, "choice"):
            table.act(line.seat, line.choice)
    assert table.log.to_text() == whole.to_text()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["form"])
def test_the_bytes_of_a_table_are_the_same_table(position):
    game, settings = FORMS[position["form"]]
    data = base64.b64decode(position["bytes"])
    table = Table.from_bytes(game, data, **settings)
    assert table.to_bytes().startswith(data)  # what the settings are stands behind it now
    shown = json.loads(json.dumps([table.view(None), table.view(0)]))
    assert list(differences(position["views"], shown)) == []
    rng = random.Random(1)
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
