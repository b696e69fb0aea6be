"""Machine code: made by LLVM for this processor, kept, linked into this process."""

from __future__ import annotations

import ctypes
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from llvmlite import binding

from coronet.kernel.assembled import AS_WORD, FROM_WORD, OPTIMISATION, object_of
from coronet.kernel.calling import functions_of
from coronet.kernel.compiled import Entry, checks_bounds, kept, key_of
from coronet.kernel.lowered import WORD
from coronet.kernel.translate import Target


def load(name: str, entries: dict[str, Entry]) -> dict[str, Callable[..., Any]]:
    """The entries of a unit as Python functions."""
    return linked(kept(f"{name}-{key_of(entries)}.o", lambda: machine_code(name, entries)), entries)


def identity() -> str:
    """What the code depends on beside the sources."""
    return repr((version("llvmlite"), sys.version, platform.machine(), str(binding.get_host_cpu_name())))


def machine_code(name: str, entries: dict[str, Entry]) -> bytes:
    """The code of the entries and all rules behind them, for this processor."""
    deposits_bits = bool(binding.get_host_cpu_features().get("bmi2"))
    target = Target(_target_machine(), WORD, deposits_bits, has_lanes=True)
    return object_of(name, entries, target, bounds=checks_bounds())


def _target_machine() -> Any:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_default_triple()
    return target.create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=binding.get_host_cpu_features().flatten(),
        opt=OPTIMISATION,
        reloc="pic",
        codemodel="small",
    )


def linked(code: bytes, entries: dict[str, Entry]) -> dict[str, Callable[..., Any]]:
    """The entries as Python functions, once their code is in place."""
    for name in (AS_WORD, FROM_WORD):
        binding.add_symbol(name, ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value)
    machine = _target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    return functions_of(entries, engine.get_function_address, checks_bounds=checks_bounds())


_engines: list[Any] = []  # machine code lives as long as its engine
