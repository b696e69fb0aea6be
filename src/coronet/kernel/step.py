"""A step as one call: make one of the choices listed last, and list those of whoever is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet.kernel.bits import lowest
from coronet.kernel.record import Record
from coronet.kernel.rule import rule_of


def step_of(
    record_class: type[Record],
    act: Callable[[Any, int, int], None],
    choices: Callable[[Any, int, list[int]], int],
) -> Callable[[Any, list[int], int], int]:
    """The step of a game, made of its own rules."""

    @rule_of(record_class)
    def step(record: Any, out: list[int], number: int) -> int:
        """Make choice `number` of `out` for the lowest seat that must choose; the next seat's choices go into `out`.

        How many there are; 0 when the game is over.
        """
        act(record, lowest(record.waiting), out[number])
        if record.waiting == 0:
            return 0
        return choices(record, lowest(record.waiting), out)

    return step
