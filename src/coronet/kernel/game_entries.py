"""The entries that every compiled game has, made of its own rules: single ones, a step, and those over many tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet.kernel.bits import lowest
from coronet.kernel.compiled import Entry
from coronet.kernel.record import Record
from coronet.kernel.rule import rule_of
from coronet.kernel.tables import of_tables


def of_game(  # noqa: PLR0913 - all that playing needs
    record_class: type[Record],
    *,
    go_on: Callable[[Any], None],
    act: Callable[[Any, int, int], None],
    choices: Callable[[Any, int, list[int]], int],
    why_not: Callable[[Any, int, int], int],
    veil: Callable[[Any, int], None],
    total_of: Callable[[Any, int], int],
    over: int,
    actions: Any,
    observation: Any,
) -> dict[str, Entry]:
    """The entries by name, of a game's rules, the phase that ends it, and its modules `actions` and `observation`."""

    @rule_of(record_class)
    def step(record: Any, out: list[int], number: int) -> int:
        """Make choice `number` of `out` for the lowest seat that must choose; the next seat's choices go into `out`.

        How many there are; 0 when the game is over.
        """
        act(record, lowest(record.waiting), out[number])
        if record.waiting == 0:
            return 0
        return choices(record, lowest(record.waiting), out)

    quick = {
        "act": act,
        "choices": choices,
        "why_not": why_not,
        "veil": veil,
        "mask": actions.mask,
        "choice_after": actions.choice_after,
        "is_whole": actions.is_whole,
        "observe": observation.observe,
        "step": step,
    }
    return {name: Entry(function, quick=True) for name, function in quick.items()} | of_tables(
        record_class,
        go_on=go_on,
        act=act,
        veil=veil,
        total_of=total_of,
        over=over,
        actions=actions,
        observation=observation,
    )
