"""Units for Python in a browser: WebAssembly, made by LLVM from the same rules. Opened there by `ready_made.py`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from llvmlite import binding, ir

from coronet.kernel import ready_made
from coronet.kernel.assembled import OPTIMISATION, object_of
from coronet.kernel.compiled import Entry, checks_bounds, kept, key_of
from coronet.kernel.shared_library import shared_library
from coronet.kernel.translate import Target

TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"  # what every browser has that runs Python
SIZE = ir.IntType(32)


def library(name: str, entries: dict[str, Entry]) -> bytes:
    """The code of the entries and all rules behind them, as a library to be opened."""
    target = Target(_target_machine(), SIZE, deposits_bits=False, has_lanes=False)
    return shared_library(object_of(name, entries, target, bounds=checks_bounds()))


def _target_machine() -> Any:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        cpu="generic", features=FEATURES, opt=OPTIMISATION, reloc="pic", codemodel="default"
    )


def write_units(folder: Path, units: dict[str, dict[str, Entry]]) -> None:
    """Every unit as a file of its own, and the index that says what they were made of."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, entries in units.items():
        code = kept(f"{name}-{key_of(entries)}.wasm", partial(library, name, entries))
        (folder / f"{name}{ready_made.ENDING}").write_bytes(code)
    ready_made.write_index(folder, units)
