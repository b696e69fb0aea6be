"""Units that were made beforehand (`wasm.py`), opened by Python in a browser, where there is no compiler.

A unit is a library that works in Python's own memory, so that rows are not copied. It is refused unless it was made of
exactly the sources that are here: what was kept of an older version can never run.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from coronet.errors import UnitRefused
from coronet.kernel.calling import TAKE_OUTSIDE, functions_of
from coronet.kernel.compiled import UNITS_SWITCH, Entry, digest_of_sources, key_of

INDEX, ENDING = "index.json", ".wasm"


def write_index(folder: Path, units: Mapping[str, dict[str, Entry]]) -> None:
    """What the units in a folder were made of."""
    keys = {name: key_of(entries) for name, entries in sorted(units.items())}
    index = {"sources": digest_of_sources(), "units": keys}
    (folder / INDEX).write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


def load(name: str, entries: dict[str, Entry]) -> dict[str, Callable[..., Any]]:
    """The entries of a unit as Python functions; a unit that does not fit is refused."""
    folder = Path(os.environ[UNITS_SWITCH])
    check(folder, name, entries)
    library = ctypes.CDLL(str(folder / f"{name}{ENDING}"))

    def address_of(symbol: str) -> int:
        return ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value or 0

    return functions_of(entries, address_of, checks_bounds=hasattr(library, TAKE_OUTSIDE))


def check(folder: Path, name: str, entries: dict[str, Entry]) -> None:
    """Refuse a unit that is not there, or was made of something else."""
    try:
        index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        sources, key = index["sources"], index["units"].get(name)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise UnitRefused(name, "the index of units is not there or cannot be read") from None
    if sources != digest_of_sources():
        raise UnitRefused(name, "it was made of other sources")
    if key is None or not (folder / f"{name}{ENDING}").is_file():
        raise UnitRefused(name, "it is not among the units")
    if key != key_of(entries):
        raise UnitRefused(name, "it was made of other entries")


def identity() -> str:
    """What the code depends on beside the sources."""
    return sys.platform
