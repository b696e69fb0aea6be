"""The page for bots from outside: its code runs, its bots play, its package is found by every command."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib

import pytest

from tests.docs.pages import ROOT, run_page

PAGE = ROOT / "docs" / "own-bots.md"
NODE = [str(ROOT / "scripts" / "with-node"), "node"]


def coronet(*arguments, **variables):
    """The program, to its end."""
    environment = os.environ | variables
    command = [sys.executable, "-m", "coronet", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def block(beginning):
    """The block of the page that holds this."""
    (found,) = [
        code for code in re.findall(r"^```[^\n]*\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.M) if beginning in code
    ]
    return found


def bots_of(done):
    assert done.returncode == 0, done.stderr
    return {bot["name"]: bot for bot in json.loads(done.stdout)["bots"]}


@pytest.fixture
def packaged(tmp_path):
    """A folder with the bot of the page as an installer would leave it."""
    (tmp_path / "shy.py").write_text(block("def bot(game)"))
    project = tomllib.loads(block('"coronet.bots"'))["project"]
    about = tmp_path / f"shy_bot-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = "".join(f"{name} = {value}\n" for name, value in project["entry-points"]["coronet.bots"].items())
    (about / "entry_points.txt").write_text(f"[coronet.bots]\n{points}")
    return {"PYTHONPATH": str(tmp_path)}


def test_the_code_of_the_page_runs_in_the_folder_of_the_project(tmp_path):
    shutil.copytree(ROOT / "examples" / "bots", tmp_path / "examples" / "bots")
    run_page(PAGE, tmp_path)


@pytest.mark.parametrize("game", ["r", "rebel", "woo", "seeker"])
@pytest.mark.parametrize(
    "command",
    [[sys.executable, str(ROOT / "examples/bots/lowest.py")], [*NODE, str(ROOT / "examples/bots/by-lot.mjs")]],
    ids=["python", "javascript"],
)
def test_the_bots_of_the_page_play_every_box_without_a_fault(game, command):
    bots = "mine,good" if game in ("r", "seeker") else "mine,good,good"
    played = ["tournament", game, "--bot", f"mine={' '.join(command)}", "--bots", bots, "--games", "3", "--json"]
    found = bots_of(coronet(*played))
    assert found["mine"]["games"] >= 3
    assert found["mine"]["faults"] == {}


def test_a_bot_of_an_installed_package_is_found_by_its_name(packaged):
    found = bots_of(coronet("tournament", "r", "--bots", "shy,good", "--games", "4", "--json", **packaged))
    assert (found["shy"]["games"], found["shy"]["faults"]) == (4, {})
    played = coronet("play", "r", "--auto", "--level", "shy", "--no-color", **packaged)
    assert (played.returncode, played.stderr) == (0, "")
    assert "shy 1" in played.stdout


def test_a_name_that_nobody_has_is_refused_with_the_installed_ones(packaged):
    refused = coronet("tournament", "r", "--bots", "sly,good", **packaged)
    assert refused.returncode == 2
    assert refused.stderr.startswith(
        "coronet: bots: sly is not allowed here; choose beginner, good, strong, expert, shy"
    )


def test_a_package_whose_bot_cannot_be_loaded_is_refused_in_one_line(packaged, tmp_path):
    (tmp_path / "shy.py").unlink()
    refused = coronet("tournament", "r", "--bots", "shy,good", **packaged)
    assert refused.returncode == 2
    assert refused.stderr == (
        "coronet: The program of shy ended before it was ready. "
        "Its last words: ModuleNotFoundError: No module named 'shy'\n"
    )
