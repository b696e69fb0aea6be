"""Data held against types: a reader is made once of each type."""

from __future__ import annotations

import re
import sys
from base64 import b64decode
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec.errors import ValidationError
from msgspec.structs import MISSING, Factory, Struct

Read = Callable[[Any], Any]
NAMES = {str: "str", int: "int", float: "float", bool: "bool", bytes: "bytes", NoneType: "null"}


class Meta:
    """What a value must be beside its type."""

    def __init__(  # noqa: PLR0913 - as msgspec has it
        self,
        *,
        ge: float | None = None,
        le: float | None = None,
        lt: float | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
    ) -> None:
        self.ge, self.le, self.lt = ge, le, lt
        self.min_length, self.max_length = min_length, max_length
        self.pattern = None if pattern is None else re.compile(pattern)

    def check(self, value: Any) -> None:
        """Refuse what is not so."""
        if isinstance(value, int) and (
            (self.ge is not None and value < self.ge)
            or (self.le is not None and value > self.le)
            or (self.lt is not None and value >= self.lt)
        ):
            raise ValidationError("Expected another number")
        if isinstance(value, str | list | dict):
            if self.min_length is not None and len(value) < self.min_length:
                raise ValidationError(f"Expected a length of at least {self.min_length}")
            if self.max_length is not None and len(value) > self.max_length:
                raise ValidationError(f"Expected a length of at most {self.max_length}")
        if isinstance(value, str) and self.pattern is not None and not self.pattern.search(value):
            raise ValidationError(f"Expected a text matching {self.pattern.pattern!r}")


def convert(data: Any, type: Any) -> Any:  # noqa: A002 - as msgspec has it
    """The data as this type; ValidationError where it is of another shape."""
    return reader_of(type)(data)


@cache
def reader_of(kind: Any) -> Read:  # noqa: PLR0911 - one for each kind of type
    """What reads data as this type."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Any:
        return _as_it_is
    if origin is Annotated:
        return _checked(reader_of(parts[0]), [each for each in parts[1:] if isinstance(each, Meta)])
    if origin in (Union, UnionType):
        return _one_of(parts)
    if origin is Literal:
        return _literal(parts)
    if kind is list or origin is list:
        return _listed(reader_of(parts[0]) if parts else _as_it_is)
    if kind is dict or origin is dict:
        return _mapped(*(reader_of(part) for part in parts)) if parts else _mapped(_as_it_is, _as_it_is)
    if origin is tuple:
        return _in_places(parts)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(kind)
    return _plain(kind)


def _as_it_is(value: Any) -> Any:
    return value


def _refused(wanted: str, value: Any) -> ValidationError:
    return ValidationError(f"Expected `{wanted}`, got `{_name_of(value)}`")


def _name_of(value: Any) -> str:
    named = {dict: "object", list: "array"} | NAMES
    return named.get(type(value), type(value).__name__)


def _plain(kind: Any) -> Read:
    def read(value: Any) -> Any:
        if type(value) is kind or (value is None and kind in (None, NoneType)):
            return value
        if kind is float and type(value) is int:
            return float(value)
        if kind is bytes and type(value) is str:
            return _bytes_of(value)
        raise _refused(NAMES.get(kind, getattr(kind, "__name__", str(kind))), value)

    return read


def _bytes_of(text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except ValueError:
        raise ValidationError("Invalid base64 encoded string") from None


def _checked(read: Read, metas: list[Meta]) -> Read:
    def checked(value: Any) -> Any:
        found = read(value)
        for meta in metas:
            meta.check(found)
        return found

    return checked


def _literal(allowed: tuple[Any, ...]) -> Read:
    known = {(type(each), each): each for each in allowed}

    def read(value: Any) -> Any:
        found = known.get((type(value), value), MISSING) if isinstance(value, str | int) or value is None else MISSING
        if found is MISSING:
            raise ValidationError(f"Invalid value {value!r}")
        return found

    return read


def _listed(read: Read) -> Read:
    def listed(value: Any) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise _refused("array", value)
        return [read(each) for each in value]

    return listed


def _mapped(key: Read, read: Read) -> Read:
    def mapped(value: Any) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise _refused("object", value)
        return {key(name): read(each) for name, each in value.items()}

    return mapped


def _in_places(parts: tuple[Any, ...]) -> Read:
    if len(parts) == 2 and parts[1] is ...:
        whole = _listed(reader_of(parts[0]))
        return lambda value: tuple(whole(value))
    reads = [reader_of(part) for part in parts]

    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise _refused("array", value)
        if len(value) != len(reads):
            raise ValidationError(f"Expected `array` of length {len(reads)}")
        return tuple(one(each) for one, each in zip(reads, value, strict=True))

    return read


def _one_of(parts: tuple[Any, ...]) -> Read:
    """Of structs the one with the tag; otherwise the first that fits."""
    structs = [part for part in parts if isinstance(part, type) and issubclass(part, Struct) and part.__struct_tag__]
    by_tag = {part.__struct_tag__: reader_of(part) for part in structs}
    tag_field = structs[0].__struct_tag_field__ if structs else None
    others = [reader_of(part) for part in parts if part not in structs]

    def read(value: Any) -> Any:
        if by_tag and isinstance(value, dict):
            tag = value.get(tag_field, MISSING)
            found = by_tag.get(tag) if isinstance(tag, str) else None
            if found is None:
                raise ValidationError(f"Invalid value {tag!r}" if tag is not MISSING else "Object has no tag")
            return found(value)
        refused = _refused(" | ".join(str(part) for part in parts), value)
        for other in others:
            try:
                return other(value)
            except ValidationError as error:
                refused = error
        raise refused

    return read


def _struct(kind: Any) -> Read:
    fields: dict[str, tuple[str, Read]] = {}

    def prepare() -> None:
        hints = get_type_hints(kind, vars(sys.modules[kind.__module__]), include_extras=True)
        fields.update({kind.__struct_names__[name]: (name, reader_of(hints[name])) for name in kind.__struct_fields__})

    def read(value: Any) -> Any:
        if isinstance(value, kind):
            return value
        if not isinstance(value, dict):
            raise _refused("object", value)
        if not fields:
            prepare()
        found = {}
        for written, each in value.items():
            if written in fields:
                name, field = fields[written]
                found[name] = field(each)
            elif written == kind.__struct_tag_field__:
                if each != kind.__struct_tag__:
                    raise ValidationError(f"Invalid value {each!r}")
            elif kind.__struct_forbid_unknown_fields__:
                raise ValidationError(f"Object contains unknown field `{written}`")
        return _filled(kind, found)

    return read


def _filled(kind: Any, found: dict[str, Any]) -> Any:
    made = kind.__new__(kind)
    for name in kind.__struct_fields__:
        value = found.get(name, MISSING)
        if value is MISSING:
            value = kind.__struct_defaults_by_name__[name]
            if value is MISSING:
                raise ValidationError(f"Object missing required field `{kind.__struct_names__[name]}`")
            if isinstance(value, Factory):
                value = value.make()
        object.__setattr__(made, name, value)
    return made
