"""The record of a game of Crowns: every field with its meaning."""

from __future__ import annotations

from typing import Annotated

from coronet.kernel.record import Record, record

MAX_SEATS = 4
CARDS = 12
ALL_CARDS = (1 << CARDS) - 1
HAND = 3  # at most
NO_CARD = NO_SEAT = -1

EVENTS = ("-", "deal")
DEAL_EVENT = 1
DEAL, PLAY, OVER = range(3)

Seats = Annotated[list[int], 4]


@record
class Crowns(Record):
    """All that a game of Crowns knows. Cards are 0 to 11, sets of cards and seats are bits."""

    players: int
    cards: int  # that each seat is dealt
    lowest: int  # 1 where the lowest card takes the crown
    chance: Annotated[list[int], 4]  # the generator's words
    phase: int
    waiting: int  # the seats that must choose now
    pending: Seats  # choices made and not yet shown; 0 for none
    asked: Seats  # how many questions each seat has been put
    hand: Seats
    hand_size: Seats
    deck: int  # cards that nobody was dealt
    played: int  # cards shown so far
    shown: Seats  # each seat's card of the last round, or NO_CARD
    round: int  # 0 in the first
    crowns: Seats
    taker: int  # of the last crown, or NO_SEAT
    winners: int  # a set of seats once the game is over
