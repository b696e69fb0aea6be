"""The only file that imports Numba: compiled entries over rows of words, bit instructions, the cache folder.

An entry takes a row of int64 words and looks at it as a record inside. Numba's own cache looks at the entry's file
only, so the folder's name is a digest of every rule source, the versions, the processor and the bounds-check switch:
a rule changed in any file can never run stale.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs

from coronet.kernel import bits, generator
from coronet.kernel.record import layout
from coronet.kernel.rule import rules

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("kernel", "games", "bots")
NESTED_RULES = 4000  # Python frames that compiling a chain of nested rules may take


def available() -> bool:
    """Whether Numba is installed; without it everything runs interpreted."""
    return importlib.util.find_spec("numba") is not None


def entry(function: Callable[..., Any], record_class: type[Any], arguments: int, rows: int = 0) -> Callable[..., Any]:
    """Compile `function(record, number..., row...)` to take a row of words instead of the record."""
    import numba  # noqa: PLC0415 - an optional extra, slow to import

    _prepare(len(rules))
    row = numba.int64[::1]
    signature = (row,) + (numba.int64,) * arguments + (row,) * rows
    with _cache_folder(), _deep():
        return numba.njit(signature, cache=True, nogil=True, error_model="numpy")(
            _wrapped(function, layout(record_class), arguments + rows)
        )


def cache_folder() -> Path:
    """Where compiled code for exactly these sources, versions and this machine is kept."""
    return _cache_root() / _digest()


def _cache_root() -> Path:
    return Path(os.environ.get("CORONET_CACHE") or platformdirs.user_cache_dir("coronet")) / "compiled"


def _digest() -> str:
    import numba  # noqa: PLC0415

    digest = hashlib.sha256()
    for folder in COMPILED_FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    machine = (numba.__version__, sys.version, platform.machine(), numba.config.CPU_NAME, numba.config.BOUNDSCHECK)
    digest.update(repr((*machine, str(PACKAGE))).encode())
    return digest.hexdigest()[:24]


@contextmanager
def _cache_folder() -> Iterator[None]:
    import numba  # noqa: PLC0415

    before, folder = numba.config.CACHE_DIR, cache_folder()
    _drop_old(folder)
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@cache
def _drop_old(current: Path) -> None:
    """Keep the few folders used last: other checkouts and versions may be in use beside this one."""
    if not current.parent.is_dir():
        return
    folders = sorted(
        (path for path in current.parent.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime
    )
    for path in folders[:-6]:
        if path != current:
            shutil.rmtree(path, ignore_errors=True)


@contextmanager
def _deep() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, NESTED_RULES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _wrapped(function: Callable[..., Any], dtype: Any, extra: int) -> Callable[..., Any]:
    if extra == 0:
        return lambda words: function(words.view(dtype)[0])
    if extra == 1:
        return lambda words, a: function(words.view(dtype)[0], a)
    if extra == 2:
        return lambda words, a, b: function(words.view(dtype)[0], a, b)
    return lambda words, a, b, c: function(words.view(dtype)[0], a, b, c)


@cache
def _prepare(_known: int) -> None:
    """Make every rule noted so far known to the compiler; once more when further rules were noted since."""
    from numba.extending import register_jitable  # noqa: PLC0415

    _bit_instructions()
    for function in rules:
        if function not in _registered:
            _registered.add(function)
            register_jitable(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)


_registered: set[Callable[..., Any]] = set()


@cache
def _bit_instructions() -> None:
    """Put processor instructions in the place of the functions of `bits`, and the generator in the place of `draw`."""
    from llvmlite import ir  # noqa: PLC0415
    from numba import types  # noqa: PLC0415
    from numba.extending import intrinsic, overload  # noqa: PLC0415

    def instruction(name: str, flag: bool, after: Callable[[Any, Any], Any]) -> Any:
        @intrinsic  # type: ignore[untyped-decorator]
        def run(typing_context: Any, items: Any) -> Any:
            def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                word = ir.IntType(64)
                kinds, values = [word], [arguments[0]]
                if flag:
                    kinds.append(ir.IntType(1))
                    values.append(ir.Constant(ir.IntType(1), 0))
                function = builder.module.declare_intrinsic(name, [word], ir.FunctionType(word, kinds))
                return after(builder, builder.call(function, values))

            return types.int64(types.int64), build

        return run

    popcount = instruction("llvm.ctpop", False, lambda builder, value: value)
    trailing = instruction("llvm.cttz", True, lambda builder, value: value)
    leading = instruction("llvm.ctlz", True, lambda builder, value: builder.sub(ir.Constant(ir.IntType(64), 63), value))

    # Numba compares the two signatures to the letter, annotations included: so these have none.

    @overload(bits.count)
    def count(items):  # type: ignore[no-untyped-def]
        return lambda items: popcount(items)

    @overload(bits.lowest)
    def lowest(items):  # type: ignore[no-untyped-def]
        return lambda items: trailing(items)

    @overload(bits.highest)
    def highest(items):  # type: ignore[no-untyped-def]
        return lambda items: leading(items)

    @overload(bits.pick)
    def pick(items, position):  # type: ignore[no-untyped-def]
        def halve(items, position):  # type: ignore[no-untyped-def]
            at = 0
            width = 32
            while width > 0:
                low = popcount((items >> at) & ((1 << width) - 1))
                if position >= low:
                    position -= low
                    at += width
                width >>= 1
            return at

        return halve

    @overload(generator.draw)
    def draw(record, event, pool):  # type: ignore[no-untyped-def]
        return lambda record, event, pool: generator.generated(record, event, pool)
