"""Rules of thumb for R: a score for every choice that is open to a seat; the highest is the best.

What a card would do is asked of the rules themselves: against the card that lies open, or on average against all cards
that the other seat may still play. Close scores count as equal, so that secret choices stay mixed.
"""

from __future__ import annotations

from coronet.games.box.cards import CHARACTERS, character_of
from coronet.games.box.choices import KEEP, PLAY, SEVER, SWAP, TAKE
from coronet.games.box.game import BoxGame
from coronet.games.box.judge import GENERAL_WORKS, HELD, LOVERS, SPY_WORKS
from coronet.games.choosing import cards_in, kind_of
from coronet.games.r.duel import held_worth, outcome_of, victories_won
from coronet.games.r.game import GAME
from coronet.games.r.hooks import lovers_worth, winning_seat
from coronet.games.r.record import NO_SEAT, Duel
from coronet.kernel.bits import each, lowest

NEAR = 60  # hundredths of a victory within which choices count as equally good
SURE = 100  # what is known counts so much more than what is guessed
GAME_WON = 400
IN_FORCE = 30  # a bonus, or a look at the other's card
GIVING = (SEVER, SWAP)
CARED_FOR = (*GIVING, KEEP, TAKE)  # an order, and the next game of a match, are left to chance
WORTH = {"prince": 60, "magician": 70, "minister": 55, "assassin": 50, "spy": 45, "general": 40, "jester": 30}


def game_of(record: Duel) -> BoxGame:
    """The game that this record belongs to."""
    return GAME


def score_options(veiled: Duel, seat: int, options: list[int], level: str) -> list[int]:
    """A score for each of these choices; all levels see the same."""
    kind = kind_of(options[0])
    if kind == PLAY:
        return [_card_score(veiled, seat, lowest(cards_in(choice))) for choice in options]
    sign = -1 if kind in GIVING else 1
    return [sign * SURE * _worth(choice) if kind_of(choice) in CARED_FOR else 0 for choice in options]


def _worth(choice: int) -> int:
    """What a card is worth to hold; nothing for a choice without one."""
    cards = cards_in(choice)
    return WORTH.get(CHARACTERS[character_of(lowest(cards))], 0) if cards else 0


def _card_score(veiled: Duel, seat: int, card: int) -> int:
    if veiled.open_seat != NO_SEAT:
        return SURE * _result(veiled, seat, card, veiled.open_card)
    unplayed = veiled.hand[1 - seat] | veiled.deck[1 - seat]
    results = [_result(veiled, seat, card, other) for other in each(unplayed)]
    return sum(results) // len(results)


def _result(veiled: Duel, seat: int, card: int, other: int) -> int:
    """What a round brings to a seat, in hundredths of a victory."""
    outcome = outcome_of(veiled, *((other, card) if seat else (card, other)))
    score = 0
    for one, sign in ((seat, 1), (1 - seat, -1)):
        score += sign * IN_FORCE * bool(outcome & GENERAL_WORKS << one)
        score += sign * IN_FORCE * bool(outcome & SPY_WORKS << one)
    winner = outcome & 3
    if winner == HELD:
        return score + 10 * (held_worth(veiled, seat, outcome) - held_worth(veiled, 1 - seat, outcome))
    won = 100 * victories_won(veiled, winner, outcome)
    if outcome & LOVERS and not lovers_worth(veiled, 0):
        won = GAME_WON
    return score + (won if winning_seat(veiled, winner) == seat else -won)
