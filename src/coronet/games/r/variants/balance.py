"""Balance: while victories differ, the seat with more plays first, openly. A Spy goes before (rules, section 6)."""

from __future__ import annotations

from coronet.games.r.record import BALANCE_SLOT, NO_SEAT, Duel
from coronet.kernel.rule import rule

NUMBER = 16  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "O", BALANCE_SLOT
KNOWN, COLOURED = True, False


@rule
def opening_seat(record: Duel, seat: int) -> int:
    if record.victories[0] == record.victories[1]:
        return NO_SEAT
    return int(record.victories[1] > record.victories[0])
