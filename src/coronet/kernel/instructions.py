"""What the processor does itself, in the place of plain functions that rules call."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from llvmlite import ir

from coronet.kernel import bits, record
from coronet.kernel.kinds import FLOAT, INT
from coronet.kernel.lowered import BIT, POINTER, WORD, Value, types_of

if TYPE_CHECKING:
    from coronet.kernel.expressions import Expressions


def _whole(translation: Expressions, node: ast.Call, arguments: list[Value]) -> Value:
    (value,) = arguments
    if value.kind is FLOAT:
        return Value(INT, translation.build.fptosi(value.code, WORD))
    return translation.as_kind(value, INT, node)


def _real(translation: Expressions, node: ast.Call, arguments: list[Value]) -> Value:
    return translation.as_kind(arguments[0], FLOAT, node)


def _extreme(sign: str) -> Callable[[Expressions, ast.Call, list[Value]], Value]:
    def build(translation: Expressions, node: ast.Call, arguments: list[Value]) -> Value:
        kind = FLOAT if any(argument.kind is FLOAT for argument in arguments) else INT
        best = translation.as_kind(arguments[0], kind, node)
        for argument in arguments[1:]:
            value = translation.as_kind(argument, kind, node)
            better = translation.compared(node, sign, value, best)
            best = Value(kind, translation.build.select(better, value.code, best.code))
        return best

    return build


def _absolute(translation: Expressions, node: ast.Call, arguments: list[Value]) -> Value:
    (value,) = arguments
    zero = Value(value.kind, ir.Constant(types_of(value.kind)[0], 0))
    build = translation.build
    negated = build.fneg(value.code) if value.kind is FLOAT else build.neg(value.code)
    return Value(value.kind, build.select(translation.compared(node, "<", value, zero), negated, value.code))


def _bits(name: str, flagged: bool) -> Callable[[Expressions, ast.Call, list[Value]], Value]:
    def build(translation: Expressions, node: ast.Call, arguments: list[Value]) -> Value:
        values = [translation.as_kind(arguments[0], INT, node).code]
        types = [WORD]
        if flagged:
            values.append(ir.Constant(BIT, 0))
            types.append(BIT)
        function = translation.unit.module.declare_intrinsic(name, [WORD], ir.FunctionType(WORD, types))
        return Value(INT, translation.build.call(function, values))

    return build


def _highest(translation: Expressions, node: ast.Call, arguments: list[Value]) -> Value:
    zeros = _bits("llvm.ctlz", True)(translation, node, arguments)
    return Value(INT, translation.build.sub(ir.Constant(WORD, 63), zeros.code))


def _pick(translation: Expressions, node: ast.Call, arguments: list[Value]) -> Value | None:
    if not translation.unit.target.deposits_bits:
        return translation.call_rule(node, bits.picked_by_halves, arguments)
    items, position = (translation.as_kind(argument, INT, node).code for argument in arguments)
    build = translation.build
    deposit = translation.unit.deposit()
    chosen = build.call(deposit, [build.shl(ir.Constant(WORD, 1), position), items])
    return _bits("llvm.cttz", True)(translation, node, [Value(INT, chosen)])


def _overwrite(translation: Expressions, node: ast.Call, arguments: list[Value]) -> None:
    target, source = arguments
    cls = target.kind.record
    if cls is None or source.kind != target.kind:
        raise translation.refuse(node, "overwrite wants two records of one class")
    copy = translation.unit.module.declare_intrinsic("llvm.memcpy", [POINTER, POINTER, WORD])
    size = ir.Constant(WORD, 8 * getattr(cls, "PLAIN", cls).WORDS)
    translation.build.call(copy, [target.code, source.code, size, ir.Constant(BIT, 0)])


INSTRUCTIONS: dict[Any, Callable[[Expressions, ast.Call, list[Value]], Value | None]] = {
    int: _whole,
    float: _real,
    min: _extreme("<"),
    max: _extreme(">"),
    abs: _absolute,
    bits.count: _bits("llvm.ctpop", False),
    bits.lowest: _bits("llvm.cttz", True),
    bits.highest: _highest,
    bits.pick: _pick,
    record.overwrite: _overwrite,
}
