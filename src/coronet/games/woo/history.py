"""What all saw in the set at hand, in order, each entry packed into one word; nothing in it is hidden from anybody.

The last round of the set before is still there, until another set begins.

Entries, with what `number` and `card` mean:
"""

from __future__ import annotations

from coronet.games.packed import kind_of
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
    """Forget the set before, except for its last round and its last step, which is still being told."""
    start = min(record.told_from, last_round_from(record))
    kept = record.history_count - start
    for at in range(kept):
        record.history[at] = record.history[start + at]
    for at in range(kept, record.history_count):
        record.history[at] = 0
    record.history_count = kept
    record.told_from -= start


@rule
def last_round_from(record: Courtship) -> int:
    """Where the last finished round begins: after the end of the one before."""
    ends = 0
    at = record.history_count
    while at > 0 and ends < 2:
        at -= 1
        ends += ends_round(record.history[at])
    return at + 1 if ends == 2 else 0


@rule
def ends_round(entry: int) -> int:
    """Whether a round ended with this."""
    return int(COLLECTED <= kind_of(entry) <= NOBODY)


@rule
def number_in(entry: int) -> int:
    return entry >> 8 & 255


@rule
def card_in(entry: int) -> int:
    return entry >> 16
