"""Structs: classes with typed fields, made from their annotations."""

from __future__ import annotations

from typing import Any

__all__ = ["Struct", "asdict", "field", "replace"]

MISSING = object()
OPTIONS = ("frozen", "omit_defaults", "forbid_unknown_fields", "tag_field")  # those that are inherited


class Factory:
    """A default that is made anew for every struct."""

    def __init__(self, make: Any) -> None:
        self.make = make


class Field:
    """A field of which more is said than its type."""

    def __init__(self, default: Any, name: str | None) -> None:
        self.default, self.name = default, name


def field(*, default: Any = MISSING, default_factory: Any = None, name: str | None = None) -> Any:
    """A field whose default is made by a function, or that JSON calls by another name."""
    return Field(default if default_factory is None else Factory(default_factory), name)


class StructMeta(type):
    """Makes a class with slots of the annotations; fields that are `kw_only` come last."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **options: Any) -> Any:
        """A class, with what its options say."""
        own = _own_fields(space)
        given = {each: space.pop(each, MISSING) for each in own}
        space["__slots__"] = tuple(own)
        made: Any = super().__new__(mcs, name, bases, space)
        parent = next((base for base in bases if isinstance(base, StructMeta)), None)
        defaults = dict(parent.__struct_defaults_by_name__) if parent else {}
        keyed = dict.fromkeys(parent.__struct_keyed__) if parent else {}
        placed = dict.fromkeys(parent.__match_args__) if parent else {}
        names = dict(parent.__struct_names__) if parent else {}
        for each, said in given.items():
            default = said.default if isinstance(said, Field) else said
            renamed = (options.get("rename") or {}).get(each, each)
            names[each] = said.name if isinstance(said, Field) and said.name else renamed
            placed.pop(each, None)
            keyed.pop(each, None)
            (keyed if options.get("kw_only") else placed)[each] = None
            defaults[each] = _default(default)
        made.__struct_defaults_by_name__ = defaults
        made.__struct_keyed__ = tuple(keyed)
        made.__match_args__ = tuple(placed)
        made.__struct_fields__ = (*placed, *keyed)
        for option in OPTIONS:
            inherited = getattr(parent, f"__struct_{option}__", None) if parent else None
            setattr(made, f"__struct_{option}__", options.get(option, inherited))
        made.__struct_tag__ = options.get("tag")
        if made.__struct_tag_field__ and made.__struct_tag__ is None:
            made.__struct_tag__ = name
        made.__struct_names__ = {each: names[each] for each in made.__struct_fields__}
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, space)


def _own_fields(space: dict[str, Any]) -> list[str]:
    notes = space.get("__annotations__", {})
    return [name for name, kind in notes.items() if not str(kind).startswith("ClassVar")]


def _default(given: Any) -> Any:
    """An empty list, dict or set is made anew every time."""
    if isinstance(given, list | dict | set) and not given:
        return Factory(type(given))
    return given


class Struct(metaclass=StructMeta):
    """Something with typed fields; what is given is not checked, what is read from JSON is."""

    def __init__(self, *args: Any, **named: Any) -> None:
        places = self.__match_args__
        if len(args) > len(places):
            raise TypeError("Extra positional arguments provided")
        values = dict(zip(places, args, strict=False))
        for name, value in named.items():
            if name in values or name not in self.__struct_names__:
                raise TypeError(f"Unexpected keyword argument '{name}'")
            values[name] = value
        for name in self.__struct_fields__:
            value = values.get(name, MISSING)
            if value is MISSING:
                value = self.__struct_defaults_by_name__[name]
                if value is MISSING:
                    raise TypeError(f"Missing required argument '{name}'")
                if isinstance(value, Factory):
                    value = value.make()
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__struct_frozen__:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__struct_fields__)

    def __hash__(self) -> int:
        if not self.__struct_frozen__:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *(getattr(self, name) for name in self.__struct_fields__)))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({shown})"

    def __copy__(self) -> Any:
        return _made(type(self), {name: getattr(self, name) for name in self.__struct_fields__})

    def __reduce__(self) -> Any:
        return _made, (type(self), asdict(self))


def _made(kind: Any, values: dict[str, Any]) -> Any:
    made = kind.__new__(kind)
    for name, value in values.items():
        object.__setattr__(made, name, value)
    return made


def asdict(struct: Any) -> dict[str, Any]:
    """Its fields by name."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def replace(struct: Any, /, **changes: Any) -> Any:
    """The same with other values."""
    return type(struct)(**asdict(struct) | changes)
