"""Code in place, as Python functions: a rule's parameters become addresses, lengths and numbers."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from coronet.kernel.compiled import Entry
from coronet.kernel.kinds import FLOAT, FLOATS, INT, ROW, parameters_of, result_of

QUICK = "quick_"  # before the name of an entry: the same as Python itself calls one
TAKE_OUTSIDE = "take_outside"  # whether an index lay outside its row since this was last asked
AddressOf = Callable[[str], int]


def functions_of(entries: dict[str, Entry], address_of: AddressOf, *, checks_bounds: bool) -> dict[str, Any]:
    """The entries as Python functions, of code whose names have addresses."""
    outside = ctypes.CFUNCTYPE(ctypes.c_int64)(address_of(TAKE_OUTSIDE)) if checks_bounds else None
    return {title: _callable(address_of, title, entry, outside) for title, entry in entries.items()}


class _Method(ctypes.Structure):
    """How Python describes a function that is not written in Python."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("about", ctypes.c_char_p),
    )


_methods: list[_Method] = []  # Python keeps their addresses
_FAST_CALL = 0x80


def _quick(address: int, title: str) -> Callable[..., Any]:
    method = _Method(title.encode(), address, _FAST_CALL, None)
    _methods.append(method)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, (ctypes.POINTER(_Method), ctypes.c_void_p, ctypes.c_void_p)
    made: Callable[..., Any] = make(ctypes.byref(method), None, None)
    return made


def _callable(address_of: AddressOf, title: str, entry: Entry, outside: Any) -> Callable[..., Any]:
    """A Python function of the rule's parameters, written out so that a call costs little."""
    names, parts = [], []
    types: list[Any] = []
    for name, kind in parameters_of(entry.function):
        names.append(name)
        if kind in (INT, FLOAT) and name not in entry.stepped:
            types.append(ctypes.c_int64 if kind is INT else ctypes.c_double)
            parts.append(name)
            continue
        types.append(ctypes.c_void_p)
        parts.append(f"{name}.address")
        if kind in (ROW, FLOATS):
            types.append(ctypes.c_int64)
            parts.append(f"{name}.length // calls" if name in entry.stepped else f"{name}.length")
    result = result_of(entry.function)
    answer: Any = {INT: ctypes.c_int64, FLOAT: ctypes.c_double}.get(result)
    if entry.stepped:
        names.append("calls")
        types.append(ctypes.c_int64)
        parts.append("calls")
        if answer is not None:
            names.append("answers")
            types.append(ctypes.c_void_p)
            parts.append("answers.address")
        answer = None
    if entry.quick:
        raw = _quick(address_of(QUICK + title), title)
    else:
        raw = ctypes.CFUNCTYPE(answer, *types)(address_of(title))
    text = f"def {title}({', '.join(names)}):\n    return raw({', '.join(parts)})\n"
    if outside is not None:
        text = (
            f"def {title}({', '.join(names)}):\n    answer = raw({', '.join(parts)})\n"
            "    if outside():\n"
            f"        raise IndexError('{title}: an index lies outside its row')\n    return answer\n"
        )
    space: dict[str, Any] = {"raw": raw, "outside": outside}
    exec(text, space)  # noqa: S102 - the text above, of names and numbers
    made: Callable[..., Any] = space[title]
    return made
