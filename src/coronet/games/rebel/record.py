"""The record of a game of Rebel Princess: every field with its meaning.

Everything is an integer: a seat, a count, a flag, a set of cards (bits of `cards.py`), a set of seats (bit per seat).
"""

from __future__ import annotations

from typing import Annotated

from coronet.games.rebel.cards import NO_SUIT
from coronet.kernel.record import Record, record

MAX_SEATS = 6

Seats = Annotated[list[int], 6]
Rounds = Annotated[list[int], 32]
Places = Annotated[list[int], 12]  # two cards for each of six seats

EDITIONS = ("classic", "deluxe")
CLASSIC, DELUXE = range(len(EDITIONS))
HOURGLASS_LAST, ANYTHING = range(2)
GIVEN, CHOSEN, DEALT, TWO_KEEP_ONE = range(4)
NO_SEAT = -1
NO_PRINCESS = 0
# House rules: all cards taken in the round stay visible; nobody's sum is shown; powers begin in the second round
CARDS_OPEN, COUNTS_SECRET, POWERS_LATER = 1, 2, 4
UNSEEN = -1  # in a veiled trick: a card that lies face down

# What chance decides, in draws and in the log.
EVENTS = ("-", "deal", "leader", "princess", "round", "ice-princess", "scheherazade", "sleeping-beauty", "alice")
(
    DEAL_EVENT,
    LEADER_EVENT,
    PRINCESS_EVENT,
    ROUND_EVENT,
    ICE_EVENT,
    BARTER_EVENT,
    SPINDLE_EVENT,
    MADNESS_EVENT,
) = range(1, len(EVENTS))

# What is to be done next, or what is being asked while seats are waited for.
(
    BEGIN_GAME,
    CHOOSE_PRINCESS,
    KEEP_PRINCESS,
    BEGIN_ROUND,
    PASS_CARDS,
    START_OF_ROUND,
    SET_ASIDE,
    SHOW_SUIT,
    SPLIT_HAND,
    BEGIN_TRICK,
    EARLY_WINDOWS,
    GIVE_GIFTS,
    WINDOWS,
    NAME_AGAIN,
    GIVE_TO_BEAUTY,
    KEEP_ONE,
    DEAL_OUT,
    TRADE_OR_RETURN,
    FREEZE_ONE,
    PLAY_CARD,
    ALL_PLAYED,
    FIND_WINNER,
    TRICK_WON,
    HAGGLE_ONCE,
    HAGGLE_AGAIN,
    TRICK_SETTLED,
    TAKE_TRICK,
    AFTER_TRICK,
    PASS_ONE,
    SCORE_ROUND,
    GAME_OVER,
) = range(31)


@record
class Round(Record):
    """All that a game knows; named after the round in play, which is most of it."""

    # Settings
    edition: int  # CLASSIC or DELUXE
    players: int
    rounds_by: int  # how those are drawn that nobody chose: HOURGLASS_LAST or ANYTHING
    rounds_planned: int
    princesses_by: int  # GIVEN, CHOSEN, DEALT or TWO_KEEP_ONE
    first_leader: int  # a seat, or NO_SEAT: by chance
    open_memory: int  # the house rules that hold, a set: CARDS_OPEN, COUNTS_SECRET, POWERS_LATER
    passing: int  # 0 only in conformance cases
    tiebreak: int  # 0 only in conformance cases
    chance: Annotated[list[int], 4]  # the generator's words

    # The game
    phase: int  # one of the list above
    waiting: int  # the seats that must choose now
    pending: Seats  # choices made at once with others, not yet in effect; 0 for none
    asked: Seats  # how many questions each seat has been put
    round_at: int  # 0 in the first round
    extra_rounds: int  # tie-break rounds begun
    round_cards: Rounds  # those chosen, or turned up so far; 0 for one that will be drawn
    rounds_played: int  # a set of round numbers, the present one included
    scores: Rounds  # each round's scores, packed (score.py)
    total: Seats
    good_rounds: Seats  # rounds that count for the tie-break
    princess: Seats
    offered: Seats  # sets of princesses to choose from
    picker: int  # who chooses a princess next
    winners: int  # a set of seats once the game is over

    # The round
    round: int  # the number of its card; 0 before the first
    began: int  # who was to lead its first trick
    dealt: int
    hand: Seats
    hand_size: Seats
    aside: Seats
    aside_size: Seats
    picked_up: int  # the cards set aside have come to the hands
    open_cards: Seats  # lying open in crystal-clear
    taken: Seats  # without gifts
    tricks: Seats  # how many tricks each took
    gifted: Seats  # the gifts each has given
    gift_pile: int
    gifts_on_pile: int
    gifts_won: Seats
    used: int  # the seats whose power is used
    princes_in: int
    prince_played: int  # in whatever way: the Little Mermaid may name Princes
    history: Annotated[list[int], 160]  # what all saw, in order (history.py)
    history_count: int
    round_from: int  # where this round begins in it; before that stands the end of the round before
    told_from: int  # where the last step begins in it
    secrets: Annotated[list[int], 96]  # cards that moved hidden, with who saw them
    secret_count: int
    secrets_from: int  # the same for the secrets: where this round begins
    secrets_told_from: int  # and where the last step begins

    # The trick
    leader: int
    replay: int  # this trick was undone by Alice and is played again
    gifts_due: int  # gifts are given before this trick
    window_at: int  # seats gone through since the asking began, or began anew
    declined: Seats  # the question that each has declined before this trick, nothing having changed since; or 0
    window_seat: int  # who was asked last
    window_phase: int  # EARLY_WINDOWS or WINDOWS: where the steps of a power go back to
    place: int  # cards played so far
    trick: Places
    led: int  # the suit to follow, or NO_SUIT
    face_down: int  # places
    zero_places: int  # places whose card counts as zero
    zero_seat: int  # whose further low cards count as zero too
    void_places: int  # places played by void players
    frozen_places: int  # places of frozen cards
    power_places: int  # places whose card was played with a power
    reversed: int  # the order was turned before the trick
    suits_named: int  # a set of suits, this trick
    forced_suit: int  # to be led if held, or NO_SUIT
    prince_first: int  # a Prince is to be led if held
    pea_seat: int  # all others must play above five; or NO_SEAT
    free_seat: int  # need not follow; or NO_SEAT
    freezer: int  # who used cold this trick; or NO_SEAT
    frozen_seat: int
    frozen_card: int  # a set of one card, or 0
    drawn: int  # cards looked at in the middle of a power
    drawn_from: int
    pool: int  # cards before Sleeping Beauty
    given: Seats  # who gave her which
    portion: Seats  # what she deals to whom
    portioned: int  # the seats she has dealt to
    swapped_cards: int  # a set: those swapped into the trick
    swapper: int
    winner: int  # of the trick at hand, once found; or NO_SEAT
    next_leader: int  # named by a power; or NO_SEAT

    # What came before
    last_trick: Places
    last_place: int  # how many cards the last trick had
    last_leader: int
    last_winner: int  # or NO_SEAT before the first trick
    last_round: int  # number of the card of the last finished round
    last_taken: Seats  # gifts included
    last_tricks: Seats
    last_total: Seats  # totals before that round
    last_dealt: int


def fresh() -> Round:
    """A record with nothing in it yet."""
    record = Round()
    record.last_winner = NO_SEAT
    record.forced_suit = record.led = NO_SUIT
    record.pea_seat = record.free_seat = record.freezer = record.frozen_seat = record.zero_seat = NO_SEAT
    record.swapper = record.winner = record.next_leader = record.drawn_from = record.window_seat = NO_SEAT
    return record
