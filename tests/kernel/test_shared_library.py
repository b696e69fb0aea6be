"""LLVM's object as a library: it offers its entries alone, and what is no object is refused."""

from __future__ import annotations

import pytest

from coronet.kernel.compiled import Entry
from coronet.kernel.shared_library import EXPORTS, FUNCTION, IMPORTS, Reader, _imports, _sections, shared_library
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.kernel import tried

ENTRIES = {"looked_up": Entry(tried.looked_up), "signs": Entry(tried.signs, quick=True)}


@pytest.fixture
def sections():
    from coronet.kernel.wasm import library  # noqa: PLC0415 - it needs the compiler

    return list(_sections(library("tried", ENTRIES)))


@SKIP_WITHOUT_COMPILER
def test_what_is_offered_are_the_entries_and_their_quick_calls(sections):
    reader = Reader(dict(sections)[EXPORTS])
    offered = []
    for _ in range(reader.number()):
        offered.append(reader.text())
        assert reader.byte() == FUNCTION
        reader.number()
    assert sorted(offered) == [b"looked_up", b"quick_signs", b"signs"]


@SKIP_WITHOUT_COMPILER
def test_what_is_wanted_is_the_memory_of_who_opens_it_and_what_python_has(sections):
    wanted = {one.name for one in _imports(dict(sections)[IMPORTS])}
    assert wanted == {b"memory", b"__memory_base", b"PyLong_AsLongLong", b"PyLong_FromLongLong"} | wanted & {
        b"__stack_pointer"
    }


@SKIP_WITHOUT_COMPILER
def test_how_much_memory_it_wants_is_said_first(sections):
    kind, content = sections[0]
    reader = Reader(content)
    assert (kind, reader.text()) == (0, b"dylink.0")
    assert (reader.byte(), reader.number(), reader.number()) == (1, 4, 8 * len(tried.TABLE))


def test_what_is_no_object_is_refused():
    with pytest.raises(ValueError, match="not a WebAssembly object"):
        shared_library(b"\x7fELF and more")
