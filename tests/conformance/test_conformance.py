"""Every conformance case of the project passes, each named by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from coronet.table.conformance import read_cases, run_case

FILES = sorted(Path(__file__).parent.glob("*.json"))
CASES = [pytest.param(case, id=f"{file.stem}: {case['name']}") for file in FILES for case in read_cases(file)]


@pytest.mark.parametrize("case", CASES)
def test_the_case_holds(case):
    failure = run_case(case)
    assert failure is None, f"step {failure.step}: {failure.message}" if failure else ""
