"""The paths through a rule: every name is set before it is read, and every path ends with the answer.

Python raises for a name that is not set, and answers None at the end; machine code would go on with whatever lies
there. So both are refused before a rule is translated, by what its text alone says: any test may hold or not, any loop
may run or not. Only `while True` is known to run until it is left.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable

Names = frozenset[str] | None
"""The names that are set for certain at some place; None where no path leads."""

Refuse = Callable[[ast.AST, str], Exception]


def check_paths(function: ast.FunctionDef, answers: bool, refuse: Refuse) -> None:
    """Refuse the first name that is read where a path leaves it unset, and an end without the answer."""
    paths = _Paths(function, answers, refuse)
    end = paths.through(function.body, frozenset(argument.arg for argument in function.args.args))
    if answers and end is not None:
        raise refuse(function.body[-1], _NO_ANSWER)


_NO_ANSWER = "can end without an answer"


class _Paths:
    """One rule, walked through from its first statement."""

    def __init__(self, function: ast.FunctionDef, answers: bool, refuse: Refuse) -> None:
        self.answers, self.refuse = answers, refuse
        named = (node for node in ast.walk(function) if isinstance(node, ast.Name))
        self.own = {node.id for node in named if isinstance(node.ctx, ast.Store)}
        self.left: list[Names] = []  # what is set where the innermost loop is left by a break

    def through(self, body: Iterable[ast.stmt], names: Names) -> Names:
        for statement in body:
            if names is None:
                return None
            names = self.after(statement, names)
        return names

    def after(self, node: ast.stmt, names: frozenset[str]) -> Names:  # noqa: PLR0911 - one case for each kind
        """What is set once a statement is done, and none of it when it leads elsewhere."""
        match node:
            case ast.If():
                self.read(node.test, names)
                return _both(self.through(node.body, names), self.through(node.orelse, names))
            case ast.While():
                self.read(node.test, names)
                return self.after_loop(node.body, names, names, endless=_always_holds(node.test))
            case ast.For():
                self.read(node.iter, names)
                return self.after_loop(node.body, names | _set_by(node.target), names, endless=False)
            case ast.Break():
                self.left[-1] = _both(self.left[-1], names)
                return None
            case ast.Continue() | ast.Raise():
                return None
            case ast.Return():
                if self.answers and node.value is None:
                    raise self.refuse(node, _NO_ANSWER)
                self.read(node, names)
                return None
            case ast.AugAssign(target=ast.Name(id=name)):
                self.read(node, names)
                self.certain(node, name, names)
                return names
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign() | ast.Expr():
                self.read(node, names)
        return names | _set_by(node)  # of what rules do not have, too: the translation refuses it by its kind

    def after_loop(self, body: list[ast.stmt], within: frozenset[str], before: Names, *, endless: bool) -> Names:
        """A body that runs again has at least the names of its first run; one that may not run sets none."""
        self.left.append(None)
        self.through(body, within)
        return _both(self.left.pop(), None if endless else before)

    def read(self, node: ast.AST, names: frozenset[str]) -> None:
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
                self.certain(part, part.id, names)

    def certain(self, node: ast.AST, name: str, names: frozenset[str]) -> None:
        if name in self.own and name not in names:
            raise self.refuse(node, f"{name} is not set on every path to here")


def _both(one: Names, other: Names) -> Names:
    """What is set for certain where two paths meet."""
    if one is None or other is None:
        return other if one is None else one
    return one & other


def _set_by(node: ast.AST) -> frozenset[str]:
    return frozenset(
        part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    )


def _always_holds(test: ast.expr) -> bool:
    return isinstance(test, ast.Constant) and bool(test.value)
