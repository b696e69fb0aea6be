"""A unit of entries as LLVM's text, and what LLVM makes of it for a processor, real or not.

With what `translate.py` gathers, all that knows LLVM's text; `native.py` and `wasm.py` say which processor.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding, ir

from coronet.kernel.calling import QUICK, TAKE_OUTSIDE
from coronet.kernel.compiled import Entry
from coronet.kernel.kinds import FLOAT, FLOATS, INT, NOTHING, ROW, Kind, parameters_of, result_of
from coronet.kernel.lowered import NO_VALUE, POINTER, WORD, types_of
from coronet.kernel.translate import Target, Unit

OPTIMISATION = 3
AS_WORD, FROM_WORD = "PyLong_AsLongLong", "PyLong_FromLongLong"  # Python's own, that quick calls need


def object_of(name: str, entries: dict[str, Entry], target: Target, *, bounds: bool) -> bytes:
    """The code of the entries and all rules behind them, as LLVM's object."""
    unit = Unit(name, target, bounds)
    for title, entry in entries.items():
        _add_entry(unit, title, entry)
    if bounds:
        _add_take_outside(unit)
    unit.finish()
    return _compiled(str(unit.module), target.machine)


def _compiled(text: str, machine: Any) -> bytes:
    module = binding.parse_assembly(text)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    options = binding.create_pipeline_tuning_options(speed_level=OPTIMISATION)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False  # rows are short
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def _add_take_outside(unit: Unit) -> None:
    """A function that says whether an index lay outside its row, and forgets it."""
    made = ir.Function(unit.module, ir.FunctionType(WORD, []), TAKE_OUTSIDE)
    build = ir.IRBuilder(made.append_basic_block())
    noted = build.load(unit.out_of_bounds, typ=WORD)
    build.store(ir.Constant(WORD, 0), unit.out_of_bounds)
    build.ret(noted)


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
    as_word = known.get(AS_WORD) or ir.Function(unit.module, ir.FunctionType(WORD, [POINTER]), AS_WORD)
    from_word = known.get(FROM_WORD) or ir.Function(unit.module, ir.FunctionType(POINTER, [WORD]), FROM_WORD)
    made = ir.Function(unit.module, ir.FunctionType(POINTER, [POINTER, POINTER, unit.target.size]), QUICK + title)
    build = ir.IRBuilder(made.append_basic_block())
    parts = []
    for at, argument in enumerate(outer.args):
        place = build.gep(made.args[1], [ir.Constant(WORD, at)], source_etype=POINTER)
        number = build.call(as_word, [build.load(place, typ=POINTER)])
        parts.append(build.inttoptr(number, POINTER) if argument.type == POINTER else number)
    answer = build.call(outer, parts)
    is_nothing = outer.function_type.return_type != WORD
    build.ret(build.call(from_word, [ir.Constant(WORD, 0) if is_nothing else answer]))


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
