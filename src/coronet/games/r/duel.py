"""A round of the duel: judged, counted, and what it puts in force for the next (rules, sections 2 to 5).

These rules need no chance and no question, so they are what a solver steps through: `first_seat`, `playable`,
`play_round`, `may_take_back`, `take_card`, `end_if_out_of_cards`, and `verdict` in the record.
"""

from __future__ import annotations

from coronet.games.box.judge import (
    ALL_POWERS,
    BONUS,
    GENERAL_WORKS,
    HELD,
    LOVERS,
    MINISTER_WORKS,
    judge,
    spied_seats,
)
from coronet.games.r import hooks
from coronet.games.r.record import DRAWN, FIRST_WON, NO_SEAT, SEATS, UNDECIDED, Duel
from coronet.games.r.table import lay_round
from coronet.kernel.rule import rule

VICTORIES_NEEDED = 4


@rule
def first_seat(record: Duel) -> int:
    """Who plays openly before the other chooses in the coming round; or NO_SEAT."""
    if record.spied == 1:
        return 0
    if record.spied == 2:
        return 1
    return hooks.opening_seat(record, NO_SEAT)


@rule
def playable(record: Duel, seat: int) -> int:
    """The cards that a seat may play, as a set."""
    return record.hand[seat]


@rule
def play_round(record: Duel, first: int, second: int) -> None:
    """Play these cards of seats 0 and 1: the whole of a round."""
    outcome = outcome_of(record, first, second)
    record.hand[0] &= ~(1 << first)
    record.hand[1] &= ~(1 << second)
    record.known[0] &= ~(1 << first)
    record.known[1] &= ~(1 << second)
    count_round(record, first, second, outcome)
    for seat in range(SEATS):
        record.bonus[seat] = BONUS if outcome & GENERAL_WORKS << seat else 0
    record.spied = spied_seats(outcome)


@rule
def outcome_of(record: Duel, first: int, second: int) -> int:
    """How a round between these cards goes now, as box/judge.py writes it."""
    powers = hooks.working_powers(record, ALL_POWERS)
    return judge(powers, record.jester_stops_all, first, second, record.bonus[0], record.bonus[1])


@rule
def count_round(record: Duel, first: int, second: int, outcome: int) -> None:
    """Victories, rounds on hold, the table, and whether the game has ended."""
    winner = outcome & 3
    lovers_win_game = int(outcome & LOVERS > 0 and hooks.lovers_worth(record, 0) == 0)
    lay_round(record, first, second, winner, int(winner != HELD and lovers_win_game == 0))
    if hooks.gives_chances(record, 0):
        for seat in range(SEATS):
            note_lost(record, seat, 1 << (second if seat else first), winner)
    if lovers_win_game:
        record.verdict = FIRST_WON + hooks.winning_seat(record, winner)
    elif winner == HELD:
        for seat in range(SEATS):
            record.held[seat] += held_worth(record, seat, outcome)
    else:
        record.victories[winner] += victories_won(record, winner, outcome)
        record.held[0] = record.held[1] = 0
        if record.victories[winner] >= hooks.target(record, VICTORIES_NEEDED):
            record.verdict = FIRST_WON + hooks.winning_seat(record, winner)


@rule
def victories_won(record: Duel, winner: int, outcome: int) -> int:
    """What the winner of a round gets, its side of the rounds on hold included."""
    worth = 2 if outcome & MINISTER_WORKS << winner else 1
    if outcome & LOVERS:
        worth = hooks.lovers_worth(record, worth)
    return worth + record.held[winner]


@rule
def held_worth(record: Duel, seat: int, outcome: int) -> int:
    """What a held round is worth to a seat that wins it later."""
    ministers = outcome & (MINISTER_WORKS | MINISTER_WORKS << 1)
    if record.owner_reading:
        ministers &= MINISTER_WORKS << seat
    return 2 if ministers else 1


@rule
def note_lost(record: Duel, seat: int, card: int, winner: int) -> None:
    """Keep what a seat may take back at its last chance; nothing once that has gone."""
    if record.chances_gone >> seat & 1:
        return
    if record.take_any:
        record.lost[seat] |= card
    elif winner == HELD:
        record.on_hold[seat] |= card
    else:
        if winner != seat:
            record.lost[seat] |= record.on_hold[seat] | card
        record.on_hold[seat] = 0


@rule
def seat_with_a_chance(record: Duel) -> int:
    """Who may take a card back now, because the other has come within one victory; or NO_SEAT."""
    if record.verdict != UNDECIDED or not hooks.gives_chances(record, 0):
        return NO_SEAT
    short = hooks.target(record, VICTORIES_NEEDED) - 1
    for seat in range(SEATS):
        other = 1 - seat
        if record.victories[other] == short and record.chances_gone >> seat & 1 == 0:
            return seat
    return NO_SEAT


@rule
def may_take_back(record: Duel, seat: int) -> int:
    """Whether the seat is asked: only while the other seat can go on."""
    return int(record.hand[1 - seat] | record.deck[1 - seat] > 0)


@rule
def use_chance(record: Duel, seat: int, card: int) -> None:
    """Take this card (a set of one, or empty) back; the chance is gone either way."""
    record.hand[seat] |= card
    record.known[seat] |= card
    record.chances_gone |= 1 << seat
    record.lost[seat] = record.on_hold[seat] = 0


@rule
def end_if_out_of_cards(record: Duel) -> None:
    """No further round can be played: a draw, or more victories where nights are counted."""
    has_first = record.hand[0] | record.deck[0]
    has_second = record.hand[1] | record.deck[1]
    if record.verdict != UNDECIDED or (has_first and has_second):
        return
    record.verdict = DRAWN
    if hooks.counts_nights(record, 0):
        record.verdict = verdict_by(record, record.victories[0], record.victories[1])


@rule
def verdict_by(record: Duel, first: int, second: int) -> int:
    """Who has won with these victories or totals."""
    if first == second:
        return DRAWN
    return FIRST_WON + hooks.winning_seat(record, int(second > first))
