"""A step as one call: make one of the choices listed last, and list those of whoever is next."""

from __future__ import annotations

from coronet.games.woo.flow import act
from coronet.games.woo.legal import choices
from coronet.games.woo.record import Courtship
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule


@rule
def step(record: Courtship, out: list[int], number: int) -> int:
    """Make choice `number` of `out` for the lowest seat that must choose; the next seat's choices go into `out`.

    How many there are; 0 when the game is over.
    """
    act(record, lowest(record.waiting), out[number])
    if record.waiting == 0:
        return 0
    return choices(record, lowest(record.waiting), out)
