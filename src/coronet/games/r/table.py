"""The rounds of the game at hand, each packed into a word: both cards and the winner."""

from __future__ import annotations

from coronet.games.box.judge import HELD
from coronet.games.box.rounds import card_of, laid_round, winner_of
from coronet.games.r.record import MOST_ROUNDS, Duel
from coronet.kernel.rule import rule

GONE = 31  # in the place of a card that was taken back


@rule
def lay_round(record: Duel, first: int, second: int, winner: int, takes_held: int) -> None:
    """Put a round on the table; the winner may win the rounds on hold before it too."""
    if takes_held:
        for at in range(record.rounds):
            if winner_of(record.table[at]) == HELD:
                record.table[at] += (winner - HELD) << 10
    if record.rounds < MOST_ROUNDS:
        record.table[record.rounds] = laid_round(first, second, winner)
        record.rounds += 1


@rule
def lift_card(record: Duel, seat: int, card: int) -> None:
    """Take a card from the table."""
    for at in range(record.rounds):
        if card_of(record.table[at], seat) == card:
            record.table[at] |= GONE << 5 * seat
