"""Docs that the program can check: the page of hooks, and the card that CONTRIBUTING.md adds step by step."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import coronet
from tests.docs.hooks_page import PAGE, text

ROOT = Path(__file__).parent.parent.parent


def test_the_page_of_hooks_says_what_the_cards_do():
    assert PAGE.read_text(encoding="utf-8") == text(), "run make playthroughs"


def blocks(kind: str) -> list[str]:
    """The indented code blocks of this kind in CONTRIBUTING.md."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return [textwrap.dedent(block) for block in re.findall(rf"   ```{kind}\n(.*?)   ```", page, re.DOTALL)]


def test_the_card_of_the_contributing_page_is_added_by_its_files_alone_and_plays(tmp_path):
    rule, card_test = blocks("python")
    (words,) = blocks("ftl")
    package = tmp_path / "src" / "coronet"
    shutil.copytree(Path(coronet.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("__pycache__", "*.txt"))
    (package / "games" / "rebel" / "rounds" / "glass_slipper.py").write_text(rule, encoding="utf-8")
    with (package / "words" / "en" / "rounds.ftl").open("a", encoding="utf-8") as file:
        file.write("\n" + words)
    test_file = tmp_path / "tests" / "games" / "rebel" / "rounds" / "test_glass_slipper.py"
    test_file.parent.mkdir(parents=True, exist_ok=True)
    test_file.write_text(card_test, encoding="utf-8")

    def run(*command: str) -> str:
        environment = os.environ | {"PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}"}
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert "1 passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(test_file))
    assert "first 7 played takes the trick" in run("-m", "coronet", "rules", "rebel", "glass-slipper")
    game = (
        "from coronet import Table; t = Table.new('rebel', rounds=['glass-slipper'], seed=1)\n"
        "while not t.over: s = t.to_act[0]; t.act(s, t.choices(s)[0]); t.view(s)\n"
        "print(t.public_view()['rounds'][0])"
    )
    assert run("-c", game).strip() == "glass-slipper"
