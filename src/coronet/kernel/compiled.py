"""Rules as machine code, second half: units of entries, made once, kept in the cache folder, called from Python.

A unit is a list of entries with all rules behind them in one piece, so that the compiler sees everything at once. It is
kept under a digest of every rule source, the versions, the processor and the bounds-check switch: a rule changed in any
file can never run stale. Calls release Python's lock, so threads run side by side. Needs the extra `fast`.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import inspect
import os
import platform
import shutil
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from coronet.kernel.record import Record

if TYPE_CHECKING:
    from coronet.kernel.translate import Kind, Unit

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("kernel", "games", "bots")
BOUNDS_SWITCH = "CORONET_BOUNDS"  # set to 1: an index outside its row is an IndexError, as when interpreted
OPTIMISATION = 2


def available() -> bool:
    """Whether the compiler is installed; without it everything runs interpreted."""
    return importlib.util.find_spec("llvmlite") is not None


class Row:
    """Numbers side by side in memory, as compiled rules take them."""

    __slots__ = ("address", "length", "numbers")

    def __init__(self, numbers: Any) -> None:
        """Over an array('q'), array('d') or NumPy array, without copying it."""
        self.numbers = numbers
        self.length = memoryview(numbers).nbytes // 8
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(numbers)) if self.length else 0

    @classmethod
    def of(cls, numbers: Iterable[int]) -> Row:
        """A row of its own with these numbers."""
        return cls(array("q", numbers))

    @classmethod
    def zeros(cls, length: int) -> Row:
        """A row of its own with nothing in it."""
        return cls(array("q", bytes(8 * length)))

    def read(self, record: Record) -> None:
        """Give a record what stands here, word for word."""
        record.read_words(self.numbers.tolist())


class Entry:
    """A rule to be called from outside. `stepped` names parameters that have one value for each of many calls."""

    def __init__(self, function: Callable[..., Any], stepped: tuple[str, ...] = ()) -> None:
        self.function = function
        self.stepped = stepped

    def key(self) -> str:
        """What tells it from other entries."""
        return f"{self.function.__module__}.{self.function.__qualname__} {self.stepped} {_source_of(self.function)}"


def load(name: str, entries: dict[str, Entry]) -> dict[str, Callable[..., Any]]:
    """The compiled entries of a unit by name, from the cache or made now.

    A record is given as a Row of its words, a list as a Row, a number as a number. An entry with stepped parameters
    takes Rows for these, then how many calls to make, and if the rule answers a Row for the answers.
    """
    path = cache_folder() / f"{name}-{_hash(repr([(title, entry.key()) for title, entry in entries.items()]))}.o"
    if path.is_file():
        code = path.read_bytes()
        path.parent.touch()
    else:
        code = _machine_code(name, entries)
        _keep(path, code)
    return _linked(code, entries)


def cache_folder() -> Path:
    """Where compiled code for exactly these sources, versions and this machine is kept."""
    return _cache_root() / _digest()


def _cache_root() -> Path:
    return Path(os.environ.get("CORONET_CACHE") or platformdirs.user_cache_dir("coronet")) / "compiled"


def checks_bounds() -> bool:
    return os.environ.get(BOUNDS_SWITCH) == "1"


def _source_of(function: Callable[..., Any]) -> str:
    return "" if function.__module__.startswith("coronet.") else inspect.getsource(function)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def _digest_of_sources() -> str:
    digest = hashlib.sha256()
    for folder in COMPILED_FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _digest() -> str:
    import llvmlite  # noqa: PLC0415 - an optional extra
    from llvmlite import binding  # noqa: PLC0415

    machine = (llvmlite.__version__, sys.version, platform.machine(), binding.get_host_cpu_name(), checks_bounds())
    return _hash(repr((_digest_of_sources(), machine)))


def _keep(path: Path, code: bytes) -> None:
    """Write the code under its name at once, and drop the folders of sources that are long gone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(code)
    os.replace(file.name, path)
    folders = sorted((folder for folder in path.parent.parent.iterdir() if folder.is_dir()), key=_last_used)
    for folder in folders[:-12]:
        if folder != path.parent:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process has just dropped it
        return 0.0


# Making


def _machine_code(name: str, entries: dict[str, Entry]) -> bytes:
    from coronet.kernel import translate  # noqa: PLC0415

    from llvmlite import binding  # noqa: PLC0415

    deposits_bits = bool(binding.get_host_cpu_features().get("bmi2"))
    unit = translate.Unit(name, checks_bounds(), deposits_bits)
    for title, entry in entries.items():
        _add_entry(unit, title, entry)
    unit.finish()
    return _compiled(str(unit.module))


def _compiled(text: str) -> bytes:
    from llvmlite import binding  # noqa: PLC0415

    machine = _target_machine()
    module = binding.parse_assembly(text)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    options = binding.create_pipeline_tuning_options(speed_level=OPTIMISATION)
    options.loop_vectorization = options.slp_vectorization = False  # rows are short
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def _target_machine() -> Any:
    from llvmlite import binding  # noqa: PLC0415

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


def _add_entry(unit: Unit, title: str, entry: Entry) -> None:
    """A function with a plain name around the rule; with stepped parameters around a loop over the rule."""
    from llvmlite import ir  # noqa: PLC0415

    from coronet.kernel import translate  # noqa: PLC0415

    parameters = translate.parameters_of(entry.function)
    result = translate.result_of(entry.function)
    inner = unit.function(entry.function, [kind for _, kind in parameters])
    types = [part for name, kind in parameters for part in _outer_types(kind, name in entry.stepped)]
    answers = entry.stepped and result is not translate.NOTHING
    if entry.stepped:
        types += [translate.WORD] + [translate.POINTER] * bool(answers)
    returned = translate.NO_VALUE if entry.stepped or result is translate.NOTHING else translate.types_of(result)[0]
    outer = ir.Function(unit.module, ir.FunctionType(returned, types), title)
    build = ir.IRBuilder(outer.append_basic_block())
    if not entry.stepped:
        answer = build.call(inner, list(outer.args))
        build.ret_void() if result is translate.NOTHING else build.ret(answer)
        return
    counted = outer.args[-2] if answers else outer.args[-1]
    counter = build.alloca(translate.WORD)
    build.store(ir.Constant(translate.WORD, 0), counter)
    test, body, after = (outer.append_basic_block() for _ in range(3))
    build.branch(test)
    build.position_at_end(test)
    at = build.load(counter, typ=translate.WORD)
    build.cbranch(build.icmp_signed("<", at, counted), body, after)
    build.position_at_end(body)
    given = iter(outer.args)
    parts = [part for name, kind in parameters for part in _inner_parts(build, kind, name in entry.stepped, given, at)]
    answer = build.call(inner, parts)
    if answers:
        build.store(answer, build.gep(outer.args[-1], [at], source_etype=translate.types_of(result)[0]))
    build.store(build.add(at, ir.Constant(translate.WORD, 1)), counter)
    build.branch(test)
    build.position_at_end(after)
    build.ret_void()


def _outer_types(kind: Kind, stepped: bool) -> list[Any]:
    from coronet.kernel import translate  # noqa: PLC0415

    if stepped and kind in (translate.INT, translate.FLOAT):
        return [translate.POINTER]
    return translate.types_of(kind)


def _inner_parts(build: Any, kind: Kind, stepped: bool, given: Any, at: Any) -> list[Any]:
    """The arguments of one call in the loop."""
    from llvmlite import ir  # noqa: PLC0415

    from coronet.kernel import translate  # noqa: PLC0415

    first = next(given)
    is_row = kind in (translate.ROW, translate.FLOATS)
    length = next(given) if is_row else None
    if stepped and kind in (translate.INT, translate.FLOAT):
        word = translate.types_of(kind)[0]
        return [build.load(build.gep(first, [at], source_etype=word), typ=word)]
    if stepped:
        words = length if is_row else ir.Constant(translate.WORD, kind.record.WORDS)  # type: ignore[union-attr]
        first = build.gep(first, [build.mul(at, words)], source_etype=translate.WORD)
    return [first, length] if is_row else [first]


# Calling


def _linked(code: bytes, entries: dict[str, Entry]) -> dict[str, Callable[..., Any]]:
    from llvmlite import binding  # noqa: PLC0415

    from coronet.kernel import translate  # noqa: PLC0415

    machine = _target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    outside = None
    if checks_bounds():
        outside = ctypes.c_int64.from_address(engine.get_global_value_address(translate.OUT_OF_BOUNDS))
    return {title: _callable(engine.get_function_address(title), entry, outside) for title, entry in entries.items()}


_engines: list[Any] = []  # machine code lives as long as its engine


def _callable(address: int, entry: Entry, outside: Any) -> Callable[..., Any]:
    """A Python function of the rule's parameters, written out so that a call costs little."""
    from coronet.kernel import translate  # noqa: PLC0415

    names, parts = [], []
    types: list[Any] = []
    for name, kind in translate.parameters_of(entry.function):
        names.append(name)
        if kind in (translate.INT, translate.FLOAT) and name not in entry.stepped:
            types.append(ctypes.c_int64 if kind is translate.INT else ctypes.c_double)
            parts.append(name)
            continue
        types.append(ctypes.c_void_p)
        parts.append(f"{name}.address")
        if kind in (translate.ROW, translate.FLOATS):
            types.append(ctypes.c_int64)
            parts.append(f"{name}.length // calls" if name in entry.stepped else f"{name}.length")
    result = translate.result_of(entry.function)
    answer: Any = {translate.INT: ctypes.c_int64, translate.FLOAT: ctypes.c_double}.get(result)
    if entry.stepped:
        names.append("calls")
        types.append(ctypes.c_int64)
        parts.append("calls")
        if answer is not None:
            names.append("answers")
            types.append(ctypes.c_void_p)
            parts.append("answers.address")
        answer = None
    raw = ctypes.CFUNCTYPE(answer, *types)(address)
    title = entry.function.__name__
    text = f"def {title}({', '.join(names)}):\n    return raw({', '.join(parts)})\n"
    if outside is not None:
        text = (
            f"def {title}({', '.join(names)}):\n    answer = raw({', '.join(parts)})\n"
            "    if outside.value:\n        outside.value = 0\n"
            f"        raise IndexError('{title}: an index lies outside its row')\n    return answer\n"
        )
    space: dict[str, Any] = {"raw": raw, "outside": outside}
    exec(text, space)  # noqa: S102 - the text above, of names and numbers
    made: Callable[..., Any] = space[title]
    return made
