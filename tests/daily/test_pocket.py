"""What playing a ball or a puzzle needs is there in the pocket too: no NumPy, no compiler, no processes."""

import subprocess
import sys

WITHOUT = """
import sys
for name in ("numpy", "llvmlite", "multiprocessing", "subprocess"):
    sys.modules[name] = None
import coronet.daily.playing, coronet.daily.result, coronet.daily.contents
import coronet.puzzles.glicko, coronet.puzzles.returning, coronet.puzzles.kinds
from coronet.puzzles.shelf import Shelf
from coronet.table.ball import ball_table, games_with_ball
for game in games_with_ball():
    assert ball_table(game, "2026-11-18").to_act
    puzzle = Shelf().puzzles(game)[0]
    assert puzzle.table().view(puzzle.seat)["own"]["legal"]
"""


def test_a_ball_is_dealt_and_a_puzzle_shown_without_any_extra():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
