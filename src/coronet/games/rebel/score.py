"""Scores: proposals of a round, Rebel of the Ball, who leads next, ties, winners.

The scores of a round stand packed in one word, ten bits a seat, and above them who took the Frog. Everything about a
finished round reads the `last_...` fields, so that its score sheet can be written at any time until the next one ends.
"""

from __future__ import annotations

from coronet.games.rebel import hooks
from coronet.games.rebel.cards import FROG_CARD, PRINCES
from coronet.games.rebel.record import CLASSIC, DELUXE, Round
from coronet.games.rebel.score_lines import LINES, basic_cards, basic_points
from coronet.kernel.rule import rule

REBEL_SCORE = -10
PACKED_ZERO = 512
FROG_SHIFT = 60
LEADS_BY = {CLASSIC: "last-trick", DELUXE: "lowest-total"}  # what `next_leader` goes by


@rule
def score_of(record: Round, round_at: int, seat: int) -> int:
    """The score of a finished round of this game."""
    return (record.scores[round_at] >> 10 * seat & 1023) - PACKED_ZERO


@rule
def frog_taker(record: Round, round_at: int) -> int:
    """Who took the Frog in a finished round of this game, or NO_SEAT."""
    return (record.scores[round_at] >> FROG_SHIFT & 7) - 1


@rule
def total_of(record: Round, seat: int) -> int:
    return record.total[seat]


@rule
def line_cards(record: Round, seat: int, line: int) -> int:
    return hooks.score_cards(record, seat, line, basic_cards(line, record.last_taken[seat]))


@rule
def line_points(record: Round, seat: int, line: int) -> int:
    cards = line_cards(record, seat, line)
    return hooks.score_points(record, seat, line, cards, basic_points(line, cards))


@rule
def is_rebel(record: Round, seat: int) -> int:
    """Deluxe: who took all Princes and the Frog that were dealt."""
    if record.edition == CLASSIC or not hooks.has_rebel(record, 1):
        return 0
    wanted = record.last_dealt & (PRINCES | FROG_CARD)
    if wanted & PRINCES == 0 or wanted & FROG_CARD == 0:
        return 0
    return int(wanted & ~record.last_taken[seat] == 0)


@rule
def proposals(record: Round, seat: int) -> int:
    """What the seat scores for the last finished round."""
    if is_rebel(record, seat):
        return REBEL_SCORE
    points = 0
    for line in range(LINES):
        points += line_points(record, seat, line)
    return points


@rule
def score_round(record: Round) -> None:
    record.last_round = record.round
    record.last_dealt = record.dealt
    for seat in range(record.players):
        record.last_taken[seat] = record.taken[seat] | record.gifts_won[seat]
        record.last_tricks[seat] = record.tricks[seat]
        record.last_total[seat] = record.total[seat]
    packed = 0
    lowest_score = 1000
    for seat in range(record.players):
        points = proposals(record, seat)
        packed |= points + PACKED_ZERO << 10 * seat
        if record.last_taken[seat] & FROG_CARD:
            packed |= seat + 1 << FROG_SHIFT
        lowest_score = min(lowest_score, points)
        record.total[seat] += points
    record.scores[record.round_at] = packed
    for seat in range(record.players):
        record.good_rounds[seat] += is_good_round(record.edition, score_of(record, record.round_at, seat), lowest_score)


@rule
def is_good_round(edition: int, points: int, lowest_score: int) -> int:
    """Whether a round counts for the tie-break: classic exactly 0; deluxe 0 or less, or the round's lowest."""
    if edition == CLASSIC:
        return int(points == 0)
    return int(points <= 0 or points == lowest_score)


@rule
def next_leader(record: Round) -> int:
    """Classic: who won the last trick. Deluxe: the lowest total, among equals the first to the left of who began."""
    if record.edition == CLASSIC:
        return record.last_winner
    best = (record.began + 1) % record.players
    for step in range(2, record.players + 1):
        seat = (record.began + step) % record.players
        if record.total[seat] < record.total[best]:
            best = seat
    return best


@rule
def leading_seats(record: Round) -> int:
    """The lowest totals, and among them the most rounds for the tie-break."""
    best = 0
    for seat in range(1, record.players):
        fewer = record.total[seat] < record.total[best]
        if fewer or (record.total[seat] == record.total[best] and record.good_rounds[seat] > record.good_rounds[best]):
            best = seat
    seats = 0
    for seat in range(record.players):
        if record.total[seat] == record.total[best] and record.good_rounds[seat] == record.good_rounds[best]:
            seats |= 1 << seat
    return seats
