"""The lines of a log that is being written: copies share what is older, and each goes on by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from coronet.table.log import ChanceLine, ChoiceLine

Line = ChoiceLine | ChanceLine
SHARED_AT_ONCE = 64


class Lines:
    """Lines in order. A copy costs the same however many there are: nobody changes those that are shared."""

    __slots__ = ("_older", "_recent")

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._older: tuple[tuple[Line, ...], ...] = ()  # each of SHARED_AT_ONCE lines
        self._recent: list[Line] = []
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """Write a line."""
        self._recent.append(line)
        if len(self._recent) == SHARED_AT_ONCE:
            self._older = (*self._older, tuple(self._recent))
            self._recent = []

    def copy(self) -> Lines:
        """Lines that go on by themselves."""
        other = Lines()
        other._older, other._recent = self._older, list(self._recent)
        return other

    def after(self, length: int) -> list[Line]:
        """All but the first `length`."""
        first = length - SHARED_AT_ONCE * len(self._older)
        return self._recent[first:] if first >= 0 else list(self)[length:]

    def __len__(self) -> int:
        return SHARED_AT_ONCE * len(self._older) + len(self._recent)

    def __iter__(self) -> Iterator[Line]:
        return chain(*self._older, self._recent)
