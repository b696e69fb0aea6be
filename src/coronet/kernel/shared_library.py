"""A WebAssembly object of LLVM's as a library that a running Python opens, as it opens one of its own.

An object is nearly that: functions call each other by their final numbers, and data lies where the code looks for it,
counted from a base. What it lacks is said here: how much memory it wants, which functions it offers, that the memory is
the one of who opens it, and where its data goes there (https://github.com/WebAssembly/tool-conventions).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

HEADER = b"\0asm\1\0\0\0"
CUSTOM, TYPES, IMPORTS, FUNCTIONS, EXPORTS, CODE, DATA = 0, 1, 2, 3, 7, 10, 11
KEPT = (TYPES, FUNCTIONS, CODE)
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)  # what is imported or exported
OBJECT_MEMORY, MEMORY_BASE = b"__linear_memory", b"__memory_base"
LIBRARY_MEMORY = b"memory"
SYMBOLS = 8  # the part of the section `linking` that has the symbols
FUNCTION_SYMBOL, DATA_SYMBOL = 0, 1
LOCAL, UNDEFINED, NAMED = 2, 16, 64  # flags of a symbol
ALIGNED = 4  # to 2**4 bytes
END, GET_GLOBAL, I32_CONST = 0x0B, 0x23, 0x41


class Reader:
    """Bytes read from the first to the last."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def more(self) -> bool:
        """Whether there is anything left."""
        return self.at < len(self.data)

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def take(self, length: int) -> bytes:
        """The next bytes."""
        self.at += length
        return self.data[self.at - length : self.at]

    def number(self) -> int:
        """The next number, of as many bytes as it takes."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self) -> bytes:
        """The next bytes with their length before them."""
        return self.take(self.number())


@dataclass(frozen=True)
class Import:
    """Something that is not in the object: where it comes from, its name, what it is."""

    module: bytes
    name: bytes
    kind: int
    form: bytes


def shared_library(code: bytes) -> bytes:
    """The object as a library with all of its functions that are not internal."""
    sections = list(_sections(code))
    known = dict(sections)
    imports = list(_imports(known[IMPORTS]))
    data = _laid_out(known.get(DATA, b"\0"))
    made = {kind: known[kind] for kind in KEPT}
    made[IMPORTS] = _counted([_written(one) for one in imports])
    made[EXPORTS] = _counted([_text(name) + bytes([FUNCTION]) + _number(at) for name, at in _offered(sections)])
    if data:
        base = _number_of_base(imports)
        made[DATA] = _counted([b"\0" + bytes([GET_GLOBAL]) + _number(base) + bytes([END]) + _text(data)])
    wanted = b"".join(map(_number, (len(data), ALIGNED, 0, 0)))
    first = _section(CUSTOM, _text(b"dylink.0") + b"\1" + _text(wanted))
    return HEADER + first + b"".join(_section(kind, made[kind]) for kind in sorted(made))


def _sections(code: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(code)
    if reader.take(len(HEADER)) != HEADER:
        raise ValueError("not a WebAssembly object")
    while reader.more():
        yield reader.byte(), reader.text()


def _imports(section: bytes) -> Iterator[Import]:
    reader = Reader(section)
    for _ in range(reader.number()):
        module, name, kind = reader.text(), reader.text(), reader.byte()
        begin = reader.at
        if kind == FUNCTION:
            reader.number()
        elif kind == GLOBAL:
            reader.take(2)
        else:
            _skip_limits(reader, kind)
        yield Import(module, name, kind, section[begin : reader.at])


def _skip_limits(reader: Reader, kind: int) -> None:
    if kind == TABLE:
        reader.byte()
    has_most = reader.byte() & 1
    for _ in range(1 + has_most):
        reader.number()


def _number_of_base(imports: list[Import]) -> int:
    """Which of the globals says where data begins; code that never looks at its data does not name one."""
    globals_ = [one.name for one in imports if one.kind == GLOBAL]
    if MEMORY_BASE not in globals_:
        raise ValueError("data without a base: the object was not made to be moved")
    return globals_.index(MEMORY_BASE)


def _written(one: Import) -> bytes:
    name = LIBRARY_MEMORY if one.name == OBJECT_MEMORY else one.name
    return _text(one.module) + _text(name) + bytes([one.kind]) + one.form


def _laid_out(section: bytes) -> bytes:
    """All data as one piece; in the object each has its place as a constant."""
    reader = Reader(section)
    data = bytearray()
    for _ in range(reader.number()):
        if (reader.byte(), reader.byte()) != (0, I32_CONST):
            raise ValueError("data without a place")
        at = reader.number()
        reader.byte()
        data += bytes(at - len(data)) + reader.text()
    return bytes(data)


def _offered(sections: list[tuple[int, bytes]]) -> Iterator[tuple[bytes, int]]:
    """The names and numbers of functions that are there and not internal."""
    for kind, section in sections:
        reader = Reader(section)
        if kind == CUSTOM and reader.text() == b"linking":
            reader.number()
            while reader.more():
                part, content = reader.byte(), reader.text()
                if part == SYMBOLS:
                    yield from _functions_among(content)


def _functions_among(symbols: bytes) -> Iterator[tuple[bytes, int]]:
    reader = Reader(symbols)
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        if kind == DATA_SYMBOL:
            reader.text()
            if not flags & UNDEFINED:
                for _ in range(3):
                    reader.number()
            continue
        number = reader.number()
        name = reader.text() if not flags & UNDEFINED or flags & NAMED else b""
        if kind == FUNCTION_SYMBOL and not flags & (UNDEFINED | LOCAL):
            yield name, number


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + _text(content)


def _counted(items: list[bytes]) -> bytes:
    return _number(len(items)) + b"".join(items)


def _text(content: bytes) -> bytes:
    return _number(len(content)) + content


def _number(value: int) -> bytes:
    written = bytearray()
    while value > 127:
        written.append(value & 127 | 128)
        value >>= 7
    written.append(value)
    return bytes(written)
