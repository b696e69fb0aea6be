"""@rule: notes a function as part of the compiled subset and returns it unchanged.

The subset: integers, sets of bits, fixed rows, other rules. No strings, objects, exceptions, dictionaries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])

rules: list[Callable[..., Any]] = []
kept_apart: set[Callable[..., Any]] = set()
laned: set[Callable[..., Any]] = set()


def rule(function: Rule) -> Rule:
    """Note `function` for the compiler; interpreted it stays the plain function."""
    rules.append(function)
    return function


def seldom(function: Rule) -> Rule:
    """Note besides that a rule is called seldom: compiled, it is no part of those that are called all the time."""
    kept_apart.add(function)
    return function


def in_lanes(function: Rule) -> Rule:
    """Note besides that a rule's loops do the same to each of many items: compiled, to several at once."""
    laned.add(function)
    return function


def rule_of(record_class: type[Any]) -> Callable[[Rule], Rule]:
    """`rule` for a function made of a game's own rules: `Any` stands for its record, and it belongs where that is."""

    def note(function: Rule) -> Rule:
        kinds = function.__annotations__
        function.__annotations__ = {name: record_class if kind == "Any" else kind for name, kind in kinds.items()}
        function.__module__ = record_class.__module__
        return rule(function)

    return note
