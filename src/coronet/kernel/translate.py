"""Rules on their way to machine code: the compiled subset of Python becomes LLVM's text.

Everything is a 64-bit integer, a float, a row of either, or a record, which is a row of words with names. A rule is
translated once for every list of argument types it is called with. What the subset does not have is refused with the
file and the line. What happens to the text stands in `native.py`.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import ModuleType
from typing import Any

from llvmlite import ir

from coronet.kernel import generator
from coronet.kernel.instructions import INSTRUCTIONS
from coronet.kernel.kinds import (
    BIT,
    FLOAT,
    FLOATS,
    INT,
    NO_VALUE,
    NOTHING,
    POINTER,
    REAL,
    ROW,
    WORD,
    Kind,
    UntranslatableError,
    Value,
    annotated,
    number,
    result_of,
    types_of,
)
from coronet.kernel.rule import rules

OUT_OF_BOUNDS = "out_of_bounds"

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


class Unit:
    """A module in the making: every rule that its entries need, translated once for each list of argument types."""

    def __init__(self, name: str, bounds: bool, deposits_bits: bool) -> None:
        self.module = ir.Module(name)
        self.bounds = bounds
        self.deposits_bits = deposits_bits  # the processor spreads bits over the places of a set
        self._known = set(rules)
        self._made: dict[tuple[Any, ...], ir.Function] = {}
        self._waiting: list[tuple[Callable[..., Any], ir.Function, list[Kind]]] = []
        self._tables: dict[tuple[int, ...], ir.GlobalVariable] = {}
        if bounds:
            self.out_of_bounds = ir.GlobalVariable(self.module, WORD, OUT_OF_BOUNDS)
            self.out_of_bounds.initializer = ir.Constant(WORD, 0)

    def function(self, rule: Callable[..., Any], kinds: list[Kind]) -> ir.Function:
        """The translation of a rule for arguments of these kinds."""
        key = (rule, *kinds)
        if key not in self._made:
            types = [part for kind in kinds for part in types_of(kind)]
            result = result_of(rule)
            name = f"{rule.__module__}.{rule.__qualname__}.{len(self._made)}"
            made = ir.Function(self.module, ir.FunctionType(_result_type(result), types), name)
            made.linkage = "internal"
            made.attributes.add("nounwind")
            self._made[key] = made
            self._waiting.append((rule, made, kinds))
        return self._made[key]

    def finish(self) -> None:
        """Translate all rules that were asked for, and those that they ask for."""
        while self._waiting:
            rule, made, kinds = self._waiting.pop()
            Translation(self, rule, made, kinds).run()

    def is_rule(self, function: Any) -> bool:
        """Whether the function is part of the compiled subset."""
        return callable(function) and function in self._known

    def deposit(self) -> ir.Function:
        """The instruction that spreads the low bits of a word over the places of a set."""
        name = "llvm.x86.bmi.pdep.64"
        known = self.module.globals.get(name)
        return known or ir.Function(self.module, ir.FunctionType(WORD, [WORD, WORD]), name)

    def table(self, numbers: tuple[int, ...]) -> ir.GlobalVariable:
        """A tuple of numbers as constant data."""
        if numbers not in self._tables:
            kind = ir.ArrayType(WORD, len(numbers))
            table = ir.GlobalVariable(self.module, kind, f"table.{len(self._tables)}")
            table.initializer = ir.Constant(kind, [ir.Constant(WORD, number) for number in numbers])
            table.global_constant = True
            table.linkage = "internal"
            self._tables[numbers] = table
        return self._tables[numbers]


def _result_type(kind: Kind) -> ir.Type:
    return NO_VALUE if kind is NOTHING else types_of(kind)[0]


class Translation:
    """One rule on its way into one function."""

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

    def run(self) -> None:
        self.statements(self.tree.body)
        if not self.build.block.is_terminated:
            self.leave(None)
        ir.IRBuilder(self.entry).branch(self.made.basic_blocks[1])

    def refuse(self, node: ast.AST, why: str) -> UntranslatableError:
        code = self.rule.__code__
        line = self.first_line + getattr(node, "lineno", 1) - 1
        return UntranslatableError(f"{code.co_filename}:{line}: {self.rule.__qualname__}: {why}")

    # Statements

    def statements(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if self.build.block.is_terminated:
                return
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:  # noqa: PLR0912 - one case for each kind
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case ast.Expr(value=ast.Call() as call):
                self.call(call)
            case ast.Assign():
                value = self.value(node.value)
                for target in node.targets:
                    self.assign(target, value)
            case ast.AnnAssign(value=ast.expr() as given):
                self.assign(node.target, self.value(given))
            case ast.AugAssign():
                self.assign(node.target, self.operation(node, node.op, self.value(node.target), self.value(node.value)))
            case ast.If():
                self.branch(node)
            case ast.While(orelse=[]):
                self.loop_while(node)
            case ast.For(orelse=[]):
                self.loop_for(node)
            case ast.Return():
                self.leave(node.value)
            case ast.Break():
                self.build.branch(self.loops[-1][1])
            case ast.Continue():
                self.build.branch(self.loops[-1][0])
            case _:
                raise self.refuse(node, f"no {type(node).__name__} in rules")

    def assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            if target.id in self.names:
                raise self.refuse(target, f"{target.id} is a row or a record: it cannot be set")
            if value.kind not in (INT, FLOAT):
                self.names[target.id] = value
                return
            self.store_name(target.id, value)
            return
        place, kind = self.place(target)
        self.build.store(self.as_kind(value, kind, target).code, place)

    def store_name(self, name: str, value: Value) -> None:
        if name not in self.slots:
            slot = ir.IRBuilder(self.entry).alloca(types_of(value.kind)[0], name=name)
            self.slots[name] = (value.kind, slot)
        kind, slot = self.slots[name]
        self.build.store(self.as_kind(value, kind, self.tree).code, slot)

    def place(self, node: ast.expr) -> tuple[Any, Kind]:
        """The address of a field of a record or of an item of a row, and what lies there."""
        if isinstance(node, ast.Attribute):
            holder = self.value(node.value)
            offset, length = self.field(node, holder)
            if length:
                raise self.refuse(node, f"{node.attr} is a row: set its items")
            return self.build.gep(holder.code, [ir.Constant(WORD, offset)], source_etype=WORD), INT
        if isinstance(node, ast.Subscript):
            row = self.value(node.value)
            if row.kind not in (ROW, FLOATS):
                raise self.refuse(node, "only rows have items")
            index = self.as_kind(self.value(node.slice), INT, node).code
            if self.unit.bounds:
                index = self.checked(index, row.length)
            kind = INT if row.kind is ROW else FLOAT
            return self.build.gep(row.code, [index], source_etype=types_of(kind)[0]), kind
        raise self.refuse(node, "cannot be set")

    def checked(self, index: Any, length: Any) -> Any:
        """The index, or 0 with a note when it is outside."""
        outside = self.build.icmp_unsigned(">=", index, length)
        old = self.build.load(self.unit.out_of_bounds, typ=WORD)
        noted = self.build.select(outside, ir.Constant(WORD, 1), old)
        self.build.store(noted, self.unit.out_of_bounds)
        return self.build.select(outside, ir.Constant(WORD, 0), index)

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

    def branch(self, node: ast.If) -> None:
        condition = self.truth(node.test)
        yes, after = self.block("then"), self.block("after")
        no = self.block("else") if node.orelse else after
        self.build.cbranch(condition, yes, no)
        self.fill(yes, node.body, after)
        if node.orelse:
            self.fill(no, node.orelse, after)
        self.build.position_at_end(after)

    def fill(self, block: Any, body: list[ast.stmt], after: Any) -> None:
        self.build.position_at_end(block)
        self.statements(body)
        if not self.build.block.is_terminated:
            self.build.branch(after)

    def loop_while(self, node: ast.While) -> None:
        again, body, after = self.block("while"), self.block("body"), self.block("after")
        self.build.branch(again)
        self.build.position_at_end(again)
        self.build.cbranch(self.truth(node.test), body, after)
        self.loops.append((again, after))
        self.fill(body, node.body, again)
        self.loops.pop()
        self.build.position_at_end(after)

    def loop_for(self, node: ast.For) -> None:
        if not isinstance(node.target, ast.Name):
            raise self.refuse(node, "a loop counts one name")
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=arguments, keywords=[]):
                bounds = [self.as_kind(self.value(argument), INT, node) for argument in arguments]
                first = bounds[0] if len(bounds) > 1 else number(0)
                end = bounds[1] if len(bounds) > 1 else bounds[0]
                step = self.constant_step(arguments)
                self.count_through(node, first, end, step, lambda counter: Value(INT, counter))
            case ast.Tuple(elts=items):
                listed = self.build.bitcast(ir.IRBuilder(self.entry).alloca(WORD, size=len(items)), POINTER)
                for at, item in enumerate(items):
                    place = self.build.gep(listed, [ir.Constant(WORD, at)], source_etype=WORD)
                    self.build.store(self.as_kind(self.value(item), INT, node).code, place)
                self.count_through(
                    node,
                    number(0),
                    number(len(items)),
                    1,
                    lambda at: Value(INT, self.build.load(self.build.gep(listed, [at], source_etype=WORD), typ=WORD)),
                )
            case _:
                raise self.refuse(node, "a loop goes over a range or over items in brackets")

    def constant_step(self, arguments: list[ast.expr]) -> int:
        if len(arguments) < 3:
            return 1
        step = ast.literal_eval(arguments[2])
        if step not in (1, -1):
            raise self.refuse(arguments[2], "a range steps by 1 or -1")
        return int(step)

    def count_through(self, node: ast.For, first: Value, end: Value, step: int, item: Callable[[Any], Value]) -> None:
        counter = ir.IRBuilder(self.entry).alloca(WORD)
        self.build.store(first.code, counter)
        test, body, advance, after = (self.block(name) for name in ("for", "body", "next", "after"))
        self.build.branch(test)
        self.build.position_at_end(test)
        at = self.build.load(counter, typ=WORD)
        self.build.cbranch(self.build.icmp_signed("<" if step > 0 else ">", at, end.code), body, after)
        self.build.position_at_end(body)
        self.store_name(node.target.id, item(at))  # type: ignore[attr-defined]
        self.loops.append((advance, after))
        self.statements(node.body)
        if not self.build.block.is_terminated:
            self.build.branch(advance)
        self.loops.pop()
        self.build.position_at_end(advance)
        self.build.store(self.build.add(at, ir.Constant(WORD, step)), counter)
        self.build.branch(test)
        self.build.position_at_end(after)

    def leave(self, node: ast.expr | None) -> None:
        if self.result is NOTHING:
            if node is not None:
                value = self.value(node) if not isinstance(node, ast.Call) else self.call(node)
                if value is not None and value.kind is not NOTHING:
                    raise self.refuse(node, "answers, but says that it does not")
            self.build.ret_void()
        elif node is None:
            self.build.ret(ir.Constant(types_of(self.result)[0], 0))
        else:
            self.build.ret(self.as_kind(self.value(node), self.result, node).code)

    def block(self, name: str) -> Any:
        return self.made.append_basic_block(name)

    # Expressions

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
        place = self.build.gep(holder.code, [ir.Constant(WORD, offset)], source_etype=WORD)
        if length:
            return Value(ROW, place, ir.Constant(WORD, length))
        return Value(INT, self.build.load(place, typ=WORD))

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
        place, kind = self.place(node)
        return Value(kind, self.build.load(place, typ=types_of(kind)[0]))

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
            called = generator.generated
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
