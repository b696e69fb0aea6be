"""What the last step told, entry by entry, each packed into one word; nothing in it is hidden from anybody.

Entries, with what the fields mean:
"""

from __future__ import annotations

from coronet.games.r.record import MOST_TOLD, Duel
from coronet.kernel.rule import rule

PLAYED_OPENLY = 1  # `one`: the card
JUDGED = 2  # cards `one` and `other` of seats 0 and 1; `number`: who wins, as box/judge.py has it; `seat`: by lovers
SCORED = 3  # `seat` gets `number` victories
SEVERED = 4  # cards `one` and `other` of seats 0 and 1
SWAPPED = 5  # the same
KEPT = 6  # `seat` kept a card of a packet
OPENED = 7  # a packet, `number` from 1, by `seat`
HANDS_KNOWN = 8  # the draft is over
ALL_LAID = 9  # both orders are laid
LAID_ANEW = 10  # by `seat`
RESHUFFLED = 11  # by `seat`
MAY_TAKE = 12  # `seat` is asked for its last chance
TOOK = 13  # `seat` took card `one` back
DECLINED = 14  # `seat` took nothing back
NIGHT_ENDED = 15  # `one` and `other`: its victories
GAME_ENDED = 16  # `seat` won a game of the match; `number` 1: drawn
CHOSE = 17  # `seat` chose variant `number` for the next game
BEGAN = 18  # a game or night, `number` from 1
ENDED = 19  # everything is over
DREW = 20  # cards came from the decks


@rule
def tell(record: Duel, kind: int, seat: int, number: int, one: int, other: int) -> None:
    """Add to what the step told."""
    if record.told_count < MOST_TOLD:
        record.told[record.told_count] = kind | seat << 5 | number << 8 | one << 16 | other << 32
        record.told_count += 1


@rule
def begin_step(record: Duel) -> None:
    """Forget the step before."""
    for at in range(record.told_count):
        record.told[at] = 0
    record.told_count = 0


@rule
def number_in(entry: int) -> int:
    return entry >> 8 & 255


@rule
def one_in(entry: int) -> int:
    return entry >> 16 & 65535


@rule
def other_in(entry: int) -> int:
    return entry >> 32 & 65535
