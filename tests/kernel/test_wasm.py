"""The same rules as WebAssembly, run by Python in Node: interpreted, native and there they agree word for word."""

from __future__ import annotations

import json
import subprocess

import pytest

from coronet.bots.units import UNITS
from coronet.kernel.compiled import BOUNDS_SWITCH
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.docs.pages import ROOT
from tests.kernel import in_pyodide

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]

DOES_NOT_FIT = "the unit tried does not fit: {}; build the page anew"


@pytest.fixture(scope="module")
def units(tmp_path_factory):
    from coronet.kernel.wasm import write_units  # noqa: PLC0415 - it needs the compiler

    folder = tmp_path_factory.mktemp("units")
    write_units(folder, UNITS | in_pyodide.UNITS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(BOUNDS_SWITCH, "1")
        write_units(folder / in_pyodide.CHECKED, {"tried": in_pyodide.TRIED})
    return folder


@pytest.fixture(scope="module")
def in_page(units):
    """What came out in Node; one run for all tests."""
    program = [ROOT / "scripts" / "with-node", "node", ROOT / "tests" / "kernel" / "in_pyodide.mjs"]
    command = [*program, ROOT, units, in_pyodide.__name__]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return {name: answer for name, (answer, _) in json.loads(done.stdout.splitlines()[-1]).items()}


@pytest.mark.parametrize("part", in_pyodide.ALIKE, ids=lambda part: part.__name__)
def test_in_a_page_it_comes_out_as_here(in_page, part):
    assert in_page[part.__name__] == json.loads(json.dumps(part()))


def test_an_index_outside_its_row_is_found_with_bounds_checks(in_page):
    outside = "read: an index lies outside its row"
    assert in_page["index_outside_its_row"] == [4, outside, outside, 3]


def test_games_whose_positions_have_no_room_in_a_page_are_not_solved_there(in_page):
    assert in_page["games_too_large_for_a_page"] == [False, False, True]


def test_a_unit_that_does_not_fit_is_refused_in_one_line(in_page):
    no_index = "the index of units is not there or cannot be read"
    why = [
        "it was made of other sources",
        "it is not among the units",
        no_index,
        "it was made of other entries",
        "it is not among the units",
        no_index,
    ]
    assert in_page["units_that_do_not_fit"] == [DOES_NOT_FIT.format(one) for one in why]


def test_units_are_the_same_bytes_whenever_they_are_made(units):
    from coronet.kernel.wasm import library  # noqa: PLC0415

    for name in ("woo-bots", "solve"):
        assert library(name, UNITS[name]) == (units / f"{name}.wasm").read_bytes()
