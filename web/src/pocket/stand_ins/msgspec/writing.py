"""Structs as plain data, and as JSON."""

from __future__ import annotations

from base64 import b64encode
from json import dumps
from typing import Any

from msgspec.structs import Factory, Struct


def data_of(struct: Any) -> dict[str, Any]:
    """The fields as they are written; their values as they are."""
    kind = type(struct)
    data = {kind.__struct_tag_field__: kind.__struct_tag__} if kind.__struct_tag__ is not None else {}
    omits, defaults = kind.__struct_omit_defaults__, kind.__struct_defaults_by_name__
    for name, written in kind.__struct_names__.items():
        value = getattr(struct, name)
        if not (omits and _is_default(value, defaults[name])):
            data[written] = value
    return data


def _is_default(value: Any, default: Any) -> bool:
    if isinstance(default, Factory):
        return type(value) is default.make and not value
    return value is default  # as msgspec has it: an equal one that was made anew is written


def plain(value: Any) -> Any:
    """What JSON does not know by itself."""
    if isinstance(value, Struct):
        return data_of(value)
    if isinstance(value, bytes):
        return b64encode(value).decode()
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def encode(value: Any, *, order: str | None = None) -> bytes:
    """As JSON, without blanks."""
    is_sorted = order is not None
    return dumps(value, ensure_ascii=False, separators=(",", ":"), default=plain, sort_keys=is_sorted).encode()


def to_builtins(value: Any) -> Any:
    """Down to dicts, lists and what JSON has."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, dict):
        return {key: to_builtins(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [to_builtins(each) for each in value]
    return to_builtins(plain(value))
