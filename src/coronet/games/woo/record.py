"""The record of a game of Woo the Princess: every field with its meaning.

Everything is an integer: a seat, a count, a flag, a set of gifts (bits of `cards.py`), a set of seats (bit per seat).
A *side* wins Princess cards: a seat by itself, or in teams 0 for the even seats and 1 for the odd ones.
"""

from __future__ import annotations

from pkgutil import iter_modules
from typing import Annotated

from coronet.games.woo import gifts
from coronet.games.woo.cards import CARD_NAMES
from coronet.kernel.record import Record, record, with_words

MAX_SEATS = 7
NO_SEAT = -1
NOT_YET = -1  # no set is finished
Seats = Annotated[list[int], 7]
MODES = ("each", "ghost", "teams")
EACH, GHOST, TEAMS = range(3)
GHOST_SEAT = 2

HAND = 6
ROUNDS = 5
MOST_IN_TRICK = 20
MOST_TOLD = 160

EVENTS = ("-", "high-draw", "princess-card", "gifts", "exchange", "regifted", "ghost")
HIGH_DRAW_EVENT, PRINCESS_EVENT, GIFTS_EVENT, EXCHANGE_EVENT, REGIFTED_EVENT, GHOST_EVENT = range(1, len(EVENTS))

# What is to be done next, or what is being asked while seats are waited for.
(
    HIGH_DRAW,
    BEGIN_SET,
    EXCHANGE,
    BEGIN_ROUND,
    TURN,
    PLAY,
    ALLERGIC,
    REMOVE,
    REGIFTED,
    GIFT,
    NEXT_TURN,
    END_ROUND,
    END_SET,
    OVER,
) = range(14)


_FILES = {file.name for file in iter_modules(gifts.__path__)}


@record
@with_words(sorted(_FILES - set(CARD_NAMES) - {"allergic", "irresistible", "lullabye", "regifted"}))
class Courtship(Record):
    """All that a game knows. Gifts that are not named here have their set at the end."""

    # Settings
    players: int  # seats, the Ghost's too
    mode: int  # EACH, GHOST or TEAMS
    allergic: int  # the gifts of each effect
    irresistible: int
    lullabye: int
    regifted: int
    special: int  # all of them
    first_leader: int  # a seat, or NO_SEAT for the high draw
    exchanges: int  # whether sets begin with the exchange
    goal: int  # Princess cards to be won
    max_sets: int
    in_game: int  # the gifts there are
    chance: Annotated[list[int], 4]  # the generator's words

    # The game
    high: Seats  # the last pass of the high draw: card + 1; 0 for a seat that did not draw in it
    princess_deck: int  # Princess cards that have not been face up; of each suit the lowest bits
    bottom: int  # suits returned, two bits each, the oldest lowest
    bottom_count: int
    won: Seats  # by side: suits won, two bits each, the oldest lowest
    won_count: Seats  # by side
    sets: int  # finished
    set_winners: int  # the seats that won the last finished set; NOT_YET before the first
    winners: int  # a set of seats once the game is over

    # What is asked
    phase: int  # one of the list above
    waiting: int  # the seats that must choose now
    pending: Seats  # choices of the exchange, not yet in effect; 0 for none
    asked: Seats  # how many questions each seat has been put

    # The set
    playing: int  # the seats in the set
    wooing: int  # the Wooing Suit
    leader: int  # of this round, or of the next between rounds
    hand: Seats
    hand_size: Seats
    deck: int
    deck_size: int
    collected: Seats
    face_up: int  # discarded so that all saw it
    exchangers: int  # the seats that have exchanged
    exchanged: Seats  # what each discarded in the exchange, a set of one
    drawn: Seats  # what each drew for it, a set of one
    buried: Seats  # what each discarded face down for Regifted
    buried_count: Seats
    rounds: int  # finished
    round_winner: int  # who collected the last finished round; or NO_SEAT

    # What seats can tell from the set before, and from this one
    carrying: int  # the seats that began the set with one carried card
    carried: Seats  # that card, a set of one
    shown_before: int  # what lay face up in the set before
    kept_before: Seats  # what each held at its end or had discarded face down
    void_before: Seats  # suits, a bit each, that a seat could not follow then
    collected_before: Seats  # what each had collected when the last finished set was over
    wooing_before: int  # the Wooing Suit of that set
    playing_before: int  # the seats in it
    void: Seats  # the same in this set
    played: Seats  # what each has played from hand in this set

    # The round
    turn: int  # whose
    to_play: int  # how many have yet to play, the one on turn too
    trick: Annotated[list[int], 20]  # card and seat of all cards played, in order, gone ones too
    trick_count: int
    in_play: int
    first_suit: int  # of the first suited card played; or NO_SUIT
    lead: int  # the Lead Suit; or NO_SUIT
    offered: int  # what Regifted drew, while one is being chosen
    offer_size: int

    # What all saw in this set, packed (history.py); the last step begins at `told_from`
    history: Annotated[list[int], 160]
    history_count: int
    told_from: int


@record
class Study(Record):
    """What a seat can tell of a position, found out once for many worlds (imagined/study.py)."""

    chance: Annotated[list[int], 4]  # the generator's words, for the worlds to come
    unseen: int  # the gifts that the seat cannot place
    unseen_count: int
    others: int  # the other seats in the set
    bearers: int  # of these, the ones that began the set with a carried card
    can_have_played: Seats  # of a bearer's plays, those that can have been the carried card
    can_hold: Seats  # unseen gifts that a bearer can have carried and still hold
    can_have_exchanged: Seats  # unseen gifts that a bearer can have carried and exchanged
    most_borne: int  # of how many bearers the carried card can be unseen
    allowed: Seats  # unseen gifts that a seat may hold
    barred: int  # how many seats are void in a suit of unseen gifts
    order: Seats  # these seats, the one with fewest gifts allowed first
    least: Seats  # by place in this order: how many gifts are dealt at least,
    most_left: Seats  # how many are there to deal from at most,
    least_out: Seats  # and how many of these are not allowed at least
