"""Machine code: made from a unit of entries by LLVM, linked into this process, and called from Python.

With what `translate.py` gathers, all that knows LLVM; `compiled.py` keeps what is made here.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir

from coronet.kernel.compiled import Entry, checks_bounds
from coronet.kernel.kinds import (
    FLOAT,
    FLOATS,
    INT,
    NO_VALUE,
    NOTHING,
    POINTER,
    ROW,
    WORD,
    Kind,
    parameters_of,
    result_of,
    types_of,
)
from coronet.kernel.translate import OUT_OF_BOUNDS, Unit

OPTIMISATION = 1


def processor() -> str:
    """The processor that the code is for."""
    return str(binding.get_host_cpu_name())


def machine_code(name: str, entries: dict[str, Entry]) -> bytes:
    """The code of the entries and all rules behind them, for this processor."""
    deposits_bits = bool(binding.get_host_cpu_features().get("bmi2"))
    unit = Unit(name, checks_bounds(), deposits_bits)
    for title, entry in entries.items():
        _add_entry(unit, title, entry)
    unit.finish()
    return _compiled(str(unit.module))


def _compiled(text: str) -> bytes:
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
    parameters = parameters_of(entry.function)
    result = result_of(entry.function)
    inner = unit.function(entry.function, [kind for _, kind in parameters])
    types = [part for name, kind in parameters for part in _outer_types(kind, name in entry.stepped)]
    answers = entry.stepped and result is not NOTHING
    if entry.stepped:
        types += [WORD] + [POINTER] * bool(answers)
    returned = NO_VALUE if entry.stepped or result is NOTHING else types_of(result)[0]
    outer = ir.Function(unit.module, ir.FunctionType(returned, types), title)
    build = ir.IRBuilder(outer.append_basic_block())
    if not entry.stepped:
        answer = build.call(inner, list(outer.args))
        build.ret_void() if result is NOTHING else build.ret(answer)
        if entry.quick:
            _add_quick_call(unit, title, outer)
        return
    _call_for_each(build, outer, inner, entry, parameters)


def _call_for_each(build: Any, outer: Any, inner: Any, entry: Entry, parameters: list[tuple[str, Kind]]) -> None:
    """A loop over the calls; the last arguments are how many, and where the answers go if the rule answers."""
    answers = inner.function_type.return_type != NO_VALUE
    counted = outer.args[-2] if answers else outer.args[-1]
    counter = build.alloca(WORD)
    build.store(ir.Constant(WORD, 0), counter)
    test, body, after = (outer.append_basic_block() for _ in range(3))
    build.branch(test)
    build.position_at_end(test)
    at = build.load(counter, typ=WORD)
    build.cbranch(build.icmp_signed("<", at, counted), body, after)
    build.position_at_end(body)
    given = iter(outer.args)
    parts = [part for name, kind in parameters for part in _inner_parts(build, kind, name in entry.stepped, given, at)]
    answer = build.call(inner, parts)
    if answers:
        build.store(answer, build.gep(outer.args[-1], [at], source_etype=answer.type))
    build.store(build.add(at, ir.Constant(WORD, 1)), counter)
    build.branch(test)
    build.position_at_end(after)
    build.ret_void()


def _add_quick_call(unit: Unit, title: str, outer: Any) -> None:
    """The same function as Python itself calls one: arguments and answer are Python's own integers."""
    known = unit.module.globals
    as_word = known.get(_AS_WORD) or ir.Function(unit.module, ir.FunctionType(WORD, [POINTER]), _AS_WORD)
    from_word = known.get(_FROM_WORD) or ir.Function(unit.module, ir.FunctionType(POINTER, [WORD]), _FROM_WORD)
    made = ir.Function(unit.module, ir.FunctionType(POINTER, [POINTER, POINTER, WORD]), QUICK + title)
    build = ir.IRBuilder(made.append_basic_block())
    parts = []
    for at, argument in enumerate(outer.args):
        place = build.gep(made.args[1], [ir.Constant(WORD, at)], source_etype=POINTER)
        number = build.call(as_word, [build.load(place, typ=POINTER)])
        parts.append(build.inttoptr(number, POINTER) if argument.type == POINTER else number)
    answer = build.call(outer, parts)
    is_nothing = outer.function_type.return_type != WORD
    build.ret(build.call(from_word, [ir.Constant(WORD, 0) if is_nothing else answer]))


QUICK = "quick_"
_AS_WORD, _FROM_WORD = "PyLong_AsLongLong", "PyLong_FromLongLong"


def _outer_types(kind: Kind, stepped: bool) -> list[Any]:
    if stepped and kind in (INT, FLOAT):
        return [POINTER]
    return types_of(kind)


def _inner_parts(build: Any, kind: Kind, stepped: bool, given: Any, at: Any) -> list[Any]:
    """The arguments of one call in the loop."""
    first = next(given)
    is_row = kind in (ROW, FLOATS)
    length = next(given) if is_row else None
    if stepped and kind in (INT, FLOAT):
        word = types_of(kind)[0]
        return [build.load(build.gep(first, [at], source_etype=word), typ=word)]
    if stepped:
        words = length if is_row else ir.Constant(WORD, kind.record.WORDS)  # type: ignore[union-attr]
        first = build.gep(first, [build.mul(at, words)], source_etype=WORD)
    return [first, length] if is_row else [first]


def linked(code: bytes, entries: dict[str, Entry]) -> dict[str, Callable[..., Any]]:
    """The entries as Python functions, once their code is in place."""
    for name in (_AS_WORD, _FROM_WORD):
        binding.add_symbol(name, ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value)
    machine = _target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    outside = None
    if checks_bounds():
        outside = ctypes.c_int64.from_address(engine.get_global_value_address(OUT_OF_BOUNDS))
    return {title: _callable(engine, title, entry, outside) for title, entry in entries.items()}


_engines: list[Any] = []  # machine code lives as long as its engine


class _Method(ctypes.Structure):
    """How Python describes a function that is not written in Python."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("about", ctypes.c_char_p),
    )


_methods: list[_Method] = []  # Python keeps their addresses
_FAST_CALL = 0x80


def _quick(engine: Any, title: str) -> Callable[..., Any]:
    method = _Method(title.encode(), engine.get_function_address(QUICK + title), _FAST_CALL, None)
    _methods.append(method)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, (ctypes.POINTER(_Method), ctypes.c_void_p, ctypes.c_void_p)
    made: Callable[..., Any] = make(ctypes.byref(method), None, None)
    return made


def _callable(engine: Any, title: str, entry: Entry, outside: Any) -> Callable[..., Any]:
    """A Python function of the rule's parameters, written out so that a call costs little."""
    names, parts = [], []
    types: list[Any] = []
    for name, kind in parameters_of(entry.function):
        names.append(name)
        if kind in (INT, FLOAT) and name not in entry.stepped:
            types.append(ctypes.c_int64 if kind is INT else ctypes.c_double)
            parts.append(name)
            continue
        types.append(ctypes.c_void_p)
        parts.append(f"{name}.address")
        if kind in (ROW, FLOATS):
            types.append(ctypes.c_int64)
            parts.append(f"{name}.length // calls" if name in entry.stepped else f"{name}.length")
    result = result_of(entry.function)
    answer: Any = {INT: ctypes.c_int64, FLOAT: ctypes.c_double}.get(result)
    if entry.stepped:
        names.append("calls")
        types.append(ctypes.c_int64)
        parts.append("calls")
        if answer is not None:
            names.append("answers")
            types.append(ctypes.c_void_p)
            parts.append("answers.address")
        answer = None
    raw: Callable[..., Any] = ctypes.CFUNCTYPE(answer, *types)(engine.get_function_address(title))
    if entry.quick:
        raw = _quick(engine, title)
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
