"""How the suite is run: tests that share something that takes long to make have one worker."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import EARLY, TESTS

MARKED = """
import pytest

@pytest.mark.xdist_group("together")
@pytest.mark.parametrize("number", range(20))
def test_one_of_many(number):
    pass
"""


def test_one_worker_has_all_tests_of_a_group(tmp_path):
    (tmp_path / "test_marked.py").write_text(MARKED, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadgroup", "-v", "-p", "no:cacheprovider", "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    workers = re.findall(r"^\[(gw\d)\].* PASSED", done.stdout, re.MULTILINE)
    assert len(workers) == 20
    assert len(set(workers)) == 1


def test_the_tests_of_a_file_are_a_group(request):
    assert request.node.get_closest_marker("xdist_group").args == (Path(__file__).name,)


def test_the_folders_that_take_longest_come_first(request):
    folders = list(dict.fromkeys(item.path.relative_to(TESTS).parts[0] for item in request.session.items))
    early = [folder for folder in EARLY if folder in folders]
    assert folders[: len(early)] == early


SELDOM = """
import pathlib, pytest

def test_that_fails_at_first():
    first = not pathlib.Path("seen").exists()
    pathlib.Path("seen").touch()
    assert not first

@pytest.mark.parametrize("number", range({always}))
def test_that_fails_always(number):
    assert False
"""


def once_more(folder, always, ended=None):
    (folder / "test_seldom.py").write_text(SELDOM.format(always=always), encoding="utf-8")
    first = run(folder, "-m", "pytest", "-q", "-n", "1", "--dist", "loadgroup", ".")
    (folder / ".pytest_cache" / "ended").write_text(f"{ended or first.returncode}\n", encoding="utf-8")
    return run(folder, TESTS.parent / "scripts" / "once_more.py")


def run(folder, *program):
    command = [sys.executable, *program]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)


def test_a_test_that_passes_alone_is_named_by_ci(tmp_path):
    done = once_more(tmp_path, always=0)
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("find out why:\n  test_seldom.py::test_that_fails_at_first")


def test_a_test_that_fails_alone_too_has_failed(tmp_path):
    assert once_more(tmp_path, always=1).returncode == 1


def test_many_failures_are_no_accident(tmp_path):
    done = once_more(tmp_path, always=3)
    assert (done.returncode, done.stdout) == (1, "")


@pytest.mark.parametrize("ended", [pytest.ExitCode.INTERRUPTED, pytest.ExitCode.INTERNAL_ERROR])
def test_a_run_that_did_not_come_to_its_end_has_failed(tmp_path, ended):
    done = once_more(tmp_path, always=0, ended=int(ended))
    assert (done.returncode, done.stdout) == (1, "")


def test_ci_runs_nothing_again_where_no_test_was_run(tmp_path):
    assert run(tmp_path, TESTS.parent / "scripts" / "once_more.py").returncode == 1
