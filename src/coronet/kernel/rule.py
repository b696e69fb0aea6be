"""@rule: notes a function as part of the compiled subset and returns it unchanged.

The subset: integers, sets of bits, fixed rows, other rules. No strings, objects, exceptions, dictionaries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

rules: list[Callable[..., Any]] = []


def rule(function: Rule) -> Rule:
    """Note `function` for the compiler; interpreted it stays the plain function."""
    rules.append(function)
    return function
