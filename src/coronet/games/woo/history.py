"""What all saw in the set at hand, in order, each entry packed into one word; nothing in it is hidden from anybody.

Entries, with what `number` and `card` mean:
"""

from __future__ import annotations

from coronet.games.woo.record import MOST_TOLD, Courtship
from coronet.kernel.rule import rule

DREW_HIGH = 1  # `card`, in the high draw
LEADS = 2  # after the high draw
SET_BEGAN = 3  # set `number`, from 1; `card`: the Wooing Suit
EXCHANGED = 4
KEPT = 5
PLAYED = 6  # `card` from hand
GAVE = 7  # `card`, one of those drawn for Regifted
REMOVED = 8  # `card`, by Allergic
DREW_GIFTS = 9  # `number` cards for Regifted
LEAD_CHANGED = 10  # `card`: the Lead Suit from now on
COLLECTED = 11  # `number` cards
LULLED = 12  # the seat leads on
NOBODY = 13  # no card could win; the seat leads again
SET_WON = 14  # by the seat's side; `card`: the suit of the Princess
SET_UNWON = 15  # `card`: the suit of the Princess
EXTRA_SET = 16  # among those who are tied
ENDED = 17


@rule
def tell(record: Courtship, kind: int, seat: int, number: int, card: int) -> None:
    """Add what all saw."""
    if record.history_count < MOST_TOLD:
        record.history[record.history_count] = kind | seat << 5 | number << 8 | card << 16
        record.history_count += 1


@rule
def begin_step(record: Courtship) -> None:
    """What follows belongs to the next step."""
    record.told_from = record.history_count


@rule
def begin_history(record: Courtship) -> None:
    """Forget the set before, except for its last step, which is still being told."""
    kept = record.history_count - record.told_from
    for at in range(kept):
        record.history[at] = record.history[record.told_from + at]
    for at in range(kept, record.history_count):
        record.history[at] = 0
    record.history_count = kept
    record.told_from = 0


@rule
def kind_of(entry: int) -> int:
    return entry & 31


@rule
def seat_of(entry: int) -> int:
    return entry >> 5 & 7


@rule
def number_in(entry: int) -> int:
    return entry >> 8 & 255


@rule
def card_in(entry: int) -> int:
    return entry >> 16
