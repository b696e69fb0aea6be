"""The public API: these names and no others; the README's example runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import coronet

ROOT = Path(__file__).parent.parent
CROWNS = ROOT / "examples" / "crowns"


def test_the_package_exports_exactly_its_public_names():
    assert sorted(coronet.__all__) == [
        "GAMES",
        "InputError",
        "Refusal",
        "Refused",
        "Table",
        "__version__",
        "add_game",
    ]
    assert all(hasattr(coronet, name) for name in coronet.__all__)


def test_the_version_is_that_of_the_package():
    assert coronet.__version__ == version("coronet")


ADDS = """
import coronet
print(coronet.add_game("crowns"), coronet.Table.new("crowns", players=3, seed=5).players)
"""


def test_a_module_adds_its_game():
    """In a program of its own: what is added stays."""
    done = subprocess.run(
        [sys.executable, "-c", ADDS], cwd=CROWNS, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("crowns 3\n", "")


def test_the_example_of_the_readme_runs_as_it_stands():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert examples, "the README has an example"
    for example in examples:
        done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stderr
        assert re.fullmatch(r"\[.*\] \[.*\]\n", done.stdout)
        assert len(example.strip().splitlines()) <= 10


def test_rules_play_without_a_compiler_and_numpy():
    program = (
        "import sys; sys.modules['llvmlite'] = sys.modules['numpy'] = None\n"
        "from coronet import Table\n"
        "table = Table.new('rebel', edition='classic', players=3, princesses='random', seed=1)\n"
        "while not table.over:\n"
        "    seat = table.to_act[0]; table.act(seat, table.choices(seat)[0]); table.view(seat)\n"
        "print(table.totals)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
