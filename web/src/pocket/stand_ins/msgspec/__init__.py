"""The part of msgspec that a house asks for, in plain Python: there is no wheel of it for WebAssembly.

The same structs, the same bytes and the same refusals; a test feeds both the same frames. Numbers that JSON writes with
an exponent are the one thing that it writes in another way.
"""

from msgspec import json, structs
from msgspec.errors import DecodeError, MsgspecError, ValidationError
from msgspec.reading import Meta, convert
from msgspec.structs import Struct, field
from msgspec.writing import to_builtins

__all__ = [
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Struct",
    "ValidationError",
    "convert",
    "field",
    "json",
    "structs",
    "to_builtins",
]
