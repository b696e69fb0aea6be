"""What a value of a rule can be, for the compiler: an integer, a float, a row of either, a record."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from coronet.kernel.record import Record


class UntranslatableError(Exception):
    """A rule leaves the compiled subset."""


@dataclass(frozen=True)
class Kind:
    """What a value is: an integer, a float, a row of one of them, or a record of a class."""

    name: str
    record: type[Record] | None = None


INT, FLOAT, ROW, FLOATS, NOTHING = (Kind(name) for name in ("int", "float", "list[int]", "list[float]", "None"))
_NAMED = {kind.name: kind for kind in (INT, FLOAT, ROW, FLOATS, NOTHING)}


def parameters_of(function: Callable[..., Any]) -> list[tuple[str, Kind]]:
    """The parameters of a function that is called from outside, which must say what they are."""
    found = []
    for name in inspect.signature(function).parameters:
        kind = annotated(function, name)
        if kind is None or kind is NOTHING:
            raise UntranslatableError(f"{function.__module__}.{function.__qualname__}: parameter {name} has no type")
        found.append((name, kind))
    return found


def result_of(function: Callable[..., Any]) -> Kind:
    """What a rule answers: nothing, unless it says so."""
    return annotated(function, "return") or NOTHING


def annotated(function: Callable[..., Any], name: str) -> Kind | None:
    annotations = getattr(function, "__annotations__", {})
    given = annotations.get(name)
    if isinstance(given, type) and issubclass(given, Record):
        return Kind(given.__name__, given)
    annotation = given.__name__ if isinstance(given, type) and given in (int, float) else str(given)
    if name not in annotations:
        return None
    if annotation in _NAMED:
        return _NAMED[annotation]
    cls = function.__globals__.get(annotation)
    if isinstance(cls, type) and issubclass(cls, Record):
        return Kind(annotation, cls)
    return None
