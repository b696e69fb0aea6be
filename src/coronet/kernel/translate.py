"""Rules on their way to machine code: the compiled subset of Python becomes LLVM's text.

Everything is a 64-bit integer, a float, a row of either, or a record, which is a row of words with names. A rule is
translated once for every list of argument types it is called with. What the subset does not have is refused with the
file and the line. What happens to the text stands in `assembled.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir

from coronet.kernel.expressions import Expressions
from coronet.kernel.kinds import FLOAT, INT, NOTHING, Kind, result_of
from coronet.kernel.lowered import BIT, NO_VALUE, POINTER, WORD, Value, number, types_of
from coronet.kernel.paths import check_paths
from coronet.kernel.rule import kept_apart, laned, rules


@dataclass(frozen=True)
class Target:
    """What the code is made for."""

    machine: Any  # LLVM's
    size: ir.IntType  # of an address
    deposits_bits: bool  # it spreads bits over the places of a set
    has_lanes: bool  # it does the same to several numbers at once


class Unit:
    """A module in the making: every rule that its entries need, translated once for each list of argument types."""

    def __init__(self, name: str, target: Target, bounds: bool) -> None:
        self.module = ir.Module(name)
        self.target = target
        self.bounds = bounds
        self._known = set(rules)
        self._made: dict[tuple[Any, ...], ir.Function] = {}
        self._waiting: list[tuple[Callable[..., Any], ir.Function, list[Kind]]] = []
        self._tables: dict[tuple[int, ...], ir.GlobalVariable] = {}
        self._homes: dict[str, Any] = {}
        self._lanes: Any = None
        if bounds:
            self.out_of_bounds = ir.GlobalVariable(self.module, WORD, "out_of_bounds")
            self.out_of_bounds.linkage = "internal"
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
            if rule in kept_apart:
                made.attributes.add("noinline")
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

    def home(self, field: str) -> Any:
        """A name for the place of a field: what is written to one field is read from no other.

        An index lies within its row; so LLVM may keep the other fields at hand. A row that came as an argument has
        no such name, as it may be any.
        """
        if field not in self._homes:
            add, zero = self.module.add_metadata, ir.Constant(WORD, 0)
            kind = add([field, add(["coronet"]), zero])
            self._homes[field] = add([kind, kind, zero])
        return self._homes[field]

    def lanes(self) -> Any:
        """What says of a loop that it is worth doing in lanes. LLVM wants such a node to begin with itself."""
        if self._lanes is None:
            add = self.module.add_metadata
            self._lanes = add([add(["coronet.lanes"]), add(["llvm.loop.vectorize.enable", ir.Constant(BIT, 1)])])
            self._lanes.operands = [self._lanes, self._lanes.operands[1]]
        return self._lanes

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


class Translation(Expressions):
    """One rule on its way into one function."""

    def run(self) -> None:
        check_paths(self.tree, self.result is not NOTHING, self.refuse)
        self.statements(self.tree.body)
        if not self.build.block.is_terminated:
            self.build.ret_void() if self.result is NOTHING else self.build.unreachable()
        ir.IRBuilder(self.entry).branch(self.made.basic_blocks[1])

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
        place, kind, home = self.place(target)
        stored = self.build.store(self.as_kind(value, kind, target).code, place)
        if home is not None:
            stored.set_metadata("tbaa", home)

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
        again = self.build.branch(test)
        if self.rule in laned and self.unit.target.has_lanes and not self.unit.bounds:
            again.set_metadata("llvm.loop", self.unit.lanes())
        self.build.position_at_end(after)

    def leave(self, node: ast.expr | None) -> None:
        if self.result is NOTHING:
            if node is not None:
                value = self.value(node) if not isinstance(node, ast.Call) else self.call(node)
                if value is not None and value.kind is not NOTHING:
                    raise self.refuse(node, "answers, but says that it does not")
            self.build.ret_void()
        elif node is not None:
            self.build.ret(self.as_kind(self.value(node), self.result, node).code)
