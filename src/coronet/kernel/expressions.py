"""Names, numbers and calls in a rule on their way to machine code; the statements around them: `translate.py`."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from llvmlite import ir

from coronet.kernel import generator, notes
from coronet.kernel.instructions import INSTRUCTIONS
from coronet.kernel.kinds import FLOAT, FLOATS, INT, NOTHING, ROW, Kind, UntranslatableError, annotated, result_of
from coronet.kernel.lowered import BIT, POINTER, REAL, WORD, Value, number, types_of

if TYPE_CHECKING:
    from coronet.kernel.translate import Unit

_BUILT_IN = {"int": int, "float": float, "min": min, "max": max, "abs": abs}
_WHOLE_OPERATIONS = {
    "Add": "add",
    "Sub": "sub",
    "Mult": "mul",
    "BitAnd": "and_",
    "BitOr": "or_",
    "BitXor": "xor",
    "LShift": "shl",
    "RShift": "ashr",
}
_FLOAT_OPERATIONS = {"Add": "fadd", "Sub": "fsub", "Mult": "fmul", "Div": "fdiv"}
_COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


class Expressions:
    """What a rule's expressions stand for, within the function that it becomes."""

    def __init__(self, unit: Unit, rule: Callable[..., Any], made: ir.Function, kinds: list[Kind]) -> None:
        self.unit, self.rule, self.made = unit, rule, made
        self.closed_over = {
            name: cell.cell_contents
            for name, cell in zip(rule.__code__.co_freevars, rule.__closure__ or (), strict=True)
        }
        lines, self.first_line = inspect.getsourcelines(rule)
        self.tree: Any = ast.parse(textwrap.dedent("".join(lines))).body[0]
        self.names: dict[str, Value] = {}
        self.slots: dict[str, tuple[Kind, Any]] = {}
        self.loops: list[tuple[Any, Any]] = []
        self.result = result_of(rule)
        self.entry = made.append_basic_block("entry")
        self.build = ir.IRBuilder(made.append_basic_block("body"))
        self._take_arguments(kinds)

    def _take_arguments(self, kinds: list[Kind]) -> None:
        parts = iter(self.made.args)
        for name, kind in zip(inspect.signature(self.rule).parameters, kinds, strict=True):
            if kind in (INT, FLOAT):
                self.store_name(name, Value(kind, next(parts)))
            elif kind in (ROW, FLOATS):
                self.names[name] = Value(kind, next(parts), next(parts))
            else:
                self.names[name] = Value(kind, next(parts))

    def refuse(self, node: ast.AST, why: str) -> UntranslatableError:
        code = self.rule.__code__
        line = self.first_line + getattr(node, "lineno", 1) - 1
        return UntranslatableError(f"{code.co_filename}:{line}: {self.rule.__qualname__}: {why}")

    def block(self, name: str) -> Any:
        return self.made.append_basic_block(name)

    def store_name(self, name: str, value: Value) -> None:
        if name not in self.slots:
            slot = ir.IRBuilder(self.entry).alloca(types_of(value.kind)[0], name=name)
            self.slots[name] = (value.kind, slot)
        kind, slot = self.slots[name]
        self.build.store(self.as_kind(value, kind, self.tree).code, slot)

    # Values

    def place(self, node: ast.expr) -> tuple[Any, Kind, Any]:
        """The address of a field of a record or of an item of a row, what lies there, and the field's name if any."""
        if isinstance(node, ast.Attribute):
            holder = self.value(node.value)
            offset, length = self.field(node, holder)
            if length:
                raise self.refuse(node, f"{node.attr} is a row: set its items")
            return self.address_of_word(holder, offset), INT, self.home(node, holder)
        if isinstance(node, ast.Subscript):
            row = self.value(node.value)
            if row.kind not in (ROW, FLOATS):
                raise self.refuse(node, "only rows have items")
            index = self.as_kind(self.value(node.slice), INT, node).code
            if self.unit.bounds:
                index = self.checked(index, row.length)
            kind = INT if row.kind is ROW else FLOAT
            return self.build.gep(row.code, [index], source_etype=types_of(kind)[0]), kind, row.home
        raise self.refuse(node, "cannot be set")

    def checked(self, index: Any, length: Any) -> Any:
        """The index, or 0 with a note when it is outside."""
        outside = self.build.icmp_unsigned(">=", index, length)
        old = self.build.load(self.unit.out_of_bounds, typ=WORD)
        noted = self.build.select(outside, ir.Constant(WORD, 1), old)
        self.build.store(noted, self.unit.out_of_bounds)
        return self.build.select(outside, ir.Constant(WORD, 0), index)

    def address_of_word(self, holder: Value, offset: int) -> Any:
        return self.build.gep(holder.code, [ir.Constant(WORD, offset)], source_etype=WORD)

    def home(self, node: ast.Attribute, holder: Value) -> Any:
        """The name of a field's place, for LLVM."""
        return self.unit.home(f"{holder.kind.name}.{node.attr}")

    def load(self, place: Any, kind: Kind, home: Any) -> Value:
        loaded = self.build.load(place, typ=types_of(kind)[0])
        if home is not None:
            loaded.set_metadata("tbaa", home)
        return Value(kind, loaded)

    def field(self, node: ast.Attribute, holder: Value) -> tuple[int, int]:
        """Where a field lies in its record, and how long its row is (0: a single word)."""
        cls = holder.kind.record
        if cls is None:
            raise self.refuse(node, f"only records have fields, such as {node.attr}")
        offset = 0
        for name, length in cls.FIELDS:
            if name == node.attr:
                return offset, length if name in cls.ROWS else 0
            offset += length
        raise self.refuse(node, f"{cls.__name__} has no field {node.attr}")

    def value(self, node: ast.expr) -> Value:  # noqa: PLR0911 - one case for each kind
        match node:
            case ast.Constant(value=bool() | int() as found):
                return number(int(found))
            case ast.Constant(value=float() as found):
                return Value(FLOAT, ir.Constant(REAL, found))
            case ast.Name():
                return self.named(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.item(node)
            case ast.BinOp():
                return self.operation(node, node.op, self.value(node.left), self.value(node.right))
            case ast.UnaryOp():
                return self.unary(node)
            case ast.Compare():
                return Value(INT, self.build.zext(self.comparison(node), WORD))
            case ast.BoolOp():
                return self.joined(node)
            case ast.IfExp():
                return self.conditional(node)
            case ast.Call():
                called = self.call(node)
                if called is None:
                    raise self.refuse(node, "does not answer")
                return called
        raise self.refuse(node, f"no {type(node).__name__} in rules")

    def named(self, node: ast.Name) -> Value:
        if node.id in self.names:
            return self.names[node.id]
        if node.id in self.slots:
            kind, slot = self.slots[node.id]
            return Value(kind, self.build.load(slot, typ=types_of(kind)[0]))
        found = self.found(node.id)
        if found is None:
            raise self.refuse(node, f"{node.id} is not set yet")
        return self.constant(node, found)

    def found(self, name: str) -> Any:
        """What a name stands for around the rule, or None: in the function that made it, or in its module."""
        return self.closed_over.get(name, self.rule.__globals__.get(name))

    def constant(self, node: ast.expr, found: Any) -> Value:
        if isinstance(found, bool | int):
            return number(int(found))
        if isinstance(found, float):
            return Value(FLOAT, ir.Constant(REAL, found))
        if isinstance(found, tuple) and all(isinstance(item, int) for item in found):
            return Value(ROW, self.unit.table(found).bitcast(POINTER), ir.Constant(WORD, len(found)))
        raise self.refuse(node, f"{ast.unparse(node)} is neither a number nor a tuple of numbers")

    def attribute(self, node: ast.Attribute) -> Value:
        outside = self.outside(node)
        if outside is not None:
            return self.constant(node, outside)
        holder = self.value(node.value)
        offset, length = self.field(node, holder)
        place, home = self.address_of_word(holder, offset), self.home(node, holder)
        if length:
            return Value(ROW, place, ir.Constant(WORD, length), home)
        return self.load(place, INT, home)

    def outside(self, node: ast.expr) -> Any:
        """What a name or a module's attribute stands for outside the rule; None if it is the rule's own."""
        if isinstance(node, ast.Name) and node.id not in self.names and node.id not in self.slots:
            found = self.found(node.id)
            return _BUILT_IN.get(node.id) if found is None else found
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            holder = self.found(node.value.id)
            if isinstance(holder, ModuleType) and node.value.id not in self.names:
                return getattr(holder, node.attr, None)
        return None

    def item(self, node: ast.Subscript) -> Value:
        return self.load(*self.place(node))

    def operation(self, node: ast.AST, operator: ast.operator, left: Value, right: Value) -> Value:
        name = type(operator).__name__
        if name == "Div" or FLOAT in (left.kind, right.kind):
            if name not in _FLOAT_OPERATIONS:
                raise self.refuse(node, f"no {name} of floats in rules")
            one, other = self.as_kind(left, FLOAT, node).code, self.as_kind(right, FLOAT, node).code
            return Value(FLOAT, getattr(self.build, _FLOAT_OPERATIONS[name])(one, other))
        one, other = self.as_kind(left, INT, node).code, self.as_kind(right, INT, node).code
        if name in ("FloorDiv", "Mod"):
            return Value(INT, self.floored(name, one, other))
        if name not in _WHOLE_OPERATIONS:
            raise self.refuse(node, f"no {name} in rules")
        return Value(INT, getattr(self.build, _WHOLE_OPERATIONS[name])(one, other))

    def floored(self, name: str, one: Any, other: Any) -> Any:
        """Division as Python does it: rounded down, the rest with the sign of the divisor."""
        quotient, rest = self.build.sdiv(one, other), self.build.srem(one, other)
        zero = ir.Constant(WORD, 0)
        uneven = self.build.icmp_signed("!=", rest, zero)
        crossed = self.build.icmp_signed("<", self.build.xor(rest, other), zero)
        below = self.build.and_(uneven, crossed)
        if name == "Mod":
            return self.build.add(rest, self.build.select(below, other, zero))
        return self.build.sub(quotient, self.build.zext(below, WORD))

    def unary(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(INT, self.build.zext(self.build.not_(self.truth(node.operand)), WORD))
        value = self.value(node.operand)
        if isinstance(node.op, ast.USub):
            if value.kind is FLOAT:
                return Value(FLOAT, self.build.fneg(value.code))
            return Value(INT, self.build.neg(self.as_kind(value, INT, node).code))
        if isinstance(node.op, ast.Invert):
            return Value(INT, self.build.not_(self.as_kind(value, INT, node).code))
        raise self.refuse(node, "no such sign in rules")

    def truth(self, node: ast.expr) -> Any:
        """Whether it holds, as one bit."""
        match node:
            case ast.BoolOp():
                return self.short_circuit(node)
            case ast.Compare():
                return self.comparison(node)
            case ast.UnaryOp(op=ast.Not()):
                return self.build.not_(self.truth(node.operand))
        value = self.value(node)
        if value.kind is FLOAT:
            return self.build.fcmp_unordered("!=", value.code, ir.Constant(REAL, 0.0))
        return self.build.icmp_signed("!=", self.as_kind(value, INT, node).code, ir.Constant(WORD, 0))

    def joined(self, node: ast.BoolOp) -> Value:
        """`and` and `or` as a value: the first part that settles it, or the last."""
        after = self.block("settled")
        known = []
        for part in node.values[:-1]:
            value = self.as_kind(self.value(part), INT, node)
            holds = self.build.icmp_signed("!=", value.code, ir.Constant(WORD, 0))
            known.append((value.code, self.build.block))
            rest = self.block("rest")
            self.build.cbranch(holds, *((after, rest) if isinstance(node.op, ast.Or) else (rest, after)))
            self.build.position_at_end(rest)
        last = self.as_kind(self.value(node.values[-1]), INT, node)
        known.append((last.code, self.build.block))
        self.build.branch(after)
        self.build.position_at_end(after)
        joined = self.build.phi(WORD)
        for code, block in known:
            joined.add_incoming(code, block)
        return Value(INT, joined)

    def short_circuit(self, node: ast.BoolOp) -> Any:
        after = self.block("settled")
        settled = isinstance(node.op, ast.Or)
        known = []
        for part in node.values[:-1]:
            holds = self.truth(part)
            known.append(self.build.block)
            rest = self.block("rest")
            self.build.cbranch(holds, *((after, rest) if settled else (rest, after)))
            self.build.position_at_end(rest)
        last = self.truth(node.values[-1])
        last_block = self.build.block
        self.build.branch(after)
        self.build.position_at_end(after)
        joined = self.build.phi(BIT)
        for block in known:
            joined.add_incoming(ir.Constant(BIT, int(settled)), block)
        joined.add_incoming(last, last_block)
        return joined

    def comparison(self, node: ast.Compare) -> Any:
        left = self.value(node.left)
        holds = None
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn):
                one = self.is_among(node, left, right)
                if isinstance(operator, ast.NotIn):
                    one = self.build.not_(one)
            else:
                other = self.value(right)
                one = self.compared(node, _COMPARISONS[type(operator)], left, other)
                left = other
            holds = one if holds is None else self.build.and_(holds, one)
        return holds

    def compared(self, node: ast.AST, sign: str, left: Value, right: Value) -> Any:
        if FLOAT in (left.kind, right.kind):
            one, other = self.as_kind(left, FLOAT, node).code, self.as_kind(right, FLOAT, node).code
            return self.build.fcmp_ordered(sign, one, other)
        return self.build.icmp_signed(sign, self.as_kind(left, INT, node).code, self.as_kind(right, INT, node).code)

    def is_among(self, node: ast.Compare, value: Value, items: ast.expr) -> Any:
        if not isinstance(items, ast.Tuple):
            raise self.refuse(node, "`in` looks among items in brackets")
        found = ir.Constant(BIT, 0)
        for item in items.elts:
            found = self.build.or_(found, self.compared(node, "==", value, self.value(item)))
        return found

    def conditional(self, node: ast.IfExp) -> Value:
        yes, no, after = self.block("yes"), self.block("no"), self.block("chosen")
        self.build.cbranch(self.truth(node.test), yes, no)
        self.build.position_at_end(yes)
        one = self.value(node.body)
        yes_end = self.build.block
        self.build.position_at_end(no)
        other = self.value(node.orelse)
        if FLOAT in (one.kind, other.kind):
            other = self.as_kind(other, FLOAT, node)
            with self.build.goto_block(yes_end):
                one = self.as_kind(one, FLOAT, node)
        no_end = self.build.block
        self.build.branch(after)
        self.build.position_at_end(yes_end)
        self.build.branch(after)
        self.build.position_at_end(after)
        chosen = self.build.phi(types_of(one.kind)[0])
        chosen.add_incoming(one.code, yes_end)
        chosen.add_incoming(other.code, no_end)
        return Value(one.kind, chosen)

    def as_kind(self, value: Value, kind: Kind, node: ast.AST) -> Value:
        if value.kind == kind:
            return value
        if value.kind is INT and kind is FLOAT:
            return Value(FLOAT, self.build.sitofp(value.code, REAL))
        raise self.refuse(node, f"wanted {kind.name}; got {value.kind.name}")

    # Calls

    def call(self, node: ast.Call) -> Value | None:
        called = self.outside(node.func)
        if called is None or node.keywords:
            raise self.refuse(node, f"cannot call {ast.unparse(node.func)} like this")
        arguments = [self.value(argument) for argument in node.args]
        if called is generator.draw:
            called = notes.noted if notes.has_room(arguments[0].kind.record) else generator.generated
        if not self.unit.is_rule(called):
            if called not in INSTRUCTIONS:
                raise self.refuse(node, f"{ast.unparse(node.func)} is no rule")
            return INSTRUCTIONS[called](self, node, arguments)
        return self.call_rule(node, called, arguments)

    def call_rule(self, node: ast.Call, called: Callable[..., Any], arguments: list[Value]) -> Value | None:
        names = list(inspect.signature(called).parameters)
        if len(names) != len(arguments):
            raise self.refuse(node, f"{called.__name__} wants {len(names)} arguments")
        for at, name in enumerate(names):
            if annotated(called, name) is FLOAT:
                arguments[at] = self.as_kind(arguments[at], FLOAT, node)
        function = self.unit.function(called, [argument.kind for argument in arguments])
        parts = []
        for argument in arguments:
            parts.append(argument.code)
            if argument.kind in (ROW, FLOATS):
                parts.append(argument.length)
        answer = self.build.call(function, parts)
        kind = result_of(called)
        return None if kind is NOTHING else Value(kind, answer)
