"""Whether data from the server is what the struct of it says, with no field that the struct does not know."""

from __future__ import annotations

from typing import Any

import msgspec


def unknown_fields(data: Any, kind: Any) -> list[str]:
    """Fields that a struct leaves out, by path; a ValidationError where it says something else."""
    return sorted(_unknown(data, msgspec.convert(data, kind), ""))


def _unknown(data: Any, read: Any, path: str) -> set[str]:
    if isinstance(read, msgspec.Struct):
        names = dict(zip(read.__struct_encode_fields__, read.__struct_fields__, strict=True))
        known = {*names, read.__struct_config__.tag_field}
        found = {f"{path}.{name}" for name in data if name not in known}
        for name in data.keys() & names.keys():
            found |= _unknown(data[name], getattr(read, names[name]), f"{path}.{name}")
        return found
    if isinstance(read, list):
        return {one for at, inner in enumerate(read) for one in _unknown(data[at], inner, path)}
    if isinstance(read, dict):
        return {one for key, inner in read.items() for one in _unknown(data[key], inner, path)}
    return set()
