"""`coronet review` words a review, prints its data, and refuses what cannot be reviewed."""

from __future__ import annotations

import json

import pytest

from coronet import Table
from coronet.cli.main import run
from tests.bots.test_review import played
from tests.compiled_rules import SKIP_WITHOUT_COMPILER


@pytest.fixture
def log(tmp_path):
    table = played(edition="deluxe", players=4, rounds=("once-upon-a-time", "royal-decree"), princesses="random")
    table.save(tmp_path / "game.jsonl")
    return str(tmp_path / "game.jsonl")


@SKIP_WITHOUT_COMPILER
def test_the_dearest_choices_come_first_and_the_turning_points_in_words(log, capsys):
    assert run(["review", log, "--seat", "0", "--playouts", "200"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Rebel Princess: seat 0's choices, ")
    rows = [line.split() for line in said.splitlines() if line.endswith(("slip", "mistake"))]
    costs = [float(row[-4]) for row in rows]
    assert costs == sorted(costs, reverse=True)
    assert "Where your choices turned the game" in said
    assert "From a fair 25% to " in said


@SKIP_WITHOUT_COMPILER
def test_the_data_is_one_json_object_and_is_kept(log, capsys, monkeypatch):
    assert run(["review", log, "--playouts", "200", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"game", "seat", "unit", "decisions", "turns", "luck", "strokes", "start", "final"} == set(found)
    assert {"played", "best", "cost", "error", "win_cost", "verdict", "reason", "place"} < set(found["decisions"][0])
    monkeypatch.setattr("coronet.bots.kept_reviews.review", None)  # not asked again
    assert run(["review", log, "--playouts", "200", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found


def test_a_bad_log_is_refused_in_one_line(tmp_path, capsys):
    path = tmp_path / "bad.jsonl"
    path.write_text("[]\n")
    assert run(["review", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert run(["review", str(tmp_path / "none.jsonl")]) == 2
    assert "none.jsonl" in capsys.readouterr().err


def test_a_game_without_a_teacher_is_refused_in_one_line(tmp_path, capsys):
    Table.new("seeker", seed=1, players=2).save(tmp_path / "game.jsonl")
    assert run(["review", str(tmp_path / "game.jsonl")]) == 2
    assert "game: seeker" in capsys.readouterr().err


def test_a_solved_game_is_worded_without_errors(tmp_path, capsys):
    table = Table.new("serious-card", seed=1)
    while not table.over:
        for seat in table.to_act:
            table.act(seat, table.choices(seat)[0])
    table.save(tmp_path / "game.jsonl")
    assert run(["review", str(tmp_path / "game.jsonl"), "--seat", "1"]) == 0
    said = capsys.readouterr().out
    assert "This game is solved" in said
    assert "+-" not in said
