"""What was told, packed into words: each begins with its kind and the seat that it is about."""

from __future__ import annotations

from coronet.kernel.rule import rule


@rule
def kind_of(entry: int) -> int:
    return entry & 31


@rule
def seat_of(entry: int) -> int:
    return entry >> 5 & 7
