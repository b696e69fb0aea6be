"""`coronet puzzles`: asked, listed, made, checked and refused."""

from __future__ import annotations

import io
import json
import sys

import pytest

from coronet.cli.main import run
from coronet.puzzles.shelf import Shelf
from tests.compiled_rules import SKIP_WITHOUT_COMPILER


@pytest.fixture
def said(capsys, monkeypatch):
    """Types these lines, runs the program and gives the exit code and what was said."""

    def run_with(*arguments: str, typed: list[str] | None = None) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed or []) + "\n"))
        code = run(["puzzles", *arguments])
        heard = capsys.readouterr()
        return code, heard.out, heard.err

    return run_with


def asked(game, seed):
    """The puzzle that is asked first."""
    from coronet.cli.puzzles import _wanted  # noqa: PLC0415

    return _wanted([game], None, None, 1, seed)[0]


def test_the_list_counts_the_puzzles_of_each_game(said):
    counts = json.loads(said("list", "--json")[1])
    shelf = Shelf()
    assert counts == {game: shelf.count(game) for game in ("rebel", "r", "woo")} | {"bytes": counts["bytes"]}


@pytest.mark.parametrize("game", ["rebel", "r", "woo"])
def test_the_right_choice_is_told_to_be_right_with_all_costs_and_the_reason(said, game):
    puzzle = asked(game, 4)
    code, out, _ = said("--game", game, "--seed", "4", "--number", "1", "--no-color", typed=[puzzle.best])
    assert code == 0
    assert "Right: " in out
    assert "1 of 1 right." in out
    assert f"difficulty {puzzle.difficulty}" in out


def test_a_wrong_choice_is_told_what_was_best(said):
    puzzle = asked("r", 4)
    _, out, _ = said("--game", "r", "--seed", "4", "--number", "1", "--no-color", typed=[puzzle.against])
    assert "Best was: " in out
    assert "0 of 1 right." in out


def test_who_leaves_is_told_how_many_were_right(said):
    assert "0 of 0 right." in said("--game", "woo", "--seed", "1", typed=["back", "quit"])[1]


def test_themes_and_difficulties_choose(said):
    assert "No puzzle fits that." in said("--game", "r", "--theme", "answer", "--difficulty", "1-2")[1]


def test_a_list_counts_those_of_a_theme(said):
    frogs = sum(puzzle.theme == "frog" for puzzle in Shelf().puzzles("rebel"))
    _, out, _ = said("list", "--theme", "frog", "--json")
    assert json.loads(out) == {"rebel": frogs, "r": 0, "woo": 0, "bytes": Shelf().size(["rebel", "r", "woo"])}
    assert frogs


@SKIP_WITHOUT_COMPILER
def test_made_puzzles_lie_in_their_folder(said, tmp_path):
    code, out, _ = said("make", "--game", "r", "--number", "2", "--seed", "5", "--out", str(tmp_path / "mine"))
    assert (code, Shelf(tmp_path / "mine").count("r")) == (0, 2)
    assert out.endswith(": 2\n")


@SKIP_WITHOUT_COMPILER
def test_a_sample_is_checked(said):
    code, out, _ = said("check", "--game", "r", "--number", "5", "--json")
    assert (code, json.loads(out)) == (0, {"checked": 5, "hold": 5, "failing": []})


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["mak"], "action: mak is not allowed here; choose play, list, make or check"),
        (["--game", "seeker"], "game: seeker is not allowed here; choose rebel, r or woo"),
        (["--game", "r", "--theme", "frog"], "theme: frog is not allowed here"),
        (["list", "--theme", "frgo"], "theme: frgo is not allowed here"),
        (["--difficulty", "hard"], "difficulty: hard is not allowed here; choose two numbers, as in 1200-1500"),
        (["make", "--number", "1"], "game: a value is missing here; choose rebel, r or woo"),
        (["make", "--game", "r"], "out: a value is missing here; choose the folder to put them in"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(said, arguments, complaint):
    code, out, err = said(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert complaint in err
