"""What a value of a rule is to LLVM: its types, and a value within a function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from llvmlite import ir

from coronet.kernel.kinds import FLOAT, FLOATS, INT, ROW, Kind

WORD = ir.IntType(64)
BIT = ir.IntType(1)
REAL = ir.DoubleType()
POINTER = ir.PointerType()
NO_VALUE = ir.VoidType()


@dataclass(frozen=True)
class Value:
    """A value in the function at hand; a row has its length beside it, and a row of a record the name of its place."""

    kind: Kind
    code: Any
    length: Any = None
    home: Any = None


def types_of(kind: Kind) -> list[ir.Type]:
    """How a value travels between functions: a row is an address and a length."""
    if kind is INT:
        return [WORD]
    if kind is FLOAT:
        return [REAL]
    return [POINTER, WORD] if kind in (ROW, FLOATS) else [POINTER]


def number(value: int) -> Value:
    """A constant."""
    return Value(INT, ir.Constant(WORD, value))
