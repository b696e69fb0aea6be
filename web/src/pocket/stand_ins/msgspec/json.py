"""JSON, as strictly as msgspec reads it."""

from __future__ import annotations

import re
from json import JSONDecodeError, JSONDecoder, dumps
from math import isinf
from typing import Any

from msgspec.errors import DecodeError, ValidationError
from msgspec.reading import reader_of
from msgspec.writing import encode

__all__ = ["Decoder", "Encoder", "decode", "encode"]

HALF_A_LETTER = re.compile("[\ud800-\udfff]")


def _no_number(text: str) -> Any:
    raise DecodeError(f"JSON is malformed: {text}")


def _float(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise ValidationError("Number out of range")
    return number


_decoder = JSONDecoder(parse_constant=_no_number, parse_float=_float)


class Encoder:
    """Writes JSON."""

    encode = staticmethod(encode)


class Decoder:
    """Reads JSON of one type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002 - as msgspec has it
        self.type = type
        self._read: Any = None

    def decode(self, data: bytes | str) -> Any:
        """What it says; DecodeError where it is no JSON, ValidationError where it is of another shape."""
        if self._read is None:
            self._read = reader_of(self.type)
        return self._read(_parsed(data))


def decode(data: bytes | str, type: Any = Any) -> Any:  # noqa: A002 - as msgspec has it
    """What it says, as this type."""
    return reader_of(type)(_parsed(data))


def _parsed(data: bytes | str) -> Any:
    text = data if isinstance(data, str) else bytes(data).decode()
    if not text.strip():
        raise DecodeError("Input data was truncated")
    try:
        found = _decoder.decode(text)
    except JSONDecodeError as error:
        raise DecodeError(f"JSON is malformed: {error.msg} (byte {error.pos})") from None
    if "\\u" in text and HALF_A_LETTER.search(dumps(found, ensure_ascii=False)) is not None:
        raise DecodeError("JSON is malformed: half a letter")
    return found
