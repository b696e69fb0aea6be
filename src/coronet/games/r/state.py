"""A position of a known game in one word, and back: what a solver enumerates (rules, section 12).

A position is what decides all that follows where both hands are known: both hands, victories (where nights are counted
only their difference), rounds on hold, bonus, who is spied, and with last-chance what may still be taken back. Settings
and variants are not in it: they stand in the record that a position is put into. What is chosen in a
position: cards for a round, a last chance, or a card to sever or swap in secret.
"""

from __future__ import annotations

from coronet.games.box.cards import NO_CARD, PLAIN
from coronet.games.r import hooks
from coronet.games.r.duel import (
    end_if_out_of_cards,
    may_take_back,
    play_round,
    playable,
    seat_with_a_chance,
    use_chance,
)
from coronet.games.r.record import (
    FIRST_WON,
    LAST_CHANCE_SLOT,
    NEXT_ROUND,
    NO_SEAT,
    SEATS,
    SECOND_WON,
    SEVER_CARD,
    SWAP_CARD,
    TAKE_BACK,
    UNDECIDED,
    Duel,
)
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule

PLAYED, CHANCE, SEVERING, SWAPPING = range(4)  # what is chosen in a position
EVEN = 32  # where the difference of victories is 0
CARDS_AT = 25  # the bit where the cards begin; below it is the situation: all else that decides what follows
MOST_SUCCESSORS = 64


@rule
def pack(record: Duel, step: int) -> int:
    """The position of this record; `step` says what is chosen in it."""
    first = record.victories[0]
    second = record.victories[1]
    if hooks.counts_nights(record, 0):
        first = EVEN + first - second
        second = 0
    word = step | first << 2 | second << 8 | record.held[0] << 11 | record.held[1] << 15
    word |= (record.bonus[0] >> 1 | record.bonus[1]) << 19 | record.spied << 21 | record.chances_gone << 23
    return word | packed_cards(record) << CARDS_AT


@rule
def packed_cards(record: Duel) -> int:
    """Both hands; with last-chance two bits a card, so that cards lost and on hold are told apart."""
    shift = 0 if record.coloured else PLAIN
    if record.slots[LAST_CHANCE_SLOT] == 0:
        width = 16 if record.coloured else 8
        return record.hand[0] >> shift | record.hand[1] >> shift << width
    word = 0
    for seat in range(SEATS):
        marked = (record.hand[seat] | record.on_hold[seat]) >> shift
        other = (record.lost[seat] | record.on_hold[seat]) >> shift
        word |= (marked | other << 8) << 16 * seat
    return word


@rule
def unpack(record: Duel, word: int) -> None:
    """Put a position into a record that has its settings."""
    first = word >> 2 & 63
    second = word >> 8 & 7
    if hooks.counts_nights(record, 0):
        second = EVEN - first if first < EVEN else 0
        first = first - EVEN if first > EVEN else 0
    record.victories[0] = first
    record.victories[1] = second
    record.held[0] = word >> 11 & 15
    record.held[1] = word >> 15 & 15
    record.bonus[0] = (word >> 19 & 1) << 1
    record.bonus[1] = word >> 19 & 2
    record.spied = word >> 21 & 3
    record.chances_gone = word >> 23 & 3
    record.verdict = UNDECIDED
    record.rounds = 0
    unpack_cards(record, word >> CARDS_AT)
    step = word & 3
    record.phase = NEXT_ROUND
    if step == CHANCE:
        record.phase = TAKE_BACK
    elif step == SEVERING:
        record.phase = SEVER_CARD
    elif step == SWAPPING:
        record.phase = SWAP_CARD


@rule
def unpack_cards(record: Duel, word: int) -> None:
    shift = 0 if record.coloured else PLAIN
    if record.slots[LAST_CHANCE_SLOT] == 0:
        width = 16 if record.coloured else 8
        record.hand[0] = (word & ((1 << width) - 1)) << shift
        record.hand[1] = word >> width << shift
        return
    for seat in range(SEATS):
        marked = word >> 16 * seat & 255
        other = word >> 16 * seat + 8 & 255
        record.hand[seat] = (marked & ~other) << shift
        record.lost[seat] = (other & ~marked) << shift
        record.on_hold[seat] = (marked & other) << shift


@rule
def is_packed(record: Duel) -> int:
    """Whether positions of this game fit: cards with colour leave no room for what last-chance has to know."""
    return int(record.coloured == 0 or record.slots[LAST_CHANCE_SLOT] == 0)


@rule
def next_step(record: Duel) -> int:
    """What is chosen after a round: a last chance where one is asked for, otherwise the next round."""
    seat = seat_with_a_chance(record)
    if seat == NO_SEAT:
        return PLAYED
    if may_take_back(record, seat):
        return CHANCE
    use_chance(record, seat, 0)
    return PLAYED


@rule
def options(record: Duel, seat: int) -> int:
    """The cards that a seat may choose in an unpacked position; at a last chance it may also choose none."""
    if record.phase != TAKE_BACK:
        return playable(record, seat)
    return record.lost[seat] if seat == seat_with_a_chance(record) else 0


@rule
def after(record: Duel, word: int, first: int, second: int) -> int:
    """The position after the choices of seats 0 and 1, or the verdict of a finished game as a negative number.

    NO_CARD stands for a seat that has nothing to choose, or chooses no card.
    """
    unpack(record, word)
    step = word & 3
    if step == PLAYED:
        play_round(record, first, second)
        step = next_step(record)
    elif step == CHANCE:
        seat = seat_with_a_chance(record)
        card = second if seat else first
        use_chance(record, seat, 0 if card == NO_CARD else 1 << card)
        step = PLAYED
    else:
        step = set_up_after(record, step, 1 << first, 1 << second)
    if step == PLAYED:
        end_if_out_of_cards(record)
    if record.verdict != UNDECIDED:
        return -record.verdict
    return pack(record, step)


@rule
def set_up_after(record: Duel, step: int, one: int, other: int) -> int:
    """Sever or swap two cards; what is chosen next."""
    record.hand[0] &= ~one
    record.hand[1] &= ~other
    if step == SEVERING:
        return SWAPPING if hooks.swaps(record, 0) else PLAYED
    record.hand[0] |= other
    record.hand[1] |= one
    return PLAYED


@rule
def value_of(verdict: int) -> int:
    """What a finished game is worth to seat 0, from the negative number that `after` gives."""
    if verdict == -FIRST_WON:
        return 1
    return -1 if verdict == -SECOND_WON else 0


@rule
def successors(record: Duel, word: int, out: list[int]) -> int:
    """Write the unfinished positions after each pair of choices into `out`, with repetitions; their number."""
    unpack(record, word)
    first = options(record, 0)
    second = options(record, 1)
    written = 0
    if word & 3 == CHANCE:
        following = after(record, word, NO_CARD, NO_CARD)
        if following > 0:
            out[written] = following
            written += 1
    one_left = first if first else 1
    while one_left:
        one = lowest(one_left) if first else NO_CARD
        other_left = second if second else 1
        while other_left:
            following = after(record, word, one, lowest(other_left) if second else NO_CARD)
            if following > 0:
                out[written] = following
                written += 1
            other_left &= other_left - 1
        one_left &= one_left - 1
    return written
