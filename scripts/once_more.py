"""Runs once more, alone, the few tests that have just failed beside others. For .ci/run.

A test that fails alone too has failed. One that does not is named: it, or what it tests, has a fault that shows itself
seldom. More than a few failures are no accident, and nothing is run again; nor where the run did not come to its end.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

FAILED = Path(".pytest_cache/v/cache/lastfailed")
ENDED = Path(".pytest_cache/ended")  # with what pytest ended, written by make test
SOME_FAILED = str(int(pytest.ExitCode.TESTS_FAILED))
FEW = 3


def main() -> int:
    failed = _failed() if _all_were_run() else []
    if not 0 < len(failed) <= FEW:
        return 1
    names = "\n".join(f"  {name}" for name in failed)
    print(f"\nOnce more, alone:\n{names}", flush=True)
    code = subprocess.run([sys.executable, "-m", "pytest", *failed], check=False).returncode  # noqa: S603 - names of tests
    if code == 0:
        print(f"\nFailed beside others and passed alone; find out why:\n{names}", flush=True)
    return code


def _all_were_run() -> bool:
    return ENDED.exists() and ENDED.read_text(encoding="utf-8").strip() == SOME_FAILED


def _failed() -> list[str]:
    """By name, without the group that pytest-xdist puts behind it."""
    if not FAILED.exists():
        return []
    return [name.rpartition("@")[0] or name for name in json.loads(FAILED.read_text(encoding="utf-8"))]


if __name__ == "__main__":
    sys.exit(main())
