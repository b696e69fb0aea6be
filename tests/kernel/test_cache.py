"""The cache of compiled code: a rule changed in one file is never served from a cache made before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import coronet
from coronet.games.rebel.places import basic_strength
from coronet.kernel import compiled
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]

PROGRAM = """
from coronet.games.rebel.places import basic_strength
from coronet.games.rebel.record import Round
from coronet.kernel import compiled
record = Round()
record.trick[0], record.place = 2, 1  # the Fairy 3 leads
before = len(list(compiled.cache_folder().glob("*.o")))
strength = compiled.load("strength", {"strength": compiled.Entry(basic_strength)})["strength"]
print(strength(compiled.Row.of(record.to_words()), 0, 0), before)
"""


def run(package: Path, cache: Path) -> list[int]:
    environment = os.environ | {"PYTHONPATH": str(package), "CORONET_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, timeout=200, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return [int(number) for number in done.stdout.split()]


def test_a_rule_changed_in_one_file_is_never_served_from_a_cache_made_before(tmp_path):
    package, cache = tmp_path / "source", tmp_path / "cache"
    shutil.copytree(Path(coronet.__file__).parent, package / "coronet", ignore=shutil.ignore_patterns("__pycache__"))
    first, hits = run(package, cache)
    assert (first, hits) == (16 * 3, 0)
    again, hits = run(package, cache)
    assert again == first
    assert hits == 1, "the second run must come from the cache, or this test shows nothing"
    cards = package / "coronet" / "games" / "rebel" / "cards.py"
    cards.write_text(cards.read_text().replace("return card % IN_SUIT + 1", "return card % IN_SUIT + 2"))
    changed, hits = run(package, cache)
    assert (changed, hits) == (16 * 4, 0)


def test_code_that_cannot_be_kept_is_used_all_the_same(tmp_path):
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    assert run(Path(coronet.__file__).parent.parent, no_folder) == [16 * 3, 0]


def test_threads_that_want_the_same_code_wait_for_one_that_makes_it(tmp_path, monkeypatch):
    from coronet.kernel import native  # noqa: PLC0415 - it needs the compiler

    monkeypatch.setenv("CORONET_CACHE", str(tmp_path))
    made = []

    def make(name, entries):
        made.append(name)
        all_have_come.wait(0.2)  # nobody says so: time for the others to make it too, if they could
        return code

    entries = {"strength": compiled.Entry(basic_strength)}
    code = native.machine_code("strength", entries)
    all_have_come = threading.Event()
    monkeypatch.setattr(native, "machine_code", make)
    with ThreadPoolExecutor(3) as pool:
        loads = [pool.submit(compiled.load, "strength", entries) for _ in range(3)]
        assert [list(load.result()) for load in loads] == [["strength"]] * 3
    assert made == ["strength"]
