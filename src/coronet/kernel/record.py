"""@record: one typed class becomes a slots class and a layout of 64-bit words.

The class body is the only list of fields: `name: int` is one word, `name: Row[6]`-style annotations
(`Annotated[list[int], 6]`) are several. Interpreted rules work on the class itself, whose fields are Python
integers and lists; compiled rules see a row of words, in which every field has its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, Protocol, Self, TypeVar, get_type_hints

Class = TypeVar("Class")


class Source(Protocol):
    """Where an interpreted record's draws come from when not from its own generator."""

    def pick(self, record: Any, event: int, pool: int) -> int:
        """The item drawn from the pool of two or more."""
        ...

    def copy(self) -> Source:
        """A source that draws on from here by itself; itself, if it has no state."""
        ...


class Record:
    """What `@record` gives every record class; rules never call these."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[tuple[str, int], ...]]
    ROWS: ClassVar[frozenset[str]]
    WORDS: ClassVar[int]
    source: Source | None

    def copy(self) -> Self:
        """A record of its own with the same words and the same source of draws."""
        raise NotImplementedError

    def copy_sharing(self, own_rows: frozenset[str]) -> Self:
        """The same, with rows of its own only where they are named: nobody may write to the others."""
        raise NotImplementedError

    def to_words(self) -> list[int]:
        """All words in layout order."""
        raise NotImplementedError

    def read_words(self, words: list[int]) -> None:
        """Take over all words in layout order."""
        raise NotImplementedError


def record(cls: type[Class]) -> type[Class]:
    """Turn the annotated class into a record class: slots, zeroed constructor, copying, words."""
    fields = _fields_of(cls)
    names = [name for name, _ in fields]
    namespace: dict[str, Any] = {
        "__slots__": (*names, "source"),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "FIELDS": tuple((name, max(length, 1)) for name, length in fields),
        "ROWS": frozenset(name for name, length in fields if length),
        "WORDS": sum(max(length, 1) for _, length in fields),
    }
    exec(compile(_source(fields), f"<record {cls.__qualname__}>", "exec"), namespace)

    @cache
    def sharing(own_rows: frozenset[str]) -> Callable[[Any], Any]:
        lines = _copy_lines("copy_sharing", [(name, int(name in own_rows)) for name in names])
        found: dict[str, Any] = {}
        exec(compile("\n".join(lines), f"<record {cls.__qualname__}>", "exec"), found)
        return found["copy_sharing"]  # type: ignore[no-any-return]

    namespace["copy_sharing"] = lambda self, own_rows: sharing(own_rows)(self)
    return type(cls.__name__, (Record,), namespace)


def with_words(names: Iterable[str]) -> Callable[[type[Class]], type[Class]]:
    """Give the class that is to be a record more words, of these names, after its own."""

    def add(cls: type[Class]) -> type[Class]:
        cls.__annotations__ = cls.__annotations__ | dict.fromkeys(names, "int")
        return cls

    return add


def layout(cls: type[Any]) -> Any:
    """The NumPy layout of a record class: every field int64 or a row of int64."""
    import numpy as np  # noqa: PLC0415 - only arrays of records need NumPy

    rows = cls.ROWS
    return np.dtype([(name, np.int64, (length,)) if name in rows else (name, np.int64) for name, length in cls.FIELDS])


def overwrite(record: Record, other: Record) -> None:
    """Make `record` equal to `other`, word for word. In compiled code one copy of memory."""
    record.read_words(other.to_words())


def _fields_of(cls: type[Any]) -> list[tuple[str, int]]:
    """Names with the length of their row; 0 for a single word."""
    fields = []
    hints = get_type_hints(cls, include_extras=True)
    for name in cls.__annotations__:
        hint = hints[name]
        metadata = getattr(hint, "__metadata__", (0,))
        fields.append((name, int(metadata[0])))
    return fields


def _copy_lines(name: str, fields: list[tuple[str, int]]) -> list[str]:
    """A method that copies, with a row of its own for every field that has a length."""
    lines = [f"def {name}(self):", "    new = self.__class__.__new__(self.__class__)"]
    lines += [f"    new.{name} = self.{name}" + ("[:]" if length else "") for name, length in fields]
    return [*lines, "    new.source = self.source", "    return new"]


def _source(fields: list[tuple[str, int]]) -> str:
    """The methods of a record class, written out field by field: a loop over names would be five times slower."""
    lines = ["def __init__(self):"]
    lines += [f"    self.{name} = [0] * {length}" if length else f"    self.{name} = 0" for name, length in fields]
    lines += ["    self.source = None", *_copy_lines("copy", fields)]
    lines += ["def to_words(self):", "    return ["]
    lines += [f"        {'*' if length else ''}self.{name}," for name, length in fields]
    lines += ["    ]", "def read_words(self, words):"]
    at = 0
    for name, length in fields:
        lines.append(f"    self.{name} = " + (f"list(words[{at}:{at + length}])" if length else f"words[{at}]"))
        at += max(length, 1)
    lines += ["def __eq__(self, other):", "    if other.__class__ is not self.__class__: return NotImplemented"]
    lines += ["    return self.to_words() == other.to_words()", "__hash__ = None"]
    return "\n".join(lines)
