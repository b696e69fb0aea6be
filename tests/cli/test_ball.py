"""`coronet ball`: played in the terminal, kept and gone on with, told and refused."""

from __future__ import annotations

import io
import json
import sys

import pytest

from coronet.cli.main import run
from coronet.table.ball import ball_table
from coronet.table.log import read_log
from coronet.table.table import Table
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

DAY = "2026-11-18"
NUMBERED = ["1"] * 30  # the first of the choices that are offered, as often as anybody is asked


@pytest.fixture
def said(capsys, monkeypatch):
    """Types these lines, runs the program and gives the exit code and what was said."""

    def run_with(*arguments: str, typed: list[str] | None = None) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed or []) + "\n"))
        code = run(["ball", *arguments])
        heard = capsys.readouterr()
        return code, heard.out, heard.err

    return run_with


@SKIP_WITHOUT_COMPILER
def test_json_has_what_the_ball_holds_and_its_par(said):
    code, out, _ = said("--date", DAY, "--game", "woo", "--json")
    ball = json.loads(out)
    assert (code, ball["date"], ball["game"], ball["bots"]["level"]) == (0, DAY, "woo", "strong")
    assert set(ball["bots"]["seeds"]) == {"1", "2", "3"}
    assert ball["par"]["interval"][0] <= ball["par"]["score"] <= ball["par"]["interval"][1]


@SKIP_WITHOUT_COMPILER
def test_a_ball_played_to_its_end_tells_score_par_turn_and_what_to_share(said, tmp_path):
    kept = tmp_path / "ball.jsonl"
    code, out, _ = said("--date", DAY, "--game", "woo", "--save", str(kept), "--no-color", typed=NUMBERED)
    assert code == 0
    for words in (f"the ball of {DAY}", "Your score:", "Par:", "Where your choices turned", f"Coronet, ball of {DAY}"):
        assert words in out
    log = read_log(kept)
    assert (log.header.ball, Table.replay(log).over) == (DAY, True)
    assert run(["verify", str(kept)]) == 0


@SKIP_WITHOUT_COMPILER
def test_a_ball_that_was_left_goes_on_from_its_file(said, tmp_path):
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    said("--date", DAY, "--game", "woo", "--save", str(whole), typed=NUMBERED)
    _, out, _ = said("--date", DAY, "--game", "woo", "--save", str(broken), typed=[*NUMBERED[:2], "quit"])
    assert "coronet ball --resume" in out
    said("--resume", str(broken), typed=NUMBERED)
    assert broken.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--date", "2026-02-31"], "date: 2026-02-31 is not allowed here; choose a day as YYYY-MM-DD"),
        (["--date", "tomorrow"], "date: tomorrow is not allowed here"),
        (["--game", "telepathy"], "game: telepathy is not allowed here; choose rebel, r or woo"),
    ],
)
def test_what_is_no_ball_is_refused_in_one_line(said, arguments, complaint):
    code, out, err = said(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


def test_a_log_goes_on_as_the_ball_that_it_is(said, tmp_path):
    ball, other = tmp_path / "ball.jsonl", tmp_path / "other.jsonl"
    ball_table("r", DAY).save(ball)
    Table.new("r", seed=1).save(other)
    assert "r, as in the log" in said("--resume", str(ball), "--game", "woo")[2]
    assert "the log of a ball" in said("--resume", str(other))[2]


def test_today_is_the_usual_day(said):
    code, out, _ = said("--game", "r", typed=["quit"])
    assert code == 0
    assert "R: the ball of 20" in out
